"""The nouns of the rules as numbers: phases, events, clauses."""

from __future__ import annotations

from typing import Final

from rookery.kernel import Codec, EventKind, Field, Option, ReasonKind, Verb

SEATS: Final = (2, 6)
MOST_DICE: Final = 5  # of one player; an event has room for a seat and five dice
ALL_DICE: Final = SEATS[1] * MOST_DICE
FACES: Final = 6
ONE: Final = 1  # the wild face
NOBODY: Final = -1

PHASE_KEYS: Final = ("starter", "roll", "bid", "ended")
STARTER, ROLL, BID, ENDED = range(4)

BID_0: Final = 0  # bid(1, 1); then every count with every face
CHALLENGE: Final = ALL_DICE * FACES
EXACT: Final = CHALLENGE + 1
CODEC: Final = Codec(
    [Verb("bid", (Field("count", ALL_DICE, 1), Field("face", FACES, 1))), Verb("challenge"), Verb("exact")]
)

DICE: Final = ("a", "b", "c", "d", "e")  # the dice of one cup in an event; 0 where there is none
EVENTS: Final = (
    EventKind("starter", ("seat",)),
    EventKind("round", ("round", "dice")),
    EventKind("hand", DICE, secret=True),
    EventKind("bid", ("seat", "count", "face")),
    EventKind("challenge", ("seat",)),
    EventKind("exact", ("seat",)),
    EventKind("shown", ("seat", *DICE)),
    EventKind("counted", ("count", "face")),
    EventKind("lost", ("seat", "left")),
    EventKind("regained", ("seat", "left")),
    EventKind("out", ("seat",)),
)
(
    E_STARTER,
    E_ROUND,
    E_HAND,
    E_BID,
    E_CHALLENGE,
    E_EXACT,
    E_SHOWN,
    E_COUNTED,
    E_LOST,
    E_REGAINED,
    E_OUT,
) = range(len(EVENTS))

REASONS: Final = (ReasonKind("higher", ("count", "face")), ReasonKind("most", ("dice",)))
OPTIONS: Final = (
    Option("dice", ("3", "4", "5"), "5"),
    Option("wild", ("on", "off"), "on"),
    Option("exact", ("off", "on"), "off"),
)
TERMS: Final[dict[str, tuple[str, ...]]] = {"face": ("none", "one", "two", "three", "four", "five", "six")}

C_STARTER: Final = "LD-1.2"
C_TURN: Final = "LD-3.1"
C_FIRST: Final = "LD-3.2"
C_HIGHER: Final = "LD-3.3"
C_MOST: Final = "LD-3.4"
C_WILD: Final = "LD-3.5"
C_EXACT: Final = "LD-4.4"
CLAUSES: Final = (
    *("LD-1.1", C_STARTER, "LD-2.1", "LD-2.2", C_TURN, C_FIRST, C_HIGHER, C_MOST, C_WILD),
    *("LD-4.1", "LD-4.2", "LD-4.3", C_EXACT, "LD-5.1", "LD-5.2"),
)
