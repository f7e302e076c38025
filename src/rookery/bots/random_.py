"""A bot that takes any legal action."""

from __future__ import annotations

from rookery.bots.base import Sampler
from rookery.kernel import Picker, View


class RandomBot:
    """Each legal action is equally likely."""

    def __init__(self, seed: int) -> None:
        self._pick = Picker(seed)

    def choose(self, view: View, legal: list[int], sampler: Sampler) -> int:
        return legal[int(self._pick.below(len(legal)))]
