"""Bots at a live table."""

from __future__ import annotations

import random

import pytest

from rookery.bots.levels import LIVE
from rookery.bots.searcher import Searcher
from rookery.client import Visitor
from rookery.server import thinking
from rookery.server.thinking import Minds
from tests.server.house import House, play_on

BUDGET = 12


def test_a_search_goes_on_with_its_tree_within_a_turn(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Searcher] = []

    def small(name: str, seed: int, seconds: float) -> Searcher:
        assert seconds == LIVE
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
    monkeypatch.setattr(thinking, "LIVE", 0.0)
    caplog.set_level("INFO", "rookery.bots")
    ann = Visitor(house.address, "Ann")
    opened = ann.open_table("crypt", seats=2, bots={"1": "mastermind"})
    with ann.sit(opened["id"]) as chair:
        play_on(chair, random.Random(1))
    counted = [line for line in ann.send("GET", "/metrics").splitlines() if "cut_short_total{" in line]
    assert [line.split()[0] for line in counted] == ['rookery_cut_short_total{bot="mastermind",game="crypt"}']
    told = [record.__dict__ for record in caplog.records if "no time" in record.message]
    assert len(told) == float(counted[0].split()[1])
    assert {entry["table"] for entry in told} == {opened["id"]}
    assert all(0 < entry["simulations"] < 100 for entry in told)


def test_every_seat_has_a_mind_of_its_own() -> None:
    minds = Minds()
    first = minds.of(0, "burglar", 1)
    assert minds.of(0, "burglar", 2) is first
    assert minds.of(1, "burglar", 1) is not first
    assert minds.of(0, "fence", 1) is not first
