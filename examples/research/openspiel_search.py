"""OpenSpiel's own information-set search plays Crypt against random play.

python examples/research/openspiel_search.py --games 4 --simulations 60
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from rookery.research import openspiel


def play(game: Any, bot: Any, seat: int, generator: np.random.RandomState) -> float:
    """One game; answers what the bot's seat is paid."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(generator.choice(outcomes, p=shares)))
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(generator.choice(state.legal_actions())))
    return float(state.returns()[seat])


def main() -> None:
    """Plays some games from changing seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=60)
    args = parser.parse_args()
    generator = np.random.RandomState(1)
    game = pyspiel.load_game(f"{openspiel.PREFIX}crypt(players=2)")
    evaluator = RandomRolloutEvaluator(1, generator)
    bot = ISMCTSBot(game, evaluator, 1.4, args.simulations, random_state=generator)
    paid = [play(game, bot, number % 2, generator) for number in range(args.games)]
    print(f"search won {sum(one > 0 for one in paid)} of {args.games} games against random play")


if __name__ == "__main__":
    main()
