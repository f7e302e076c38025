"""Lessons in the terminal."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from rookery.school.lessons import folder
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("lang", "praise"), [("en", "The Idol is yours"), ("fr", "L’Idole est à vous"), ("it", "L’Idolo è tuo")]
)
def test_a_lesson_is_told_taken_and_praised(run: Run, lang: str, praise: str) -> None:
    said = run(f"learn crypt --plain --lang {lang}", "1 1x3", "", "quit")
    assert said.code == 0
    assert praise in " ".join(said.out.split())
    assert "--step 2" in said.out


def test_another_move_is_answered_and_the_lesson_goes_on(run: Run) -> None:
    said = run("learn crypt --plain", "2", "3 1x1", "", "1 2x4", "", "quit")
    text = " ".join(said.out.split())
    assert "a turn without a treasure" in text
    assert "That card brings fewer Coins" in text
    assert "The Idol is yours if" in text


def test_the_last_lesson_leads_to_a_whole_game(run: Run) -> None:
    said = run("learn crypt --plain --step 9", "1 1x1")
    assert "Won!" in said.out
    assert "rookery play crypt" in said.out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("learn chess", "chess"),
        ("learn crypt --step 10", "There is no lesson 10; they are 1 to 9."),
        ("learn crypt --step 0", "--step"),
    ],
)
def test_what_is_not_there_is_said_in_one_sentence(run: Run, typed: str, told: str) -> None:
    said = run(typed)
    assert (said.code, told in said.err, said.err.count("\n")) == (2, True, 1)


def test_own_lessons_are_checked(run: Run, tmp_path: Path) -> None:
    home = copytree(folder("crypt"), tmp_path / "mine")
    assert run("learn crypt --check", rest=(str(home),)).code == 0
    (home / "it.ftl").unlink()
    said = run("learn crypt --plain --check", rest=(str(home),))
    assert said.code == 2
    assert "it.ftl" in said.out
