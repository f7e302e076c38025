"""Our side: whole random games inside the kernel, the same step by step, and single calls."""

from __future__ import annotations

import random
import time

import rookery
from bench.calls import POSITIONS, timed
from bench.tally import About, Tally
from rookery.build import current
from rookery.kernel import CHANCE, MUTE, OVER, Picker, State, random_games

WALKS = 200  # simulations a search
MET = 5 * POSITIONS  # decisions to choose the positions from, and to count the forced ones in


class Ours:
    """One game at one number of seats."""

    def __init__(self, key: str, seats: int) -> None:
        self.game = rookery.load(key)
        self.seats = seats
        self.options = self.game.settle(seats, {})
        self.about = About(f"{key}, {seats} seats", rookery.__version__, current().kind)
        self.positions: list[tuple[State, int]] = []
        self.forced = 0.0  # the share of decisions with one legal action
        self._look_around()

    def _look_around(self) -> None:
        """Decisions met in random games, with the seat that is to act."""
        met: list[tuple[State, int]] = []
        forced = 0
        pick, game = Picker(5), self.game
        while len(met) < MET:
            s = game.new(self.seats, self.options)
            seat = game.actor(s)
            while seat != OVER:
                if seat == CHANCE:
                    game.apply(s, CHANCE, game.sample(s, pick), MUTE)
                else:
                    met.append((s.copy(), seat))
                    legal = game.legal(s, seat)
                    forced += len(legal) == 1
                    game.apply(s, seat, legal[int(pick.below(len(legal)))], MUTE)
                seat = game.actor(s)
        self.forced = forced / len(met)
        self.positions = random.Random(5).sample(met, POSITIONS)

    def play(self, games: int, seed: int) -> Tally:
        """Random games in one call, as simulations run them."""
        start = time.process_time()
        decisions = random_games(self.game, self.seats, self.options, games, seed)
        spent = time.process_time() - start
        return Tally(games, decisions, round(self.forced * decisions), spent)

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

    def search(self, rounds: int, seed: int) -> Tally:
        """Simulations at the positions met; scouting before the first walk is not timed."""
        from rookery.bots import Sampler
        from rookery.bots.search import Knobs
        from rookery.bots.searcher import begin

        spent = 0.0
        for number in range(rounds):
            s, seat = self.positions[number % POSITIONS]
            search, worlds = begin(
                self.game.view(s, seat), Sampler(self.game, s, seat, Picker(1)), Knobs(), seed
            )
            search.run(worlds, 1)
            start = time.process_time()
            search.run(worlds, WALKS)
            spent += time.process_time() - start
        return Tally(rounds, rounds * WALKS, 0, spent)

    def new(self, rounds: int, seed: int) -> Tally:
        """A new game, its chance settled up to the first decision."""
        game, pick = self.game, Picker(seed)
        start = time.process_time()
        for _ in range(rounds):
            s = game.new(self.seats, self.options)
            while game.actor(s) == CHANCE:
                game.apply(s, CHANCE, game.sample(s, pick), MUTE)
        return Tally(rounds, rounds, 0, time.process_time() - start)
