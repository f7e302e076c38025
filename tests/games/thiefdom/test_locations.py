"""The six kinds of location (contract part 7.7)."""

from __future__ import annotations

import pytest

from rookery.games.thiefdom.const import CARD_KEYS
from tests.games.thiefdom.town import Town


def client(key: str) -> int:
    return CARD_KEYS.index(key) - 12


def inside(where: str, **chosen: str) -> Town:
    town = Town(chosen)
    town.thief(0, where, inside=True)
    return town


def test_T7_kunrad_at_the_market() -> None:
    town = inside("3:f6")
    town.card(0, "kunrad")
    town.begin(0)
    town.play("activate")
    town.play("fill")
    town.play("use", CARD_KEYS.index("kunrad"))
    assert (town.goods(0), town.s.vp[0], town.s.ap) == ({"gem": 1, "gold": 4}, 11, 2)


@pytest.mark.parametrize(("where", "good"), [("3:f6", "gold"), ("v2", "gem")])
def test_T11_a_sack_holds_six(where: str, good: str) -> None:
    town = inside(where)
    town.s.villas = [0, 1, 2, 3]
    town.card(0, "sack")
    town.begin(0)
    town.play("activate")
    town.play("fill" if good == "gold" else "gems")
    assert town.goods(0) == {good: 6}


def test_liquor_sells_at_the_market() -> None:
    town = inside("3:f6")
    town.carry(0, liquor=3, gold=4)
    town.begin(0)
    town.play("activate")
    assert town.why("fill") == "TD-13.1"
    town.play("sell", 2)
    assert (town.goods(0), town.s.vp[0]) == ({"liquor": 1, "gold": 4}, 12)


def villa(locked: str, thief_cards: tuple[str, ...] = ()) -> Town:
    town = inside("v2")
    town.s.villas = [0, 1, 2, 3] if locked == "artwork" else [2, 1, 0, 3]
    if thief_cards:
        town.card(0, *thief_cards)
    return town


def test_T71_a_locked_artwork() -> None:
    town = villa("artwork")
    town.carry(0, gem=1)
    town.begin(0)
    town.play("activate")
    assert (town.legal("gems"), town.why("artwork")) == ([()], "TD-14.2")
    town.play("gems")
    assert (town.goods(0), town.s.arts[0]) == ({"gem": 4}, 1)


def test_refusals_in_a_villa_name_lock_room_number_and_theft() -> None:
    town = villa("gems")
    town.carry(0, liquor=1)
    town.begin(0)
    town.play("activate")
    assert (town.why("gems"), town.why("artwork"), town.why("fill")) == ("TD-14.2", "TD-14.1", "TD-13.1")
    town.play("drop", 2)
    town.s.arts[0] = 0
    assert town.why("artwork") == "TD-14.3"
    town = villa("gems", ("lock_pick", "jonathan"))
    town.carry(0, wine=3)
    town.begin(0)
    town.play("activate")
    town.play("gems")
    town.play("forgo")
    assert (town.goods(0), town.why("gems"), town.why("artwork")) == (
        {"gem": 1, "wine": 3},
        "TD-14.1",
        "TD-14.1",
    )
    market = inside("3:f5")
    market.begin(0)
    market.play("activate")
    assert (market.why("gems"), market.why("buy", 0)) == ("TD-14.1", "TD-15.3")


def test_refusals_at_the_dealer_name_price_number_and_slots() -> None:
    town = inside("1:e5")
    town.show("sack", "shoes", "cudgel", "climbing_tools")
    town.carry(0, gold=3, gem=1)
    town.begin(0)
    town.play("activate")
    assert (town.why("buy", 0), town.why("buy", 1)) == ("TD-15.3", "")
    town.card(0, "shoes")
    assert town.why("buy", 1) == "TD-2.3"
    town.play("buy", 2)
    assert town.why("buy", 2) == "TD-15.3"
    assert town.why("buy", 3) == "TD-15.3"


def test_T72_a_lock_pick_opens_and_scores() -> None:
    town = villa("gems", ("lock_pick",))
    town.begin(0)
    town.play("activate")
    town.play("gems")
    assert (town.goods(0), town.s.vp[0], town.s.arts[0]) == ({"gem": 4}, 11, 1)


def test_T73_an_empty_villa_and_jonathan() -> None:
    town = villa("gems")
    town.s.arts[0] = 0
    town.begin(0)
    assert town.why("activate") == "TD-12.2"
    town.card(0, "jonathan")
    town.carry(0, wine=1)
    town.play("activate")
    town.play("sell", 1)
    assert town.s.vp[0] == 14


def test_an_open_artwork_needs_room() -> None:
    town = villa("gems")
    town.carry(0, liquor=1)
    town.begin(0)
    town.play("activate")
    assert town.legal("artwork") == []
    town.play("drop", 2)
    town.play("artwork")
    assert (town.s.art[0], town.s.arts[0]) == (1, 0)


def test_villa_gems_may_replace_other_loot() -> None:
    town = villa("artwork")
    town.carry(0, liquor=2)
    town.begin(0)
    town.play("activate")
    town.play("gems")
    town.play("drop", 2)
    town.play("forgo")
    assert town.goods(0) == {"liquor": 1, "gem": 3}


def test_T74_deliver_and_buy() -> None:
    town = inside("1:e5")
    town.show("shoes", "sack", "cudgel", "crossbow")
    town.carry(0, artwork=2)
    town.s.arts = [0 if art == 2 else art for art in town.s.arts]
    town.begin(0)
    town.play("activate")
    town.play("deliver")
    assert (town.s.vp[0], town.goods(0)) == (16, {"gold": 4})
    town.play("buy", 0)
    assert (town.s.vp[0], town.goods(0), town.s.display[0]) == (18, {"gold": 1}, -1)
    town.play("end")
    town.chance(0)
    assert town.s.display[0] == 0


