"""Games of OpenSpiel: driven from Python step by step, and whole games inside C++."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from bench.calls import POSITIONS, timed
from bench.tally import About, Tally

UNEVEN = ("backgammon",)  # its dice fall by odds; elsewhere each outcome is as likely as the next
SAMPLE = 300  # games from which the decisions of a game are known


class Spiel:
    """A game whose rules are C++."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.lib: Any = pyspiel
        self.game = pyspiel.load_game(name)
        self.uneven = name in UNEVEN
        kind = self.game.get_type()
        self.sight = "observation" if kind.provides_observation_tensor else "information_state"
        self.about = About(f"OpenSpiel {name}", version("open_spiel"), "C++")
        self._bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(self.game.num_players())]
        self._sampled: Tally | None = None
        self._positions: list[tuple[Any, int]] = []

    def play(self, games: int, seed: int) -> Tally:
        """Chance is sampled by its listed odds, as any game allows."""
        return self._play(games, seed, self._by_odds)

    def uniform(self, games: int, seed: int) -> Tally:
        """Chance is picked without odds: faster, and right where all of them are equal."""
        return self._play(games, seed, self._evenly)

    def observed(self, games: int, seed: int) -> Tally:
        """The fastest way with chance, and the tensor of the player to act is read before each decision."""
        return self._play(games, seed, self._by_odds if self.uneven else self._evenly, self.sight + "_tensor")

    def inside(self, games: int, seed: int) -> Tally:
        """Whole games of OpenSpiel's own random bots in C++, chance sampled there; nothing crosses to Python.

        They do not say how many decisions they took: that is the average of random games from Python.
        """
        if self._sampled is None:
            self._sampled = self.play(SAMPLE, 7)
        known = self._sampled
        start = time.process_time()
        for number in range(games):
            self.lib.evaluate_bots(self.game.new_initial_state(), self._bots, seed * 1_000_000 + number)
        seconds = time.process_time() - start
        share = games / known.games
        return Tally(games, round(known.decisions * share), round(known.forced * share), seconds)

    def _by_odds(self, state: Any, draw: Callable[[], float]) -> int:
        rest = draw()
        chosen = -1
        for outcome, share in state.chance_outcomes():
            chosen = outcome
            rest -= share
            if rest < 0:
                break
        return chosen

    def _evenly(self, state: Any, draw: Callable[[], float]) -> int:
        outcomes: list[int] = state.legal_actions()
        return outcomes[int(draw() * len(outcomes))]

    def _play(
        self, games: int, seed: int, chance: Callable[[Any, Callable[[], float]], int], sight: str = ""
    ) -> Tally:
        draw = random.Random(seed).random
        decisions = forced = 0
        start = time.process_time()
        for _ in range(games):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chance(state, draw))
                    continue
                legal = state.legal_actions()
                forced += len(legal) == 1
                decisions += 1
                if sight:
                    getattr(state, sight)(state.current_player())
                state.apply_action(legal[int(draw() * len(legal))])
        return Tally(games, decisions, forced, time.process_time() - start)

    def copy(self, rounds: int, seed: int) -> Tally:
        """Clones of positions met."""
        return timed(self._met(), rounds, lambda state, player: state.clone())

    def legal(self, rounds: int, seed: int) -> Tally:
        """The legal list of the player to act."""
        return timed(self._met(), rounds, lambda state, player: state.legal_actions())

    def observe(self, rounds: int, seed: int) -> Tally:
        """The tensor of the player to act."""
        sight = self.sight + "_tensor"
        return timed(self._met(), rounds, lambda state, player: getattr(state, sight)(player))

    def new(self, rounds: int, seed: int) -> Tally:
        """A new game, its chance settled up to the first decision."""
        draw = random.Random(seed).random
        start = time.process_time()
        for _ in range(rounds):
            self._opened(draw)
        return Tally(rounds, rounds, 0, time.process_time() - start)

    def _opened(self, draw: Callable[[], float]) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(self._by_odds(state, draw))
        return state

    def _met(self) -> list[tuple[Any, int]]:
        """Decisions met in random games, with the player to act."""
        draw = random.Random(5)
        met: list[tuple[Any, int]] = []
        while len(self._positions) == 0:
            state = self._opened(draw.random)
            while not state.is_terminal():
                if not state.is_chance_node():
                    met.append((state.clone(), state.current_player()))
                state.apply_action(self._evenly(state, draw.random))
            if len(met) >= POSITIONS:
                self._positions = draw.sample(met, POSITIONS)
        return self._positions
