"""Advice for a seat from what it knows: what to do, the choices in numbers, and where to look."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final, NamedTuple

from rookery.bots.base import Sampler
from rookery.bots.levels import advice_in, consider
from rookery.bots.search import Search
from rookery.kernel import MUTE, Game, Named, Picker, State, play
from rookery.table.canon import mixed
from rookery.table.undo import reveals

LONGEST: Final = 8  # steps of one piece of advice
MOST_PROSPECTS: Final = 5
SETTLED: Final = 0.8  # of the walks at a step took one choice: the others hardly matter
ENOUGH: Final = 12  # looks at a choice without which its number says nothing
NUDGE: Final = 3  # choices among which a nudge leaves the best one to be found


class Prospect(NamedTuple):
    """A choice in numbers: the share of wins, and how often the search looked at it."""

    action: int
    chance: float
    visits: int


class Counsel(NamedTuple):
    """What a search says to a seat: steps up to the first that tells something new, and numbers for one."""

    actions: list[int]
    before: int  # steps that hardly need a thought, before the one that the numbers are for
    prospects: list[Prospect]  # the most looked at first
    motives: tuple[Named, ...] = ()  # what speaks for these steps and against them

    @property
    def numbers(self) -> list[Prospect]:
        """Choices that were looked at often enough to say something, the best first."""
        known = [one for one in self.prospects if one.visits >= ENOUGH]
        return sorted(known or self.prospects[:1], key=lambda one: -one.chance)

    @property
    def nudge(self) -> list[int]:
        """A few choices with the best among them, in the order of the game."""
        few = NUDGE if len(self.prospects) == MOST_PROSPECTS else NUDGE - 1
        return sorted(one.action for one in self.prospects[:few])


def advise(game: Game[Any], s: State, seat: int, seed: int, seconds: float | None = None) -> Counsel:
    """Thinks for a seat that owes a choice; after so many seconds it says what it has found.

    The true state goes into a sampler and nowhere else, so twin worlds get the same advice.
    """
    end = None if seconds is None else monotonic() + seconds
    world = Sampler(game, s, seat, Picker(mixed(seed, "world"))).sample()
    seen = [_looked(game, world, seat, seed, end)]
    motives = {one.name: one for one in game.motive(world, seat, seen[0][0].action)}
    while len(seen) < LONGEST and not reveals(game, world, seat, seen[-1][0].action, seat, len(seen)):
        world = play(game, world, seat, seen[-1][0].action, MUTE)
        late = end is not None and monotonic() > end
        if late or not game.actors(world) >> seat & 1:
            break
        seen.append(_looked(game, world, seat, seed, end))
        motives |= {one.name: one for one in game.motive(world, seat, seen[-1][0].action)}
    before = _telling(seen)
    actions = [prospects[0].action for prospects in seen]
    order = [kind.key for kind in game.motives]
    told = sorted(motives.values(), key=lambda one: order.index(one.name))
    return Counsel(actions, before, seen[before], tuple(told))


def _telling(seen: list[list[Prospect]]) -> int:
    """The first step at which the search was in doubt, or had a choice at all."""
    for place, prospects in enumerate(seen):
        if SETTLED * sum(one.visits for one in prospects) > prospects[0].visits:
            return place
    return next((place for place, prospects in enumerate(seen) if len(prospects) > 1), 0)


def _looked(game: Game[Any], world: State, seat: int, seed: int, end: float | None) -> list[Prospect]:
    """The choices of one step, the best first; where there is only one nobody searches."""
    legal = game.legal(world, seat)
    if len(legal) == 1:
        return [Prospect(legal[0], 0.0, 0)]
    search = _searched(game, world, seat, seed, end)
    found = [Prospect(one, search.mean(one), search.visits(one)) for one in legal]
    return sorted(found, key=lambda one: (-one.visits, -one.chance))[:MOST_PROSPECTS]


def _searched(game: Game[Any], world: State, seat: int, seed: int, end: float | None) -> Search:
    """A search with the budget of a hint, or what there was time for."""
    sampler = Sampler(game, world, seat, Picker(mixed(seed, "first")))
    return consider(game.view(world, seat), sampler, advice_in(game), seed, end)
