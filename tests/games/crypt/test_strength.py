"""The rule of thumb is worth its name: greedy bots beat random ones at every table."""

from __future__ import annotations

from math import sqrt

import pytest

from rookery.bots import make
from rookery.bots.play import play_game
from rookery.kernel import CHANCE, MUTE, OVER, Picker
from tests.games.crypt.setting import GAME, Table, random_options


def lower_bound(wins: float, games: int) -> float:
    """The lower end of the 95 % interval (Wilson) of a share of wins."""
    z = 1.96
    share, spread = wins / games, z * z / games
    return (share + spread / 2 - z * sqrt(share * (1 - share) / games + spread / games / 4)) / (1 + spread)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    """One greedy bot that moves from seat to seat, the others random: more than its fair share."""
    wins = 0.0
    for seed in range(12):
        names = ["greedy" if seat == seed % seats else "random" for seat in range(seats)]
        bots = [make(name, 10 * seed + seat) for seat, name in enumerate(names)]
        final = play_game(GAME, seats, {}, bots, seed)
        if seed % seats in final.winners:
            wins += 1 / len(final.winners)
    assert lower_bound(wins, 12) > 1 / seats


def test_greedy_gathers_more_than_random_alone() -> None:
    greedy = [play_game(GAME, 1, {}, [make("greedy", seed)], seed).totals[0] for seed in range(16)]
    random = [play_game(GAME, 1, {}, [make("random", seed)], seed).totals[0] for seed in range(16)]
    assert sum(greedy) / 16 > 33
    assert sum(random) / 16 < 27


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_rule_of_thumb_weighs_every_choice_and_changes_nothing(seats: int) -> None:
    instinct = GAME.instinct()
    for seed in range(8):
        pick = Picker(seed)
        s = GAME.new(seats, random_options(seats, pick))
        while GAME.actor(s) != OVER:
            seat = GAME.actor(s)
            if seat == CHANCE:
                GAME.apply(s, CHANCE, GAME.sample(s, pick), MUTE)
                continue
            legal = GAME.legal(s, seat)
            before = GAME.dump(s)
            weights = instinct.weigh(s, seat, legal)
            value = instinct.value(s, seat)
            assert len(weights) == len(legal)
            assert all(type(number) is int for number in [*weights, value])
            assert GAME.dump(s) == before
            GAME.apply(s, seat, legal[int(pick.below(len(legal)))], MUTE)


def test_value_counts_coins_and_tired_servants() -> None:
    instinct = GAME.instinct()
    fresh, tired = Table(2, cards={0: ["JW4"]}), Table(2, cards={0: ["JW4"]}, tired={0: 2})
    assert instinct.value(fresh.s, 0) > instinct.value(tired.s, 0)
    assert instinct.value(fresh.s, 0) > instinct.value(fresh.s, 1)
    last = Table(2, last=True, cards={0: ["JW4"]}, tired={0: 2})
    assert instinct.value(last.s, 0) == GAME.scores(last.s)[0].total * 1000
