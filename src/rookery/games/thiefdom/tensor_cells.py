"""Numbers as cells of a tensor's row: two bytes each, the low one first."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.const import BUILDING, STRIDE
from rookery.kernel.runtime import BytesWriter, i16, i64, write_i16_le

MOST: Final = 250  # numbers beyond it are brought to it


def write(row: BytesWriter, number: i64) -> None:
    """One number."""
    write_i16_le(row, i16(number))


def write_capped(row: BytesWriter, number: i64) -> None:
    """A number, or the largest that is shown."""
    if number > MOST:
        number = MOST
    write_i16_le(row, i16(number))


def write_within(row: BytesWriter, number: i64) -> None:
    """The same for numbers that may be far below 0."""
    if number < -MOST:
        number = -MOST
    write_capped(row, number)


def write_flags(row: BytesWriter, mask: i64, count: i64) -> None:
    """A mask as so many flags."""
    bit: i64
    for bit in range(count):
        write_i16_le(row, i16(mask >> bit & 1))


def write_blanks(row: BytesWriter, count: i64) -> None:
    """So many zeros."""
    left: i64 = count
    while left > 0:
        write_i16_le(row, 0)
        left -= 1


def write_plain(row: BytesWriter, numbers: list[int], first: i64, count: i64) -> None:
    """So many numbers of a list from one on."""
    index: i64
    for index in range(first, first + count):
        number: i64 = numbers[index]
        write_i16_le(row, i16(number))


def write_all_capped(row: BytesWriter, numbers: list[int], first: i64, count: i64) -> None:
    """So many numbers of a list from one on, each at most the largest that is shown."""
    index: i64
    for index in range(first, first + count):
        write_capped(row, numbers[index])


def write_raised(row: BytesWriter, numbers: list[int], first: i64, count: i64) -> None:
    """Numbers from -1 (none) on, counted from 0."""
    index: i64
    for index in range(first, first + count):
        number: i64 = numbers[index]
        write_i16_le(row, i16(number + 1))


def write_spot(row: BytesWriter, spot: i64) -> None:
    """A spot as whether there is one, building (0 = none), row and column of an alley (else -1)."""
    building: i64 = 0
    down: i64 = -1
    across: i64 = -1
    if spot >= BUILDING:
        building = spot - BUILDING + 1
    elif spot >= 0:
        down = spot // STRIDE
        across = spot % STRIDE
    write(row, 1 if spot >= 0 else 0)
    write(row, building)
    write(row, down)
    write(row, across)
