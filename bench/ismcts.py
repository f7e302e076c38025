"""Our search against OpenSpiel's information-set search, with equally many simulations a choice.

`python -m bench.ismcts --game crypt --games 40 --simulations 50` prints a row of docs/trials/strength.md;
without `--game` all games play. Both bots sit on every seat equally often, and games of one pair share dice.

OpenSpiel's bot is its Python one, with its own settings: its C++ bot crashes on games written in Python.
Its rollouts (uniform to the end) run inside our kernel: the same odds, in a fraction of the time.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import rookery
from rookery.bots.arena import Result, Standing, line_ups, standings
from rookery.bots.levels import LEVELS, searcher, thought_of
from rookery.bots.play import ask
from rookery.build import sentence
from rookery.kernel import CHANCE, Picker, finish
from rookery.research.openspiel import PREFIX
from rookery.research.sitting import results
from rookery.table.canon import mixed
from rookery.words import Words

NAMES = ("ours", "OpenSpiel")
UCT = 2.0  # how much OpenSpiel's bot explores: the usual value of its own example program
HEAD = "| game | seats | simulations | games | our share of wins | 95 % interval | we beat it |\n"
RULE = "| --- | --: | --: | --: | --: | --: | --- |\n"
Choice = Callable[[Any], int]


class Duel(NamedTuple):
    """Everything that the results hang on."""

    key: str
    seats: int
    games: int
    simulations: int
    seed: int


class KernelRollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]  # OpenSpiel is not typed
    """OpenSpiel's evaluator by random rollouts, played by the rules themselves."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._pick = Picker(seed)

    def evaluate(self, state: Any) -> Any:
        """The result of one game, played at random from here on."""
        table, s = state.table, state.s.copy()
        finish(table.rules, s, self._pick)
        return np.array(results(table.rules, s, table.reward))


class RememberingBot(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel is not typed
    """OpenSpiel's bot; it asks for the key of one state several times in a row, and writes it once."""

    _asked: tuple[Any, int] = (None, 0)
    _key: Any = None

    def get_state_key(self, state: Any) -> Any:
        """What the player to act knows."""
        asked = state, state.move_number()
        if self._asked[0] is not state or self._asked[1] != asked[1]:
            self._asked, self._key = asked, super().get_state_key(state)
        return self._key


def theirs(game: Any, simulations: int, seed: int) -> Choice:
    """OpenSpiel's bot; worlds come from our adapter, by dice of its own."""
    luck = np.random.RandomState(seed % (1 << 32))
    bot = RememberingBot(game, KernelRollouts(seed), UCT, simulations, random_state=luck)
    draw = Random(seed).random
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, draw))
    return lambda state: int(bot.step(state))


def ours(key: str, simulations: int, seed: int) -> Choice:
    """The top level's search with another budget."""
    rules = rookery.load(key)
    bot = searcher(thought_of(rules, LEVELS[-1])._replace(simulations=simulations), seed)
    worlds = Picker(mixed(seed, "worlds"))
    return lambda state: ask(bot, rules, state.s, state.current_player(), worlds)


def play(task: tuple[Duel, int]) -> Result:
    """One game through the adapter; two games with the same dice give each seat to both bots."""
    duel, number = task
    at = line_ups(len(NAMES), duel.seats)[number % len(NAMES)]
    game = pyspiel.load_game(f"{PREFIX}{duel.key}(players={duel.seats})")
    state = game.new_initial_state()
    rules, dice = state.table.rules, Picker(mixed(duel.seed, number // len(NAMES), "chance"))
    seeds = [mixed(duel.seed, number, seat) for seat in range(duel.seats)]
    choices = [
        theirs(game, duel.simulations, seed) if who else ours(duel.key, duel.simulations, seed)
        for who, seed in zip(at, seeds, strict=True)
    ]
    decisions = 0
    while not state.is_terminal():
        seat = rules.actor(state.s)
        if seat == CHANCE:
            state.apply_action(rules.sample(state.s, dice))
        else:
            state.apply_action(choices[seat](state))
            decisions += 1
    totals = [score.total for score in rules.scores(state.s)]
    return Result(number, at, totals, rules.winners(state.s), decisions)


def contest(duel: Duel, jobs: int) -> Iterator[Result]:
    """All games in order."""
    tasks = [(duel, number) for number in range(duel.games)]
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, tasks)


def row(duel: Duel, one: Standing) -> str:
    """One line of the table; a half is even, also where three sit at the table."""
    verdict = "yes" if one.low > 0.5 else "no" if one.high < 0.5 else "not shown"
    title = Words("en", rookery.load(duel.key)).say("title")
    share = f"{100 * one.wins / one.games:.1f} %"
    interval = f"{100 * one.low:.1f} to {100 * one.high:.1f} %"
    return f"| {title} | {duel.seats} | {duel.simulations} | {one.games} | {share} | {interval} | {verdict} |"


def meet(duel: Duel, jobs: int) -> Standing:
    """How our search did; the score so far goes to stderr."""
    found: list[Result] = []
    start = time.monotonic()
    for result in contest(duel, jobs):
        found.append(result)
        wins = standings(NAMES, found)[0].wins
        told = f"{duel.key}: {wins:g} of {len(found)} games, {time.monotonic() - start:.0f} s"
        print(told, file=sys.stderr, flush=True)
    return standings(NAMES, found)[0]


def main() -> int:
    """Prints the table line by line."""
    parser = ArgumentParser(prog="bench.ismcts", description=__doc__)
    parser.add_argument("--game", choices=rookery.games())
    parser.add_argument("--seats", type=int, help="two where the game can")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    print(f"{sentence()}\n\n{HEAD}{RULE}", end="", flush=True)
    for key in [args.game] if args.game else rookery.games():
        seats = args.seats or max(2, rookery.load(key).min_seats)
        duel = Duel(key, seats, args.games, args.simulations, args.seed)
        print(row(duel, meet(duel, args.jobs)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
