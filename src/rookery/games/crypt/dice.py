"""The dice of a Collect phase as packed ints: whose, on which card, how much effort, what it shows."""

from __future__ import annotations

from rookery.games.crypt.const import FACES
from rookery.games.crypt.state import CryptState
from rookery.kernel.runtime import append, i64, vec


def die(seat: i64, slot: i64, effort: i64) -> i64:
    """A die that has not been rolled: its face is 0."""
    return seat + 8 * slot + 64 * effort


def seat_of(d: i64) -> i64:
    return d & 7


def slot_of(d: i64) -> i64:
    return d >> 3 & 7


def effort_of(d: i64) -> i64:
    return d >> 6 & 7


def face_of(d: i64) -> i64:
    return d >> 9


def showing(d: i64, face: i64) -> i64:
    """The same die with another face; 0 = taken up to be rolled."""
    return (d & 511) + 512 * face


def has_failed(d: i64) -> bool:
    """CR-6.4: a roll below the effort."""
    return face_of(d) < effort_of(d)


def count_failed(s: CryptState, seat: i64) -> i64:
    """How many of a seat's dice have failed in this phase."""
    count: i64 = 0
    for d in s.dice:
        if seat_of(d) == seat and has_failed(d):
            count += 1
    return count


def failed_seats(s: CryptState) -> i64:
    """The mask of the seats with a failed die."""
    mask: i64 = 0
    for d in s.dice:
        if has_failed(d):
            mask |= 1 << seat_of(d)
    return mask


def failed_efforts(s: CryptState, seat: i64) -> vec[i64]:
    """The different efforts of a seat's dice that failed in this phase, ascending."""
    seen: i64 = 0
    for d in s.dice:
        if seat_of(d) == seat and has_failed(d):
            seen |= 1 << effort_of(d)
    efforts = vec[i64](capacity=FACES)
    effort: i64
    for effort in range(2, FACES + 1):
        if seen >> effort & 1:
            efforts = append(efforts, effort)
    return efforts
