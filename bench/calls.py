"""Single calls on positions met in random play."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from bench.tally import Tally

POSITIONS = 200


def timed(positions: list[tuple[Any, int]], rounds: int, call: Callable[[Any, int], object]) -> Tally:
    """The call on every position, so many times over."""
    start = time.process_time()
    for _ in range(rounds):
        for state, seat in positions:
            call(state, seat)
    return Tally(rounds, rounds * len(positions), 0, time.process_time() - start)
