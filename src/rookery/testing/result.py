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
    check_ties(game, s, spot)


def check_ties(game: AnyGame, s: State, spot: Spot) -> None:
    """What decided a tie was compared between seats level in points, and leaves those who won."""
    with spot.during("result", "tie_breaks, ranks or prizes"):
        ties, ranks, totals = game.tie_breaks(s), game.ranks(s), [score.total for score in game.scores(s)]
        game.prizes(s)
    for tie in ties:
        if tie.clause not in game.clauses or len({totals[seat] for seat in tie.seats}) != 1:
            spot.fail("result", f"{tie.clause} compares seats {tie.seats}, which are not level")
        if tie.counts and len(tie.counts) != len(tie.seats):
            spot.fail("result", f"{tie.key} has {len(tie.counts)} counts for {len(tie.seats)} seats")
    if ties:
        last = ties[-1]
        counts = last.counts or [0] * len(last.seats)
        best = min(counts) if last.fewest else max(counts)
        left = [seat for seat, count in zip(last.seats, counts, strict=True) if count == best]
        if left != game.winners(s):
            spot.fail("result", f"{last.key} leaves {left}, the winners are {game.winners(s)}")
    if [rung.least for rung in ranks] != sorted({rung.least for rung in ranks}):
        spot.fail("result", "the ranks do not rise")
    if ranks and game.verdict(s) not in [rung.key for rung in ranks]:
        spot.fail("result", f"{game.verdict(s)} is none of the ranks")
