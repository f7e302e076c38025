"""Sums that grow with every game and take no more room for a million than for ten."""

from __future__ import annotations

from typing import Any, Final

MOST_SAMPLES: Final = 400  # players whose ways are kept for the strategies

Numbers = list[float]


class Sums:
    """Everything that is kept of one table's games; two of them in order make the sums of both."""

    def __init__(self) -> None:
        self.means: dict[str, Numbers] = {}  # name -> how many, sum, sum of squares
        self.pairs: dict[str, Numbers] = {}  # name -> how many, sums of x, y, xx, xy, yy
        self.tallies: dict[str, dict[str, int]] = {}  # name -> how often each value came
        self.samples: list[Numbers] = []  # what players did, the first ones only

    def add(self, name: str, value: float) -> None:
        """One more value of a mean."""
        _grow(self.means, name, (1.0, value, value * value))

    def add_pair(self, name: str, x: float, y: float) -> None:
        """One more pair, for a ratio or a covariance."""
        _grow(self.pairs, name, (1.0, x, y, x * x, x * y, y * y))

    def count(self, name: str, value: object, times: int = 1) -> None:
        """One more of a kind."""
        found = self.tallies.setdefault(name, {})
        found[str(value)] = found.get(str(value), 0) + times

    def sample(self, numbers: Numbers) -> None:
        """Keeps one player's way while there is room."""
        if len(self.samples) < MOST_SAMPLES:
            self.samples.append(numbers)

    def merge(self, more: Sums) -> None:
        """Takes in the sums of the games that follow."""
        for name, numbers in more.means.items():
            _grow(self.means, name, numbers)
        for name, numbers in more.pairs.items():
            _grow(self.pairs, name, numbers)
        for name, found in more.tallies.items():
            for value, times in found.items():
                self.count(name, value, times)
        for numbers in more.samples:
            self.sample(numbers)

    def dump(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {"means": self.means, "pairs": self.pairs, "tallies": self.tallies, "samples": self.samples}


def restored(data: Any) -> Sums:
    """The sums behind a dump; ValueError if it is none."""
    sums = Sums()
    try:
        for name, numbers in data["means"].items():
            _grow(sums.means, name, _checked(numbers, 3))
        for name, numbers in data["pairs"].items():
            _grow(sums.pairs, name, _checked(numbers, 6))
        for name, found in data["tallies"].items():
            for value, times in found.items():
                sums.count(name, value, int(times))
        for numbers in data["samples"]:
            sums.sample(_checked(numbers, len(numbers)))
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"these are no sums of the lab ({error})") from None
    return sums


def _checked(numbers: Any, many: int) -> Numbers:
    if not isinstance(numbers, list) or len(numbers) != many:
        raise TypeError(f"{numbers!r} are not {many} numbers")
    return [float(number) for number in numbers]


def _grow(found: dict[str, Numbers], name: str, numbers: Numbers | tuple[float, ...]) -> None:
    known = found.get(name)
    if known is None:
        found[name] = [float(number) for number in numbers]
        return
    for place, number in enumerate(numbers):
        known[place] += number
