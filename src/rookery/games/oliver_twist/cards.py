"""Cards as bit masks."""

from __future__ import annotations

from rookery.games.oliver_twist.streets import BITS
from rookery.kernel.runtime import i64


def bits_in(mask: i64) -> i64:
    """How many cards a mask holds."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth_card(mask: i64, number: i64) -> i64:
    """A card of a mask, counted from 0."""
    card: i64 = 0
    while not mask & 1 or number:
        number -= mask & 1
        mask >>= 1
        card += 1
    return card


def cards_in(mask: i64, size: i64) -> list[int]:
    """The cards of a mask, ascending."""
    return [card for card in range(size) if mask & BITS[card]]
