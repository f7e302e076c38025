"""The numbers of actions: made by `make declare` from declared.py, change that."""

from __future__ import annotations

from typing import Final

PLACE_0: Final = 0
DONE: Final = 108
RECOVER: Final = 109
CLAIM: Final = 110
USE_REMAINS: Final = 111
USE_MANUSCRIPT: Final = 112
TAKE_0: Final = 113
REROLL_2: Final = 119
PASS: Final = 124
FLIP_0: Final = 125
GROUPS: Final = 18
N_ACTIONS: Final = 133
