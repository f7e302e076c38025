"""What is drawn: inside its columns, with everything a player must see, in a real terminal too."""

from __future__ import annotations

import io
import os
import pty
import select
import subprocess
import sys
import time

import pytest
from rich.console import Console

from rookery.cli.boards import board_for
from rookery.cli.main import main
from rookery.cli.players import BotPlayer, Players
from rookery.cli.scene import Scene
from rookery.cli.screen import Screen
from rookery.cli.signals import Leave
from rookery.cli.table_talk import Talk
from rookery.table.match import Match
from rookery.words import Words
from tests.spoken import spoken
from tests.toys.lanterns import Lanterns

NAMES = ["Anna", "Bartholomew the Third", "Cleo", "Dora"]


def drawn(match: Match, seat: int, lang: str, width: int) -> str:
    """The picture of a position."""
    screen = Screen()
    screen.plain = False
    screen.console = Console(file=io.StringIO(), width=width, highlight=False, record=True)
    words = spoken(lang, match.game.key)
    board = board_for("crypt")
    names = [*NAMES[: match.seats], *board.more_names(words)]
    board.draw(Scene(words, screen, names, {1: "greedy"}, match.preview(seat)), match.view(seat), True)
    return screen.console.export_text()


@pytest.mark.parametrize(("seats", "lang"), [(1, "it"), (2, "fr"), (3, "it"), (4, "en"), (4, "fr")])
def test_pictures_keep_to_their_columns(seats: int, lang: str) -> None:
    match = Match("crypt", seats, 6, {"collectors": "random"})
    bot = BotPlayer("greedy")
    while not match.over:
        for width in (80, 120, 160) if len(match.moves) % 9 == 0 else ():
            text = drawn(match, match.actor, lang, width)
            assert max(len(line) for line in text.splitlines()) <= width
            assert "…" not in text or width == 80
        bot.move(match, match.actor)


def test_picture_shows_who_holds_what_and_how_to_win_it() -> None:
    match = Match("crypt", 3, 1, {"first_leader": "1"})
    game = match.game
    match.play_all([game.pack("claim"), game.pack("place", 0, 2, 5), game.pack("done")], 0)
    text = drawn(match, 1, "en", 80)
    assert "[A] [5][5]=10" in text
    assert ">10: 2×6 3×4" in text
    assert "►(B) Bartholomew the Third  you" in text
    assert "? hidden" in text
    assert "Lights Out" in text
    assert "deck 32, on top " in text
    mine = drawn(match, 0, "en", 80)
    assert "yours" in mine


def test_a_game_without_a_board_is_played_by_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n2\n?\nhint\nquit\n"))
    game = Lanterns()
    match = Match(game, 2, 3, names=["Anna", "Bob"])
    talk = Talk(match, Players(["Anna", "Bob"], {}), Words("en", game), Screen())
    with pytest.raises(Leave):
        talk.run()
    out = capsys.readouterr().out
    assert "  2  burn:1" in out
    assert "Bob plays" in out
    assert len([move for move in match.moves if move[0] >= 0]) == 2


class Terminal:
    """`rookery` in a terminal of its own."""

    def __init__(self, typed: str, **env: str) -> None:
        self.master, slave = pty.openpty()
        settings = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "50", **env}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rookery.cli", *typed.split()],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=settings,
            start_new_session=True,
        )
        os.close(slave)
        self.text = ""

    def wait_for(self, words: str) -> str:
        """Reads until these words come; answers what came since the last time."""
        seen, end = b"", time.monotonic() + 120
        while words.encode() not in seen:
            assert time.monotonic() < end, seen.decode("utf-8", "replace")
            if select.select([self.master], [], [], 0.2)[0]:
                seen += os.read(self.master, 65536)
        self.text += seen.decode("utf-8", "replace")
        return seen.decode("utf-8", "replace")

    def type(self, text: str) -> None:
        """Somebody at the keyboard."""
        os.write(self.master, text.encode())

    def close(self) -> None:
        """Leaves nothing running."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)


HOT_SEAT = "play crypt --seats 2 --name 1=Anna --name 2=Bob --seed 1 --set first_leader=1 --lang en"


def test_keyboard_is_handed_over_on_an_empty_screen() -> None:
    terminal = Terminal(HOT_SEAT)
    try:
        terminal.wait_for("Pass the keyboard to Anna")
        terminal.type("\n")
        terminal.wait_for("1–2, ? >")
        terminal.type("1 1x4 .\n")
        seen = terminal.wait_for("Pass the keyboard to Bob")
        after_wipe = seen.rpartition("\x1b[3J")[2]
        assert "Coin" not in after_wipe
        assert "\x1b[1" in terminal.text  # bold and colours
    finally:
        terminal.close()


def test_no_color_is_respected_and_quit_offers_to_save(tmp_path: os.PathLike[str]) -> None:
    file = os.path.join(tmp_path, "save.json")
    terminal = Terminal(HOT_SEAT, NO_COLOR="1")
    try:
        terminal.type("\n")
        terminal.wait_for("1–2, ? >")
        assert "\x1b[33m" not in terminal.text
        assert "\x1b[38" not in terminal.text
        terminal.type("quit\n")
        terminal.wait_for("Save this game")
        terminal.type(f"{file}\n")
        terminal.wait_for("You have left the table")
        assert terminal.process.wait(10) == 0
        assert os.path.exists(file)
    finally:
        terminal.close()


def test_interrupt_ends_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Screen, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "read", interrupted)
    assert main(["play", "crypt", "--seed", "1"]) == 130
