"""Sets of seats, thieves, citizens or cards in one number: one bit each."""

from __future__ import annotations

from rookery.kernel import Picker
from rookery.kernel.runtime import i64


def bits_in(mask: i64) -> i64:
    """How many bits of a mask are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """The lowest number whose bit is set."""
    number: i64 = 0
    while not mask >> number & 1:
        number += 1
    return number


def any_bit(mask: i64, pick: Picker) -> i64:
    """The number of a bit that is set, each equally likely; as if the numbers were listed."""
    left: i64 = pick.below(bits_in(mask))
    while left > 0:
        mask &= mask - 1
        left -= 1
    return lowest(mask)
