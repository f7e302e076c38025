"""What a preview says is what the rules then do, under every option."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rookery.games.thiefdom.const import BUILDING, F_RULES_3, GOLD, LIQUOR, MARKET, NOBLE
from rookery.games.thiefdom.declared import OPTIONS
from rookery.games.thiefdom.phase_numbers import MOVE, PLAN, TURN, WALK
from rookery.games.thiefdom.preview_moves import Search
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


def test_a_longer_way_round_a_rival_costs_no_points_to_go_on_from() -> None:
    """Where nobody counts whom he has jumped (rules version 2), only the points tell the two ways apart."""
    town = Town()
    town.s.flags &= ~F_RULES_3
    town.card(0, "wotana")
    town.carry(0, gold=1)
    town.thief(0, "1:b4")
    town.thief(3, "1:d5")
    town.begin(0)
    town.play("hurry")
    assert _way(town, "1:d6").get("vp", 0) == 0
    assert (_way(town, "1:d7").get("vp", 0), _way(town, "1:d7")["steps"]) == (0, 5)


def _queue() -> Town:
    """Sections 1 and 3 side by side, and figures all the way from a forge in 1 to the catacombs in 3."""
    town = Town()
    town.sections = (1, 3, 2, 4, 5, 6, 7, 8)
    town.s.layout = sum((section - 1) * 8 * 64**place for place, section in enumerate(town.sections))
    town.city = GAME.tables.city(town.s)
    town.card(0, "tristan")
    town.thief(0, "1:e1", inside=True)
    for thief, where in zip(
        (1, 2, 3, 4, 6, 7), ("1:g4", "3:a4", "3:b3", "3:c3", "3:c2", "3:d1"), strict=True
    ):
        town.thief(thief, where)
    town.citizen("noble_a", "3:b4")
    town.citizen("noble_b", "3:d2")
    return town


def test_who_comes_to_the_catacombs_on_foot_still_has_their_extra_point() -> None:
    """Through the entrance beside his forge he is at the other one sooner, but has used the point up."""
    town = _queue()
    town.begin(0)
    far = _way(town, "8:d4")
    assert (far["steps"], far["actions"][0]) == (4, town.cell("1:g4"))
    assert far["actions"][-4:] == [town.cell(name) for name in ("8:d7", "8:d6", "8:d5", "8:d4")]


def test_who_has_jumped_somebody_has_not_as_much_left_as_who_may_still_jump_him() -> None:
    town = Town()
    town.thief(0, "1:b4")
    town.thief(3, "1:d5")
    town.begin(0)
    search = Search(town.city, town.s)
    over = town.s.copy()
    over.trail = [4]
    assert [search._is_new(over), search._is_new(over), search._is_new(town.s)] == [True, False, True]
    assert [search._is_new(over), search._is_new(town.s)] == [False, False]


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
