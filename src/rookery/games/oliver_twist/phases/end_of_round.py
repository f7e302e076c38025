"""The end of a round: late sets, files, the fine (OT-8)."""

from __future__ import annotations

from typing import Final

from rookery.games.oliver_twist.actions import LATE_0
from rookery.games.oliver_twist.const import CATEGORIES, CATEGORY, NOBODY
from rookery.games.oliver_twist.events import E_FILE, E_FINED, E_LATE, E_ROUND_ENDED
from rookery.games.oliver_twist.late_sets import LateSets
from rookery.games.oliver_twist.money import pay
from rookery.games.oliver_twist.phase import Phase
from rookery.games.oliver_twist.phase_numbers import ENDED, GO_DUSK, GO_END, GO_LATE, GO_NIGHT, LATE
from rookery.games.oliver_twist.scoring import end_game
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tables import Tables
from rookery.games.oliver_twist.tokens import KIND, START, discard
from rookery.kernel import EVERYONE, Sink
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


class Late(Phase):
    """OT-8.3: from the ending player clockwise, those whose late sets leave a choice are asked."""

    numbers: tuple[int, ...] = (GO_LATE, LATE)
    moment = "OT-8.3"

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        while s.cursor < s.seats:
            seat = (s.ender + s.cursor) % s.seats
            options = LateSets(t, s, seat).options()
            if len(options) > 1:
                s.phase = LATE
                s.actor = seat
                return
            _answer(s, seat, options[0])
        s.phase = GO_DUSK

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        return vec[i64]([LATE_0 + mask for mask in LateSets(t, s, seat).options()])

    def apply(self, t: Tables, s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
        _answer(s, seat, action - LATE_0)


def _answer(s: OliverTwistState, seat: i64, mask: i64) -> None:
    """An answer, kept secret until all are in."""
    answers = s.late.copy()
    answers[seat] = mask
    s.late = answers
    s.cursor += 1
    s.phase = GO_LATE


class Dusk(Phase):
    """OT-8.2, OT-8.4 to OT-8.6: late sets are sold, the rest fills the files, these are opened and fined."""

    numbers: tuple[int, ...] = (GO_DUSK,)

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
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


class End(Phase):
    """OT-11: after the Night the cards are shown and the richest win."""

    numbers: tuple[int, ...] = (GO_END, ENDED)
    moment = "OT-11.2"

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        end_game(t, s, out)

    def why_not(self, t: Tables, s: OliverTwistState, seat: i64, action: i64) -> str:
        return "OT-11.2"
