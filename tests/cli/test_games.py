"""Whole games through a pipe: any typing is answered, nothing is too wide, all end cleanly."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rookery.cli.saves import read_record
from rookery.table.match import Match, verify
from tests.cli.conftest import Run

ANSWERS = ["1", "2", "3", "4", "5", "6", ".", "1 1x1 .", "2 1x3", "1 2x4, 3 1x2 ."]
ASIDES = ["", "u", "?", "hint", "log 3", "? 1", "? 2 3x6", "? CR-5.5", "help", "zork", "9 9x9"]


def typing(seed: int, count: int, asides: int) -> list[str]:
    """So many lines of somebody who types whatever comes to mind."""
    pick = random.Random(seed)
    words = ANSWERS * 10 + ASIDES * asides
    return [pick.choice(words) for _ in range(count)]


@pytest.mark.parametrize(
    ("table", "lang"),
    [
        ("--solo", "en"),
        ("--seats 2 --bot 2=greedy", "fr"),
        ("--seats 3 --set collectors=B", "it"),
        ("--seats 4 --bot 2=random --bot 4=greedy --set collectors=B", "en"),
    ],
)
def test_whole_game_through_a_pipe(run: Run, tmp_path: Path, table: str, lang: str) -> None:
    file = tmp_path / "record.json"
    said = run(f"play crypt {table} --seed 5 --lang {lang} --record {file}", *typing(5, 900, 1))
    assert said.code == 0
    assert said.err == ""
    assert "--seed 5" in said.out
    assert "\x1b" not in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 80
    match = verify(read_record(file))
    assert match.over
    for score in match.scores:
        assert f" {score.total} (" in said.out


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_stray_typing_never_breaks_the_talk(run: Run, lang: str) -> None:
    lines = typing(11, 120, 10)
    said = run(f"play crypt --set collectors=B --seed 11 --lang {lang}", *lines)
    assert said.code == 0
    assert said.err == ""
    assert max(len(line) for line in said.out.splitlines()) <= 80


def test_bots_alone_play_to_the_end(run: Run) -> None:
    said = run("play crypt --seats 2 --bot 1=greedy --bot 2=random --seed 3")
    assert said.code == 0
    assert " wins." in said.out or "share the victory" in said.out


def test_default_table_says_so_and_ends_with_its_input(run: Run) -> None:
    said = run("play crypt")
    assert said.code == 0
    assert "you against two greedy bots" in said.out
    assert "No more input: the game stops here, seed " in said.out.splitlines()[-1]


def test_names_cannot_draw_on_the_screen(run: Run) -> None:
    said = run("play crypt --seed 1", rest=("--name", "1=\x1b[2JEve" + "e" * 90))
    assert "\x1b" not in said.out
    assert "[A] [2JEve" in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 80


def test_a_fresh_seed_repeats_the_game(run: Run) -> None:
    first = run("play crypt", "2", "2", "quit")
    seed = first.out.split("seed ")[-1].split()[0]
    again = run(f"play crypt --seed {seed}", "2", "2", "quit")
    assert again.out == first.out


def test_saved_game_goes_on_to_the_same_end(run: Run, tmp_path: Path) -> None:
    save, whole, rest = tmp_path / "save.json", tmp_path / "whole.json", tmp_path / "rest.json"
    lines = ["2 1x1 ."] * 400 + ["1", "2"] * 200
    run(f"play crypt --seed 9 --record {whole}", *lines)
    stopped = run("play crypt --seed 9", *lines[:5], f"save {save}", "quit")
    assert str(save) in stopped.out.replace("\n", "")
    half = Match.replay(read_record(save))
    resumed = run(f"play --resume {save} --record {rest}", *lines[5:])
    assert resumed.code == 0
    assert "bot “greedy”" in resumed.out
    assert f"after move {len(half.moves)}" in resumed.out
    assert read_record(whole)["moves"][: len(half.moves)] == [list(m) for m in half.moves]
    assert read_record(rest)["hash"] == read_record(whole)["hash"]
    assert verify(read_record(rest)).over
