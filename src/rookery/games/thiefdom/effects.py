"""What the cards do: few classes with parameters; the rows of data/cards.toml choose among them.

Abilities that change a regular action are bits (tables.py) which that action asks for. What a card offers
by itself is a class here with both halves: what it offers, and what happens then.
"""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.actions import (
    BRIBE,
    BUY_0,
    FENCE,
    FERRY,
    FILL,
    GRAPPLE,
    LEND,
    MEET,
    PIGEON,
    SHOOT,
    SWAP,
    TELEPORT,
    THROW,
    TITHE,
    USE,
)
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BUILDING,
    CARRIAGE,
    CITIZENS,
    DID_CARD,
    F_NEAR_CARRIAGE,
    GOLD,
    NOBLE,
    THIEVES,
    TYPES,
    WINE,
)
from rookery.games.thiefdom.dealer import discard
from rookery.games.thiefdom.events import E_USED
from rookery.games.thiefdom.goods import add_vp, carries, gold_of, pay, receive
from rookery.games.thiefdom.phase_numbers import GO_TURN
from rookery.games.thiefdom.phases.citizens import begin_walk, lanterns_of
from rookery.games.thiefdom.phases.passing import open_barter
from rookery.games.thiefdom.sight import in_view_of_thief
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import Effect, Tables, card_in
from rookery.kernel import EVERYONE, Sink
from rookery.kernel.runtime import i64

# What cards let a thief do in his turn: the first action, the one after the last, and the clause.
CARD_ACTIONS: Final = (
    (SHOOT, THROW, "TD-E2"),
    (THROW, BRIBE, "TD-E12"),
    (BRIBE, USE, "TD-C17"),
    (GRAPPLE, FERRY, "TD-E5"),
    (FERRY, TELEPORT, "TD-C24"),
    (TELEPORT, PIGEON, "TD-9.11"),
    (PIGEON, LEND, "TD-E7"),
    (LEND, SWAP, "TD-C31"),
    (SWAP, TITHE, "TD-C39"),
    (TITHE, FENCE, "TD-C28"),
    (FENCE, FILL, "TD-C38"),
    (BUY_0, MEET, "TD-C33"),
)


def clause_of_card(action: i64) -> str:
    """The clause about what a card offers; empty if the action is of no card."""
    if USE <= action < GRAPPLE:
        number = action - USE + 1
        return f"TD-E{number}" if number <= TYPES else f"TD-C{number}"
    for first, last, clause in CARD_ACTIONS:
        if first <= action < last:
            return clause
    return ""


def is_unused(s: ThiefdomState, slot: i64) -> bool:
    """TD-20.2: once in this thief's turn."""
    return not s.used >> slot & 1


def kind_at(c: City, s: ThiefdomState, thief: i64) -> i64:
    """The kind of building the thief is in; -1 in an alley."""
    spot: i64 = s.spot[thief]
    return c.kind[spot - BUILDING] if spot >= BUILDING else -1


