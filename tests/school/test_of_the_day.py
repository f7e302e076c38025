"""The puzzle of the day: the same for all, another one every day, and none that comes back soon."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

import pytest

import rookery
from rookery.school.of_the_day import dealt, of_the_day
from rookery.school.puzzles import LEVELS, Puzzle, has_puzzles, puzzles

KEY, OTHER = b"a key of this house", b"the key of another"
FIRST = date(2026, 11, 18)
GAMES = [key for key in rookery.games() if has_puzzles(key)]
ROUND = len(GAMES) * len(LEVELS)  # days in which every game has been there at every level


def days(count: int, key: bytes = KEY) -> list[Puzzle]:
    return [of_the_day(FIRST + timedelta(days=number), key) for number in range(count)]


def test_the_same_day_and_key_give_the_same_puzzle() -> None:
    assert days(30) == days(30)


def test_games_and_levels_go_round() -> None:
    found = days(ROUND)
    assert len({(one.game.key, one.level) for one in found}) == ROUND
    for one, after in pairwise(found):
        assert one.game.key != after.game.key
        assert one.level != after.level


def test_who_does_not_know_the_key_does_not_foresee_it() -> None:
    mine, theirs = days(3 * ROUND), days(3 * ROUND, OTHER)
    assert [one.game.key for one in mine] == [one.game.key for one in theirs]
    assert sum(one.id == other.id for one, other in zip(mine, theirs, strict=True)) < ROUND


@pytest.mark.parametrize("count", [1, 2, 3, 8, 15])
def test_none_comes_back_before_half_of_the_others(count: int) -> None:
    found = list(puzzles("thiefs_market")[:count])
    turns = [dealt(found, turn, KEY).id for turn in range(6 * count)]
    assert {*turns[:count]} == {one.id for one in found}
    for turn, one in enumerate(turns):
        assert one not in turns[max(0, turn - count // 2) : turn]
    assert count < 8 or turns[:count] != turns[count : 2 * count]
