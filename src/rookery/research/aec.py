"""A game as a PettingZoo AEC environment, without wrappers: it checks order and legality itself."""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from rookery.kernel import Game
from rookery.research.layout import Numbers
from rookery.research.pages import MODES, check_mode, render
from rookery.research.sitting import Sitting, Wish
from rookery.research.spaces import ACTION_MASK, OBSERVATION, masked_space, row_space

Seen = dict[str, Numbers]


def fresh_seed() -> int:
    """A seed for a game that was reset without one."""
    return int(np.random.default_rng().integers(1 << 62))


class SeatsInTurn(AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo is not typed
    """Agents are `player_0`, `player_1` …; of several that owe a choice at once the lowest is asked first.

    Without `seats` two sit down, or as many as the game needs. Observations hold the row of the seat and the
    mask of its legal actions. Rewards come at the end.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": MODES,
        "name": "rookery",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        key_or_game: str | Game[Any],
        seats: int | None = None,
        render_mode: str | None = None,
        **wish: Unpack[Wish],
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.sitting = Sitting(key_or_game, seats, **wish)
        game, layout = self.sitting.game, self.sitting.tensors.layout
        self.metadata = {**self.metadata, "name": f"rookery_{game.key}_v{game.rules_version}"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.sitting.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {a: masked_space(layout, game.n_actions) for a in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(game.n_actions) for agent in self.possible_agents}
        self.state_space = row_space(layout, self.sitting.seats)
        self.agents: list[str] = []
        self._skip_agent_selection: str | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh game; the table's own options are given when the environment is made."""
        self.sitting.begin(fresh_seed() if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.sitting.actor]

    def observe(self, agent: str) -> Seen:
        seat, sitting = self._seats[agent], self.sitting
        legal = sitting.legal if seat == sitting.actor else sitting.game.legal(sitting.state, seat)
        tensors = sitting.tensors
        return {OBSERVATION: tensors.row(sitting.state, seat), ACTION_MASK: tensors.mask(legal)}

    def step(self, action: int | None) -> None:
        """The selected agent's choice; one that is not legal is refused and changes nothing."""
        if not self.agents:
            raise ValueError("the game is over or has not begun: reset the environment first")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} must choose an action")
        sitting = self.sitting
        sitting.act(int(action))
        if sitting.over:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[sitting.actor]

    def _finish(self) -> None:
        """Everybody is paid and leaves, the first seat first."""
        for agent, reward in zip(self.possible_agents, self.sitting.results(), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.possible_agents[0]

    def render(self) -> str | NDArray[np.uint8] | None:
        """What an onlooker sees: printed, as text or as a picture, by the render mode."""
        return render(self.sitting.game, self.sitting.state, self.render_mode)

    def state(self) -> Numbers:
        """What all seats know together: their rows one after another."""
        sitting = self.sitting
        return np.concatenate([sitting.tensors.row(sitting.state, seat) for seat in range(sitting.seats)])

    def close(self) -> None:
        """There is nothing to close."""
