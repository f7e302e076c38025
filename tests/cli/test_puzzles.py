"""Puzzles in the terminal."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from rookery.school.of_the_day import of_the_day
from rookery.school.puzzles import file_of, puzzles
from rookery.words import Words
from tests.cli.conftest import Run


@pytest.fixture
def easy(tmp_path: Path) -> Path:
    """Two puzzles in which the best choice is to take from the centre of Thief's Market."""
    lines = file_of("thiefs_market").read_text(encoding="utf-8").splitlines(keepends=True)
    rows = [(json.loads(line), line) for line in lines]
    file = tmp_path / "mine.jsonl"
    taken = [line for row, line in rows if row["best"] == [0]]
    file.write_text("".join(taken[:2]), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("lang", "right", "wrong"),
    [
        ("en", "Right!", "There is something better."),
        ("fr", "Exact", "Il y a mieux."),
        ("it", "Giusto!", "C’è di meglio."),
    ],
)
def test_an_answer_is_judged_and_explained(run: Run, easy: Path, lang: str, right: str, wrong: str) -> None:
    said = run(f"puzzles play thiefs_market --plain --lang {lang} --file", "1", "", "2", rest=(str(easy),))
    assert said.code == 0
    assert said.out.count(right) == said.out.count(wrong) == 1
    assert "100" in said.out


def test_who_leaves_is_told_how_to_go_on(run: Run) -> None:
    said = run("puzzles play crypt --plain", "quit")
    assert said.code == 0
    assert "--number 1" in said.out


def test_an_answered_puzzle_is_left_behind(run: Run, easy: Path) -> None:
    said = run("puzzles play thiefs_market --plain --file", "1", rest=(str(easy),))
    assert "Right!" in said.out
    assert "--number 2" in said.out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("puzzles play chess", "chess"),
        ("puzzles play crypt --number 999", "There is no puzzle 999; they are 1 to"),
        ("puzzles play crypt --number 0", "--number"),
        ("puzzles play crypt --file none.jsonl", "none.jsonl"),
        ("puzzles make crypt --seats 9", "crypt is for 1 to 4 players, not 9"),
        ("puzzles make crypt --seats 1", "--seats is not 1"),
        ("puzzles make crypt --out /nowhere/mine.jsonl", "/nowhere/mine.jsonl"),
        ("puzzles make crypt --late 100", "--late 100 is not a percentage from 0 to 99"),
        ("puzzles today --server nowhere", "nowhere does not answer"),
        ("puzzles", "DEED"),
        ("puzzles solve crypt", "solve"),
    ],
)
def test_bad_input_is_said_in_one_sentence(run: Run, typed: str, told: str) -> None:
    said = run(typed)
    assert (said.code, told in said.err, said.err.count("\n")) == (2, True, 1), said.err


def test_a_check_tells_what_holds_and_what_does_not(run: Run, easy: Path) -> None:
    held = run("puzzles check thiefs_market --plain --times 1 --number 1 --file", rest=(str(easy),))
    assert "1 of 1 hold" in held.out
    row = json.loads(easy.read_text(encoding="utf-8").splitlines()[0])
    row["best"], row["lure"], row["then"] = [row["lure"]], row["best"][0], []
    easy.write_text(json.dumps(row), encoding="utf-8")
    said = run("puzzles check thiefs_market --plain --times 1 --file", rest=(str(easy),))
    assert said.code == 2
    text = said.out.replace("\n", " ")
    assert "puzzle 1" in text
    assert "0 of 1 hold" in text


def test_the_puzzle_of_the_day_is_that_of_the_service(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ROOKERY_SECRET", "a key of this house")
    said = run("puzzles today --plain", "1")
    one = of_the_day(datetime.now(UTC).date(), b"a key of this house")
    assert said.code == 0
    assert f"Puzzle of the day: {Words('en', one.game).say('title')}" in said.out
    assert "The best choice" in said.out
    assert run("puzzles today --plain", "quit").code == 0


@pytest.mark.parametrize(
    ("told", "code"), [({"game": "crypt", "id": None}, 0), ({"game": "chess", "id": "none"}, 2), ([], 2)]
)
def test_another_service_is_asked_for_its_own(
    run: Run, monkeypatch: pytest.MonkeyPatch, told: Any, code: int
) -> None:
    if code == 0:
        told["id"] = puzzles("crypt")[0].id
    monkeypatch.setattr("rookery.client.Visitor.get", lambda visitor, path: told)
    said = run("puzzles today --plain --server https://rookery.example", "1")
    assert said.code == code
    assert ("is not among those here" in said.err) == (code == 2)


def test_what_is_made_is_added_once(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = file_of("thiefs_market").read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "mine.jsonl"
    file.write_text(lines[0], encoding="utf-8")
    from rookery.cli import puzzles as command

    monkeypatch.setattr(command, "found_in", lambda *_, **__: iter([list(puzzles("thiefs_market")[:2])]))
    said = run("puzzles make thiefs_market --games 1 --plain --out", rest=(str(file),))
    assert said.code == 0
    assert file.read_text(encoding="utf-8") == "".join(lines[:2])
    assert "One new puzzle from one game" in said.out
