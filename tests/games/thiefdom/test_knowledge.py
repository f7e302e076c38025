"""Other worlds come as often as the rules would deal them."""

from __future__ import annotations

import pytest

from rookery.games.thiefdom.phase_numbers import BUY, DEAL, PICK, PLAN
from rookery.games.thiefdom.phases.planning import ORDERS
from rookery.games.thiefdom.state import ThiefdomState
from rookery.kernel import CHANCE, MUTE, ONLOOKER, Picker
from rookery.testing.worlds import check_worlds
from tests.games.thiefdom.town import GAME, Town


def plan_of_second(s: ThiefdomState) -> int:
    return s.plans[1]


def kept_by_second(s: ThiefdomState) -> int:
    return s.kept[3]


def test_every_plan_of_another_seat_is_equally_likely() -> None:
    town = Town(seats=2)
    assert town.s.phase == PLAN
    GAME.apply(town.s, 1, GAME.pack("plan", 4, 1, 2), MUTE)
    assert check_worlds(GAME, town.s, 0, plan_of_second, dict.fromkeys(ORDERS, 1), samples=1200) > 0


def test_the_first_pick_of_the_other_is_any_card_not_seen() -> None:
    s = GAME.new(2, GAME.settle(2, {"city": "tutorial"}))
    while s.phase != PICK or s.stage == 0:
        seat = GAME.actor(s)
        GAME.apply(s, seat, GAME.outcomes(s)[0] if seat == CHANCE else GAME.legal(s, seat)[0], MUTE)
    seen = {card for card in [*s.hand[:3], *s.hand[3:6], s.kept[0]] if card >= 0}
    unseen = [card for card in range(12) if card not in seen]
    assert check_worlds(GAME, s, 0, kept_by_second, dict.fromkeys(unseen, 1), samples=1200) > 0


def alone_until(phase: int, stage: int = 0) -> ThiefdomState:
    s = GAME.new(1, GAME.settle(1, {"city": "tutorial"}))
    while s.phase != phase or s.stage != stage:
        seat = GAME.actor(s)
        GAME.apply(s, seat, GAME.outcomes(s)[0] if seat == CHANCE else GAME.legal(s, seat)[0], MUTE)
    return s


@pytest.mark.parametrize(("phase", "stage"), [(DEAL, 1), (PICK, 1), (BUY, 0)])
def test_alone_a_player_knows_every_card_he_has_seen(phase: int, stage: int) -> None:
    s = alone_until(phase, stage)
    aside = GAME.view(s, 0)["passed"]
    assert aside == ([1, 2, -1] if stage else [1, 2, 4])
    for seed in range(5):
        assert GAME.dump(GAME.resample(s, 0, Picker(seed))) == GAME.dump(s)


def kept_first(s: ThiefdomState) -> int:
    return s.kept[0]


def aside_first(s: ThiefdomState) -> tuple[int, int]:
    return s.passed[0], s.passed[1]


def is_undealt(s: ThiefdomState) -> bool:
    return (s.half & 1) == 1


@pytest.mark.parametrize(("phase", "stage", "left"), [(DEAL, 1, 9), (PICK, 1, 7), (BUY, 0, 6)])
def test_an_onlooker_of_a_lone_player_knows_none_of_them(phase: int, stage: int, left: int) -> None:
    s = alone_until(phase, stage)
    assert int(s.half).bit_count() == left
    pairs = [(low, high) for low in range(12) for high in range(low + 1, 12)]
    assert check_worlds(GAME, s, ONLOOKER, kept_first, dict.fromkeys(range(12), 1), samples=1200) > 0
    assert check_worlds(GAME, s, ONLOOKER, aside_first, dict.fromkeys(pairs, 1), samples=2000) > 0
    expected = {True: left, False: 12 - left}
    assert check_worlds(GAME, s, ONLOOKER, is_undealt, expected, samples=1200) > 0
    world = GAME.resample(s, ONLOOKER, Picker(1))
    cards = sorted(card for card in [*world.hand, *world.kept, *world.passed] if card >= 0)
    assert cards == [card for card in range(12) if not world.half >> card & 1]


def test_an_onlooker_knows_what_a_lone_player_has_bought() -> None:
    s = alone_until(BUY)
    card = s.kept[0]
    GAME.apply(s, 0, GAME.pack("purchase", card, 0), MUTE)
    unseen = [other for other in range(12) if other != card]
    assert s.kept[0] == -1
    assert check_worlds(GAME, s, ONLOOKER, lambda w: w.kept[1], dict.fromkeys(unseen, 1), samples=1200) > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_an_onlooker_imagines_was_passed_fits_who_holds_it(seats: int) -> None:
    s = GAME.new(seats, GAME.settle(seats, {"city": "tutorial"}))
    pick = Picker(seats)
    while s.phase != BUY:
        seat = GAME.actor(s)
        legal = [GAME.sample(s, pick)] if seat == CHANCE else GAME.legal(s, seat)
        GAME.apply(s, seat, legal[int(pick.below(len(legal)))], MUTE)
    world = GAME.resample(s, ONLOOKER, pick)
    for giver in range(seats):
        right, beyond = (giver - 1) % seats, (giver - 2) % seats
        pair = sorted([world.kept[right * 3 + 1], world.kept[beyond * 3 + 2]])
        assert world.passed[giver * 3 : giver * 3 + 3] == [*pair, world.kept[right * 3 + 2]]
        assert GAME.view(GAME.resample(world, giver, pick), giver) == GAME.view(world, giver)
