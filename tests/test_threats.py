"""Every test that the pages about attacks call a proof exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ["docs/threats.md", "tests/attacks/README.md"]
NAMED = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")


@cache
def names_in(file: str) -> set[str]:
    """The names of the tests in a file."""
    body = ast.parse((ROOT / file).read_text(encoding="utf-8")).body
    return {node.name for node in body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


@pytest.mark.parametrize("page", PAGES)
def test_every_proof_exists(page: str) -> None:
    named = NAMED.findall((ROOT / page).read_text(encoding="utf-8"))
    assert len(named) > 10
    for file, test in named:
        assert (ROOT / file).is_file(), file
        assert not test or test in names_in(file), f"{file} has no {test}"


def test_every_attack_is_in_the_index() -> None:
    index = (ROOT / "tests/attacks/README.md").read_text(encoding="utf-8")
    files = {f"tests/attacks/{file.name}" for file in (ROOT / "tests/attacks").glob("test_*.py")}
    assert sorted(file for file in files if f"`{file}`" not in index) == []
