"""What a preview says is what the rules then do, under every option."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rookery.games.thiefdom.const import BUILDING, GOLD, LIQUOR, MARKET, MOVE, NOBLE, PLAN, TURN, WALK
from rookery.games.thiefdom.declared import OPTIONS
from rookery.games.thiefdom.state import ThiefdomState
from rookery.kernel import MUTE
from tests.games.thiefdom.foresight import (
    crowd,
    missed_ways,
    next_choice,
    town,
    wrong_sight,
    wrong_walks,
    wrong_ways,
)
from tests.games.thiefdom.town import GAME, Town

VALUES = [(option.key, value) for option in OPTIONS for value in option.values if value != option.default]


@pytest.mark.parametrize(("key", "value"), [("city", "random"), *VALUES])
def test_what_is_previewed_is_what_the_rules_then_do(key: str, value: str) -> None:
    seed = len(key) * 31 + len(value)
    pick = random.Random(seed)
    s = town(GAME, seed % 3 + 2, {key: value}, seed)
    looked = {TURN: 0, MOVE: 0, WALK: 0}
    for step in range(100):
        if step % 8 == 0 and (s.phase == PLAN or (s.phase == TURN and s.ap)):
            crowd(GAME, s, pick)
        looked[int(s.phase)] = looked.get(int(s.phase), 0) + 1
        assert _faults(s, pick) == []
        next_choice(GAME, s, pick)
    assert min(looked[TURN], looked[MOVE], looked[WALK]) > 0


def _faults(s: ThiefdomState, pick: random.Random) -> list[str]:
    """What is wrong with the preview of this position."""
    if s.phase not in (TURN, MOVE, WALK):
        return []
    shown = GAME.preview(s, GAME.actor(s))
    if s.phase != WALK:
        return wrong_ways(GAME, s, shown) + missed_ways(GAME, s, shown)
    return wrong_walks(GAME, s, shown) + (wrong_sight(GAME, s, shown, pick) if s.mover < NOBLE else [])


def _way(t: Town, where: str) -> dict[str, Any]:
    return next(row for row in GAME.preview(t.s, 0)["ways"] if row["spot"] == t.cell(where))


@pytest.mark.parametrize(("rule", "arrest"), [("arrest", 0), ("harmless", -1)])
def test_a_jump_over_a_guard_is_foreseen_as_the_table_plays_it(rule: str, arrest: int) -> None:
    town = Town(jump_guard=rule)
    town.citizen("guard_a", "1:b4", "N")
    town.thief(0, "1:a4")
    town.begin(0)
    if arrest >= 0:
        over = town.cell("1:b4")
        assert _way(town, "1:b4") == {"spot": over, "actions": [over], "vp": 2, "arrest": 0, "arrested": [0]}
    else:
        assert _way(town, "1:c4")["actions"] == [town.cell("1:b4"), town.cell("1:c4")]


@pytest.mark.parametrize(("first_look", "arrests"), [("off", None), ("on", [0])])
def test_the_look_before_the_first_step_is_foreseen(first_look: str, arrests: list[int] | None) -> None:
    town = Town(first_look=first_look)
    town.citizen("guard_a", "1:b4", "E")
    town.thief(0, "1:d4")
    town.walk("guard_a")
    town.go()
    north = [row for row in GAME.preview(town.s, 0)["walks"] if row["actions"][0] == GAME.pack("walk", 0)]
    assert [row.get("arrests") for row in north] == [arrests]
    assert (town.cell("1:d4") in north[0]["seen"]) == (first_look == "on")


def test_an_own_thief_with_goods_can_be_met_or_passed() -> None:
    town = Town()
    town.thief(0, "1:b4")
    town.thief(1, "1:c4")
    town.carry(1, gem=1)
    town.begin(0)
    met = _way(town, "1:c4")
    assert (met["meets"], met["actions"]) == (1, [town.cell("1:c4")])
    beyond = _way(town, "1:d4")
    assert beyond["actions"] == [town.cell("1:c4"), GAME.pack("pass"), town.cell("1:d4")]
    assert beyond["path"] == [town.cell("1:c4"), town.cell("1:d4")]


def test_a_building_is_vaulted_where_that_saves_steps() -> None:
    town = Town()
    town.card(0, "jin")
    town.thief(0, "1:b3")
    town.begin(0)
    both = [row for row in GAME.preview(town.s, 0)["ways"] if row["spot"] == town.cell("1:d3")]
    assert [row.get("cards", 0) for row in both][-1] == 1
    assert both[-1]["steps"] == 1


def test_a_card_that_carries_away_says_where_to_and_who_waits_there() -> None:
    town = Town()
    town.card(0, "samuel")
    town.thief(0, "1:e5", inside=True)
    town.thief(1, "1:d4")
    town.citizen("guard_a", "1:b4", "E")
    town.begin(0)
    carried = GAME.preview(town.s, 0)["carried"]
    swap = next(row for row in carried if row["actions"] == [GAME.pack("swap", 1)])
    assert (swap["spot"], swap["vp"], swap["arrested"]) == (town.cell("1:d4"), 2, [0])


def test_prices_are_those_of_the_thief_who_asks() -> None:
    town = Town()
    town.card(0, "janus")
    town.s.spot[0] = BUILDING + list(town.city.kind).index(MARKET)
    town.carry(0, liquor=3)
    town.begin(0)
    town.play("activate")
    shown = GAME.preview(town.s, 0)
    assert shown["sold"] == LIQUOR
    assert [row[1:] for row in shown["deals"] if row[0] == GAME.pack("sell", 3)] == [[6, 0]]


def test_a_hideout_takes_everything_and_gives_as_much_gold_as_fits() -> None:
    town = Town()
    town.carry(0, gem=2, gold=1)
    town.s.store[GOLD] = 9
    town.card(0, "sack")
    town.begin(0)
    town.play("exchange")
    shown = GAME.preview(town.s, 0)
    assert len(shown["store"]) == 3
    assert shown["gold"] == [GAME.pack("fetch", 0, GOLD)] * 5
    for action in shown["gold"]:
        GAME.apply(town.s, 0, action, MUTE)
    assert town.s.goods[GOLD] == 6


def test_only_who_is_asked_foresees_anything() -> None:
    town = Town()
    town.begin(0)
    assert GAME.preview(town.s, 0)
    assert [GAME.preview(town.s, seat) for seat in (-1, 1, 2, 3)] == [{}] * 4
