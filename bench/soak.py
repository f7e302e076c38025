"""Thousands of games through the whole kit: `make soak`, `make soak GAMES=20000 SEED=7 GAME=crypt`."""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import rookery
from rookery.build import sentence
from rookery.kernel import Game
from rookery.testing import ConformanceError, check
from rookery.testing.secret import Secrets
from tests.promises import kept

GAMES = {"thiefdom": 1000}  # its games are ten times as long
USUAL = 2000


def secrets_of(key: str, seats: int) -> Secrets | None:
    """The hidden things to be changed by brute force, from the game's own tests."""
    found = import_module(f"tests.games.{key}.secrets")
    if seats in getattr(found, "NOTHING_HIDDEN", ()):
        return None
    secrets: Secrets = found.secrets
    return secrets


def subject(key: str) -> Game[Any]:
    """The game, with the invariants that its tests watch from outside."""
    game = rookery.load(key)
    if find_spec(f"tests.games.{key}.watched") is None:
        return game
    watched: Game[Any] = import_module(f"tests.games.{key}.watched").Watched(game)
    return watched


def soak(key: str, seats: int, games: int, seed: int) -> tuple[int, int, str]:
    """One game at one number of seats: games, worlds and a sentence; the first fault raises."""
    start = time.monotonic()
    report = check(
        subject(key),
        games=games,
        seed=seed,
        seats=seats,
        secrets=secrets_of(key, seats),
        positions=2 * games,
    )
    seen = f"{report.games} games, {report.positions} positions, {report.worlds} worlds"
    return report.games, report.worlds, f"{key}, {seats} seats: {seen}, {time.monotonic() - start:.0f} s"


def main() -> int:
    """Checks the games at every number of seats on all cores; a fault is told, and the others go on."""
    seed = int(os.environ.get("SEED", time.time()))
    chosen = os.environ.get("GAME")
    print(f"{sentence()} Seed {seed}.", flush=True)
    played = worlds = faults = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        runs = {}
        for key in [chosen] if chosen else rookery.games():
            game = rookery.load(key)
            games = int(os.environ.get("GAMES", GAMES.get(key, USUAL)))
            for seats in range(game.min_seats, game.max_seats + 1):
                runs[pool.submit(soak, key, seats, games, seed)] = f"{key}, {seats} seats"
        for run in as_completed(runs):
            try:
                games, compared, said = run.result()
            except ConformanceError as fault:
                faults += 1
                print(f"{runs[run]}: {fault}", file=sys.stderr, flush=True)
            else:
                played, worlds = played + games, worlds + compared
                print(said, flush=True)
    if faults:
        return 1
    kept(
        "worlds that a viewer cannot tell apart look the same to it (rules, views, events, refusals)",
        f"{worlds} twin worlds in {played} games, seed {seed}",
        "no leak, every game keeps the contract",
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
