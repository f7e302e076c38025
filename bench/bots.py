"""How strong the levels are: each against the one below, and the top against `greedy`.

`python -m bench.bots --game crypt --seats 2,3,4 --games 100` prints the tables of docs/bots.md.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser

import rookery
from rookery.bots.arena import Contest, Standing, standings
from rookery.bots.engines import processes
from rookery.bots.levels import LEVELS
from rookery.build import sentence

HEAD = "| seats | stronger | weaker | games | share of wins | 95 % interval | beats it |\n"
RULE = "| --: | --- | --- | --: | --: | --: | --- |\n"


def pairs(only: str) -> list[tuple[str, str]]:
    """Each level with the one below it, and the top with `greedy`; or those that include one name."""
    found = [(LEVELS[place], LEVELS[place - 1]) for place in range(1, len(LEVELS))]
    found.append((LEVELS[-1], "greedy"))
    return [pair for pair in found if not only or only in pair]


def meet(key: str, seats: int, pair: tuple[str, str], games: int, seed: int, jobs: int) -> Standing:
    """How the first of a pair did, both on every seat equally often."""
    options = rookery.load(key).settle(seats, {})
    contest = Contest(key, seats, pair, games, seed, options)
    return standings(pair, processes(contest, range(games), jobs))[0]


def row(seats: int, pair: tuple[str, str], one: Standing) -> str:
    """One line of the table; the wins of both make the games, so that a half is even."""
    verdict = "yes" if one.low > 0.5 else "no" if one.high < 0.5 else "not shown"
    share = f"{100 * one.wins / one.games:.1f} %"
    interval = f"{100 * one.low:.1f} to {100 * one.high:.1f} %"
    return f"| {seats} | {pair[0]} | {pair[1]} | {one.games} | {share} | {interval} | {verdict} |"


def main() -> int:
    """Prints the table line by line, with the time each line took on stderr."""
    parser = ArgumentParser(prog="bench.bots", description=__doc__)
    parser.add_argument("--game", default="crypt")
    parser.add_argument("--seats", default="2")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="pairs with this bot only")
    args = parser.parse_args()
    print(f"{sentence()}\n\n{HEAD}{RULE}", end="", flush=True)
    for seats in [int(text) for text in args.seats.split(",")]:
        for pair in pairs(args.only):
            start = time.monotonic()
            one = meet(args.game, seats, pair, args.games, args.seed, args.jobs)
            print(row(seats, pair, one), flush=True)
            print(f"{time.monotonic() - start:.0f} s", file=sys.stderr, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
