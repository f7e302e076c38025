"""A table: as the lobby lists it, in full, and the answers to what is done there."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rookery.server.shapes.base import Named, Shape
from rookery.server.shapes.bodies import LiveClock, SlowClock

ClockRule = Annotated[LiveClock | SlowClock, Field(discriminator="kind")]


class Player(Shape):
    """One seat; `stand_in` plays for a person who is away and, who `returns`, gets it after this turn."""

    seat: int
    name: str
    kind: Literal["person", "bot", "free"]
    bot: str | None
    stand_in: str | None
    returns: bool
    you: bool
    here: bool


class Ailment(Shape):
    """Why the service cannot look after a table; `pack` is the table's."""

    key: Literal["pack-missing", "pack-unreadable", "other-rules", "stuck", "fault"]
    pack: str


class Summary(Shape):
    """A table as the lobby lists it; times are Unix seconds."""

    id: str
    game: str
    seats: int
    status: Literal["open", "sealing", "playing", "over"]
    players: list[Player]
    options: dict[str, str]
    visibility: Literal["public", "link"]
    clock: ClockRule | None
    created: float
    started: float | None
    ended: float | None
    turn_of: list[int]
    trouble: Ailment | None


class Result(Shape):
    """The end of a game: each seat's total and its parts, who won, and a word beside it."""

    scores: list[list[int]]
    winners: list[int]
    verdict: str


class Absent(Shape):
    """Somebody who owes a choice and has not been connected since then."""

    seat: int
    since: float


class Table(Summary):
    """A table in full; the fields with a default come when their time has come."""

    you: int
    host: bool
    commitment: str
    hints: bool
    pack: str
    rules_version: int
    link: str
    agreed: list[int]
    absent: list[Absent]
    newest: str
    seals: list[str] = Field(default_factory=list)
    opened: list[int] = Field(default_factory=list)
    seed: str = ""
    closed: Literal[True] = True
    result: Result | None = None
    deal: str = ""
    counts: bool = False


class Seq(Shape):
    """The number of the last acknowledged entry."""

    seq: int


class Clause(Shape):
    """The rule that forbids an action, empty if none does; `because` gives the numbers, if any."""

    clause: str
    because: Named | None = None


class LineNumber(Shape):
    """Which line of chat it became."""

    n: int


class Hint(Shape):
    """What a search says: what to do, and for the step after the first `before` actions where to look."""

    actions: list[int]
    before: int
    nudge: list[int]
    choices: list[tuple[int, float, int]]
    motives: list[Named]
    clauses: list[str]
