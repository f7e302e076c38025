"""The end of a round: late sets, files, the fine (OT-8), and after the Night the final count (OT-11)."""

from __future__ import annotations

from typing import Final

from rookery.games.oliver_twist.burglary import kept_by, loot_of
from rookery.games.oliver_twist.const import (
    CATEGORIES,
    CATEGORY,
    E_ENDED,
    E_FILE,
    E_FINED,
    E_LATE,
    E_LOOT_SHOWN,
    E_ROUND_ENDED,
    E_WON,
    ENDED,
    GO_DUSK,
    GO_END,
    GO_LATE,
    GO_NIGHT,
    LATE,
    NOBODY,
)
from rookery.games.oliver_twist.late import LateSets
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import BITS
from rookery.games.oliver_twist.tables import Tables, pay
from rookery.games.oliver_twist.tokens import KIND, START, discard
from rookery.kernel import EVERYONE, OVER, Score, Sink
from rookery.kernel.runtime import append, i64, vec

# The report of a round, for each seat: pounds from late sets, the fine, and the file by category.
REPORT: Final = 2 + CATEGORIES


def end_round(t: Tables, s: OliverTwistState, seat: i64, out: Sink) -> None:
    """OT-8.1: who cannot act any more pays, and the round stops at once."""
    paid = pay(s, seat, t.end_of_round)
    out.emit(E_ROUND_ENDED, EVERYONE, seat, paid)
    s.ender = seat
    s.cursor = 0
    s.late = [NOBODY] * s.seats
    s.phase = GO_LATE


def ask_late(t: Tables, s: OliverTwistState) -> None:
    """OT-8.3: from the ending player clockwise, those whose late sets leave a choice are asked."""
    while s.cursor < s.seats:
        seat = (s.ender + s.cursor) % s.seats
        options = LateSets(t, s, seat).options()
        if len(options) > 1:
            s.phase = LATE
            s.actor = seat
            return
        choose_late(s, seat, options[0])
    s.phase = GO_DUSK


def choose_late(s: OliverTwistState, seat: i64, mask: i64) -> None:
    """An answer, kept secret until all are in."""
    answers = s.late.copy()
    answers[seat] = mask
    s.late = answers
    s.cursor += 1
    s.phase = GO_LATE


def settle_round(t: Tables, s: OliverTwistState, out: Sink) -> None:
    """OT-8.2, OT-8.4 to OT-8.6: sell the late sets, fill the files with the rest, open and fine them."""
    report = [0] * (s.seats * REPORT)
    step: i64
    for step in range(s.seats):
        seat = (s.ender + step) % s.seats
        report[seat * REPORT] = _sell_late(t, s, seat, out)
    most: i64 = 0
    for seat in range(s.seats):
        most = max(most, len(s.files[seat]))
    for step in range(s.seats):
        seat = (s.ender + step) % s.seats
        _open_file(t, s, seat, most, report, out)
    s.report = report
    s.late = []
    s.ender = NOBODY
    s.cursor = 0
    s.phase = GO_END if s.night else GO_NIGHT


def _sell_late(t: Tables, s: OliverTwistState, seat: i64, out: Sink) -> i64:
    sets = LateSets(t, s, seat)
    mask = s.late[seat]
    sold: i64 = 0
    for token in s.reserves[seat]:
        if sets.is_sold(mask, token & KIND):
            discard(s, token)
            sold += 1
        else:
            s.files[seat] = append(s.files[seat], token & (KIND | START))
    s.reserves[seat] = vec[i64]()
    pounds: i64 = sets.best[mask]
    s.money[seat] += pounds
    if sold:
        out.emit(E_LATE, EVERYONE, seat, sold, pounds)
    return pounds


def _open_file(t: Tables, s: OliverTwistState, seat: i64, most: i64, report: list[int], out: Sink) -> None:
    """OT-8.5: the fullest file costs a pound for each type in it."""
    base = seat * REPORT + 2
    for token in s.files[seat]:
        report[base + CATEGORY[token & KIND]] += 1
    types: i64 = 0
    for count in report[base : base + CATEGORIES]:
        if count:
            types += 1
    size = len(s.files[seat])
    out.emit(E_FILE, EVERYONE, seat, size, types)
    if size == most and size:
        paid = pay(s, seat, types * t.fine)
        report[base - 1] = paid
        out.emit(E_FINED, EVERYONE, seat, paid)


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
