"""Thieves on the move, robbing and exchanging (contract parts 7.1, 7.5, 7.6)."""

from __future__ import annotations

import pytest

from rookery.games.thiefdom.const import BUILDING
from tests.games.thiefdom.town import Town


def standing(where: str, inside: bool = False, **chosen: str) -> Town:
    town = Town(chosen)
    town.thief(0, where, inside)
    return town


def test_T4_a_house_ends_the_move_and_is_left_anywhere() -> None:
    town = standing("1:e2")
    town.begin(0)
    town.step("1:f2")
    town.enter("1:e1")
    assert town.is_in(0, "1:e1")
    assert town.s.ap == 2
    assert town.steps() == {"1:d1", "1:e2", "1:f2", "1:f3", "1:g4"}


def test_T5_rivals_inside_cost_points_unless_at_home() -> None:
    town = Town()
    town.home(1, "1:c3")
    town.thief(0, "1:c3", inside=True)
    town.thief(4, "1:d4")
    town.thief(6, "1:c4")
    town.begin(6)
    town.enter("1:c3")
    assert town.s.vp == [10, 10, 9, 10]
    town.begin(4)
    town.step("1:c4")
    town.enter("1:c3")
    assert town.s.vp == [10, 10, 9, 10]


def test_T6_over_an_own_thief_into_a_stable() -> None:
    town = standing("1:b4")
    town.thief(1, "1:b3")
    town.carry(0, gem=1)
    town.begin(0)
    town.step("1:b3")
    assert [town.legal("exchange"), town.legal("pass")] == [[()], [()]]
    town.play("exchange")
    town.play("lift", 0, 1)
    town.play("done")
    town.play("done")
    town.enter("1:a1")
    assert (town.goods(0), town.goods(1)) == ({}, {"gem": 1})
    assert (town.s.vp[0], town.s.ap) == (10, 2)


def test_full_thieves_can_swap_in_passing() -> None:
    town = standing("1:b4")
    town.thief(1, "1:b3")
    town.carry(0, artwork=1)
    town.s.arts = [art if art != 1 else 0 for art in town.s.arts]
    town.carry(1, gem=4)
    town.begin(0)
    town.step("1:b3")
    town.play("exchange")
    town.play("lift", 0, 5)
    for _ in range(4):
        town.play("lift", 1, 1)
    town.play("done")
    assert town.legal("done") == []
    for _ in range(4):
        town.play("share", 1)
    town.play("done")
    assert (town.goods(0), town.s.art[1]) == ({"gem": 4}, 1)


def test_passing_without_an_exchange() -> None:
    town = standing("1:b4")
    town.thief(1, "1:b3")
    town.carry(1, gem=1)
    town.begin(0)
    town.step("1:b3")
    town.play("pass")
    assert town.why("stop") == "TD-9.3"
    town.step("1:b2")
    town.play("stop")
    assert town.is_at(0, "1:b2")


def test_an_empty_exchange_changes_nothing() -> None:
    town = standing("1:b4")
    town.thief(1, "1:b3")
    town.carry(1, gem=1)
    town.begin(0)
    town.step("1:b3")
    town.play("exchange")
    town.play("done")
    town.step("1:b2")
    assert town.goods(1) == {"gem": 1}


def crowded() -> Town:
    town = standing("1:e2")
    town.thief(3, "1:f2")
    town.thief(6, "1:f3")
    town.begin(0)
    return town


def test_T46_rivals_are_jumped_for_a_point_each() -> None:
    town = crowded()
    town.step("1:f2", "1:f3", "1:f4")
    assert (town.s.mp, town.s.vp[0]) == (2, 8)


def test_T47_a_chain_must_end() -> None:
    town = crowded()
    town.citizen("noble_a", "1:f4")
    town.s.mp = 1
    town.step("1:f2", "1:f3", "1:f4")
    assert town.steps() == {"1:g4", "1:e4"}  # nobody is jumped twice in one move
    town.step("1:e4")
    assert (town.s.vp[0], town.is_at(0, "1:e4")) == (8, True)


def test_T48_catacombs_are_one_step() -> None:
    town = standing("1:d1")
    town.begin(0)
    assert {"3:d1", "6:d7", "8:d7"} <= town.steps()
    town.step("3:d1")
    assert town.s.mp == 2
    assert town.house("3:a1") in town.houses()
    assert "3:d2" in town.steps()


