"""Thief's Market in the terminal: inside its columns, legible when piped, objects typed in one line."""

from __future__ import annotations

import io
import re
import shutil
from pathlib import Path

import pytest
from rich.console import Console

from rookery.cli.boards import board_for
from rookery.cli.boards import thiefs_market_words as spell
from rookery.cli.players import BotPlayer
from rookery.cli.scene import Scene
from rookery.cli.screen import Screen
from rookery.table.match import Match
from rookery.table.packs import folder_of, load_game
from rookery.words import Words
from tests.cli.conftest import Run
from tests.spoken import spoken

NAMES = ["Anna", "Bartholomew the Third", "Cleo", "Dora", "Eve"]
FIRST = "play thiefs_market --seats 3 --bot 2=greedy --bot 3=greedy --seed 1 --set first_seat=1"
SECOND = "play thiefs_market --seats 3 --bot 2=random --bot 3=greedy --seed 9 --set first_seat=2"


def drawn(match: Match, seat: int, lang: str, width: int, full: bool = True) -> str:
    """The picture of a position."""
    screen = Screen()
    screen.plain = False
    screen.console = Console(file=io.StringIO(), width=width, highlight=False, record=True)
    words = spoken(lang, match.game.key)
    board = board_for("thiefs_market")
    scene = Scene(words, screen, NAMES[: match.seats], {1: "greedy"}, match.preview(seat))
    board.draw(scene, match.view(seat), full)
    return screen.console.export_text()


@pytest.mark.parametrize(("seats", "lang"), [(3, "en"), (4, "fr"), (5, "it")])
def test_pictures_keep_to_their_columns(seats: int, lang: str) -> None:
    match = Match("thiefs_market", seats, 6, {"promos": "on"})
    bot = BotPlayer("greedy")
    while not match.over:
        for width in (80, 160) if len(match.moves) % 40 == 0 else ():
            text = drawn(match, match.actor, lang, width)
            assert max(len(line) for line in text.splitlines()) <= width
            assert "…" not in text
        bot.move(match, match.actor)


def test_the_picture_shows_heap_piles_and_market() -> None:
    match = Match("thiefs_market", 3, 1, {"first_seat": "1"})
    game = match.game
    face = next(kind for kind, count in enumerate(match.view(0)["centre"]) if count)
    while match.actor == 0 and match.question(0).name == "keep":
        kind = match.question(0).args["face"]
        match.play(game.pack("keep", kind, int(kind == face)), 0)
    text = drawn(match, 1, "en", 80)
    assert "In the centre: 10 objects" in text
    assert "►(B) Bartholomew the Third" in text
    assert re.search(r"\[A\] Anna .*\[(Re|Wh|Bl|Gr|Ba|Ma)\] ", text)
    assert text.count("╭") == 5
    assert "?" in text.split("Infamy")[1]
    mine = drawn(match, 0, "en", 80)
    assert "payable" in mine or "short" in mine


def objects(out: str) -> list[str]:
    """What lies in the centre, as the last line about it says."""
    found = re.findall(r"^In the centre: (.*)$", out, flags=re.MULTILINE)
    return str(found[-1]).split()


def test_what_is_payable_is_what_the_rules_foresee() -> None:
    match = Match("thiefs_market", 3, 4)
    words = spoken("en", "thiefs_market")
    bot, judged, bought = BotPlayer("greedy"), 0, 0
    while not match.over:
        seat = match.actor
        if match.question(seat).name == "buy" and match.preview(seat)["purchase"]["ways"]:
            scene = Scene(words, Screen(), NAMES[:3], {}, match.preview(seat))
            said = {face["card"]: spell.judged(scene, face) for face in spell.faces(match.view(seat))}
            named = [match.game.unpack(action) for action in match.legal(seat)]
            wanted = {one.args["card"] for one in named if one.name == "buy"}
            assert {
                card for card, note in said.items() if note == words.say("board-market-payable")
            } == wanted
            judged += 1
            bought += len(wanted)
        bot.move(match, seat)
    assert judged > 10
    assert bought > judged


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_cards_of_another_pack_are_told_by_what_they_do(tmp_path: Path, lang: str) -> None:
    house = load_game("thiefs_market")
    shutil.copytree(folder_of(type(house)) / "data", tmp_path / "mine")
    cards = tmp_path / "mine" / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    coordinator = text[text.index('key = "coercion_coordinator"') :].split("[[card]]")[0]
    assert "\ninfamy = 1\n" in coordinator
    cards.write_text(
        text.replace(coordinator, coordinator.replace("infamy = 1", "infamy = 7")), encoding="utf-8"
    )
    game = load_game("thiefs_market", tmp_path / "mine")
    own, usual = Words(lang, game), Words(lang, house)
    number = game.terms["card"].index("coercion_coordinator")
    assert "7" in spell.card_text(own, number)
    assert spell.card_text(usual, number) == usual.term("card", number, "text")
    told = {spell.card_text(own, card) for card in range(len(game.terms["card"]))}
    assert len(told) > 30
    assert all(one.endswith(".") for one in told)


def test_objects_are_typed_in_one_line(run: Run) -> None:
    there = objects(run(FIRST).out)
    said = run(FIRST, f"{there[0]} {there[-1]}".lower())
    assert "· Bowler takes 2 objects" in said.out
    whole = run(FIRST, "all")
    assert f"· Bowler takes {len(there)} objects" in whole.out


def test_objects_that_are_not_there_are_refused(run: Run) -> None:
    said = run(FIRST, "13ma", "zork", "? 13ma", "? re re re re re re re re")
    assert "Not allowed (TM-4.4): " in said.out
    assert "“zork” names no objects" in said.out
    assert "13ma: not allowed (TM-4.4)" in said.out
    assert "Bowler takes" not in said.out


def test_a_thief_cannot_keep_everything(run: Run) -> None:
    said = run(SECOND)
    victim, pile = next(
        (badge[1], pile.split())
        for badge, pile in re.findall(r"^(\(B\)|\|C\|) [^:]+: ([^;]+);", said.out, flags=re.MULTILINE)
        if len(pile.split()) > 1 and "no pile" not in pile
    )
    greedy = run(SECOND, f"{victim} {' '.join(pile)}")
    assert "Not allowed (TM-4.6): " in greedy.out
    theft = run(SECOND, f"{victim} {pile[0]}")
    assert "· Bowler robs " in theft.out
    assert "keeps one object" in theft.out


@pytest.mark.parametrize(
    ("lang", "every", "title"),
    [("en", "all", "Thief’s Market"), ("fr", "tout", "Bazar"), ("it", "tutto", "Mercato")],
)
def test_a_whole_game_can_be_typed(run: Run, lang: str, every: str, title: str) -> None:
    lines = [every, "1"] * 400
    said = run(f"play thiefs_market --seats 3 --bot 2=greedy --bot 3=greedy --seed 4 --lang {lang}", *lines)
    assert said.code == 0
    assert title in said.out
    assert spoken(lang, "thiefs_market").say("term-ending-complete") in said.out.replace("\n", " ")


def test_rules_of_the_moment_and_sections(run: Run) -> None:
    said = run(FIRST, "?", "view")
    assert "TM-4.4  If you take" in said.out
    assert "Re red gem · Wh white gem" in said.out
    assert "Phase 1: Splitting the Loot" in run("rules thiefs_market").out
