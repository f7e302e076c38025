"""Puzzles: what a page asks of them and gets."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rookery.server.shapes.base import Named, Shape
from rookery.server.shapes.lessons import Actions
from rookery.server.shapes.positions import Position

Level = Literal["easy", "medium", "hard"]


class PuzzleInfo(Shape):
    """A puzzle as a list has it."""

    id: str
    level: Level
    seats: int


class PuzzleOfTheDay(Shape):
    """Which puzzle everybody has today; `day` is the date in UTC."""

    day: str
    game: str
    id: str
    level: Level


class Puzzles(Shape):
    """The puzzles of a game, the easy ones first."""

    game: str
    puzzles: list[PuzzleInfo]


class PuzzleTry(Shape):
    """The choice for a puzzle, with what follows it if a board sends several at once; nothing is a look.

    `show`: the solution is wanted instead of a judgement.
    """

    actions: Actions = Field(default_factory=list)
    show: bool = False


class PuzzleChances(Shape):
    """What a long search gave to the best choice, to the best of the rest and to `lure`."""

    best: float
    rest: float
    lure: float


class PuzzleSolution(Shape):
    """The best choices, what follows the first of them, what the rule of thumb would take, and why not."""

    best: list[int]
    then: list[int]
    lure: int
    chances: PuzzleChances
    motives: list[Named]


class PuzzleAnswer(Shape):
    """The position; after an answer whether it was right, then or when asked for it the solution."""

    position: Position
    right: bool | None = None
    solution: PuzzleSolution | None = None
