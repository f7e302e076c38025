"""What happens, as events: their numbers, their names and what they carry."""

from __future__ import annotations

from typing import Final

from rookery.kernel import EventKind

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
