"""How a guard sees: straight along the alley, past figures, up to a house, wall or edge (TD-6, TD-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.arrest import lay_down
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BUILDING,
    F_SIDE_SAFE,
    NOBLE,
    NOWHERE,
    THIEVES,
)
from rookery.games.thiefdom.state import ThiefdomState
from rookery.kernel import Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def in_ray(c: City, start: i64, way: i64, cell: i64) -> bool:
    """TD-6.3: whether a cell lies straight ahead; the starting cell itself does not count."""
    if way & 1:
        if c.across[start] != c.across[cell]:
            return False
        return cell > start if way == 1 else cell < start
    if c.down[start] != c.down[cell]:
        return False
    return cell > start if way == 2 else cell < start


def ray(c: City, start: i64, way: i64) -> list[int]:
    """The cells seen from a cell in one direction."""
    found: list[int] = []
    cell: i64 = c.nb[start * 4 + way]
    while cell >= 0:
        found.append(cell)
        cell = c.nb[cell * 4 + way]
    return found


def in_view_of_thief(c: City, spot: i64, cell: i64) -> bool:
    """TD-6.4: four rays from an alley cell; from a building all rays that leave it."""
    way: i64
    if spot < BUILDING:
        found = False
        for way in range(4):
            found = found or in_ray(c, spot, way, cell)
        return found
    for start in c.rays[spot - BUILDING]:
        if start >> 2 == cell or in_ray(c, start >> 2, start & 3, cell):
            return True
    return False


def sweep(
    c: City, s: ThiefdomState, guard: i64, start: i64, way: i64, out: Sink, stands: i64 = NOWHERE
) -> None:
    """TD-7.2: lays down every thief that a walking guard sees from a cell he steps from.

    Over a cell he skips he is judged by the one he jumped off, `stands` (AM-38).
    """
    thief: i64
    for thief in range(s.seats * THIEVES):
        cell: i64 = s.spot[thief]
        if cell < BUILDING and cell >= 0 and in_ray(c, start, way, cell):
            lay_down(c, s, thief, guard, start if stands == NOWHERE else stands, out)


def looker(c: City, s: ThiefdomState, cell: i64, jumped: i64) -> i64:
    """The mask of guards that see a cell a thief is on; one who is jumped over feels it (AM-8)."""
    mask: i64 = 0
    guard: i64
    for guard in range(NOBLE):
        stands: i64 = s.citizen_cell[guard]
        if stands >= 0 and (
            in_ray(c, stands, s.guard_way[guard], cell)
            or (stands == cell and jumped and not s.flags & F_SIDE_SAFE)
        ):
            mask |= 1 << guard
    return mask
