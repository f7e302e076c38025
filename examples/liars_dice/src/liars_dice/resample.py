"""Another world that a seat cannot tell from this one: all other cups are rolled again."""

from __future__ import annotations

from liars_dice.const import FACES
from liars_dice.state import Cups, rolled
from rookery.kernel import Picker


def resample(s: Cups, seat: int, pick: Picker) -> Cups:
    """A bid may be a lie, so it tells nothing for certain about the dice behind it."""
    world = s.copy()
    for other in range(s.seats):
        if other == seat:
            continue
        dice = rolled(s, other)
        world.cups[other * FACES : other * FACES + FACES] = [0] * FACES
        for _ in range(dice):
            world.cups[other * FACES + int(pick.below(FACES))] += 1
    return world
