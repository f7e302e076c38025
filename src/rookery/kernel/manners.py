"""How a game is played at a table: what its rules tell the bots, the words and the hints beside the rules."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

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


class Manners(NamedTuple):
    """All of it may be left out: then the usual values count, which suit a game of middling length."""

    behind: dict[str, tuple[str, ...]] = NONE  # question key -> the clauses to read, the most telling first
    besides: dict[str, tuple[str, ...]] = NONE  # a number of the question that is not 0 -> further clauses
    counted: tuple[str, ...] = ()  # arguments that the rules number from 0 and people count from 1
    sights: dict[str, Sight] = NONE  # level -> what it takes in, for levels that do not search
    thoughts: dict[str, Thought] = NONE  # level -> how it searches
    alone: dict[str, Thought] = NONE  # and how with nobody else at the table
    slots: dict[str, float] = NONE  # level -> seconds that its move takes beside the host's pace
    stretch: float = 1.0  # by how much the odds of a search are too timid (`python -m bench.calibration`)
