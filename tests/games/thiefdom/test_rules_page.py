"""RULES.md names every clause, and nothing that does not exist; actions have the numbers the code says."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

from rookery.games.thiefdom import actions, flow
from rookery.games.thiefdom.options import flags_of
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
            assert callable(thing) or path[-1].isupper(), name  # a bit is asked for by the action it changes


def test_every_named_test_exists() -> None:
    for row in ROWS:
        names = re.findall(r"`(\w+)`", row[3])
        assert names, row[0]
        assert set(names) <= TESTS, row[0]


def test_every_card_has_a_test_of_its_own() -> None:
    cards = [row for row in ROWS if row[0].startswith(("TD-E", "TD-C"))]
    assert len(cards) == 48
    last = [re.findall(r"`(\w+)`", row[3])[-1] for row in cards]
    assert len(set(last)) == 48


def test_every_scenario_of_the_contract_is_a_test() -> None:
    wanted = set(range(1, 124)) - set(range(15, 121, 5))  # the contract has no such ids
    found = {int(number) for name in TESTS for number in re.findall(r"_T(\d+)", name)}
    assert found == wanted


def test_every_ruling_marked_as_open_is_an_option() -> None:
    rulings = {
        "AM-7": "first_look",
        "AM-8": "jump_guard",
        "AM-10": "immune_move",
        "AM-15": "teleport_entry",
        "AM-17": "activations",
        "AM-18": "bags",
        "AM-24": "full_equipment",
        "AM-31": "konstanze",
        "AM-36": "stars_carriage",
        "AM-37": "bernhard",
        "AM-40": "malika",
        "AM-48": "tie_goods",
        "AM-61": "home_poster",
    }
    variants = ["city", "missions", "planning"]
    assert [option.key for option in GAME.options] == [*variants, *rulings.values()]
    flags = {
        flags_of(GAME.settle(4, {option.key: value}), 3) for option in GAME.options for value in option.values
    }
    assert len(flags) == 1 + sum(len(option.values) - 1 for option in GAME.options)


def test_action_numbers_are_those_of_the_codec() -> None:
    assert GAME.n_actions == actions.N_ACTIONS
    for verb, number in (("step", 0), ("enter", 392), ("rob", actions.ROB), ("use", actions.USE)):
        assert GAME.codec.first[verb] == number
    for verb in ("walk", "sell", "take", "drop", "store", "fetch", "plan", "hide", "end", "leave", "pick"):
        found = [
            getattr(actions, name) for name in (verb.upper(), f"{verb.upper()}_0") if hasattr(actions, name)
        ]
        assert GAME.codec.first[verb] in found
