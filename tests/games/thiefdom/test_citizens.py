"""Citizens' walks, what guards see, and arrests (contract parts 7.1, 7.3, 7.4)."""

from __future__ import annotations

import pytest

from rookery.games.thiefdom.sight import in_ray, in_view_of_thief, ray
from rookery.kernel import Picker
from rookery.kernel.runtime import i64, vec
from tests.games.thiefdom.town import GAME, Town, ends


def test_T1_a_noble_jumps_the_carriage() -> None:
    town = Town()
    town.citizen("noble_c", "1:b4")
    town.citizen("carriage", "1:d4")
    assert ends(town, "noble_c") == {"1:f4", "1:d6", "1:d2"}


def test_T2_dead_ends_cannot_be_entered() -> None:
    town = Town()
    town.citizen("noble_a", "1:d2")
    assert ends(town, "noble_a") == {"1:b4", "1:f4"}
    assert town.s.seats == 4


def guard_on_d6() -> Town:
    town = Town()
    town.citizen("guard_a", "1:d6", "N")
    town.thief(0, "1:d7")
    town.thief(9, "1:d5")
    town.thief(3, "1:b3")
    return town


@pytest.mark.parametrize(("way", "caught"), [(0, 9), (3, 3)])
def test_T3_a_guard_sees_ahead_not_behind(way: int, caught: int) -> None:
    assert ends(guard_on_d6(), "guard_a") == {"1:d4/N", "1:b4/N"}
    town = guard_on_d6()
    town.walk("guard_a")
    town.go()
    town.play("walk", way)
    assert town.is_home(caught)
    assert town.is_at(0, "1:d7")
    assert len(town.heard("arrested")) == 1


def test_T21_a_guard_never_turns_back() -> None:
    town = Town()
    town.citizen("guard_a", "1:d4", "N")
    assert ends(town, "guard_a") == {"1:b4/W", "1:f4/E"}


def test_T22_a_loop_back_to_the_start_is_legal() -> None:
    town = Town()
    town.citizen("noble_a", "2:d2")
    for key, name in (("noble_b", "2:b4"), ("noble_c", "2:d6"), ("noble_d", "2:f4")):
        town.citizen(key, name)
    assert ends(town, "noble_a") == {"1:f4", "6:d2", "3:b4", "2:d2"}


def test_T23_the_carriage_stops_on_the_second_lantern() -> None:
    town = Town()
    town.citizen("carriage", "5:b4")
    assert ends(town, "carriage") == {"5:d5", "5:f4", "1:d6"}


def test_T24_an_occupied_lantern_is_not_counted() -> None:
    town = Town()
    town.citizen("carriage", "5:b4")
    town.thief(0, "5:d2")
    assert ends(town, "carriage") == {"1:b4", "1:d4", "5:d5", "6:b4"}
    town = Town()
    town.citizen("carriage", "5:b4")
    town.thief(0, "5:d6")
    assert ends(town, "carriage") == {"1:d6", "5:f4"}


def test_T26_a_single_way_is_taken_whoever_it_hurts() -> None:
    town = Town()
    town.citizen("guard_a", "2:d2", "W")
    town.thief(0, "2:c4")
    town.thief(3, "2:c3")
    assert ends(town, "guard_a") == {"2:b4/W"}
    town.citizen("guard_a", "2:d2", "W")
    town.walk("guard_a", seat=0)
    town.go()
    assert town.heard("walked") == [(0, *divmod(town.cell("2:b4"), 28), 3, 0, 0)]
    assert town.is_home(0)
    assert town.is_home(3)
    assert town.s.vp == [8, 8, 10, 10]


def test_T27_guards_walk_by_the_rules() -> None:
    pick = Picker(3)
    town = Town()
    town.citizen("guard_a", "1:d4", "N")
    for _ in range(1000):
        before, facing = town.s.citizen_cell[0], town.s.guard_way[0]
        town.walk("guard_a")
        town.go()
        while town.s.mover == 0:
            ways = town.legal("walk")
            assert len(ways) > 1
            assert all(way != ((town.s.heading + 2) % 4) for (way,) in ways)
            GAME.apply(town.s, 0, GAME.pack("walk", ways[int(pick.below(len(ways)))][0]), town.out)
        after = town.s.citizen_cell[0]
        assert town.city.lantern[after]
        assert after != before or facing != town.s.guard_way[0]
        town.s.tile = 1
        town.s.turn = 0


