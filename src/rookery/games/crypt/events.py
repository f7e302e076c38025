"""The numbers of events: made by `make declare` from declared.py, change that."""

from __future__ import annotations

from typing import Final

E_SIDE: Final = 0
E_LEADER: Final = 1
E_ROUND: Final = 2
E_REVEALED: Final = 3
E_HIDDEN: Final = 4
E_TURN: Final = 5
E_CLAIMED: Final = 6
E_EVICTED: Final = 7
E_RECOVERED: Final = 8
E_PASSED: Final = 9
E_FLIPPED: Final = 10
E_RESTORED: Final = 11
E_PEEKED: Final = 12
E_PEEKED_CARD: Final = 13
E_TOOK: Final = 14
E_TOOK_CARD: Final = 15
E_DISCARDED: Final = 16
E_ALL_EVICTED: Final = 17
E_ROLLED: Final = 18
E_COLLECTED: Final = 19
E_COLLECTED_CARD: Final = 20
E_IDOL_RACE: Final = 21
E_REROLLED: Final = 22
E_EXHAUSTED: Final = 23
E_TORCHES: Final = 24
E_GHOST_ROLLED: Final = 25
E_GHOST_CLAIMED: Final = 26
E_GHOST_ASIDE: Final = 27
E_GHOST_TOOK: Final = 28
E_ENDED: Final = 29
E_SHOWN: Final = 30
E_TIED: Final = 31
E_TIE_ROLLED: Final = 32
E_WON: Final = 33
E_RANKED: Final = 34
