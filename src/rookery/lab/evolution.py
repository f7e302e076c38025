"""CMA-ES with a diagonal matrix (Ros and Hansen 2008): it bears noise and whole numbers."""

from __future__ import annotations

from math import cos, exp, log, pi, sqrt

from rookery.kernel import Picker
from rookery.lab.sums import Numbers


class Evolution:
    """Asks for points and is told what they are worth; less is better."""

    def __init__(self, start: Numbers, spread: float, seed: int) -> None:
        size = len(start)
        self.mean = list(start)
        self.spread = spread
        self.many = 4 + int(3 * log(size + 1))
        kept = self.many // 2
        raw = [log(kept + 0.5) - log(rank + 1) for rank in range(kept)]
        self._weights = [one / sum(raw) for one in raw]
        self._mass = 1 / sum(one * one for one in self._weights)
        self._cs = (self._mass + 2) / (size + self._mass + 5)
        self._damp = 1 + self._cs + 2 * max(0.0, sqrt((self._mass - 1) / (size + 1)) - 1)
        self._cc = 4 / (size + 4)
        self._c1 = min(1.0, (size + 2) / 3 * 2 / ((size + 1.3) ** 2 + self._mass))
        more = 2 * (self._mass - 2 + 1 / self._mass) / ((size + 2) ** 2 + self._mass)
        self._cmu = min(1 - self._c1, (size + 2) / 3 * more)
        self._long = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        self._scales = [1.0] * size
        self._path_s, self._path_c = [0.0] * size, [0.0] * size
        self._pick = Picker(seed)
        self._steps: list[Numbers] = []

    def ask(self) -> list[Numbers]:
        """The points of the next generation."""
        self._steps = [[self._normal() * sqrt(scale) for scale in self._scales] for _ in range(self.many)]
        return [
            [at + self.spread * by for at, by in zip(self.mean, step, strict=True)] for step in self._steps
        ]

    def tell(self, losses: Numbers) -> None:
        """What the points that were asked for are worth, in their order."""
        order = sorted(range(self.many), key=losses.__getitem__)[: len(self._weights)]
        best = [self._steps[place] for place in order]
        step = [
            sum(w * one[n] for w, one in zip(self._weights, best, strict=True)) for n in range(len(self.mean))
        ]
        self.mean = [at + self.spread * by for at, by in zip(self.mean, step, strict=True)]
        push, pull = (
            sqrt(self._cs * (2 - self._cs) * self._mass),
            sqrt(self._cc * (2 - self._cc) * self._mass),
        )
        for n, by in enumerate(step):
            self._path_s[n] = (1 - self._cs) * self._path_s[n] + push * by / sqrt(self._scales[n])
            self._path_c[n] = (1 - self._cc) * self._path_c[n] + pull * by
            spread = sum(w * one[n] ** 2 for w, one in zip(self._weights, best, strict=True))
            kept = (1 - self._c1 - self._cmu) * self._scales[n]
            self._scales[n] = kept + self._c1 * self._path_c[n] ** 2 + self._cmu * spread
        length = sqrt(sum(one * one for one in self._path_s))
        self.spread *= exp(min(1.0, self._cs / self._damp * (length / self._long - 1)))

    def _normal(self) -> float:
        """One number of the normal distribution (Box and Muller)."""
        first, second = (int(self._pick.word()) + 1, int(self._pick.word()))
        return sqrt(-2 * log(first / 4294967296)) * cos(2 * pi * second / 4294967296)
