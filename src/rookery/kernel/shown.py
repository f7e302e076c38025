"""What every game's view holds; a game's own view adds to it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from rookery.kernel.game import View


class AnyView(TypedDict):
    """What the shell of a table reads; the rest is the board's business."""

    game: str
    seats: int
    seat: int
    phase: str
    scores: NotRequired[list[list[int]]]  # once it is over: each seat's total, then its parts
    winners: NotRequired[list[int]]
    verdict: NotRequired[str]


class OwnView(TypedDict):
    """What a game adds: all of its view but what every view holds. In TypeScript both are one type."""


def headed(game: str, seats: int, seat: int, phase: str, own: View) -> View:
    """A game's own part behind what every view begins with."""
    whole: View = {"game": game, "seats": seats, "seat": seat, "phase": phase}
    whole.update(own)
    return whole


def joined(shown: View, more: View) -> View:
    """A view with what else is told, in place: it was built for nobody else."""
    shown.update(more)
    return shown
