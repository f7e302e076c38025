"""What may be counted in Crypt: treasures on offer and collected, and Collectors used."""

from __future__ import annotations

from typing import Final

from rookery.games.crypt.const import TYPE_KEYS, VALUES
from rookery.kernel.measured import ALL, HEARER, Kind, Measured, Number, Told

_CARD: Final = ("type", "value")

MEASURED: Final = Measured(
    rounds=("round",),
    first=Told("leader", ()),
    kinds=(
        Kind(
            "treasure",
            (Number("type", len(TYPE_KEYS)), Number("value", VALUES, 1)),
            taken=(
                Told("collected", _CARD),
                Told("collected_card", _CARD, HEARER),
                Told("took_card", _CARD, HEARER),
            ),
            offered=(Told("revealed", _CARD, ALL),),
        ),
        Kind("collector", (Number("type", len(TYPE_KEYS)),), taken=(Told("flipped", ("type",)),)),
    ),
)
