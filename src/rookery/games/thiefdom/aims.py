"""Where a thief might want to go, and what it would be worth there: the instinct's compass."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.cards.improvements import PICKS_LOCKS, move_points
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    ARTWORK,
    BUILDING,
    CARRIAGE,
    CITIZEN_MARK,
    CITIZENS,
    COUNTED,
    DEALER,
    DUNGEON,
    F_ONE_LOCATION,
    GEM,
    GOLD,
    LIQUOR,
    LOOT_SLOTS,
    MARKET,
    NOBLE,
    PER_SECTION,
    ROUNDS,
    SMUGGLER,
    TAVERN,
    THIEVES,
    VILLA,
)
from rookery.games.thiefdom.goods import loot_of, space
from rookery.games.thiefdom.moves import rivals_in
from rookery.games.thiefdom.phase_numbers import MOVE
from rookery.games.thiefdom.phases.location import location_bit
from rookery.games.thiefdom.sales import BOUGHT, price_of
from rookery.games.thiefdom.sight import in_ray
from rookery.games.thiefdom.smuggler import has_goods
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel.runtime import append, i64, vec

POINT: Final = 1000
GOOD_WORTH: Final = vec[i64]([1500, 800, 800, 1600, 300])  # a piece in a thief's hands, in thousandths
STEP: Final = 130  # what a spot farther away costs
DAWN: Final = 900  # a thief in an alley when the day breaks, or at home in the end, is a point
LINE: Final = 25  # what a cell more costs from which a guard might see him there
WATCHED: Final = 250  # and a guard on one of them
FAR: Final = 30  # steps to what cannot be reached


def far_from_all(c: City, spot: i64) -> i64:
    """Steps to the nearest location of each kind, added up."""
    total: i64 = 0
    kind: i64
    for kind in range(MARKET, VILLA + 1):
        nearest: i64 = -1
        for number in c.locations:
            if c.kind[number] == kind:
                way: i64 = c.steps_to(BUILDING + number)[spot]
                if way >= 0 and (nearest < 0 or way < nearest):
                    nearest = way
        total += nearest if nearest >= 0 else FAR
    return total


def rest(c: City, s: ThiefdomState, spot: i64) -> i64:
    """What a turn's end there is worth: a point at dawn (TD-21.4), less the fear that a guard comes by."""
    if s.round == ROUNDS or spot >= BUILDING:
        return 0
    worth: i64 = DAWN
    way: i64
    for way in range(4):
        cell: i64 = c.nb[spot * 4 + way]
        while cell >= 0:
            worth -= LINE
            if CITIZEN_MARK <= s.occ[cell] < CITIZEN_MARK + NOBLE:
                worth -= WATCHED
            cell = c.nb[cell * 4 + way]
    return worth


class Aims:
    """Where the active thief might want to go: spots and what they promise, in thousandths of a VP."""

    def __init__(self) -> None:
        self.spots = vec[i64](capacity=32)
        self.promises = vec[i64](capacity=32)
        self.first: i64 = -1  # the spot that promises most; of equal ones the first
        self._most: i64 = 0

    def add(self, spot: i64, promise: i64) -> None:
        """One more spot."""
        if self.first < 0 or promise > self._most:
            self.first = spot
            self._most = promise
        self.spots = append(self.spots, spot)
        self.promises = append(self.promises, promise)

    def has(self, spot: i64) -> bool:
        """Whether a spot is an aim itself."""
        found = False
        for aim in self.spots:
            found = found or aim == spot
        return found

    def best(self, c: City, spot: i64, least: i64) -> i64:
        """The best promise behind a spot, less the steps to it; `least` if none is better."""
        found: i64 = least
        index: i64
        for index in range(len(self.spots)):
            steps: i64 = c.steps_to(self.spots[index])[spot]
            if steps >= 0 and self.promises[index] - steps * STEP > found:
                found = self.promises[index] - steps * STEP
        return found


def aims(t: Tables, c: City, s: ThiefdomState) -> Aims:
    """What is worth walking to."""
    thief: i64 = s.active
    spot: i64 = s.spot[thief]
    found = Aims()
    for number in c.locations:
        if spot == BUILDING + number:
            continue
        if s.visited and (s.flags & F_ONE_LOCATION or s.visited & location_bit(c, number)):
            continue
        worth = _worth(t, c, s, thief, number, c.kind[number])
        worth -= rivals_in(s, thief, BUILDING + number) * POINT
        if worth > 0:
            found.add(BUILDING + number, worth)
    _add_citizens(c, s, thief, found)
    _add_rest(c, s, thief, found)
    return found


