"""Everything that changes during a game of Thief's Market."""

from __future__ import annotations

from typing import Any, Final

from rookery.games.thiefs_market.declared import STATE
from rookery.games.thiefs_market.fields import ThiefsMarketFields
from rookery.kernel import declared_fields
from rookery.kernel.runtime import i64

MOST = 10_000  # beyond any number of a state
FIELDS: Final = declared_fields("Thief's Market", (3, 5), STATE, largest=MOST)


class MarketState(ThiefsMarketFields):
    """Dice of one face are alike, so they are counted; owned cards are packed ints (see cards.py)."""

    def copy(self) -> MarketState:
        return MarketState(like=self)


def in_row(s: MarketState, letter: i64) -> i64:
    """How many cards lie in a row."""
    count: i64 = 0
    slot: i64
    for slot in range(letter * 5, letter * 5 + 5):
        if s.market[slot] >= 0:
            count += 1
    return count


def buyer(s: MarketState) -> i64:
    """Whose buy turn it is (TM-6.1)."""
    return (s.starter + s.turns) % s.seats


def restore(data: dict[str, Any]) -> MarketState:
    """A state from its dump; ValueError names the field that is wrong."""
    FIELDS.check(data)
    s = MarketState(data["seats"])
    FIELDS.fill(s, data)
    return s
