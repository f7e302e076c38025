"""Whether resampled worlds come as often as the rules would deal them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from rookery.kernel import Game, Picker
from rookery.kernel.game import S
from rookery.testing.chi import DOUBT, fit
from rookery.testing.failure import Spot

Label = TypeVar("Label", bound=Hashable)


def check_worlds(
    game: Game[S],
    s: S,
    seat: int,
    classify: Callable[[S], Label],
    expected: dict[Label, int],
    samples: int = 2000,
    seed: int = 0,
) -> float:
    """Sorts resampled worlds into classes and compares with whole-number weights; answers p.

    `expected` lists every class that may occur, each with a weight above 0.
    """
    spot = Spot(f"{game.key}, worlds of seat {seat}, seed {seed}")
    counts = dict.fromkeys(expected, 0)
    pick = Picker(seed)
    for _ in range(samples):
        label = classify(game.resample(s, seat, pick))
        if label not in counts:
            spot.fail("worlds", f"resample made {label!r}, which the rules cannot deal")
        counts[label] += 1
    found = fit(list(counts.values()), list(expected.values()))
    if found.p_value < DOUBT:
        spot.fail(
            "worlds",
            f"{samples} worlds came as {counts}, not by the weights {expected} (p {found.p_value:.1e})",
        )
    return found.p_value
