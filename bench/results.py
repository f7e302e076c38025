"""Medians, ratios taken round by round, the floors, and the page that shows them."""

from __future__ import annotations

from statistics import median
from typing import NamedTuple

from bench.contest import Entry

INTRO = """# Speed, measured side by side

Written by `make bench`. A decision is: list the legal actions, pick one uniformly, apply it.
Chance is sampled and not counted; forced decisions (one legal action) are counted, and their share
is shown. One core, processor time. All contestants take turns in {rounds} short rounds; figures are
medians, ratios are medians of the ratios within each round, so that a busy machine hardly moves
them.

- Date: {date}
- Machine: {machine}
- Python {python}; {versions}
"""
PLAY_HEAD = """
## Random play

| player | rules | decisions/game | forced | decisions/s | range | games/s | x Catan | x hearts |
| --- | --- | --: | --: | --: | --: | --: | --: | --: |
"""
CALL_HEAD = """
## Single calls of Rookery, in microseconds

Called from Python on {positions} positions met in random play, the loop around the call included.

| game | rules | copy() | legal() | view() |
| --- | --- | --: | --: | --: |
"""


MANNER = {
    "play": "",
    "driven": ", step by step from Python",
    "uniform": ", chance known to be even",
}


class Floor(NamedTuple):
    """A promise about speed and what was measured."""

    promise: str
    measured: str
    holds: bool


def rates(entry: Entry) -> list[float]:
    """Decisions a second, round by round."""
    return [tally.decisions / tally.seconds for tally in entry.tallies]


def ratio(entry: Entry, peer: Entry) -> float:
    """How many times faster than a peer, the median over rounds."""
    return median(mine / other for mine, other in zip(rates(entry), rates(peer), strict=True))


def microseconds(entry: Entry) -> float:
    """What one call costs."""
    return 1e6 / median(rates(entry))


def short(number: float) -> str:
    """Three figures that people can read: 4.12M, 316k, 27.4."""
    for size, sign in ((1e6, "M"), (1e3, "k")):
        if number >= 0.9995 * size:
            return f"{number / size:.3g}{sign}"
    return f"{number:.3g}"


def play_row(entry: Entry, catan: Entry, hearts: Entry) -> str:
    """One line of the table of random play."""
    about, speed = entry.worker.about, rates(entry)
    games = sum(tally.games for tally in entry.tallies)
    decisions = sum(tally.decisions for tally in entry.tallies)
    forced = sum(tally.forced for tally in entry.tallies)
    name = about.name + MANNER[entry.what]
    cells = [
        name,
        about.build,
        f"{decisions / games:.1f}",
        f"{100 * forced / decisions:.0f} %",
        short(median(speed)),
        f"{short(min(speed))} to {short(max(speed))}",
        short(median(tally.games / tally.seconds for tally in entry.tallies)),
        f"{ratio(entry, catan):.1f}",
        f"{ratio(entry, hearts):.2f}",
    ]
    return "| " + " | ".join(cells) + " |\n"


def call_row(calls: list[Entry]) -> str:
    """One line of the table of single calls: copy, legal and view of one worker."""
    about = calls[0].worker.about
    cells = [about.name, about.build, *(f"{microseconds(entry):.2f}" for entry in calls)]
    return "| " + " | ".join(cells) + " |\n"


def at_least(promise: str, limit: float, found: list[float]) -> Floor:
    """A floor that the slowest number of seats must reach."""
    return Floor(promise, f"{min(found):.1f}", min(found) >= limit)


def floors(play: list[Entry], copies: list[Entry], catan: Entry, hearts: Entry) -> list[Floor]:
    """The promises, each judged by the seat count that does worst."""
    fast = [entry for entry in play if entry.worker.about.build == "compiled"]
    slow = [entry for entry in play if entry.worker.about.build == "interpreted"]
    judged = [
        at_least("interpreted: at least 3 x Catanatron", 3, [ratio(e, catan) for e in slow]),
    ]
    if fast:
        slowest = max(microseconds(e) for e in copies if e.worker.about.build == "compiled")
        judged += [
            at_least("compiled: at least 60 x Catanatron", 60, [ratio(e, catan) for e in fast]),
            at_least("compiled: at least 4 x hearts", 4, [ratio(e, hearts) for e in fast]),
            Floor("compiled: copy() in at most 2 us", f"{slowest:.2f}", slowest <= 2),
        ]
    return judged


def floor_lines(judged: list[Floor]) -> str:
    """The floors as a table."""
    rows = [
        f"| {floor.promise} | {floor.measured} | {'holds' if floor.holds else 'BROKEN'} |\n"
        for floor in judged
    ]
    return "\n## Floors\n\n| promise | measured, worst seat count | |\n| --- | --: | --- |\n" + "".join(rows)
