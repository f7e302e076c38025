"""PettingZoo's own suites on every game and number of seats, copies and refusals."""

from __future__ import annotations

import copy
import pickle
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

import rookery
from rookery.kernel import Game, Refused
from rookery.research import pettingzoo
from rookery.research.aec import SeatsInTurn
from rookery.table.packs import folder_of, game_class, pack_of
from tests.research.tables import NAMES, SHORT, TABLES, TOY

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
# The suite remarks on dictionaries with masks, which its own classic games have as well.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def play(env: SeatsInTurn, steps: int, seed: int) -> list[Any]:
    """A random walk; answers everything that was seen on it."""
    generator = np.random.default_rng(seed)
    seen: list[Any] = []
    for agent in env.agent_iter(steps):
        observation, reward, ended, _, _ = env.last()
        assert observation is not None
        seen += [agent, reward, ended, observation["observation"].tolist(), env.state().tolist()]
        env.step(None if ended else int(generator.choice(np.flatnonzero(observation["action_mask"]))))
    return seen


@every_table
def test_the_api_suite(game: Game[Any], seats: int) -> None:
    api_test(pettingzoo.env(game, seats), num_cycles=60)


@every_table
def test_the_seed_suite(game: Game[Any], seats: int) -> None:
    seed_test(lambda: pettingzoo.env(game, seats), num_cycles=60)


@every_table
def test_the_parallel_suite(game: Game[Any], seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, seats), num_cycles=200)


@every_table
def test_the_render_suite(game: Game[Any], seats: int) -> None:
    render_test(lambda render_mode: pettingzoo.env(game, seats, render_mode=render_mode))


@every_table
def test_the_observation_suite(
    game: Game[Any], seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    save_obs_test(pettingzoo.env(game, seats))


@every_table
def test_copies_in_the_middle_of_a_game_go_on_identically(game: Game[Any], seats: int) -> None:
    env = pettingzoo.env(game, seats)
    env.reset(seed=11)
    play(env, 9, 1)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    steps = 500 if game.key in SHORT else 40
    walked = play(env, steps, 2)
    assert [play(twin, steps, 2) for twin in twins] == [walked, walked]
    assert (env.agents == []) == (game.key in SHORT)


@pytest.mark.parametrize("key", rookery.games())
def test_copies_with_a_pack_of_ones_own_go_on_identically(key: str, tmp_path: Path) -> None:
    data = folder_of(game_class(key)) / "data"
    game = rookery.load(key, str(shutil.copytree(data, tmp_path / "mine")))
    env = pettingzoo.env(game, 3)
    env.reset(seed=11)
    play(env, 9, 1)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    assert [pack_of(twin.sitting.game).name for twin in twins] == ["mine", "mine"]
    steps = 500 if key in SHORT else 40
    walked = play(env, steps, 2)
    assert [play(twin, steps, 2) for twin in twins] == [walked, walked]


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    walks = []
    for seed in (5, 5, 6):
        env = pettingzoo.env("crypt", 3)
        env.reset(seed=seed)
        walks.append(play(env, 400, 1))
    assert walks[0] == walks[1]
    assert walks[0] != walks[2]


def test_a_refused_action_changes_nothing() -> None:
    env = pettingzoo.env("crypt", 2)
    env.reset(seed=1)
    before = env.state().tolist()
    with pytest.raises(Refused, match="seat 0 may not done now|seat 1 may not done now"):
        env.step(108)
    with pytest.raises(ValueError, match="action 999 does not exist"):
        env.step(999)
    with pytest.raises(ValueError, match="must choose an action"):
        env.step(None)
    assert env.state().tolist() == before


def test_winners_are_paid_and_losers_pay() -> None:
    env = pettingzoo.env("crypt", 3)
    env.reset(seed=2)
    while not any(env.terminations.values()):
        play(env, 1, 0)
    winners = env.sitting.game.winners(env.sitting.state)
    assert list(env.rewards.values()) == [1.0 if seat in winners else -1.0 for seat in range(3)]
    points = pettingzoo.env("crypt", 1)
    points.reset(seed=2)
    while not any(points.terminations.values()):
        play(points, 1, 0)
    assert points.rewards["player_0"] == points.sitting.game.scores(points.sitting.state)[0].total


def test_choices_at_the_same_time_are_unseen_until_all_are_in() -> None:
    """In Lanterns all keepers burn at once: what the first burned changes no row of the others."""
    rows = []
    for flasks in (0, 2):
        env = pettingzoo.env(TOY, 3)
        env.reset(seed=3)
        env.step(flasks)
        rows.append([env.observe(agent)["observation"].tolist() for agent in env.agents])
    assert rows[0][1:] == rows[1][1:]
    assert rows[0][0] != rows[1][0]


def test_plans_of_thiefdom_are_unseen_until_all_are_in() -> None:
    """All guilds plan at once: what the first plans changes its own row and no other."""
    env = pettingzoo.env("thiefdom", 3)
    env.reset(seed=3)
    sitting = env.sitting
    while sitting.game.view(sitting.state, 0)["phase"] != "plan":
        env.step(sitting.legal[0])
    rows, planner = [], sitting.actor
    for plan in (sitting.legal[0], sitting.legal[-1]):
        twin = copy.deepcopy(env)
        twin.step(plan)
        rows.append([twin.observe(agent)["observation"].tolist() for agent in twin.agents])
    assert [before == after for before, after in zip(*rows, strict=True)] == [s != planner for s in range(3)]


def test_parallel_seats_answer_together_or_not_at_all() -> None:
    env = pettingzoo.parallel_env(TOY, 2)
    env.reset(seed=3)
    before = env.state().tolist()
    with pytest.raises(ValueError, match="player_1 owes a choice"):
        env.step({"player_0": 1})
    with pytest.raises(Refused, match="seat 1 may not keep"):
        env.step({"player_0": 1, "player_1": 3})
    assert env.state().tolist() == before
    env.step({"player_0": 1, "player_1": 0})
    assert env.state().tolist() != before


def test_versioned_names() -> None:
    from rookery.research.pettingzoo import rookery_crypt_v1

    assert rookery_crypt_v1.env(seats=4).max_num_agents == 4
    assert str(rookery_crypt_v1.parallel_env(seats=2).metadata["name"]) == "rookery_crypt_v1"
    with pytest.raises(AttributeError, match="there is no 'rookery_chess_v1'"):
        _ = pettingzoo.rookery_chess_v1
    with pytest.raises(AttributeError, match="has no 'chess'"):
        _ = pettingzoo.chess


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ({"seats": 9}, "1 to 4 players"),
        ({"options": {"moon": "on"}}, "no option 'moon'"),
        ({"reward": "gold"}, "reward cannot be 'gold'"),
        ({"render_mode": "film"}, "render mode cannot be 'film'"),
    ],
)
def test_bad_tables_are_refused(told: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        pettingzoo.env("crypt", **told)
