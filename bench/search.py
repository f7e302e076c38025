"""Simulations a second of our search beside OpenSpiel's information-set search, in one run.

`.venv-bench/bin/python -m bench.search` runs every contestant in a process of its own, in turns.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
ROUNDS = 3
SEATS = (2, 3, 4)
SPIEL_GAME = "gin_rummy"  # OpenSpiel 2.0's search crashes on hearts


def ours(seats: int, walks: int) -> float:
    """Simulations a second over positions of one random game of Crypt, processor time."""
    import rookery
    from rookery.bots import Sampler
    from rookery.bots.search import Knobs
    from rookery.bots.searcher import begin
    from rookery.kernel import CHANCE, MUTE, OVER, Picker

    game, pick = rookery.load("crypt"), Picker(5)
    s = game.new(seats, game.settle(seats, {}))
    spent, count, met = 0.0, 0, 0
    while (seat := game.actor(s)) != OVER:
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample(s, pick), MUTE)
            continue
        legal = game.legal(s, seat)
        met += len(legal) > 1
        if len(legal) > 1 and met % 4 == 0:
            start = time.process_time()
            sampler = Sampler(game, s, seat, Picker(1))
            search, worlds = begin(game.view(s, seat), sampler, Knobs(), 1)
            search.run(worlds, walks)
            spent += time.process_time() - start
            count += walks
        game.apply(s, seat, legal[int(pick.below(len(legal)))], MUTE)
    return count / spent


def spiel(name: str, walks: int) -> float:
    """The same of OpenSpiel's C++ bot with random rollouts."""
    import random

    import pyspiel

    game, draw = pyspiel.load_game(name), random.Random(5)
    state = game.new_initial_state()
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.ISMCTSBot(7, evaluator, 2.0, walks, -1, final, True, True)
    spent, count, met = 0.0, 0, 0
    while not state.is_terminal() and count < 8 * walks:
        legal = state.legal_actions()
        if not state.is_chance_node():
            met += len(legal) > 1
            if len(legal) > 1 and met % 4 == 0:
                start = time.process_time()
                bot.step(state)
                spent += time.process_time() - start
                count += walks
        state.apply_action(draw.choice(legal))
    return count / spent


def measure(interpreted: bool, *words: str) -> float:
    """One round of one contestant in its own process."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if interpreted:
        env["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "bench.search", *words]
    answer = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    return float(answer.stdout)


def main() -> int:
    """Prints one table, or one number for `measure`."""
    if len(sys.argv) > 1:
        kind, what, walks = sys.argv[1], sys.argv[2], int(sys.argv[3])
        print(ours(int(what), walks) if kind == "ours" else spiel(what, walks))
        return 0
    entries: dict[str, tuple[bool, str, str, str]] = {}
    for seats in SEATS:
        entries[f"Crypt, {seats} seats, compiled"] = (False, "ours", str(seats), "1000")
        entries[f"Crypt, {seats} seats, interpreted"] = (True, "ours", str(seats), "60")
    entries[f"OpenSpiel {SPIEL_GAME}, C++"] = (False, "spiel", SPIEL_GAME, "500")
    rates: dict[str, list[float]] = {name: [] for name in entries}
    for _ in range(ROUNDS):
        for name, (interpreted, *words) in entries.items():
            rates[name].append(measure(interpreted, *words))
    peer = rates[f"OpenSpiel {SPIEL_GAME}, C++"]
    print(f"| search | simulations/s | x {SPIEL_GAME} |\n| --- | --: | --: |")
    for name, found in rates.items():
        times = median(one / other for one, other in zip(found, peer, strict=True))
        print(f"| {name} | {median(found):.0f} | {times:.2f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
