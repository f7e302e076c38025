"""Gymnasium's checker on every id, and batches of games."""

from __future__ import annotations

import copy
import pickle
import shutil
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import rookery
from rookery.kernel import Game
from rookery.research.gymnasium import IDS, ManySeats, OneSeat
from rookery.research.vector import Batch
from rookery.table.packs import folder_of, game_class
from tests.research.tables import NAMES, SHORT, TABLES


@pytest.mark.parametrize("name", IDS)
def test_the_checker(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


def walk(env: OneSeat, seed: int, steps: int) -> list[Any]:
    """A random game, as far as that; answers everything that was seen."""
    generator = np.random.default_rng(seed)
    seen: list[Any] = []
    for _ in range(steps):
        mask = env.action_masks()
        if not mask.any():
            break
        row, reward, ended, _, _ = env.step(int(generator.choice(np.flatnonzero(mask))))
        seen += [row.tolist(), reward, ended]
    return seen


@pytest.mark.parametrize("rival", ["random", "greedy"])
@pytest.mark.parametrize("key", rookery.games())
def test_copies_go_on_identically(key: str, rival: str) -> None:
    env = OneSeat(key, 3, seat=1, rival=rival)
    env.reset(seed=4)
    walk(env, 0, 3)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    steps = 100 if key in SHORT else 10
    walked = walk(env, 1, steps)
    assert [walk(twin, 1, steps) for twin in twins] == [walked, walked]
    assert walked[-1] is (key in SHORT)


def test_an_illegal_choice_ends_the_episode_and_cites_the_rule() -> None:
    env = OneSeat("crypt", 1)
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(108)
    assert (reward, ended) == (-1.0, True)
    assert info["refused"].startswith("CR-")


def test_bad_seats_and_bots_are_refused() -> None:
    with pytest.raises(ValueError, match="one of 2 seats from 0, not 5"):
        OneSeat("crypt", 2, seat=5)
    with pytest.raises(ValueError, match="no bot is called 'oracle'"):
        OneSeat("crypt", 2, rival="oracle")


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_a_batch_plays_what_single_games_play(game: Game[Any], seats: int) -> None:
    large, small = Batch(game, 7, seats), Batch(game, 3, seats)
    for batch in (large, small):
        batch.reset(9)
    finished, steps, generator = 0, 0, np.random.default_rng(2)
    while finished < 2 and (steps < 60 or game.key in SHORT):  # short games end, so this does
        steps += 1
        actions = large.random_actions(generator)
        large.step(actions)
        small.step(actions[:3])
        finished += int(large.ended.sum())
        assert np.array_equal(large.observations[:3], small.observations)
        assert np.array_equal(large.masks[:3], small.masks)
        assert np.array_equal(large.rewards[:3], small.rewards)
    assert (large.masks.sum(axis=1) > 0).all()
    for place, s in enumerate(large.core.states):
        seat = int(large.actors[place])
        assert seat == game.actor(s)
        assert np.flatnonzero(large.masks[place]).tolist() == game.legal(s, seat)
        assert np.array_equal(large.observations[place], large.tensors.row(s, seat))


def test_a_batch_refuses_before_anything_is_done() -> None:
    batch = Batch("crypt", 4, 2)
    before = batch.observations.copy()
    actions = batch.masks.argmax(axis=1)
    actions[3] = 132
    with pytest.raises(ValueError, match="game 3: action 132 is not legal"):
        batch.step(actions)
    with pytest.raises(ValueError, match="3 actions for 4 games"):
        batch.step(actions[:3])
    batch.core.step(batch.masks.argmax(axis=1).tobytes())
    batch.reset(0)
    assert np.array_equal(batch.observations, before)
    with pytest.raises(ValueError, match="1 game or more"):
        Batch("crypt", 0)
    with pytest.raises(ValueError, match="one of 2 seats"):
        Batch("crypt", 1, 2, learner=2)


@pytest.mark.parametrize("key", rookery.games())
def test_copies_of_a_batch_with_a_pack_of_ones_own_go_on_identically(key: str, tmp_path: Path) -> None:
    mine = shutil.copytree(folder_of(game_class(key)) / "data", tmp_path / "mine")
    game = rookery.load(key, str(mine))
    env = ManySeats(game, 2, 3, seat=1, rival="greedy")
    env.reset(seed=4)
    env.step(env.batch.random_actions(np.random.default_rng(1)))
    shown: list[Any] = []
    for one in (env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        generator, seen = np.random.default_rng(2), [one.batch.observations.tolist()]
        for _ in range(12 if key in SHORT else 5):
            rows, rewards, ended, _, infos = one.step(one.batch.random_actions(generator))
            seen += [rows.tolist(), rewards.tolist(), ended.tolist(), infos["action_mask"].tolist()]
        shown.append(seen)
    assert shown[0] == shown[1]
    assert shown[0] == shown[2]


def test_a_learner_among_bots_is_asked_only_for_its_own_seat() -> None:
    env = ManySeats("crypt", 3, 2, seat=1, rival="greedy")
    rows, infos = env.reset(seed=1)
    generator = np.random.default_rng(0)
    paid: list[float] = []
    for _ in range(60):
        assert (env.batch.actors == 1).all()
        assert env.observation_space.contains(rows)
        rows, rewards, ended, truncated, infos = env.step(env.batch.random_actions(generator))
        paid += rewards[ended].tolist()
        assert not truncated.any()
        assert not rewards[~ended].any()
        if ended.any():
            assert (infos["_final_obs"] == ended).all()
            assert all((row is not None) == end for row, end in zip(infos["final_obs"], ended, strict=True))
    assert set(paid) <= {1.0, -1.0}
    assert np.mean(paid) < 0  # random play against greedy bots


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_makes_vectors_of_every_id(name: str) -> None:
    env = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point")
    rows, infos = env.reset(seed=3)
    assert rows.shape[0] == 3
    first = rows.copy()
    env.step(infos["action_mask"].argmax(axis=1))
    again, _ = env.reset(seed=3)
    assert np.array_equal(first, again)
