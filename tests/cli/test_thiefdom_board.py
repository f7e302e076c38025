"""Thiefdom at the terminal: the town drawn in letters, inside its columns, in three languages."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from rookery.cli.boards import board_for
from rookery.cli.boards.thiefdom_map import draw
from rookery.cli.players import BotPlayer
from rookery.cli.scene import Scene
from rookery.cli.screen import Screen
from rookery.table.match import Match
from tests.cli.conftest import Run
from tests.spoken import spoken

NAMES = ["Anna", "Bartholomew the Third", "Cleo", "Dora"]


def drawn(match: Match, lang: str, width: int) -> str:
    """The picture of a position, as the first seat sees it."""
    screen = Screen()
    screen.plain = False
    screen.console = Console(file=io.StringIO(), width=width, highlight=False, record=True)
    words = spoken(lang, match.game.key)
    board_for("thiefdom").draw(Scene(words, screen, NAMES[: match.seats], {}, {}), match.view(0), True)
    return screen.console.export_text()


def played(seats: int, moves: int, **options: str) -> Match:
    """A match after some moves of a quick bot."""
    match = Match("thiefdom", seats, 6, options)
    bot = BotPlayer("greedy")
    for _ in range(moves):
        bot.move(match, match.actor)
    return match


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_pictures_keep_to_their_columns(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROOKERY_STRICT_WORDS", "1")
    for seats, moves in ((1, 30), (2, 60), (4, 0), (4, 60)):
        match = played(seats, moves)
        for width in (80, 120):
            text = drawn(match, lang, width)
            assert max(len(line) for line in text.splitlines()) <= width
            assert "…" not in text


def test_the_fixed_city_is_drawn_as_its_sections_are() -> None:
    match = played(2, 0, city="tutorial")
    rows = [row.plain for row in draw(match.view(0))]
    assert rows[0].split() == ["V2", "()", "V4"]
    assert rows[1] == " 1 SSSSSS .FFFFFFCCCCCC .FFFFFFSSSSSS .TTTT~~"
    assert rows[4].startswith(" 4  . o .GG ._o . . oGGGG .-o_.")  # walls south of f4, a door below
    assert rows[-2].split() == ["()", "V7", "()"]
    assert sum(row.count("^") + row.count("v") for row in rows) == 3  # guards look away from their villas
    assert "".join(rows).count("[]") == 1


def test_figures_hideouts_and_sight_are_on_the_map() -> None:
    match = played(2, 40)
    view = match.view(0)
    text = "\n".join(row.plain for row in draw(view))
    for mark in ("hA", "hB"):
        assert mark in text
    for number, thief in enumerate(view["thieves"]):
        if 0 <= thief["spot"] < 392:
            assert f"{'AB'[number // 3]}{number % 3 + 1}" in text
    watched = {cell for citizen in view["citizens"] for cell in citizen["sees"]}
    assert not watched or "*" in text


def test_a_piped_game_asks_in_words_and_names_the_houses(run: Run) -> None:
    said = run(
        "play thiefdom --seats 1 --seed 3 --lang en", "1", "1", "1", "3", "1", "1", "?", "1", "quit", "n"
    )
    assert said.code == 0
    assert "Keep one card" in said.out
    assert "Choose a house as your hideout." in said.out
    assert re.search(r"Make the \w+ in .+ your hideout", said.out)
    assert "(house data)" in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 80


def test_every_clause_has_a_chapter() -> None:
    match = Match("thiefdom", 2, 1)
    words = spoken("fr", match.game.key)
    board = board_for("thiefdom")
    assert all(words.has(board.section(clause)) for clause in match.game.clauses)
