"""Bots at a live table."""

from __future__ import annotations

import random

import pytest

from rookery.bots.searcher import Searcher
from rookery.client import Visitor
from rookery.server import thinking
from rookery.server.thinking import Minds
from tests.server.house import House, play_on

BUDGET = 12


def test_a_search_goes_on_with_its_tree_within_a_turn(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Searcher] = []

    def small(name: str, seed: int) -> Searcher:
        made.append(Searcher(seed, BUDGET))
        return made[-1]

    monkeypatch.setattr(thinking, "make", small)
    ann = Visitor(house.address, "Ann")
    opened = ann.open_table("crypt", seats=2, bots={"1": "burglar"})
    with ann.sit(opened["id"]) as chair:
        play_on(chair, random.Random(1))
    assert any(len(bot.made) > 1 for bot in made)
    assert any(walks > 0 for bot in made for walks in bot.kept)


def test_every_seat_has_a_mind_of_its_own() -> None:
    minds = Minds()
    first = minds.of(0, "burglar", 1)
    assert minds.of(0, "burglar", 2) is first
    assert minds.of(1, "burglar", 1) is not first
    assert minds.of(0, "fence", 1) is not first
