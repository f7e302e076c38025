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

Called from Python on {positions} positions met in random play, the loop around the call included;
a new game counts up to its first decision, chance and all.

| game | rules | copy() | legal() | view() | a new game |
| --- | --- | --: | --: | --: | --: |
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
    """One line of the table of single calls of one worker."""
    about = calls[0].worker.about
    cells = [about.name, about.build, *(f"{microseconds(entry):.2f}" for entry in calls)]
    return "| " + " | ".join(cells) + " |\n"


class Promise(NamedTuple):
    """What one game promises, at the number of seats it is measured at."""

    seats: int
    catan: float  # times Catanatron's decisions a second
    copy: float  # microseconds at most


PROMISES = {
    "crypt": Promise(4, 60, 2),
    "thiefs_market": Promise(4, 60, 2),
    "oliver_twist": Promise(3, 40, 3),
    "thiefdom": Promise(4, 15, 6),
}
HEARTS = 4  # times OpenSpiel's hearts, Crypt compiled
INTERPRETED = 3  # times Catanatron, Crypt interpreted
CITY = 2000  # microseconds for a new game of Thiefdom


def at_least(promise: str, limit: float, found: float) -> Floor:
    """A floor that must be reached."""
    return Floor(f"{promise} at least {limit:g} x", f"{found:.1f} x", found >= limit)


def at_most(promise: str, limit: float, found: float) -> Floor:
    """A cost that must not be passed."""
    return Floor(f"{promise} in at most {limit:g} us", f"{found:.2f} us", found <= limit)


def floors(play: list[Entry], calls: list[list[Entry]], catan: Entry, hearts: Entry) -> list[Floor]:
    """The promises of each game, at the number of seats that they name."""
    speed = {(e.worker.about.name, e.worker.about.build): e for e in play}
    cost = {(row[0].worker.about.name, row[0].worker.about.build): row for row in calls}
    slow = speed["crypt, 4 seats", "interpreted"]
    judged = [at_least("Crypt, interpreted, beside Catanatron", INTERPRETED, ratio(slow, catan))]
    for key, promise in PROMISES.items():
        name = f"{key}, {promise.seats} seats"
        fast = speed.get((name, "compiled"))
        if fast is None:
            continue  # there is no compiled build here
        row = cost[name, "compiled"]
        judged.append(at_least(f"{name}, compiled, beside Catanatron", promise.catan, ratio(fast, catan)))
        judged.append(at_most(f"{name}: copy()", promise.copy, microseconds(row[0])))
        if key == "crypt":
            judged.append(at_least(f"{name}, compiled, beside hearts", HEARTS, ratio(fast, hearts)))
        if key == "thiefdom":
            judged.append(at_most(f"{name}: a new game", CITY, microseconds(row[3])))
    return judged


def floor_lines(judged: list[Floor]) -> str:
    """The floors as a table."""
    rows = [
        f"| {floor.promise} | {floor.measured} | {'holds' if floor.holds else 'BROKEN'} |\n"
        for floor in judged
    ]
    return "\n## Floors\n\n| promise | measured | |\n| --- | --: | --- |\n" + "".join(rows)
