"""The numbers of actions: made by `make declare` from declared.py, change that."""

from __future__ import annotations

from typing import Final

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
KEEPS: Final = 14
PAYS: Final = 5
N_ACTIONS: Final = 303
