"""How likely a bid is to somebody who knows one cup, in whole thousandths."""

from __future__ import annotations

from functools import cache
from math import comb

from liars_dice.const import FACES, ONE
from liars_dice.showdown import counting
from liars_dice.state import Cups

ALL = 1000


@cache
def exactly(dice: int, hits: int, sides: int) -> int:
    """Of `sides ** dice` rolls, how many have so many hits where one side in `sides` is one."""
    return comb(dice, hits) * int((sides - 1) ** (dice - hits))


@cache
def at_least(dice: int, hits: int, sides: int) -> int:
    """The chance of so many hits or more, in thousandths."""
    if hits <= 0:
        return ALL
    good = sum(exactly(dice, one, sides) for one in range(hits, dice + 1))
    return ALL * good // int(sides**dice)


def sides_of(s: Cups, face: int) -> int:
    """A die counts for a face once in six, with wild ones once in three."""
    return FACES // 2 if s.wild and face != ONE else FACES


def truth(s: Cups, seat: int, count: int, face: int) -> int:
    """How likely a bid is true, in thousandths, by a seat's own dice and no others."""
    hidden = sum(s.left) - s.left[seat]
    return at_least(hidden, count - counting(s, s.cups, seat, face), sides_of(s, face))


def precision(s: Cups, seat: int, count: int, face: int) -> int:
    """How likely there are exactly so many, in thousandths."""
    hidden, needed = sum(s.left) - s.left[seat], count - counting(s, s.cups, seat, face)
    if not 0 <= needed <= hidden:
        return 0
    sides = sides_of(s, face)
    return ALL * exactly(hidden, needed, sides) // int(sides**hidden)
