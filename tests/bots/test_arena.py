"""Contests: fair seats, results that can be gone on with, ratings, and engines that agree."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import rookery
from rookery.bots.arena import Contest, Result, line_ups, play_number, standings
from rookery.bots.engines import processes
from rookery.bots.ratings import MU, SIGMA, Rating, rate
from rookery.bots.results import ResultsFile

GAME = rookery.load("crypt")
CONTEST = Contest("crypt", 2, ("greedy", "random"), 6, 4, GAME.settle(2, {}))


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (2, 4), (3, 2), (4, 3), (1, 4), (5, 4)])
def test_everybody_sits_everywhere_equally_often(bots: int, seats: int) -> None:
    table = line_ups(bots, seats)
    for seat in range(seats):
        assert len(set(Counter(at[seat] for at in table).values())) == 1
        assert {at[seat] for at in table} == set(range(bots))


def test_line_ups_of_one_group_share_their_luck() -> None:
    same = CONTEST._replace(bots=("random", "random"))
    first, second = (play_number(GAME, same, number) for number in (0, 1))
    assert (first.at, second.at) == ([0, 1], [1, 0])


def test_engines_agree() -> None:
    here = list(processes(CONTEST, range(6), 1))
    assert [result.number for result in here] == list(range(6))
    assert list(processes(CONTEST, range(6), 2)) == here


def test_a_stopped_contest_goes_on_to_the_same_file(tmp_path: Path) -> None:
    whole, stopped = ResultsFile(tmp_path / "a", CONTEST), ResultsFile(tmp_path / "b", CONTEST)
    results = list(processes(CONTEST, range(6), 1))
    for file, count in ((whole, 6), (stopped, 3)):
        file.begin()
        for result in results[:count]:
            file.add(result)
    with stopped.path.open("a") as text:
        text.write('{"number":3,"at":[')  # the machine went down here
    again = ResultsFile(stopped.path, CONTEST)
    assert again.done == results[:3]
    again.begin()
    for result in processes(CONTEST, range(len(again.done), 6), 1):
        again.add(result)
    assert stopped.path.read_bytes() == whole.path.read_bytes()


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "a", CONTEST)
    file.begin()
    assert ResultsFile(file.path, CONTEST._replace(games=99)).done == []
    with pytest.raises(ValueError, match="holds another contest; name another file"):
        ResultsFile(file.path, CONTEST._replace(seed=5))
    file.path.write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match="holds another contest; name another file"):
        ResultsFile(file.path, CONTEST)


@pytest.mark.parametrize(
    "broken",
    [
        {"number": 7},
        {"at": [0, 2]},
        {"at": [0]},
        {"at": "01"},
        {"totals": [1.5, 2]},
        {"winners": [2]},
        {"decisions": None},
        {"more": 1},
    ],
)
def test_a_line_that_is_no_result_is_named(tmp_path: Path, broken: dict[str, object]) -> None:
    file = ResultsFile(tmp_path / "a", CONTEST)
    file.begin()
    row = {"number": 0, "at": [0, 1], "totals": [3, 4], "winners": [1], "decisions": 9}
    head = file.path.read_text()
    file.path.write_text(f"{head}{json.dumps(row)}\n")
    assert len(ResultsFile(file.path, CONTEST).done) == 1
    file.path.write_text(f"{head}{json.dumps(row | broken)}\n")
    with pytest.raises(ValueError, match="line 2: this is no result of game 0"):
        ResultsFile(file.path, CONTEST)


def test_ratings_follow_the_order_of_the_finish() -> None:
    ratings = [Rating() for _ in range(3)]
    rate(ratings, [0, 1, 2], [0, 1, 2])
    assert ratings[0].mu > ratings[1].mu > ratings[2].mu
    assert all(rating.sigma < SIGMA for rating in ratings)
    assert sum(rating.mu for rating in ratings) == pytest.approx(3 * MU)


def test_equals_stay_equal() -> None:
    ratings = [Rating(), Rating()]
    rate(ratings, [0, 1], [0, 0])
    assert ratings[0].mu == pytest.approx(MU)
    assert ratings[1].mu == pytest.approx(MU)


def test_a_known_update() -> None:
    """Two new players, one win: c² = 2 (σ² + β²), p = 1/2."""
    ratings = [Rating(), Rating()]
    rate(ratings, [0, 1], [0, 1])
    spread = (2 * (SIGMA**2 + SIGMA**2 / 4)) ** 0.5
    assert ratings[0].mu == pytest.approx(MU + SIGMA**2 / spread / 2)
    assert ratings[1].mu == pytest.approx(MU - SIGMA**2 / spread / 2)


def test_standings_count_shared_wins_in_parts() -> None:
    results = [Result(0, [0, 1], [5, 5], [0, 1], 9), Result(1, [1, 0], [2, 7], [1], 9)]
    first, second = standings(("a", "b"), results)
    assert (first.wins, second.wins) == (1.5, 0.5)
    assert first.rating > second.rating
    assert first.low < 0.75 < first.high
