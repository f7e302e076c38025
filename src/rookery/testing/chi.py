"""Pearson's chi-squared test with nothing but the standard library."""

from __future__ import annotations

import math
from typing import Final

TINY: Final = 1e-300
SMALLEST_CELL: Final = 5.0  # the usual bound below which cells are counted together
DOUBT: Final = 1e-6  # with fixed seeds a fair game is wrongly accused once in a million


class Fit:
    """A statistic and its degrees of freedom; independent ones add up."""

    def __init__(self, statistic: float = 0.0, freedom: int = 0) -> None:
        self.statistic = statistic
        self.freedom = freedom

    def add(self, other: Fit) -> None:
        """Takes another independent experiment in."""
        self.statistic += other.statistic
        self.freedom += other.freedom

    @property
    def p_value(self) -> float:
        """How often chance alone deviates at least as much."""
        if self.freedom == 0:
            return 1.0
        return upper_gamma(self.freedom / 2, self.statistic / 2)


def fit(counts: list[int], weights: list[int]) -> Fit:
    """How far counts are from weights; rare cells are counted together."""
    drawn = sum(counts)
    total = sum(weights)
    if not drawn or not total:
        return Fit()
    cells: list[tuple[float, float]] = []
    seen, wanted = 0.0, 0.0
    for weight, count in sorted(zip(weights, counts, strict=True), key=lambda cell: cell[0]):
        seen += count
        wanted += drawn * weight / total
        if wanted >= SMALLEST_CELL:
            cells.append((seen, wanted))
            seen, wanted = 0.0, 0.0
    if wanted and cells:
        last_seen, last_wanted = cells.pop()
        cells.append((last_seen + seen, last_wanted + wanted))
    statistic = sum((a - b) ** 2 / b for a, b in cells)
    return Fit(statistic, max(0, len(cells) - 1))


def upper_gamma(a: float, x: float) -> float:
    """The regularised incomplete gamma function Q(a, x)."""
    if x <= 0:
        return 1.0
    if x < a + 1:
        return max(0.0, 1.0 - _series(a, x))
    return _fraction(a, x)


def _scale(a: float, x: float) -> float:
    return math.exp(a * math.log(x) - x - math.lgamma(a))


def _series(a: float, x: float) -> float:
    """P(a, x) by its power series, good for x < a + 1."""
    term = 1.0 / a
    total = term
    n = a
    while abs(term) > abs(total) * 1e-15:
        n += 1.0
        term *= x / n
        total += term
    return total * _scale(a, x)


def _fraction(a: float, x: float) -> float:
    """Q(a, x) by Lentz's continued fraction, good for x >= a + 1."""
    b = x + 1.0 - a
    c = 1.0 / TINY
    d = 1.0 / b
    h = d
    for i in range(1, 10_000):
        step = -i * (i - a)
        b += 2.0
        d = step * d + b
        d = 1.0 / (d if abs(d) > TINY else TINY)
        c = b + step / c
        c = c if abs(c) > TINY else TINY
        change = d * c
        h *= change
        if abs(change - 1.0) < 1e-15:
            break
    return h * _scale(a, x)
