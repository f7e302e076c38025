"""Every leak that is planted in the real service is caught by the twin services."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.twins import plants_places, plants_rules, plants_service
from tests.twins.leaky import PLANTS, Plant
from tests.twins.tour import first_difference, visit
from tests.twins.worlds import best, drawn, shadowed, spread

GAME, SEED = "oliver_twist", 2  # other seats see and hear other things there, and 60 moves are past


def told_apart(plant: Plant, folder: Path, empty: Path) -> str:
    """Where the two services part in the part of the visit that concerns a plant."""
    for pair in [*spread(shadowed(GAME, SEED), plant.viewer), best(drawn(GAME, SEED), plant.viewer)]:
        one, two = (visit(folder, empty, pair, which, plant.part) for which in (0, 1))
        if found := first_difference(one, two):
            return found
    return ""


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_leak_is_caught(
    name: str, tmp_path: Path, empty: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    PLANTS[name].sow(monkeypatch)
    assert told_apart(PLANTS[name], tmp_path, empty)


def test_all_plants_are_there() -> None:
    homes = [plant.sow.__module__ for plant in PLANTS.values()]
    counted = [homes.count(home.__name__) for home in (plants_rules, plants_service, plants_places)]
    assert counted == [18, 13, 10]


def test_without_a_plant_nothing_is_caught(tmp_path: Path, empty: Path) -> None:
    parts = {(plant.part, plant.viewer): plant for plant in PLANTS.values()}
    assert len(parts) > 10
    for plant in list(parts.values())[::6]:
        assert not told_apart(plant, tmp_path, empty)
