"""How long a level thinks: processor time of its choices in one whole game at every table.

`python -m bench.patience legend` prints the table of docs/trials/legend.md. The whole budget takes minutes a
game; `--part 16` walks a sixteenth of it and reckons up: a walk costs about the same throughout a search.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from typing import Final

import rookery
from bench.bots import title
from rookery.bots import Sampler
from rookery.bots.levels import USUAL, searcher, thought_of
from rookery.bots.play import play_game
from rookery.bots.searcher import Searcher
from rookery.build import sentence
from rookery.kernel import View
from rookery.kernel.manners import Thought
from rookery.table.canon import mixed

HEAD: Final = "| game | seats | simulations | choices | median, s | 95th percentile | 99th | longest |\n"
RULE: Final = "| --- | --: | --: | --: | --: | --: | --: | --: |\n"


class Timed:
    """A searching bot and the processor time that a simulation took it, choice by choice."""

    def __init__(self, bot: Searcher, spent: list[float]) -> None:
        self._bot = bot
        self._spent = spent

    def choose(self, view: View, legal: list[int], sampler: Sampler) -> int:
        start = time.process_time()
        action = self._bot.choose(view, legal, sampler)
        self._spent.append((time.process_time() - start) / self._bot.made[-1])
        return action


def line(key: str, seats: int, thought: Thought, part: int, seed: int) -> str:
    """One table: a game between bots of this level."""
    walked = thought._replace(simulations=max(1, thought.simulations // part))
    spent: list[float] = []
    bots = [Timed(searcher(walked, mixed(seed, seat)), spent) for seat in range(seats)]
    play_game(rookery.load(key), seats, {}, bots, mixed(seed, seats))
    spent.sort()
    shares = [spent[min(len(spent) - 1, len(spent) * place // 100)] for place in (50, 95, 99, 100)]
    cells = [f"{thought.simulations * share:.2f}" for share in shares]
    return f"| {title(key)} | {seats} | {thought.simulations} | {len(spent)} | {' | '.join(cells)} |"


def main() -> int:
    """A line for every table."""
    parser = ArgumentParser(prog="bench.patience", description=__doc__)
    parser.add_argument("level", choices=[*USUAL])
    parser.add_argument("--game", default="", help="these games only, with commas")
    parser.add_argument("--part", type=int, default=1, help="walk this part of the budget and reckon up")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(f"{sentence()}\n\n{HEAD}{RULE}", end="", flush=True)
    for key in args.game.split(",") if args.game else rookery.games():
        game = rookery.load(key)
        for seats in range(game.min_seats, game.max_seats + 1):
            thought = thought_of(game, args.level, alone=seats == 1)
            print(line(key, seats, thought, args.part, args.seed), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
