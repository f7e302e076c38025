"""The action numbers of Oliver Twist: each verb owns a range."""

from __future__ import annotations

from typing import Final

from rookery.games.oliver_twist.const import (
    CARDS,
    CELLS,
    CLASSES,
    REAL_TYPES,
    RICHEST,
    SPACES,
    TOOLS,
    TYPE_KEYS,
)
from rookery.kernel import Codec, Field, Verb

_SPACE: Final = (Field("space", SPACES),)
_SEAT: Final = (Field("seat", 4),)
COUNTS: Final = CELLS + 1
CODEC: Final = Codec(
    [
        Verb("prowl"),
        Verb("fagin"),
        Verb("effect", (Field("card", CARDS),)),
        Verb("hide", (Field("card", CARDS),)),
        Verb("end_round"),
        Verb("take", _SPACE),
        Verb("place", _SPACE),
        Verb("peek", _SPACE),
        Verb("reveal", _SPACE),
        Verb("no_reveal"),
        Verb("swap", (Field("token", CLASSES),)),
        Verb("sell_two", (Field("type", 2), *(Field(n, COUNTS) for n in ("low", "high", "wallets")))),
        Verb("sell_one", (Field("type", 4, 2), Field("tokens", CELLS, 1), Field("wallets", COUNTS))),
        Verb("sell_wallets", (Field("wallets", CELLS - 1, 2),)),
        Verb("stop"),
        Verb("keep", (Field("pounds", 2 * RICHEST + 1, -RICHEST),)),
        Verb("spend", (Field("tool", TOOLS),)),
        Verb("starter", _SEAT),
        Verb("late", tuple(Field(key, 2) for key in TYPE_KEYS[:REAL_TYPES])),
        Verb("victim", _SEAT),
        Verb("wallets", (Field("wallets", CELLS, 1),)),
        Verb("grab", _SPACE),
        Verb("rob", (Field("seat", 4), Field("tool", TOOLS))),
        Verb("burgle"),
        Verb("search", (Field("token", CLASSES),)),
        Verb("find_nothing"),
    ]
)

# The same numbers as constants, for compiled code; a test holds them equal to the codec's.
PROWL: Final = 0
FAGIN: Final = 1
EFFECT_0: Final = 2
HIDE_0: Final = 15
END_ROUND: Final = 28
TAKE_0: Final = 29
PLACE_0: Final = 105
PEEK_0: Final = 181
REVEAL_0: Final = 257
NO_REVEAL: Final = 333
SWAP_0: Final = 334
SELL_TWO_0: Final = 343
SELL_ONE_0: Final = 2343
SELL_WALLETS_2: Final = 2703
STOP: Final = 2711
KEEP_0: Final = 2712 + RICHEST  # a card worth nothing
SPEND_0: Final = 2753
STARTER_0: Final = 2758
LATE_0: Final = 2762
VICTIM_0: Final = 2826
WALLETS_1: Final = 2830
GRAB_0: Final = 2839
ROB_0: Final = 2915
BURGLE: Final = 2935
SEARCH_0: Final = 2936
FIND_NOTHING: Final = 2945
N_ACTIONS: Final = 2946
