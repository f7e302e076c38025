"""What lies in the collections, counted once for all the collectors that want to know."""

from __future__ import annotations

from rookery.games.crypt.const import TYPES
from rookery.games.crypt.state import CryptState
from rookery.kernel.runtime import i64, vec


class Tally:
    """By seat and treasure type: how many cards, their coins, the highest value."""

    def __init__(self, s: CryptState) -> None:
        places = s.seats * TYPES
        self._counts = vec[i64]([0] * places)
        self._coins = vec[i64]([0] * places)
        self._highest = vec[i64]([0] * places)
        place: i64 = 0
        for own in s.cards:
            for card in own:
                self._add(place + ((card & 31) >> 2), (card & 3) + 1)
            place += TYPES

    def _add(self, place: i64, value: i64) -> None:
        self._counts[place] += 1
        self._coins[place] += value
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
