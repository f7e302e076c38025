"""RULES.md names every clause, and nothing that does not exist; actions have the numbers the code says."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

from rookery.games.thiefdom import actions, flow
from tests.games.thiefdom.town import GAME

HERE = Path(__file__).parent
PAGE = Path(str(flow.__file__)).parent / "RULES.md"
ROWS = [
    [cell.strip() for cell in line.split("|")[1:-1]]
    for line in PAGE.read_text(encoding="utf-8").splitlines()
    if line.startswith("| TD-")
]
TESTS = {
    name for file in HERE.glob("test_*.py") for name in re.findall(r"^def (test_\w+)", file.read_text(), re.M)
}


def test_every_clause_is_listed_in_order() -> None:
    assert [row[0] for row in ROWS] == list(GAME.clauses)


def test_every_named_function_exists() -> None:
    for row in ROWS:
        for name in re.findall(r"`([\w.]+)`", row[2]):
            module, *path = name.split(".")
            thing: object = importlib.import_module(f"rookery.games.thiefdom.{module}")
            for part in path:
                assert hasattr(thing, part), name
                thing = getattr(thing, part)
            assert callable(thing), name


def test_every_named_test_exists() -> None:
    for row in ROWS:
        names = re.findall(r"`(\w+)`", row[3])
        assert names, row[0]
        assert set(names) <= TESTS, row[0]


def test_action_numbers_are_those_of_the_codec() -> None:
    assert GAME.n_actions == actions.N_ACTIONS
    for verb, number in (("step", 0), ("enter", 392), ("rob", actions.ROB), ("use", actions.USE)):
        assert GAME.codec.first[verb] == number
    for verb in ("walk", "sell", "take", "drop", "store", "fetch", "plan", "hide", "end", "leave", "pick"):
        found = [
            getattr(actions, name) for name in (verb.upper(), f"{verb.upper()}_0") if hasattr(actions, name)
        ]
        assert GAME.codec.first[verb] in found
