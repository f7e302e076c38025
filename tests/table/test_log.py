"""The lists of events: told as they happened, cut as if nothing had been."""

from __future__ import annotations

from tests.table.matches import bidden
from tests.table.toy import MARK


def test_what_is_taken_back_takes_no_room() -> None:
    match = bidden(3)
    log = match.log
    before, numbers = {seat: match.events(seat) for seat in range(-1, 3)}, len(log._numbers)
    for _ in range(50):
        match.play(MARK + 1, 0)
        assert match.heard(0) == len(before[0]) + 1
        match.undo(0)
    assert {seat: match.events(seat) for seat in range(-1, 3)} == before
    assert len(log._numbers) == numbers


def test_a_match_with_no_events_left_can_be_cut() -> None:
    log = bidden(3).log
    log.cut((0, 0, 0, 0))
    assert [log.count(seat) for seat in range(-1, 3)] == [0, 0, 0, 0]
    assert log.events(-1) == []
