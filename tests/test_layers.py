"""Imports point one way: kernel, games, table, bots, and everything with third parties outside."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "rookery"
TYPES_ONLY = "mypy_extensions"  # behind TYPE_CHECKING, for the compiler
STDLIB = "the standard library"
GAMES = "rookery.games"
FACE = "the public names of `rookery` itself"
DATABASE = ("sqlalchemy", "alembic", "psycopg")
WEB = ("fastapi", "h11", "prometheus_client", "pydantic", "pydantic_core", "starlette", "uvicorn")
LEARNING = ("gymnasium", "numpy", "pettingzoo", "pyarrow", "pyspiel")
CORE = ("rookery.kernel", "rookery.table", "rookery.bots")
INNER = (FACE, GAMES, *CORE, "rookery.school")

# Who may import what; the first row that fits a module counts. `*` is the game's own folder.
# A name allows what is inside it too, except `rookery.games`: the registry, never a game.
RULES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("rookery.kernel.runtime", ("typing", "librt", TYPES_ONLY)),
    ("rookery.kernel", ("typing", "rookery.kernel")),
    ("rookery.games.*", ("typing", "rookery.kernel", "rookery.games.*")),
    (GAMES, ("typing",)),
    ("rookery.table", (STDLIB, "rookery.kernel", GAMES, "rookery.table")),
    ("rookery.bots", (STDLIB, "rookery.kernel", "rookery.table", "rookery.bots")),
    ("rookery.school.check", (STDLIB, *CORE, "rookery.words", "rookery.school")),
    ("rookery.school", (STDLIB, *CORE, "rookery.school")),
    (
        "rookery.testing.words",
        (STDLIB, "fluent", "rookery.kernel", "rookery.table", "rookery.testing", "rookery.words"),
    ),
    ("rookery.testing", (STDLIB, "rookery.kernel", "rookery.table", "rookery.testing")),
    ("rookery.build", (STDLIB, "rookery.kernel")),
    ("rookery.words", (STDLIB, "fluent", "rookery.kernel", "rookery.table")),
    ("rookery.storage", (STDLIB, *DATABASE, "rookery.kernel", "rookery.table", "rookery.storage")),
    ("rookery.server", (STDLIB, *WEB, *INNER, "rookery.storage", "rookery.words", "rookery.server")),
    ("rookery.research.vector_core", ("typing", "rookery.kernel")),
    ("rookery.research", (STDLIB, *LEARNING, *INNER, "rookery.research")),
    ("rookery.lab", (STDLIB, "pyarrow", *CORE, "rookery.words", "rookery.lab")),
    ("rookery.client", (STDLIB, "websockets", "rookery.table.chain")),
    ("rookery.cli", (STDLIB, "rich", "rookery")),
    ("rookery", (STDLIB, "rookery.kernel", GAMES, "rookery.table")),
)


class Import(NamedTuple):
    """One imported module, where it stands, and whether only type checkers see it."""

    name: str
    line: int
    types_only: bool


def module_of(path: Path) -> str:
    """The dotted name of a source file."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(tree: ast.AST, types_only: bool = False) -> Iterator[Import]:
    """Every import below a node, those inside functions as well."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, node.lineno, types_only)
        elif isinstance(node, ast.ImportFrom):
            yield from _imports_from(node, types_only)
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from imports(ast.Module(node.body, []), True)
            yield from imports(ast.Module(node.orelse, []), types_only)
        else:
            yield from imports(node, types_only)


def _imports_from(node: ast.ImportFrom, types_only: bool) -> Iterator[Import]:
    """`from rookery import table` imports rookery.table; other names live inside the module."""
    module = "." * node.level + (node.module or "")
    for alias in node.names:
        folder = PACKAGE.parent.joinpath(*module.split("."), alias.name)
        is_module = module.startswith("rookery") and (folder.is_dir() or folder.with_suffix(".py").is_file())
        yield Import(f"{module}.{alias.name}" if is_module else module, node.lineno, types_only)


def own_game(module: str) -> str:
    """`rookery.games.crypt` for a module of Crypt, else nothing."""
    parts = module.split(".")
    return ".".join(parts[:3]) if len(parts) > 2 and module.startswith(GAMES + ".") else ""


def rule_of(module: str) -> tuple[str, tuple[str, ...]]:
    """The row of RULES that a module falls under."""
    for row in RULES:
        layer = row[0].replace("rookery.games.*", own_game(module) or "-")
        if module == layer or (module.startswith(layer + ".") and layer != "rookery"):
            return row
    raise AssertionError(f"{module} belongs to no layer: give it a row in RULES")


def allowed(module: str, found: Import) -> bool:
    """Whether the table lets a module import this."""
    top = found.name.split(".")[0]
    if top == "__future__" or (found.types_only and found.name == TYPES_ONLY):
        return True
    for name in rule_of(module)[1]:
        if name == STDLIB:
            if top in sys.stdlib_module_names:
                return True
        elif name in (GAMES, FACE):
            if found.name == (GAMES if name == GAMES else "rookery"):
                return True
        else:
            prefix = name.replace("rookery.games.*", own_game(module) or "-")
            if found.name == prefix or found.name.startswith(prefix + "."):
                return True
    return False


def wrong_arrows(module: str, text: str) -> list[str]:
    """The imports of a source text that break the table."""
    return [
        f"{module}, line {found.line}: imports {found.name}"
        for found in imports(ast.parse(text))
        if not allowed(module, found)
    ]


def test_every_import_points_the_right_way() -> None:
    wrong: list[str] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        wrong += wrong_arrows(module_of(path), path.read_text())
    assert wrong == []


def test_every_row_of_the_table_is_used() -> None:
    used = {rule_of(module_of(path))[0] for path in PACKAGE.rglob("*.py")}
    assert used == {layer for layer, _ in RULES}


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("rookery.kernel.game", "import json"),
        ("rookery.kernel.game", "from mypy_extensions import i64"),
        ("rookery.kernel.game", "from rookery.table import match"),
        ("rookery.games.crypt.flow", "import random"),
        ("rookery.games.crypt.flow", "from rookery.games.thiefdom import const"),
        ("rookery.games.crypt.flow", "from rookery.games import REGISTRY"),
        ("rookery.games.crypt.flow", "from . import const"),
        ("rookery.games.crypt.flow", "def f() -> None:\n    import os"),
        ("rookery.table.match", "import rich"),
        ("rookery.table.match", "from rookery.games.crypt.flow import Crypt"),
        ("rookery.table.match", "from rookery.bots import arena"),
        ("rookery.bots.greedy", "from rookery.games.crypt import instinct"),
        ("rookery.words", "from rookery.cli import main"),
        ("rookery.storage.store", "import fastapi"),
        ("rookery.server.app", "from rookery.cli import main"),
        ("rookery.cli.main", "import numpy"),
    ],
)
def test_a_wrong_arrow_is_found(module: str, text: str) -> None:
    assert len(wrong_arrows(module, text)) == 1


def test_type_imports_are_allowed_behind_type_checking() -> None:
    text = "if TYPE_CHECKING:\n    from mypy_extensions import i64\nelse:\n    import typing\n"
    assert wrong_arrows("rookery.kernel.picker", text) == []
    assert wrong_arrows("rookery.games.crypt.state", text) == []
    assert wrong_arrows("rookery.kernel.picker", text.replace("import typing", "import os")) != []
