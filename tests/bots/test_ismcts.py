"""Our search meets OpenSpiel's through the adapter."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest

import rookery
from bench.ismcts import Duel, KernelRollouts, play, row, theirs
from bench.search import spread
from rookery.bots.arena import Result, standings
from rookery.kernel import CHANCE, Picker

DUEL = Duel("crypt", 2, 2, 3, 5)


def first_choice(key: str, seats: int) -> pyspiel.State:
    """The first position of a game in which somebody chooses."""
    state = pyspiel.load_game(f"rookery_{key}(players={seats})").new_initial_state()
    rules, pick = state.table.rules, Picker(1)
    while rules.actor(state.s) == CHANCE:
        state.apply_action(rules.sample(state.s, pick))
    return state


def test_a_game_comes_out_the_same_again_and_seats_change() -> None:
    first, second = play((DUEL, 0)), play((DUEL, 1))
    assert play((DUEL, 0)) == first
    assert (first.at, second.at) == ([0, 1], [1, 0])
    assert len(first.totals) == 2
    assert first.winners


@pytest.mark.parametrize("key", rookery.games())
def test_openspiels_bot_plays_every_game(key: str) -> None:
    state = first_choice(key, 3)
    assert theirs(state.get_game(), 4, 1)(state) in state.legal_actions()


def test_rollouts_in_the_kernel_have_the_odds_of_openspiels_own() -> None:
    """The mean result of the first player over many rollouts, within four standard errors."""
    from open_spiel.python.algorithms import mcts

    state = first_choice("crypt", 2)
    count, draw = 300, np.random.RandomState(1)
    ours, slow = KernelRollouts(1), mcts.RandomRolloutEvaluator(1, draw)
    means = [np.mean([one.evaluate(state)[0] for _ in range(count)]) for one in (ours, slow)]
    assert abs(means[0] - means[1]) < 4 * (2 / count) ** 0.5


def test_a_row_says_whether_it_is_shown() -> None:
    wins = [Result(number, [0, 1], [2, 1], [0], 9) for number in range(20)]
    assert row(DUEL, standings(("a", "b"), wins)[0]).endswith("| 100.0 % | 83.9 to 100.0 % | yes |")
    even = [*wins, *(Result(number, [0, 1], [1, 2], [1], 9) for number in range(20, 40))]
    assert row(DUEL, standings(("a", "b"), even)[0]).endswith("not shown |")


def test_positions_are_spread_from_first_to_last() -> None:
    found = spread(range(100))
    assert (found[0], found[-1], len(found)) == (0, 99, 8)
    assert found == sorted(found)
