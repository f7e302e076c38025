"""The action numbers of Thiefdom: each verb owns a range (contract part 8.2)."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.const import CARDS, GOODS, PER_SECTION, ROWS, STRIDE, THIEVES, TYPES
from rookery.kernel import Codec, Field, Verb

_CELL: Final = (Field("row", ROWS), Field("column", STRIDE))
_HOUSE: Final = (Field("section", 8, 1), Field("house", PER_SECTION))
_THIEF: Final = (Field("thief", THIEVES),)
_GOOD: Final = (Field("good", GOODS),)
_COUNT: Final = (Field("count", 6, 1),)
_SLOT: Final = (Field("slot", 4),)

CODEC: Final = Codec(
    [
        Verb("step", _CELL),
        Verb("enter", _HOUSE),
        Verb("climb", _CELL),
        Verb("scale", _HOUSE),
        Verb("vault", _HOUSE),
        Verb("stop"),
        Verb("hurry"),
        Verb("walk", (Field("direction", 4),)),
        Verb("rob", (Field("citizen", 9), Field("way", 2))),
        Verb("activate"),
        Verb("endure"),
        Verb("exchange"),
        Verb("shoot", (Field("citizen", 4),)),
        Verb("throw", (Field("citizen", 5, 4),)),
        Verb("bribe", (Field("citizen", 4),)),
        Verb("use", (Field("card", CARDS),)),
        Verb("grapple", _HOUSE),
        Verb("ferry", (Field("row", ROWS),)),
        Verb("teleport", _HOUSE),
        Verb("pigeon", _THIEF),
        Verb("lend", (Field("other", THIEVES), Field("way", 2), Field("good", 5))),
        Verb("swap", _THIEF),
        Verb("tithe", (Field("count", 6, 1),)),
        Verb("fence", (Field("good", 3, 1), Field("way", 2))),
        Verb("fill"),
        Verb("gems"),
        Verb("artwork"),
        Verb("sell", _COUNT),
        Verb("deliver"),
        Verb("buy", _SLOT),
        Verb("meet"),
        Verb("drink", _COUNT),
        Verb("take", _GOOD),
        Verb("poster"),
        Verb("mission"),
        Verb("drop", _GOOD),
        Verb("forgo"),
        Verb("ally", _SLOT),
        Verb("brawl", _SLOT),
        Verb("decline"),
        Verb("keep", (Field("slot", 2),)),
        Verb("replace", (Field("slot", 2),)),
        Verb("store", (*_THIEF, *_GOOD)),
        Verb("fetch", (*_THIEF, *_GOOD)),
        Verb("lift", (Field("way", 2), *_GOOD)),
        Verb("share", _GOOD),
        Verb("done"),
        Verb("pass"),
        Verb("shed"),
        Verb("wear"),
        Verb("pick", (Field("card", TYPES),)),
        Verb("purchase", (Field("card", TYPES), *_THIEF)),
        Verb("hide", _HOUSE),
        Verb("plan", (Field("first", 4, 1), Field("second", 4, 1), Field("third", 4, 1))),
        Verb("leave"),
        Verb("end"),
    ]
)

# The same numbers as constants, for compiled code; a test holds them equal to the codec's.
STEP: Final = 0
ENTER: Final = 392
CLIMB: Final = 488
SCALE: Final = 880
VAULT: Final = 976
STOP: Final = 1072
HURRY: Final = 1073
WALK_0: Final = 1074
ROB: Final = 1078
ACTIVATE: Final = 1096
ENDURE: Final = 1097
OPEN_EXCHANGE: Final = 1098
SHOOT: Final = 1099
THROW: Final = 1103
BRIBE: Final = 1108
USE: Final = 1112
GRAPPLE: Final = 1160
FERRY: Final = 1256
TELEPORT: Final = 1270
PIGEON: Final = 1366
LEND: Final = 1369
SWAP: Final = 1399
TITHE: Final = 1402
FENCE: Final = 1408
FILL: Final = 1414
GEMS: Final = 1415
TAKE_ART: Final = 1416
SELL: Final = 1417
DELIVER: Final = 1423
BUY_0: Final = 1424
MEET: Final = 1428
DRINK: Final = 1429
TAKE: Final = 1435
GIVE_POSTER: Final = 1446
DO_MISSION: Final = 1447
DROP: Final = 1448
FORGO: Final = 1459
ALLY: Final = 1460
BRAWL_0: Final = 1464
DECLINE: Final = 1468
KEEP_0: Final = 1469
REPLACE_0: Final = 1471
STORE: Final = 1473
FETCH: Final = 1506
LIFT_0: Final = 1539
SHARE_0: Final = 1561
DONE: Final = 1572
PASS: Final = 1573
SHED: Final = 1574
WEAR: Final = 1575
PICK_0: Final = 1576
PURCHASE: Final = 1588
HIDE: Final = 1624
PLAN_0: Final = 1720
LEAVE: Final = 1784
END: Final = 1785
N_ACTIONS: Final = 1786
