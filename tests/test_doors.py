"""Every game comes in by the same door: no code outside its own folders knows it by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from rookery.games import REGISTRY

PACKAGE = Path(__file__).parents[1] / "src" / "rookery"
OWN = ("games", "cli/boards")  # the rules of a game, and how the terminal draws it
PREFIXES = ("CR-", "OT-", "TD-", "TM-")  # its clauses


def code_of(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every name and every text in the code with its line; what is only said about it does not count."""
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name | ast.alias | ast.Attribute):
            yield node.lineno, ast.unparse(node)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""


def games_named(text: str) -> list[int]:
    """The lines of a source text that know a game."""
    lines = code_of(ast.parse(text))
    return [line for line, said in lines if any(name in said for name in (*REGISTRY, *PREFIXES))]


def test_code_outside_a_game_does_not_name_it() -> None:
    named = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if not path.relative_to(PACKAGE).as_posix().startswith(OWN)
        for line in games_named(path.read_text())
    ]
    assert named == []


@pytest.mark.parametrize(
    "text",
    [
        'SLOTS = {"oliver_twist": 1}',
        "from rookery.games.crypt.flow import Crypt",
        "import rookery.games.thiefdom",
        'LIGHTS_OUT = "CR-5.7"',
        "rules.thiefs_market(1)",
    ],
)
def test_a_game_that_is_named_is_found(text: str) -> None:
    assert games_named(text)


def test_what_is_said_about_a_game_is_no_code() -> None:
    assert games_named('"""As in crypt (CR-5.7)."""\n# crypt\n') == []
