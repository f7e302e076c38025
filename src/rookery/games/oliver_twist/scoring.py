"""Scores and who wins (OT-11)."""

from __future__ import annotations

from rookery.games.oliver_twist.events import E_ENDED, E_LOOT_SHOWN, E_WON
from rookery.games.oliver_twist.phase_numbers import ENDED
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import BITS
from rookery.games.oliver_twist.tables import Tables
from rookery.kernel import EVERYONE, OVER, Score, Sink
from rookery.kernel.ending import TieBreak
from rookery.kernel.runtime import i64


def kept_by(s: OliverTwistState, seat: i64) -> list[int]:
    """The Burglary cards a seat has kept, in order."""
    return [entry >> 2 for entry in s.burgled if entry & 3 == seat]


def loot_of(t: Tables, s: OliverTwistState, seat: i64) -> int:
    """The pounds on a seat's Burglary cards."""
    return sum(t.loot[card] for card in kept_by(s, seat))


def score(t: Tables, s: OliverTwistState, seat: i64) -> Score:
    """OT-11.2: money and Burglary cards; a score may be below 0 (OT-7.4)."""
    loot = loot_of(t, s, seat)
    return Score(s.money[seat] + loot, [s.money[seat], loot])


def end_game(t: Tables, s: OliverTwistState, out: Sink) -> None:
    """OT-11.2, OT-11.3: the cards are shown, the richest win."""
    out.emit(E_ENDED, EVERYONE)
    for seat in range(s.seats):
        for card in kept_by(s, seat):
            out.emit(E_LOOT_SHOWN, EVERYONE, seat, t.loot[card])
    totals = [score(t, s, seat).total for seat in range(s.seats)]
    best = max(totals)
    files = [len(own) for own in s.files]
    fewest = min(files[seat] for seat in range(s.seats) if totals[seat] == best)
    s.victors = 0
    for seat in range(s.seats):
        if totals[seat] == best and not (s.tie_file and files[seat] > fewest):
            s.victors += BITS[seat]
            out.emit(E_WON, EVERYONE, seat, best)
    s.phase = ENDED
    s.actor = OVER


def tie_breaks(t: Tables, s: OliverTwistState) -> list[TieBreak]:
    """OT-11.3: the smaller file where the table wants it; else the richest share."""
    totals = [score(t, s, seat).total for seat in range(s.seats)]
    first = [seat for seat in range(s.seats) if totals[seat] == max(totals)]
    if len(first) == 1:
        return []
    if not s.tie_file:
        return [TieBreak("shared", "OT-11.3", first, [])]
    return [TieBreak("file", "OT-11.3", first, [len(s.files[seat]) for seat in first], True)]
