"""OpenSpiel's own simulation test on every game, information states, clones and search."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

import rookery
from rookery.research.openspiel import NAMES, read_options
from tests.research.tables import TABLES, TOY

TEXTS = [f"rookery_{game.key}(players={seats})" for game, seats in TABLES if game is not TOY]


def wander(state: Any, steps: int, seed: int) -> Any:
    """Takes random steps, then chance until a player is to act."""
    draw = random.Random(seed)
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        choices = (
            [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(draw.choice(choices))
        steps -= 1
    return state


@pytest.mark.parametrize("text", TEXTS)
def test_the_simulation_suite(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("text", TEXTS)
def test_the_suite_of_the_python_interface(text: str) -> None:
    """OpenSpiel's own test of every game: clones at each step, pickles, serialised states, returns."""
    np.random.seed(3)  # the suite draws from it
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(text))


def test_every_game_is_registered() -> None:
    assert [f"rookery_{key}" for key in rookery.games()] == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("text", TEXTS)
def test_the_conventions_of_openspiel(text: str) -> None:
    """What OpenSpiel's own tests of its interface ask of every game, along one walk."""
    game = pyspiel.load_game(text)
    state = game.new_initial_state()
    for step in range(60):
        player, players = state.current_player(), range(game.num_players())
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        names = [state.action_to_string(player, action) for action in legal]
        assert len(set(names)) == len(names)
        if state.is_chance_node():
            assert max(legal) < game.max_chance_outcomes()
            assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
        else:
            assert max(legal) < game.num_distinct_actions()
            assert all(state.legal_actions(other) == [] for other in players if other != player)
            assert [state.string_to_action(player, name) for name in names[:3]] == legal[:3]
        for one in players:
            assert len(state.observation_tensor(one)) == game.observation_tensor_shape()[0]
        assert state.returns() == [0.0] * game.num_players()
        state.apply_action(random.Random(step).choice(legal))


@pytest.mark.parametrize("text", TEXTS)
def test_states_clone_pickle_and_serialise(text: str) -> None:
    game = pyspiel.load_game(text)
    state = wander(game.new_initial_state(), 25, 1)
    saved = pyspiel.serialize_game_and_state(game, state)
    twins = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    twins.append(pyspiel.deserialize_game_and_state(saved)[1])
    assert [str(twin) for twin in twins] == [str(state)] * 4
    ends = [str(wander(twin, 10_000, 2)) for twin in twins]
    assert ends == [str(wander(state, 10_000, 2))] * 4
    assert state.is_terminal()


@pytest.mark.parametrize("text", TEXTS)
def test_resampled_worlds_look_the_same_to_their_player(text: str) -> None:
    state = wander(pyspiel.load_game(text).new_initial_state(), 40, 3)
    draw = random.Random(4).random
    for player in range(state.num_players()):
        worlds = [state.resample_from_infostate(player, draw) for _ in range(5)]
        for world in worlds:
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)


def test_worlds_differ_where_a_player_is_ignorant() -> None:
    state = wander(pyspiel.load_game("rookery_crypt(players=3)").new_initial_state(), 60, 3)
    draw = random.Random(4).random
    assert len({str(state.resample_from_infostate(0, draw)) for _ in range(8)}) > 1


def test_an_information_state_remembers_what_the_view_forgets() -> None:
    state = wander(pyspiel.load_game("rookery_crypt(players=2)").new_initial_state(), 60, 3)
    told = state.information_state_string(0)
    assert told.endswith(state.observation_string(0))
    assert len(told) > len(state.observation_string(0)) + 100


def test_odds_are_those_of_the_rules() -> None:
    state = pyspiel.load_game("rookery_crypt(players=2)").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
        wander(state, 1, state.move_number())


def test_options_and_rewards_come_as_parameters() -> None:
    assert read_options("collectors:B;memory:physical") == {"collectors": "B", "memory": "physical"}
    with pytest.raises(ValueError, match="not written as key:value"):
        read_options("collectors")
    game = pyspiel.load_game("rookery_crypt(players=2,options=collectors:B,reward=score)")
    end = wander(game.new_initial_state(), 10_000, 1)
    assert min(end.returns()) >= 0
    assert '"sides":[1,1,1,1,1,1]' in str(end)


def test_openspiels_own_search_plays() -> None:
    draw = np.random.RandomState(1)
    for text, maker in (("rookery_crypt(players=2)", ismcts_bot), ("rookery_crypt(players=1)", mcts_bot)):
        game = pyspiel.load_game(text)
        state = wander(game.new_initial_state(), 0, 1)
        assert maker(game, draw).step(state) in state.legal_actions()


def ismcts_bot(game: Any, draw: Any) -> Any:
    """Information-set search with random playouts."""
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, draw), 1.4, 12, random_state=draw)


def mcts_bot(game: Any, draw: Any) -> Any:
    """Plain search with random playouts."""
    return mcts.MCTSBot(game, 1.4, 12, mcts.RandomRolloutEvaluator(1, draw), random_state=draw)
