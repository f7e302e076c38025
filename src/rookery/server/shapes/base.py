"""What all shapes are made of."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

MANY = 8  # no game has more seats

Number = Annotated[int, Field(strict=True, ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Field(strict=True, ge=0, lt=MANY)]
Flag = Annotated[bool, Field(strict=True)]
Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Word = Annotated[str, StringConstraints(max_length=64)]


class Shape(BaseModel):
    """A JSON object with these fields and no others, whichever way it goes."""

    model_config = ConfigDict(extra="forbid")


class Named(Shape):
    """A word key with its numbers."""

    key: str
    args: dict[str, int]
