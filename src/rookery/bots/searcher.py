"""A bot that thinks ahead: it walks through worlds that its seat holds possible."""

from __future__ import annotations

from time import monotonic
from typing import Any

from rookery.bots.base import Sampler
from rookery.bots.search import Knobs, Search
from rookery.kernel import Game, Instinct, State, View
from rookery.table.canon import canonical, mixed

CHUNK = 16  # walks between two looks at the clock


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
    """Takes the choice that a search of so many simulations comes back to most."""

    def __init__(
        self, seed: int, simulations: int, knobs: Knobs | None = None, seconds: float | None = None
    ) -> None:
        if simulations < 1:
            raise ValueError(f"a search takes 1 simulation or more, not {simulations}")
        self._seed = seed
        self._simulations = simulations
        self._knobs = knobs or Knobs()
        self._seconds = seconds
        self.made: list[int] = []  # simulations of each choice so far

    def choose(self, view: View, legal: list[int], sampler: Sampler) -> int:
        search, worlds = begin(view, sampler, self._knobs, self._seed)
        think(
            search, worlds, self._simulations, None if self._seconds is None else monotonic() + self._seconds
        )
        self.made.append(int(search.simulations))
        return search.best(legal)
