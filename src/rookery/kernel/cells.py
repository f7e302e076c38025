"""Rows of numbers as the bytes of arrays, for observations."""

from __future__ import annotations

from typing import Any

from rookery.kernel.hints import mypyc_attr
from rookery.kernel.runtime import BytesWriter, i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Makes the rows of one table; whoever makes them overrides one of the two."""

    def write(self, row: BytesWriter, s: Any, seat: int) -> None:
        """Adds the row of a seat, or of an onlooker (-1), as the bytes of an array."""
        row.write(self.packed(s, seat))

    def packed(self, s: Any, seat: int) -> bytes:
        """The row by itself."""
        row = BytesWriter()
        self.write(row, s, seat)
        return row.getvalue()


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