def _worth(t: Tables, c: City, s: ThiefdomState, thief: i64, number: i64, kind: i64) -> i64:
    """What an activation would bring, in thousandths of a VP."""
    worth: i64 = 0
    good: i64 = BOUGHT[kind]
    if good >= 0 and s.goods[thief * COUNTED + good]:
        worth = s.goods[thief * COUNTED + good] * price_of(t, s, thief, kind) * POINT * 9 // 10
    gold: i64 = s.goods[thief * COUNTED + GOLD]
    if kind == MARKET:
        worth += space(s, thief, GOLD) * 330
    elif kind == TAVERN:
        liquor: i64 = space(s, thief, LIQUOR)
        worth += (liquor if liquor < gold else gold) * 500 + (1800 if s.ally[thief] == -1 else 0)
    elif kind == DEALER:
        worth += 7 * POINT if s.art[thief] else 0
        if s.equip[thief * 2 + 1] < 0 and gold > 2:
            worth += 900
    elif kind == SMUGGLER:
        worth += _mission(t, c, s, thief, number)
    elif kind == DUNGEON:
        worth += _dungeon(s, thief)
    elif kind == VILLA:
        worth += _villa(t, c, s, thief, number)
    return worth


def _dungeon(s: ThiefdomState, thief: i64) -> i64:
    """A poster to get rid of, and what fits of the goods there."""
    worth: i64 = 3 * POINT if s.wanted >> thief & 1 else 0
    piece: i64
    for piece in range(COUNTED):
        count: i64 = s.dungeon[piece]
        room: i64 = space(s, thief, piece) if count else 0
        if room > 0:
            worth += (count if count < room else room) * GOOD_WORTH[piece] * 2 // 3
    return worth


def _mission(t: Tables, c: City, s: ThiefdomState, thief: i64, number: i64) -> i64:
    mission: i64 = s.slots[c.smugglers.index(number // PER_SECTION + 1)]
    if mission < 0 or not has_goods(s, thief, t.missions[mission].wants):
        return 0
    return t.missions[mission].vp * POINT


def _villa(t: Tables, c: City, s: ThiefdomState, thief: i64, number: i64) -> i64:
    index: i64 = c.villas.index(number)
    opens = s.gear[thief] & PICKS_LOCKS != 0
    locked = t.gems_locked[s.villas[index]] != 0
    worth: i64 = 0
    if opens or not locked:
        worth = space(s, thief, GEM) * 620
    if s.arts[index] > 0 and (opens or locked) and worth < 5 * POINT and space(s, thief, ARTWORK) > 0:
        worth = 5 * POINT
    return worth + POINT if opens and worth else worth


def _add_citizens(c: City, s: ThiefdomState, thief: i64, found: Aims) -> None:
    """Cells beside citizens that can be robbed."""
    if loot_of(s, thief) >= LOOT_SLOTS:
        return
    citizen: i64
    for citizen in range(CITIZENS):
        cell: i64 = s.citizen_cell[citizen]
        if cell < 0 or s.robbed >> citizen & 1:
            continue
        if citizen < NOBLE:
            if s.badges >> citizen & 1:
                _add_beside(c, s, citizen, cell, 1700, found)
        elif citizen == CARRIAGE:
            _add_beside(c, s, citizen, cell, 1500, found)
        elif s.bags >> (citizen - NOBLE) & 1:
            _add_beside(c, s, citizen, cell, 900, found)


def _add_beside(c: City, s: ThiefdomState, citizen: i64, cell: i64, worth: i64, found: Aims) -> None:
    """Free cells next to a citizen, out of a guard's sight."""
    way: i64
    for way in range(4):
        beside: i64 = c.nb[cell * 4 + way]
        if beside < 0 or s.occ[beside]:
            continue
        if citizen < NOBLE and in_ray(c, cell, s.guard_way[citizen], beside):
            continue
        found.add(beside, worth)


def _add_rest(c: City, s: ThiefdomState, thief: i64, found: Aims) -> None:
    """At the end of the turn: a quiet alley by day is a point, home on the last night another."""
    if s.round == ROUNDS:
        home: i64 = BUILDING + s.hideout[thief // THIEVES]
        way: i64 = c.steps_to(home)[s.at]
        if 0 < way <= move_points(s, thief, 0) * s.ap + (s.mp if s.phase == MOVE else 0):
            found.add(home, DAWN + way * STEP)  # nothing else is left to spend these steps on
    elif s.spot[thief] >= BUILDING and s.ap < 2:
        for cell in c.leave[s.spot[thief] - BUILDING]:
            if not s.occ[cell]:
                found.add(cell, rest(c, s, cell))
