"""Thousands of games in one call: observations, masks and results land in arrays made beforehand."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rookery.kernel import Game, Picker, State
from rookery.kernel.runtime import vec
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
        self.core = Core(
            self.game,
            self.seats,
            sitting.options,
            self.tensors.encoder.rows,
            self.reward == "score",
            learner,
            others,
        )
        self.observations: Numbers = np.zeros((count, self.tensors.layout.size), self.tensors.layout.dtype)
        self.masks: NDArray[np.int8] = np.zeros((count, self.game.n_actions), np.int8)
        self.actors: NDArray[np.int64] = np.zeros(count, np.int64)
        self.rewards: NDArray[np.float64] = np.zeros((count, self.seats))
        self.ended: NDArray[np.bool_] = np.zeros(count, bool)
        self._arrays = self._bytes()
        self.reset(0)

    def _bytes(self) -> list[memoryview]:
        """The memory of the arrays, in the order in which `_show` writes them."""
        arrays = (self.observations, self.masks, self.actors, self.rewards, self.ended)
        return [array.data.cast("B") for array in arrays]

    def __getstate__(self) -> dict[str, Any]:
        """Rules travel by key or with their pack, states as dumps."""
        saved = dict(self.__dict__)
        core = saved.pop("core")
        del saved["tensors"], saved["_arrays"]
        states = [self.game.dump(s) for s in core.states]
        return {**saved, "game": saved_game(self.game), "played": (states, list(core.picks), core.rivals)}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        states, picks, others = saved.pop("played")
        self.__dict__.update(saved)
        self.game = game = found_game(saved["game"])
        self.tensors = tensors(game, self.seats, self.options)
        self.core = core = Core(
            game, self.seats, self.options, self.tensors.encoder.rows, self.reward == "score", self.learner
        )
        core.reset([0] * self.count)  # before the rivals sit down, who would remember it
        core.states = vec[State]([game.restore(data) for data in states])
        core.picks, core.rivals = vec[Picker](picks), others
        self._arrays = self._bytes()
        core.show()  # nothing moves: every game waits for the outside already

    def reset(self, seed: int) -> None:
        """Begins all games; each has dice of its own, whatever the size of the batch."""
        self.core.reset([mixed(seed, place) for place in range(self.count)])
        self._show()

    def step(self, actions: NDArray[np.integer[Any]] | list[int]) -> None:
        """One action in every game; if one is not legal, nothing happens in any."""
        self.core.step(np.asarray(actions, "<i8").tobytes())
        self._show()

    def _show(self) -> None:
        core, arrays = self.core, self._arrays
        arrays[0][:] = core.rows.getvalue()
        arrays[1][:] = memoryview(core.masks)
        arrays[2][:] = memoryview(core.actors).cast("B")
        arrays[3][:] = memoryview(core.rewards).cast("B")
        arrays[4][:] = memoryview(core.ended)

    def final_observations(self) -> dict[int, Numbers]:
        """By place: what the learner (or seat 0) saw at the end of the games that ended in this step."""
        viewer = max(self.learner, 0)
        return {one.place: self.tensors.row(one.s, viewer) for one in self.core.endings}

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each equally likely."""
        seed = generator.bit_generator.random_raw()
        return np.frombuffer(memoryview(self.core.random_actions(seed)), np.int64)
