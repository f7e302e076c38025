"""The parts of the kit that stand alone."""

from __future__ import annotations

import math
import pickle

import pytest

from rookery.testing import ConformanceError
from rookery.testing.chi import Fit, fit, upper_gamma
from rookery.testing.compare import difference
from rookery.testing.failure import Spot
from rookery.testing.records import check_table_secrets
from rookery.testing.shadows import Shadow
from tests.toys.lanterns import Dusk, Lanterns

# Critical values of the usual printed tables: degrees of freedom, statistic, p.
PRINTED = [
    (1, 3.841, 0.05),
    (1, 10.828, 0.001),
    (5, 11.070, 0.05),
    (10, 2.558, 0.99),
    (10, 29.588, 0.001),
    (30, 43.773, 0.05),
    (100, 124.342, 0.05),
]


@pytest.mark.parametrize(("freedom", "statistic", "p"), PRINTED)
def test_p_values_agree_with_the_printed_tables(freedom: int, statistic: float, p: float) -> None:
    assert Fit(statistic, freedom).p_value == pytest.approx(p, rel=2e-3)


def test_the_incomplete_gamma_function_has_its_closed_forms() -> None:
    for x in (0.1, 1.0, 5.0, 40.0):
        assert upper_gamma(1.0, x) == pytest.approx(math.exp(-x), rel=1e-12)
        assert upper_gamma(0.5, x) == pytest.approx(math.erfc(math.sqrt(x)), rel=1e-9)
    assert upper_gamma(3.0, 0.0) == 1.0


def test_rare_cells_are_counted_together() -> None:
    assert fit([50, 50], [1, 1]).statistic == 0.0
    assert fit([60, 40], [1, 1]).statistic == pytest.approx(4.0)
    assert fit([1, 2, 48, 49], [1, 1, 49, 49]).freedom == 1
    assert fit([0, 0], [1, 1]).p_value == 1.0
    assert (
        fit([0, 6, 0, 6, 0, 6], [1] * 6).statistic == 0.0
    )  # equal cells join as they stand, not by what was drawn


def test_fits_add_up() -> None:
    total = Fit(3.0, 2)
    total.add(Fit(4.0, 1))
    assert (total.statistic, total.freedom) == (7.0, 3)


DIFFERENCES = [
    ({"a": [1, {"b": 0}]}, {"a": [1, {"b": 3}]}, "view.a[1].b: 0 != 3"),
    ({"a": 1}, {}, "view.a: present != missing"),
    ({}, {"a": 1}, "view.a: missing != present"),
    ({"a": 1, "b": 2}, {"b": 2, "a": 1}, "view: the keys come in another order"),
    ([1, 2], [1], "view: 2 items != 1 items"),
    ([1, [2]], [1, [2]], ""),
    ({"a": 1}, {"a": True}, "view.a: 1 != True"),
    ({"a": None}, {"a": 0}, "view.a: None != 0"),
]


@pytest.mark.parametrize(("left", "right", "path"), DIFFERENCES)
def test_the_first_difference_is_told_by_its_path(left: object, right: object, path: str) -> None:
    assert difference(left, right, "view") == path


def test_a_failure_says_where_it_is() -> None:
    spot = Spot("lanterns", 3, {"moon": "on", "sun": "off"}, 17)
    spot.usual = {"moon": "off", "sun": "off"}
    spot.step = 42
    with pytest.raises(ConformanceError) as found:
        spot.fail("legal", "something is wrong", 1)
    assert found.value.check == "legal"
    where = "lanterns, 3 seats, options moon=on, seed 17, step 42, seat 1"
    assert str(found.value) == f"[legal] {where}: something is wrong"
    assert spot.describe(-1).endswith("step 42, onlooker")


def test_a_crash_becomes_a_failure_with_its_cause() -> None:
    raises = pytest.raises(ConformanceError, match=r"view raised KeyError: 3")
    with raises as found, Spot("lanterns").during("views", "view"):
        raise KeyError(3)
    assert isinstance(found.value.__cause__, KeyError)


DEALT = [(-1, 1), (-1, 2), (-1, 5)]  # two cards and the wind


def shadow_of(steps: list[tuple[int, int]], seat: int) -> Shadow:
    shadow = Shadow(Dusk(2), seat, "another world", steps)
    shadow.settled = len(steps)
    return shadow


def test_a_table_tells_the_same_in_worlds_that_look_the_same() -> None:
    spot = Spot("lanterns", 2, {"moon": "off"})
    other = [(-1, 1), (-1, 4), (-1, 5)]
    check_table_secrets(Lanterns(), spot, DEALT, shadow_of(other, 0))
    check_table_secrets(Lanterns(), spot, DEALT, shadow_of(other, -1))


def test_a_table_that_tells_more_is_found() -> None:
    spot = Spot("lanterns", 2, {"moon": "off"})
    other = [(-1, 1), (-1, 4), (-1, 5)]
    with pytest.raises(ConformanceError, match=r"view.keepers\[1\].card: 2 != 4") as found:
        check_table_secrets(Lanterns(), spot, DEALT, shadow_of(other, 1))
    assert found.value.check == "leak-table"


def test_a_failure_survives_the_way_between_processes() -> None:
    found = pickle.loads(pickle.dumps(ConformanceError("legal", "something is wrong")))
    assert (found.check, str(found)) == ("legal", "[legal] something is wrong")
