"""A position as one seat may know it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from rookery.server.shapes.base import Named, Shape
from rookery.server.shapes.tables import Table

Legal = tuple[int, str, dict[str, int]]  # the action, its verb and its numbers
View = dict[str, Any]  # what a seat sees of the game: the board's own affair


class TableEvent(Named):
    """Something the seat was told; `i` is its place in the seat's own list."""

    i: int


class Clocks(Shape):
    """Count down those that run from what is left, beginning at `at`."""

    running: list[int]
    left: list[float] | None
    at: float


class ChatLine(Shape):
    n: int
    seat: int
    name: str
    text: str
    at: float


class Position(Shape):
    """Keep the first `from` of your events, then append these: a move taken back takes its events along."""

    t: Literal["position"]
    v: int
    seq: int
    table: Table
    view: View | None
    question: Named | None
    legal: list[Legal]
    preview: View
    undo: bool
    clocks: Clocks
    since: int = Field(alias="from")
    events: list[TableEvent]
    chat: list[ChatLine]
