"""What can happen in Thief's Market: every event, its number and the numbers it tells."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefs_market.const import FACE_KEYS, FACES
from rookery.kernel import EventKind

E_START: Final = 0
E_DEALT: Final = 1
E_OPENED: Final = 2
E_ROUND: Final = 3
E_LOOT: Final = 4
E_TOOK: Final = 5
E_STOLE: Final = 6
E_PILE: Final = 7
E_REROLLED: Final = 8
E_CALM: Final = 9
E_SPARED: Final = 10
E_LUCKY: Final = 11
E_LUCKY_ROLL: Final = 12
E_PASSED: Final = 13
E_BOUGHT: Final = 14
E_DISCARDED: Final = 15
E_GAINED: Final = 16
E_NO_CARD: Final = 17
E_USED: Final = 18
E_TURNED: Final = 19
E_COPIED: Final = 20
E_INFAMY: Final = 21
E_MASKS: Final = 22
E_GOLD: Final = 23
E_BAGS: Final = 24
E_SECRET: Final = 25
E_OWN: Final = 26
E_ENDED: Final = 27
E_REVEALED: Final = 28
E_WON: Final = 29

_DICE: Final = FACE_KEYS[:FACES]
EVENTS: Final = (
    EventKind("start", ("seat",)),
    EventKind("dealt", ("card", "letter")),
    EventKind("opened", ("letter",)),
    EventKind("round", ("round",)),
    EventKind("loot", _DICE),
    EventKind("took", ("seat", "objects", "marker")),
    EventKind("stole", ("seat", "victim_seat", "kept", "returned", "marker")),
    EventKind("pile", _DICE),
    EventKind("rerolled", ("face",)),
    EventKind("calm", ("seat", "card")),
    EventKind("spared", ("seat", "face")),
    EventKind("lucky", ("seat", "face")),
    EventKind("lucky_roll", ("seat", "face")),
    EventKind("passed", ("seat",)),
    EventKind("bought", ("seat", "card", "dice", "gold")),
    EventKind("discarded", ("card",)),
    EventKind("gained", ("seat", "card")),
    EventKind("no_card", ("seat",)),
    EventKind("used", ("seat", "card")),
    EventKind("turned", ("seat", "card", "face")),
    EventKind("copied", ("seat", "card")),
    EventKind("infamy", ("seat", "infamy", "card")),
    EventKind("masks", ("seat", "infamy")),
    EventKind("gold", ("seat", "gold", "card")),
    EventKind("bags", ("seat", "gold")),
    EventKind("secret", ("seat",)),
    EventKind("own", ("infamy",)),
    EventKind("ended", ("ending",)),
    EventKind("revealed", ("seat", "infamy")),
    EventKind("won", ("seat", "points")),
)
