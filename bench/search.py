"""Simulations a second of our search beside OpenSpiel's information-set search, in one run.

`python -m bench.search` prints the table of docs/trials/speed.md. Every contestant runs in a process of its
own and they take turns; times are processor time. All of them search positions spread over one random game,
and a simulation is one walk down the tree with one random rollout to the end of the game.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple, TypeVar

import rookery
from rookery.bots import Sampler
from rookery.bots.search import Knobs
from rookery.bots.searcher import begin
from rookery.kernel import CHANCE, MUTE, OVER, Picker, State
from rookery.words import Words

ROOT: Final = Path(__file__).parents[1]
ROUNDS: Final = 3
POSITIONS: Final = 8
WALKS: Final = 100
AGAIN: Final = {"compiled": 8, "interpreted": 1, "spiel": 8}  # how often each position is searched in a round
# OpenSpiel 2.0's bot crashes where cards are passed, so its hearts begin after that.
PEERS: Final = {"gin_rummy": "gin_rummy", "hearts": "hearts(pass_cards=false)"}
HEAD = "| game | seats | compiled, a second | interpreted | ratio | x gin_rummy | x hearts |\n"
RULE = "| --- | --: | --: | --: | --: | --: | --: |\n"
T = TypeVar("T")


class Entry(NamedTuple):
    """One contestant: how it runs, and what."""

    kind: str
    name: str
    seats: int


def spread(met: Sequence[T]) -> list[T]:
    """A few of the positions, from the first to the last."""
    return [met[place * (len(met) - 1) // (POSITIONS - 1)] for place in range(POSITIONS)]


def ours(key: str, seats: int, again: int) -> float:
    """Simulations a second in one game of ours; scouting before the first walk is not timed."""
    game, pick = rookery.load(key), Picker(5)
    s = game.new(seats, game.settle(seats, {}))
    met: list[tuple[State, int]] = []
    while (seat := game.actor(s)) != OVER:
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample(s, pick), MUTE)
            continue
        legal = game.legal(s, seat)
        if len(legal) > 1:
            met.append((s.copy(), seat))
        game.apply(s, seat, legal[int(pick.below(len(legal)))], MUTE)
    spent = 0.0
    for number in range(again):
        for s, seat in spread(met):
            sampler = Sampler(game, s, seat, Picker(1))
            search, worlds = begin(game.view(s, seat), sampler, Knobs(), number)
            search.run(worlds, 1)
            start = time.process_time()
            search.run(worlds, WALKS)
            spent += time.process_time() - start
    return again * POSITIONS * WALKS / spent


def theirs(name: str, again: int) -> float:
    """The same of OpenSpiel's C++ bot."""
    import random

    import pyspiel

    game, draw = pyspiel.load_game(name), random.Random(5)
    state = game.new_initial_state()
    met: list[Any] = []
    while not state.is_terminal():
        legal = state.legal_actions()
        if not state.is_chance_node() and len(legal) > 1:
            met.append(state.clone())
        state.apply_action(draw.choice(legal))
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    spent = 0.0
    for number in range(again):
        evaluator = pyspiel.RandomRolloutEvaluator(1, 7 + number)
        bot = pyspiel.ISMCTSBot(7 + number, evaluator, 2.0, WALKS, -1, final, False, False)
        for one in spread(met):
            start = time.process_time()
            bot.step(one)
            spent += time.process_time() - start
    return again * POSITIONS * WALKS / spent


def measure(entry: Entry) -> float:
    """One round of one contestant in its own process."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if entry.kind == "interpreted":
        env["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "bench.search", *map(str, entry)]
    answer = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    return float(answer.stdout)


def race(entries: Sequence[Entry]) -> dict[Entry, list[float]]:
    """All contestants in turns; progress goes to stderr."""
    rates: dict[Entry, list[float]] = {entry: [] for entry in entries}
    for number in range(ROUNDS):
        for entry, found in rates.items():
            found.append(measure(entry))
            told = f"round {number + 1} of {ROUNDS}: {entry.name}, {entry.kind}: {found[-1]:.0f}/s"
            print(told, file=sys.stderr, flush=True)
    return rates


def times(mine: list[float], other: list[float]) -> str:
    """How many times as fast, round by round."""
    return f"{median(a / b for a, b in zip(mine, other, strict=True)):.2f}"


def main() -> int:
    """Prints one table, or one number for `measure`."""
    if len(sys.argv) > 1:
        kind, name, at = sys.argv[1:]
        print(theirs(name, AGAIN[kind]) if kind == "spiel" else ours(name, int(at), AGAIN[kind]))
        return 0
    tables = {key: max(2, rookery.load(key).min_seats) for key in rookery.games()}
    peers = [Entry("spiel", name, 0) for name in PEERS.values()]
    mine = [Entry(kind, *table) for table in tables.items() for kind in ("compiled", "interpreted")]
    rates = race([*peers, *mine])
    print(HEAD + RULE, end="")
    for key, seats in tables.items():
        fast, slow = rates[Entry("compiled", key, seats)], rates[Entry("interpreted", key, seats)]
        ratios = [times(fast, slow), *(times(fast, rates[peer]) for peer in peers)]
        row = [
            Words("en", rookery.load(key)).say("title"),
            str(seats),
            f"{median(fast):.0f}",
            f"{median(slow):.0f}",
            *ratios,
        ]
        print(f"| {' | '.join(row)} |")
    for name, peer in zip(PEERS, peers, strict=True):
        print(f"\nOpenSpiel's C++ bot on {name}: {median(rates[peer]):.0f} simulations/s.", end="")
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
