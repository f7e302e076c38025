"""What a change does: differences between paired games, and when enough of them were played."""

from __future__ import annotations

from typing import Final, NamedTuple

from rookery.lab.intervals import Figure, deviation, watched
from rookery.lab.run import Findings
from rookery.lab.study import Table, tables
from rookery.lab.sums import Numbers

FEWEST: Final = 50  # pairs at a table before anything is said of it
SMALL: Final = 0.1  # a difference of so many deviations of single games is too small to matter
SHARP: Final = 0.5  # a difference is clear once its interval is no wider to one side than this part of it
QUIET: Final = ("shared", "tied")  # too rare to wait for


class Difference(NamedTuple):
    """What a change does to one figure, by an interval that may be watched while it narrows."""

    table: Table
    name: str
    before: float
    figure: Figure
    spread: float  # the deviation of single games before the change

    @property
    def shown(self) -> bool:
        """Whether it is there at all."""
        return not self.figure.low <= 0.0 <= self.figure.high

    @property
    def sharp(self) -> bool:
        """Whether its size is known as well."""
        return self.shown and self.figure.half <= SHARP * abs(self.figure.value)

    @property
    def negligible(self) -> bool:
        """Whether it is surely too small to matter."""
        return max(-self.figure.low, self.figure.high) <= SMALL * self.spread


def differences(findings: Findings) -> list[Difference]:
    """All of them, each with its part of the 5 % at which one of them may be a false alarm."""
    found: list[tuple[Table, str, Numbers, Numbers]] = []
    for table in tables(findings.study):
        before, after = findings.sums[table.key]
        for name, numbers in after.means.items():
            topic, _, rest = name.partition(".")
            if topic == "change":
                found.append((table, rest, before.means.get(rest, []), numbers))
    looks = len(found) + _things(findings)
    return [
        Difference(table, name, base[1] / base[0] if base else 0.0, watched(numbers, looks), deviation(base))
        for table, name, base, numbers in found
    ]


def things_changed(findings: Findings) -> list[Difference]:
    """How many more players of a game take each thing."""
    found: list[Difference] = []
    looks = len(differences(findings)) + _things(findings)
    for table in tables(findings.study):
        before, after = findings.sums[table.key]
        pairs = after.means.get("change.decisions", [0.0])[0]
        for name, numbers in after.means.items():
            topic, _, thing = name.partition(".")
            if topic == "takes" and pairs:
                takers = sum(before.tallies.get(f"whose.{thing}", {}).values()) / pairs
                figure = watched([pairs, *numbers[1:]], looks)  # pairs in which nothing changed count too
                found.append(Difference(table, thing, takers, figure, 1.0))
    return found


def _things(findings: Findings) -> int:
    """How many things are looked at."""
    return sum(name.startswith("takes.") for found in findings.sums.values() for name in found[-1].means)


def is_clear(findings: Findings) -> bool:
    """Whether the question is answered: something is there and its size is known, or surely nothing is."""
    if findings.study.against is None:
        return False
    found = [one for one in differences(findings) if one.name not in QUIET]
    if not found or any(one.figure.many < FEWEST for one in found):
        return False
    if any(one.shown for one in found):
        return all(one.sharp or not one.shown for one in found) and any(one.sharp for one in found)
    return all(one.negligible for one in found)
