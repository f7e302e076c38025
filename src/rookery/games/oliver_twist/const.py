"""Numbers with names: tokens, phases, events. Names are those of the rulebook."""

from __future__ import annotations

from typing import Final

from rookery.kernel import EventKind

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

# Phases. Chance first, then choices.
FIRST: Final = 0  # chance: who begins
DEAL: Final = 1  # chance: a start token
LAY: Final = 2  # chance: the token on the next space
TURN_UP: Final = 3  # chance: what a face-down token shows to all
LOOK: Final = 4  # chance: what a face-down token shows to one player
DRAW: Final = 5  # chance: a Character card
LOOT_DRAW: Final = 6  # chance: a Burglary card
LOSE: Final = 7  # chance: a token leaves a file unseen
SNATCH: Final = 8  # chance: a token of another reserve
PLANT: Final = 9  # chance: a token of the bag goes unseen into a file
ACTION: Final = 10
PEEK: Final = 11
PLACE: Final = 12
REVEAL: Final = 13
BRANCH: Final = 14
TAKE: Final = 15
SWAP: Final = 16
SELL: Final = 17
KEEP: Final = 18
SPEND: Final = 19  # which Tool a burglary costs
STARTER: Final = 20
LATE: Final = 21
VICTIM: Final = 22
WALLETS: Final = 23
GRAB: Final = 24
SEARCH: Final = 25  # Rose Maylie: one's own file
BREAK_IN: Final = 26  # Toby Crackit
ENDED: Final = 27
# Between them the rules go on by themselves, in the order that flow.py shows.
GO_DEAL: Final = 40
GO_LAY: Final = 41
GO_TURN: Final = 42
GO_NEXT: Final = 43
GO_PROWL: Final = 44
GO_PEEK: Final = 45
GO_PLACE: Final = 46
GO_REVEAL: Final = 47
GO_WALK: Final = 48
GO_TAKE: Final = 49
GO_DONE: Final = 50
GO_LOOT: Final = 51
GO_LATE: Final = 52
GO_DUSK: Final = 53
GO_NIGHT: Final = 54
GO_GUIDE: Final = 55
GO_END: Final = 56
PHASE_KEYS: Final = (
    "first",
    "deal",
    "lay",
    "turn_up",
    "look",
    "draw",
    "loot_draw",
    "lose",
    "snatch",
    "plant",
    "action",
    "peek",
    "place",
    "reveal",
    "branch",
    "take",
    "swap",
    "sell",
    "keep",
    "spend",
    "starter",
    "late",
    "victim",
    "wallets",
    "grab",
    "search",
    "break_in",
    "ended",
)
STREAMS: Final = PHASE_KEYS[:ACTION]

# How the table reads ruling A-16.
REVEAL_OPTIONAL: Final = 0
REVEAL_FORCED: Final = 1
REVEAL_LAST: Final = 2

# Events.
E_FIRST: Final = 0
E_START_TOKEN: Final = 1
E_DAY: Final = 2
E_TURN: Final = 3
E_STUCK: Final = 4
E_PEEKED: Final = 5
E_PEEKED_TOKEN: Final = 6
E_PLACED: Final = 7
E_REVEALED: Final = 8
E_SKIPPED: Final = 9
E_DROPPED: Final = 10
E_TOOK: Final = 11
E_DREW: Final = 12
E_DREW_CARD: Final = 13
E_FILED: Final = 14
E_FILED_TOKEN: Final = 15
E_SOLD: Final = 16
E_START_BACK: Final = 17
E_HID: Final = 18
E_HELPED: Final = 19
E_RECEIVED: Final = 20
E_SNATCHED: Final = 21
E_LIGHTER: Final = 22
E_HEAVIER: Final = 23
E_FOUND: Final = 24
E_FOUND_NOTHING: Final = 25
E_WALLETS: Final = 26
E_GRABBED: Final = 27
E_TOOL_TAKEN: Final = 28
E_BURGLED: Final = 29
E_LOOT: Final = 30
E_KEPT: Final = 31
E_TOOL_SPENT: Final = 32
E_ROUND_ENDED: Final = 33
E_LATE: Final = 34
E_FILE: Final = 35
E_FINED: Final = 36
E_NIGHT: Final = 37
E_MONEY: Final = 38
E_GUIDE: Final = 39
E_STARTER: Final = 40
E_ENDED: Final = 41
E_LOOT_SHOWN: Final = 42
E_WON: Final = 43

EVENTS: Final = (
    EventKind("first", ("seat",)),
    EventKind("start_token", ("seat", "token")),
    EventKind("day", ("tokens",)),
    EventKind("turn", ("seat",)),
    EventKind("stuck", ("seat", "pounds")),
    EventKind("peeked", ("seat", "space")),
    EventKind("peeked_token", ("space", "token")),
    EventKind("placed", ("seat", "space")),
    EventKind("revealed", ("seat", "space", "token")),
    EventKind("skipped", ("seat", "space", "token")),
    EventKind("dropped", ("seat", "space", "token")),
    EventKind("took", ("seat", "space", "token")),
    EventKind("drew", ("seat",)),
    EventKind("drew_card", ("card",)),
    EventKind("filed", ("seat",)),
    EventKind("filed_token", ("seat", "token")),
    EventKind("sold", ("seat", "type", "low", "high", "wallets", "pounds")),
    EventKind("start_back", ("seat", "token")),
    EventKind("hid", ("seat", "card")),
    EventKind("helped", ("seat", "card")),
    EventKind("received", ("seat", "pounds")),
    EventKind("snatched", ("seat", "victim_seat", "token")),
    EventKind("lighter", ("seat", "tokens")),
    EventKind("heavier", ("seat", "victim_seat", "tokens")),
    EventKind("found", ("seat", "token")),
    EventKind("found_nothing", ("seat",)),
    EventKind("wallets", ("seat", "wallets", "pounds")),
    EventKind("grabbed", ("seat", "space", "token")),
    EventKind("tool_taken", ("seat", "victim_seat", "tool")),
    EventKind("burgled", ("seat", "cards")),
    EventKind("loot", ("pounds",)),
    EventKind("kept", ("pounds",)),
    EventKind("tool_spent", ("seat", "tool")),
    EventKind("round_ended", ("seat", "pounds")),
    EventKind("late", ("seat", "tokens", "pounds")),
    EventKind("file", ("seat", "tokens", "types")),
    EventKind("fined", ("seat", "pounds")),
    EventKind("night", ("tokens",)),
    EventKind("money", ("seat", "pounds")),
    EventKind("guide", ("seat",)),
    EventKind("starter", ("seat", "starter_seat")),
    EventKind("ended", ()),
    EventKind("loot_shown", ("seat", "pounds")),
    EventKind("won", ("seat", "pounds")),
)

QUESTIONS: Final = (
    "wait",
    "action",
    "peek",
    "place",
    "reveal",
    "branch",
    "take",
    "swap",
    "sell",
    "keep",
    "spend",
    "starter",
    "late",
    "victim",
    "wallets",
    "grab",
    "search",
    "break_in",
)
SCORE_PARTS: Final = ("money", "burglaries")

_COUNTS: Final = (("1", 11), ("2", 4), ("3", 8), ("4", 13), ("5", 6), ("6", 5), ("7", 4), ("8", 7))
_LATER: Final = (("9", 9), ("10", 12), ("11", 3), ("B", 6))
CLAUSES: Final = (
    *(f"OT-{part}.{n}" for part, count in (*_COUNTS, *_LATER) for n in range(1, count + 1)),
    *(f"OT-C{n}" for n in range(1, CARDS + 1)),
)
