"""Whether the sections make a sound city however they are laid (parts 4.3 and 4.5).

Each rule is checked on single sides, for every way in which the edge of the city may close their openings;
together they hold for all cities, so that none has to be built for it.
"""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.const import BACK, DELTA, LETTERS, NOWHERE, RIVER_SECTIONS, STRIDE
from rookery.games.thiefdom.tiles import ALLEYS, OUT, SIZE, STEPS, Side, Tile

HOUSE_KINDS: Final = 4  # tower, garden, forge, stable: teleports need two of each
LARGE_ONLY: Final = (1, 5)
NAMES: Final = ("north", "east", "south", "west")
# The openings that the edge of the city can close: that of the entrance, and in the west a second one.
CLOSINGS: Final = ((0,), (1,), (2,), (3,), (0, 1), (1, 2), (2, 3), (3, 0))
RIVER_CLOSINGS: Final = ((0,), (2,))  # never turned, and always at the east end


def check_side(place: str, side: Side) -> None:
    """What every side must keep, whatever lies beside it."""
    _check_narrow(place, side)
    _check_doors(place, side)
    _check_openings(place, side)
    for closed in RIVER_CLOSINGS if side.section in RIVER_SECTIONS else CLOSINGS:
        _check_lanterns(place, Tile(side, 0), closed)


def check_box(sides: list[Side]) -> None:
    """What the smallest city must have with any choice of sides."""
    for kind in range(HOUSE_KINDS):
        if _fewest(sides, [side.kinds.count(kind) for side in sides]) < 2:
            raise ValueError(f"sections.toml, side: a city for two may have fewer than two {LETTERS[kind]}")
    tiles = [Tile(side, 0) for side in sides]
    for shore, what in (
        ([len(tile.shore_alleys) for tile in tiles], "alley cells"),
        ([len(tile.shore_buildings) for tile in tiles], "buildings"),
    ):
        if _fewest(sides, shore) < 2:
            raise ValueError(f"sections.toml, side: a city may have fewer than two {what} at the river")


def _fewest(sides: list[Side], counts: list[int]) -> int:
    """The poorer side of each section of a small city, added up."""
    pairs = [min(counts[n], counts[n + 1]) for n in range(0, len(sides), 2)]
    return sum(pairs[n] for n in range(len(pairs)) if n + 1 not in LARGE_ONLY)


def _check_narrow(place: str, side: Side) -> None:
    """BM-5: no square of four alley cells."""
    for cell in range(SIZE * SIZE):
        row, column = cell // SIZE, cell % SIZE
        square = (side.letter(row + down, column + right) for down in (0, 1) for right in (0, 1))
        if all(letter in ALLEYS for letter in square):
            raise ValueError(f"{place}, rows: four alley cells form a square at {cell_name(cell)}")


def _check_doors(place: str, side: Side) -> None:
    """No edge twice, no door behind a wall, and enough houses to hide in."""
    doors, walls = _both_ways(side.doors), _both_ways(side.walls)
    for field, edges, found in (("doors", side.doors, doors), ("walls", side.walls, walls)):
        if len(found) != len(edges) * 2:
            raise ValueError(f"{place}, {field}: an edge is named twice")
    for edge in side.doors:
        if edge in walls:
            raise ValueError(f"{place}, doors: {cell_name(edge // 4)}{'NESW'[edge % 4]} is behind a wall")
    if sum(kind < HOUSE_KINDS for kind in side.kinds) < 4:
        raise ValueError(f"{place}, rows: there must be 4 houses")


def _both_ways(edges: list[int]) -> set[int]:
    """Edges named from both of their cells; they never lie on the rim."""
    found: set[int] = set()
    for edge in edges:
        down, right = STEPS[edge % 4]
        found |= {edge, (edge // 4 + down * SIZE + right) * 4 + BACK[edge % 4]}
    return found


def _check_openings(place: str, side: Side) -> None:
    """Openings of neighbouring rims lead to different lanterns, because citizens start there."""
    tile = Tile(side, 0)
    ends: dict[int, int] = {}
    for cell in tile.alleys:
        for way in _ways(tile, cell, ()):
            if _is_out(tile, cell, way):
                ends[way] = _lead(tile, cell, BACK[way], ())
    for way in ends:
        beside = (way + 1) % 4
        if ends[way] == ends.get(beside):
            raise ValueError(f"{place}, rows: the {NAMES[way]} and {NAMES[beside]} openings share a lantern")


def _check_lanterns(place: str, tile: Tile, closed: tuple[int, ...]) -> None:
    """From every lantern a citizen reaches two others, so that none is ever locked in."""
    for lantern in tile.lanterns:
        ends = {_lead(tile, lantern, way, closed) for way in _ways(tile, lantern, closed)}
        if len(ends - {NOWHERE, lantern}) < 2:
            shut = " and ".join(NAMES[way] for way in closed)
            raise ValueError(
                f"{place}, rows: with the {shut} closed, the lantern at {city_cell_name(lantern)}"
                " leads to fewer than two others"
            )


def _ways(tile: Tile, cell: int, closed: tuple[int, ...]) -> list[int]:
    index = tile.alleys.index(cell)
    near = tile.nb[index * 4 : index * 4 + 4]
    return [way for way in range(4) if near[way] >= 0 or (near[way] == OUT and way not in closed)]


def _is_out(tile: Tile, cell: int, way: int) -> bool:
    return tile.nb[tile.alleys.index(cell) * 4 + way] == OUT


def _lead(tile: Tile, cell: int, way: int, closed: tuple[int, ...]) -> int:
    """The lantern that a way leads to; below -1 another section's; NOWHERE at a dead end."""
    while True:
        if _is_out(tile, cell, way):
            return OUT - way
        cell += DELTA[way]
        if cell in tile.lanterns:
            return cell
        onward = [other for other in _ways(tile, cell, closed) if other != BACK[way]]
        if not onward:
            return NOWHERE
        way = onward[0]


def cell_name(cell: int) -> str:
    """A cell of a side by column and row."""
    return f"{'abcdefg'[cell % SIZE]}{cell // SIZE + 1}"


def city_cell_name(cell: int) -> str:
    """The same for a cell of a tile, counted as in a city."""
    return f"{'abcdefg'[cell % STRIDE]}{cell // STRIDE + 1}"
