"""What every game's view holds; a game's own view adds to it."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class AnyView(TypedDict):
    """What the shell of a table reads; the rest is the board's business."""

    game: str
    seats: int
    seat: int
    phase: str
    scores: NotRequired[list[list[int]]]  # once it is over: each seat's total, then its parts
    winners: NotRequired[list[int]]
    verdict: NotRequired[str]
