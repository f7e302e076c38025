"""Numbers with names: types, phases, events, frames. Names are those of the rulebook."""

from __future__ import annotations

from typing import Final

from rookery.kernel import EventKind

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
NOBODY: Final = -1
GHOST: Final = 1  # the Ghost claims as seat 1 of a solo game

# Who knows a card's value: one bit a seat, one for onlookers.
ONLOOKER_BIT: Final = 16
ALL_KNOW: Final = 31

# Phases.
SIDES: Final = 0  # chance: which side of a collector
LEADER: Final = 1  # chance: who leads first
REVEAL: Final = 2  # chance: the next card of the deck
WINDOW: Final = 3  # before the claims: Pottery B
TURN: Final = 4  # claim, recover, or use a collector first
PLACE: Final = 5  # one group of dice after another
FLIP: Final = 6  # which card to turn face up
ROLL: Final = 7  # chance: a placed die
REROLL: Final = 8  # Idol A: reroll a failed die or pass
REROLL_ROLL: Final = 9  # chance: the rerolled die
GHOST_ROLL: Final = 10  # chance: a die of the Ghost
TIE_ROLL: Final = 11  # chance: a die of a tied player
ENDED: Final = 12
# Between them the rules go on by themselves, in the order that flow.py shows.
GO_SETUP: Final = 20
GO_ROUND: Final = 21
GO_DEAL: Final = 22
GO_WINDOW: Final = 23
GO_TURN: Final = 24
GO_COLLECT: Final = 25
GO_CARDS: Final = 26
GO_REROLL: Final = 27
GO_REST: Final = 28
GO_TORCHES: Final = 29
GO_END: Final = 30
PHASE_KEYS: Final = (
    "sides",
    "leader",
    "reveal",
    "window",
    "turn",
    "place",
    "flip",
    "roll",
    "reroll",
    "reroll_roll",
    "ghost_roll",
    "tie_roll",
    "ended",
)

# Work that waits on the stack of the state: cards to flip, then what they pay for.
WORK_FLIP: Final = 0
WORK_PEEK: Final = 1
WORK_TAKE: Final = 2
WORK_RESTORE: Final = 3
WORK_REROLL: Final = 4

# Streams of chance.
STREAMS: Final = ("sides", "leader", "deck", "dice", "ghost", "tie")

# Events.
E_SIDE: Final = 0
E_LEADER: Final = 1
E_ROUND: Final = 2
E_REVEALED: Final = 3
E_HIDDEN: Final = 4
E_TURN: Final = 5
E_CLAIMED: Final = 6
E_EVICTED: Final = 7
E_RECOVERED: Final = 8
E_PASSED: Final = 9
E_FLIPPED: Final = 10
E_RESTORED: Final = 11
E_PEEKED: Final = 12
E_PEEKED_CARD: Final = 13
E_TOOK: Final = 14
E_TOOK_CARD: Final = 15
E_DISCARDED: Final = 16
E_ALL_EVICTED: Final = 17
E_ROLLED: Final = 18
E_COLLECTED: Final = 19
E_COLLECTED_CARD: Final = 20
E_IDOL_RACE: Final = 21
E_REROLLED: Final = 22
E_EXHAUSTED: Final = 23
E_TORCHES: Final = 24
E_GHOST_ROLLED: Final = 25
E_GHOST_CLAIMED: Final = 26
E_GHOST_ASIDE: Final = 27
E_GHOST_TOOK: Final = 28
E_ENDED: Final = 29
E_SHOWN: Final = 30
E_TIED: Final = 31
E_TIE_ROLLED: Final = 32
E_WON: Final = 33
E_RANKED: Final = 34

EVENTS: Final = (
    EventKind("side", ("type", "side")),
    EventKind("leader", ("seat",)),
    EventKind("round", ("round",)),
    EventKind("revealed", ("slot", "type", "value")),
    EventKind("hidden", ("slot", "type")),
    EventKind("turn", ("seat", "lights_out")),
    EventKind("claimed", ("seat", "slot", "dice", "effort", "type")),
    EventKind("evicted", ("seat", "slot", "dice", "type")),
    EventKind("recovered", ("seat", "dice")),
    EventKind("passed", ("seat",)),
    EventKind("flipped", ("seat", "type", "value")),
    EventKind("restored", ("seat",)),
    EventKind("peeked", ("seat", "cards")),
    EventKind("peeked_card", ("slot", "type", "value")),
    EventKind("took", ("seat", "slot", "type")),
    EventKind("took_card", ("type", "value")),
    EventKind("discarded", ("slot", "type", "value")),
    EventKind("all_evicted", ("seat", "dice")),
    EventKind("rolled", ("seat", "effort", "face", "type")),
    EventKind("collected", ("seat", "slot", "type", "value")),
    EventKind("collected_card", ("type", "value")),
    EventKind("idol_race", ("seat", "coins")),
    EventKind("rerolled", ("seat", "effort", "face")),
    EventKind("exhausted", ("seat", "dice")),
    EventKind("torches", ("seat", "lights_out_seat")),
    EventKind("ghost_rolled", ("dice", "first", "second", "third")),
    EventKind("ghost_claimed", ("slot", "dice", "effort", "type")),
    EventKind("ghost_aside", ("dice",)),
    EventKind("ghost_took", ("slot", "type", "value")),
    EventKind("ended", ()),
    EventKind("shown", ("seat", "type", "value")),
    EventKind("tied", ("seat", "dice")),
    EventKind("tie_rolled", ("seat", "face")),
    EventKind("won", ("seat", "coins")),
    EventKind("ranked", ("coins", "rank")),
)

RANK_KEYS: Final = ("fool", "petty", "wealthy", "magnificent")
TERMS: Final = {
    "type": (*TYPE_KEYS, "unknown"),
    "side": ("A", "B"),
    "rank": RANK_KEYS,
}

QUESTIONS: Final = ("wait", "window", "turn", "place", "flip", "reroll")
SCORE_PARTS: Final = ("coins", *TYPE_KEYS, "servants")

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