def test_T49_an_occupied_exit_is_jumped() -> None:
    town = standing("1:d1")
    town.thief(3, "3:d1")
    town.begin(0)
    town.step("3:d1")
    assert (town.s.mp, town.s.vp[0]) == (3, 9)
    assert town.houses() == {town.house("3:a1"), town.house("3:e1")}
    town.step("3:d2")
    assert town.s.mp == 2


def test_T51_a_location_is_left_on_any_side() -> None:
    town = standing("1:e5", inside=True)
    town.begin(0)
    assert town.steps() == {"1:e4", "1:d5", "1:d6"}
    assert town.why_step("1:f4") == "TD-9.7"


def test_T52_a_wall_is_no_entrance() -> None:
    town = standing("1:b5")
    town.begin(0)
    assert town.house("1:a5") not in town.houses()
    assert town.why_house("enter", "1:a5") == "TD-9.12"
    for name in ("1:b6", "1:c6", "1:a4", "1:d7"):
        assert BUILDING + town.house("1:a5") in town.city.doors[town.cell(name)]


def test_T53_a_villa_is_entered_from_its_gate() -> None:
    town = standing("2:d1")
    town.begin(0)
    assert town.steps() == {"2:d2"}
    assert town.houses() == {town.house("2:a1"), town.house("2:e1"), town.house("v2")}


@pytest.mark.parametrize(("ally", "vp"), [("benjamin", 10), ("", 8)])
def test_T54_two_rivals_inside(ally: str, vp: int) -> None:
    town = standing("1:b6")
    town.thief(3, "1:c5", inside=True)
    town.thief(4, "1:c5", inside=True)
    if ally:
        town.card(0, ally)
    town.begin(0)
    town.step("1:c6")
    town.enter("1:c5")
    assert town.s.vp[0] == vp


def test_T56_no_access_to_another_hideout() -> None:
    town = Town()
    town.s.spot[6] = BUILDING + town.s.hideout[0]
    town.begin(6)
    assert town.why("exchange") == "TD-19.4"


def test_T57_reach_of_three_points() -> None:
    town = standing("1:d4")
    town.begin(0)
    steps = {
        name: town.city.steps_to(BUILDING + town.house(name)) for name in ("1:e3", "1:e5", "1:c5", "1:c3")
    }
    assert {found[town.cell("1:d4")] for found in steps.values()} == {2}
    assert {town.city.steps_to(town.cell(name))[town.cell("1:d4")] for name in ("1:g4", "1:a4", "1:d7")} == {
        3
    }
    assert town.why_step("1:g4") == "TD-9.1"


def test_T58_points_never_fall_below_zero() -> None:
    town = crowded()
    town.s.vp[0] = 0
    town.step("1:f2")
    assert town.s.vp[0] == 0


def test_a_jump_that_cannot_end_is_illegal() -> None:
    town = standing("1:b3")
    town.thief(1, "1:b4")
    town.begin(0)
    town.step("1:b2", "1:c2")
    assert town.s.mp == 1
    town.citizen("noble_a", "1:d2")
    assert "1:d2" in town.steps()


def test_the_hideout_takes_and_gives() -> None:
    town = Town()
    town.carry(0, gem=2)
    town.carry(1, wine=1)
    town.begin(0)
    town.play("exchange")
    town.play("store", 0, 1)
    town.play("store", 1, 3)
    town.play("fetch", 0, 3)
    town.play("fetch", 0, 4)
    town.play("done")
    assert town.goods(0) == {"gem": 1, "wine": 1, "gold": 1}
    assert town.s.store[:5] == [0, 1, 0, 0, 7]
    assert town.why("exchange") == "TD-19.4"


def test_an_artwork_can_be_stored() -> None:
    town = Town()
    town.carry(0, artwork=2)
    town.s.arts = [0 if art == 2 else art for art in town.s.arts]
    town.begin(0)
    town.play("exchange")
    town.play("store", 0, 6)
    assert (town.s.art[0], town.s.store_art[0]) == (0, 4)
    town.play("fetch", 1, 6)
    assert (town.s.art[1], town.s.store_art[0]) == (2, 0)


@pytest.mark.parametrize("rule", ["automatic", "choice"])
def test_a_poster_goes_at_home(rule: str) -> None:
    town = Town(home_poster=rule)
    town.home(0, "1:c3")
    town.thief(0, "1:c4")
    town.s.wanted = 1
    town.begin(0)
    town.enter("1:c3")
    if rule == "choice":
        town.play("wear")
        assert town.s.wanted == 1
        town.step("1:c4")
        town.play("stop")
        town.enter("1:c3")
        town.play("shed")
    assert town.s.wanted == 0


