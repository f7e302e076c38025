"""One source, two builds: each run is the build it claims to be, and both tell the same story."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import rookery
from rookery.build import current, sentence
from rookery.kernel import MUTE, OVER, Codec, Game, Picker, Sink, State, Verb, finish, playthrough
from tests.scale import games

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
STORED = sorted((ROOT / "tests" / "games").glob("*/playthroughs/*.txt"))
NEVER_COMPILED = ("__init__.py", "hints.py", "runtime.py")
TABLES = [
    (key, seats)
    for key in rookery.games()
    for seats in range(rookery.load(key).min_seats, rookery.load(key).max_seats + 1)
][:: games(1, 20)]
STORY = """
import sys, rookery
from rookery.build import current
from rookery.kernel import playthrough
key, seats, *seeds = sys.argv[1], *map(int, sys.argv[2:])
assert current().kind == "interpreted"
game = rookery.load(key)
for seed in seeds:
    sys.stdout.write(playthrough(game, seats, game.settle(seats, {}), seed))
"""


def rule_modules() -> list[str]:
    """The modules that a compiled build must have compiled."""
    package = SOURCE / "rookery"
    paths = [*package.glob("kernel/*.py"), *package.glob("games/*/**/*.py")]
    return sorted(
        ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        for path in paths
        if path.name not in NEVER_COMPILED
    )


def stories_from_source(key: str, seats: int, seeds: list[int]) -> str:
    """Playthroughs by the interpreted build, in a process of its own."""
    answer = subprocess.run(
        [sys.executable, "-c", STORY, key, str(seats), *map(str, seeds)],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=True,
    )
    return answer.stdout


def test_this_run_is_the_build_it_claims_to_be() -> None:
    expected = os.environ.get("ROOKERY_EXPECT_BUILD", current().kind)
    ending = ".py" if expected == "interpreted" else (".so", ".pyd")
    files = {name: str(importlib.import_module(name).__file__) for name in rule_modules()}
    assert current().kind == expected
    assert {name: file for name, file in files.items() if not file.endswith(ending)} == {}
    assert sentence().startswith(f"The rules are {expected}")


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_both_builds_play_the_same_game_byte_for_byte(key: str, seats: int) -> None:
    game = rookery.load(key)
    seeds = [1, 2**70 + 11]
    here = [playthrough(game, seats, game.settle(seats, {}), seed) for seed in seeds]
    assert "".join(here) == stories_from_source(key, seats, seeds)


def test_stored_playthroughs_hold() -> None:
    """Each file names its own game, seats, seed and options at the top."""
    for path in STORED:
        text = path.read_text()
        lines = text.splitlines()
        head = lines[0].split()
        game, seats, seed = rookery.load(head[1]), int(head[5]), int(head[7])
        chosen = dict(line.split()[1:] for line in lines if line.startswith("option "))
        assert playthrough(game, seats, game.settle(seats, chosen), seed) == text, path.name


class Countdown(State):
    """A state written in plain Python on top of whichever kernel runs."""

    def __init__(self, left: int) -> None:
        self.left = left

    def copy(self) -> Countdown:
        return Countdown(self.left)


class Counting(Game[Countdown]):
    """Seat 0 counts down by one or two."""

    key = "counting"

    def __init__(self) -> None:
        super().__init__(Codec([Verb("one"), Verb("two")]), (), (), {})

    def new(self, seats: int, options: dict[str, str]) -> Countdown:
        return Countdown(5)

    def actor(self, s: Countdown) -> int:
        return 0 if s.left > 0 else OVER

    def legal(self, s: Countdown, seat: int) -> list[int]:
        return [0, 1] if s.left > 1 else [0]

    def apply(self, s: Countdown, seat: int, action: int, out: Sink) -> None:
        s.left -= action + 1
        out.emit(0, -1, s.left)


class Ears(Sink):
    """Hears numbers in plain Python."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[int] = []

    def emit(self, kind: int, seen: int, a: int = 0, *rest: int, **more: int) -> None:
        self.heard.append(a)


def test_plain_python_may_extend_the_kernel() -> None:
    """Outsiders write games and sinks without a compiler, on a compiled kernel as well."""
    game, ears = Counting(), Ears()
    steps = finish(game, game.new(1, {}), Picker(3), ears)
    assert len(ears.heard) == steps
    assert ears.heard[-1] == 0
    assert finish(game, Countdown(0), Picker(3), MUTE) == 0
