"""Matches that the tests of the table share."""

from __future__ import annotations

from rookery.kernel import Picker
from rookery.table.chance import Sealed
from rookery.table.match import Match
from tests.table.toy import BID, Toy

SECRET = bytes(range(32))


def toy(seats: int = 2, seed: int = 7) -> Match:
    """A seeded match of the toy game, before the bids."""
    return Match(Toy(), seats, seed)


def bidden(seats: int = 2, seed: int = 7) -> Match:
    """A seeded match of the toy game in which seat 0 is to take its turn."""
    match = toy(seats, seed)
    for seat in range(seats):
        match.play(BID, seat)
    return match


def sealed(match_id: str = "m-1", salts: tuple[str, ...] = ("ada", "été")) -> Sealed:
    """A sealed source with a fixed secret."""
    return Sealed(SECRET, match_id, list(salts))


def finish(match: Match, seed: int = 1) -> Match:
    """Plays a match to its end at random."""
    pick = Picker(seed)
    while not match.over:
        legal = match.legal(match.actor)
        match.play(legal[int(pick.below(len(legal)))])
    return match
