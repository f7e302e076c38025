"""A bot of one's own: it looks at ten worlds it holds possible and takes what looks best on average.

rookery play crypt --seats 2 --bot 2=examples/bots/hopeful.py:Hopeful
rookery arena crypt --bots examples/bots/hopeful.py:Hopeful,random --games 20
"""

from __future__ import annotations

from rookery.bots import Sampler
from rookery.kernel import View


class Hopeful:
    """Takes the choice with the best sum over ten sampled worlds; of equals the first."""

    def choose(self, view: View, legal: list[int], sampler: Sampler) -> int:
        rows = [sampler.weigh(sampler.sample(), legal) for _ in range(10)]
        sums = [sum(column) for column in zip(*rows, strict=True)]
        return legal[sums.index(max(sums))]
