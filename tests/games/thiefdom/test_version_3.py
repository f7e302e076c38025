"""What version 3 of the rules changed, each beside what version 2 did."""

from __future__ import annotations

import pytest

from rookery.games.thiefdom.const import BUILDING, F_RULES_3
from tests.games.thiefdom.town import GAME, Town

BOTH = pytest.mark.parametrize("version", [2, 3])


def town_of(version: int, **options: str) -> Town:
    """A town that is played by one of the two versions."""
    town = Town(dict(options))
    if version == 2:
        town.s.flags &= ~F_RULES_3
    return town


def tavern(version: int, **goods: int) -> Town:
    """A thief in a tavern who has nobody to meet."""
    town = town_of(version)
    place = next(n for n in range(len(town.city.kind)) if town.city.kind[n] == 8)
    town.s.spot[0] = BUILDING + place
    town.carry(0, **goods)
    town.card(0, "wolff")
    town.begin(0)
    town.play("activate")
    return town


def test_the_state_knows_by_which_rules_it_is_played() -> None:
    assert Town().s.flags & F_RULES_3
    saved = GAME.dump(town_of(2).s)
    with pytest.raises(ValueError, match="does not follow version 3 of the rules"):
        GAME.restore(saved)


@BOTH
def test_gems_make_room_for_as_much_liquor_as_he_can_pay(version: int) -> None:
    """TD-19.6: goods may be thrown away to make room, also where there is some."""
    town = tavern(version, gem=3, gold=3)
    assert town.legal("drink") == [(1,)]
    assert town.legal("drop") == ([] if version == 2 else [(1,)])
    full = tavern(version, gem=4, gold=2)
    full.play("drop", 1)
    assert full.legal("drink") == [(1,)]
    assert full.legal("drop") == ([] if version == 2 else [(1,)])
    if version == 3:
        full.play("drop", 1)
        assert (full.legal("drink"), full.legal("drop")) == ([(1,), (2,)], [])


def test_a_sack_makes_way_only_for_what_the_rest_can_hold() -> None:
    """INV-6 under `full_equipment=replaced`: goods go first, and the saved state can be restored."""
    town = town_of(3, full_equipment="replaced")
    place = next(n for n in range(len(town.city.kind)) if town.city.kind[n] == 6)
    town.s.spot[0] = BUILDING + place
    town.card(0, "shoes", "sack")
    town.show("cudgel")
    town.carry(0, gem=5, wine=1, gold=4)
    town.begin(0)
    town.play("activate")
    town.play("buy", 0)
    assert (town.legal("replace"), town.legal("drop")) == ([(0,)], [(1,), (3,)])
    assert town.why("replace", 1) == "TD-19.2"
    town.play("drop", 1)
    town.play("drop", 3)
    assert (town.legal("replace"), town.legal("drop")) == ([(0,), (1,)], [])
    town.play("replace", 1)
    assert town.goods(0)["gem"] == 4
    assert GAME.dump(GAME.restore(GAME.dump(town.s))) == GAME.dump(town.s)


@BOTH
def test_nobody_must_throw_goods_away_in_a_villa(version: int) -> None:
    """TD-19.6: four wine before an open artwork and locked gems."""
    town = town_of(version)
    index = next(n for n in range(4) if GAME.tables.gems_locked[town.s.villas[n]] and town.s.arts[n])
    town.s.spot[0] = BUILDING + town.city.villas[index]
    town.carry(0, wine=4)
    town.begin(0)
    town.play("activate")
    assert town.legal("drop") == [(3,)]
    assert bool(town.legal("leave")) == (version == 3)
    if version == 3:
        town.play("leave")
        assert town.goods(0) == {"wine": 4}


@BOTH
def test_wibald_is_safe_from_a_guard_who_jumps_off_the_section_of_the_dungeon(version: int) -> None:
    """AM-38: a skipped cell is judged from the cell the guard jumps off."""
    town = town_of(version)
    town.thief(0, "8:c4")
    town.card(0, "wibald")
    town.citizen("guard_a", "7:f4", "E")
    town.thief(4, "8:a4")
    town.citizen("noble_a", "8:b4")
    town.walk("guard_a")
    town.go()
    town.play("walk", 1)
    while town.s.mover >= 0:
        town.play("walk", town.legal("walk")[0][0])
    assert town.is_home(0) == (version == 2)
    assert town.is_home(4)


@BOTH
def test_a_wanted_thief_whom_samuel_brings_home_is_asked(version: int) -> None:
    """AM-61 with `home_poster=choice`."""
    town = town_of(version, home_poster="choice")
    town.thief(1, "1:d4")
    town.card(0, "samuel")
    town.s.wanted = 2
    town.begin(0)
    town.play("swap", 1)
    assert town.is_home(1)
    if version == 3:
        town.play("wear")
    assert town.s.wanted == (0 if version == 2 else 2)
    assert town.s.partner == -1


@BOTH
def test_nobody_is_jumped_twice_in_one_move(version: int) -> None:
    """Between two neighbouring figures a thief could hop for ever."""
    town = town_of(version)
    town.thief(0, "1:c4")
    town.thief(3, "1:d4")
    town.thief(6, "1:e4")
    town.begin(0)
    town.step("1:d4", "1:e4")
    assert ("1:d4" in town.steps()) == (version == 2)
    town.step("1:f4")
    assert ("1:e4" in town.steps()) == (version == 2)
    town.play("stop")
    assert "1:e4" in town.steps()  # another move
