"""What one batch of play or calls cost; the only thing that travels between the processes."""

from __future__ import annotations

from typing import NamedTuple


class Tally(NamedTuple):
    """Counts of a batch and the processor seconds it took."""

    games: int
    decisions: int
    forced: int
    seconds: float


class About(NamedTuple):
    """What a worker says of itself before it works."""

    name: str
    version: str
    build: str
