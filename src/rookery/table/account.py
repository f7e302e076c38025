"""The account of a finished match: places, what decided a tie, ranks, statistics and deeds.

All of it comes from the rules and from what everybody was told; whoever tells an end asks here.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rookery.kernel import ONLOOKER, Named
from rookery.kernel.ending import Rung, TieBreak
from rookery.kernel.manners import Deed, Stat
from rookery.table.log import Event
from rookery.table.match import Match

CHOICES: Final = "choices"  # what can be counted of any game; the shell's own word


class Row(NamedTuple):
    """One line of the statistics: a number for each seat."""

    key: str
    counts: list[int]


class Told(NamedTuple):
    """A deed: its heading, and the event that tells it."""

    key: str
    event: Event


class Account(NamedTuple):
    """How a match ended, beside the scores."""

    places: list[int]  # of each seat; those level share one
    ties: list[TieBreak]
    ranks: list[Rung]
    stats: list[Row]
    deeds: list[Told]
    prizes: list[Named]


def account_of(match: Match) -> Account:
    """The account of a match that is over; ValueError before."""
    if not match.over:
        raise ValueError("only a finished match can be told")
    game, s, told = match.game, match.state, match.events(ONLOOKER)
    found = [_greatest(deed, told) for deed in game.manners.deeds]
    return Account(
        _places(match),
        game.tie_breaks(s),
        game.ranks(s),
        [*(_row(stat, told, match.seats) for stat in game.manners.stats), _choices(match)],
        [deed for deed in found if deed is not None],
        game.prizes(s),
    )


def next_rung(ranks: list[Rung], total: int) -> tuple[Rung, int] | None:
    """The next rank above a score and what is missing for it; None at the top."""
    above = [rung for rung in ranks if rung.least > total]
    return (above[0], above[0].least - total) if above else None


def _places(match: Match) -> list[int]:
    """Winners are first; behind them the points count."""
    order = [(seat in match.winners, score.total) for seat, score in enumerate(match.scores)]
    return [1 + sum(other > mine for other in order) for mine in order]


def _row(stat: Stat, told: list[Event], seats: int) -> Row:
    counts = [0] * seats
    for event in told:
        seat = event.args.get(stat.whose, -1) if event.key in stat.events else -1
        if 0 <= seat < seats:  # a Ghost or a rival is not counted
            counts[seat] += event.args.get(stat.sums, 0) if stat.sums else 1
    return Row(stat.key, counts)


def _choices(match: Match) -> Row:
    counts = [0] * match.seats
    for seat, _ in match.moves:
        if seat >= 0:
            counts[seat] += 1
    return Row(CHOICES, counts)


def _greatest(deed: Deed, told: list[Event]) -> Told | None:
    """The first of the greatest events of a kind; one without any size is not told."""
    known = [event for event in told if event.key in deed.events and event.args.get(deed.by, 0) > 0]
    return Told(deed.key, max(known, key=lambda event: event.args[deed.by])) if known else None
