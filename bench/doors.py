"""Our doors for researchers, and PettingZoo's own games through the same loop."""

from __future__ import annotations

import importlib
import random
import time
from importlib.metadata import version
from typing import Any

import numpy as np

import rookery
from bench.tally import About, Tally
from rookery.build import current
from rookery.kernel import CHANCE, MUTE, OVER, Picker
from rookery.research import pettingzoo
from rookery.research.tensors import tensors
from rookery.research.vector import Batch

STEPS = 10  # of a batch, for one unit of work
SMALL, LARGE = 256, 1024


def through_pettingzoo(env: Any, games: int, seed: int) -> Tally:
    """Any AEC environment with masks: observe, pick, step. The picking is the same for all."""
    draw = random.Random(seed)
    decisions = forced = 0
    start = time.process_time()
    for _ in range(games):
        env.reset(seed=draw.getrandbits(30))
        while env.agents:
            seen, _, ended, truncated, _ = env.last()
            if ended or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].view(bool).nonzero()[0]  # as bools: numpy scans these at once
            env.step(legal[int(draw.random() * len(legal))])
            decisions += 1
            forced += len(legal) == 1
    return Tally(games, decisions, forced, time.process_time() - start)


class Doors:
    """One of our games at one number of seats."""

    def __init__(self, key: str, seats: int) -> None:
        self.game = rookery.load(key)
        self.seats = seats
        self.options = self.game.settle(seats, {})
        self.tensors = tensors(self.game, seats, self.options)
        self.env = pettingzoo.env(key, seats)
        self.batches: dict[int, Batch] = {}
        self.about = About(f"{key}, {seats} seats", rookery.__version__, current().kind)

    def observed(self, games: int, seed: int) -> Tally:
        """Step by step from Python, with the row and the mask of the seat that acts."""
        game, made, pick = self.game, self.tensors, Picker(seed)
        draw = random.Random(seed).random
        decisions = forced = 0
        start = time.process_time()
        for _ in range(games):
            s = game.new(self.seats, self.options)
            while (seat := game.actor(s)) != OVER:
                if seat == CHANCE:
                    game.apply(s, CHANCE, game.sample(s, pick), MUTE)
                    continue
                legal = game.legal(s, seat)
                made.row(s, seat)
                made.mask(legal)
                game.apply(s, seat, legal[int(draw() * len(legal))], MUTE)
                decisions += 1
                forced += len(legal) == 1
        return Tally(games, decisions, forced, time.process_time() - start)

    def zoo(self, games: int, seed: int) -> Tally:
        """The same through PettingZoo."""
        return through_pettingzoo(self.env, games, seed)

    def small(self, rounds: int, seed: int) -> Tally:
        """A batch of 256."""
        return self._stepped(SMALL, rounds, seed)

    def large(self, rounds: int, seed: int) -> Tally:
        """A batch of 1024."""
        return self._stepped(LARGE, rounds, seed)

    def _stepped(self, count: int, rounds: int, seed: int) -> Tally:
        """Rows and masks of every game in arrays, finished games begin anew; picking is timed as well."""
        if count not in self.batches:
            self.batches[count] = Batch(self.game, count, self.seats)
        batch, generator = self.batches[count], np.random.default_rng(seed)
        ended = forced = 0
        start = time.process_time()
        for _ in range(rounds * STEPS):
            batch.step(batch.random_actions(generator))
            ended += int(np.count_nonzero(batch.ended))
        return Tally(ended, rounds * STEPS * count, forced, time.process_time() - start)


class Classic:
    """A classic game of PettingZoo."""

    def __init__(self, name: str) -> None:
        self.env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        self.about = About(f"PettingZoo {name}", version("pettingzoo"), "interpreted")

    def zoo(self, games: int, seed: int) -> Tally:
        """Games to their ends."""
        return through_pettingzoo(self.env, games, seed)

    def new(self, rounds: int, seed: int) -> Tally:
        """A new game."""
        start = time.process_time()
        for _ in range(rounds):
            self.env.reset(seed=seed)
        return Tally(rounds, rounds, 0, time.process_time() - start)
