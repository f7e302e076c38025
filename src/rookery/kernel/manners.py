"""How a game is played at a table: what its rules tell the bots, the words and the hints beside the rules."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rookery.kernel.measured import Measured

NONE: Final[dict[str, Any]] = {}


class Sight(NamedTuple):
    """How much of a position a hasty player takes in."""

    notices: int  # of 100 choices
    span: int  # and never more than so many


class Thought(NamedTuple):
    """A search: its budget, and how its rollouts go."""

    simulations: int
    guided: int = 0
    horizon: int = 0


class Stat(NamedTuple):
    """A row of statistics at the end: events that all saw, counted for each seat; named by `stat-<key>`."""

    key: str
    events: tuple[str, ...]
    sums: str = ""  # this number of the events is added up; '' counts the events
    whose: str = "seat"  # the number that is the seat


class Deed(NamedTuple):
    """The greatest of its kind in a game, told in the event's own sentence; `deed-<key>` is its heading."""

    key: str
    events: tuple[str, ...]
    by: str  # the number that is greatest; 0 and less is no deed


class Manners(NamedTuple):
    """All of it may be left out: then the usual values count, which suit a game of middling length."""

    behind: dict[str, tuple[str, ...]] = NONE  # question key -> the clauses to read, the most telling first
    besides: dict[str, tuple[str, ...]] = NONE  # a number of the question that is not 0 -> further clauses
    glossary: dict[str, tuple[str, ...]] = (
        NONE  # `glossary-<key>`: a thing or word of the game -> its clauses
    )
    counted: tuple[str, ...] = ()  # arguments that the rules number from 0 and people count from 1
    sights: dict[str, Sight] = NONE  # level -> what it takes in, for levels that do not search
    thoughts: dict[str, Thought] = NONE  # level -> how it searches
    alone: dict[str, Thought] = NONE  # and how with nobody else at the table
    slots: dict[str, float] = NONE  # level -> seconds that its move takes beside the host's pace
    stats: tuple[Stat, ...] = ()  # what is counted at the end
    deeds: tuple[Deed, ...] = ()  # what is remembered of a game
    telling: tuple[str, ...] = ()  # events that make a story, the most telling first
    measured: Measured = Measured()  # what the lab counts
    stretch: float = 1.0  # by how much the odds of a search are too timid (`python -m bench.calibration`)


def glossary(prefix: str, table: str) -> dict[str, tuple[str, ...]]:
    """What explains itself, a thing a line with the numbers of its clauses: `cost 6.5 6.6`."""
    rows = [line.split() for line in table.splitlines() if line.strip()]
    return {key: tuple(f"{prefix}-{number}" for number in numbers) for key, *numbers in rows}
