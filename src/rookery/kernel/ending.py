"""How an end is told beside its scores: what decided a tie, and the ranks of a game alone."""

from __future__ import annotations

from typing import NamedTuple


class TieBreak(NamedTuple):
    """What was compared between seats that were level; `tie-<key>` says what counts in the game's words."""

    key: str
    clause: str
    seats: list[int]  # who was level before it
    counts: list[int]  # what each of these has
    fewest: bool = False  # the lowest count goes on, not the highest


class Rung(NamedTuple):
    """A rank of a game alone: the word key that `verdict` answers, and the lowest score for it."""

    key: str
    least: int


def reached(ladder: list[Rung], total: int) -> str:
    """The key of the highest rung that a score reaches; on the lowest stands everybody."""
    return [rung.key for rung in ladder if rung is ladder[0] or total >= rung.least][-1]


def compared(level: list[int], breaks: list[tuple[str, str, list[int]]]) -> list[TieBreak]:
    """Every comparison that was needed between seats, most first: each has a key, a clause and all counts."""
    found: list[TieBreak] = []
    for key, clause, counts in breaks:
        if len(level) < 2:
            break
        found.append(TieBreak(key, clause, level, [counts[seat] for seat in level]))
        most = max(counts[seat] for seat in level)
        level = [seat for seat in level if counts[seat] == most]
    return found
