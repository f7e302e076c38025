"""Reads and checks the drawings of the city sections (part 4.1, part 4.5)."""

from __future__ import annotations

from typing import Any, Final

from rookery.games.thiefdom.assembly import cell_name, check_box, check_side, city_cell_name
from rookery.games.thiefdom.const import LETTERS, PER_SECTION, RIVER_SECTIONS
from rookery.games.thiefdom.tiles import ALLEYS, SIZE, STEPS, Side, Tile
from rookery.kernel.rows import one_of, whole

SECTIONS: Final = 8
MIDDLE: Final = 3
SHOWS: Final = ("D", "I", "CM", "K", "K", "D", "KX", "IK")  # by section: its locations, and the church
OPENINGS: Final = ((0, MIDDLE), (MIDDLE, SIZE - 1), (SIZE - 1, MIDDLE), (MIDDLE, 0))  # N E S W


def read_tiles(rows: list[dict[str, Any]]) -> list[Tile]:
    """All sides in all quarter turns: (section - 1) * 8 + side * 4 + turns."""
    if len(rows) != SECTIONS * 2:
        raise ValueError(f"sections.toml, side: {len(rows)} rows, there must be {SECTIONS * 2}")
    sides: list[Side] = []
    for number, row in enumerate(rows):
        place = f"sections.toml, row {number + 1}"
        section = whole(place, row, "section", number // 2 + 1, number // 2 + 1)
        one_of(place, row, "side", ("AB"[number % 2],))
        sides.append(_read_side(place, section, row))
    check_box(sides)
    return [Tile(side, turns) for side in sides for turns in range(4)]


def _read_side(place: str, section: int, row: dict[str, Any]) -> Side:
    rows = row.get("rows")
    if not isinstance(rows, list) or len(rows) != SIZE:
        raise ValueError(f"{place}, rows: there must be {SIZE} of them")
    for line in rows:
        if not isinstance(line, str) or len(line) != SIZE or set(line) - set(f"{ALLEYS}~#{LETTERS}"):
            raise ValueError(f"{place}, rows: {line!r} is not {SIZE} letters of {ALLEYS}~#{LETTERS}")
    side = Side(section, rows, _edges(place, row, "doors"), _edges(place, row, "walls"))
    _check_rim(place, side)
    _check_shows(place, side)
    _check_edges(place, side)
    _check_crossings(place, side)
    check_side(place, side)
    return side


def _edges(place: str, row: dict[str, Any], field: str) -> list[int]:
    """`e5N`: column, row, side; as (row * 7 + column) * 4 + direction."""
    value = row.get(field)
    if not isinstance(value, str):
        raise ValueError(f"{place}, {field}: {value!r}, it must be words like 'e5N'")
    found: list[int] = []
    for word in value.split():
        if len(word) != 3 or word[0] not in "abcdefg" or word[1] not in "1234567" or word[2] not in "NESW":
            raise ValueError(f"{place}, {field}: {word!r} is no edge like 'e5N'")
        cell = (int(word[1]) - 1) * SIZE + "abcdefg".index(word[0])
        found.append(cell * 4 + "NESW".index(word[2]))
    return found


def _check_rim(place: str, side: Side) -> None:
    """BM-4: alleys reach the rim at the openings only; a river fills the east."""
    river = side.section in RIVER_SECTIONS
    for cell in range(SIZE * SIZE):
        row, column = cell // SIZE, cell % SIZE
        letter = side.letter(row, column)
        if (letter == "~") != (river and column == SIZE - 1):
            raise ValueError(
                f"{place}, rows: the river of section {side.section} is wrong at {cell_name(cell)}"
            )
        if row in (0, SIZE - 1) or column in (0, SIZE - 1):
            is_open = (row, column) in OPENINGS and letter != "~"
            if (letter == ".") != is_open or letter == "o":
                raise ValueError(f"{place}, rows: the rim is wrong at {cell_name(cell)}")


def _check_shows(place: str, side: Side) -> None:
    """Part 1.5: the locations of the section, one building each."""
    shown = "".join(sorted(LETTERS[kind] for kind in side.kinds if kind >= 4))
    if shown != SHOWS[side.section - 1]:
        raise ValueError(
            f"{place}, rows: section {side.section} shows {shown}, not {SHOWS[side.section - 1]}"
        )
    if len(side.kinds) >= PER_SECTION:
        raise ValueError(f"{place}, rows: {len(side.kinds)} buildings, the most is {PER_SECTION - 1}")


def _check_edges(place: str, side: Side) -> None:
    """BM-2: doors lie between a location and an alley, walls beside an alley, none on the rim."""
    for field, edges in (("doors", side.doors), ("walls", side.walls)):
        for edge in edges:
            row, column = edge // 4 // SIZE, edge // 4 % SIZE
            here = side.letter(row, column)
            there = side.letter(row + STEPS[edge % 4][0], column + STEPS[edge % 4][1])
            if field == "doors":
                fits = here in LETTERS[5:] and there in ALLEYS
            else:
                fits = (here in ALLEYS or there in ALLEYS) and " " not in here + there
            if not fits:
                raise ValueError(
                    f"{place}, {field}: {cell_name(edge // 4)}{'NESW'[edge % 4]} is not possible there"
                )


def _check_crossings(place: str, side: Side) -> None:
    """BM-5: a lantern on every crossing and nowhere else, one net of alleys, a door to every building."""
    tile = Tile(side, 0)
    for index, cell in enumerate(tile.alleys):
        exits = sum(1 for way in range(4) if tile.nb[index * 4 + way] != -1)
        if (exits > 2) != (tile.letters[cell] == "o"):
            raise ValueError(
                f"{place}, rows: {city_cell_name(cell)} has {exits} exits, a lantern needs 3 or 4"
            )
    if len(_reached(tile)) != len(tile.alleys):
        raise ValueError(f"{place}, rows: the alleys do not hang together")
    entered = {spot for doors in tile.doors for spot in doors}
    for number, leave in enumerate(tile.leave):
        if not leave or tile.first + number not in entered:
            raise ValueError(f"{place}, doors: building {number + 1} cannot be entered or left")


def _reached(tile: Tile) -> set[int]:
    seen = {tile.alleys[0]}
    todo = [tile.alleys[0]]
    while todo:
        index = tile.alleys.index(todo.pop())
        for there in tile.nb[index * 4 : index * 4 + 4]:
            if there >= 0 and there not in seen:
                seen.add(there)
                todo.append(there)
    return seen
