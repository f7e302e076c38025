"""TypedDicts as TypeScript. They are read as text, so that what is said of a field goes along."""

from __future__ import annotations

import ast

WHOLE = {"OwnView": "AnyView"}  # a game makes its own part, a board reads the whole
PLAIN = {
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "str": "string",
    "None": "null",
    "Any": "unknown",
}


def interfaces(source: str) -> list[str]:
    """Every class of a file of TypedDicts, in its order."""
    lines = source.splitlines()
    return [interface(node, lines) for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]


def interface(node: ast.ClassDef, lines: list[str]) -> str:
    bases = [WHOLE.get(base.id, base.id) for base in node.bases if isinstance(base, ast.Name)]
    bases = [base for base in bases if base != "TypedDict"]
    partial = any(word.arg == "total" and ast.unparse(word.value) == "False" for word in node.keywords)
    found = [
        member(one, lines, partial)
        for one in node.body
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    ]
    told = f"/** {' '.join((ast.get_docstring(node) or '').split())} */\n"
    extends = f" extends {', '.join(bases)}" if bases else ""
    return f"{told}export interface {node.name}{extends} {{\n{''.join(found)}}}\n"


def member(node: ast.AnnAssign, lines: list[str], partial: bool) -> str:
    assert isinstance(node.target, ast.Name)
    kind = node.annotation
    needed = not partial
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired":
        kind, needed = kind.slice, False
    _, mark, note = lines[(node.end_lineno or node.lineno) - 1][node.end_col_offset or 0 :].partition("  # ")
    return f"  {node.target.id}{'' if needed else '?'}: {spelled(kind)};{f' // {note}' if mark else ''}\n"


def spelled(kind: ast.expr) -> str:
    """A type in TypeScript; ValueError for a form that no shape of ours has had yet."""
    if isinstance(kind, ast.BinOp) and isinstance(kind.op, ast.BitOr):
        return f"{spelled(kind.left)} | {spelled(kind.right)}"
    if isinstance(kind, ast.Constant) and kind.value is None:
        return "null"
    if isinstance(kind, ast.Name):
        return PLAIN.get(kind.id, kind.id)
    if isinstance(kind, ast.Subscript):
        return parametrised(ast.unparse(kind.value), inner(kind.slice))
    raise ValueError(f"{ast.unparse(kind)} has no TypeScript form here")


def inner(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else [node]


def parametrised(outer: str, parts: list[ast.expr]) -> str:
    if outer == "list":
        item = spelled(parts[0])
        return f"({item})[]" if " | " in item and not item.startswith(("[", "Record")) else f"{item}[]"
    if outer == "dict":
        return f"Record<{spelled(parts[0])}, {spelled(parts[1])}>"
    if outer == "Literal":
        return " | ".join(ast.unparse(part).replace("'", '"') for part in parts)
    if outer == "Annotated":  # a list of so many numbers, each with its name
        return f"[{', '.join(f'{ast.literal_eval(part)}: number' for part in parts[1:])}]"
    raise ValueError(f"{outer}[…] has no TypeScript form here")
