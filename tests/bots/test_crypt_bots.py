"""The bots play Crypt to its end at every number of seats, and thinking pays."""

from __future__ import annotations

import pytest

import rookery
from rookery.bots import Bot, make
from rookery.bots.arena import duel
from rookery.bots.play import choose_in, play_game

GAME = rookery.load("crypt")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_plays_a_whole_game(name: str, seats: int) -> None:
    def bots() -> list[Bot]:
        return [make(name, seat) for seat in range(seats)]

    final = play_game(GAME, seats, {}, bots(), 4)
    assert len(final.totals) == seats
    assert final.decisions >= 12
    assert play_game(GAME, seats, {}, bots(), 4) == final


def test_greedy_beats_random() -> None:
    greedy, random = duel(GAME, 2, ["greedy", "random"], 24, 1)
    assert greedy.low > 0.5
    assert random.high < 0.5


def test_a_match_with_bots_can_be_verified() -> None:
    match = rookery.Match("crypt", 2, 3)
    bots = [make("greedy", 1), make("random", 2)]
    while not match.over:
        match.play(choose_in(match, match.actor, bots[match.actor]))
    assert rookery.verify(match.record()).winners == match.winners
