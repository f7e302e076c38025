"""What may be counted in Thief's Market: cards in the market and bought."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefs_market.const import CARDS
from rookery.kernel.measured import ALL, Kind, Measured, Number, Told

_CARD: Final = ("card",)

MEASURED: Final = Measured(
    rounds=("round",),
    first=Told("start", ()),
    ending=Told("ended", ("ending",)),
    kinds=(
        Kind(
            "card",
            (Number("card", CARDS),),
            taken=(Told("bought", _CARD), Told("gained", _CARD)),
            offered=(Told("dealt", _CARD, ALL),),
        ),
        Kind("ability", (Number("card", CARDS),), taken=(Told("used", _CARD), Told("turned", _CARD))),
    ),
)
