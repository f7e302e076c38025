"""Sets in one number: seats, cards or things of a kind, one bit each."""

from __future__ import annotations


def members(mask: int) -> list[int]:
    """Which there are, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
