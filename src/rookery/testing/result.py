"""Scores at any time, winners at the end."""

from __future__ import annotations

from rookery.kernel import State
from rookery.testing.failure import Spot
from rookery.testing.look import AnyGame


def check_scores(game: AnyGame, s: State, seats: int, spot: Spot) -> None:
    """Every seat has a score with the declared parts."""
    with spot.during("result", "scores"):
        scores = game.scores(s)
    if len(scores) != seats:
        spot.fail("result", f"{len(scores)} scores for {seats} seats")
    for seat, score in enumerate(scores):
        if len(score.parts) != len(game.score_parts):
            declared = len(game.score_parts)
            spot.fail("result", f"{len(score.parts)} score parts, {declared} declared", seat)


def check_end(game: AnyGame, s: State, seats: int, spot: Spot) -> None:
    """A finished game has winners in seat order, or a verdict that says why not."""
    check_scores(game, s, seats, spot)
    with spot.during("result", "winners or verdict"):
        winners = game.winners(s)
        verdict = game.verdict(s)
    if winners != sorted(set(winners)) or not all(0 <= seat < seats for seat in winners):
        spot.fail("result", f"winners are {winners}")
    if not winners and not verdict:
        spot.fail("result", "the game ended without winners and without a verdict")
