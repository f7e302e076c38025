"""What the research doors cost, beside their peers, in one run: `python -m bench.research [--rounds N]`.

Contestants take turns in short rounds; figures are medians, ratios are medians of the ratios within a round.
A decision is: see what the seat sees and may do, pick a legal action uniformly, take it.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np

import rookery
from rookery.build import current
from rookery.kernel import CHANCE, MUTE, OVER, Picker, random_games
from rookery.research import pettingzoo
from rookery.research.tensors import tensors
from rookery.research.vector import Batch

SECONDS = 0.3  # a round of one contestant
SEATS = 3
Play = Callable[[], int]  # plays a little, answers the decisions


def kernel() -> Play:
    """Random games wholly inside the kernel, without observations."""
    game = rookery.load("crypt")
    options = game.settle(SEATS, {})
    return lambda: random_games(game, SEATS, options, 20, random.getrandbits(30))[0]


def kernel_observed() -> Play:
    """Step by step from Python, with the row and the mask of the seat that acts."""
    game = rookery.load("crypt")
    options, pick = game.settle(SEATS, {}), Picker(1)
    made = tensors(game, SEATS, options)

    def play() -> int:
        s, decisions = game.new(SEATS, options), 0
        while (seat := game.actor(s)) != OVER:
            if seat == CHANCE:
                game.apply(s, CHANCE, game.sample(s, pick), MUTE)
                continue
            legal = game.legal(s, seat)
            made.row(s, seat)
            made.mask(legal)
            game.apply(s, seat, legal[int(random.random() * len(legal))], MUTE)
            decisions += 1
        return decisions

    return play


def through_pettingzoo(env: Any) -> Play:
    """Any AEC environment with masks: observe, pick, step. The picking is the same for all."""

    def play() -> int:
        env.reset(seed=random.getrandbits(30))
        decisions = 0
        while env.agents:
            seen, _, ended, truncated, _ = env.last()
            if ended or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[int(random.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def vectorised(count: int) -> Play:
    """A batch, observations and masks in arrays; picking is timed as well."""
    batch = Batch("crypt", count, SEATS)
    generator = np.random.default_rng(1)

    def play() -> int:
        batch.step(batch.random_actions(generator))
        return count

    return play


def openspiel(name: str, observed: bool) -> Play:
    """A game of OpenSpiel driven from Python, with or without its observation tensor."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
                if observed and game.get_type().provides_observation_tensor:
                    state.observation_tensor(state.current_player())
                elif observed:
                    state.information_state_tensor(state.current_player())
            state.apply_action(legal[int(random.random() * len(legal))])
        return decisions

    return play


def contestants() -> dict[str, Play]:
    """Everything that is measured, by name."""
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    return {
        "crypt, kernel alone": kernel(),
        "crypt, kernel and observation": kernel_observed(),
        "crypt, PettingZoo": through_pettingzoo(pettingzoo.env("crypt", SEATS)),
        "crypt, batch of 64": vectorised(64),
        "crypt, batch of 1024": vectorised(1024),
        "PettingZoo connect_four_v3": through_pettingzoo(connect_four_v3.env()),
        "PettingZoo tictactoe_v3": through_pettingzoo(tictactoe_v3.env()),
        "OpenSpiel hearts": openspiel("hearts", False),
        "OpenSpiel hearts, observed": openspiel("hearts", True),
        "OpenSpiel crazy_eights": openspiel("crazy_eights", False),
        "OpenSpiel crazy_eights, observed": openspiel("crazy_eights", True),
    }


def one_round(play: Play) -> float:
    """Decisions a second of processor time."""
    start, decisions = time.process_time(), 0
    while time.process_time() - start < SECONDS:
        decisions += play()
    return decisions / (time.process_time() - start)


def main() -> None:
    """Measures and prints a table with the ratios that are promised."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    plays = contestants()
    for play in plays.values():
        play()
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(args.rounds):
        for name, play in plays.items():
            rates[name].append(one_round(play))
    print(f"{current().kind} rules, {SEATS} seats\n\n| contestant | decisions/s |\n| --- | --: |")
    for name, found in rates.items():
        print(f"| {name} | {median(found):,.0f} |")
    print("\n| ratio | measured |\n| --- | --: |")
    for title, above, below in (
        ("kernel and observation : PettingZoo", "crypt, kernel and observation", "crypt, PettingZoo"),
        ("PettingZoo crypt : connect_four", "crypt, PettingZoo", "PettingZoo connect_four_v3"),
        ("PettingZoo crypt : tictactoe", "crypt, PettingZoo", "PettingZoo tictactoe_v3"),
        ("batch : hearts, observed", "crypt, batch of 64", "OpenSpiel hearts, observed"),
        ("batch : crazy_eights, observed", "crypt, batch of 64", "OpenSpiel crazy_eights, observed"),
        ("batch : crazy_eights, unobserved", "crypt, batch of 64", "OpenSpiel crazy_eights"),
    ):
        print(f"| {title} | {median(a / b for a, b in zip(rates[above], rates[below], strict=True)):.2f} |")


if __name__ == "__main__":
    main()
