"""All twelve types of equipment and all thirty-six clients (contract part 7.8)."""

from __future__ import annotations

import pytest

from rookery.games.thiefdom.const import BUILDING, CARD_KEYS
from rookery.games.thiefdom.phases.day import Day
from rookery.games.thiefdom.sales import price_of
from rookery.games.thiefdom.scoring import ally_bonus
from rookery.kernel import MUTE
from tests.games.thiefdom.town import GAME, Town

CHURCH, GARDEN, STABLE, FORGE, TOWER = "3:a1", "1:c3", "1:a1", "1:c5", "1:e3"


def holding(where: str, *cards: str, inside: bool = False, **chosen: str) -> Town:
    town = Town(chosen)
    town.thief(0, where, inside)
    if cards:
        town.card(0, *cards)
    return town


def finish_walk(town: Town) -> None:
    while town.s.mover >= 0:
        town.play("walk", town.legal("walk")[0][0])


def test_T84_climbing_tools() -> None:
    town = holding("1:f4", "climbing_tools")
    town.begin(0)
    town.at_house("scale", "1:e5")
    assert town.is_in(0, "1:e5")
    assert town.legal("climb") == []
    town.step("1:e4")
    town.play("stop")
    assert town.why_house("scale", "1:e5") == "TD-E1"


