"""What may be counted in a game: its things, how they are offered and taken, and who begins."""

from __future__ import annotations

from typing import Final, NamedTuple

HEARER: Final = ""  # whose: the one seat that is told
ALL: Final = "*"  # whose: everybody's, as what lies open on the table


class Number(NamedTuple):
    """A number that names a thing: an argument of events, its values from `first` on."""

    arg: str
    many: int
    first: int = 0


class Told(NamedTuple):
    """An event that tells of a thing: its numbers in the order of the kind's, and whose it is."""

    event: str
    args: tuple[str, ...]
    whose: str = "seat"


class Asked(NamedTuple):
    """A choice that offers a thing to the seat that has it: its verb, and the numbers as above."""

    verb: str
    args: tuple[str, ...]


class Kind(NamedTuple):
    """Things of one kind; `measured-<key>` is their heading. Without `offered` they are always there."""

    key: str
    numbers: tuple[Number, ...]
    taken: tuple[Told, ...]
    offered: tuple[Told | Asked, ...] = ()


class Measured(NamedTuple):
    """All that is counted; a game may leave it out."""

    kinds: tuple[Kind, ...] = ()
    rounds: tuple[str, ...] = ()  # the events that open a round
    first: Told | None = None  # whose turn is the first: its last number is 1, if it has numbers
    ending: Told | None = None  # why it ended, where there are several ways
