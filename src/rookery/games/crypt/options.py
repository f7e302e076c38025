"""The sides of the collectors that follow from a table's options."""

from __future__ import annotations

from typing import Final

from rookery.kernel import Options

SIDE_NUMBERS: Final = {"A": 0, "B": 1, "random": -1}


def side_of(options: Options, key: str) -> int:
    """CR-1.4: a collector's own side, or the preset for all six; -1 = a coin decides."""
    side = options[key]
    if side == "preset":
        side = options["collectors"]
    return SIDE_NUMBERS[side]
