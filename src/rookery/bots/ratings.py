"""Skill from the order in which players finish: the Plackett–Luce form of Weng and Lin (2011)."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2  # how much one game is luck
LEAST: Final = 0.0001  # of a variance that one game can leave


class Rating:
    """What is believed of a player: a skill and how much in doubt it is."""

    def __init__(self, mu: float = MU, sigma: float = SIGMA) -> None:
        self.mu = mu
        self.sigma = sigma


def rate(ratings: list[Rating], at: list[int], ranks: list[int]) -> None:
    """Learns from one game: who sat at each seat, and each seat's rank from 0.

    A player with several seats learns the mean of what they teach.
    """
    seats = [ratings[who] for who in at]
    spread = sqrt(sum(seat.sigma**2 + BETA**2 for seat in seats))
    strengths = [exp(seat.mu / spread) for seat in seats]
    lessons = [_lesson(strengths, ranks, seat) for seat in range(len(at))]
    for who in sorted(set(at)):
        mine = [lesson for lesson, sat in zip(lessons, at, strict=True) if sat == who]
        rating = ratings[who]
        pull = sum(lesson[0] for lesson in mine) / len(mine)
        sure = sum(lesson[1] for lesson in mine) / len(mine)
        variance = rating.sigma**2
        rating.mu += variance / spread * pull
        rating.sigma *= sqrt(max(1 - variance / spread**2 * (rating.sigma / spread) * sure, LEAST))


def _lesson(strengths: list[float], ranks: list[int], seat: int) -> tuple[float, float]:
    """How far a seat's result pulls its skill, and how much it settles."""
    pull = sure = 0.0
    for other, rank in enumerate(ranks):
        if rank > ranks[seat]:
            continue
        below = sum(strength for strength, place in zip(strengths, ranks, strict=True) if place >= rank)
        share = strengths[seat] / below
        tied = ranks.count(rank)
        pull += ((1 if other == seat else 0) - share) / tied
        sure += share * (1 - share) / tied
    return pull, sure
