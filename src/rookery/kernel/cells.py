"""Rows of numbers as the bytes of arrays, for observations."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def shorts(numbers: list[int]) -> bytes:
    """Numbers of two bytes each, the low one first. Nearly all are 0 to 255, so bytes are made at once."""
    rare: list[int] = []
    place: i64
    for place in range(len(numbers)):
        number: i64 = numbers[place]
        if number < 0 or number > 255:
            rare.append(place)
    low = numbers
    if rare:
        low = numbers.copy()
        for place in rare:
            low[place] = numbers[place] & 255
    row = bytearray(2 * len(numbers))
    row[::2] = bytes(low)
    for place in rare:
        row[2 * place + 1] = numbers[place] >> 8 & 255
    return bytes(row)
