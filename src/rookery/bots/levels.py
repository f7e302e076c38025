"""Seven levels by name: from a careless player, who overlooks things, to one who thinks for two seconds."""

from __future__ import annotations

from typing import Any, Final

from rookery.bots.base import Bot, Sampler
from rookery.bots.greedy import Greedy
from rookery.bots.search import Knobs, Search
from rookery.bots.searcher import Searcher, begin, think
from rookery.kernel import Game, Picker, View
from rookery.kernel.manners import Sight, Thought
from rookery.table.canon import canonical, mixed

LEVELS: Final = ("careless", "apprentice", "cutpurse", "burglar", "fence", "mastermind", "legend")
SIGHTS: Final = {"careless": Sight(25, 3), "apprentice": Sight(55, 8)}
USUAL: Final = {
    "burglar": Thought(40),
    "fence": Thought(250),
    "mastermind": Thought(2000),
    "legend": Thought(16000),
}
ADVICE: Final = 64  # simulations of a quick search for hints
LIVE: Final = 2.0  # seconds that people wait for one choice of a bot, at most


class Hasty:
    """Sees some of its choices, imagines one world, and takes what looks best there.

    What it overlooks hangs on the position. When a position comes back it overlooks something else, or it
    might walk in a circle for ever.
    """

    def __init__(self, seed: int, level: str) -> None:
        self._seed = seed
        self._level = level
        self._met: dict[int, int] = {}  # how often each position came

    def choose(self, view: View, legal: list[int], sampler: Sampler) -> int:
        here = mixed(self._seed, canonical(view))
        times = self._met.get(here, 0)
        self._met[here] = times + 1
        own = mixed(here, times) if times else here
        noticed = _noticed(legal, sight_of(sampler.game, self._level), Picker(own))
        return Greedy(own, worlds=1).choose(view, noticed, sampler.seeded(mixed(own, "worlds")))


def _noticed(legal: list[int], sight: Sight, pick: Picker) -> list[int]:
    """Some of the choices, and one in any case."""
    shuffled = list(legal)
    pick.shuffle(shuffled)
    seen = [action for action in shuffled if pick.below(100) < sight.notices]
    return sorted(seen[: sight.span]) or shuffled[:1]


class Thinker:
    """Searches with the budget that its level has in the game at hand, or until its time is up."""

    def __init__(self, seed: int, level: str, seconds: float | None = None) -> None:
        self._seed = seed
        self._level = level
        self._seconds = seconds
        self.cut_short = 0  # simulations of the last choice, if time did not allow all of them
        self._searchers: dict[Thought, Searcher] = {}  # they keep their trees within a turn

    def choose(self, view: View, legal: list[int], sampler: Sampler) -> int:
        thought = thought_of(sampler.game, self._level, alone=view.get("seats") == 1)
        if thought not in self._searchers:
            self._searchers[thought] = searcher(thought, self._seed, self._seconds)
        one = self._searchers[thought]
        action = one.choose(view, legal, sampler)
        self.cut_short = one.made[-1] if one.made[-1] < thought.simulations else 0
        return action


def sight_of(game: Game[Any], level: str) -> Sight:
    """How much a low level takes in, in a game."""
    return game.manners.sights.get(level, SIGHTS[level])


def thought_of(game: Game[Any], level: str, alone: bool = False) -> Thought:
    """How a level thinks in a game."""
    usual = game.manners.thoughts.get(level, USUAL[level])
    return game.manners.alone.get(level, usual) if alone else usual


def advice_in(game: Game[Any]) -> Thought:
    """How hints are thought of in a game."""
    return thought_of(game, "burglar")._replace(simulations=ADVICE)


def searcher(thought: Thought, seed: int, seconds: float | None = None) -> Searcher:
    """A searching bot with this budget."""
    return Searcher(seed, thought.simulations, Knobs(guided=thought.guided, horizon=thought.horizon), seconds)


def consider(view: View, sampler: Sampler, thought: Thought, seed: int, end: float | None = None) -> Search:
    """A finished search, for those who want its numbers."""
    search, worlds = begin(view, sampler, Knobs(guided=thought.guided, horizon=thought.horizon), seed)
    think(search, worlds, thought.simulations, end)
    return search


def level_bot(level: str, seed: int, seconds: float | None = None) -> Bot:
    """The bot of a level by its name; those who search do it for so many seconds at most."""
    if level in SIGHTS:
        return Hasty(seed, level)
    return Thinker(seed, level, seconds) if level in USUAL else Greedy(seed)
