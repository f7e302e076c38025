"""Thousands of games in one call: observations, masks and results land in arrays made beforehand."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rookery.kernel import Game
from rookery.research.layout import Numbers
from rookery.research.rivals import RANDOM, rivals
from rookery.research.sitting import Sitting, found_game, saved_game
from rookery.research.tensors import tensors
from rookery.research.vector_core import EVERY_SEAT, Core
from rookery.table.canon import mixed


class Batch:
    """`count` games side by side. A game that ends begins again within the same step.

    Without a learner every seat is played from outside: `actors` says whose choice each game waits for.
    The arrays are the same objects all the time; each step writes them anew.
    """

    def __init__(
        self,
        key_or_game: str | Game[Any],
        count: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str | None = None,
        learner: int = EVERY_SEAT,
        rival: str = RANDOM,
    ) -> None:
        sitting = Sitting(key_or_game, seats, options, reward)
        if count < 1:
            raise ValueError(f"a batch has 1 game or more, not {count}")
        if not EVERY_SEAT <= learner < sitting.seats:
            raise ValueError(f"the learner is one of {sitting.seats} seats from 0, or -1, not {learner}")
        self.game, self.seats, self.reward = sitting.game, sitting.seats, sitting.reward
        self.options, self.count, self.learner = sitting.options, count, learner
        self.tensors = sitting.tensors
        others = rivals(self.game, rival)
        self.core = Core(self.game, self.seats, sitting.options, self.tensors.encoder, learner, others)
        self.observations: Numbers = np.zeros((count, self.tensors.layout.size), self.tensors.layout.dtype)
        self.masks: NDArray[np.int8] = np.zeros((count, self.game.n_actions), np.int8)
        self.actors: NDArray[np.int64] = np.zeros(count, np.int64)
        self.rewards: NDArray[np.float64] = np.zeros((count, self.seats))
        self.ended: NDArray[np.bool_] = np.zeros(count, bool)
        self._starts = np.arange(count + 1) * self.game.n_actions  # where each game's mask begins
        self.reset(0)

    def __getstate__(self) -> dict[str, Any]:
        """Rules travel by key or with their pack, states as dumps."""
        saved = dict(self.__dict__)
        core = saved.pop("core")
        del saved["tensors"]
        states = [self.game.dump(s) for s in core.states]
        return {**saved, "game": saved_game(self.game), "played": (states, core.picks, core.rivals)}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        states, picks, others = saved.pop("played")
        self.__dict__.update(saved)
        self.game = game = found_game(saved["game"])
        self.tensors = tensors(game, self.seats, self.options)
        self.core = core = Core(game, self.seats, self.options, self.tensors.encoder, self.learner)
        core.reset([0] * self.count)  # before the rivals sit down, who would remember it
        core.states, core.picks, core.rivals = [game.restore(data) for data in states], picks, others
        core.endings = []
        for place in range(self.count):
            core._go_on(place)  # nothing moves: every game waits for the outside already

    def reset(self, seed: int) -> None:
        """Begins all games; each has dice of its own, whatever the size of the batch."""
        self.core.reset([mixed(seed, place) for place in range(self.count)])
        self._show()

    def step(self, actions: NDArray[np.integer[Any]] | list[int]) -> None:
        """One action in every game; if one is not legal, nothing happens in any."""
        self.core.step(actions.tolist() if isinstance(actions, np.ndarray) else actions)
        self._show()

    def _show(self) -> None:
        core = self.core
        self.observations.reshape(-1)[:] = np.frombuffer(b"".join(core.rows), self.observations.dtype)
        self.masks.reshape(-1)[:] = np.frombuffer(b"".join(core.masks), np.int8)
        self.actors[:] = core.actors
        self.rewards[:] = 0
        self.ended[:] = False
        for ending in core.endings:
            self.ended[ending.place] = True
            self.rewards[ending.place] = self._paid(ending.totals, ending.winners)

    def _paid(self, totals: list[int], winners: list[int]) -> list[float]:
        if self.reward == "score":
            return [float(total) for total in totals]
        return [1.0 if seat in winners else -1.0 for seat in range(self.seats)]

    def final_observations(self) -> dict[int, Numbers]:
        """By place: what the learner (or seat 0) saw at the end of the games that ended in this step."""
        dtype = self.observations.dtype
        return {one.place: np.frombuffer(one.row, dtype).copy() for one in self.core.endings}

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each equally likely."""
        legal = self.masks.reshape(-1).view(np.bool_).nonzero()[0]
        ends = legal.searchsorted(self._starts)
        chosen = ends[:-1] + (generator.random(self.count) * np.diff(ends)).astype(np.int64)
        actions: NDArray[np.int64] = legal[chosen] - self._starts[:-1]
        return actions
