"""A refusal says it in numbers: how far, how dear, how full."""

from __future__ import annotations

import pytest

from rookery.games.thiefdom.const import BUILDING, GEM, GOLD, LIQUOR, SMUGGLER, TAVERN, VILLA
from rookery.kernel import Named
from rookery.words import LANGUAGES
from tests.games.thiefdom.town import GAME, Town
from tests.spoken import spoken


def _reason(town: Town, verb: str, *args: int) -> Named:
    seat = GAME.actor(town.s)
    action = GAME.pack(verb, *args)
    assert GAME.why_not(town.s, seat, action)
    return GAME.reason(town.s, seat, action)


def _step(town: Town, where: str) -> Named:
    cell = town.cell(where)
    return _reason(town, "step", cell // 28, cell % 28)


def _inside(town: Town, kind: int) -> None:
    town.s.spot[0] = BUILDING + list(town.city.kind).index(kind)


def test_how_far_a_spot_is() -> None:
    town = Town()
    town.thief(0, "1:d4")
    town.begin(0)
    assert _step(town, "1:a4").args == {}  # 3 MP: only not in one step
    assert _step(town, "2:b4") == Named("far", {"steps": 5, "mp": 3})
    town.step("1:e4")
    assert _step(town, "2:b4") == Named("far", {"steps": 4, "mp": 2})


def test_a_building_far_away_is_too_far_not_without_a_door() -> None:
    town = Town()
    town.thief(0, "1:d4")
    town.begin(0)
    tavern = list(town.city.kind).index(TAVERN)
    assert town.why("enter", tavern // 12 + 1, tavern % 12) == "TD-9.1"
    said = _reason(town, "enter", tavern // 12 + 1, tavern % 12)
    assert (said.name, said.args["mp"]) == ("far", 3)
    assert said.args["steps"] > 3
    _inside(town, VILLA)
    town.begin(0)
    assert town.why("enter", tavern // 12 + 1, tavern % 12) == "TD-9.1"


def test_who_sees_everybody_that_goes_there() -> None:
    town = Town()
    town.thief(0, "1:a4")
    town.citizen("guard_b", "1:d4", "W")
    town.begin(0)
    assert _step(town, "1:c4") == Named("watched", {"citizen": 1})


def test_action_points_that_are_spent() -> None:
    town = Town()
    town.thief(0, "1:d4")
    town.begin(0, ap=0)
    assert _step(town, "1:e4") == Named("spent", {"thief": 0})


def test_a_mission_that_lacks_goods() -> None:
    town = Town()
    _inside(town, SMUGGLER)
    town.begin(0)
    said = _reason(town, "activate")
    assert said.name == "few"
    assert said.args["needs"] > said.args["has"] == 0


def test_a_tavern_takes_gold_and_room() -> None:
    town = Town()
    _inside(town, TAVERN)
    town.carry(0, gold=3, gem=3)
    town.begin(0)
    town.play("activate")
    assert _reason(town, "drink", 4) == Named("price", {"price": 4, "gold": 3})
    assert _reason(town, "drink", 2) == Named("full", {"needs": 2, "free": 1})
    assert _reason(town, "sell", 1) == Named("few", {"good": 3, "needs": 1, "has": 0})


def test_an_artwork_takes_four_slots() -> None:
    town = Town()
    town.thief(0, "v5")
    town.carry(0, gem=1, liquor=1)
    town.card(0, "lock_pick")
    town.begin(0)
    assert town.city.kind[town.s.spot[0] - BUILDING] == VILLA
    town.play("activate")
    assert _reason(town, "artwork") == Named("full", {"needs": 4, "free": 2})


def test_a_full_thief_takes_nothing_from_the_hideout() -> None:
    town = Town()
    town.carry(0, gold=4)
    town.s.store[GOLD] = 2
    town.s.store[GEM] = 1
    town.begin(0)
    town.play("exchange")
    assert _reason(town, "fetch", 0, GOLD) == Named("full", {"needs": 1, "free": 0})
    assert _reason(town, "fetch", 0, LIQUOR).name == ""


def test_whose_turn_it_is() -> None:
    town = Town()
    town.begin(0)
    assert GAME.reason(town.s, 2, GAME.pack("end")) == Named("turn", {"seat": 0})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_has_the_numbers(lang: str) -> None:
    words = spoken(lang, "thiefdom")
    assert {"5", "3"} <= set(
        words.reason(Named("far", {"steps": 5, "mp": 3}), []).replace(";", " ").replace(".", " ").split()
    )
    few = words.reason(Named("few", {"good": GEM, "needs": 2, "has": 0}), [])
    assert f"2 {words.term('good', GEM, 'many')}" in few
