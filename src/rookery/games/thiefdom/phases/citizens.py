"""How citizens walk: from lantern to lantern, past occupied cells, never back (TD-5)."""

from __future__ import annotations

from rookery.games.thiefdom.actions import ROB, WALK_0
from rookery.games.thiefdom.arrest import arrest_all, meet_wanted
from rookery.games.thiefdom.cards.improvements import DUNGEON_SAFE
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BACK,
    CARRIAGE,
    CITIZEN_MARK,
    F_FIRST_LOOK,
    F_RULES_3,
    NOBLE,
    NOWHERE,
    STRIDE,
    THIEVES,
)
from rookery.games.thiefdom.events import E_STAYED, E_WALKED
from rookery.games.thiefdom.masks import any_bit, lowest
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import GO_WALK, WALK
from rookery.games.thiefdom.sight import sweep
from rookery.games.thiefdom.state import ThiefdomState, mark
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import EVERYONE, Named, Picker, Sink
from rookery.kernel.runtime import append, i64, pop, vec


class Walk(Phase):
    """TD-5.6: the mover chooses at crossings; a single way is taken, with none he stays (AM-12)."""

    numbers: tuple[int, ...] = (GO_WALK, WALK)
    moment = "TD-5.5"

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        ask_way(t.city(s), s, out)

    def ask(self, t: Tables, s: ThiefdomState, seat: i64) -> Named:
        return Named("walk", {"citizen": int(s.mover)})

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        ways = open_ways(t.city(s), s)
        return [WALK_0 + way for way in range(4) if ways >> way & 1]

    def choose(self, t: Tables, s: ThiefdomState, seat: i64, pick: Picker) -> i64:
        return WALK_0 + any_bit(open_ways(t.city(s), s), pick)

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        take_way(t.city(s), s, action - WALK_0, out)

    def why_not(self, t: Tables, s: ThiefdomState, seat: i64, action: i64) -> str:
        return "TD-5.5" if WALK_0 <= action < ROB else "TD-5.1"


def begin_walk(s: ThiefdomState, citizen: i64, seat: i64, lanterns: i64, back: i64) -> None:
    """A seat is to move a citizen to the first (the carriage: second) free lantern; then `back` follows."""
    s.mover = citizen
    s.mover_seat = seat
    s.need = lanterns
    s.back = back
    s.at = s.citizen_cell[citizen]
    mark(s, s.at, 0)  # TD-5.7: the cell it has left counts as free
    s.citizen_cell[citizen] = NOWHERE
    s.heading = s.guard_way[citizen] if citizen < NOBLE else NOWHERE
    s.trail = []
    s.down = 0
    s.phase = GO_WALK


def lanterns_of(citizen: i64) -> i64:
    """TD-5.9 to TD-5.11: the carriage stops on the second free lantern, all others on the first."""
    return 2 if citizen == CARRIAGE else 1


def ask_way(c: City, s: ThiefdomState, out: Sink) -> None:
    """Goes on to the next crossing that leaves a choice, or to the end."""
    ways = open_ways(c, s)
    if not ways:
        stay(s, out)
    elif ways & (ways - 1):
        s.phase = WALK
        s.actor = s.mover_seat
    else:
        take_way(c, s, lowest(ways), out)


def open_ways(c: City, s: ThiefdomState) -> i64:
    """TD-5.5, TD-5.8: no way back, and only ways that lead to an end; a mask by direction."""
    barred: i64 = BACK[s.heading] if s.heading >= 0 else NOWHERE
    found: i64 = 0
    bit: i64 = 1
    way: i64
    for way in range(4):
        edge: i64 = s.at * 4 + way
        if way != barred and c.corridor[edge] >= 0 and _completes(c, s, edge):
            found |= bit
        bit *= 2
    return found


def _completes(c: City, s: ThiefdomState, edge: i64) -> bool:
    """Whether the citizen can reach his end this way without taking any way twice (TD-5.8)."""
    if s.need == 1 and not s.occ[c.corridor[edge] >> 2]:
        return edge * 2 not in s.trail
    todo = vec[i64](capacity=8)
    todo = append(todo, edge * 2 + s.need - 1)
    seen = vec[i64](s.trail, capacity=8)
    way: i64
    while len(todo):
        todo, step = pop(todo)
        if step in seen:
            continue
        seen = append(seen, step)
        need: i64 = (step & 1) + 1
        arrival: i64 = c.corridor[step >> 1]
        cell: i64 = arrival >> 2
        if not s.occ[cell]:
            if need == 1:
                return True
            need = 1
        back: i64 = BACK[arrival & 3]
        for way in range(4):
            if way != back and c.corridor[cell * 4 + way] >= 0:
                todo = append(todo, (cell * 4 + way) * 2 + need - 1)
    return False


