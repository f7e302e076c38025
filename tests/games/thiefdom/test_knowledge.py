"""Other worlds come as often as the rules would deal them."""

from __future__ import annotations

from rookery.games.thiefdom.const import PICK, PLAN
from rookery.games.thiefdom.night import ORDERS
from rookery.games.thiefdom.state import ThiefdomState
from rookery.kernel import CHANCE, MUTE
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
