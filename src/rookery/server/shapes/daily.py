"""The daily deal: what is played, and once it was played how others and our bots did."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from rookery.server.shapes.base import Flag, Shape

Date = Annotated[str, StringConstraints(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class DailyTry(Shape):
    """A table on a day's deal: for the count, or for fun."""

    fun: Flag = False


class Standing(Shape):
    """What a seat came to in its own game."""

    points: int
    place: int
    won: bool


class DailyResult(Shape):
    """Somebody's one try; without points where it was not finished."""

    name: str
    you: bool
    table: str
    finished: bool
    points: int = 0
    place: int = 0
    won: bool = False


class DailyLevel(Standing):
    """What a level of our bots came to with the same deal at the same seat."""

    level: str


class Promised(Shape):
    """The next day's deal, of which only the promise is known; times are Unix seconds."""

    game: str
    commitment: str
    sealed: float


class Daily(Shape):
    """A day's deal; the fields with a default come when their time has come."""

    date: str
    id: str
    game: str
    seats: int
    seat: int
    options: dict[str, str]
    level: str
    opens: float
    closes: float
    sealed: float
    commitment: str
    over: bool
    you: Literal["new", "playing", "done"]
    table: str
    before: str
    after: str
    next: Promised | None = None
    seed: str = ""
    results: list[DailyResult] | None = None
    points: list[int] = Field(default_factory=list)
    levels: list[DailyLevel] = Field(default_factory=list)
