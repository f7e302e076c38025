"""The numbers of actions: made by `make declare` from declared.py, change that."""

from __future__ import annotations

from typing import Final

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
KEEP_0: Final = 2732
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
COUNTS: Final = 10
N_ACTIONS: Final = 2946
