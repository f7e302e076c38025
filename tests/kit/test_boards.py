"""A board that a game declares is drawn from its view; one that cannot be drawn is found before any play."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from rookery.cli.boards.plain import zone_lines
from rookery.cli.scene import Scene
from rookery.cli.screen import Screen
from rookery.kernel.board import CARDS, DICE, NUMBER, SEAT, TRACK, Board, Pick, Zone, found
from rookery.testing import ConformanceError
from rookery.testing.declared import check_declared
from rookery.testing.failure import Spot
from rookery.words import Words
from tests.toys.lanterns import Lanterns

WIND = Zone("wind", "wind", DICE)
SOUND = Board(
    (WIND, Zone("card", "keepers.*.card", CARDS, term="card", picks=(Pick("burn", "flasks"),))),
    {"flasks": NUMBER},
    headings=("wind",),
    quiet=("dealt",),
)


def lanterns(board: Board) -> Lanterns:
    class Drawn(Lanterns):
        pass

    Drawn.board = board
    return Drawn()


def test_a_sound_board_is_let_through() -> None:
    check_declared(lanterns(SOUND), Spot("lanterns"))


@pytest.mark.parametrize(
    "board",
    [
        Board((WIND, WIND)),
        Board((WIND._replace(kind="dragons"),)),
        Board((WIND._replace(term="dragons"),)),
        Board((WIND._replace(picks=(Pick("burn", "dragons"),)),)),
        Board((WIND._replace(picks=(Pick("fly", "flasks"),)),)),
        Board(pieces={"dragons": DICE}),
        Board(pieces={"flasks": "dragons"}),
        Board(headings=("dragons",)),
        Board(quiet=("dragons",)),
    ],
)
def test_a_board_that_cannot_be_drawn_is_found(board: Board) -> None:
    with pytest.raises(ConformanceError, match="declared"):
        check_declared(lanterns(board), Spot("lanterns"))


def test_a_way_leads_into_the_view_for_each_seat_or_ends() -> None:
    view = {"wind": 3, "keepers": [{"card": 1}, {"card": None}]}
    assert found(view, "wind") == 3
    assert found(view, "keepers.*.card") == [1, None]
    assert found(view, "keepers.*") == view["keepers"]
    assert found(view, "wind.*.card") is None
    assert found(view, "moon.phase") is None


def test_the_terminal_says_what_lies_where() -> None:
    screen = Screen(True)
    screen.console = Console(file=io.StringIO())
    scene = Scene(Words("en"), screen, ["Ada", "Bo"], {}, {})
    zones = [
        WIND,
        Zone("first", "first", SEAT),
        Zone("oil", "keepers.*.oil", TRACK, steps=3),
        Zone("dice", "keepers.*.dice", DICE),
        Zone("past", "keepers.*.past", DICE, small=True),
    ]
    keepers = [{"oil": 2, "dice": [4, None], "past": []}, {"oil": 0, "dice": [], "past": [6]}]
    lines = zone_lines(scene, {"wind": 0, "first": 1, "keepers": keepers}, zones)
    assert lines == [
        "zone-wind: –",
        "zone-first: (B) Bo",
        "[A] Ada",
        "    zone-oil: 2/3",
        "    zone-dice: [4] [?]",
        "(B) Bo",
        "    zone-oil: 0/3",
        "    zone-dice: –",
        "    zone-past: [6]",
    ]
