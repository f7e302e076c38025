"""Oliver Twist in the terminal: the map, its numbers, and whole games through a pipe."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest
from rich.console import Console

from rookery.cli.boards import board_for
from rookery.cli.boards.oliver_twist_town import town_of
from rookery.cli.players import BotPlayer
from rookery.cli.saves import read_record
from rookery.cli.scene import Scene
from rookery.cli.screen import Screen
from rookery.table.match import Match, verify
from tests.cli.conftest import Run
from tests.spoken import spoken

NAMES = ["Anna", "Bartholomew the Third", "Cleo", "Dora"]
SPACES = ("take", "peek", "reveal")


def drawn(match: Match, seat: int, lang: str, width: int) -> str:
    """The picture of a position."""
    screen = Screen()
    screen.plain = False
    screen.console = Console(file=io.StringIO(), width=width, highlight=False, record=True)
    words = spoken(lang, match.game.key)
    scene = Scene(words, screen, NAMES[: match.seats], {1: "greedy"}, {})
    board_for("oliver_twist").draw(scene, match.view(seat), True)
    return screen.console.export_text()


@pytest.mark.parametrize(("seats", "lang"), [(2, "fr"), (3, "it"), (4, "en")])
def test_pictures_keep_to_their_columns(seats: int, lang: str) -> None:
    match = Match("oliver_twist", seats, 6)
    bot = BotPlayer("random")
    while not match.over:
        for width in (80, 120) if len(match.moves) % 23 == 0 else ():
            text = drawn(match, match.actor, lang, width)
            assert max(len(line) for line in text.splitlines()) <= width
            assert text.count("@@") == 2  # the map and the legend
        bot.move(match, match.actor)


def test_numbers_on_the_map_are_those_of_the_menu() -> None:
    match = Match("oliver_twist", 3, 2)
    town, bot = town_of(spoken("en", "oliver_twist")), BotPlayer("random")
    seen = set()
    while not match.over:
        question = match.question(match.actor).name
        if question in SPACES:
            seen.add(question)
            offered = [match.game.unpack(action) for action in match.legal(match.actor)]
            spaces = [named.args["space"] for named in offered if named.name == question]
            assert town.choices(match.view(match.actor)) == spaces
        bot.move(match, match.actor)
    assert seen == set(SPACES)


def test_map_shows_tokens_the_gang_and_what_is_in_reach() -> None:
    match = Match("oliver_twist", 2, 1, {"first_player": "1"})
    match.play(match.game.pack("prowl"), 0)
    text = drawn(match, 0, "en", 80)
    assert "Oliver Twist · Day · 62 tokens in the streets · Reward £6" in text
    assert "►[A] Anna" in text
    assert "Your reserve: " in text
    found = {int(number) for number in re.findall(r"(?<![\da-zA-Z£/(])\d+(?![\d/)])", text)}
    assert found >= set(range(1, len(match.legal(0)) + 1))
    assert "£10" in text
    assert drawn(match, 1, "en", 80).count("£10") == 1  # one's own money only


@pytest.mark.parametrize(
    ("table", "lang"), [("--seats 2 --bot 2=greedy", "fr"), ("--seats 3 --bot 3=random", "it")]
)
def test_whole_game_through_a_pipe(run: Run, tmp_path: Path, table: str, lang: str) -> None:
    pick = random.Random(5)
    typed = [pick.choice(["1", "1", "2", "3", "4", "?", "view"]) for _ in range(1500)]
    file = tmp_path / "record.json"
    said = run(f"play oliver_twist {table} --seed 5 --lang {lang} --record {file}", *typed)
    assert said.code == 0
    assert said.err == ""
    assert max(len(line) for line in said.out.splitlines()) <= 80
    match = verify(read_record(file))
    assert match.over
    for score in match.scores:
        assert f" {score.total} (" in said.out


def test_rules_have_their_headings(run: Run) -> None:
    said = run("rules oliver_twist")
    assert said.code == 0
    assert "Going to Fagin" in said.out
    assert "The Characters" in said.out
