"""The city as cells of a tensor: what lies on each cell, its walls, and who watches it."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import BUILDING, BUILDINGS, CELLS, KIND_KEYS, NOBLE, STRIDE
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tensor_cells import write
from rookery.games.thiefdom.tiles import SIZE
from rookery.kernel.runtime import BytesWriter, i64, u8, vec

# What lies on a cell: nothing, an alley (+ 1 with a lantern, + 2 with a way down), or a roof by kind.
ALLEY: Final = 1
LANTERN: Final = 1
CATACOMB: Final = 2
ROOF: Final = 5
GROUNDS: Final = ROOF + len(KIND_KEYS)
GATES: Final = 8
FAR: Final = 4  # cells of a spot: see `spot_cells`
MAP: Final = 2 * CELLS + BUILDINGS + 2 * GATES  # cells that show the city itself
UNSEEN: Final = bytes(2 * CELLS)
WALLS: Final = vec[i64]([1, 2, 4, 8])  # by direction


def map_of(c: City) -> bytes:
    """The part of a row that stays the same for a whole game; made once for a city."""
    if not c.shown:
        c.shown = _map_cells(c)
    return c.shown


def _map_cells(c: City) -> bytes:
    """Grounds, walls as bits by direction, kinds of buildings, and each section's entrance and its way."""
    row = BytesWriter()
    row.write(bytes(4 * CELLS))
    cell: i64
    way: i64
    for cell in c.cells:
        row[2 * cell] = u8(ALLEY + c.lantern[cell] * LANTERN + c.catacomb[cell] * CATACOMB)
        walls: i64 = 0
        for way in range(4):
            if c.over[cell * 4 + way] >= 0:
                walls |= WALLS[way]
        row[2 * (CELLS + cell)] = u8(walls)
    _add_roofs(c, row)
    number: i64
    for number in range(BUILDINGS):
        write(row, c.kind[number] + 1)
    for section in range(1, GATES + 1):
        write(row, c.gates[section] + 1)
        write(row, 1 if c.gates[section] >= 0 and c.gate_way[section] == 0 else 0)
    return row.getvalue()


def _add_roofs(c: City, row: BytesWriter) -> None:
    place: i64
    for place in range(len(c.tiles)):
        base: i64 = place // c.columns * SIZE * STRIDE + place % c.columns * SIZE
        for cell, spot in c.tiles[place].at.items():
            row[2 * (base + cell)] = u8(ROOF + c.kind[spot - BUILDING])


def write_watched(row: BytesWriter, c: City, s: ThiefdomState) -> None:
    """How many guards see each cell."""
    first: i64 = len(row)
    row.write(UNSEEN)
    guard: i64
    for guard in range(NOBLE):
        cell: i64 = s.citizen_cell[guard]
        way: i64 = s.guard_way[guard]
        if cell >= 0:
            cell = c.nb[cell * 4 + way]
            while cell >= 0:
                row[first + 2 * cell] += 1
                cell = c.nb[cell * 4 + way]
