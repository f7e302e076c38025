"""Where a citizen can walk: every end, the way there, what he sees and whom he arrests (TD-5, TD-7)."""

from __future__ import annotations

from rookery.games.thiefdom.actions import WALK_0
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import NOBLE
from rookery.games.thiefdom.masks import lowest
from rookery.games.thiefdom.phase_numbers import GO_WALK, WALK
from rookery.games.thiefdom.phases.citizens import ask_way, looks, open_ways, stretch, take_way
from rookery.games.thiefdom.preview_moves import Watch
from rookery.games.thiefdom.shown import WalkRow
from rookery.games.thiefdom.sight import ray
from rookery.games.thiefdom.state import ThiefdomState
from rookery.kernel.runtime import i64

MOST = 300  # positions looked at; the most met in play are a few dozen


class Stroll:
    """A citizen somewhere on his way."""

    def __init__(self, s: ThiefdomState) -> None:
        self.s = s
        self.actions: list[int] = []
        self.path: list[int] = []  # cells, the last one included
        self.seen: list[int] = []  # by a guard on his way
        self.arrested: list[int] = []


def walks(c: City, s: ThiefdomState) -> list[WalkRow]:
    """Every different outcome of the walk that is asked for, the shortest way to each."""
    found: dict[str, Stroll] = {}
    todo = [Stroll(s.copy())]
    at = 0
    while at < len(todo) and at < MOST:
        for stroll in onward(c, todo[at]):
            if stroll.s.phase == WALK:
                todo.append(stroll)
                continue
            facing = stroll.s.guard_way[s.mover] if s.mover < NOBLE else 0
            key = f"{stroll.path[-1]} {facing} {stroll.arrested}"
            if key not in found or len(found[key].path) > len(stroll.path):
                found[key] = stroll
        at += 1
    rows = [_row_of(c, s, stroll) for stroll in found.values()]
    rows.sort(key=_order)
    return rows


def _order(row: WalkRow) -> tuple[int, int]:
    return row["end"], row.get("facing", 0)


def onward(c: City, stroll: Stroll) -> list[Stroll]:
    """Each choice at a crossing, followed to the next one or to the end."""
    found: list[Stroll] = []
    ways: i64 = open_ways(c, stroll.s)
    way: i64
    for way in range(4):
        if ways >> way & 1:
            after = Stroll(stroll.s.copy())
            after.actions = [*stroll.actions, WALK_0 + way]
            after.path = stroll.path.copy()
            after.seen = stroll.seen.copy()
            _walk(c, after, way)
            found.append(after)
    return found


def _walk(c: City, stroll: Stroll, way: i64) -> None:
    s = stroll.s
    watch = Watch()
    _note(c, stroll, way)
    take_way(c, s, way, watch)
    while s.phase == GO_WALK:
        ways = open_ways(c, s)
        if ways and not ways & (ways - 1):
            _note(c, stroll, lowest(ways))
        ask_way(c, s, watch)
    stroll.arrested = watch.arrested


def _note(c: City, stroll: Stroll, way: i64) -> None:
    """What the next stretch will lead over, and what a guard sees from there."""
    s = stroll.s
    cells = stretch(c, s, way)
    if s.mover < NOBLE:
        for look in looks(c, s, way):
            for cell in ray(c, look >> 2, look & 3):
                if cell not in stroll.seen:
                    stroll.seen.append(cell)
    stroll.path += cells


def _row_of(c: City, s: ThiefdomState, stroll: Stroll) -> WalkRow:
    end = stroll.path[-1]
    row: WalkRow = {"end": end, "actions": stroll.actions, "path": stroll.path}
    if s.mover < NOBLE:
        row["facing"] = stroll.s.guard_way[s.mover]
        row["seen"] = sorted(stroll.seen)
        row["sees"] = ray(c, end, stroll.s.guard_way[s.mover])
    if stroll.arrested:
        row["arrests"] = stroll.arrested
    return row
