"""A bot that follows the game's rule of thumb and looks no further."""

from __future__ import annotations

from rookery.bots.base import Sampler
from rookery.kernel import Picker, View


class Greedy:
    """Takes what looks best over a few sampled worlds; equals are drawn for."""

    def __init__(self, seed: int, worlds: int = 4) -> None:
        if worlds < 1:
            raise ValueError(f"a greedy bot looks at 1 world or more, not {worlds}")
        self._pick = Picker(seed)
        self._worlds = worlds

    def choose(self, view: View, legal: list[int], sampler: Sampler) -> int:
        sums = [0] * len(legal)
        for _ in range(self._worlds):
            weights = sampler.weigh(sampler.sample(), legal)
            sums = [total + weight for total, weight in zip(sums, weights, strict=True)]
        top = max(sums)
        best = [action for action, total in zip(legal, sums, strict=True) if total == top]
        return best[int(self._pick.below(len(best)))]
