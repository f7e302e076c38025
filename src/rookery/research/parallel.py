"""A game as a PettingZoo parallel environment: all seats that owe a choice answer in one step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from rookery.kernel import MUTE
from rookery.research.aec import SeatsInTurn, Seen, fresh_seed
from rookery.research.layout import Numbers
from rookery.research.pages import MODES

Step = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]
P = ParamSpec("P")


class SeatsTogether(ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo is not typed
    """Seats whose mask is empty owe nothing now: what they send is not looked at."""

    metadata: dict[str, Any] = {"render_modes": MODES, "name": "rookery", "render_fps": 2}  # noqa: RUF012

    def __init__(self, turns: SeatsInTurn) -> None:
        self._turns = turns
        self.render_mode = turns.render_mode
        self.metadata = {**self.metadata, "name": turns.metadata["name"]}
        self.possible_agents = turns.possible_agents
        self.observation_spaces = turns.observation_spaces
        self.action_spaces = turns.action_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._turns.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A fresh game."""
        self._turns.sitting.begin(fresh_seed() if seed is None else seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        """One choice of every seat that owes one, all or nothing."""
        if not self.agents:
            raise ValueError("the game is over or has not begun: reset the environment first")
        self._play(actions)
        sitting, there = self._turns.sitting, self.agents
        over = sitting.over
        paid = sitting.results() if over else [0.0] * len(there)
        seen = self._seen()
        self.agents = [] if over else there
        ends = dict.fromkeys(there, over)
        return (
            seen,
            dict(zip(there, paid, strict=True)),
            ends,
            dict.fromkeys(there, False),
            {a: {} for a in there},
        )

    def _play(self, actions: dict[str, int]) -> None:
        sitting = self._turns.sitting
        game, s = sitting.game, sitting.state
        owing = [seat for seat in range(sitting.seats) if game.actors(s) >> seat & 1]
        for seat in owing:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} owes a choice and sent none")
            if int(actions[agent]) not in game.legal(s, seat):
                sitting.refuse(seat, int(actions[agent]))
        for seat in owing:
            game.apply(s, seat, int(actions[self.possible_agents[seat]]), MUTE)
        sitting.settle()

    def _seen(self) -> dict[str, Seen]:
        return {agent: self._turns.observe(agent) for agent in self.agents}

    def render(self) -> str | NDArray[np.uint8] | None:
        """What an onlooker sees."""
        return self._turns.render()

    def state(self) -> Numbers:
        """What all seats know together."""
        return self._turns.state()

    def close(self) -> None:
        """There is nothing to close."""


def together(made: Callable[P, SeatsInTurn]) -> Callable[P, SeatsTogether]:
    """The same table with all seats that owe a choice in one step."""

    def parallel_env(*args: P.args, **how: P.kwargs) -> SeatsTogether:
        return SeatsTogether(made(*args, **how))

    return parallel_env
