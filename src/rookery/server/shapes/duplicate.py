"""Duplicate play: the same deal at several tables, compared seat by seat."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rookery.server.shapes.base import Shape
from rookery.server.shapes.bodies import Setup


class NewDuplicate(Setup):
    """Tables to open on one deal; seats without a bot are for people, one table for each person."""

    tables: Annotated[int, Field(strict=True, ge=2, le=8)] = 2


class DuplicatePlayer(Shape):
    """One seat at one of the tables."""

    seat: int
    name: str
    kind: Literal["person", "bot", "free"]
    bot: str | None
    you: bool


class DuplicateTable(Shape):
    """One of the tables; `mine` is where you sit."""

    table: str
    status: Literal["open", "sealing", "playing", "over"]
    mine: bool
    players: list[DuplicatePlayer]


class DuplicateScore(Shape):
    """A seat at one table: points, how far above the mean of that seat, and the share of others beaten."""

    table: int
    seat: int
    points: int
    above: float
    share: float


class Duplicate(Shape):
    """A deal at several tables; the fields with a default come when their time has come."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    commitment: str
    sealed: float
    over: bool
    done: bool
    tables: list[DuplicateTable]
    seed: str = ""
    scores: list[DuplicateScore] | None = None
