"""The city as cells of a tensor: what lies on each cell, its walls, and who watches it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import BUILDING, BUILDINGS, CELLS, KIND_KEYS, NOBLE, STRIDE
from rookery.games.thiefdom.sight import ray
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tiles import SIZE

if TYPE_CHECKING:
    from mypy_extensions import i64

# What lies on a cell: nothing, an alley (+ 1 with a lantern, + 2 with a way down), or a roof by kind.
ALLEY: Final = 1
LANTERN: Final = 1
CATACOMB: Final = 2
ROOF: Final = 5
GROUNDS: Final = ROOF + len(KIND_KEYS)
GATES: Final = 8
FAR: Final = 4  # cells of a spot: see `spot_cells`
MAPS: Final = 64  # cities that are kept at hand


def spot_cells(spot: i64) -> list[int]:
    """A spot as whether there is one, building (0 = none), row and column of an alley (else -1)."""
    if spot < 0:
        return [0, 0, -1, -1]
    if spot >= BUILDING:
        return [1, int(spot - BUILDING + 1), -1, -1]
    return [1, 0, int(spot // STRIDE), int(spot % STRIDE)]


def empty_map() -> list[int]:
    """A city that is not laid yet."""
    return [0] * (2 * CELLS + BUILDINGS + 2 * GATES)


def map_cells(c: City) -> list[int]:
    """Grounds, walls as bits by direction, kinds of buildings, and each section's entrance and its way."""
    ground = [0] * CELLS
    walls = [0] * CELLS
    cell: i64
    for cell in c.cells:
        ground[cell] = ALLEY + c.lantern[cell] * LANTERN + c.catacomb[cell] * CATACOMB
        for way in range(4):
            if c.over[cell * 4 + way] >= 0:
                walls[cell] += 2**way
    _add_roofs(c, ground)
    gates: list[int] = []
    for section in range(1, GATES + 1):
        gates.append(c.gates[section] + 1)
        gates.append(1 if c.gates[section] >= 0 and c.gate_way[section] == 0 else 0)
    return ground + walls + [kind + 1 for kind in c.kind] + gates


def _add_roofs(c: City, ground: list[int]) -> None:
    for place in range(len(c.tiles)):
        base = place // int(c.columns) * SIZE * STRIDE + place % int(c.columns) * SIZE
        for cell, spot in c.tiles[place].at.items():
            ground[base + cell] = ROOF + c.kind[spot - BUILDING]


def watched(c: City, s: ThiefdomState) -> list[int]:
    """How many guards see each cell."""
    counts = [0] * CELLS
    guard: i64
    for guard in range(NOBLE):
        start: i64 = s.citizen_cell[guard]
        if start >= 0:
            for cell in ray(c, start, s.guard_way[guard]):
                counts[cell] += 1
    return counts
