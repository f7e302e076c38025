"""A city as tables: who is next to whom, which doors, what lies in one line (part 4.2)."""

from __future__ import annotations

from typing import Any, Final

from rookery.games.thiefdom.const import (
    BUILDING,
    BUILDINGS,
    CATACOMB_SECTIONS,
    CELLS,
    DELTA,
    MARKET,
    NORTH,
    PER_SECTION,
    SMUGGLER_SECTIONS,
    SOUTH,
    SPOTS,
    STRIDE,
    VILLA,
    VILLA_NUMBER,
)
from rookery.games.thiefdom.tiles import OUT, SIZE, Laid, Tile
from rookery.kernel.runtime import append, i64, vec

NOTHING: Final[list[int]] = []  # shared by all cells without doors; never changed


class City:
    """The tables of one layout. Nothing here changes during a game, so that states share it."""

    def __init__(self, box: list[Tile], layout: i64, columns: i64) -> None:
        self.box = box  # all tiles there are, by (section - 1) * 8 + side * 4 + quarter turns
        self.layout = layout
        self.columns = columns
        self.tiles: list[Tile] = []  # by place: the north row from the west, then the south row
        self.lantern = vec[i64]([0] * CELLS)
        self.section = vec[i64]([0] * CELLS)  # 0 where there is no alley
        self.nb = vec[i64]([-1] * (CELLS * 4))  # the alley cell next to a cell, by direction
        self.touch = vec[i64]([-1] * (CELLS * 4))  # the building next to a cell, no wall between
        self.over = vec[i64]([-1] * (CELLS * 4))  # what lies behind a wall
        self.doors: list[list[int]] = [NOTHING] * CELLS  # buildings that can be entered from a cell
        self.kind = vec[i64]([-1] * BUILDINGS)
        self.leave: list[list[int]] = [NOTHING] * BUILDINGS
        self.rays: list[list[int]] = [NOTHING] * BUILDINGS
        self.climb_out: list[list[int]] = [NOTHING] * BUILDINGS
        self.catacombs: list[int] = []
        self.catacomb = vec[i64]([0] * CELLS)
        self.villas: list[int] = []  # numbers of the villas' buildings, by section
        self.gates = [-1] * 9  # by section: the alley cell at its entrance
        self.gate_way = [-1] * 9  # by section: the direction that leads out there
        self.across = vec[i64]([0] * CELLS)  # cells in one east-west line share a number
        self.down = vec[i64]([0] * CELLS)  # cells in one north-south line share a number
        self.shore_alleys: list[int] = []
        self.shore_buildings: list[int] = []
        self.houses: list[int] = []  # buildings that may become a hideout
        self.cells: list[int] = []
        self._lay_tiles()
        self._draw_lines()
        self.corridor = vec[i64]([-1] * (CELLS * 4))  # from a lantern: the next one * 4 + way of arrival
        self._follow_corridors()
        self.smugglers = [section for section in SMUGGLER_SECTIONS if self.gates[section] >= 0]
        self.shown = b""  # its part of a tensor's rows, once it was asked for
        self.drawing: dict[str, Any] = {}  # its part of every view, once it was asked for
        self.locations = [number for number in range(BUILDINGS) if self.kind[number] >= MARKET]
        self._steps = vec[vec[i64]]()  # by goal, once somebody has asked

    def __deepcopy__(self, memo: dict[int, Any]) -> City:
        """Nothing changes, so a copy of whatever holds it shares it."""
        return self

    def _lay_tiles(self) -> None:
        place: i64
        rest: i64 = self.layout
        for place in range(self.columns * 2):
            self.tiles.append(self.box[rest & 63])
            rest >>= 6
            self._add_tile(self.tiles[place], place)
        for place in range(self.columns * 2):
            self._add_gate(self.tiles[place], place)
        self.villas.sort()
        self.catacombs.sort()

    def _add_tile(self, tile: Tile, place: i64) -> None:
        base: i64 = place // self.columns * SIZE * STRIDE + place % self.columns * SIZE
        laid = tile.laid(base)
        self.cells += laid.alleys
        section: i64 = tile.section
        index: i64
        way: i64
        for index in range(len(laid.alleys)):
            cell: i64 = laid.alleys[index]
            self.section[cell] = section
            self.doors[cell] = tile.doors[index]
            for way in range(4):
                there: i64 = tile.nb[index * 4 + way]
                if there >= 0:
                    self.nb[cell * 4 + way] = base + there
                elif there == OUT and self._has_neighbour(place, way):
                    self.nb[cell * 4 + way] = cell + DELTA[way]
                self.touch[cell * 4 + way] = tile.touch[index * 4 + way]
                behind: i64 = tile.over[index * 4 + way]
                self.over[cell * 4 + way] = behind if behind < 0 or behind >= BUILDING else base + behind
        for lantern in tile.lanterns:
            self.lantern[base + lantern] = 1
        self._add_buildings(tile, laid)

    def _add_buildings(self, tile: Tile, laid: Laid) -> None:
        first: i64 = tile.first - BUILDING
        number: i64
        for number in range(len(tile.kinds)):
            self.kind[first + number] = tile.kinds[number]
            self.leave[first + number] = laid.leave[number]
            self.rays[first + number] = laid.rays[number]
            self.climb_out[first + number] = laid.climb_out[number]
        self.houses += laid.houses
        if tile.river:
            self.shore_alleys += laid.shore_alleys
            self.shore_buildings += laid.shore_buildings

    def _has_neighbour(self, place: i64, way: i64) -> bool:
        if way == NORTH:
            return place >= self.columns
        if way == SOUTH:
            return place < self.columns
        if way == 1:
            return place % self.columns < self.columns - 1
        return place % self.columns > 0

    def _add_gate(self, tile: Tile, place: i64) -> None:
        """BM-8: at the outer end of each section lies a villa or a catacomb tile."""
        north = place < self.columns
        column: i64 = place % self.columns * SIZE + 3
        cell: i64 = column if north else 13 * STRIDE + column
        section = tile.section
        self.gates[section] = cell
        self.gate_way[section] = NORTH if north else SOUTH
        if section in CATACOMB_SECTIONS:
            self.catacombs.append(cell)
            self.catacomb[cell] = 1
            return
        villa: i64 = (section - 1) * PER_SECTION + VILLA_NUMBER
        self.villas.append(villa)
        self.kind[villa] = VILLA
        self.leave[villa] = [cell]
        inward = SOUTH if north else NORTH
        self.rays[villa] = [cell * 4 + inward]
        self.touch[cell * 4 + self.gate_way[section]] = BUILDING + villa
        self.doors[cell] = sorted([*self.doors[cell], BUILDING + villa])

    def _draw_lines(self) -> None:
        """Numbers the straight lines of sight, so that one comparison tells whether two cells lie in one."""
        line: i64 = 0
        for start in self.cells:
            cell: i64
            if self.nb[start * 4 + 3] < 0:
                line += 1
                cell = start
                while cell >= 0:
                    self.across[cell] = line
                    cell = self.nb[cell * 4 + 1]
            if self.nb[start * 4] < 0:
                line += 1
                cell = start
                while cell >= 0:
                    self.down[cell] = line
                    cell = self.nb[cell * 4 + 2]

    def _follow_corridors(self) -> None:
        """TD-5.5, TD-5.6: between lanterns the way is forced; -1 stays where it leads nowhere."""
        start: i64
        way: i64
        for start in self.cells:
            if self.lantern[start]:
                for way in range(4):
                    if self.nb[start * 4 + way] >= 0:
                        self.corridor[start * 4 + way] = self._next_lantern(start, way)

    def _next_lantern(self, cell: i64, way: i64) -> i64:
        while True:
            cell = self.nb[cell * 4 + way]
            if self.lantern[cell]:
                return cell * 4 + way
            way = self.onward(cell, way)
            if way < 0:
                return -1

    def onward(self, cell: i64, way: i64) -> i64:
        """The only way on in an alley without a crossing; -1 at a dead end."""
        if self.nb[cell * 4 + way] >= 0:
            return way
        turn: i64
        for turn in range(1, 4, 2):
            if self.nb[cell * 4 + (way + turn) % 4] >= 0:
                return (way + turn) % 4
        return -1

    def nearest_lantern(self, start: i64, taken: vec[i64]) -> i64:
        """BM-9, AM-4: the nearest lantern that nobody stands on."""
        seen = [int(start)]
        at: i64 = 0
        while at < len(seen):
            cell: i64 = seen[at]
            if self.lantern[cell] and not taken[cell]:
                return cell
            at += 1
            way: i64
            for way in range(4):
                there = self.nb[cell * 4 + way]
                if there >= 0 and there not in seen:
                    seen.append(there)
        return -1

    def of_kind(self, kind: i64) -> list[int]:
        """The buildings of one kind."""
        return [number for number in range(BUILDINGS) if self.kind[number] == kind]

    def grapple(self, building: i64) -> list[int]:
        """TD-E5: the first building behind one or more alley cells in a straight line."""
        found: list[int] = []
        for ray in self.rays[building]:
            cell: i64 = ray >> 2
            way: i64 = ray & 3
            while self.nb[cell * 4 + way] >= 0:
                cell = self.nb[cell * 4 + way]
            spot = self.touch[cell * 4 + way]
            if spot >= 0 and spot - BUILDING != building and spot - BUILDING not in found:
                found.append(spot - BUILDING)
        found.sort()
        return found

    def steps_to(self, spot: i64) -> vec[i64]:
        """How many spots a thief walks from every spot to this one, figures and fields of view aside."""
        if len(self._steps) == 0:
            self._steps = vec[vec[i64]]([vec[i64]()] * SPOTS)
        steps = self._steps[spot]
        if len(steps) == 0:
            steps = self._count_steps(spot)
            self._steps[spot] = steps
        return steps

    def _count_steps(self, goal: i64) -> vec[i64]:
        """Backwards from the goal; a move through a building is not counted."""
        steps = vec[i64]([-1] * SPOTS)
        steps[goal] = 0
        todo = vec[i64](capacity=CELLS)
        if goal < BUILDING:
            todo = append(todo, goal)
        else:
            for cell in self.leave[goal - BUILDING]:
                if goal in self.doors[cell]:
                    steps[cell] = 1
                    todo = append(todo, cell)
        at: i64 = 0
        while at < len(todo):
            todo = self._step_back(todo[at], steps, todo)
            at += 1
        return steps

    def _step_back(self, here: i64, steps: vec[i64], todo: vec[i64]) -> vec[i64]:
        """Notes the spots from which one step leads here, and answers what is left to look at."""
        far: i64 = steps[here] + 1
        way: i64
        for way in range(here * 4, here * 4 + 4):
            there: i64 = self.nb[way]
            if there >= 0 and steps[there] < 0:
                steps[there] = far
                todo = append(todo, there)
            building: i64 = self.touch[way]
            if building >= 0 and steps[building] < 0:
                steps[building] = far
        if self.catacomb[here]:
            for cell in self.catacombs:
                if steps[cell] < 0:
                    steps[cell] = far
                    todo = append(todo, cell)
        return todo
