"""What a table may settle before the game, and the sides that follow from it."""

from __future__ import annotations

from typing import Final

from rookery.games.crypt.const import TYPE_KEYS
from rookery.kernel import Option, Options

SIDE_OPTIONS: Final = tuple(f"side_{key}" for key in TYPE_KEYS)
SIDE_NUMBERS: Final = {"A": 0, "B": 1, "random": -1}
_SIDE_VALUES = ("preset", "A", "B", "random")
OPTIONS = (
    Option("collectors", ("A", "B", "random"), "A"),
    *(Option(key, _SIDE_VALUES, "preset") for key in SIDE_OPTIONS),
    Option("first_leader", ("random", "1", "2", "3", "4"), "random"),
    Option("flips", ("owner", "automatic"), "owner"),
    Option("backs_show_type", ("on", "off"), "on"),
    Option("memory", ("perfect", "physical"), "perfect"),
    Option("self_push", ("off", "on"), "off"),
    Option("idol_b_same_round", ("off", "on"), "off"),
    Option("jewelry_a", ("once", "double"), "once"),
)


def side_of(options: Options, key: str) -> int:
    """CR-1.4: a collector's own side, or the preset for all six; -1 = a coin decides."""
    side = options[key]
    if side == "preset":
        side = options["collectors"]
    return SIDE_NUMBERS[side]
