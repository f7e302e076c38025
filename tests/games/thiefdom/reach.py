"""INV-24: more movement points, or one wall less, never take a destination away."""

from __future__ import annotations

from rookery.games.thiefdom.actions import STOP
from rookery.games.thiefdom.cards.improvements import CLIMBS
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import BACK, BUILDING, CHURCH
from rookery.games.thiefdom.flow import Thiefdom
from rookery.games.thiefdom.moves import begin_move, legal_move, move
from rookery.games.thiefdom.phase_numbers import MOVE, TURN
from rookery.games.thiefdom.state import ThiefdomState, occupy
from rookery.kernel import MUTE
from rookery.kernel.runtime import i64, vec


def broken(game: Thiefdom, s: ThiefdomState) -> list[str]:
    """Looks at where the active thief could go if there were no guards."""
    if s.phase != TURN or s.ap == 0:
        return []
    calm = s.copy()
    for guard in range(4):
        calm.citizen_cell[guard] = -1
    calm.goods = vec[i64]([0] * len(s.goods))
    calm.art = [0] * len(s.art)
    calm.wanted = 0
    calm.gear = [gear & ~CLIMBS for gear in s.gear]  # who climbs enters by the wall itself
    occupy(calm)
    city = game.tables.city(s)
    for hurry in (0, 1):
        near, further, far = (destinations(city, calm, points, hurry) for points in (3, 4, 6))
        if not near <= further <= far:
            return ["INV-24"]
    near = destinations(city, calm, 3, 0)
    walls = [edge for edge, spot in enumerate(city.over) if spot >= 0]
    for edge in walls[int(s.at) % 5 :: 5]:
        if not near <= destinations(without_wall(city, edge), calm, 3, 0):
            return ["INV-24"]
    return []


def destinations(city: City, s: ThiefdomState, points: int, hurry: int) -> set[int]:
    """Every spot where a move with so many points can end."""
    start = s.copy()
    begin_move(start, hurry)
    start.mp = points
    todo, seen, found = [start], set(), set()
    while todo:
        here = todo.pop()
        key = (here.at, here.mp, here.jumping, here.used, here.tunnel, here.vault_from)
        if key in seen:
            continue
        seen.add(key)
        for action in legal_move(city, here):
            if action == STOP:
                continue
            there = here.copy()
            move(city, there, action, MUTE)
            if there.phase == MOVE:
                todo.append(there)
            if not there.jumping:
                found.add(there.spot[s.active])
    return found


def without_wall(city: City, edge: int) -> City:
    """The same city with one wall segment taken away."""
    new = City(city.box, city.layout, city.columns)
    cell, way, behind = edge // 4, edge % 4, city.over[edge]
    new.over[edge] = -1
    if behind < BUILDING:
        new.nb[edge] = behind
        new.nb[behind * 4 + BACK[way]] = cell
        new.over[behind * 4 + BACK[way]] = -1
        return new
    number = behind - BUILDING
    new.touch[edge] = behind
    new.leave[number] = sorted({*new.leave[number], cell})
    if new.kind[number] <= CHURCH:
        new.doors[cell] = sorted({*new.doors[cell], behind})
    return new