def tell_use(s: ThiefdomState, thief: i64, slot: i64, out: Sink) -> None:
    """Marks the card used and says so."""
    s.used |= 1 << slot
    s.fresh = 0
    if out.live:
        out.emit(E_USED, EVERYONE, thief // THIEVES, thief % THIEVES, card_in(s, thief, slot))


class Used(Effect):
    """A card that its owner uses in his turn, with as many action points as it takes."""

    points: i64 = 0
    first: i64 = 0  # of its actions
    after: i64 = 0  # the action behind its last one

    def answers(self, action: i64) -> bool:
        return self.first <= action < self.after

    def run(
        self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink
    ) -> None:
        s.ap -= self.points
        tell_use(s, thief, slot, out)
        s.phase = GO_TURN
        self.do(t, c, s, thief, slot, action, out)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        """What the card brings; all have been told that it is used, and the turn goes on unless this asks."""


class OneUse(Used):
    """A card with one way to use it."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.first = USE + card
        self.after = self.first + 1


class Price(Effect):
    """A better price in some locations (TD-C22, C27, C32)."""

    def __init__(self, kinds: list[int], vp: i64) -> None:
        super().__init__()
        self.kinds = kinds
        self.vp = vp

    def price(self, kind: i64) -> i64:
        return self.vp if kind in self.kinds else 0


class Hoard(Effect):
    """VP at the end for each piece of a good in the hideout (TD-C18 to C21, C46)."""

    def __init__(self, good: i64, vp: i64) -> None:
        super().__init__()
        self.good = good
        self.vp = vp

    def hoard(self, s: ThiefdomState, seat: i64) -> i64:
        return s.store[seat * 5 + self.good] * self.vp


class Wages(Effect):
    """Gold by day for a thief in an alley (TD-C41)."""

    def __init__(self, gold: i64) -> None:
        super().__init__()
        self.gold = gold

    def wages(self) -> i64:
        return self.gold


class Gift(OneUse):
    """Once a turn in one kind of building: a good, perhaps for another (TD-C13, C14)."""

    def __init__(self, card: i64, kind: i64, pays: i64, gives: i64) -> None:
        super().__init__(card)
        self.kind = kind
        self.pays = pays  # -1 = nothing
        self.gives = gives

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        paid = self.pays < 0 or carries(s, thief, self.pays) > 0
        if is_unused(s, slot) and paid and kind_at(c, s, thief) == self.kind:
            found.append(self.first)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        if self.pays >= 0:
            pay(s, thief, self.pays, 1, out)
        receive(s, thief, self.gives, 1, out)


class Extra(Effect):
    """A good and VP beside a location's own sub-actions (TD-C29)."""

    def __init__(self, card: i64, kind: i64, gives: i64, vp: i64) -> None:
        super().__init__()
        self.card = card
        self.kind = kind
        self.gives = gives
        self.vp = vp

    def offer_inside(
        self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]
    ) -> None:
        if c.kind[s.here] == self.kind and not s.did & DID_CARD:
            found.append(USE + self.card)

    def run(
        self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink
    ) -> None:
        tell_use(s, thief, slot, out)
        s.did |= DID_CARD
        add_vp(s, thief // THIEVES, self.vp, out)
        receive(s, thief, self.gives, 1, out)


class Fish(OneUse):
    """An action: wine and VP out of a building next to the carriage (TD-E4)."""

    points: i64 = 1

    def __init__(self, card: i64, vp: i64) -> None:
        super().__init__(card)
        self.vp = vp

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


class Pigeon(Used):
    """An action: up to three goods change hands with an own thief anywhere (TD-E7)."""

    points: i64 = 1
    first: i64 = PIGEON
    after: i64 = PIGEON + THIEVES

    def __init__(self, limit: i64) -> None:
        super().__init__()
        self.limit = limit

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        if s.ap < 1 or not is_unused(s, slot):
            return
        first: i64 = thief - thief % THIEVES
        other: i64
        for other in range(first, first + THIEVES):
            if other != thief and _counted(s, thief) + _counted(s, other) > 0:
                found.append(PIGEON + other - first)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        open_barter(s, thief - thief % THIEVES + action - PIGEON, self.limit, GO_TURN)


class Smoke(OneUse):
    """An action: for the rest of the turn nobody in the alleys minds this thief (TD-E10)."""

    points: i64 = 1

    def __init__(self, card: i64, vp: i64) -> None:
        super().__init__(card)
        self.vp = vp

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        if s.ap > 0:
            found.append(self.first)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        s.smoke = 1
        discard(t, s, thief, slot, out)
        add_vp(s, thief // THIEVES, self.vp, out)


class Bribe(Used):
    """An action: a gold into the dungeon, and one guard looks away this night (TD-C17)."""

    points: i64 = 1
    first: i64 = BRIBE
    after: i64 = USE

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        if s.ap < 1 or not is_unused(s, slot) or gold_of(s, thief) < 1:
            return
        guard: i64
        for guard in range(NOBLE):
            if s.citizen_cell[guard] >= 0:
                found.append(BRIBE + guard)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        pay(s, thief, GOLD, 1, out)
        s.dungeon = changed(s.dungeon, GOLD, s.dungeon[GOLD] + 1)
        s.blinded = changed(s.blinded, thief, s.blinded[thief] | 1 << (action - BRIBE))


def _counted(s: ThiefdomState, thief: i64) -> i64:
    total: i64 = 0
    good: i64
    for good in range(5):
        total += s.goods[thief * 5 + good]
    return total
