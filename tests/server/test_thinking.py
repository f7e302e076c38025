"""Bots at a live table."""

from __future__ import annotations

import random

import pytest

from rookery.bots.levels import LIVE
from rookery.bots.searcher import Searcher
from rookery.client import Visitor
from rookery.server import pace, thinking
from rookery.server.thinking import Minds
from tests.server.house import House, play_on

BUDGET = 12


def test_a_search_goes_on_with_its_tree_within_a_turn(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Searcher] = []

    def small(name: str, seed: int, seconds: float) -> Searcher:
        assert seconds == LIVE  # no pace, no slot
        made.append(Searcher(seed, BUDGET))
        return made[-1]

    monkeypatch.setattr(thinking, "make", small)
    ann = Visitor(house.address, "Ann")
    opened = ann.open_table("crypt", seats=2, bots={"1": "burglar"})
    with ann.sit(opened["id"]) as chair:
        play_on(chair, random.Random(1))
    assert any(len(bot.made) > 1 for bot in made)
    assert any(walks > 0 for bot in made for walks in bot.kept)


def test_a_bot_without_time_moves_all_the_same_and_the_host_sees_it(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pace, "LIVE", 0.0)
    caplog.set_level("INFO", "rookery.bots")
    ann = Visitor(house.address, "Ann")
    opened = ann.open_table("crypt", seats=2, bots={"1": "mastermind"})
    with ann.sit(opened["id"]) as chair:
        play_on(chair, random.Random(1), 3)
        assert not chair.over
        assert _cut_short(ann) == {}  # while the game runs this would tell of the position
        assert [record for record in caplog.records if "no time" in record.message] == []
        play_on(chair, random.Random(1))
    counted = _cut_short(ann)
    assert list(counted) == ['rookery_cut_short_total{bot="mastermind",game="crypt"}']
    told = [record.__dict__ for record in caplog.records if "no time" in record.message]
    assert [(entry["table"], entry["reason"]) for entry in told] == [
        (opened["id"], f"mastermind: choices: {counted.popitem()[1]}")
    ]


def _cut_short(visitor: Visitor) -> dict[str, int]:
    """What /metrics tells of bots without time."""
    lines = [line for line in visitor.send("GET", "/metrics").splitlines() if "cut_short_total{" in line]
    return {line.split()[0]: int(float(line.split()[1])) for line in lines}


def test_every_seat_has_a_mind_of_its_own() -> None:
    minds = Minds()
    first = minds.of(0, "burglar", 1, LIVE)
    assert minds.of(0, "burglar", 2, LIVE) is first
    assert minds.of(1, "burglar", 1, LIVE) is not first
    assert minds.of(0, "fence", 1, LIVE) is not first
