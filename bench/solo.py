"""How strong the levels are alone, by score: all play the same games, so each is compared with the one below.

`python -m bench.solo` plays what is missing in bench/ladder and prints the table of docs/trials/strength.md;
a stopped run goes on where it was.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from statistics import mean, stdev
from typing import NamedTuple

import rookery
from bench.bots import FOLDER, budget, title
from rookery.bots.arena import Z_95, Contest
from rookery.bots.engines import processes
from rookery.bots.levels import LEVELS
from rookery.bots.results import ResultsFile
from rookery.build import sentence

GAMES = 100
HEAD = "| game | level | games | average score | more than the level below | 95 % interval | beats it |\n"
RULE = "| --- | --- | --: | --: | --: | --: | --- |\n"


class Gain(NamedTuple):
    """How much more one level scores than another in the same games, with the 95 % interval of the mean."""

    middle: float
    low: float
    high: float


def gain(scores: list[int], below: list[int]) -> Gain:
    """Games are paired: the luck that both had is not counted twice."""
    apart = [one - other for one, other in zip(scores, below, strict=True)]
    half = Z_95 * stdev(apart) / len(apart) ** 0.5
    return Gain(mean(apart), mean(apart) - half, mean(apart) + half)


def played(game: str, level: str, seed: int, jobs: int) -> list[int]:
    """The scores of a level in its games, played now as far as they are missing."""
    options = rookery.load(game).settle(1, {})
    contest = Contest(game, 1, (level,), GAMES, seed, options)
    file = ResultsFile(FOLDER / f"{game}-1-{budget(game, level, 1)}-{seed}.jsonl", contest)
    file.begin()
    for result in processes(contest, range(len(file.done), GAMES), jobs):
        file.add(result)
    return [result.totals[0] for result in file.done[:GAMES]]


def line(game: str, level: str, scores: list[int], below: list[int]) -> str:
    """A row of the table; the lowest level has nothing below it."""
    cells = [title(game), level, str(len(scores)), f"{mean(scores):.1f}"]
    if below:
        found = gain(scores, below)
        verdict = "yes" if found.low > 0 else "no" if found.high < 0 else "not shown"
        cells += [f"{found.middle:+.1f}", f"{found.low:+.1f} to {found.high:+.1f}", verdict]
    else:
        cells += ["", "", ""]
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Prints the table line by line."""
    parser = ArgumentParser(prog="bench.solo", description=__doc__)
    parser.add_argument("--game", default="", help="these games only, with commas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    print(f"{sentence()}\n\n{HEAD}{RULE}", end="", flush=True)
    for game in args.game.split(",") if args.game else rookery.games():
        if rookery.load(game).min_seats > 1:
            continue
        below: list[int] = []
        for level in LEVELS:
            scores = played(game, level, args.seed, args.jobs)
            print(line(game, level, scores, below), flush=True)
            below = scores
    return 0


if __name__ == "__main__":
    sys.exit(main())