def take_way(c: City, s: ThiefdomState, way: i64, out: Sink) -> None:
    """Walks one corridor to the next lantern."""
    s.trail.append((s.at * 4 + way) * 2 + s.need - 1)
    if s.mover < NOBLE:
        _walk_guard(c, s, way, out)
    else:
        _walk_harmless(c, s, way, out)
    s.phase = GO_WALK
    if not s.occ[s.at]:
        s.need -= 1
        if s.need == 0:
            _arrive(c, s, out)


def _walk_guard(c: City, s: ThiefdomState, way: i64, out: Sink) -> None:
    """TD-5.10, TD-7.1: he looks straight ahead, so one look for each straight stretch tells all."""
    guard: i64 = s.mover
    cell: i64 = s.at
    if s.flags & F_FIRST_LOOK and len(s.trail) == 1 and way != s.heading:
        sweep(c, s, guard, cell, s.heading, out)  # AM-7
    watched = _has_dungeon_safe(s)
    stands: i64 = _jumped_off(c, s) if watched and s.flags & F_RULES_3 else NOWHERE
    sweep(c, s, guard, cell, way, out, stands)
    while True:
        cell = c.nb[cell * 4 + way]
        if c.lantern[cell]:
            break
        if stands != NOWHERE and not s.occ[cell]:
            stands = cell
        onward = c.onward(cell, way)
        if onward != way or watched:
            if watched and not s.occ[cell]:
                sweep(c, s, guard, cell, way, out, stands)
            way = onward
            sweep(c, s, guard, cell, way, out, stands)
    s.at = cell
    s.heading = way


def stretch(c: City, s: ThiefdomState, way: i64) -> list[int]:
    """The cells from where the walking citizen is to the next lantern."""
    found: list[int] = []
    cell: i64 = c.nb[s.at * 4 + way]
    while not c.lantern[cell]:
        found.append(cell)
        way = c.onward(cell, way)
        cell = c.nb[cell * 4 + way]
    found.append(cell)
    return found


def looks(c: City, s: ThiefdomState, way: i64) -> list[int]:
    """Whence and where to a guard looks who takes this way: cell * 4 + direction (TD-7.2)."""
    found: list[int] = []
    if s.flags & F_FIRST_LOOK and not s.trail:
        found.append(s.at * 4 + s.heading)  # AM-7
    found.append(s.at * 4 + way)
    for cell in stretch(c, s, way)[:-1]:
        onward = c.onward(cell, way)
        if onward != way:
            way = onward
            found.append(cell * 4 + way)
    return found


def _jumped_off(c: City, s: ThiefdomState) -> i64:
    """AM-38: the last cell on which a walking guard stood, if he is just skipping one; else his own."""
    stands: i64 = s.trail[0] >> 3
    index: i64
    for index in range(len(s.trail) - 1):
        edge: i64 = s.trail[index] >> 1
        way: i64 = edge & 3
        cell: i64 = c.nb[edge]
        while True:
            if not s.occ[cell]:
                stands = cell
            if c.lantern[cell]:
                break
            way = c.onward(cell, way)
            cell = c.nb[cell * 4 + way]
    return stands


def _has_dungeon_safe(s: ThiefdomState) -> bool:
    """AM-38: with such a thief about, it matters from which cell he is seen."""
    union: i64 = 0
    thief: i64
    for thief in range(s.seats * THIEVES):
        union |= s.gear[thief]
    return union & DUNGEON_SAFE != 0


def _walk_harmless(c: City, s: ThiefdomState, way: i64, out: Sink) -> None:
    """TD-7.4: nobles and the carriage notice only a wanted thief whose cell they skip."""
    cell: i64 = s.at
    while True:
        cell = c.nb[cell * 4 + way]
        if s.wanted:
            meet_wanted(s, cell, out)
        if c.lantern[cell]:
            break
        way = c.onward(cell, way)
    s.at = cell
    s.heading = way


def _arrive(c: City, s: ThiefdomState, out: Sink) -> None:
    """He stands; arrests are resolved before the next one moves (TD-5.1, TD-7.5)."""
    citizen: i64 = s.mover
    if citizen < NOBLE:
        s.guard_way[citizen] = s.heading
        if _has_dungeon_safe(s):
            sweep(c, s, citizen, s.at, s.heading, out)
    _stand(s, out, E_WALKED)
    arrest_all(s, out)


def stay(s: ThiefdomState, out: Sink) -> None:
    """AM-12: a figure without a way stays, its facing unchanged."""
    _stand(s, out, E_STAYED)


def _stand(s: ThiefdomState, out: Sink, event: int) -> None:
    citizen: i64 = s.mover
    s.citizen_cell[citizen] = s.at
    mark(s, s.at, CITIZEN_MARK + citizen)
    if out.live:
        if event == E_STAYED:
            out.emit(E_STAYED, EVERYONE, citizen)
        else:
            out.emit(E_WALKED, EVERYONE, citizen, s.at // STRIDE, s.at % STRIDE, s.heading)
    s.mover = NOWHERE
    s.trail = []
    s.phase = s.back
