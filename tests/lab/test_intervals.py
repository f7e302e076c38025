"""Intervals are as wide as the books say, and hold as often as they claim."""

from __future__ import annotations

import pytest

from rookery.kernel import Picker
from rookery.lab.intervals import discoveries, mean, quantile, ratio, watched
from rookery.lab.strategies import ways
from rookery.lab.sums import Sums, restored


@pytest.mark.parametrize(("freedom", "value"), [(5, 2.571), (9, 2.262), (30, 2.042), (1000, 1.962)])
def test_quantiles_of_student(freedom: int, value: float) -> None:
    assert quantile(freedom) == pytest.approx(value, abs=0.005)


def test_the_mean_of_a_few_numbers() -> None:
    sums = Sums()
    for value in (2.0, 4.0, 4.0, 6.0):
        sums.add("x", value)
    figure = mean(sums.means["x"])
    assert (figure.value, figure.many) == (4.0, 4)
    assert figure.half == pytest.approx(3.182 * 1.633 / 2, rel=0.02)
    assert mean([]).many == 0


def test_a_ratio_counts_games_as_wholes() -> None:
    sums = Sums()
    for takers, won in ((1, 1.0), (2, 0.0), (1, 1.0), (2, 2.0)):
        sums.add_pair("x", takers, won)
    figure = ratio(sums.pairs["x"])
    assert figure.value == pytest.approx(2 / 3)
    assert figure.many == 6


def test_many_looks_find_less() -> None:
    assert discoveries([0.001, 0.02, 0.04, 0.5]) == [True, True, False, False]
    assert discoveries([0.04] * 1 + [0.9] * 19) == [False] * 20
    assert discoveries([]) == []


def test_an_interval_may_be_watched_at_every_step() -> None:
    pick, missed = Picker(5), 0
    for _ in range(60):
        sums = Sums()
        outside = False
        for step in range(200):
            sums.add("x", float(pick.below(2)))
            if step >= 20:
                figure = watched(sums.means["x"])
                outside = outside or not figure.low <= 0.5 <= figure.high
        missed += outside
    assert missed <= 6


def test_sums_come_back_from_a_file_and_bad_ones_do_not() -> None:
    sums = Sums()
    sums.add("x", 1.5)
    sums.add_pair("y", 1, 2)
    sums.count("z", "a")
    sums.sample([1.0, 2.0])
    assert restored(sums.dump()).dump() == sums.dump()
    with pytest.raises(ValueError, match="no sums"):
        restored({"means": {"x": [1]}})


def test_two_ways_to_play_are_told_apart() -> None:
    pick = Picker(1)
    samples = [[1.0, 30.0, float(9 + pick.below(3)), float(pick.below(3))] for _ in range(60)]
    samples += [[0.0, 20.0, float(pick.below(3)), float(9 + pick.below(3))] for _ in range(60)]
    first, second = ways(samples)
    assert (first.wins.value, second.wins.value) == (1.0, 0.0)
    assert {feature for feature, by in first.marks if by > 0} == {0}
    assert ways([[0.5, 1.0, float(pick.below(100)), float(pick.below(100))] for _ in range(10)]) == []
