"""RULES.md names every clause and every open question, and nothing that does not exist."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

from tests.games.thiefs_market.positions import GAME

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "src" / "rookery" / "games" / "thiefs_market" / "RULES.md"
ROWS = [
    [cell.strip() for cell in line.split("|")[1:-1]]
    for line in PAGE.read_text(encoding="utf-8").splitlines()
    if line.startswith("| ")
]
CLAUSES = [row for row in ROWS if row[0].startswith("TM-")]
QUESTIONS = [row for row in ROWS if re.fullmatch(r"Q\d\d", row[0])]
TESTS = {
    name
    for file in HERE.glob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.M)
}
SCENARIOS = (
    "01 02 03 04 05 06 07 09 10 12 13 14 15 17 18 19 20 22 23 24 26 27 29 30 31 32 34 36 38 39 40".split()
)


def test_every_clause_is_listed_in_order() -> None:
    assert [row[0] for row in CLAUSES] == list(GAME.clauses)
    assert len(CLAUSES) == 61


def test_every_named_function_exists() -> None:
    for row in CLAUSES:
        names = re.findall(r"`([\w.]+)`", row[2])
        assert names, row[0]
        for name in names:
            module, *path = name.split(".")
            thing: object = importlib.import_module(f"rookery.games.thiefs_market.{module}")
            for part in path:
                assert hasattr(thing, part), name
                thing = getattr(thing, part)
            assert callable(thing), name


def test_every_named_test_exists() -> None:
    for row in CLAUSES:
        names = re.findall(r"`(\w+)`", row[3])
        assert names, row[0]
        assert set(names) <= TESTS, row[0]


def test_every_scenario_has_a_test() -> None:
    missing = [number for number in SCENARIOS if not any(f"test_T{number}_" in name for name in TESTS)]
    assert missing == []


def test_every_open_question_is_answered_and_every_option_is_one() -> None:
    assert [row[0] for row in QUESTIONS] == [f"Q{number:02}" for number in range(1, 38)]
    named = {name for row in QUESTIONS for name in re.findall(r"`(\w+)`", row[3])}
    assert named == {option.key for option in GAME.options}
