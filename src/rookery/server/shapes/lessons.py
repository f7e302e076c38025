"""Lessons: what a page asks of them and gets."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rookery.server.limits import BUNDLE
from rookery.server.shapes.base import Number, Shape
from rookery.server.shapes.positions import Position


class LessonStep(Shape):
    """One step of a game's lessons; its sentences are those of the message `lesson-<id>`."""

    id: str
    seat: int
    clauses: list[str]


class Lessons(Shape):
    """The lessons of a game, in order."""

    game: str
    steps: list[LessonStep]


Actions = Annotated[list[Number], Field(max_length=BUNDLE)]


class LessonTry(Shape):
    """What was done of a step already, and what the learner does now; nothing is a look."""

    done: Actions = Field(default_factory=list)
    actions: Actions = Field(default_factory=list)


class LessonWhy(Shape):
    """An action that the learner asks about, after what was done already."""

    done: Actions = Field(default_factory=list)
    action: Number


class LessonAnswer(Shape):
    """How a step stands: `say` is the attribute of its message, `wanted` the choices that it asks for now.

    `way` solves the rest of it.
    """

    verdict: Literal["ask", "other", "done"]
    say: str
    done: list[int]
    wanted: list[int]
    way: list[int]
    position: Position
