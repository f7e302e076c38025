"""Random cities of the house sections keep what part 4.3 of the contract promises."""

from __future__ import annotations

import copy
import pickle

import pytest

from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import BACK, BUILDING, BUILDINGS, CELLS, CHURCH, DUNGEON, LETTERS
from rookery.games.thiefdom.flow import Thiefdom
from rookery.games.thiefdom.phase_numbers import ENDED, SHOW
from rookery.games.thiefdom.tables import is_city_known
from rookery.kernel import MUTE, Picker
from rookery.kernel.runtime import i64, vec
from tests.games.thiefdom.town import GAME, PACK

WEST = 10 * 28


def random_city(seats: int, seed: int) -> City:
    pick = Picker(seed)
    s = GAME.new(seats, GAME.settle(seats, {}))
    while not is_city_known(s):
        GAME.apply(s, -1, GAME.sample(s, pick), MUTE)
    return GAME.tables.city(s)


def test_the_city_never_leaves_the_view_once_it_is_laid() -> None:
    """The display is filled by night too: a phase that set-up knows."""
    again = 0
    for seed in range(12):
        pick = Picker(seed)
        s = GAME.new(2, GAME.settle(2, {}))
        laid = False
        while s.phase != ENDED:
            seat = GAME.actor(s)
            legal = [] if seat < 0 else GAME.legal(s, seat)
            GAME.apply(s, seat, legal[pick.below(len(legal))] if legal else GAME.sample(s, pick), MUTE)
            laid = laid or is_city_known(s)
            again += bool(s.round and s.phase == SHOW and not s.stage)
            assert ("map" in GAME.view(s, 0)) == laid
    assert again


def buildings(city: City) -> list[int]:
    return [number for number in range(BUILDINGS) if city.kind[number] >= 0]


@pytest.mark.parametrize("seats", [1, 3])
def test_random_cities_are_sound(seats: int) -> None:
    for seed in range(25):
        city = random_city(seats, seed)
        check_citizens(city)
        check_buildings(city, seats)
        check_starts(city, seats)


def check_citizens(city: City) -> None:
    """From every lantern two others can be reached, and no arrival leaves a guard without a way on."""
    for lantern in [cell for cell in city.cells if city.lantern[cell]]:
        ways = [way for way in range(4) if city.corridor[lantern * 4 + way] >= 0]
        others = {city.corridor[lantern * 4 + way] >> 2 for way in ways} - {lantern}
        assert len(others) >= 2
        for way in ways:
            arrival = city.corridor[lantern * 4 + way]
            onward = [city.corridor[(arrival >> 2) * 4 + turn] for turn in range(4)]
            assert any(onward[turn] >= 0 for turn in range(4) if turn != BACK[arrival & 3])


def check_buildings(city: City, seats: int) -> None:
    """Every building can be reached from everywhere, and everything is there as often as printed."""
    found = buildings(city)
    for number in found:
        steps = city.steps_to(BUILDING + number)
        assert all(steps[cell] >= 0 for cell in city.cells)
        assert all(any(steps[cell] >= 0 for cell in city.leave[other]) for other in found)
    shown = [city.kind[number] for number in found]
    counts = [1, 2, 1, 2, 4, 4] if seats > 2 else [1, 1, 1, 2, 3, 3]
    assert [shown.count(kind) for kind in range(CHURCH + 1, len(LETTERS) + 1)] == counts
    assert all(shown.count(kind) >= 2 for kind in range(CHURCH))
    assert [number // 12 + 1 for number in city.of_kind(DUNGEON)] == [7]
    assert len(city.catacombs) == counts[-1]
    assert min(len(city.shore_alleys), len(city.shore_buildings)) >= 2


def check_starts(city: City, seats: int) -> None:
    """BM-9: every citizen has a lantern of his own to start on."""
    free = vec[i64]([0] * CELLS)
    gates = [cell for cell in city.gates if cell >= 0]
    starts = {city.nearest_lantern(cell, free) for cell in [*gates, WEST]}
    assert len(starts) == (9 if seats > 2 else 7)


def test_copies_share_a_city_and_saved_games_find_it_again() -> None:
    s = GAME.new(4, GAME.settle(4, {"city": "tutorial"}))
    city = GAME.tables.city(s)
    assert city is s.copy().city is copy.deepcopy(s.city)
    for twin in (copy.deepcopy(s), pickle.loads(pickle.dumps(s)), GAME.restore(GAME.dump(s))):
        assert GAME.tables.city(twin) is twin.city is city
        assert GAME.dump(twin) == GAME.dump(s)
    other = Thiefdom(PACK).tables.city(s.copy())
    assert other is not city
    assert [other.kind[number] for number in range(BUILDINGS)] == list(city.kind)
