"""The peers in Python, driven as fast as their interfaces allow: list, pick uniformly, apply."""

from __future__ import annotations

import random
import time
from importlib.metadata import version
from typing import Any

from bench.calls import POSITIONS, timed
from bench.tally import About, Tally

STALE = 150  # half moves without a capture or a pawn's move: the seventy-five-move rule


class Catan:
    """Catanatron, pure Python, four players; actions are not validated a second time."""

    def __init__(self, seats: int) -> None:
        from catanatron import Color, Game, RandomPlayer

        colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE][:seats]
        self.begun = Game
        self.players = [RandomPlayer(color) for color in colors]
        self.about = About(f"Catanatron, {seats} seats", version("catanatron"), "interpreted")
        self._positions: list[tuple[Any, int]] = []

    def play(self, games: int, seed: int) -> Tally:
        """Games to ten points or to the library's own limit of turns."""
        from catanatron.game import TURNS_LIMIT

        decisions = forced = 0
        start = time.process_time()
        for number in range(games):
            game = self.begun(self.players, seed=seed * 1000 + number + 1)
            while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
                actions = game.state.playable_actions
                forced += len(actions) == 1
                decisions += 1
                chosen = actions[int(random.random() * len(actions))]
                game.execute(chosen, validate_action=False)
        return Tally(games, decisions, forced, time.process_time() - start)

    def copy(self, rounds: int, seed: int) -> Tally:
        """Copies of positions of one random game."""
        return timed(self._met(), rounds, lambda game, _: game.copy())

    def new(self, rounds: int, seed: int) -> Tally:
        """A new game on a new map."""
        start = time.process_time()
        for number in range(rounds):
            self.begun(self.players, seed=seed * 1000 + number + 1)
        return Tally(rounds, rounds, 0, time.process_time() - start)

    def _met(self) -> list[tuple[Any, int]]:
        if not self._positions:
            game = self.begun(self.players, seed=5)
            for _ in range(POSITIONS):
                self._positions.append((game.copy(), 0))
                game.execute(random.choice(game.state.playable_actions), validate_action=False)
        return self._positions


class Chess:
    """python-chess; draws by the seventy-five-move rule and lack of pieces, not by repetition."""

    def __init__(self) -> None:
        import chess

        self.lib: Any = chess
        self.about = About("python-chess", version("chess"), "interpreted")
        self._positions: list[tuple[Any, int]] = []

    def play(self, games: int, seed: int) -> Tally:
        """Games to their ends."""
        draw = random.Random(seed).random
        decisions = forced = 0
        start = time.process_time()
        for _ in range(games):
            board = self.lib.Board()
            while not self._drawn(board):
                moves = list(board.legal_moves)
                if not moves:
                    break
                forced += len(moves) == 1
                decisions += 1
                board.push(moves[int(draw() * len(moves))])
        return Tally(games, decisions, forced, time.process_time() - start)

    def _drawn(self, board: Any) -> bool:
        return bool(board.halfmove_clock >= STALE or board.is_insufficient_material())

    def copy(self, rounds: int, seed: int) -> Tally:
        """Copies without the moves that led there."""
        return timed(self._met(), rounds, lambda board, _: board.copy(stack=False))

    def legal(self, rounds: int, seed: int) -> Tally:
        """All legal moves as a list."""
        return timed(self._met(), rounds, lambda board, _: list(board.legal_moves))

    def new(self, rounds: int, seed: int) -> Tally:
        """A new board."""
        start = time.process_time()
        for _ in range(rounds):
            self.lib.Board()
        return Tally(rounds, rounds, 0, time.process_time() - start)

    def _met(self) -> list[tuple[Any, int]]:
        draw = random.Random(5)
        while len(self._positions) < POSITIONS:
            board = self.lib.Board()
            while len(self._positions) < POSITIONS and (moves := list(board.legal_moves)):
                self._positions.append((board.copy(stack=False), 0))
                board.push(draw.choice(moves))
        return self._positions


class Cards:
    """A game of RLCard; every step makes the observation of the next player, so it is always counted."""

    def __init__(self, name: str) -> None:
        import rlcard

        self.env: Any = rlcard.make(name, config={"seed": 7})
        self.about = About(f"RLCard {name}", version("rlcard"), "interpreted")

    def observed(self, games: int, seed: int) -> Tally:
        """Games to their ends."""
        draw = random.Random(seed).random
        env = self.env
        env.seed(seed)
        decisions = forced = 0
        start = time.process_time()
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                forced += len(legal) == 1
                decisions += 1
                state, _ = env.step(legal[int(draw() * len(legal))])
        return Tally(games, decisions, forced, time.process_time() - start)

    def new(self, rounds: int, seed: int) -> Tally:
        """A new game, with the observation of who begins."""
        start = time.process_time()
        for _ in range(rounds):
            self.env.reset()
        return Tally(rounds, rounds, 0, time.process_time() - start)
