"""Effects that carry a thief somewhere else (TD-E5, TD-C24 to C26, C30, C39, C40, C42, C43)."""

from __future__ import annotations

from rookery.games.thiefdom.actions import FERRY, GRAPPLE, PIGEON, SWAP, TELEPORT
from rookery.games.thiefdom.arrest import arrest_all
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import BUILDING, DEALER, NOWHERE, STRIDE, TAVERN, THIEVES
from rookery.games.thiefdom.effects import Used, is_unused, kind_at, tell_use
from rookery.games.thiefdom.moves import look_around, teleport
from rookery.games.thiefdom.phase_numbers import GO_TURN
from rookery.games.thiefdom.sight import catcher, looker
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Effect, Tables
from rookery.kernel import Sink
from rookery.kernel.runtime import i64


class Grapple(Used):
    """An action: over the alley into the next building (TD-E5)."""

    points: i64 = 1
    first: i64 = GRAPPLE
    after: i64 = FERRY

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        spot: i64 = s.spot[thief]
        if s.ap > 0 and is_unused(s, slot) and spot >= BUILDING:
            for building in c.grapple(spot - BUILDING):
                found.append(GRAPPLE + building)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        teleport(c, s, thief, BUILDING + action - GRAPPLE, out)


class Swap(Used):
    """An action: two own thieves change places (TD-C39)."""

    points: i64 = 1
    first: i64 = SWAP
    after: i64 = SWAP + THIEVES

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        if s.ap < 1 or not is_unused(s, slot):
            return
        first: i64 = thief - thief % THIEVES
        other: i64
        for other in range(first, first + THIEVES):
            if s.spot[other] != s.spot[thief]:
                found.append(SWAP + other - first)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        other: i64 = thief - thief % THIEVES + action - SWAP
        here: i64 = s.spot[thief]
        there: i64 = s.spot[other]
        teleport(c, s, other, here, out)
        teleport(c, s, thief, there, out)
        s.down = 0
        if there < BUILDING and catcher(c, s, thief, looker(c, s, there, 0)) >= 0:
            s.down |= 1 << thief
        if here < BUILDING and catcher(c, s, other, looker(c, s, here, 0)) >= 0:
            s.down |= 1 << other  # AM-55: both are checked
        arrest_all(s, out)


class Teleport(Used):
    """Free: from one building of a kind to another (TD-C25, C26, C30, C40, C43)."""

    first: i64 = TELEPORT
    after: i64 = PIGEON

    def __init__(self, kind: i64) -> None:
        super().__init__()
        self.kind = kind

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        if kind_at(c, s, thief) == self.kind:
            for building in c.of_kind(self.kind):
                if building + BUILDING != s.spot[thief]:
                    found.append(TELEPORT + building)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        teleport(c, s, thief, BUILDING + action - TELEPORT, out)


class Ferry(Used):
    """Free, once a turn: along the river (TD-C24)."""

    first: i64 = FERRY
    after: i64 = PIGEON

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        spot: i64 = s.spot[thief]
        beside = spot - BUILDING in c.shore_buildings if spot >= BUILDING else spot in c.shore_alleys
        if not beside or not is_unused(s, slot):
            return
        for cell in c.shore_alleys:
            if not s.occ[cell]:
                found.append(FERRY + cell // STRIDE)
        for building in c.shore_buildings:
            if building + BUILDING != spot:
                found.append(TELEPORT + building)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        if action >= TELEPORT:
            teleport(c, s, thief, BUILDING + action - TELEPORT, out)
            return
        for cell in c.shore_alleys:
            if cell // STRIDE == action - FERRY:
                teleport(c, s, thief, cell, out)
                look_around(c, s, thief, out)
                return


class Shuttle(Effect):
    """The last step in a tavern leads to a dealer, and the other way round (TD-C42)."""

    def offer_inside(
        self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]
    ) -> None:
        kind: i64 = c.kind[s.here]
        if kind in (TAVERN, DEALER):
            for building in c.of_kind(TAVERN + DEALER - kind):
                found.append(TELEPORT + building)

    def run(
        self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink
    ) -> None:
        tell_use(s, thief, slot, out)
        s.here = NOWHERE
        s.did = 0
        s.open = 0
        s.limit = 0
        s.phase = GO_TURN
        teleport(c, s, thief, BUILDING + action - TELEPORT, out)
