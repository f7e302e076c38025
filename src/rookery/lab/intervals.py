"""How sure one can be: intervals of means, shares and ratios, and what many looks make of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import erfc, log, sqrt
from typing import Final, NamedTuple

from rookery.bots.arena import Z_95, wilson
from rookery.lab.sums import Numbers

ALPHA: Final = 0.05
PRECISE_AT: Final = 300.0  # games at which an interval that may be watched is narrowest
NOTHING: Final = (0.0, 0.0, 0.0)


class Figure(NamedTuple):
    """A number, its 95 % interval and how many games or players stand behind it."""

    value: float
    low: float
    high: float
    many: int

    @property
    def half(self) -> float:
        """Half of the interval's width."""
        return (self.high - self.low) / 2


def mean(numbers: Sequence[float]) -> Figure:
    """The mean of [how many, sum, sum of squares], by Student's t."""
    many, total, _ = numbers if numbers else NOTHING
    if not many:
        return Figure(0.0, 0.0, 0.0, 0)
    value = total / many
    half = quantile(many - 1) * deviation(numbers) / sqrt(many)
    return Figure(value, value - half, value + half, int(many))


def deviation(numbers: Sequence[float]) -> float:
    """The standard deviation of one value."""
    many, total, squares = numbers if numbers else NOTHING
    return sqrt(max(0.0, squares - total * total / many) / (many - 1)) if many > 1 else 0.0


def share(numbers: Sequence[float]) -> Figure:
    """A share of games: the mean of 0, 1 or parts of a win, by Wilson."""
    many, total, _ = numbers if numbers else NOTHING
    return proportion(total, int(many))


def proportion(hits: float, many: int) -> Figure:
    """So many of so many, by Wilson."""
    return Figure(hits / many if many else 0.0, *wilson(hits, many), many)


def ratio(numbers: Numbers) -> Figure:
    """Sum of y by sum of x over games, which are drawn as wholes; `many` is the sum of x."""
    many, x, y, xx, xy, yy = numbers
    if not x:
        return Figure(0.0, 0.0, 0.0, 0)
    value = y / x
    spread = max(0.0, yy - 2 * value * xy + value * value * xx)
    half = quantile(x - 1) * sqrt(spread * many / max(1.0, many - 1)) / x
    return Figure(value, value - half, value + half, int(x))


def jackknife(folds: list[Numbers], of: Callable[[Numbers], float], many: int) -> Figure:
    """Any figure of sums that come in folds, by leaving out one fold after the other."""
    whole = [sum(column) for column in zip(*folds, strict=True)]
    value = of(whole)
    if len(folds) < 2:
        return Figure(value, float("-inf"), float("inf"), many)
    without = [of([all_ - one for all_, one in zip(whole, fold, strict=True)]) for fold in folds]
    middle = sum(without) / len(without)
    variance = (len(folds) - 1) / len(folds) * sum((one - middle) ** 2 for one in without)
    half = quantile(len(folds) - 1) * sqrt(variance)
    return Figure(value, value - half, value + half, many)


def quantile(freedom: float) -> float:
    """Student's t of a two-sided 95 % interval, by the first terms of its series in the normal one."""
    if freedom < 1:
        return 12.71
    z, v = Z_95, freedom
    cubic, fifth = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    seventh = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return float(z + cubic / v + fifth / v**2 + seventh / v**3)


def doubt(figure: Figure, against: float = 0.0) -> float:
    """How likely noise alone would be as far from `against` as this figure: a two-sided p."""
    error = figure.half / quantile(figure.many - 1)
    if error <= 0:
        return 1.0 if figure.value == against else 0.0
    return erfc(abs(figure.value - against) / error / sqrt(2))


def discoveries(doubts: Sequence[float], rate: float = ALPHA) -> list[bool]:
    """Benjamini and Hochberg: which of many looks show something, with few false ones among them."""
    order = sorted(range(len(doubts)), key=doubts.__getitem__)
    last = 0
    for rank, place in enumerate(order, 1):
        if doubts[place] <= rate * rank / len(doubts):
            last = rank
    shown = set(order[:last])
    return [place in shown for place in range(len(doubts))]


def watched(numbers: Sequence[float], looks: int = 1) -> Figure:
    """An interval that stays right however often one looks at it and whenever one stops.

    It is the normal mixture of Robbins (1970) with the measured deviation, as a confidence sequence;
    `looks` figures share the 5 %.
    """
    many, total, _ = numbers if numbers else NOTHING
    if many < 2:
        return Figure(total / many if many else 0.0, float("-inf"), float("inf"), int(many))
    tuned = _tuned(ALPHA / looks)
    grown = many * tuned + 1
    half = deviation(numbers) * sqrt(2 * grown / (many * many * tuned) * log(sqrt(grown) * looks / ALPHA))
    return Figure(total / many, total / many - half, total / many + half, int(many))


def _tuned(alpha: float) -> float:
    """The mixture's variance for which the interval is narrowest at PRECISE_AT games."""
    return (-2 * log(alpha) + log(-2 * log(alpha) + 1)) / PRECISE_AT
