"""One side of a city section: drawn as text, turned by quarter turns, laid out as lists (part 4.1)."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.const import (
    BACK,
    BUILDING,
    CHURCH,
    DELTA,
    LETTERS,
    PER_SECTION,
    RIVER_SECTIONS,
    STRIDE,
)
from rookery.kernel.runtime import append, i64, vec

SIZE: Final = 7
OUT: Final = -2  # in `Tile.nb`: the way leads out of the section
ALLEYS: Final = ".o"
STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))  # rows and columns, by direction


class Side:
    """A printed side: rows of letters, the doors of locations, walls, and its buildings in reading order."""

    def __init__(self, section: int, rows: list[str], doors: list[int], walls: list[int]) -> None:
        self.section = section
        self.rows = rows
        self.doors = doors  # edges: (row * 7 + column) * 4 + direction
        self.walls = walls
        self.kinds: list[int] = []
        self.numbers = [-1] * (SIZE * SIZE)  # the building of a cell
        for cell in range(SIZE * SIZE):
            letter = rows[cell // SIZE][cell % SIZE]
            if letter in LETTERS and self.numbers[cell] < 0:
                self._flood(cell, letter)
                self.kinds.append(LETTERS.index(letter))

    def letter(self, row: int, column: int) -> str:
        """What is drawn there; a blank outside."""
        if 0 <= row < SIZE and 0 <= column < SIZE:
            return self.rows[row][column]
        return " "

    def _flood(self, start: int, letter: str) -> None:
        """BM-3: a building is a connected group of one letter."""
        todo = [start]
        while todo:
            cell = todo.pop()
            self.numbers[cell] = len(self.kinds)
            row, column = cell // SIZE, cell % SIZE
            for r, c in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
                if self.letter(r, c) == letter and self.numbers[r * SIZE + c] < 0:
                    todo.append(r * SIZE + c)


class Tile:
    """A side turned clockwise; cells are counted as in a city whose corner it fills."""

    def __init__(self, side: Side, turns: int) -> None:
        self.section = side.section
        self.river = side.section in RIVER_SECTIONS
        self.kinds = side.kinds
        self.first = BUILDING + (side.section - 1) * PER_SECTION  # the spot of building 0
        self.letters: dict[int, str] = {}
        self.at: dict[int, int] = {}  # cell -> spot of the building there
        for cell in range(SIZE * SIZE):
            here = turned(cell, turns)
            self.letters[here] = side.rows[cell // SIZE][cell % SIZE]
            if side.numbers[cell] >= 0:
                self.at[here] = self.first + side.numbers[cell]
        self.walls = _turn_edges(side.walls, turns)
        self.doorways = _turn_edges(side.doors, turns)
        self.alleys = sorted(cell for cell, letter in self.letters.items() if letter in ALLEYS)
        self.lanterns = [cell for cell in self.alleys if self.letters[cell] == "o"]
        self.nb = vec[i64]()  # four for each alley: the alley next to it, OUT, or -1
        self.touch = vec[i64]()  # four for each alley: the building next to it, no wall between, or -1
        self.over = vec[i64]()  # four for each alley: the cell or building behind a wall, or -1
        self.doors: list[list[int]] = []  # for each alley: the buildings that can be entered from it
        self.leave: list[list[int]] = [[] for _ in self.kinds]  # by building: the alleys it can be left to
        self.rays: list[list[int]] = [
            [] for _ in self.kinds
        ]  # by building: cell * 4 + direction of a look out
        self.climb_out: list[list[int]] = [[] for _ in self.kinds]
        self.shore_alleys: list[int] = []
        self.shore_buildings: list[int] = []
        for cell in self.alleys:
            self._add(cell)
        self._find_shore()
        self._laid: dict[int, Laid] = {}

    def laid(self, base: int) -> Laid:
        """This tile in a city, its corner on the cell `base`; made once."""
        if base not in self._laid:
            self._laid[base] = Laid(self, base)
        return self._laid[base]

    def _add(self, cell: int) -> None:
        doors: list[int] = []
        for way in range(4):
            edge = cell * 4 + way
            there = cell + DELTA[way]
            inside = _inside(cell, way)
            walled = edge in self.walls
            alley = inside and self.letters[there] in ALLEYS
            building = self.at.get(there, -1) if inside else -1
            self.nb = append(self.nb, OUT if not inside else there if alley and not walled else -1)
            self.touch = append(self.touch, -1 if walled else building)
            self.over = append(self.over, -1 if not walled else there if alley else building)
            if building >= 0:
                self._add_building(cell, way, building, walled)
                if not walled and (self.kinds[building - self.first] < 5 or edge in self.doorways):
                    doors.append(building)
        self.doors.append(sorted(set(doors)))

    def _add_building(self, cell: int, way: int, building: int, walled: bool) -> None:
        number = building - self.first
        cells = self.climb_out[number] if walled else self.leave[number]
        if cell not in cells:
            cells.append(cell)
        if not walled:
            self.rays[number].append(cell * 4 + BACK[way])

    def _find_shore(self) -> None:
        """BM-10: what lies beside the river."""
        for cell, letter in sorted(self.letters.items()):
            beside = any(_inside(cell, way) and self.letters[cell + DELTA[way]] == "~" for way in range(4))
            if beside and letter in ALLEYS:
                self.shore_alleys.append(cell)
            elif beside and cell in self.at and self.at[cell] not in self.shore_buildings:
                self.shore_buildings.append(self.at[cell])


class Laid:
    """The lists of a tile by the cells of a city; all cities that have it there share them."""

    def __init__(self, tile: Tile, base: int) -> None:
        self.alleys = [base + cell for cell in tile.alleys]
        self.leave = [sorted([base + cell for cell in cells]) for cells in tile.leave]
        self.rays = [[base * 4 + ray for ray in rays] for rays in tile.rays]
        self.climb_out = [sorted([base + cell for cell in cells]) for cells in tile.climb_out]
        self.shore_alleys = [base + cell for cell in tile.shore_alleys]
        self.shore_buildings = [spot - BUILDING for spot in tile.shore_buildings]
        first = tile.first - BUILDING
        self.houses = [first + number for number in range(len(tile.kinds)) if tile.kinds[number] < CHURCH]


def turned(cell: int, turns: int) -> int:
    """BM-6: where a cell (row * 7 + column) lies after quarter turns, counted in city cells."""
    row, column = cell // SIZE, cell % SIZE
    for _ in range(turns):
        row, column = column, SIZE - 1 - row
    return row * STRIDE + column


def _turn_edges(edges: list[int], turns: int) -> set[int]:
    """Turned edges, each named from both of its cells."""
    found: set[int] = set()
    for edge in edges:
        cell, way = turned(edge // 4, turns), (edge % 4 + turns) % 4
        found.add(cell * 4 + way)
        found.add((cell + DELTA[way]) * 4 + BACK[way])
    return found


def _inside(cell: int, way: int) -> bool:
    """Whether the neighbour belongs to the same section."""
    row, column = cell // STRIDE, cell % STRIDE
    if way == 0:
        return row > 0
    if way == 1:
        return column < SIZE - 1
    if way == 2:
        return row < SIZE - 1
    return column > 0