@pytest.mark.parametrize("owned", [False, True])
def test_artwork_four_draws_two_cards(owned: bool) -> None:
    town = inside("1:e5")
    town.carry(0, artwork=4)
    town.s.arts = [0 if art == 4 else art for art in town.s.arts]
    if owned:
        town.card(0, "shoes")
    town.begin(0)
    town.play("activate")
    town.play("deliver")
    town.chance(8, 10)
    if not owned:
        town.play("keep", 0)
    assert town.s.equip[:2] == ([8, 10] if owned else [8, -1])
    assert town.s.discard[8 if owned else 10] == 1


def test_T17_no_second_card_of_a_type() -> None:
    town = inside("1:e5")
    town.card(0, "shoes")
    town.show("shoes")
    town.carry(0, gold=4)
    town.carry(1, gold=4)
    town.begin(0)
    assert town.why("activate") == "TD-12.2"
    town.thief(1, "1:e5", inside=True)
    town.begin(1)
    town.play("activate")
    town.play("buy", 0)
    assert town.s.equip[2] == 8


@pytest.mark.parametrize("rule", ["kept", "replaced"])
def test_a_full_thief_and_a_new_card(rule: str) -> None:
    town = inside("1:e5", full_equipment=rule)
    town.card(0, "shoes", "sack")
    town.show("cudgel")
    town.carry(0, gold=4)
    town.begin(0)
    if rule == "kept":
        assert town.why("activate") == "TD-12.2"
        return
    town.play("activate")
    town.play("buy", 0)
    town.play("replace", 0)
    assert (town.s.equip[:2], town.s.discard[8]) == ([2, 5], 1)


def tavern() -> Town:
    town = inside("2:a2")
    town.carry(0, gold=2)
    town.begin(0)
    town.play("activate")
    town.play("meet")
    town.chance(*(client(key) for key in ("wolff", "lentz", "towa", "juma")))
    return town


def test_T76_ally_brawl_or_nothing() -> None:
    town = tavern()
    assert town.why("ally", 0) == "TD-16.1"
    town.play("ally", 1)
    assert (town.s.vp[0], town.goods(0), town.s.ally[0]) == (13, {"gold": 1}, CARD_KEYS.index("lentz"))
    assert int(town.s.client_discard).bit_count() == 3
    fight = tavern()
    fight.play("brawl", 0)
    assert (fight.s.vp[0], fight.s.ally[0]) == (11, 100 + CARD_KEYS.index("wolff"))
    quiet = tavern()
    quiet.play("decline")
    assert int(quiet.s.client_discard).bit_count() == 4


def test_T77_a_used_slot_meets_nobody() -> None:
    town = inside("2:a2")
    town.card(0, "lentz")
    town.carry(0, wine=1)
    town.begin(0)
    town.play("activate")
    assert town.why("meet") == "TD-16.1"


def test_T78_the_discard_is_shuffled_in() -> None:
    town = inside("2:a2")
    town.s.client_discard = town.s.clients & ~3
    town.s.clients = 3
    town.begin(0)
    town.play("activate")
    town.play("meet")
    town.chance(0, 1, 2, 3)
    assert sorted(town.s.revealed) == [12, 13, 14, 15]


def test_T79_sell_wine_then_buy_liquor() -> None:
    town = inside("2:a2")
    town.carry(0, wine=3, gold=4)
    town.card(0, "lentz")
    town.begin(0)
    town.play("activate")
    town.play("sell", 3)
    town.play("drink", 4)
    assert (town.s.vp[0], town.goods(0)) == (16, {"liquor": 4})


def test_room_for_liquor_is_made_first() -> None:
    town = inside("2:a2")
    town.carry(0, gem=4, gold=1)
    town.card(0, "lentz")
    town.begin(0)
    town.play("activate")
    town.play("drop", 1)
    town.play("drink", 1)
    assert town.goods(0) == {"gem": 3, "liquor": 1}


def test_T81_no_mission_no_visit() -> None:
    town = inside("4:e5")
    town.s.mission_deck |= 1 << town.s.slots[0]
    town.s.slots[0] = -1
    town.begin(0)
    assert town.why("activate") == "TD-18.2"


def test_T82_a_mission_with_oswald() -> None:
    town = inside("4:e5")
    town.s.slots[town.s.slots.index(2)] = town.s.slots[0]
    town.s.slots[0] = 2
    town.carry(0, wine=2)
    town.card(1, "oswald")
    town.begin(0)
    town.play("activate")
    town.play("mission")
    assert (town.s.vp[0], town.goods(0), town.s.missions[0]) == (18, {"gold": 4}, 4)


@pytest.mark.parametrize(("rule", "other"), [("each", ""), ("one", "TD-12.1")])
def test_T83_each_location_once_a_night(rule: str, other: str) -> None:
    town = inside("2:a2", activations=rule)
    town.carry(0, wine=2)
    town.card(0, "towa")
    town.begin(0)
    town.play("activate")
    town.play("sell", 1)
    if town.s.phase == 23:
        town.play("leave")
    assert town.why("activate") == "TD-12.1"
    town.at_house("teleport", "8:c3")
    assert town.why("activate") == other


def test_the_dungeon_buys_badges_and_posters() -> None:
    town = inside("7:b6")
    town.s.dungeon = [1, 2, 0, 0, 3]
    town.s.wanted = 1
    town.carry(0, badge=1)
    town.begin(0)
    town.play("activate")
    town.play("take", 0)
    town.play("take", 1)
    town.play("poster")
    assert town.legal("take") == []
    town.play("sell", 2)
    assert (town.s.vp[0], town.goods(0), town.s.wanted) == (17, {"gem": 1}, 0)
