"""A bot that thinks ahead: it walks through worlds that its seat holds possible."""

from __future__ import annotations

from time import monotonic
from typing import Any, NamedTuple

from rookery.bots.base import Sampler
from rookery.bots.search import Knobs, Search
from rookery.kernel import MUTE, Game, Instinct, State, View
from rookery.table.canon import canonical, mixed

CHUNK = 16  # walks between two looks at the clock
TWINS = 2  # worlds that must agree on what a choice leads to


class Plain(Instinct[State]):
    """The rule of thumb of a game that has none: all choices alike, the score as it stands."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def weigh(self, s: State, seat: int, legal: list[int]) -> list[int]:
        return [0] * len(legal)

    def value(self, s: State, seat: int) -> int:
        return self.game.scores(s)[seat].total * 1000


def instinct_of(game: Game[Any]) -> Instinct[Any]:
    """The game's rule of thumb, or a plain one where it has none."""
    try:
        return game.instinct()
    except NotImplementedError:
        return Plain(game)


def begin(view: View, sampler: Sampler, knobs: Knobs, seed: int) -> tuple[Search, Sampler]:
    """A search and its worlds; both hang on the seed and on what the seat sees, on nothing else."""
    own = mixed(seed, canonical(view))
    game = sampler.game
    search = Search(game, instinct_of(game), len(game.scores(sampler.sample())), sampler.seat, knobs, own)
    return search, sampler.seeded(mixed(own, "worlds"))


class Onward(NamedTuple):
    """A tree that goes on, and the one question that it may answer."""

    search: Search
    view: str
    legal: list[int]

    def answers(self, view: View, legal: list[int], sampler: Sampler) -> bool:
        """Whether this question is the expected one: the seat has seen nothing else since its choice."""
        same = sampler.game is self.search.game and sampler.seat == self.search.seat
        return same and legal == self.legal and canonical(view) == self.view


def keep(search: Search, worlds: Sampler, action: int) -> Onward | None:
    """The tree below a choice that leads its seat straight to another: no chance, no other seat, no news."""
    game, seat = search.game, worlds.seat
    expected: set[tuple[str, tuple[int, ...]]] = set()
    for _ in range(TWINS):
        s = worlds.sample()
        if game.actors(s) != 1 << seat:
            return None
        game.apply(s, seat, action, MUTE)
        legal = _own_choice(game, s, seat)
        expected.add((canonical(game.view(s, seat)) if legal else "", tuple(legal)))
        if not legal or len(expected) > 1:
            return None
    view, choices = expected.pop()
    search.descend(action)
    return Onward(search, view, list(choices))


def _own_choice(game: Game[Any], s: State, seat: int) -> list[int]:
    """What the seat chooses from next, forced steps taken; nothing if something else comes first."""
    while game.actors(s) == 1 << seat:
        legal = game.legal(s, seat)
        if len(legal) > 1:
            return legal
        game.apply(s, seat, legal[0], MUTE)
    return []


def think(search: Search, worlds: Sampler, simulations: int, end: float | None) -> None:
    """Until the budget or the time is used up, whichever comes first; a few simulations in any case."""
    if end is None:
        search.run(worlds, simulations)
        return
    while search.simulations < simulations:
        search.run(worlds, min(CHUNK, simulations - int(search.simulations)))
        if monotonic() >= end:
            return


class Searcher:
    """Takes the choice that a search of so many simulations comes back to most.

    Where one choice leads straight to the next it goes on with the same tree. Its budget is walked all the
    same: fewer new walks, for those that are there already, seemed to weaken it (docs/trials/settings.md).
    """

    def __init__(
        self, seed: int, simulations: int, knobs: Knobs | None = None, seconds: float | None = None
    ) -> None:
        if simulations < 1:
            raise ValueError(f"a search takes 1 simulation or more, not {simulations}")
        self._seed = seed
        self._simulations = simulations
        self._knobs = knobs or Knobs()
        self._seconds = seconds
        self._onward: Onward | None = None
        self.made: list[int] = []  # simulations of each choice so far,
        self.kept: list[int] = []  # and walks that it took over from the choice before

    def choose(self, view: View, legal: list[int], sampler: Sampler) -> int:
        end = None if self._seconds is None else monotonic() + self._seconds
        search, worlds = begin(view, sampler, self._knobs, self._seed)
        if self._onward is not None and self._onward.answers(view, legal, sampler):
            search = self._onward.search
        self.kept.append(sum(search.visits(action) for action in legal))
        think(search, worlds, self._simulations, end)
        self.made.append(int(search.simulations))
        action = search.best(legal)
        self._onward = keep(search, worlds, action)
        return action
