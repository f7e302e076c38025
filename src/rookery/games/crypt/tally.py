"""What lies in the collections, counted once for all the collectors that want to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.crypt.const import TYPES
from rookery.games.crypt.state import CryptState

if TYPE_CHECKING:
    from mypy_extensions import i64


class Tally:
    """By seat and treasure type: how many cards, their coins, the highest value."""

    def __init__(self, s: CryptState) -> None:
        places = s.seats * TYPES
        self._counts = [0] * places
        self._coins = [0] * places
        self._highest = [0] * places
        place: i64 = 0
        card: i64
        for own in s.cards:
            for card in own:
                kind: i64 = (card & 31) >> 2
                value: i64 = (card & 3) + 1
                self._add(place + kind, value)
            place += TYPES

    def _add(self, place: i64, value: i64) -> None:
        self._counts[place] = self._counts[place] + 1
        self._coins[place] = self._coins[place] + value
        if value > self._highest[place]:
            self._highest[place] = value

    def count(self, seat: i64, kind: i64) -> i64:
        return self._counts[seat * TYPES + kind]

    def coins(self, seat: i64, kind: i64) -> i64:
        return self._coins[seat * TYPES + kind]

    def highest(self, seat: i64, kind: i64) -> i64:
        return self._highest[seat * TYPES + kind]

    def all_coins(self, seat: i64) -> i64:
        """Printed coins of a whole collection."""
        total: i64 = 0
        kind: i64
        for kind in range(TYPES):
            total += self._coins[seat * TYPES + kind]
        return total
