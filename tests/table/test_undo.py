"""A move may be taken back as long as nobody learned anything by it."""

from __future__ import annotations

import pytest

from rookery.table.match import Match
from tests.table.matches import bidden, finish, toy
from tests.table.test_match import whole
from tests.table.toy import BID, MARK, PEEK, ROLL_DIE, SHOW, STOP, Urn


def test_an_open_move_is_taken_back_and_leaves_no_trace() -> None:
    match = bidden()
    before, events = whole(match), match.events(-1)
    match.play(MARK + 1, 0)
    assert whole(match) != before
    assert match.can_undo(0)
    match.undo(0)
    assert whole(match) == before
    assert match.events(-1) == events


def test_several_moves_are_taken_back_one_by_one() -> None:
    match = bidden()
    hashes = [match.hash]
    for mark in (1, 2, 0):
        match.play(MARK + mark, 0)
        hashes.append(match.hash)
    while hashes:
        assert match.hash == hashes.pop()
        if hashes:
            match.undo(0)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("telling", [PEEK, SHOW])
def test_what_was_seen_stays_seen(telling: int, seed: int) -> None:
    match = bidden(3, seed)
    match.play(MARK + 1, 0)
    match.play(telling, 0)
    assert not match.can_undo(0)
    before = whole(match)
    with pytest.raises(ValueError, match="seat 0 cannot take back a move: somebody has learned"):
        match.undo(0)
    assert whole(match) == before


def test_a_second_look_at_the_same_card_tells_nothing_new() -> None:
    match = bidden()
    match.play(PEEK, 0)
    match.play(PEEK, 0)
    assert match.can_undo(0)
    match.undo(0)
    assert not match.can_undo(0)


def test_a_roll_ends_it_for_everybody() -> None:
    match = bidden()
    match.play(MARK, 0)
    match.play(ROLL_DIE, 0)
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    with pytest.raises(ValueError, match="no move since the last roll or draw"):
        match.undo(0)


def test_another_seats_move_ends_it() -> None:
    match = bidden()
    match.play(STOP, 0)
    assert match.can_undo(0)
    match.play(MARK, 1)
    assert not match.can_undo(0)
    assert match.can_undo(1)
    match.undo(1)
    assert match.can_undo(0)


def test_a_commitment_is_taken_back_while_others_owe_theirs() -> None:
    match = toy(3)
    match.play(BID + 2, 0)
    match.play(BID + 1, 1)
    assert match.can_undo(0)
    match.undo(0)
    assert isinstance(match.state, Urn)
    assert match.state.bids == [-1, 1, -1]
    assert match.moves[-1] == (1, BID + 1)
    assert Match.replay(match.record(), game=match.game).hash == match.hash


def test_a_commitment_stays_once_all_are_open() -> None:
    match = toy(3)
    for seat in range(3):
        match.play(BID + seat, seat)
    assert [match.can_undo(seat) for seat in range(3)] == [False, False, False]


def test_nothing_is_taken_back_once_it_is_over() -> None:
    match = bidden()
    match.play(STOP, 0)
    match.play(STOP, 1)
    assert match.over
    assert not match.can_undo(1)
    with pytest.raises(ValueError, match="the game is over"):
        match.undo(1)


def test_nobody_takes_back_before_the_first_move() -> None:
    match = toy()
    assert not match.can_undo(0)


def test_undo_does_not_change_what_chance_brings() -> None:
    straight, wavering = bidden(2, 3), bidden(2, 3)
    wavering.play(MARK + 2, 0)
    wavering.undo(0)
    assert finish(straight).record() == finish(wavering).record()
