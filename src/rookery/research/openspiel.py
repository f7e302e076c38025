"""The games for OpenSpiel: `pyspiel.load_game("rookery_crypt(players=3)")` once this module is imported.

Chance is explicit. Choices made at the same time are asked in seat order; what others have committed to is in
no string or tensor of a player until all have chosen.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from rookery.kernel import CHANCE, OVER, Game, Happening, Options, Picker, Recorder, State
from rookery.research.sitting import SCORE, WIN, results
from rookery.research.survey import largest_outcome
from rookery.research.tensors import Tensors, tensors
from rookery.table.canon import canonical
from rookery.table.packs import load_game, registered

PREFIX = "rookery_"
MOST_POINTS = 1000.0
LONGEST = 100_000


def read_options(text: str) -> dict[str, str]:
    """`"collectors:random;memory:physical"` as options; OpenSpiel keeps `=` and `,` for itself."""
    chosen: dict[str, str] = {}
    for piece in text.split(";") if text else []:
        key, colon, value = piece.partition(":")
        if not colon:
            raise ValueError(f"option {piece!r} is not written as key:value")
        chosen[key.strip()] = value.strip()
    return chosen


def game_type(game: Game[Any]) -> pyspiel.GameType:
    """What OpenSpiel must know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=PREFIX + game.key,
        long_name=f"Rookery: {game.key.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": max(2, game.min_seats), "options": "", "reward": ""},
    )


@cache
def _most_outcomes(key: str, seats: int, options: tuple[tuple[str, str], ...]) -> int:
    """A bound on the numbers of chance, with room to spare; it takes a while to find, so it is found once."""
    return 2 * largest_outcome(load_game(key), seats, dict(options)) + 64


class Table:
    """A game with its seats, options and reward, as OpenSpiel's parameters give them."""

    def __init__(self, key: str, told: dict[str, Any]) -> None:
        self.key, self.told = key, dict(told)
        self.rules: Game[Any] = load_game(key)
        self.seats: int = told.get("players", max(2, self.rules.min_seats))
        self.options: Options = self.rules.settle(self.seats, read_options(told.get("options", "")))
        self.reward: str = told.get("reward", "") or (SCORE if self.seats == 1 else WIN)
        if self.reward not in (SCORE, WIN):
            raise ValueError(f"the reward cannot be {self.reward!r}; it can be {SCORE} or {WIN}")
        self.tensors: Tensors = tensors(self.rules, self.seats, self.options)

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.key, self.told)

    def info(self) -> pyspiel.GameInfo:
        """The bounds that OpenSpiel asks for."""
        points = self.reward == SCORE
        return pyspiel.GameInfo(
            num_distinct_actions=self.rules.n_actions,
            max_chance_outcomes=_most_outcomes(self.key, self.seats, tuple(self.options.items())),
            num_players=self.seats,
            min_utility=-MOST_POINTS if points else -1.0,
            max_utility=MOST_POINTS if points else 1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
    """One game at one table."""

    def __init__(self, key: str, params: dict[str, Any] | None = None) -> None:
        self.table = Table(key, params or {})
        super().__init__(game_type(self.table.rules), self.table.info(), params or {})

    def new_initial_state(self, *_: Any) -> SpielState:
        """The state before anything happened."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Reads tensors and strings of any state."""
        return SpielObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(), params)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)


class Position:
    """What a state holds on the Python side; OpenSpiel copies it to clone, and pickles it to serialise."""

    def __init__(self, table: Table, s: State, heard: list[Happening]) -> None:
        self.table = table
        self.s = s
        self.heard = heard

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.table, self.s.copy(), self.heard.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.table, self.table.rules.dump(self.s), self.heard)


def _restored(table: Table, data: dict[str, Any], heard: list[Happening]) -> Position:
    return Position(table, table.rules.restore(data), heard)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is not typed
    """A state of the rules together with everything that was told so far, and to whom."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        table = game.table
        self.position = Position(table, table.rules.new(table.seats, table.options), [])

    @property
    def table(self) -> Table:
        """The table this is a state of."""
        return self.position.table

    @property
    def s(self) -> State:
        """The state of the rules."""
        return self.position.s

    def current_player(self) -> int:
        """A seat, or OpenSpiel's number for chance or the end."""
        actor = self.table.rules.actor(self.s)
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.rules.legal(self.s, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes with their probabilities."""
        game, s = self.table.rules, self.s
        outcomes = game.outcomes(s)
        weights = [game.weight(s, outcome) for outcome in outcomes]
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in zip(outcomes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        out = Recorder()
        game = self.table.rules
        game.apply(self.s, game.actor(self.s), action, out)
        self.position.heard += out.heard

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance:{action}" if player < 0 else self.table.rules.notation(action)

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self.table.rules.actor(self.s) == OVER

    def returns(self) -> list[float]:
        """The results at the end, zeros before."""
        if not self.is_terminal():
            return [0.0] * self.table.seats
        return results(self.table.rules, self.s, self.table.reward)

    def __str__(self) -> str:
        return canonical(self.table.rules.dump(self.s))

    def story(self, player: int) -> str:
        """Everything this player was told, in order: perfect recall in one line."""
        told = [
            f"{one.kind}:{'.'.join(map(str, one.args))}" for one in self.position.heard if sees(one, player)
        ]
        return " ".join(told)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another world that this player cannot tell from this one; `sampler()` gives numbers from 0 to 1.

        Of what others were told in secret nothing is kept: they know what their new cards tell them.
        """
        world: SpielState = self.clone()
        seed = int(sampler() * (1 << 52))
        world.position.s = self.table.rules.resample(self.s, player, Picker(seed))
        world.position.heard = [one for one in self.position.heard if sees(one, player)]
        return world


def sees(one: Happening, player: int) -> bool:
    """Whether an event was told to a player."""
    return bool(one.seen < 0 or one.seen >> player & 1)


class SpielObserver:
    """Observations: the tensor as float32, the view as text; with perfect recall the whole story."""

    def __init__(self, table: Table, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers of Rookery take no parameters, not {params}")
        self._tensors = table.tensors
        self._recalls = kind.perfect_recall
        self.tensor = np.zeros(table.tensors.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Reads a player's row."""
        self.tensor[:] = self._tensors.row(state.s, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees now, and if it recalls, what it was told on the way."""
        seen = canonical(state.table.rules.view(state.s, player))
        return f"{state.story(player)} {seen}" if self._recalls else seen


def _class_of(key: str) -> Any:
    """OpenSpiel calls a class with parameters only, and keeps it beyond Python's own end.

    A class outlives that; another callable would be freed when Python is gone already.
    """

    class OneGame(SpielGame):
        """The game of one key."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(key, params)

    return OneGame


def register_all() -> list[str]:
    """Registers every game; answers the names."""
    for key in sorted(registered()):
        pyspiel.register_game(game_type(load_game(key)), _class_of(key))
    return [PREFIX + key for key in sorted(registered())]


NAMES = register_all()
