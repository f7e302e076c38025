"""Whether resampled worlds hang on a truth that their seat cannot know.

Two worlds that look the same to a seat must lead to the same worlds drawn for it, each as often. Both are
drawn from several times; how often a hidden number is then the one of its own world is compared by Cochran's
test, summed over all pairs of a run (Mantel and Haenszel), so that a few draws a pair are enough.
"""

from __future__ import annotations

import math
from typing import Final

from rookery.kernel import Picker, State
from rookery.testing.chi import DOUBT
from rookery.testing.failure import Spot
from rookery.testing.look import AnyGame

DRAWS: Final = 6  # worlds drawn from each of the two
WHOLE: Final = "the state as a whole"

Leaves = dict[str, object]


class Tally:
    """How often a number was the one of the world it was drawn from, and how often of the other."""

    def __init__(self) -> None:
        self.own = 0
        self.other = 0
        self.drawn = 0  # from each of the two
        self._variance = 0.0

    def add(self, own: int, other: int) -> None:
        """One pair of worlds."""
        self.own += own
        self.other += other
        self.drawn += DRAWS
        met, total = own + other, 2 * DRAWS
        self._variance += DRAWS * DRAWS * met * (total - met) / (total * total * (total - 1))

    @property
    def p_value(self) -> float:
        """How often an honest sampler would look at least as partial to the truth."""
        if not self._variance:
            return 1.0
        return 0.5 * math.erfc((self.own - self.other) / 2 / math.sqrt(2 * self._variance))


class Truth:
    """What was drawn over a whole run, by the name of the hidden number."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.tallies: dict[str, Tally] = {}

    def compare(self, real: State, shadow: State, seat: int, pick: Picker, spot: Spot) -> None:
        """Draws from two worlds that the seat cannot tell apart."""
        mine, yours = leaves(self.game.dump(real)), leaves(self.game.dump(shadow))
        hidden = [path for path in mine if path in yours and mine[path] != yours[path]]
        from_mine = [self._draw(real, seat, pick, spot) for _ in range(DRAWS)]
        from_yours = [self._draw(shadow, seat, pick, spot) for _ in range(DRAWS)]
        for path in hidden:
            own = sum(world.get(path) == mine[path] for world in from_mine)
            other = sum(world.get(path) == mine[path] for world in from_yours)
            self.tallies.setdefault(path, Tally()).add(own, other)
        own = sum(_nearer(world, mine, yours, hidden) for world in from_mine)
        other = sum(_nearer(world, mine, yours, hidden) for world in from_yours)
        self.tallies.setdefault(WHOLE, Tally()).add(own, other)

    def _draw(self, s: State, seat: int, pick: Picker, spot: Spot) -> Leaves:
        with spot.during("resample", "resample", seat):
            return leaves(self.game.dump(self.game.resample(s, seat, pick)))

    def judge(self, spot: Spot) -> None:
        """Fails if drawn worlds keep to the truth too often to be an accident."""
        for path, tally in sorted(self.tallies.items()):
            if tally.p_value < DOUBT:
                spot.fail(
                    "worlds",
                    f"resample knows what its seat cannot: {path} was the true one in {tally.own} of "
                    f"{tally.drawn} worlds, and in {tally.other} of as many drawn from worlds that look "
                    f"the same (p {tally.p_value:.1e})",
                )


def leaves(value: object, path: str = "") -> Leaves:
    """Every number of a dump by its place."""
    if isinstance(value, dict):
        pairs = [(f"{path}.{key}" if path else str(key), one) for key, one in value.items()]
    elif isinstance(value, list):
        pairs = [(f"{path}[{index}]", one) for index, one in enumerate(value)]
    else:
        return {path: value}
    return {place: leaf for name, one in pairs for place, leaf in leaves(one, name).items()}


def _nearer(world: Leaves, mine: Leaves, yours: Leaves, hidden: list[str]) -> bool:
    """Whether a world has more in common with the first of two."""
    alike = sum(world.get(path) == mine[path] for path in hidden)
    return alike > sum(world.get(path) == yours[path] for path in hidden)
