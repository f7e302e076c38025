"""RULES.md names every clause, and nothing that does not exist."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

from tests.games.oliver_twist.scene import game

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "src" / "rookery" / "games" / "oliver_twist" / "RULES.md"
ROWS = [line.split("|")[1:-1] for line in PAGE.read_text().splitlines() if line.startswith("| ")]
CLAUSES = [[cell.strip() for cell in row] for row in ROWS if row[0].strip().startswith("OT-")]
QUESTIONS = [[cell.strip() for cell in row] for row in ROWS if re.fullmatch(r"A-\d\d", row[0].strip())]
TESTS = {
    name for file in HERE.glob("test_*.py") for name in re.findall(r"^def (test_\w+)", file.read_text(), re.M)
}


def found(name: str) -> object:
    """What a dotted name of the page stands for; a module of phases/ is named with its folder."""
    depth = 2 if name.startswith("phases.") else 1
    module, path = name.split(".")[:depth], name.split(".")[depth:]
    thing: object = importlib.import_module(".".join(["rookery.games.oliver_twist", *module]))
    for part in path:
        assert hasattr(thing, part), name
        thing = getattr(thing, part)
    return thing


def test_every_clause_is_listed_in_order() -> None:
    assert [row[0] for row in CLAUSES] == list(game().clauses)


def test_every_named_function_exists() -> None:
    for row in CLAUSES:
        names = re.findall(r"`([\w.]+)`", row[2])
        assert names, row[0]
        for name in names:
            assert callable(found(name)), name


def test_every_named_test_exists() -> None:
    for row in CLAUSES:
        names = re.findall(r"`(\w+)`", row[3])
        assert names, row[0]
        assert set(names) <= TESTS, (row[0], set(names) - TESTS)


def test_every_scenario_has_a_test() -> None:
    wanted = "01 02 03 04 05 06 07 08 10 11 12 13 14 15 17 18 20 21 22 24 25 26 27 28 29 32 33 34 35 38 40 41"
    missing = [n for n in wanted.split() if not any(name.startswith(f"test_T{n}_") for name in TESTS)]
    assert missing == []


def test_every_ruling_is_there_and_every_option_is_named() -> None:
    assert [row[0] for row in QUESTIONS] == [f"A-{number:02}" for number in range(1, 33)]
    named = {name for row in QUESTIONS for name in re.findall(r"`(\w+)`", row[3])}
    assert named == {option.key for option in game().options}
