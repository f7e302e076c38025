"""One game in progress behind an environment: chance is settled inside, copies go on identically."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, NamedTuple, TypedDict

from rookery.kernel import MUTE, OVER, Game, Picker, Refused, State
from rookery.research.tensors import Tensors, tensors
from rookery.table.canon import mixed
from rookery.table.packs import NO_PACK, Pack, game_with, load_game, pack_of

SCORE = "score"
WIN = "win"
REWARDS = (SCORE, WIN)


class Wish(TypedDict, total=False):
    """What else a table may be made with."""

    options: dict[str, Any] | None
    reward: str | None


class Travelling(NamedTuple):
    """Rules with a pack of one's own or of an earlier version, on their way to another process."""

    key: str
    pack: Pack
    version: int


class Sitting:
    """A game, its seats and options, the state and the dice."""

    def __init__(
        self,
        key_or_game: str | Game[Any],
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str | None = None,
    ) -> None:
        game = found_game(key_or_game)
        self.game: Game[Any] = game
        self.seats = max(2, game.min_seats) if seats is None else seats
        self.options = game.settle(self.seats, options or {})
        self.reward = (SCORE if self.seats == 1 else WIN) if reward is None else reward
        if self.reward not in REWARDS:
            raise ValueError(f"the reward cannot be {reward!r}; it can be {', '.join(REWARDS)}")
        self.tensors: Tensors = tensors(game, self.seats, self.options)
        self.state: State
        self.pick: Picker
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A fresh game; the seed alone decides every roll and draw."""
        self.pick = Picker(mixed(seed, "environment"))
        self.state = self.game.new(self.seats, self.options)
        self.settle()

    def settle(self) -> None:
        """Rolls and draws, then notes who is to act and what that seat may do."""
        game, s = self.game, self.state
        game.pass_chance(s, self.pick)
        self.actor = game.actor(s)
        self.legal = [] if self.actor < 0 else game.legal(s, self.actor)

    @property
    def over(self) -> bool:
        """Whether nobody acts any more."""
        return self.actor == OVER

    def act(self, action: int) -> None:
        """The actor's choice; a refused one changes nothing."""
        if action not in self.legal:
            self.refuse(self.actor, action)
        self.game.apply(self.state, self.actor, action, MUTE)
        self.settle()

    def refuse(self, seat: int, action: int) -> None:
        """Says why an action is not legal."""
        game = self.game
        if not 0 <= action < game.n_actions:
            raise ValueError(f"action {action} does not exist; actions are 0 to {game.n_actions - 1}")
        clause = game.why_not(self.state, seat, action)
        raise Refused(clause, f"seat {seat} may not {game.notation(action)} now ({clause})")

    def results(self) -> list[float]:
        """The reward of each seat at the end: its points, or 1 for winners and -1 for the others."""
        return results(self.game, self.state, self.reward)

    def __deepcopy__(self, memo: dict[int, Any]) -> Sitting:
        """Rules and layouts are shared, the state and the dice are copied."""
        twin = Sitting.__new__(Sitting)
        memo[id(self)] = twin
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.pick = deepcopy(self.pick)
        twin.legal = list(self.legal)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """The rules travel by key or with their pack, the state as its dump."""
        saved = dict(self.__dict__)
        saved["game"] = saved_game(self.game)
        saved["state"] = self.game.dump(self.state)
        del saved["tensors"]
        return saved

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        self.game = found_game(saved["game"])
        self.state = self.game.restore(saved["state"])
        self.tensors = tensors(self.game, self.seats, self.options)


def saved_game(game: Game[Any]) -> str | Travelling | Game[Any]:
    """Rules as they travel: by key where they are the house's own, else with the data of their pack."""
    pack = pack_of(game)
    if pack is NO_PACK:
        return game  # built by hand
    return game.key if load_game(game.key) is game else Travelling(game.key, pack, game.version)


def found_game(saved: str | Travelling | Game[Any]) -> Game[Any]:
    """The rules of a key, those that travelled, or those given."""
    if isinstance(saved, Travelling):
        return game_with(saved.key, saved.pack, saved.version)
    return load_game(saved) if isinstance(saved, str) else saved


def results(game: Game[Any], s: State, reward: str) -> list[float]:
    """What each seat is paid for a finished game."""
    scores = game.scores(s)
    if reward == SCORE:
        return [float(score.total) for score in scores]
    winners = game.winners(s)
    return [1.0 if seat in winners else -1.0 for seat in range(len(scores))]
