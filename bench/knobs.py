"""Settings of the search against a bot, to choose them by: share of wins, margin and processor time.

`python -m bench.knobs --game oliver_twist --seats 2 --games 60 greedy 40.0.0 40.20.20` lets searches of 40
simulations, random to the end and guided for 20 decisions up to a horizon of 20, meet `greedy`.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser

import rookery
from rookery.bots import Bot
from rookery.bots.arena import wilson
from rookery.bots.levels import searcher
from rookery.bots.play import play_game
from rookery.bots.registry import make
from rookery.kernel.manners import Thought
from rookery.table.canon import mixed

HEAD = "| game | seats | search | against | games | share of wins | 95 % interval | margin | s a game |\n"
RULE = "| --- | --: | --- | --- | --: | --: | --: | --: | --: |\n"


def bot(name: str, seed: int) -> Bot:
    """A bot of the house, or `simulations.guided.horizon`."""
    if name[0].isdigit():
        return searcher(Thought(*map(int, name.split("."))), seed)
    return make(name, seed)


def meet(key: str, seats: int, pair: tuple[str, str], games: int, seed: int) -> str:
    """One line: both on every seat equally often, from paired seeds."""
    game, wins, margin, start = rookery.load(key), 0.0, 0.0, time.process_time()
    for number in range(games):
        mine = [(seat + number) % 2 == 0 for seat in range(seats)]
        bots = [bot(pair[0 if own else 1], mixed(seed, number, seat)) for seat, own in enumerate(mine)]
        final = play_game(game, seats, {}, bots, mixed(seed, number // 2))
        wins += sum(mine[seat] for seat in final.winners) / len(final.winners)
        for seat, own in enumerate(mine):
            margin += final.totals[seat] / mine.count(own) * (1 if own else -1)
    low, high = wilson(wins, games)
    share = f"{100 * wins / games:.1f} % | {100 * low:.1f} to {100 * high:.1f} %"
    spent = (time.process_time() - start) / games
    return (
        f"| {key} | {seats} | {' | '.join(pair)} | {games} | {share} | {margin / games:+.1f} | {spent:.2f} |"
    )


def main() -> int:
    """Prints a line for every setting."""
    parser = ArgumentParser(prog="bench.knobs", description=__doc__)
    parser.add_argument("--game", default="crypt")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("against")
    parser.add_argument("searches", nargs="+")
    args = parser.parse_args()
    print(f"{HEAD}{RULE}", end="", flush=True)
    for search in args.searches:
        print(meet(args.game, args.seats, (search, args.against), args.games, args.seed), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
