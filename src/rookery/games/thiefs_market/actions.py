"""The numbers of actions: made by `make declare` from declared.py, change that."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefs_market.declared import VERBS
from rookery.kernel import Codec

CODEC: Final = Codec(list(VERBS.values()))

TAKE: Final = 0
STEAL_0: Final = 1
KEEP_0: Final = 6
SPARE_0: Final = 104
REROLL_0: Final = 110
PASS: Final = 116
END: Final = 117
BUY_0: Final = 118
PAY_0: Final = 171
USE_0: Final = 191
TURN_0: Final = 244
COPY_0: Final = 250
KEEPS: Final = 14  # from one face to the next
PAYS: Final = 5  # from one face to the next
N_ACTIONS: Final = 303
