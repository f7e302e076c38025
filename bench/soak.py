"""Many games through every check we have: `make soak`, `make soak GAMES=20000 SEED=7`."""

from __future__ import annotations

import os
import sys
import time

import rookery
from rookery.build import sentence
from rookery.testing import check


def main() -> int:
    """Checks every game at every number of seats; the first fault ends it."""
    games = int(os.environ.get("GAMES", "2000"))
    seed = int(os.environ.get("SEED", time.time()))
    print(f"{sentence()} {games} games each, seed {seed}.", flush=True)
    for key in rookery.games():
        game = rookery.load(key)
        for seats in range(game.min_seats, game.max_seats + 1):
            start = time.monotonic()
            check(game, games=games, seed=seed, seats=seats)
            print(f"{key}, {seats} seats: {time.monotonic() - start:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
