"""A player of Thiefdom who hardly plays: out of the door, a quiet alley, and home on the last night."""

from __future__ import annotations

from rookery.bots.base import Sampler
from rookery.bots.greedy import Greedy
from rookery.games.thiefdom.actions import END, ENTER, STOP
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import BUILDING, NOBLE, ROUNDS, THIEVES
from rookery.games.thiefdom.flow import Thiefdom
from rookery.games.thiefdom.sight import in_ray
from rookery.games.thiefdom.state import ThiefdomState
from rookery.kernel import View

SEEN = 100  # cells that a guard in the same line is as bad as


def exposure(city: City, s: ThiefdomState, cell: int) -> int:
    """How many cells see this one; a guard who looks at it or stands in line with it counts for many."""
    lines = 0
    for way in range(4):
        there = city.nb[cell * 4 + way]
        while there >= 0:
            lines += 1
            there = city.nb[there * 4 + way]
    for guard in range(NOBLE):
        stands = s.citizen_cell[guard]
        if stands >= 0:
            lines += SEEN * in_ray(city, stands, s.guard_way[guard], cell)
            lines += SEEN // 10 * any(in_ray(city, stands, way, cell) for way in range(4))
    return lines


class Camper:
    """Wants alleys at dawn and thieves at home in the end; what else is asked, the rule of thumb answers."""

    def __init__(self, seed: int) -> None:
        self._else = Greedy(seed)

    def choose(self, view: View, legal: list[int], sampler: Sampler) -> int:
        if END not in legal and STOP not in legal:
            return self._else.choose(view, legal, sampler)
        game, s = sampler.game, sampler.sample()
        assert isinstance(game, Thiefdom)
        assert isinstance(s, ThiefdomState)
        city = game.tables.city(s)
        rest = STOP if STOP in legal else END
        steps = [action for action in legal if action < ENTER + 96]
        home = BUILDING + s.hideout[s.active // THIEVES]
        if s.round == ROUNDS:
            far = city.steps_to(home)
            nearer = [step for step in steps if 0 <= far[step] < far[s.at] and not self._seen(city, s, step)]
            return min(nearer, key=lambda step: far[step]) if nearer and s.at != home else rest
        quiet = [step for step in steps if step < BUILDING and not s.occ[step]]
        quiet.sort(key=lambda step: exposure(city, s, step))
        if s.at < BUILDING and (not quiet or exposure(city, s, s.at) <= exposure(city, s, quiet[0])):
            return rest
        return quiet[0] if quiet else rest

    def _seen(self, city: City, s: ThiefdomState, step: int) -> bool:
        return step < BUILDING and exposure(city, s, step) >= SEEN