def test_T123_round_the_block_twice() -> None:
    town = Town()
    town.citizen("carriage", "1:d4")
    town.citizen("noble_a", "1:b4")
    town.citizen("noble_b", "1:d6")
    assert ends(town, "carriage") == {"1:d2", "1:f4", "2:b4", "5:b4", "5:d2", "5:f4", "1:d4"}


def test_a_walled_in_citizen_stays() -> None:
    """AM-12: never met in play, but the figure stays where it is."""
    town = Town(seats=2)
    town.citizen("noble_a", "3:d2")
    town.city.corridor, kept = vec[i64]([-1] * len(town.city.corridor)), town.city.corridor
    try:
        town.walk("noble_a")
        town.go()
    finally:
        town.city.corridor = kept
    assert town.heard("stayed") == [(4, 0, 0, 0, 0, 0)]
    assert town.s.citizen_cell[4] == town.cell("3:d2")


def test_T28_a_ray_runs_over_sections_to_a_house() -> None:
    town = Town()
    seen = [town.name(cell) for cell in ray(town.city, town.cell("1:b4"), 1)]
    assert seen == ["1:c4", "1:d4", "1:e4", "1:f4", "1:g4", "2:a4", "2:b4", "2:c4"]
    for cell in town.city.cells[::9]:
        for way in range(4):
            for other in town.city.cells:
                assert in_ray(town.city, cell, way, other) == (other in ray(town.city, cell, way))


def test_T29_seen_over_a_border_past_figures() -> None:
    town = Town()
    town.citizen("guard_a", "1:b4", "E")
    town.citizen("noble_a", "1:d4")
    town.citizen("carriage", "1:f4")
    town.thief(0, "2:a5", inside=True)
    town.begin(0)
    town.step("2:a4")
    assert town.is_home(0)


def test_T31_an_arrest_costs_goods_points_and_the_action() -> None:
    town = Town()
    town.citizen("guard_a", "1:b4", "E")
    town.thief(0, "1:e5", inside=True)
    town.carry(0, gem=3)
    town.s.vp[0] = 5
    town.begin(0)
    town.step("1:e4")
    assert town.is_home(0)
    assert town.s.vp[0] == 3
    assert town.s.dungeon[1] == 3
    assert town.goods(0) == {}
    assert (town.s.ap, town.s.active) == (2, 0)


def test_T32_beside_the_line_is_safe() -> None:
    town = Town()
    town.citizen("guard_a", "1:b4", "E")
    town.thief(0, "1:e5", inside=True)
    town.begin(0)
    town.step("1:d5")
    assert town.is_at(0, "1:d5")


def test_T33_seen_while_the_guard_walks() -> None:
    town = Town()
    town.citizen("guard_a", "1:b4", "E")
    town.citizen("noble_a", "1:d4")
    town.thief(0, "1:f4")
    town.walk("guard_a")
    town.go()
    town.play("walk", 1)
    town.play("walk", 2)
    assert town.is_home(0)
    assert (town.name(town.s.citizen_cell[0]), town.s.guard_way[0]) == ("1:d6", 2)


def test_T34_seen_after_a_corner() -> None:
    town = Town()
    town.citizen("guard_a", "1:d2", "W")
    town.thief(0, "1:b5")
    town.walk("guard_a")
    town.go()  # the only way
    assert town.is_home(0)


@pytest.mark.parametrize(("rule", "home"), [("arrest", True), ("harmless", False)])
def test_T36_jumping_a_guard_from_the_side(rule: str, home: bool) -> None:
    town = Town(jump_guard=rule)
    town.citizen("guard_a", "1:b4", "N")
    town.thief(0, "1:a4")
    town.begin(0)
    town.step("1:b4")
    if not home:
        town.step("1:c4")
    assert town.is_home(0) == home


