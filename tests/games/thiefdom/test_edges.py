"""Seldom cases: states that cannot be, jumps that end far away, an empty deck."""

from __future__ import annotations

from typing import Any

import pytest

from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.dealer import restock
from rookery.games.thiefdom.faults import faults
from rookery.games.thiefdom.moves import can_land
from rookery.games.thiefdom.phase_numbers import SHOW
from rookery.games.thiefdom.state import restore
from tests.games.thiefdom.town import GAME, Town


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"deck": [-1] + [2] * 11}, "INV-3"),
        ({"discard": [1] + [0] * 11}, "INV-3"),
        ({"clients": 1}, "INV-3"),
        ({"slots": [0, 0, 1, 2]}, "INV-3"),
        ({"mission_deck": 0}, "INV-3"),
        ({"goods": [-1] + [0] * 59}, "INV-6"),
        ({"goods": [0, 5] + [0] * 58}, "INV-6"),
        ({"arts": [1, 1, 2, 3]}, "INV-2"),
        ({"vp": [10, 10, 10, -1]}, "INV-7"),
        ({"ap": -1}, "INV-8"),
        ({"equip": [3, 3] + [-1] * 22}, "INV-10"),
        ({"ally": [5] + [-1] * 11}, "INV-0"),
        ({"gear": [1] + [0] * 11}, "INV-10"),
        ({"wanted": 1 << 12}, "INV-13"),
        ({"badges": 16}, "INV-15"),
        ({"first": 3}, "INV-22"),
        ({"citizen_cell": [31 + 28] + [-1] * 8}, "INV-4"),
        ({"citizen_cell": [30] + [-1] * 8}, "INV-4"),
        ({"spot": [0] * 12}, "INV-4"),
        ({"spot": [392 + 11] * 12}, "INV-5"),
        ({"layout": 0}, "INV-0"),
        ({"partner": 99}, "INV-0"),
    ],
)
def test_states_that_cannot_be_are_named(change: dict[str, Any], name: str) -> None:
    town = Town()
    good = GAME.dump(town.s)
    assert faults(GAME.tables, restore(good)) == []
    assert name in faults(GAME.tables, restore({**good, **change}))


def test_marks_that_do_not_follow_from_the_figures_are_a_fault() -> None:
    town = Town()
    town.s.occ[31] = 13
    assert faults(GAME.tables, town.s) == ["INV-4"]


def test_an_empty_deck_takes_the_discard_pile_and_copies_stay_apart() -> None:
    town = Town()
    town.s.discard, town.s.deck = town.s.deck, [0] * 12
    copy = town.s.copy()
    pile = list(copy.discard)
    assert restock(town.s)
    town.s.deck[town.s.deck.index(1)] -= 1
    assert copy.discard == pile
    town.s.deck = [0] * 12
    assert not restock(town.s)


def test_the_display_is_refilled_from_the_discard_pile() -> None:
    town = Town()
    town.show("sack", "shoes", "cudgel")
    town.s.discard, town.s.deck = town.s.deck, [0] * 12
    town.thief(0, "1:d4")
    town.begin(0)
    town.play("end")
    assert (town.s.phase, sum(town.s.discard)) == (SHOW, 0)
    town.chance(GAME.outcomes(town.s)[0])
    assert -1 not in town.s.display


def test_a_short_display_stays_short_when_there_are_no_cards() -> None:
    town = Town()
    town.show("sack", "shoes", "cudgel")
    town.s.deck = [0] * 12
    town.thief(0, "1:d4")
    town.begin(0)
    GAME.apply(town.s, 0, GAME.pack("end"), town.out)
    assert town.s.display.count(-1) == 1


def test_a_carriage_does_not_mind_a_wanted_thief_in_smoke() -> None:
    town = Town()
    town.thief(0, "1:c4")
    town.card(0, "smoke_bomb", "throwing_stars")
    town.citizen("carriage", "1:b4")
    town.s.wanted = 1
    town.begin(0)
    town.play("use", 9)
    town.play("throw", 8)
    town.play("walk", 1)
    while town.s.mover >= 0:
        town.play("walk", town.legal("walk")[0][0])
    assert (town.is_at(0, "1:c4"), town.s.wanted) == (True, 1)


