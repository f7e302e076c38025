"""The rule of thumb is worth its name: greedy bots beat random ones at every table."""

from __future__ import annotations

from math import sqrt

import pytest

from rookery.bots import make
from rookery.bots.play import play_game
from rookery.kernel import CHANCE, MUTE, OVER, Picker
from tests.games.oliver_twist.scene import Scene, game


def lower_bound(wins: float, games: int) -> float:
    """The lower end of the 95 % interval (Wilson) of a share of wins."""
    z = 1.96
    share, spread = wins / games, z * z / games
    return (share + spread / 2 - z * sqrt(share * (1 - share) / games + spread / games / 4)) / (1 + spread)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    """One greedy bot that moves from seat to seat, the others random: more than its fair share."""
    wins = 0.0
    for seed in range(8):
        names = ["greedy" if seat == seed % seats else "random" for seat in range(seats)]
        bots = [make(name, 10 * seed + seat) for seat, name in enumerate(names)]
        final = play_game(game(), seats, {}, bots, seed)
        if seed % seats in final.winners:
            wins += 1 / len(final.winners)
    assert lower_bound(wins, 8) > 1 / seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rule_of_thumb_weighs_every_choice_and_changes_nothing(seats: int) -> None:
    instinct = game().instinct()
    for seed in range(3):
        pick = Picker(seed)
        s = game().new(seats, game().settle(seats, {"night_reveal": "optional"}))
        while (seat := game().actor(s)) != OVER:
            if seat == CHANCE:
                game().apply(s, CHANCE, game().sample(s, pick), MUTE)
                continue
            legal = game().legal(s, seat)
            before = game().dump(s)
            weights = instinct.weigh(s, seat, legal)
            assert len(weights) == len(legal)
            assert all(type(number) is int for number in [*weights, instinct.value(s, seat)])
            assert game().dump(s) == before
            game().apply(s, seat, legal[int(pick.below(len(legal)))], MUTE)


def best(table: Scene) -> str:
    """The choice the rule of thumb prefers."""
    legal = game().legal(table.s, table.s.actor)
    weights = game().instinct().weigh(table.s, table.s.actor, legal)
    return game().notation(legal[weights.index(max(weights))])


def test_it_sells_completes_sets_and_passes_the_potato() -> None:
    assert best(Scene().fill().reserve(0, "wa wa wa")) == "fagin"
    table = Scene().fill().lay(s15a="wa", s10b="ap1").reserve(0, "wa wa").do("prowl")
    assert best(table) == f"take:{table.space('s15a')}"
    assert best(Scene().reserve(0, "ap1").hand(0, "nancy")) == "hide:4"
    assert best(Scene().fill().hand(0, "brownlow").reserve(0, "ap1")) == "effect:8"


def test_it_knows_what_the_cards_are_for() -> None:
    full = Scene().fill("ap1").reserve(0, "wl wl").hand(0, "bumble", "bedwin", "nancy", "charley", "sikes")
    full.file(0, "ap1 ap1 ap1 ap1").reserve(1, "wa")
    legal = game().legal(full.s, 0)
    weights = dict(zip(legal, game().instinct().weigh(full.s, 0, legal), strict=True))
    assert weights[game().pack("effect", 9)] == 2800
    assert weights[game().pack("effect", 4)] == 2200
    assert min(weights.values()) == weights[game().pack("hide", 4)]


@pytest.mark.parametrize(
    ("table", "choice"),
    [
        (Scene().file(0, "ap1 wa").hand(0, "rose").do("effect", "rose"), "search:7"),
        (Scene().lay(A="ap1", B="wa").hand(0, "dodger").do("effect", "dodger"), "grab:2"),
        (Scene(night=True).tools(1, "sack").hand(0, "toby").do("effect", "toby"), "burgle"),
        (Scene().reserve(0, "wl wl ap1").hand(0, "bumble").do("effect", "bumble"), "wallets:2"),
        (Scene().money(1, 2, 9).bag("ap1").hand(0, "noah").do("effect", "noah"), "victim:2"),
        (Scene().reserve(0, "br br br ri ri ri").hand(0, "barney").do("effect", "barney"), "sell_one:4.3.0"),
        (Scene().turn(1).reserve(2, "ap1 ap1 hk1 hk1 wl").do("end_round"), "late:0.1.0.0.0.0"),
        (Scene().lay(s02b="wa", s08a="ap1").pawn("d1c").do("prowl"), "place:15"),
    ],
    ids=["search", "grab", "break-in", "wallets", "victim", "sell", "late", "place"],
)
def test_it_chooses_well_in_small_matters(table: Scene, choice: str) -> None:
    assert best(table) == choice
