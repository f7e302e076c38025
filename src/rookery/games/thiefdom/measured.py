"""What may be counted in Thiefdom: equipment, clients, missions, places, sections, plans, patrols."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.const import CARDS, KIND_KEYS, MISSIONS, TYPES
from rookery.kernel.measured import ALL, HEARER, Asked, Kind, Measured, Number, Told

_CARD: Final = ("card",)
_SECTIONS: Final = 8
_TILES: Final = 4
_BOARDS: Final = 4

MEASURED: Final = Measured(
    rounds=("night",),
    first=Told("board", ("first",)),
    kinds=(
        Kind(
            "equipment",
            (Number("card", TYPES),),
            taken=(Told("bought", _CARD),),
            offered=(Told("hand", _CARD, HEARER), Told("shown", _CARD, ALL), Asked("purchase", _CARD)),
        ),
        Kind(
            "client",
            (Number("card", CARDS - TYPES, TYPES),),
            taken=(Told("ally", _CARD), Told("brawl", _CARD)),
            offered=(Told("clients", _CARD, ALL),),
        ),
        Kind(
            "mission",
            (Number("mission", MISSIONS),),
            taken=(Told("mission_done", ("mission",)),),
            offered=(Told("mission", ("mission",), ALL),),
        ),
        Kind(
            "location",
            (Number("kind", len(KIND_KEYS)),),
            taken=(Told("visited", ("kind",)),),
            offered=(Told("entered", ("kind",)), Told("located", ("kind",))),
        ),
        Kind("section", (Number("section", _SECTIONS, 1),), taken=(Told("visited", ("section",)),)),
        Kind("tile", (Number("patrol", _TILES, 1),), taken=(Told("plan", ("patrol",)),)),
        Kind("board", (Number("board", _BOARDS),), taken=(Told("board", ("board",)),)),
    ),
)