def test_jumping_a_guard_can_be_forbidden() -> None:
    town = Town(jump_guard="forbidden")
    town.citizen("guard_a", "1:b4", "N")
    town.thief(0, "1:a4")
    town.begin(0)
    assert town.why_step("1:b4") == "TD-9.3"


@pytest.mark.parametrize("wanted", [True, False])
def test_T37_T39_jumping_a_noble_only_hurts_the_wanted(wanted: bool) -> None:
    town = Town()
    town.citizen("noble_a", "1:d4")
    town.thief(0, "1:c4")
    town.s.wanted = 1 if wanted else 0
    town.begin(0)
    town.step("1:d4")
    assert town.is_home(0) == wanted
    assert town.s.vp[0] == (8 if wanted else 10)
    assert town.s.wanted == 0


def test_T38_a_carriage_that_passes_over_a_wanted_thief() -> None:
    town = Town()
    town.citizen("carriage", "1:b4")
    town.thief(0, "1:c4")
    town.s.wanted = 1
    town.walk("carriage")
    town.go()
    town.play("walk", 1)
    while town.s.mover == 8:
        town.play("walk", town.legal("walk")[0][0])
    assert town.is_home(0)
    assert town.s.wanted == 0


def test_T41_a_seized_artwork_can_be_taken_back() -> None:
    town = Town()
    town.citizen("guard_a", "1:b4", "E")
    town.thief(0, "1:e5", inside=True)
    town.carry(0, artwork=3)
    town.s.arts[town.s.arts.index(3)] = 0
    town.begin(0)
    town.step("1:e4")
    assert town.s.dungeon_art == 8
    town.thief(6, "7:b6", inside=True)
    town.carry(6, gem=1)
    town.begin(6)
    town.play("activate")
    assert town.why("take", 7) == "TD-17.1"
    town.play("drop", 1)
    town.play("take", 7)
    assert town.s.art[6] == 3


def test_T42_a_thief_in_a_house_is_never_seen() -> None:
    town = Town()
    town.citizen("guard_a", "1:d4", "W")
    town.thief(0, "1:c3", inside=True)
    town.walk("guard_a")
    town.go()
    while town.s.mover == 0:
        town.play("walk", town.legal("walk")[0][0])
    assert town.is_in(0, "1:c3")


def test_T43_standing_in_view_is_no_attempt_by_itself() -> None:
    town = Town()
    town.citizen("guard_a", "1:b4", "E")
    town.citizen("noble_c", "6:d2")
    town.thief(0, "1:d5")
    town.card(0, "wolff")
    town.begin(0)
    town.step("1:d4")
    town.play("stop")
    town.play("end")
    assert town.is_at(0, "1:d4")
    town.walk("noble_c", seat=2)
    town.go()
    while town.s.mover == 6:
        town.play("walk", town.legal("walk")[0][0])
    assert town.s.citizen_cell[6] != town.cell("6:d2")
    assert (town.is_at(0, "1:d4"), town.heard("attempt"), town.s.vp[0]) == (True, [], 10)
    town.walk("guard_a", seat=2)
    town.go()
    town.play("walk", 1)
    while town.s.mover == 0:
        town.play("walk", town.legal("walk")[0][0])
    assert town.heard("attempt") == [(0, 0, 0, 0, 0, 0)]
    assert (town.is_home(0), town.s.vp[0]) == (True, 8)


@pytest.mark.parametrize(("first_look", "home"), [("off", False), ("on", True)])
def test_T44_the_look_before_the_first_step(first_look: str, home: bool) -> None:
    town = Town(first_look=first_look)
    town.citizen("guard_a", "1:b4", "E")
    town.thief(0, "1:d4")
    town.walk("guard_a")
    town.go()
    town.play("walk", 0)
    assert town.is_home(0) == home


def test_a_thief_sees_four_ways_and_out_of_his_house() -> None:
    town = Town()
    assert in_view_of_thief(town.city, town.cell("1:d4"), town.cell("1:b4"))
    assert not in_view_of_thief(town.city, town.cell("1:d4"), town.cell("1:d2"))
    assert in_view_of_thief(town.city, 392 + town.house("1:e5"), town.cell("1:e4"))
