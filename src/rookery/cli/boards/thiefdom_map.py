"""The city of Thiefdom in letters: two signs a cell, so that 28 columns fit a terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rookery.cli.seats import colour
from rookery.games.thiefdom.const import BUILDING, EAST, SOUTH, STRIDE, WEST
from rookery.kernel import View

ROWS: Final = 14
DELTA: Final = (-STRIDE, 1, STRIDE, -1)
LETTERS: Final = {
    "tower": "T",
    "garden": "G",
    "forge": "F",
    "stable": "S",
    "church": "C",
    "market": "M",
    "dealer": "D",
    "dungeon": "X",
    "tavern": "I",
    "smuggler": "K",
}
HOUSES: Final = ("tower", "garden", "forge", "stable", "church")
FACING: Final = "^>v<"
SEATS: Final = "ABCD"
GUARDS: Final = 4
CARRIAGE: Final = 8

Cells = dict[int, tuple[str, str]]  # two signs and a style


def draw(view: View) -> list[Text]:
    """The map row by row, with its rim: gates in the north and south, row numbers in the west."""
    cells = _ground(view)
    _add_edges(view, cells)
    _add_figures(view, cells)
    columns = view["map"]["columns"]
    rows = [_rim(view, True)]
    for row in range(ROWS):
        line = Text(f"{row + 1:>2} ", style="dim", no_wrap=True)
        for column in range(columns):
            signs, style = cells.get(row * STRIDE + column, ("~~", "blue"))
            line.append(signs, style)
        rows.append(line)
    rows.append(_rim(view, False))
    rows.append(_numbers(columns))
    return rows


def _ground(view: View) -> Cells:
    seen = {cell for citizen in view["citizens"] for cell in citizen["sees"]}
    lanterns = set(view["map"]["lanterns"])
    cells: Cells = {}
    for cell in view["map"]["alleys"]:
        lit = cell in lanterns
        signs = ("*" if cell in seen else " ") + ("o" if lit else ".")
        cells[cell] = (signs, "bold yellow" if lit else "red" if cell in seen else "dim")
    for building in view["buildings"]:
        letter = LETTERS.get(building["kind"], "V")
        style = "" if building["kind"] in HOUSES else "bold reverse"
        for cell in building["cells"]:
            cells[cell] = (letter * 2, style)
    return cells


def _add_edges(view: View, cells: Cells) -> None:
    """Walls and doors take the first sign of the cell east or north of the edge."""
    for wall in view["map"]["walls"]:
        _mark(cells, wall // 4, wall % 4, "|_")
    walls = set(view["map"]["walls"])
    for building in view["buildings"]:
        if building["kind"] in HOUSES or not building["cells"]:
            continue
        for cell in building["doors"]:
            for way in range(4):
                if cell + DELTA[way] in building["cells"] and cell * 4 + way not in walls:
                    _mark(cells, cell, way, "+-")


def _mark(cells: Cells, cell: int, way: int, signs: str) -> None:
    if way == EAST:
        cell, way = cell + 1, WEST
    elif way not in (WEST, SOUTH):
        cell, way = cell - STRIDE, SOUTH
    old, style = cells.get(cell, ("##", ""))
    cells[cell] = ((signs[0] if way == WEST else signs[1]) + old[1], style)


def _add_figures(view: View, cells: Cells) -> None:
    roofs = {building["spot"]: list(building["cells"]) for building in view["buildings"]}
    for seat, player in enumerate(view["players"]):
        home = roofs.get(BUILDING + player["hideout"], [])
        if player["hideout"] >= 0 and home:
            cells[home.pop()] = (f"h{SEATS[seat]}", f"{colour(seat)} reverse")
    for number, thief in enumerate(view["thieves"]):
        cell = _cell_of(thief["spot"], roofs)
        if cell >= 0:
            cells[cell] = (f"{SEATS[number // 3]}{number % 3 + 1}", f"{colour(number // 3)} bold")
    for number, citizen in enumerate(view["citizens"]):
        walking = number == view["walk"]["mover"]
        cell = view["walk"]["at"] if walking else citizen["cell"]
        if cell >= 0:
            cells[cell] = (sign(number, citizen["facing"]), "bold red" if number < GUARDS else "bold")


def _cell_of(spot: int, roofs: dict[int, list[int]]) -> int:
    """Where a thief is drawn: in a building on the next free cell of its roof."""
    if spot < BUILDING:
        return spot
    free = roofs.get(spot, [])
    return free.pop(0) if free else -1


def sign(number: int, facing: int) -> str:
    """A citizen in two signs."""
    if number == CARRIAGE:
        return "[]"
    letter = "abcd"[number % 4]
    return f"{FACING[facing]}{letter}" if number < GUARDS else f"N{letter}"


def _rim(view: View, north: bool) -> Text:
    """The gates outside the walls: villas by their section, catacombs as arches."""
    signs = ["  "] * view["map"]["columns"]
    for gate in view["map"]["gates"]:
        if gate["north"] == north:
            catacombs = gate["cell"] in view["map"]["catacombs"]
            signs[gate["cell"] % STRIDE] = "()" if catacombs else f"V{gate['section']}"
    return Text(("   " + "".join(signs)).rstrip(), style="bold", no_wrap=True)


def _numbers(columns: int) -> Text:
    """Every other column, so that two figures do not touch."""
    signs = "".join("  " if column % 2 else f"{column + 1:>2}" for column in range(columns))
    return Text("   " + signs.rstrip(), style="dim", no_wrap=True)
