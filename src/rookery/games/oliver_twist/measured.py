"""What may be counted in Oliver Twist: tokens, Characters, streets' spaces, Tools and burglaries."""

from __future__ import annotations

from typing import Final

from rookery.games.oliver_twist.const import CARDS, KINDS, RICHEST, SPACES, TOOLS
from rookery.kernel.measured import ALL, HEARER, Asked, Kind, Measured, Number, Told

MEASURED: Final = Measured(
    rounds=("day", "night"),
    first=Told("first", ()),
    kinds=(
        Kind(
            "character",
            (Number("card", CARDS),),
            taken=(Told("helped", ("card",)),),
            offered=(Told("drew_card", ("card",), HEARER), Asked("effect", ("card",))),
        ),
        Kind(
            "token",
            (Number("token", KINDS),),
            taken=(Told("took", ("token",)), Told("grabbed", ("token",))),
            offered=(Told("revealed", ("token",), ALL),),
        ),
        Kind("tool", (Number("tool", TOOLS),), taken=(Told("tool_spent", ("tool",)),)),
        Kind(
            "burglary",
            (Number("pounds", 2 * RICHEST + 1, -RICHEST),),
            taken=(Told("kept", ("pounds",), HEARER),),
            offered=(Told("loot", ("pounds",), HEARER),),
        ),
        Kind(
            "street",
            (Number("space", SPACES),),
            taken=(Told("took", ("space",)),),
            offered=(Asked("take", ("space",)),),
        ),
    ),
)
