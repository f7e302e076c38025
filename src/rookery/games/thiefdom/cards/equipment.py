"""Equipment (TD-E1 to TD-E12): who may have how much (TD-2.3), and the types that a thief uses by themselves.

What the other types change, in an action that everybody has, is in improvements.py.
"""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.actions import BRIBE, FERRY, GRAPPLE, PIGEON, SHOOT, THROW
from rookery.games.thiefdom.cards.improvements import (
    CLIMBS,
    CUDGEL,
    PICKS_LOCKS,
    SACK,
    SHOES,
    THIMBLE,
    settle_gear,
)
from rookery.games.thiefdom.cards.use import OneUse, Used, WithThief, is_unused
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BUILDING,
    CARRIAGE,
    CITIZENS,
    F_NEAR_CARRIAGE,
    F_REPLACE,
    NO_CARD,
    NOBLE,
    THIEVES,
    WINE,
)
from rookery.games.thiefdom.events import E_DISCARDED
from rookery.games.thiefdom.goods import add_vp, receive
from rookery.games.thiefdom.moves import teleport
from rookery.games.thiefdom.phase_numbers import GO_TURN
from rookery.games.thiefdom.phases.citizens import begin_walk, lanterns_of
from rookery.games.thiefdom.phases.passing import open_barter
from rookery.games.thiefdom.sight import in_view_of_thief
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import EVERYONE, Sink
from rookery.kernel.runtime import i64

# Types that change a regular action: the bit that this action asks for.
IMPROVEMENTS: Final = {
    "climb": CLIMBS,  # TD-E1
    "cudgel": CUDGEL,  # TD-E3
    "sack": SACK,  # TD-E6
    "picks_locks": PICKS_LOCKS,  # TD-E8
    "shoes": SHOES,  # TD-E9
    "thimble": THIMBLE,  # TD-E11
}


class Feat(OneUse):
    """An action with one way to do it, worth VP."""

    points: i64 = 1

    def __init__(self, card: i64, vp: i64) -> None:
        super().__init__(card)
        self.vp = vp


class Fish(Feat):
    """An action: wine and VP out of a building next to the carriage (TD-E4)."""

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        spot: i64 = s.spot[thief]
        near = spot >= BUILDING and s.citizen_cell[CARRIAGE] in c.leave[spot - BUILDING]
        if s.ap > 0 and is_unused(s, slot) and near:
            found.append(self.first)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        add_vp(s, thief // THIEVES, self.vp, out)
        receive(s, thief, WINE, 1, out)


class Push(Used):
    """An action: VP, and a citizen in view must walk (TD-E2, TD-E12)."""

    points: i64 = 1

    def __init__(self, guards: bool, vp: i64, spent: bool) -> None:
        super().__init__()
        self.first = SHOOT if guards else THROW
        self.after = THROW if guards else BRIBE
        self.guards = guards
        self.vp = vp
        self.spent = spent  # the card is discarded

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        if s.ap < 1 or not is_unused(s, slot):
            return
        first: i64 = 0 if self.guards else NOBLE
        last: i64 = NOBLE if self.guards else CITIZENS
        citizen: i64
        for citizen in range(first, last):
            cell: i64 = s.citizen_cell[citizen]
            if cell >= 0 and in_view_of_thief(c, s.spot[thief], cell):
                found.append(SHOOT + citizen)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        if self.spent:
            discard(t, s, thief, slot, out)
        add_vp(s, thief // THIEVES, self.vp, out)
        citizen: i64 = action - SHOOT
        lanterns = lanterns_of(citizen)
        if s.flags & F_NEAR_CARRIAGE:
            lanterns = 1  # AM-36
        begin_walk(s, citizen, thief // THIEVES, lanterns, GO_TURN)


class Pigeon(WithThief):
    """An action: up to three goods change hands with an own thief anywhere (TD-E7)."""

    first: i64 = PIGEON
    after: i64 = PIGEON + THIEVES

    def __init__(self, limit: i64) -> None:
        super().__init__()
        self.limit = limit

    def suits(self, s: ThiefdomState, thief: i64, other: i64) -> bool:
        return other != thief and _counted(s, thief) + _counted(s, other) > 0

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        open_barter(s, thief - thief % THIEVES + action - PIGEON, self.limit, GO_TURN)


class Smoke(Feat):
    """An action: for the rest of the turn nobody in the alleys minds this thief (TD-E10)."""

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        if s.ap > 0:
            found.append(self.first)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        s.smoke = 1
        discard(t, s, thief, slot, out)
        add_vp(s, thief // THIEVES, self.vp, out)


def _counted(s: ThiefdomState, thief: i64) -> i64:
    total: i64 = 0
    good: i64
    for good in range(5):
        total += s.goods[thief * 5 + good]
    return total


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


def can_equip(s: ThiefdomState, thief: i64, card: i64) -> bool:
    """TD-2.3: two cards, of different types; AM-24: a full thief may be allowed to replace one."""
    first, second = s.equip[thief * 2], s.equip[thief * 2 + 1]
    if card in (first, second):
        return False
    return first < 0 or second < 0 or s.flags & F_REPLACE != 0


def has_slot(s: ThiefdomState, thief: i64) -> bool:
    return s.equip[thief * 2] < 0 or s.equip[thief * 2 + 1] < 0


def equip(t: Tables, s: ThiefdomState, thief: i64, card: i64) -> None:
    slot: i64 = 0 if s.equip[thief * 2] < 0 else 1
    s.equip = changed(s.equip, thief * 2 + slot, card)
    s.used &= ~(1 << slot)
    settle_gear(t, s, thief)


def discard(t: Tables, s: ThiefdomState, thief: i64, slot: i64, out: Sink) -> None:
    """TD-20.5: to the discard pile, the slot is free again."""
    card: i64 = s.equip[thief * 2 + slot]
    s.equip = changed(s.equip, thief * 2 + slot, NO_CARD)
    s.discard = changed(s.discard, card, s.discard[card] + 1)
    s.used &= ~(1 << slot)
    if out.live:
        out.emit(E_DISCARDED, EVERYONE, card)
    settle_gear(t, s, thief)
