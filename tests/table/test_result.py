"""The result has one builder: the record, the last view of every seat and the playthrough tell the same."""

from __future__ import annotations

import pytest

import rookery
from rookery import Match
from rookery.kernel import playthrough
from tests.table.matches import finish

LARGEST = [(key, rookery.load(key).max_seats) for key in rookery.games()]
SMALLEST = [(key, rookery.load(key).min_seats) for key in rookery.games()]


@pytest.mark.parametrize(("key", "seats"), LARGEST + SMALLEST)
def test_every_door_tells_one_result(key: str, seats: int) -> None:
    match = finish(Match(key, seats, 1838))
    result = match.game.result(match.state)
    assert list(result) == ["scores", "winners", "verdict"]
    assert result["scores"] == [[score.total, *score.parts] for score in match.scores]
    assert (result["winners"], result["verdict"]) == (match.winners, match.verdict)
    assert match.record()["result"] == result
    for seat in range(-1, seats):
        view = match.view(seat)
        assert {part: view.get(part, result[part]) for part in result} == result
        assert {"scores", "winners"} <= set(view)


@pytest.mark.parametrize("key", rookery.games())
def test_there_is_no_result_before_the_end(key: str) -> None:
    match = Match(key, seed=3)
    assert match.game.result(match.state) == match.game.standing(match.state) == {}
    assert not {"scores", "winners", "verdict"} & set(match.view(0))


def test_a_playthrough_ends_with_it() -> None:
    game = rookery.load("crypt")
    last = playthrough(game, 1, game.settle(1, {}), 5, views=False).splitlines()[-2:]
    assert [line.split()[0] for line in last] == ["scores", "winners"]
    assert last[1].split()[-1].startswith("rank-")
