"""Times of two worlds that a viewer cannot tell apart, and whether the clock tells them apart."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from statistics import median
from typing import NamedTuple

SURE = 1e-6  # how unlikely chance must be
SMALL = 0.008  # seconds: what a busy machine does to a median of hundreds of turns


class Verdict(NamedTuple):
    """How much later the second world is, in seconds, and how likely chance would do as much."""

    shift: float
    chance: float

    @property
    def told_apart(self) -> bool:
        return self.chance < SURE and abs(self.shift) > SMALL


def compared(first: Sequence[float], second: Sequence[float]) -> Verdict:
    """Ranks all times together (Mann and Whitney): outliers of a busy machine weigh no more than others."""
    ranked = sorted([(time, 0) for time in first] + [(time, 1) for time in second])
    ranks = sum(place for place, (_, world) in enumerate(ranked, 1) if world)
    n, m = len(first), len(second)
    middle, spread = m * (n + m + 1) / 2, sqrt(n * m * (n + m + 1) / 12)
    return Verdict(median(second) - median(first), erfc(abs(ranks - middle) / spread / sqrt(2)))
