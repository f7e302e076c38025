"""What a bot is given and what it answers."""

from __future__ import annotations

from typing import Any, Protocol

from rookery.kernel import Game, Picker, State, View


class Sampler:
    """Deals worlds that one seat cannot tell from the true one; the true one stays inside."""

    def __init__(self, game: Game[Any], s: State, seat: int, pick: Picker) -> None:
        self.game = game
        self.seat = seat
        self.__true = s
        self.__pick = pick

    def sample(self) -> State:
        """Another world that this seat holds possible; it belongs to the caller."""
        world: State = self.game.resample(self.__true, self.seat, self.__pick)
        return world

    def seeded(self, seed: int) -> Sampler:
        """The same seat's sampler with a stream of worlds of its own."""
        return Sampler(self.game, self.__true, self.seat, Picker(seed))

    def weigh(self, world: State, legal: list[int]) -> list[int]:
        """How good each action looks in a sampled world, by the game's rule of thumb."""
        try:
            return self.game.instinct().weigh(world, self.seat, legal)
        except NotImplementedError:  # a game without one: all look alike
            return [0] * len(legal)


class Bot(Protocol):
    """Chooses one of `legal`; the same seed and the same questions give the same answers."""

    def choose(self, view: View, legal: list[int], sampler: Sampler) -> int:
        """The action to take."""
