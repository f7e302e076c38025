"""The same game in other processes, where strings hash differently."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from typing import Final

from rookery.kernel import Options, playthrough
from rookery.table.packs import load_game
from rookery.testing.failure import Spot
from rookery.testing.look import AnyGame

HASH_SEEDS: Final = ("0", "1", "4242")
_RUN: Final = "import sys; from rookery.testing.processes import main; main(sys.argv[1:])"


def check_processes(source: str, seats: int, options: Options | None = None, seed: int = 0) -> str:
    """Plays one game in several processes and compares the bytes; answers the playthrough.

    `source` is the key of an installed game, or `module:name` of something that makes one.
    """
    spot = Spot(source, seats, options, seed)
    texts = [_play_apart(spot, hash_seed) for hash_seed in HASH_SEEDS]
    for hash_seed, text in zip(HASH_SEEDS[1:], texts[1:], strict=True):
        if text != texts[0]:
            spot.fail("processes", f"with PYTHONHASHSEED={hash_seed} {_first_line(texts[0], text)}")
    return texts[0]


def _play_apart(spot: Spot, hash_seed: str) -> str:
    paths = os.pathsep.join(path for path in sys.path if path)
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
    words = [spot.key, str(spot.seats), json.dumps(spot.options), str(spot.seed)]
    done = subprocess.run(
        [sys.executable, "-c", _RUN, *words],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        spot.fail("processes", f"a game in another process stopped: {last}")
    return done.stdout


def _first_line(left: str, right: str) -> str:
    pairs = zip(left.splitlines(), right.splitlines(), strict=False)
    for number, (a, b) in enumerate(pairs, start=1):
        if a != b:
            return f"line {number} of the playthrough is {b[:80]!r}, not {a[:80]!r}"
    return "the playthrough has another length"


def find_game(source: str) -> AnyGame:
    """The game behind a key or behind `module:name`."""
    module, colon, name = source.partition(":")
    if colon:
        game: AnyGame = getattr(import_module(module), name)()
        return game
    return load_game(source)


def main(words: list[str]) -> None:
    """What the other process runs: prints one playthrough."""
    source, seats, options, seed = words
    game = find_game(source)
    settled = game.settle(int(seats), json.loads(options))
    sys.stdout.write(playthrough(game, int(seats), settled, int(seed)))
