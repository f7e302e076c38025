"""Numbers with names: types, cards, what is due. Names are those of the rulebook."""

from __future__ import annotations

from typing import Final

# Treasure types, in the order of the collectors' row.
IDOL: Final = 0
JEWELRY: Final = 1
MANUSCRIPT: Final = 2
POTTERY: Final = 3
REMAINS: Final = 4
TAPESTRY: Final = 5
TYPES: Final = 6
UNKNOWN: Final = 6  # the type of a face-down card when backs do not show it
TYPE_KEYS: Final = ("idol", "jewelry", "manuscript", "pottery", "remains", "tapestry")

CODES_OF_SIDES: Final = ("A", "B", "?")  # by 0, 1, -1

VALUES: Final = 4  # coins on a card: 1 to 4
KINDS: Final = 24  # type * 4 + value - 1
DICE: Final = 3  # servants of each player
FACES: Final = 6
MAX_SLOTS: Final = 6
MOST_TIE_ROUNDS: Final = 20  # then those still tied share (CR-8.5)
NOBODY: Final = -1
GHOST: Final = 1  # the Ghost claims as seat 1 of a solo game

# Who knows a card's value: one bit a seat, one for onlookers.
ONLOOKER_BIT: Final = 16
ALL_KNOW: Final = 31

# What waits on the stack `todo` of the state: cards to flip, then what they pay for.
DUE_FLIP: Final = 0
DUE_PEEK: Final = 1
DUE_TAKE: Final = 2
DUE_RESTORE: Final = 3
DUE_REROLL: Final = 4

# Streams of chance.
STREAMS: Final = ("sides", "leader", "deck", "dice", "ghost", "tie")

RANK_KEYS: Final = ("fool", "petty", "wealthy", "magnificent")
TERMS: Final = {
    "type": (*TYPE_KEYS, "unknown"),
    "side": ("A", "B"),
    "rank": RANK_KEYS,
}

CLAUSES: Final = (
    *(f"CR-1.{n}" for n in range(1, 8)),
    *(f"CR-2.{n}" for n in range(1, 5)),
    "CR-3.1",
    "CR-4.1",
    "CR-4.2",
    *(f"CR-5.{n}" for n in range(1, 11)),
    *(f"CR-6.{n}" for n in range(1, 9)),
    "CR-7.1",
    *(f"CR-8.{n}" for n in range(1, 6)),
    *(f"CR-9.{n}" for n in range(1, 5)),
    *(f"CR-K-{code}-{side}" for code in ("ID", "JW", "MS", "PO", "RE", "TA") for side in "AB"),
    *(f"CR-S.{n}" for n in range(1, 14)),
)
