"""A rule of thumb for Thiefdom: walk to where goods are worth most, keep out of sight, sell, go home."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.actions import (
    ACTIVATE,
    ALLY,
    BRAWL_0,
    BUY_0,
    CLIMB,
    DECLINE,
    DELIVER,
    DO_MISSION,
    DONE,
    DRINK,
    DROP,
    END,
    ENDURE,
    FETCH,
    FILL,
    FORGO,
    GEMS,
    GIVE_POSTER,
    HIDE,
    HURRY,
    LEAVE,
    MEET,
    OPEN_EXCHANGE,
    PASS,
    PICK_0,
    PLAN_0,
    PURCHASE,
    ROB,
    SELL,
    SHED,
    SHOOT,
    STOP,
    STORE,
    TAKE,
    TAKE_ART,
    USE,
    WALK_0,
)
from rookery.games.thiefdom.aims import DAWN, GOOD_WORTH, Aims, aims, far_from_all, rest
from rookery.games.thiefdom.arrest import catcher
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import BUILDING, CARRIAGE, COUNTED, GOLD, NOBLE, ROUNDS, THIEVES
from rookery.games.thiefdom.masks import lowest
from rookery.games.thiefdom.moves import rivals_in
from rookery.games.thiefdom.phase_numbers import ENDED, HIDEOUT, MOVE
from rookery.games.thiefdom.phases.citizens import take_way
from rookery.games.thiefdom.scoring import points
from rookery.games.thiefdom.sight import looker
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import MUTE, Instinct
from rookery.kernel.runtime import i64

POINT: Final = 1000
DANGER: Final = 3500  # what an arrest costs beside the goods


class ThiefdomInstinct(Instinct[ThiefdomState]):
    """Looks at every choice by itself: points now, goods by their worth, steps by where they lead."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def weigh(self, s: ThiefdomState, seat: int, legal: list[int]) -> list[int]:
        if len(legal) == 1:
            return [0]
        if legal[0] >= PLAN_0 and legal[0] < LEAVE:
            return [0] * len(legal)
        if legal[0] >= HIDE and s.phase == HIDEOUT:
            return [self._hideout(s, action - HIDE) for action in legal]
        viewer: i64 = seat
        goals = aims(self.tables, self.tables.city(s), s) if legal[0] < STOP else None
        return [self._weigh_one(s, viewer, action, goals) for action in legal]

    def value(self, s: ThiefdomState, seat: int) -> int:
        return self._value(s, seat)

    def _value(self, s: ThiefdomState, seat: i64) -> i64:
        total: i64 = points(self.tables, s, seat) * POINT
        if s.phase == ENDED:
            return total
        thief: i64
        good: i64
        for thief in range(seat * THIEVES, seat * THIEVES + THIEVES):
            for good in range(COUNTED):
                total += s.goods[thief * COUNTED + good] * GOOD_WORTH[good] // 2
            if s.art[thief]:
                total += 4 * POINT
            if s.round < ROUNDS and 0 <= s.spot[thief] < BUILDING:
                total += POINT // 2  # a point at dawn, unless a guard comes by
        return total

    def _hideout(self, s: ThiefdomState, house: i64) -> i64:
        """Near the market, a villa and a tavern."""
        return far_from_all(self.tables.city(s), BUILDING + house) * -100

    def _weigh_one(self, s: ThiefdomState, seat: i64, action: i64, goals: Aims | None) -> i64:
        if goals is not None and action < STOP:
            return self._step(self.tables.city(s), s, action, goals)
        if WALK_0 <= action < ROB:
            return self._walk(self.tables.city(s), s, seat, action)
        if ROB <= action < ACTIVATE:
            return self._rob((action - ROB) // 2, (action - ROB) % 2)
        if SELL <= action < DELIVER:
            return 3 * POINT + (action - SELL) * POINT
        if BUY_0 <= action < MEET:
            card: i64 = s.display[action - BUY_0]
            return self.tables.vp[card] * POINT + 600 - self.tables.cost[card] * 150
        if DRINK <= action < TAKE:
            return 400 + (action - DRINK) * 300
        if TAKE <= action < GIVE_POSTER:
            good: i64 = action - TAKE
            return 6 * POINT if good >= COUNTED else GOOD_WORTH[good] + 300
        if ALLY <= action < DECLINE:
            return self._client(s, action)
        if PURCHASE <= action < HIDE:
            card = (action - PURCHASE) // THIEVES
            return self.tables.vp[card] * POINT - self.tables.cost[card] * 200
        if PICK_0 <= action < PURCHASE:
            return self.tables.vp[action - PICK_0] * POINT - self.tables.cost[action - PICK_0] * 200
        return self._plain(s, action)

    def _plain(self, s: ThiefdomState, action: i64) -> i64:
        """Single actions by a fixed order."""
        if action == ACTIVATE:
            return 6 * POINT
        if action == ENDURE:
            return 900
        if action == END:
            return rest(self.tables.city(s), s, s.at) - (200 if s.ap else 0)
        if action == STOP:
            return 0
        if STORE <= action < FETCH:
            return self._store(s, action - STORE)
        if DROP <= action < FORGO:
            good: i64 = action - DROP
            return -6 * POINT if good >= COUNTED else 500 - GOOD_WORTH[good]
        if SHOOT <= action < USE:
            return POINT
        if USE <= action < USE + 48:
            return 2 * POINT
        return _FIXED.get(action, -300)

    def _store(self, s: ThiefdomState, code: i64) -> i64:
        """On the last night, what the thief carries is safe at home; before, gold stays with him."""
        return 100 if s.round == ROUNDS and code % 11 != GOLD else -200

    def _client(self, s: ThiefdomState, action: i64) -> i64:
        if action >= BRAWL_0:
            return 400
        card: i64 = s.revealed[action - ALLY]
        return self.tables.vp[card] * POINT + 1200 - self.tables.cost[card] * 250

    def _rob(self, citizen: i64, way: i64) -> i64:
        if citizen < NOBLE:
            return 3 * POINT + way * 300
        if citizen == CARRIAGE:
            return 2 * POINT + way * POINT
        return 1200 if way else 1400

    def _walk(self, city: City, s: ThiefdomState, seat: i64, action: i64) -> i64:
        """How many thieves of which guilds would be arrested on this way."""
        world = s.copy()
        take_way(city, world, action - WALK_0, MUTE)
        total: i64 = 0
        other: i64
        for other in range(s.seats):
            total += self._loss(s, world, other) * (2 if other == seat else -1)
        down: i64 = world.down
        while down:
            thief = lowest(down)
            down &= down - 1
            total += -DANGER if thief // THIEVES == seat else DANGER // 2
        return total

    def _loss(self, s: ThiefdomState, world: ThiefdomState, seat: i64) -> i64:
        """What a walk has changed for a guild: nothing, unless a thief of it was taken home."""
        thief: i64
        for thief in range(seat * THIEVES, seat * THIEVES + THIEVES):
            if world.spot[thief] != s.spot[thief]:
                return self._value(world, seat) - self._value(s, seat)
        return 0

    def _step(self, city: City, s: ThiefdomState, action: i64, goals: Aims) -> i64:
        """Where the step leads: the best aim behind it, less the risk of being seen at its end."""
        spot: i64 = action % CLIMB if action < 2 * CLIMB - 8 else action - CLIMB
        if spot >= BUILDING + 96:
            return -POINT
        best: i64 = goals.best(city, spot, -900)
        if spot < BUILDING:
            if s.occ[spot] and s.jumping:
                return best - 20 * POINT  # over one figure at a time, or it might go to and fro for ever
            guards = looker(city, s, spot, 1 if s.occ[spot] else 0)
            if guards and catcher(city, s, s.active, guards) >= 0:
                return best - DANGER - self._value(s, s.active // THIEVES) // 40
            if 0 < s.occ[spot] <= s.seats * THIEVES and (s.occ[spot] - 1) // THIEVES != s.active // THIEVES:
                best -= POINT  # a rival is jumped
            if s.occ[spot] and s.wanted >> s.active & 1:
                return best - DANGER
        else:
            best -= self._indoors(s, spot, goals)
        here: i64 = city.steps_to(goals.first)[s.at] if goals.first >= 0 else 0
        return best - 50 if here == 0 else best

    def _indoors(self, s: ThiefdomState, spot: i64, goals: Aims) -> i64:
        """What it costs to enter a building: the rest of the move, rivals inside, the point at dawn."""
        cost: i64 = 0 if goals.has(spot) else 400 + rivals_in(s, s.active, spot) * POINT
        if s.round < ROUNDS and s.ap == (0 if s.phase == MOVE else 1):
            cost += DAWN
        return cost


_FIXED: Final = {
    HURRY: -500,
    OPEN_EXCHANGE: -400,
    DONE: 0,
    PASS: 0,
    FILL: 2500,
    GEMS: 2600,
    TAKE_ART: 7000,
    DELIVER: 9000,
    MEET: 1500,
    GIVE_POSTER: 3000,
    DO_MISSION: 8000,
    LEAVE: 100,
    FORGO: 0,
    DECLINE: 0,
    SHED: 10,
}
