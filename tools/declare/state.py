"""The class of a state's fields, with the copy in its `__init__`: a copy pays for no second table."""

from __future__ import annotations

from rookery.kernel.state_fields import ALWAYS, NUMBER, PLAIN, ROWS, VECTOR, StateField
from tools.declare.game import Declared

WIDTH = 110
INDENT = " " * 12


def fields(game: Declared) -> str:
    declared = game.state
    code = [piece for field in declared for piece in (field.start, field.size, field.shared)]
    kinds = {field.kind for field in declared}
    sizes = ", ".join(f"{name}: int = {usual}" for name, usual in game.sizes.items())
    name = f"{game.title}Fields"
    return "\n".join(
        [
            game.head("All that changes at a table"),
            *game.imports(code),
            "from rookery.kernel.game import State",
            f"from rookery.kernel.runtime import i64{', vec' if VECTOR in kinds else ''}",
            "\n",
            f"class {name}(State):",
            '    """Every field, by itself or as another state has it."""\n',
            f"    def __init__(self, {sizes}, like: {name} | None = None) -> None:",
            "        if like is None:",
            *(noted(f"{INDENT}self.{field.name}{at_first(field)}", field.note) for field in declared),
            "        else:",
            *in_rows([field.name for field in declared if is_shared(field)]),
            *(f"{INDENT}self.{field.name} = {copied(field)}" for field in declared if not is_shared(field)),
            "",
        ]
    )


def noted(line: str, note: str) -> str:
    """A line with its note behind it, or above it where there is no room."""
    if not note:
        return line
    beside = f"{line}  # {note}"
    return beside if len(beside) <= WIDTH else f"{INDENT}# {note}\n{line}"


def at_first(field: StateField) -> str:
    """What a field is in a new state, with its type where that does not show."""
    if field.kind == NUMBER:
        return f": i64 = {field.start}"
    if field.kind == ROWS:
        return f" = vec[vec[i64]]([vec[i64]() for _ in range({field.size})])"
    size = f"({field.size})" if " " in field.size else field.size
    entries = f"[{field.start}] * {size}" if size else ""
    if field.kind == PLAIN:
        return f": list[int] = {entries or '[]'}"
    return f" = vec[i64]({f'{entries}' if entries else ''})"


def is_shared(field: StateField) -> bool:
    return field.kind == NUMBER or field.shared == ALWAYS


def copied(field: StateField) -> str:
    """What a field that copies do not always share is in a copy."""
    there = f"like.{field.name}"
    if field.kind == ROWS:
        return f"vec[vec[i64]]([row[:] for row in {there}])"
    own = f"{there}.copy()" if field.kind == PLAIN else f"{there}[:]"
    return f"{there} if {field.shared} else {own}" if field.shared else own


def in_rows(names: list[str]) -> list[str]:
    """What is only read and set, as many to a line as fit."""
    lines: list[str] = []
    row: list[str] = []
    for name in names:
        if row and len(assigned([*row, name])) > WIDTH:
            lines.append(assigned(row))
            row = []
        row.append(name)
    return [*lines, assigned(row)]


def assigned(names: list[str]) -> str:
    mine, theirs = (", ".join(f"{whose}.{name}" for name in names) for whose in ("self", "like"))
    return f"{INDENT}{mine} = {theirs}"