def beside_noble(**chosen: str) -> Town:
    town = Town(chosen)
    town.thief(0, "1:c4")
    town.citizen("noble_b", "1:d4")
    return town


def test_T59_a_noble_is_robbed_once() -> None:
    town = beside_noble()
    town.thief(1, "1:e4")
    town.begin(0)
    town.play("rob", 5, 0)
    assert town.goods(0) == {"gold": 2}
    town.begin(1)
    assert town.why("rob", 5, 0) == "TD-10.4"


def test_bags_can_be_fixed() -> None:
    town = beside_noble(bags="fixed")
    town.begin(0)
    assert town.legal("rob") == [(5, 1)]


def test_T61_the_carriage_makes_wanted_once() -> None:
    town = standing("1:c4")
    town.citizen("carriage", "1:d4")
    town.s.wanted = 1
    town.begin(0)
    town.play("rob", 8, 0)
    assert (town.goods(0), town.s.wanted, town.heard("poster")) == ({"wine": 1}, 1, [])
    assert town.why("rob", 8, 0) == "TD-10.1"


def test_the_carriage_brings_a_poster() -> None:
    town = standing("1:c4")
    town.citizen("carriage", "1:d4")
    town.begin(0)
    town.play("rob", 8, 0)
    assert town.s.wanted == 1


@pytest.mark.parametrize(("where", "why"), [("5:c6", ""), ("5:d7", ""), ("5:d5", "TD-10.3")])
def test_T62_badges_only_out_of_sight(where: str, why: str) -> None:
    town = standing(where)
    town.citizen("guard_a", "5:d6", "N")
    town.card(0, "smoke_bomb")
    town.begin(0)
    town.play("use", 9)
    assert town.why("rob", 0, 0) == why
    if not why:
        town.play("rob", 0, 0)
        assert (town.goods(0), town.s.badges) == ({"badge": 1}, 14)


def test_T63_a_cudgel_needs_no_badge() -> None:
    town = standing("5:c6")
    town.citizen("guard_a", "5:d6", "N")
    town.s.badges = 14
    town.begin(0)
    assert (town.why("rob", 0, 0), town.why("rob", 0, 1)) == ("TD-10.3", "TD-10.3")
    town.card(0, "cudgel")
    assert (town.legal("rob"), town.why("rob", 0, 0)) == ([(0, 1)], "TD-10.3")
    town.play("rob", 0, 1)
    assert (town.s.vp[0], town.s.ap, town.s.mover) == (11, 2, 0)
    assert town.legal("walk") == [(0,), (3,)]
    assert town.why("end") == "TD-5.1"
    town.play("walk", 0)
    assert (town.name(town.s.citizen_cell[0]), town.s.guard_way[0]) == ("5:d5", 0)
    assert (town.goods(0), town.s.vp[0], town.s.badges, town.is_at(0, "5:c6")) == ({}, 11, 14, True)


def test_T64_the_pushed_guard_may_arrest_the_robber() -> None:
    town = standing("1:c4")
    town.citizen("guard_a", "1:b4", "N")
    town.card(0, "cudgel")
    town.begin(0)
    town.play("rob", 0, 1)
    town.play("walk", 1)
    while town.s.mover == 0:
        town.play("walk", town.legal("walk")[0][0])
    assert town.is_home(0)
    assert (town.s.dungeon[0], town.s.vp[0]) == (1, 9)


def test_T69_make_room_or_forgo() -> None:
    town = beside_noble()
    town.carry(0, liquor=4)
    town.begin(0)
    town.play("rob", 5, 1)
    assert town.legal("drop") == [(2,)]
    town.play("forgo")
    assert (town.goods(0), town.s.bags & 2) == ({"liquor": 4}, 0)
    other = beside_noble()
    other.carry(0, liquor=4)
    other.begin(0)
    other.play("rob", 5, 1)
    other.play("drop", 2)
    assert other.goods(0) == {"liquor": 3, "gem": 1}


def test_endurance_is_offered_when_the_points_are_spent() -> None:
    town = standing("1:c4")
    town.begin(0, ap=1)
    assert town.why("endure") == "TD-8.2"
    town.step("1:d4")
    town.play("stop")
    town.play("endure")
    assert (town.s.ap, town.s.endurance) == (1, 1)
    town.play("end")
    assert town.heard("turn_over") == [(0, 0, 0, 0, 0, 0)]
