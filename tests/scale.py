"""How much a long test does: all of it once, in the build that is fast."""

from __future__ import annotations

import os

AGAIN = "ROOKERY_RUNS_AGAIN"  # set while the same tests will run compiled as well


def games(full: int, few: int) -> int:
    """How many games to play: a few now if the compiled build plays all of them later."""
    return few if os.environ.get(AGAIN) else full
