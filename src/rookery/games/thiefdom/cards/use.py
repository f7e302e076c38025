"""How a card is used (TD-20.2): the frame of what equipment and allies offer by themselves.

A card of that kind is a class of equipment.py or allies.py with both halves: what it offers, and what happens
then. Few classes with parameters; the rows of data/cards.toml choose among them.
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
from rookery.games.thiefdom.const import BUILDING, THIEVES, TYPES
from rookery.games.thiefdom.events import E_USED
from rookery.games.thiefdom.phase_numbers import GO_TURN
from rookery.games.thiefdom.state import ThiefdomState
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


class WithThief(Used):
    """An action with another thief of the guild; an action is his number from `first` on."""

    points: i64 = 1

    def suits(self, s: ThiefdomState, thief: i64, other: i64) -> bool:
        """Whether it does anything with this one."""
        return False

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        if s.ap < 1 or not is_unused(s, slot):
            return
        first: i64 = thief - thief % THIEVES
        other: i64
        for other in range(first, first + THIEVES):
            if self.suits(s, thief, other):
                found.append(self.first + other - first)
