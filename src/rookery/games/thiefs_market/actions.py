"""The action numbers of Thief's Market: each verb owns a range (contract part 8.4)."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefs_market.const import CARDS, FACES, GEMS, KINDS, MOST_DICE, MOST_GEMS
from rookery.kernel import Codec, Field, Verb

CODEC: Final = Codec(
    [
        Verb("take"),
        Verb("steal", (Field("seat", 5),)),
        Verb("keep", (Field("face", KINDS), Field("count", MOST_DICE + 1))),
        Verb("spare", (Field("face", FACES),)),
        Verb("reroll", (Field("face", FACES),)),
        Verb("pass"),
        Verb("end"),
        Verb("buy", (Field("card", CARDS),)),
        Verb("pay", (Field("face", GEMS), Field("count", MOST_GEMS + 1))),
        Verb("use", (Field("card", CARDS),)),
        Verb("turn", (Field("face", FACES),)),
        Verb("copy", (Field("card", CARDS),)),
    ]
)

# The same numbers as constants, for compiled code; a test holds them equal to the codec's.
TAKE: Final = 0
STEAL_0: Final = 1
KEEP_0: Final = 6
KEEPS: Final = 14  # counts of one kind
SPARE_0: Final = 104
REROLL_0: Final = 110
PASS: Final = 116
END: Final = 117
BUY_0: Final = 118
PAY_0: Final = 171
PAYS: Final = 5  # counts of one colour
USE_0: Final = 191
TURN_0: Final = 244
COPY_0: Final = 250
N_ACTIONS: Final = 303