def test_samuel_is_checked_on_both_spots() -> None:
    town = Town()
    town.thief(0, "1:e4")
    town.thief(1, "1:c4")
    town.citizen("guard_a", "1:b4", "E")
    town.card(0, "samuel")
    town.begin(0)
    town.play("swap", 1)
    assert (town.is_home(0), town.is_home(1), town.s.vp[0]) == (True, True, 6)


def test_a_jump_may_end_over_a_wall() -> None:
    town = Town()
    town.thief(0, "1:e4")
    town.thief(3, "1:f4")
    for thief, name in ((4, "1:f3"), (5, "1:f2"), (6, "1:e2"), (7, "1:d2"), (8, "1:g4")):
        town.thief(thief, name)
    town.card(0, "climbing_tools")
    town.begin(0)
    town.step("1:f4")
    assert (5, town.house("1:e5") % 12) not in town.legal("enter")
    town.at_house("scale", "1:e5")
    assert town.is_in(0, "1:e5")


def test_a_jump_may_end_in_the_catacombs() -> None:
    town = Town()
    town.thief(0, "1:d2")
    town.thief(3, "1:d1")
    town.card(0, "tristan")
    town.begin(0)
    town.step("1:d1")
    assert {"3:d1", "6:d7", "8:d7"} <= town.steps()
    town.step("3:d1")
    assert (town.is_at(0, "3:d1"), town.s.mp) == (True, 3)


def test_jin_may_vault_after_a_jump() -> None:
    town = Town()
    town.thief(0, "1:d4")
    town.card(0, "jin")
    town.thief(3, "1:e4")
    town.thief(4, "1:e2")
    town.begin(0)
    town.step("1:e4")
    assert town.houses("vault") == {town.house("1:e3"), town.house("1:e5")}
    town.at_house("vault", "1:e3")
    assert town.steps() == {"1:d3", "1:e2", "1:f3"}
    assert town.why("stop") == "TD-9.3"
    town.step("1:d3")
    assert (town.is_at(0, "1:d3"), town.s.mp, town.s.vp[0]) == (True, 2, 9)


def test_a_jump_without_points_needs_the_catacombs_bonus() -> None:
    for card, can in (("tristan", True), ("lentz", False)):
        town = Town()
        town.thief(0, "1:b2")
        town.card(0, card)
        for thief, name in ((3, "1:d2"), (4, "1:d1"), (5, "1:c2")):
            town.thief(thief, name)
        town.begin(0)
        town.s.mp = 0
        assert can_land(town.city, town.s, town.cell("1:c2")) == can
        town.thief(4, "1:g4")
        assert not can_land(town.city, town.s, town.cell("1:c2"))


def test_a_jump_without_points_does_not_come_back_to_the_way_down() -> None:
    """Tristan stands on an entrance with no points left: over somebody and back is no way into it."""
    town = Town()
    town.thief(0, "1:d2")
    town.card(0, "tristan")
    town.thief(3, "1:e2")
    town.begin(0)
    town.step("1:d1")
    town.s.mp = 0
    town.thief(3, "1:d2")
    assert not can_land(town.city, town.s, town.cell("1:d2"))
    assert town.steps() == {"3:d1", "6:d7", "8:d7"}


def test_guards_who_may_not_be_jumped_close_an_alley() -> None:
    town = Town(jump_guard="forbidden")
    town.thief(0, "1:d5")
    town.begin(0)
    city = City(town.city.box, town.city.layout, town.city.columns)
    city.doors = [[] for _ in city.doors]
    start = town.cell("1:d4")
    for key, name in (("guard_a", "1:d4"), ("guard_b", "1:b4"), ("guard_c", "1:f4")):
        town.citizen(key, name)
    town.thief(3, "1:c4")
    assert town.why_step("1:d4") == "TD-9.3"
    assert not can_land(city, town.s, town.cell("1:c4"))
    town.thief(1, "1:e4")
    assert can_land(city, town.s, start)
    town.s.smoke = 1
    assert can_land(city, town.s, town.cell("1:c4"))
