"""Cards that share a rule with others, each in a game of its own (contract parts TD-E and TD-C)."""

from __future__ import annotations

from rookery.games.thiefdom.const import BUILDING, CARD_KEYS
from tests.games.thiefdom.town import GAME, Town


def use(town: Town, key: str) -> None:
    town.play("use", CARD_KEYS.index(key))


def beside(citizen: str, *cards: str) -> Town:
    town = Town()
    town.thief(0, "1:c4")
    town.citizen(citizen, "1:d4")
    town.card(0, *cards)
    town.begin(0)
    return town


def hoard(key: str, **store: int) -> int:
    """The VP an ally counts at the end, of goods in the hideout and not of those carried."""
    town = Town()
    town.card(1, key)
    town.s.store[:5] = [store.get(good, 0) for good in ("badge", "gem", "liquor", "wine", "gold")]
    town.carry(1, **dict.fromkeys(store, 1))
    return GAME.scores(town.s)[0].parts[7]


def teleported(key: str, start: str, end: str) -> Town:
    """There and back again for nothing."""
    town = Town()
    town.thief(0, start, inside=True)
    town.card(0, key)
    town.begin(0)
    kind = town.city.kind[town.house(start)]
    targets = {number for number in town.city.of_kind(kind) if number != town.house(start)}
    assert town.houses("teleport") == targets
    town.at_house("teleport", end)
    assert (town.is_in(0, end), town.s.ap) == (True, 3)
    town.at_house("teleport", start)
    assert (town.is_in(0, start), town.s.ap) == (True, 3)
    return town


def test_shoes_give_four_points_in_every_move() -> None:
    town = Town()
    town.thief(0, "1:d4")
    town.card(0, "shoes")
    town.begin(0)
    for _ in range(2):
        town.step("1:e4", "1:f4", "1:e4", "1:d4")
    assert (town.is_at(0, "1:d4"), town.s.ap) == (True, 1)


def test_wotana_hurries_once_a_turn_for_a_gold() -> None:
    town = Town()
    town.thief(0, "1:d4")
    town.card(0, "wotana")
    town.begin(0)
    assert town.why("hurry") == "TD-C48"
    town.carry(0, gold=2)
    town.play("hurry")
    town.step("1:e4", "1:f4", "1:e4", "1:d4", "1:e4", "1:f4")
    assert (town.is_at(0, "1:f4"), town.s.ap, town.goods(0)) == (True, 2, {"gold": 1})
    assert town.why("hurry") == "TD-C48"


def test_thimble_rig_takes_gold_and_a_gem() -> None:
    town = beside("noble_b", "thimble_rig")
    town.play("rob", 5, 0)
    assert (town.goods(0), town.s.bags & 2) == ({"gem": 1, "gold": 2}, 0)


def test_quinta_adds_a_gem_unless_the_bag_is_empty() -> None:
    town = beside("noble_b", "quinta")
    town.play("rob", 5, 0)
    assert town.goods(0) == {"gem": 1, "gold": 2}
    town = beside("noble_b", "quinta")
    town.play("rob", 5, 1)
    assert town.goods(0) == {"gem": 2}
    town = beside("noble_b", "quinta")
    town.s.bags &= ~2
    assert town.why("rob", 5, 1) == "TD-10.4"


def test_throwing_stars_need_a_noble_or_the_carriage_in_view() -> None:
    town = Town()
    town.thief(0, "1:d4")
    town.card(0, "throwing_stars")
    town.citizen("noble_a", "1:d2")
    town.citizen("noble_b", "1:b4")
    town.citizen("guard_a", "1:f4", "E")
    town.begin(0)
    assert town.legal("throw") == [(5,)]
    assert (town.why("throw", 4), town.why("throw", 8)) == ("TD-E12", "TD-E12")
    town.play("throw", 5)
    town.play("walk", town.legal("walk")[0][0])
    assert town.s.citizen_cell[5] != town.cell("1:b4")
    assert (town.s.vp[0], town.s.ap, town.s.equip[0], town.s.discard[11]) == (15, 2, -1, 1)


def test_elise_counts_gold() -> None:
    assert hoard("elise", gold=6) == 6


def test_grimm_counts_badges_twice() -> None:
    assert hoard("grimm", badge=2) == 4


def test_helmut_counts_liquor() -> None:
    assert hoard("helmut", liquor=3) == 3


def test_iwana_counts_gems() -> None:
    assert hoard("iwana", gem=5) == 5


def test_wilma_counts_wine_twice() -> None:
    assert hoard("wilma", wine=2) == 4


def test_janus_sells_liquor_for_two() -> None:
    town = Town()
    town.thief(0, "3:f6", inside=True)
    town.thief(1, "3:f6", inside=True)
    town.card(0, "janus")
    for thief, vp in ((0, 16), (1, 19)):
        town.carry(thief, liquor=3)
        town.begin(thief)
        town.play("activate")
        town.play("sell", 3)
        town.play("leave")
        assert town.s.vp[0] == vp


def test_jolanda_goes_from_garden_to_garden() -> None:
    teleported("jolanda", "1:c3", "1:a5")


def test_johanna_goes_from_stable_to_stable() -> None:
    teleported("johanna", "1:a1", "2:a1")


def test_larissa_goes_from_forge_to_forge() -> None:
    teleported("larissa", "1:c5", "2:c5")


def test_siti_goes_from_tower_to_tower() -> None:
    teleported("siti", "1:e3", "2:e3")


def test_towa_goes_to_the_other_tavern() -> None:
    town = teleported("towa", "2:a2", "8:c3")
    assert len(town.legal("teleport")) == 1


def test_benjamin_meets_rivals_inside_for_nothing() -> None:
    town = Town()
    town.thief(0, "1:c4")
    town.thief(3, "1:c5", inside=True)
    town.card(0, "benjamin")
    town.begin(0)
    town.enter("1:c5")
    assert (town.s.spot[0], town.s.vp[0]) == (BUILDING + town.house("1:c5"), 10)


def test_kunrad_adds_once_for_each_visit() -> None:
    town = Town()
    town.thief(0, "3:f6", inside=True)
    town.card(0, "kunrad")
    town.begin(0)
    town.play("activate")
    use(town, "kunrad")
    assert (town.goods(0), town.s.vp[0]) == ({"gem": 1}, 11)
    assert town.why("use", CARD_KEYS.index("kunrad")) == "TD-C29"
