"""What clients may send over HTTP; anything else is refused before it reaches a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from rookery.server.limits import BUNDLE

MANY = 8  # no game has more seats

Number = Annotated[int, Field(strict=True, ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Field(strict=True, ge=0, lt=MANY)]
Flag = Annotated[bool, Field(strict=True)]
Word = Annotated[str, StringConstraints(max_length=64)]


class Body(BaseModel):
    """A JSON object with these fields and no others."""

    model_config = ConfigDict(extra="forbid")


class NewName(Body):
    name: Annotated[str, StringConstraints(max_length=200)]


class LiveClock(Body):
    kind: Literal["live"]
    minutes: Annotated[int, Field(strict=True, ge=1, le=600)]
    increment: Annotated[int, Field(strict=True, ge=0, le=600)]


class SlowClock(Body):
    kind: Literal["slow"]
    days: Annotated[int, Field(strict=True, ge=1, le=30)]


class NewTable(Body):
    """A table to open; `seat` is where the opener sits, null only hosts."""

    game: Word
    seats: Annotated[int, Field(strict=True, ge=1, le=MANY)] = 2
    options: dict[Word, Word | Flag] = Field(default_factory=dict, max_length=64)
    pack: Word = "house"
    bots: dict[Annotated[str, StringConstraints(pattern=r"^[0-7]$")], Word] = Field(
        default_factory=dict, max_length=MANY
    )
    clock: Annotated[LiveClock | SlowClock, Field(discriminator="kind")] | None = None
    visibility: Literal["public", "link"] = "public"
    hints: Flag = True
    seat: SeatNumber | None = 0
    salt: Word | None = None
    start: Flag = True


class Join(Body):
    seat: SeatNumber | None = None
    salt: Word | None = None


class Empty(Body):
    pass


class HandOver(Body):
    seat: SeatNumber
    bot: Word | None = None


class Say(Body):
    text: Annotated[str, StringConstraints(max_length=2000)]


class Agree(Body):
    agree: Flag


class Move(Body):
    seq: Number
    actions: Annotated[list[Number], Field(min_length=1, max_length=BUNDLE)]


class Undo(Body):
    seq: Number


class Why(Body):
    action: Number
