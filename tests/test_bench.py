"""The benchmark's arithmetic and pages, on contestants whose speed is known."""

from __future__ import annotations

from typing import Any

import pytest

from bench.contest import Entry
from bench.duel import Side, duel
from bench.floors import PROMISES, Floor, floor_table
from bench.page import page
from bench.results import forced_share, microseconds, ratio, short
from bench.run import Field, judge, markdown
from bench.tally import About, Tally


class Steady:
    """A worker that takes a fixed time for a decision, and half of them are forced."""

    def __init__(self, name: str, build: str, cost: float) -> None:
        self.about = About(name, "1.0", build)
        self.cost = cost

    def run(self, what: str, count: int, seed: int) -> Tally:
        """Ten decisions a game."""
        return Tally(count, 10 * count, 5 * count, 10 * count * self.cost)


def entry(name: str, what: str, cost: float, build: str = "compiled") -> Entry:
    """A contestant after two rounds."""
    worker: Any = Steady(name, build, cost)
    made = Entry(worker, what, 0.01)
    made.round(0)
    made.round(1)
    return made


def field(ours: float, peers: float) -> Field:
    """All games and the peers that floors are about, at one cost a decision each."""
    play = [(entry("crypt, 4 seats", "play", ours, "interpreted"), True)]
    calls: list[dict[str, Entry]] = []
    seen: list[tuple[Entry, bool]] = []
    for key, promise in PROMISES.items():
        name = f"{key}, {promise.seats} seats"
        play.append((entry(name, "play", ours), True))
        calls.append({what: entry(name, what, 1e-6) for what in ("copy", "legal", "view", "observe", "new")})
        for what in ("observed", "zoo", "small"):
            seen.append((entry(f"{key}, 3 seats", what, ours), True))
    play.append((entry("Catanatron, 4 seats", "play", peers, "interpreted"), False))
    for name in ("hearts", "crazy_eights"):
        play += [(entry(f"OpenSpiel {name}", what, peers, "C++"), False) for what in ("play", "inside")]
        seen.append((entry(f"OpenSpiel {name}", "observed", peers, "C++"), False))
    seen.append((entry("PettingZoo tictactoe_v3", "zoo", peers, "interpreted"), False))
    calls.append({"copy": entry("OpenSpiel hearts", "copy", 2e-6, "C++")})
    return Field([], play, seen, calls)


def test_figures_are_per_decision() -> None:
    fast, slow = entry("a", "play", 2e-6), entry("b", "play", 8e-6)
    assert ratio(fast, slow) == pytest.approx(4)
    assert microseconds(fast) == pytest.approx(2)
    assert forced_share(fast) == 0.5
    assert [short(number) for number in (4_123_000, 316_200, 999_600, 27.44)] == [
        "4.12M",
        "316k",
        "1M",
        "27.4",
    ]


def test_a_fast_build_keeps_every_promise() -> None:
    judged = judge(field(ours=1e-7, peers=1e-5))
    assert [floor for floor in judged if not floor.holds] == []
    assert "BROKEN" not in floor_table(judged)


def test_a_slow_build_breaks_promises() -> None:
    judged = judge(field(ours=1e-5, peers=1e-5))
    text = floor_table(judged)
    assert "crypt, 4 seats, compiled, beside Catanatron at least 60 x | 1.00 x | BROKEN" in text
    assert (
        "crypt, 3 seats, batch of 256, beside crazy_eights with observations at least 10 x | 1.00 x | BROKEN"
        in text
    )
    assert "crypt, 3 seats, PettingZoo: beside kernel and observation, at most 3 x | 1.00 x | holds" in text


def test_both_pages_show_every_contestant() -> None:
    contest = field(ours=1e-6, peers=1e-5)
    judged = judge(contest)
    text = markdown(contest, judged, 2)
    drawn = page("today", contest.play, contest.seen, contest.calls, judged)
    assert drawn.count("<rect") == len(contest.play) + len(contest.seen)
    assert "<script" not in drawn
    for name in (
        "OpenSpiel hearts, inside C++",
        "thiefdom, 3 seats, batch of 256",
        "PettingZoo tictactoe_v3",
    ):
        assert name in text
        assert name in drawn
    assert "| OpenSpiel hearts | C++ | 2.00 | – | – | – | – |" in text
    assert "| crypt, 4 seats | compiled | 10.0 | 50 % | 1M | 1M to 1M | 500k | 100k | 10.0 | 10.00 |" in text


def test_names_are_escaped_on_the_page() -> None:
    contest = field(ours=1e-6, peers=1e-5)
    drawn = page("<today>", contest.play, contest.seen, contest.calls, [Floor("a < b", "1", True)])
    assert "&lt;today&gt;" in drawn
    assert "a &lt; b" in drawn


class Slow(Side):
    """A build that takes so long for everything."""

    def __init__(self, takes: float) -> None:
        self.takes = takes

    def seconds(self, row: str, count: int, seed: int) -> float:
        return self.takes * count


def test_a_duel_says_how_fast_the_last_is_beside_the_first() -> None:
    middle, fastest = duel([Slow(0.02), Slow(0.04)], "play", 5)
    assert (middle, fastest) == (0.5, 0.5)
