"""Medians and ratios taken round by round, and the tables that show them."""

from __future__ import annotations

from statistics import median

from bench.contest import Entry

INTRO = """# Speed, measured side by side

Written by `make bench`, which also draws `bench/results.html`. A decision is: pick one of the legal
actions uniformly and apply it. They are listed for that; Thief's Market counts them where that is enough.
Chance is sampled and not counted. Forced decisions (one legal action) are
counted; their share is shown, and the rate without them beside it. One core, processor time. All
contestants take turns in {rounds} short rounds; figures are medians, ratios are medians of the ratios
within each round, so that a busy machine hardly moves them.

- Date: {date}
- Machine: {machine}
- Python {python}; {versions}
"""
PLAY = """
## Random play

`inside C++` are whole games of OpenSpiel's own random bots (`pyspiel.evaluate_bots`), chance sampled
there as well; they do not count their decisions, so the average of the games driven from Python is
taken. Ours are whole games inside the kernel, unless they go step by step. python-chess plays to the
seventy-five-move rule and does not look for repetitions.

"""
PLAY_HEAD = (
    "player",
    "rules",
    "decisions/game",
    "forced",
    "decisions/s",
    "range",
    "unforced/s",
    "games/s",
    "x Catan",
    "x hearts",
)
SEEN = """
## With observations

The same, and the seat that acts is shown its observation and its legal actions before each decision. A
batch steps all its games in one call into arrays and begins finished games anew; picking the actions is
timed as well. RLCard makes observations at every step; hearts has an information-state tensor only.

"""
SEEN_HEAD = (
    "player",
    "rules",
    "forced",
    "decisions/s",
    "range",
    "us a decision",
    "x tictactoe",
    "x hearts",
    "x crazy_eights",
)
CALL = """
## Single calls, in microseconds

Called from Python on {positions} positions met in random play, the loop around the call included.
`observe` makes the tensor of the player to act; a new game counts up to its first decision, chance and
all. A dash: the peer has no such call, or does it as part of another.

"""
CALLS = ("copy", "legal", "view", "observe", "new")
CALL_HEAD = ("player", "rules", *CALLS)
MANNER = {
    "play": "",
    "driven": ", step by step from Python",
    "uniform": ", chance known to be even",
    "inside": ", inside C++",
    "observed": ", step by step from Python",
    "zoo": "",
    "small": ", batch of 256",
    "large": ", batch of 1024",
}
UNCOUNTED = ("small", "large")  # batches do not count forced decisions


def rates(entry: Entry) -> list[float]:
    """Decisions a second, round by round."""
    return [tally.decisions / tally.seconds for tally in entry.tallies]


def rate(entry: Entry) -> float:
    """Decisions a second."""
    return median(rates(entry))


def ratio(entry: Entry, peer: Entry) -> float:
    """How many times faster than a peer, the median over rounds."""
    return median(mine / other for mine, other in zip(rates(entry), rates(peer), strict=True))


def microseconds(entry: Entry) -> float:
    """What one decision or call costs."""
    return 1e6 / rate(entry)


def forced_share(entry: Entry) -> float:
    """Which part of the decisions had one legal action."""
    return sum(tally.forced for tally in entry.tallies) / sum(tally.decisions for tally in entry.tallies)


def short(number: float) -> str:
    """Three figures that people can read: 4.12M, 316k, 27.4."""
    for size, sign in ((1e6, "M"), (1e3, "k")):
        if number >= 0.9995 * size:
            return f"{number / size:.3g}{sign}"
    return f"{number:.3g}"


def title(entry: Entry) -> str:
    """Who, and in which manner."""
    name = entry.worker.about.name
    if entry.what == "zoo" and not name.startswith("PettingZoo"):
        return f"{name}, PettingZoo"
    return name + MANNER.get(entry.what, "")


def spread(entry: Entry) -> str:
    """The slowest and the fastest round."""
    return f"{short(min(rates(entry)))} to {short(max(rates(entry)))}"


def table(head: tuple[str, ...], rows: list[list[str]], words: int = 2) -> str:
    """A Markdown table whose first `words` columns are words and the others figures."""
    marks = ["---" if column < words else "--:" for column in range(len(head))]
    return "".join("| " + " | ".join(cells) + " |\n" for cells in (head, marks, *rows))


def play_row(entry: Entry, catan: Entry, hearts: Entry) -> list[str]:
    """One line of the table of random play."""
    games = sum(tally.games for tally in entry.tallies)
    decisions = sum(tally.decisions for tally in entry.tallies)
    return [
        title(entry),
        entry.worker.about.build,
        f"{decisions / games:.1f}",
        f"{100 * forced_share(entry):.0f} %",
        short(rate(entry)),
        spread(entry),
        short(rate(entry) * (1 - forced_share(entry))),
        short(median(tally.games / tally.seconds for tally in entry.tallies)),
        f"{ratio(entry, catan):.1f}",
        f"{ratio(entry, hearts):.2f}",
    ]


def seen_row(entry: Entry, yardsticks: list[Entry]) -> list[str]:
    """One line of the table of play with observations."""
    return [
        title(entry),
        entry.worker.about.build,
        "–" if entry.what in UNCOUNTED else f"{100 * forced_share(entry):.0f} %",
        short(rate(entry)),
        spread(entry),
        f"{microseconds(entry):.2f}",
        *(f"{ratio(entry, one):.2f}" for one in yardsticks),
    ]


def call_row(calls: dict[str, Entry]) -> list[str]:
    """One line of the table of single calls of one worker."""
    about = next(iter(calls.values())).worker.about
    costs = [f"{microseconds(calls[what]):.2f}" if what in calls else "–" for what in CALLS]
    return [about.name, about.build, *costs]
