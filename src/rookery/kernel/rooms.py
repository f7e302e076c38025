"""What the rooms of all games have in common: a phase is a room, one object with all that belongs to it."""

from __future__ import annotations

from typing import TypeVar


class Room:
    """A phase as the order of play knows it; `phase.py` of a game adds what its phases answer.

    A phase ends by setting `s.phase`; none calls another, so a game can be saved at any point.
    """

    numbers: tuple[int, ...] = ()  # of `s.phase`: where it is entered, where it asks, where chance decides
    moment: str = ""  # the clause that says what is decided here
    whose: str = ""  # the clause that says who decides


R = TypeVar("R", bound=Room)


def by_number(order: list[R], nobody: R, last: int) -> list[R]:
    """The rooms by the numbers of `s.phase` up to the last; `nobody` has those that no room owns."""
    found = [nobody] * (last + 1)
    for room in order:
        for number in room.numbers:
            found[number] = room
    return found
