"""The games for a single learner in Gymnasium: alone where a game can be, or against named bots.

Importing this module registers `rookery/crypt-solo-v1`, `rookery/crypt-3p-greedy-v1` and so on.
"""

from __future__ import annotations

from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from rookery.kernel import MUTE, Game, Refused
from rookery.research.layout import Numbers
from rookery.research.pages import MODES, check_mode, render
from rookery.research.rivals import RANDOM, rivals
from rookery.research.sitting import Sitting, Wish
from rookery.research.spaces import ACTION_MASK, row_space
from rookery.research.vector import Batch
from rookery.table.packs import game_class, registered

RIVALS = ("random", "greedy")
MOST_SEEDS = 1 << 62
Info = dict[str, Any]


class OneSeat(gymnasium.Env[Numbers, np.int64]):
    """One seat against bots, or alone. `info["action_mask"]` tells what is legal.

    A choice that is not legal ends the episode with reward -1, and `info["refused"]` cites the rule.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        key_or_game: str | Game[Any],
        seats: int | None = None,
        seat: int = 0,
        rival: str = RANDOM,
        render_mode: str | None = None,
        **wish: Unpack[Wish],
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.sitting = Sitting(key_or_game, seats, **wish)
        if not 0 <= seat < self.sitting.seats:
            raise ValueError(f"the learner is one of {self.sitting.seats} seats from 0, not {seat}")
        self.seat = seat
        self._name = rival
        self._rivals = rivals(self.sitting.game, rival)
        self.observation_space = row_space(self.sitting.tensors.layout)
        self.action_space = spaces.Discrete(self.sitting.game.n_actions)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Numbers, Info]:
        """A fresh game, played up to the learner's first choice."""
        super().reset(seed=seed)
        self._rivals = rivals(self.sitting.game, self._name)
        self.sitting.begin(int(self.np_random.integers(MOST_SEEDS)))
        self._wait()
        return self._row(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, Info]:
        """The learner's choice, then everything up to its next one."""
        try:
            self.sitting.act(int(action))
        except ValueError as refused:
            clause = refused.clause if isinstance(refused, Refused) else str(refused)
            return self._row(), -1.0, True, False, {**self._info(), "refused": clause}
        self._wait()
        over = self.sitting.over
        paid = self.sitting.results()[self.seat] if over else 0.0
        return self._row(), paid, over, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each legal action, under the name that masked learners ask for."""
        sitting = self.sitting
        return sitting.tensors.mask(sitting.legal if sitting.actor == self.seat else [])

    def _wait(self) -> None:
        """Lets the others play until the learner is asked."""
        sitting = self.sitting
        while not sitting.over and sitting.actor != self.seat:
            if self._rivals is None:
                action = sitting.legal[int(sitting.pick.below(len(sitting.legal)))]
            else:
                action = self._rivals(0, sitting.actor, sitting.state, sitting.pick)
            sitting.game.apply(sitting.state, sitting.actor, action, MUTE)
            sitting.settle()

    def _row(self) -> Numbers:
        return self.sitting.tensors.row(self.sitting.state, self.seat)

    def _info(self) -> Info:
        return {ACTION_MASK: self.action_masks()}

    def render(self) -> Any:
        """What an onlooker sees."""
        return render(self.sitting.game, self.sitting.state, self.render_mode)


class ManySeats(VectorEnv[Numbers, NDArray[np.int64], Numbers]):
    """The same for thousands of games in one call; a game that ends begins again in the same step.

    Choices that are not legal are refused for the whole batch: take them from `infos["action_mask"]`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        key_or_game: str | Game[Any],
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        rival: str = RANDOM,
        render_mode: str | None = None,
        **wish: Unpack[Wish],
    ) -> None:
        if render_mode is not None:
            raise ValueError("a batch of games is not rendered: make a single environment for that")
        self.batch = Batch(key_or_game, num_envs, seats, learner=seat, rival=rival, **wish)
        self.num_envs, self.seat = num_envs, seat
        self.single_observation_space = row_space(self.batch.tensors.layout)
        self.single_action_space = spaces.Discrete(self.batch.game.n_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Numbers, Info]:
        """Begins all games."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(MOST_SEEDS)) if seed is None else seed)
        return self.batch.observations, {ACTION_MASK: self.batch.masks}

    def step(self, actions: NDArray[np.int64]) -> tuple[Numbers, Numbers, Numbers, Numbers, Info]:
        """One choice in every game. The arrays are written anew by the next step."""
        batch = self.batch
        batch.step(actions)
        infos: Info = {ACTION_MASK: batch.masks}
        if batch.core.endings:
            finals = np.full(self.num_envs, None, dtype=object)
            for place, row in batch.final_observations().items():
                finals[place] = row
            infos |= {"final_obs": finals, "_final_obs": batch.ended.copy()}
        truncated = np.zeros(self.num_envs, bool)
        return batch.observations, batch.rewards[:, self.seat].copy(), batch.ended.copy(), truncated, infos


def ids_of(key: str, seats: int) -> dict[str, str]:
    """The ids of a game at so many seats, and the bot in the other seats of each ("" = alone)."""
    version = game_class(key).rules_version
    tables = {f"{seats}p-{rival}": rival for rival in RIVALS} if seats > 1 else {"solo": ""}
    return {f"rookery/{key.replace('_', '-')}-{table}-v{version}": tables[table] for table in tables}


def register_all() -> list[str]:
    """Registers every game at every number of seats; answers the ids."""
    ids: list[str] = []
    for key in sorted(registered()):
        kind = game_class(key)
        for seats in range(kind.min_seats, kind.max_seats + 1):
            for name, rival in ids_of(key, seats).items():
                gymnasium.register(
                    id=name,
                    entry_point="rookery.research.gymnasium:OneSeat",
                    vector_entry_point="rookery.research.gymnasium:ManySeats",
                    kwargs={"key_or_game": key, "seats": seats, "rival": rival or RANDOM},
                )
                ids.append(name)
    return ids


IDS = register_all()
