"""`python -m rookery.cli.boards.crypt_shown FILE`: a position of Crypt as an SVG for the documentation."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from rookery.cli.boards import board_for
from rookery.cli.players import BotPlayer
from rookery.cli.scene import Scene
from rookery.cli.screen import Screen
from rookery.table.match import Match
from rookery.words import Words

WIDTH = 100
SEED = 6
TURNS = 70  # moves and rolls before the picture is taken
NAMES = ["Anna", "Nadia", "Old Toby"]
CRYPT = TerminalTheme(  # the colours of the crypt's plate
    (14, 20, 19),
    (245, 237, 218),
    [
        (23, 32, 30),
        (240, 131, 86),
        (44, 165, 107),
        (242, 200, 63),
        (59, 125, 224),
        (183, 100, 224),
        (158, 219, 255),
        (245, 237, 218),
    ],
)


def picture() -> str:
    """The SVG, without any font from elsewhere."""
    match = Match("crypt", len(NAMES), SEED, {"collectors": "random"}, names=NAMES)
    bot = BotPlayer("greedy")
    while not match.over and not _worth_seeing(match):
        bot.move(match, match.actor)
    screen = Screen()
    screen.plain = False
    screen.console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, highlight=False
    )
    words = Words("en", match.game, match.options)
    scene = Scene(words, screen, [*NAMES], {1: "greedy", 2: "greedy"}, {})
    board_for("crypt").draw(scene, match.view(0), False)
    svg = screen.console.export_svg(title="rookery play crypt", theme=CRYPT, unique_id="rookery")
    svg = re.sub(r"@font-face\s*\{[^}]*\}|<!--.*?-->", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "ui-monospace")


def _worth_seeing(match: Match) -> bool:
    """Whether Anna is to claim in a grown game while others hold cards."""
    if len(match.moves) < TURNS or match.question(0).name != "turn":
        return False
    return len([card for card in match.view(0)["crypt"] if card["dice"]]) > 1


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(picture(), encoding="utf-8")
