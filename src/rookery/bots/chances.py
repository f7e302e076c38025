"""What the share of walks that a seat won is worth as its chance to win the game."""

from __future__ import annotations

from math import exp, log

from rookery.bots.search import Search


def chance_of(search: Search, seat: int) -> float:
    """A seat's chance to win by a finished search; rollouts make too much or too little of a lead."""
    share, by = search.odds(seat), search.game.manners.stretch
    return share if by == 1.0 else sharpened(share, by, int(search.seats), int(search.simulations))


def sharpened(chance: float, by: float, seats: int, walks: int) -> float:
    """A chance with its distance from the even share stretched, on the scale of log-odds."""
    even = -log(seats - 1)
    kept = min(max(chance, 0.5 / walks), 1 - 0.5 / walks)
    return 1 / (1 + exp(-(even + by * (log(kept / (1 - kept)) - even))))
