"""Where a thief can go: every spot that one move leads to, walked by the rules on copies (TD-9, TD-7.3)."""

from __future__ import annotations

from rookery.games.thiefdom.actions import CLIMB, PASS, STOP, VAULT
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import BUILDING, GOLD, NOWHERE, PER_SECTION, STRIDE, THIEVES
from rookery.games.thiefdom.events import (
    E_ARRESTED,
    E_ATTEMPT,
    E_ENTERED,
    E_LOCATED,
    E_PAID,
    E_STEPPED,
    E_TELEPORTED,
)
from rookery.games.thiefdom.moves import CLIMBED, VAULTED, begin_move, check_seen, legal_move, move
from rookery.games.thiefdom.phase_numbers import MOVE, PASSING, TURN
from rookery.games.thiefdom.phases.passing import pass_by
from rookery.games.thiefdom.shown import WayRow
from rookery.games.thiefdom.state import ThiefdomState
from rookery.kernel import Sink
from rookery.kernel.runtime import i64

MOST = 600  # positions looked at; a hurried move past many figures comes near it


class Watch(Sink):
    """Hears what a try-out leads to."""

    def __init__(self) -> None:
        self.live = True
        self.steps = 0  # spots paid for with an MP
        self.catcher = NOWHERE
        self.spot = NOWHERE  # where a card has carried the thief
        self.paid = 0  # gold
        self.arrested: list[int] = []

    def emit(
        self, kind: int, seen: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        if kind in (E_STEPPED, E_ENTERED):
            self.steps += 1
        elif kind == E_ATTEMPT:
            self.catcher = c
        elif kind == E_ARRESTED:
            self.arrested.append(a * THIEVES + b)
        elif kind == E_TELEPORTED:
            self.spot = c * STRIDE + d
        elif kind == E_LOCATED:
            self.spot = BUILDING + (d - 1) * PER_SECTION + e
        elif kind == E_PAID and c == GOLD:
            self.paid += d


class Way:
    """A thief somewhere on his way: the position, and how he came there."""

    def __init__(self, s: ThiefdomState, actions: list[int], path: list[int]) -> None:
        self.s = s
        self.actions = actions
        self.path = path  # spots, the last one included
        self.steps = 0  # MP spent
        self.vp = 0  # VP lost
        self.arrest = NOWHERE  # the citizen who arrests him there
        self.arrested: list[int] = []  # thieves
        self.meets = NOWHERE  # the own thief with whom he may exchange goods there
        self.cards = 0  # wall climbed, building vaulted

    def rank(self) -> int:
        """Free before arrested, then the fewest VP, MP and choices."""
        caught = 1 if self.arrested else 0
        return ((caught * 64 + self.vp) * 64 + self.steps) * 64 + len(self.actions)


def gone(s: ThiefdomState, after: ThiefdomState, watch: Watch, actions: list[int], path: list[int]) -> Way:
    """How somebody fares who started at `s` and has come so far."""
    way = Way(after, actions, path)
    seat: i64 = s.active // THIEVES
    way.steps = watch.steps
    way.vp = s.vp[seat] - after.vp[seat]
    way.arrest = watch.catcher
    way.arrested = watch.arrested.copy()
    used: i64 = after.used & ~s.used
    way.cards = (1 if used & CLIMBED else 0) + (1 if used & VAULTED else 0)
    return way


class Search:
    """All that one move of the active thief leads to, nearest first."""

    def __init__(self, c: City, s: ThiefdomState) -> None:
        self.c = c
        self.s = s
        self.found: dict[int, list[Way]] = {}
        self.passed: dict[int, list[ThiefdomState]] = {}  # where he came by and may go on
        self.todo: list[Way] = []
        self.tried = 0

    def run(self, points: int = 0, goal: int = NOWHERE) -> None:
        """With the MP he has, or with another number of them; a goal is enough once he is there."""
        start = self.s.copy()
        if start.phase == TURN:
            begin_move(start, 0)
        if points:
            start.mp = points
        self.todo.append(Way(start, [], []))
        at = 0
        while at < len(self.todo) and self.tried < MOST and goal not in self.found:
            way = self.todo[at]
            at += 1
            for action in legal_move(self.c, way.s):
                if action != STOP:
                    self._try(way, action)

    def _try(self, way: Way, action: int) -> None:
        self.tried += 1
        after = way.s.copy()
        watch = Watch()
        move(self.c, after, action, watch)
        actions = [*way.actions, action]
        path = [*way.path, _spot_of(action)]
        if after.phase == PASSING:
            met = gone(self.s, after, watch, actions, path)
            met.steps += way.steps
            met.meets = after.partner % THIEVES
            self._keep(met)
            pass_by(after)
            check_seen(self.c, after, watch)
            actions = [*actions, PASS]
        new = gone(self.s, after, watch, actions, path)
        new.steps += way.steps
        if after.phase != MOVE or not after.jumping:
            self._keep(new)
        if after.phase == MOVE and self._is_new(after):
            self.todo.append(new)

    def _keep(self, way: Way) -> None:
        """The best way without cards, and one with them if that is better still."""
        spot = way.path[-1]
        if spot == self.s.at:
            return
        known = self.found.setdefault(spot, [])
        for one in known:
            if one.cards <= way.cards and one.rank() <= way.rank():
                return
        better = [one for one in known if one.cards < way.cards or one.rank() < way.rank()]
        self.found[spot] = [*better, way]

    def _is_new(self, s: ThiefdomState) -> bool:
        """Whether he has not been there with as much left of everything."""
        known = self.passed.setdefault(int(s.at), [])
        for one in known:
            if _is_as_good(one, s):
                return False
        known.append(s)
        return True


def _is_as_good(one: ThiefdomState, other: ThiefdomState) -> bool:
    seat: i64 = one.active // THIEVES
    if one.mp < other.mp or one.vp[seat] < other.vp[seat] or one.tunnel > other.tunnel:
        return False
    if one.used & ~other.used or one.vault_from != other.vault_from:
        return False
    return all(figure in other.trail for figure in one.trail)


def _spot_of(action: int) -> int:
    """Where a step leads to or over."""
    if action >= VAULT:
        return BUILDING + action - VAULT
    return action - CLIMB if action >= CLIMB else action


def row_of(way: Way) -> WayRow:
    """A way ready for JSON; what is not said is nothing, and the path is the actions themselves."""
    row: WayRow = {"spot": way.path[-1], "actions": way.actions}
    if way.path != way.actions:
        row["path"] = way.path
    if way.steps:
        row["steps"] = way.steps
    if way.s.phase == MOVE and not way.s.jumping:
        row["left"] = way.s.mp
    if way.vp:
        row["vp"] = way.vp
    if way.arrest != NOWHERE:
        row["arrest"] = way.arrest
    if way.arrested:
        row["arrested"] = way.arrested
    if way.meets != NOWHERE:
        row["meets"] = way.meets
    if way.cards:
        row["cards"] = way.cards
    return row
