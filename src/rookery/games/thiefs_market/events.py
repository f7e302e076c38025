"""The numbers of events: made by `make declare` from declared.py, change that."""

from __future__ import annotations

from typing import Final

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
