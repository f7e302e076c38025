"""Everything that changes in a game of Liar's Dice."""

from __future__ import annotations

from typing import Any

from liars_dice.const import FACES, NOBODY, SEATS, STARTER
from rookery.kernel import Fields, State


class Cups(State):
    """Cups are counts of faces, six numbers a seat: which die is which matters to nobody."""

    def __init__(self, seats: int = 2, dice: int = 5, wild: int = 1, exact: int = 0) -> None:
        self.seats = seats
        self.dice = dice  # of each player at the start
        self.wild = wild
        self.exact = exact
        self.phase = STARTER
        self.actor = NOBODY  # who is to bid; while dice roll, whose they are
        self.round = 0
        self.count = 0  # the bid that stands: so many dice
        self.face = 0  # of this face
        self.bidder = NOBODY
        self.left = [dice] * seats  # dice that each player has
        self.fell = [0] * seats  # who fell first has 1; who is still in has 0
        self.cups = [0] * (seats * FACES)
        self.shown = [0] * (seats * FACES)  # what was under the cups when they were lifted last

    def copy(self) -> Cups:
        s = Cups(self.seats, self.dice, self.wild, self.exact)
        s.phase, s.actor, s.round = self.phase, self.actor, self.round
        s.count, s.face, s.bidder = self.count, self.face, self.bidder
        s.left, s.fell = self.left[:], self.fell[:]
        s.cups, s.shown = self.cups[:], self.shown[:]
        return s


FIELDS = Fields(
    "Liar's Dice",
    SEATS,
    ["seats", "dice", "wild", "exact", "phase", "actor", "round", "count", "face", "bidder"],
    ["left", "fell", "cups", "shown"],
    [],
    1 << 31,
)


def restore(data: dict[str, Any]) -> Cups:
    """The state behind a dump; ValueError says what is wrong in it."""
    FIELDS.check(data)
    s = Cups(data["seats"])
    FIELDS.fill(s, data)
    if len(s.left) != s.seats or len(s.fell) != s.seats:
        raise ValueError("the saved state's left and fell need one number a seat")
    if len(s.cups) != s.seats * FACES or len(s.shown) != s.seats * FACES:
        raise ValueError("the saved state's cups need six numbers a seat")
    return s


def rolled(s: Cups, seat: int) -> int:
    """How many dice lie under a cup already."""
    return sum(s.cups[seat * FACES : seat * FACES + FACES])


def faces_of(counts: list[int], seat: int) -> list[int]:
    """The dice of a seat in order, from counts of faces."""
    return [face + 1 for face in range(FACES) for _ in range(counts[seat * FACES + face])]


def next_in(s: Cups, seat: int) -> int:
    """The next seat to the left that still has dice."""
    seat = (seat + 1) % s.seats
    while not s.left[seat]:
        seat = (seat + 1) % s.seats
    return seat
