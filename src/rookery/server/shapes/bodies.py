"""What clients may ask for, over HTTP or a socket; anything else is refused before it reaches a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from rookery.server.limits import BUNDLE
from rookery.server.shapes.base import MANY, Digest, Flag, Number, SeatNumber, Shape, Word


class NewName(Shape):
    name: Annotated[str, StringConstraints(max_length=200)]


class LiveClock(Shape):
    kind: Literal["live"]
    minutes: Annotated[int, Field(strict=True, ge=1, le=600)]
    increment: Annotated[int, Field(strict=True, ge=0, le=600)]


class SlowClock(Shape):
    kind: Literal["slow"]
    days: Annotated[int, Field(strict=True, ge=1, le=30)]


class Setup(Shape):
    """What is played, by how many, and which seats are bots'."""

    game: Word
    seats: Annotated[int, Field(strict=True, ge=1, le=MANY)] = 2
    options: dict[Word, Word | Flag] = Field(default_factory=dict, max_length=64)
    pack: Word = "house"
    bots: dict[Annotated[str, StringConstraints(pattern=r"^[0-7]$")], Word] = Field(
        default_factory=dict, max_length=MANY
    )


class NewTable(Setup):
    """A table to open; `seat` is where the opener sits, null only hosts."""

    clock: Annotated[LiveClock | SlowClock, Field(discriminator="kind")] | None = None
    visibility: Literal["public", "link"] = "public"
    hints: Flag = True
    seat: SeatNumber | None = 0
    seal: Digest | None = None
    start: Flag = True


class Join(Shape):
    seat: SeatNumber | None = None
    seal: Digest | None = None


class Reveal(Shape):
    """The first link of what was sealed."""

    link: Digest


class Empty(Shape):
    pass


class HandOver(Shape):
    seat: SeatNumber
    bot: Word | None = None


class OneSeat(Shape):
    seat: SeatNumber


class Remove(Shape):
    """A sitter to get up; with `keep_out` for good."""

    seat: SeatNumber
    keep_out: Flag = True


class Say(Shape):
    text: Annotated[str, StringConstraints(max_length=2000)]


class Agree(Shape):
    agree: Flag


class Move(Shape):
    seq: Number
    actions: Annotated[list[Number], Field(min_length=1, max_length=BUNDLE)]
    link: Digest | None = None


class Undo(Shape):
    seq: Number


class Why(Shape):
    action: Number