def test_climbing_out_and_over_a_wall_between_alleys() -> None:
    town = holding("1:e5", "climbing_tools", inside=True)
    town.begin(0)
    cell = town.cell("1:f4")
    town.play("climb", cell // 28, cell % 28)
    assert town.is_at(0, "1:f4")
    other = holding("1:d3", "climbing_tools")
    other.thief(3, "1:d4")
    other.begin(0)
    cell = other.cell("1:d4")
    other.play("climb", cell // 28, cell % 28)
    other.step("1:c4")
    assert other.s.vp[0] == 9


def test_T86_crossbow() -> None:
    town = holding("1:e5", "crossbow", inside=True)
    town.citizen("guard_a", "1:d6", "N")
    town.citizen("guard_b", "1:f4", "S")
    town.begin(0)
    assert town.legal("shoot") == [(0,)]
    town.play("shoot", 0)
    finish_walk(town)
    assert (town.s.vp[0], town.s.ap, town.name(town.s.citizen_cell[0]) != "1:d6") == (11, 2, True)
    assert town.why("shoot", 0) == "TD-E2"


def test_T66_fishing_rod() -> None:
    town = holding("2:e6", "fishing_rod", inside=True)
    town.citizen("carriage", "2:d6")
    town.begin(0)
    assert (town.legal("rob"), town.why("rob", 8, 0)) == ([], "TD-10.1")
    town.play("use", 3)
    assert (town.goods(0), town.s.vp[0], town.s.ap) == ({"wine": 1}, 12, 2)
    assert (town.s.wanted, town.s.robbed, town.heard("poster")) == (0, 0, [])
    assert town.why("use", 3) == "TD-E4"


@pytest.mark.parametrize(("house", "carriage"), [("1:c3", "1:b4"), ("2:g5", "2:f4")])
def test_a_fishing_rod_reaches_neither_far_nor_through_a_wall(house: str, carriage: str) -> None:
    town = holding(house, "fishing_rod", inside=True)
    town.citizen("carriage", carriage)
    town.begin(0)
    assert town.why("use", 3) == "TD-E4"


def test_T87_grappling_hook() -> None:
    town = holding("1:e5", "grappling_hook", inside=True)
    town.begin(0)
    assert town.houses("grapple") == {town.house("1:e3"), town.house("1:c5"), town.house("1:a5")}
    town.at_house("grapple", "1:e3")
    assert (town.is_in(0, "1:e3"), town.s.ap) == (True, 2)


def test_T88_messenger_pigeon() -> None:
    town = holding("1:b4", "messenger_pigeon")
    town.thief(1, "4:f3")
    town.carry(0, gem=4)
    town.begin(0)
    town.play("pigeon", 1)
    assert town.why("lift", 0, 5) == "TD-E7"
    for _ in range(3):
        town.play("lift", 0, 1)
    assert town.why("lift", 0, 1) == "TD-E7"
    town.play("done")
    town.play("share", 1)
    town.play("done")
    assert (town.goods(0), town.goods(1), town.s.ap) == ({"gem": 2}, {"gem": 2}, 2)


def test_T89_smoke_bomb() -> None:
    town = holding("1:d4", "smoke_bomb")
    town.citizen("guard_a", "1:b4", "E")
    town.thief(3, "1:c4")
    town.thief(6, "1:a1", inside=True)
    town.begin(0)
    town.play("use", 9)
    assert (town.s.vp[0], town.s.equip[0], town.s.discard[9]) == (14, -1, 1)
    town.step("1:c4", "1:b4", "1:b3")
    town.enter("1:a1")
    assert (town.s.vp[0], town.is_in(0, "1:a1")) == (13, True)


def test_T91_shoes_and_wotana() -> None:
    town = holding("1:d4", "shoes", "wotana")
    town.carry(0, gold=1)
    town.begin(0)
    assert town.s.mp == 4
    town.play("hurry")
    assert (town.s.mp, town.goods(0), town.s.ap) == (6, {}, 2)
    assert town.why("stop") == "TD-9.1"
    town.step("1:e4")
    town.play("stop")
    assert town.why("hurry") == "TD-C48"


def test_T92_wotana_and_the_catacombs() -> None:
    town = holding("1:d1", "wotana")
    town.carry(0, gold=1)
    town.begin(0)
    town.play("hurry")
    assert town.why_step("3:d1") == "TD-C48"


def test_T93_tristan_in_the_catacombs() -> None:
    town = holding("1:d1", "tristan")
    town.begin(0)
    town.step("3:d1")
    assert town.s.mp == 3
    late = holding("1:d2", "tristan")
    late.begin(0)
    late.step("1:c2", "1:d2", "1:d1")
    assert late.s.mp == 0
    assert {"3:d1", "6:d7", "8:d7"} == late.steps()
    late.step("3:d1")
    assert late.s.ap == 2


def test_T68_thimble_rig_and_quinta() -> None:
    town = holding("1:c4", "thimble_rig", "quinta")
    town.citizen("noble_b", "1:d4")
    town.begin(0)
    assert town.legal("rob") == [(5, 0)]
    town.play("rob", 5, 0)
    assert town.goods(0) == {"gem": 2, "gold": 2}


@pytest.mark.parametrize(("rule", "end"), [("second", "5:d2"), ("next", "1:d6")])
def test_throwing_stars(rule: str, end: str) -> None:
    town = holding("1:d4", "throwing_stars", stars_carriage=rule)
    town.citizen("carriage", "1:b4")
    town.begin(0)
    town.play("throw", 8)
    assert (town.s.vp[0], town.s.equip[0], town.s.discard[11]) == (15, -1, 1)
    town.play("walk", 2)
    if rule == "second":
        town.play("walk", 2)
    assert town.name(town.s.citizen_cell[8]) == end


def test_antonius() -> None:
    town = holding(CHURCH, "antonius", inside=True)
    town.begin(0)
    town.play("use", CARD_KEYS.index("antonius"))
    assert (town.goods(0), town.s.ap) == ({"wine": 1}, 3)
    assert town.why("use", CARD_KEYS.index("antonius")) == "TD-C13"


def test_T8_apollon() -> None:
    town = holding(GARDEN, "apollon", inside=True)
    town.carry(0, liquor=2)
    town.begin(0)
    town.play("use", CARD_KEYS.index("apollon"))
    assert town.goods(0) == {"liquor": 1, "wine": 1}
    assert town.why("use", CARD_KEYS.index("apollon")) == "TD-C14"


def test_T94_beatrix() -> None:
    town = holding(CHURCH, "beatrix", inside=True)
    town.begin(0, ap=0)
    town.play("use", CARD_KEYS.index("beatrix"))
    assert (town.s.vp[0], town.s.ap, town.s.ally[0]) == (13, 3, -1)
    assert town.s.client_box == 1 << 2


def test_benjamin_jumps_for_nothing() -> None:
    town = holding("1:c4", "benjamin")
    town.thief(3, "1:d4")
    town.begin(0)
    town.step("1:d4", "1:e4")
    assert town.s.vp[0] == 10


@pytest.mark.parametrize(("rule", "safe"), [("thief", False), ("everyone", True)])
def test_bernhard(rule: str, safe: bool) -> None:
    town = holding("1:d5", "bernhard", bernhard=rule)
    town.citizen("guard_a", "1:b4", "E")
    town.carry(0, gold=1)
    town.thief(3, "1:e5", inside=True)
    town.begin(0)
    town.play("bribe", 0)
    assert (town.s.dungeon[4], town.s.ap) == (1, 2)
    town.step("1:d4")
    assert town.is_at(0, "1:d4")
    town.play("stop")
    town.begin(3)
    town.step("1:e4")
    assert town.is_home(3) != safe


@pytest.mark.parametrize(
    ("key", "store", "vp"),
    [
        ("elise", [0, 0, 0, 0, 6], 6),
        ("grimm", [2, 0, 0, 0, 0], 4),
        ("helmut", [0, 0, 3, 0, 0], 3),
        ("iwana", [0, 5, 0, 0, 0], 5),
        ("wilma", [0, 0, 0, 2, 0], 4),
    ],
)
def test_end_bonuses_count_the_hideout(key: str, store: list[int], vp: int) -> None:
    town = Town()
    town.card(1, key)
    town.s.store[:5] = store
    town.carry(1, gold=3, gem=1)
    assert ally_bonus(GAME.tables, town.s, 0) == vp


@pytest.mark.parametrize(
    ("key", "kind", "price"),
    [("janus", 5, 2), ("jonathan", 8, 4), ("jonathan", 10, 4), ("malika", 6, 2), ("janus", 6, 1)],
)
def test_prices_of_janus_jonathan_and_malika(key: str, kind: int, price: int) -> None:
    town = Town()
    town.card(0, key)
    assert price_of(GAME.tables, town.s, 0, kind) == price


def test_T107_jonathan_in_the_tavern() -> None:
    town = holding("2:a2", "jonathan", inside=True)
    town.carry(0, wine=2)
    town.begin(0)
    town.play("activate")
    town.play("sell", 2)
    assert town.s.vp[0] == 18


@pytest.mark.parametrize(("rule", "vp"), [("thief", 13), ("guild", 16)])
def test_T108_malika_for_one_or_all(rule: str, vp: int) -> None:
    town = Town(malika=rule)
    town.card(0, "malika")
    town.thief(1, "1:e5", inside=True)
    town.carry(1, gem=3)
    town.begin(1)
    town.play("activate")
    town.play("sell", 3)
    assert town.s.vp[0] == vp


def test_T97_jin() -> None:
    town = holding("1:b3", "jin")
    town.thief(3, "1:c3", inside=True)
    town.begin(0)
    town.at_house("vault", "1:c3")
    assert town.steps() == {"1:c2", "1:c4", "1:d3"}
    town.step("1:d3")
    assert (town.s.vp[0], town.s.mp, town.houses("vault")) == (10, 2, set())


def test_T98_juma() -> None:
    town = holding("4:f3", "juma")
    town.begin(0)
    rows = {row for (row,) in town.legal("ferry")}
    cells = {town.name(cell) for cell in town.city.shore_alleys if cell // 28 in rows}
    assert cells == {"4:f2", "4:f4", "8:f2", "8:f3", "8:f4", "8:f5"}
    houses = {town.house(name) for name in ("4:e1", "4:e5", "8:e6", "4:e7", "8:e1", "8:e7")}
    assert town.houses("teleport") == houses
    town.play("ferry", town.cell("8:f4") // 28)
    assert town.is_at(0, "8:f4")
    assert town.why_house("teleport", "4:e1") == "TD-9.11"


def test_juma_is_seen_where_he_lands() -> None:
    town = holding("4:e1", "juma", inside=True)
    town.citizen("guard_a", "4:d2", "E")
    town.begin(0)
    town.play("ferry", town.cell("4:f2") // 28)
    assert town.is_home(0)


@pytest.mark.parametrize(
    ("key", "place"),
    [("larissa", FORGE), ("jolanda", GARDEN), ("johanna", STABLE), ("siti", TOWER), ("towa", "2:a2")],
)
def test_T106_two_teleports_in_a_turn(key: str, place: str) -> None:
    town = holding(place, key, inside=True)
    town.begin(0)
    for _ in range(2):
        section, house = town.legal("teleport")[-1]
        town.play("teleport", section, house)
    assert town.s.ap == 3
    kind = town.city.kind[town.s.spot[0] - BUILDING]
    assert kind == town.city.kind[town.house(place)]


@pytest.mark.parametrize(("rule", "most", "vp"), [("many", 2, 16), ("once", 1, 13), ("per_gold", 5, 25)])
def test_T103_konstanze(rule: str, most: int, vp: int) -> None:
    town = holding(CHURCH, "sack", "konstanze", inside=True, konstanze=rule)
    town.carry(0, gold=5)
    town.begin(0)
    assert town.legal("tithe")[-1] == (most,)
    town.play("tithe", most)
    assert town.s.vp[0] == vp
    assert town.why("tithe", 1) == "TD-C28"


def test_lentz() -> None:
    town = holding("1:b4", "lentz")
    town.thief(2, "4:f3")
    town.carry(0, gem=1)
    town.carry(2, wine=1)
    town.begin(0)
    assert town.legal("lend") == [(2, 0, 1), (2, 1, 3)] or (2, 1, 3) in town.legal("lend")
    town.play("lend", 2, 1, 3)
    assert (town.goods(0), town.goods(2)) == ({"gem": 1, "wine": 1}, {})
    assert town.why("lend", 2, 0, 1) == "TD-C31"


def test_T101_melisande() -> None:
    town = holding(FORGE, inside=True)
    town.card(1, "melisande")
    town.show("sack")
    town.carry(0, gold=3)
    town.begin(0)
    town.play("buy", 0)
    assert (town.s.vp[0], town.goods(0), town.s.ap, town.s.equip[0]) == (12, {}, 3, 5)


def test_T67_mortana() -> None:
    town = holding("1:c4", "mortana")
    town.citizen("carriage", "1:d4")
    town.carry(0, gold=1)
    town.begin(0)
    town.play("rob", 8, 1)
    assert (town.goods(0), town.s.wanted) == ({"wine": 2}, 0)


def test_T102_richard_at_the_market() -> None:
    town = holding("3:f6", inside=True)
    town.card(1, "richard")
    town.begin(0)
    town.play("activate")
    town.play("meet")
    town.chance(*(CARD_KEYS.index(key) - 12 for key in ("wolff", "lentz", "towa", "juma")))
    assert town.why("brawl", 0) == "TD-C37"
    town.play("ally", 0)
    assert (town.s.vp[0], town.s.ally[0]) == (12, CARD_KEYS.index("wolff"))


def test_T104_ruth() -> None:
    town = Town()
    town.card(0, "ruth")
    town.s.store[:5] = [0, 2, 0, 1, 0]
    town.begin(0)
    town.play("fence", 1, 0)
    town.play("fence", 1, 1)
    town.play("fence", 3, 0)
    assert (town.s.store[:5], town.goods(0), town.s.vp[0]) == ([0, 0, 0, 0, 4], {"gold": 2}, 14)


def test_T99_samuel() -> None:
    town = holding("1:c5", "samuel", inside=True)
    town.citizen("guard_a", "1:b4", "E")
    town.thief(1, "1:d4")
    town.begin(0)
    town.play("swap", 1)
    assert town.is_home(0)
    assert town.is_in(1, "1:c5")
    assert town.s.ap == 2


def test_stoffel_T109() -> None:
    town = Town()
    town.thief(0, "1:b4")
    town.thief(1, "1:c4")
    town.card(0, "stoffel")
    town.carry(0, gold=2)
    town.s.round = 3
    Day().enter(GAME.tables, town.s, MUTE)
    assert (town.s.vp[0], town.goods(0)) == (12, {"gold": 4})


def test_svenja() -> None:
    town = holding("2:a2", "svenja", inside=True)
    town.begin(0)
    town.play("activate")
    town.at_house("teleport", "6:d3")
    assert town.is_in(0, "6:d3")
    assert (town.s.ap, town.s.here) == (2, -1)


def test_T96_wibald() -> None:
    town = holding("8:a4", "wibald")
    town.citizen("guard_a", "7:f4", "E")
    town.walk("guard_a")
    town.go()
    town.play("walk", 1)
    assert town.is_at(0, "8:a4")
    assert town.name(town.s.citizen_cell[0]) == "8:b4"
    back = holding("8:a4", "wibald")
    back.citizen("guard_a", "8:d4", "W")
    back.walk("guard_a")
    back.go()
    back.play("walk", 3)
    assert back.is_home(0)


@pytest.mark.parametrize(("rule", "at"), [("free", "1:f4"), ("stops", "1:e4")])
def test_wolff(rule: str, at: str) -> None:
    town = holding("1:e5", "wolff", inside=True, immune_move=rule)
    town.citizen("guard_a", "1:b4", "E")
    town.begin(0)
    town.step("1:e4")
    if rule == "free":
        town.step("1:f4")
    assert town.is_at(0, at)


def test_teleports_may_count_as_entries() -> None:
    town = holding(FORGE, "larissa", inside=True, teleport_entry="on")
    town.thief(3, "1:e1", inside=True)
    town.begin(0)
    town.at_house("teleport", "1:e1")
    assert town.s.vp[0] == 9
