"""Oliver Twist drawn for a terminal: the map of the streets, then the lairs as a table."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from rookery.cli.boards import oliver_twist_words as spell
from rookery.cli.boards.oliver_twist_town import EMPTY, FACE_DOWN, Town, town_of
from rookery.cli.scene import Scene
from rookery.cli.seats import badge, colour
from rookery.kernel import View

WIDEST: Final = 110  # columns of the map
LINE: Final = 31.0  # units of the map a line is high
STEP: Final = 6  # points of a piece of street
GANG: Final = "@"
SIGN: Final = 3  # columns a sign may take


class Canvas:
    """A sheet of signs, each with a style."""

    def __init__(self, town: Town, width: int) -> None:
        xs, ys = [x for x, _ in town.points], [y for _, y in town.points]
        self.left, self.top = min(xs), min(ys)
        self.scale = (width - SIGN - 2) / (max(xs) - self.left)
        self.rows = int((max(ys) - self.top) / LINE) + 2
        self.signs = [[(" ", "")] * width for _ in range(self.rows)]

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Line and column of a point of the map."""
        return round((y - self.top) / LINE), 1 + round((x - self.left) * self.scale)

    def put(self, line: int, column: int, text: str, style: str = "") -> None:
        """Writes over what is there."""
        for offset, letter in enumerate(text):
            self.signs[line][column + offset] = (letter, style)

    def number(self, line: int, column: int, number: str) -> None:
        """Writes a choice's number beside its token, where it covers nothing but paving."""
        for down, right in (
            (1, 0),
            (-1, 0),
            (0, SIGN),
            (0, -len(number)),
            (1, 1),
            (-1, 1),
            (1, -1),
            (-1, -1),
        ):
            row = self.signs[line + down] if 0 <= line + down < self.rows else []
            place = row[column + right : column + right + len(number)] if column + right >= 0 else []
            if len(place) == len(number) and all(letter in " ." for letter, _ in place):
                self.put(line + down, column + right, number, "bold reverse")
                return

    def text(self) -> Text:
        """The sheet as lines."""
        drawn = Text(no_wrap=True)
        for row in self.signs:
            for letter, style in row:
                drawn.append(letter, style)
            drawn.append("\n")
        drawn.rstrip()
        return drawn


def draw(scene: Scene, view: View, full: bool) -> None:
    """The whole table; the legend and the last account wait for `view` on a low screen."""
    screen, words = scene.screen, scene.words
    screen.rule(spell.heading(words, view))
    screen.show(_map(town_of(words), view, min(WIDEST, screen.width)))
    if full or not screen.short:
        screen.say(words.say("board-oliver_twist-legend"), "dim")
    screen.show(_lairs(scene, view))
    if view["seat"] >= 0:
        for line in spell.behind(words, view["players"][view["seat"]]):
            screen.say(line)
    if full:
        for line in spell.accounts(words, scene.names, view):
            screen.say(line, "dim")


def _map(town: Town, view: View, width: int) -> Text:
    canvas = Canvas(town, width)
    for street in town.streets:
        for space, other in zip(street.spaces, street.spaces[1:], strict=False):
            _pave(canvas, town.points[space], town.points[other])
    reach = town.ways(view)
    for space, (x, y) in enumerate(town.points):
        line, column = canvas.at(x, y)
        token = view["board"][space]
        style = "dim" if token in (EMPTY, FACE_DOWN) else "bold" if space in reach else ""
        if space == 0 and token == EMPTY:
            canvas.put(line, column - 1, "(  )")
        elif token == EMPTY:
            canvas.put(line, column, "·", "dim")
        else:
            canvas.put(line, column, spell.sign(view, space), style)
    line, column = canvas.at(*town.points[view["pawn"]])
    canvas.put(line, column, GANG * 2, "bold red")
    for number, space in enumerate(town.choices(view), 1):
        canvas.number(*canvas.at(*town.points[space]), str(number))
    return canvas.text()


def _pave(canvas: Canvas, start: tuple[float, float], end: tuple[float, float]) -> None:
    for step in range(1, STEP):
        part = step / STEP
        line, column = canvas.at(
            start[0] + (end[0] - start[0]) * part,
            start[1] + (end[1] - start[1]) * part,
        )
        canvas.put(line, column, ".", "dim")


def _lairs(scene: Scene, view: View) -> Table:
    say = scene.words.say
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    table.add_column(say("board-oliver_twist-lairs"), no_wrap=True)
    table.add_column("", no_wrap=True)
    for key in ("money", "held", "hand", "loot-count"):
        table.add_column(say(f"board-oliver_twist-{key}"), justify="right", no_wrap=True)
    table.add_column(say("board-oliver_twist-tools"))
    for seat, player in enumerate(view["players"]):
        mark = "►" if view["actor"] == seat else " "
        who = say("shell-you") if seat == view["seat"] else scene.bots.get(seat, "")
        table.add_row(
            Text(f"{mark}{badge(seat)} {scene.names[seat]}", style=colour(seat)),
            who,
            spell.money(scene.words, player),
            f"{player['reserve']}/9",
            str(player["cards"] or "–"),
            str(player["burglaries"] or "–"),
            spell.tools(scene.words, player) or "–",
        )
    return table
