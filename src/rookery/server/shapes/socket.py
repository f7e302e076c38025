"""The frames of a table's socket: what a client sends, and what it is sent."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, RootModel

from rookery.server.shapes.base import Number, Shape
from rookery.server.shapes.bodies import Empty, Move, Say, Undo, Why
from rookery.server.shapes.lobby import Trouble
from rookery.server.shapes.positions import Position
from rookery.server.shapes.tables import Clause, Hint, LineNumber, Seq


class Marked(Shape):
    """A frame of a client; its answer carries the same `id`."""

    id: Number | None = None


class Hello(Marked):
    """The first frame: how many events the client knows, at which seq; without one it is sent everything."""

    t: Literal["hello"]
    v: Number
    events: Number = 0
    seq: Number | None = None


class MoveFrame(Marked, Move):
    t: Literal["move"]


class UndoFrame(Marked, Undo):
    t: Literal["undo"]


class WhyFrame(Marked, Why):
    t: Literal["why"]


class HintFrame(Marked, Empty):
    t: Literal["hint"]


class ChatFrame(Marked, Say):
    t: Literal["chat"]


class PingFrame(Marked, Empty):
    t: Literal["ping"]


class Ok(Seq):
    """What was asked is done; moves, undos and pings are answered so."""

    t: Literal["ok"]
    id: int | None


class OkWhy(Ok, Clause):
    """The answer to why."""


class OkHint(Ok, Hint):
    """The answer to hint."""


class OkChat(Ok, LineNumber):
    """The answer to chat."""


class ErrorFrame(Trouble):
    """What was asked is not done; `id` is null where no frame of the client is meant."""

    t: Literal["error"]
    id: int | None


ASKED: dict[str, type[Marked]] = {
    "hello": Hello,
    "move": MoveFrame,
    "undo": UndoFrame,
    "why": WhyFrame,
    "hint": HintFrame,
    "chat": ChatFrame,
    "ping": PingFrame,
}


class Told(RootModel[Position | OkWhy | OkHint | OkChat | Ok | ErrorFrame]):
    """Any frame of the service."""

    root: Annotated[Position | OkWhy | OkHint | OkChat | Ok | ErrorFrame, Field(union_mode="left_to_right")]
