"""Our side: whole random games inside the kernel, the same step by step, and single calls."""

from __future__ import annotations

import random
import time

import rookery
from bench.calls import POSITIONS, timed
from bench.tally import About, Tally
from rookery.build import current
from rookery.kernel import CHANCE, MUTE, OVER, Picker, State, random_games


class Ours:
    """One game at one number of seats."""

    def __init__(self, key: str, seats: int) -> None:
        self.game = rookery.load(key)
        self.seats = seats
        self.options = self.game.settle(seats, {})
        self.about = About(f"{key}, {seats} seats", rookery.__version__, current().kind)
        self.positions = self._positions()

    def _positions(self) -> list[tuple[State, int]]:
        """Decisions met in random games, with the seat that is to act."""
        met: list[tuple[State, int]] = []
        pick, game = Picker(5), self.game
        while len(met) < POSITIONS:
            s = game.new(self.seats, self.options)
            seat = game.actor(s)
            while seat != OVER:
                if seat == CHANCE:
                    game.apply(s, CHANCE, game.sample(s, pick), MUTE)
                else:
                    met.append((s.copy(), seat))
                    legal = game.legal(s, seat)
                    game.apply(s, seat, legal[int(pick.below(len(legal)))], MUTE)
                seat = game.actor(s)
        return random.Random(5).sample(met, POSITIONS)

    def play(self, games: int, seed: int) -> Tally:
        """Random games in one call, as simulations run them."""
        start = time.process_time()
        counts = random_games(self.game, self.seats, self.options, games, seed)
        return Tally(games, counts[0], counts[1], time.process_time() - start)

    def driven(self, games: int, seed: int) -> Tally:
        """Random games step by step from Python, as the C++ peers are driven."""
        game, pick = self.game, Picker(seed)
        draw = random.Random(seed).random
        decisions = forced = 0
        start = time.process_time()
        for _ in range(games):
            s = game.new(self.seats, self.options)
            seat = game.actor(s)
            while seat != OVER:
                if seat == CHANCE:
                    game.apply(s, CHANCE, game.sample(s, pick), MUTE)
                else:
                    legal = game.legal(s, seat)
                    game.apply(s, seat, legal[int(draw() * len(legal))], MUTE)
                    decisions += 1
                    forced += len(legal) == 1
                seat = game.actor(s)
        return Tally(games, decisions, forced, time.process_time() - start)

    def copy(self, rounds: int, seed: int) -> Tally:
        """Copies of the positions met."""
        return timed(self.positions, rounds, lambda s, seat: s.copy())

    def legal(self, rounds: int, seed: int) -> Tally:
        """The legal list of the seat to act."""
        return timed(self.positions, rounds, self.game.legal)

    def view(self, rounds: int, seed: int) -> Tally:
        """What the seat to act may know."""
        return timed(self.positions, rounds, self.game.view)

    def observe(self, rounds: int, seed: int) -> Tally:
        """The row of the seat to act."""
        from rookery.research.tensors import tensors

        return timed(self.positions, rounds, tensors(self.game, self.seats, self.options).row)

    def new(self, rounds: int, seed: int) -> Tally:
        """A new game, its chance settled up to the first decision."""
        game, pick = self.game, Picker(seed)
        start = time.process_time()
        for _ in range(rounds):
            s = game.new(self.seats, self.options)
            while game.actor(s) == CHANCE:
                game.apply(s, CHANCE, game.sample(s, pick), MUTE)
        return Tally(rounds, rounds, 0, time.process_time() - start)
