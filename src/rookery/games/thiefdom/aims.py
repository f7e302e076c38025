"""Where a thief might want to go, and what it would be worth there: the instinct's compass."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    ARTWORK,
    BUILDING,
    BUILDINGS,
    CARRIAGE,
    CITIZENS,
    COUNTED,
    DEALER,
    DUNGEON,
    F_ONE_LOCATION,
    GEM,
    GOLD,
    LIQUOR,
    MARKET,
    NOBLE,
    ROUNDS,
    SMUGGLER,
    TAVERN,
    THIEVES,
    VILLA,
)
from rookery.games.thiefdom.goods import loot_of, space
from rookery.games.thiefdom.locations import location_bit
from rookery.games.thiefdom.sight import in_ray
from rookery.games.thiefdom.smuggler import has_goods
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import PICKS_LOCKS, Tables
from rookery.games.thiefdom.trade import BOUGHT, price_of

POINT: Final = 1000
GOOD_WORTH: Final = (1500, 800, 800, 1600, 300)  # a piece in a thief's hands, in thousandths
STEP: Final = 130  # what a spot farther away costs


def way_to(c: City, spot: int, kind: int) -> int:
    """Steps to the nearest building of a kind."""
    ways = [c.steps_to(BUILDING + number)[spot] for number in c.of_kind(kind)]
    return min([way for way in ways if way >= 0], default=30)


def aims(t: Tables, c: City, s: ThiefdomState) -> list[list[int]]:
    """Spots with what they promise and what each step to them costs, best promise first."""
    thief = int(s.active)
    found: list[list[int]] = []
    for number in range(BUILDINGS):
        kind = c.kind[number]
        if kind < MARKET or s.spot[thief] == BUILDING + number:
            continue
        if s.visited & location_bit(c, number) or (s.visited and s.flags & F_ONE_LOCATION):
            continue
        worth = _worth(t, c, s, thief, number, kind)
        if worth > 0:
            found.append([BUILDING + number, worth, STEP])
    _add_citizens(c, s, thief, found)
    _add_rest(c, s, thief, found)
    found.sort(key=_promise, reverse=True)
    return found


def _promise(aim: list[int]) -> int:
    return aim[1]


def _worth(t: Tables, c: City, s: ThiefdomState, thief: int, number: int, kind: int) -> int:
    """What an activation would bring, in thousandths of a VP."""
    worth = 0
    good = BOUGHT[kind]
    if good >= 0:
        worth += s.goods[thief * COUNTED + good] * price_of(t, s, thief, kind) * POINT * 9 // 10
    if kind == MARKET:
        worth += int(space(s, thief, GOLD)) * 330
    elif kind == TAVERN:
        liquor = min(s.goods[thief * COUNTED + GOLD], int(space(s, thief, LIQUOR)))
        worth += liquor * 500 + (1800 if s.ally[thief] == -1 else 0)
    elif kind == DEALER:
        worth += 7 * POINT if s.art[thief] else 0
        if s.equip[thief * 2 + 1] < 0 and s.goods[thief * COUNTED + GOLD] > 2:
            worth += 900
    elif kind == SMUGGLER:
        worth += _mission(t, c, s, thief, number)
    elif kind == DUNGEON:
        worth += 3 * POINT if s.wanted >> thief & 1 else 0
        for piece in range(COUNTED):
            worth += min(s.dungeon[piece], max(0, int(space(s, thief, piece)))) * GOOD_WORTH[piece] * 2 // 3
    elif kind == VILLA:
        worth += _villa(t, c, s, thief, number)
    return worth


def _mission(t: Tables, c: City, s: ThiefdomState, thief: int, number: int) -> int:
    mission = s.slots[c.smugglers.index(number // 12 + 1)]
    if mission < 0 or not has_goods(s, thief, t.missions[mission].wants):
        return 0
    return int(t.missions[mission].vp) * POINT


def _villa(t: Tables, c: City, s: ThiefdomState, thief: int, number: int) -> int:
    index = c.villas.index(number)
    opens = s.gear[thief] & PICKS_LOCKS != 0
    locked = t.gems_locked[s.villas[index]]
    worth = 0
    if opens or not locked:
        worth = int(space(s, thief, GEM)) * 620
    if s.arts[index] > 0 and (opens or locked) and space(s, thief, ARTWORK) > 0:
        worth = max(worth, 5 * POINT)
    return worth + (POINT if opens and worth else 0)


def _add_citizens(c: City, s: ThiefdomState, thief: int, found: list[list[int]]) -> None:
    """Cells beside citizens that can be robbed."""
    for citizen in range(CITIZENS):
        cell = s.citizen_cell[citizen]
        if cell < 0 or s.robbed >> citizen & 1 or loot_of(s, thief) >= 4:
            continue
        if citizen < NOBLE and not s.badges >> citizen & 1:
            continue
        if NOBLE <= citizen < CARRIAGE and not s.bags >> (citizen - NOBLE) & 1:
            continue
        worth = 1700 if citizen < NOBLE else 1500 if citizen == CARRIAGE else 900
        for way in range(4):
            beside = c.nb[cell * 4 + way]
            if beside < 0 or s.occ[beside]:
                continue
            if citizen < NOBLE and in_ray(c, cell, s.guard_way[citizen], beside):
                continue
            found.append([beside, worth, STEP])


def _add_rest(c: City, s: ThiefdomState, thief: int, found: list[list[int]]) -> None:
    """At the end of the turn: an alley by day is a point, home on the last night another."""
    if s.round == ROUNDS:
        found.append([BUILDING + s.hideout[thief // THIEVES], 900, STEP])
    elif s.spot[thief] >= BUILDING and s.ap < 2:
        for cell in c.leave[s.spot[thief] - BUILDING]:
            if not s.occ[cell]:
                found.append([cell, 500, STEP])
