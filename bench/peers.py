"""The peers, driven as fast as their Python interface allows: list, pick uniformly, apply."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from bench.tally import About, Tally


class Catan:
    """Catanatron, pure Python, four players; actions are not validated a second time."""

    def __init__(self, seats: int) -> None:
        from catanatron import Color, RandomPlayer

        colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE][:seats]
        self.players = [RandomPlayer(color) for color in colors]
        self.about = About(f"Catanatron, {seats} seats", version("catanatron"), "interpreted")

    def play(self, games: int, seed: int) -> Tally:
        """Games to ten points or to the library's own limit of turns."""
        from catanatron import Game
        from catanatron.game import TURNS_LIMIT

        decisions = forced = 0
        start = time.process_time()
        for number in range(games):
            game = Game(self.players, seed=seed * 1000 + number + 1)
            while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
                actions = game.state.playable_actions
                forced += len(actions) == 1
                decisions += 1
                chosen = actions[int(random.random() * len(actions))]
                game.execute(chosen, validate_action=False)
        return Tally(games, decisions, forced, time.process_time() - start)


class Spiel:
    """A game of OpenSpiel: rules in C++, called from Python."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(name)
        self.about = About(f"OpenSpiel {name}", version("open_spiel"), "C++")

    def play(self, games: int, seed: int) -> Tally:
        """Chance is sampled by its listed odds, as any game allows."""
        return self._play(games, seed, self._by_odds)

    def uniform(self, games: int, seed: int) -> Tally:
        """Chance is picked without odds: faster, and right where all of them are equal."""
        return self._play(games, seed, self._evenly)

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

    def _play(self, games: int, seed: int, chance: Callable[[Any, Callable[[], float]], int]) -> Tally:
        draw = random.Random(seed).random
        decisions = forced = 0
        start = time.process_time()
        for _ in range(games):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chance(state, draw))
                else:
                    legal = state.legal_actions()
                    forced += len(legal) == 1
                    decisions += 1
                    state.apply_action(legal[int(draw() * len(legal))])
        return Tally(games, decisions, forced, time.process_time() - start)
