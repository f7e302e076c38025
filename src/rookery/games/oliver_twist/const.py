"""Numbers with names: tokens and cards. Names are those of the rulebook."""

from __future__ import annotations

from typing import Final

from rookery.kernel import Named, ReasonKind

# Kinds of tokens. The first nine are Objects by type and value; wallets are the joker.
WALLET: Final = 8
CLASSES: Final = 9
CHARACTER: Final = 9
TOOL_0: Final = 10
TOOLS: Final = 5
BURGLARY: Final = 15
KINDS: Final = 16
KIND_KEYS: Final = (
    "apple_1",
    "apple_2",
    "handkerchief_1",
    "handkerchief_2",
    "brooch",
    "necklace",
    "ring",
    "watch",
    "wallet",
    "character",
    "crowbar",
    "lantern",
    "rope",
    "picklocks",
    "sack",
    "burglary",
)
TOOL_KEYS: Final = KIND_KEYS[TOOL_0:BURGLARY]
# Types of Objects: apples and handkerchiefs have two values each.
TYPE_KEYS: Final = ("apple", "handkerchief", "brooch", "necklace", "ring", "watch", "wallet")
REAL_TYPES: Final = 6
TYPES: Final = 7
TYPE_OF: Final = [0, 0, 1, 1, 2, 3, 4, 5, 6]  # by class
FIRST_CLASS: Final = [0, 2, 4, 5, 6, 7, 8]  # by type
VALUES: Final = [1, 2, 1, 2, 2, 3, 4, 5, 0]  # pounds, by class
CATEGORIES: Final = 10  # what the police tells apart: seven types, Tools, Characters, Burglaries
CATEGORY: Final = [0, 0, 1, 1, 2, 3, 4, 5, 6, 8, 7, 7, 7, 7, 7, 9]  # by kind

SPACES: Final = 76
SQUARE: Final = 0
REACH: Final = 4  # the pawn takes one of the first four tokens of a series
WALK: Final = 12  # tokens turned up by one reveal
PEEKS: Final = 2
CELLS: Final = 9  # places in a reserve
START_HAND: Final = 2  # start tokens for each player
LOOT: Final = 16  # Burglary cards
RICHEST: Final = 20  # pounds a Burglary card can show, won or lost
NOBODY: Final = -1

# What lies on a space: -1 nothing, a kind face up, FACE_DOWN, or a kind that some have looked at.
EMPTY: Final = -1
FACE_DOWN: Final = 16
LOOKED: Final = 32  # plus the kind, plus 64 times the mask of those who know it

# Character cards, in the order of the pack.
CARDS: Final = 13
CARD_KEYS: Final = (
    "dodger",
    "charley",
    "oliver",
    "bullseye",
    "nancy",
    "rose",
    "sikes",
    "noah",
    "brownlow",
    "bumble",
    "bedwin",
    "barney",
    "toby",
)

# How the table reads ruling A-16.
REVEAL_OPTIONAL: Final = 0
REVEAL_FORCED: Final = 1
REVEAL_LAST: Final = 2

_COUNTS: Final = (("1", 11), ("2", 4), ("3", 8), ("4", 13), ("5", 6), ("6", 5), ("7", 4), ("8", 7))
_LATER: Final = (("9", 9), ("10", 12), ("11", 3), ("B", 6))
CLAUSES: Final = (
    *(f"OT-{part}.{n}" for part, count in (*_COUNTS, *_LATER) for n in range(1, count + 1)),
    *(f"OT-C{n}" for n in range(1, CARDS + 1)),
)

# What `reason` may answer: the names of its sentences and of their numbers.
REASONS: Final = (
    ReasonKind("turn", ("seat",)),
    ReasonKind("far", ("steps", "most")),
    ReasonKind("gap", ("space",)),
    ReasonKind("dark", ("space",)),
    ReasonKind("few", ("tokens", "least")),
    ReasonKind("pure", ("wallets",)),
    ReasonKind("poor", ("pounds", "price")),
    ReasonKind("can_prowl", ("tokens",)),
    ReasonKind("can_sell", ("tokens",)),
    ReasonKind("touches", ("tokens",)),
    ReasonKind("occupied", ("space",)),
    ReasonKind("alone", ("space",)),
)
NO_NUMBERS: Final = Named("", {})  # where the clause says it all
