"""Advice for a seat from what it knows: what to do, the choices in numbers, and where to look."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final, NamedTuple

from rookery.bots.base import Sampler
from rookery.bots.levels import advice_in, consider
from rookery.bots.search import Search
from rookery.kernel import MUTE, Game, Picker, State, play
from rookery.table.canon import mixed
from rookery.table.undo import reveals

LONGEST: Final = 8  # steps of one piece of advice
MOST_PROSPECTS: Final = 5
NUDGE: Final = 3  # choices among which a nudge leaves the best one to be found


class Prospect(NamedTuple):
    """A choice in numbers: the share of wins, and how often the search looked at it."""

    action: int
    chance: float
    visits: int


class Counsel(NamedTuple):
    """What a search says to a seat: steps up to the first that tells something new, and its numbers."""

    actions: list[int]
    prospects: list[Prospect]  # the most looked at first

    @property
    def nudge(self) -> list[int]:
        """A few choices with the best among them, in the order of the game."""
        return sorted(one.action for one in self.prospects[:NUDGE])


def advise(game: Game[Any], s: State, seat: int, seed: int, seconds: float | None = None) -> Counsel:
    """Thinks for a seat that owes a choice; after so many seconds it says what it has found.

    The true state goes into a sampler and nowhere else, so twin worlds get the same advice.
    """
    end = None if seconds is None else monotonic() + seconds
    world = Sampler(game, s, seat, Picker(mixed(seed, "world"))).sample()
    search = _searched(game, world, seat, seed, end)
    prospects = _prospects(game, world, seat, search)
    actions = [search.best(game.legal(world, seat))]
    while len(actions) < LONGEST and not reveals(game, world, seat, actions[-1], seat, len(actions)):
        world = play(game, world, seat, actions[-1], MUTE)
        late = end is not None and monotonic() > end
        if late or not game.actors(world) >> seat & 1:
            break
        legal = game.legal(world, seat)
        actions.append(legal[0] if len(legal) == 1 else _searched(game, world, seat, seed, end).best(legal))
    return Counsel(actions, prospects)


def _searched(game: Game[Any], world: State, seat: int, seed: int, end: float | None) -> Search:
    """A search with the budget of a hint, or what there was time for."""
    sampler = Sampler(game, world, seat, Picker(mixed(seed, "first")))
    return consider(game.view(world, seat), sampler, advice_in(game), seed, end)


def _prospects(game: Game[Any], world: State, seat: int, search: Search) -> list[Prospect]:
    found = [Prospect(one, search.mean(one), search.visits(one)) for one in game.legal(world, seat)]
    return sorted(found, key=lambda one: (-one.visits, -one.chance))[:MOST_PROSPECTS]
