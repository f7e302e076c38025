"""Puzzles: every position is sound, every best choice legal; the same seed finds the same ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.cli.puzzles import explained
from rookery.kernel.manners import Thought
from rookery.school import searching
from rookery.school.lessons import LEARNER
from rookery.school.puzzles import (
    FEWEST,
    LEVELS,
    Attempt,
    file_of,
    has_puzzles,
    line_of,
    name_of,
    puzzle,
    puzzles,
    read,
)
from rookery.school.searching import Asked, again, found_in, look
from rookery.words import LANGUAGES, Words

KEYS = [key for key in rookery.games() if has_puzzles(key)]
WHOLE = 1_000_000  # bytes of all puzzles together
ENOUGH = 60  # puzzles of a game: with fewer the one of the day comes back soon

Row = dict[str, Any]


@pytest.mark.parametrize("key", KEYS)
def test_the_puzzles_of_the_house_are_sound_and_can_be_solved(key: str) -> None:
    found = puzzles(key)
    assert len(found) >= ENOUGH
    assert [LEVELS.index(one.level) for one in found] == sorted(LEVELS.index(one.level) for one in found)
    assert "".join(line_of(one) for one in found) == file_of(key).read_text(encoding="utf-8")
    for one in found:
        attempt = Attempt.begin(one)
        assert attempt.actors.count(one.seat) == 1
        assert len(attempt.legal(one.seat)) >= FEWEST
        attempt.play(one.best[0], one.seat)
        assert attempt.right
        other = Attempt.begin(one)
        other.play(one.lure, one.seat)
        assert not other.right
        assert one.chances.best - one.chances.rest > 0.048  # as rounded
        assert one.chances.rest >= one.chances.lure - 0.001


def test_all_of_them_together_are_small() -> None:
    assert KEYS
    assert sum(file_of(key).stat().st_size for key in KEYS) < WHOLE


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_puzzle_is_explained_in_every_language(
    key: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROOKERY_STRICT_WORDS", "1")
    spoken: dict[str, Words] = {}  # by options: to read the sentences takes longer than to say them
    for one in puzzles(key):
        words = spoken.get(str(one.options)) or Words(lang, one.game, one.options)
        spoken[str(one.options)] = words
        names = [LEARNER] * (one.seats + 1)
        assert len(explained(one, words, names)) >= 2
        assert words.holds(f"puzzle-{one.level}")


def test_one_answer_is_all_that_a_puzzle_takes() -> None:
    one = puzzles("crypt")[0]
    attempt = Attempt.begin(one)
    attempt.play(one.best[0], one.seat)
    with pytest.raises(ValueError, match="answered"):
        attempt.play(one.best[0], attempt.actor)


def test_the_same_seed_finds_the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "MOST", 1)
    game, little = rookery.load("thiefs_market"), Thought(20, 2, 4)

    def found(seed: int) -> list[str]:
        return [line_of(one) for of_game in found_in(game, 1, seed, 3, little, times=2) for one in of_game]

    first, other = found(16), found(21)
    assert len(first) == len(other) == 1
    assert first == found(16) != other
    assert puzzle(game, json.loads(first[0])).seats == 3


def test_a_search_tells_the_best_choices_and_how_far_the_rest_is() -> None:
    one = puzzles("crypt")[0]
    seen = look(Asked(one.game, one.state, one.seat, one.seats, one.options), Thought(300), 5)
    assert set(seen.worth) == set(one.game.legal(one.state, one.seat))
    assert seen.gap == pytest.approx(
        min(seen.worth[action] for action in seen.best)
        - max(worth for action, worth in seen.worth.items() if action not in seen.best)
    )
    wrong = tuple(action for action in seen.worth if action not in seen.best)
    assert seen.by(wrong) == 0.0


def test_a_puzzle_whose_answer_is_wrong_does_not_hold() -> None:
    one = puzzles("crypt")[0]
    assert again(one, thought=Thought(300), times=2).holds
    planted = one._replace(best=(one.lure,), lure=one.best[0])
    assert not again(planted, thought=Thought(300), times=2).holds


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    lines = file_of("crypt").read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "mine.jsonl"
    file.write_text("".join(lines[:3]), encoding="utf-8")
    return file


def _with(**changed: Any) -> Callable[[Row], None]:
    return lambda row: row.update(changed)


def _unsound(row: Row) -> None:
    row["state"]["active"][0] = 9
    row["id"] = name_of(row["seat"], row["state"])


@pytest.mark.parametrize(
    ("break_it", "told"),
    [
        (_unsound, "the saved state breaks"),
        (_with(best=[10**6]), "the choice 1000000 is not legal"),
        (_with(best=[]), "best is [] of"),
        (lambda row: row.update(best=[row["lure"]]), "not in it"),
        (_with(then=[10**6]), "the choice 1000000 cannot follow"),
        (_with(seat=9), "the id of this position is"),
        (_with(id="12345678"), "the id of this position is"),
        (_with(level="odd"), "the level is one of easy, medium, hard, not 'odd'"),
        (_with(mood="dark"), "'mood' is not known"),
        (_with(seats=40), "40"),
        (lambda row: row.pop("lure"), "'lure' is missing"),
    ],
)
def test_a_bad_puzzle_is_refused_with_file_number_and_reason(
    copied: Path, break_it: Callable[[Row], object], told: str
) -> None:
    lines = copied.read_text(encoding="utf-8").splitlines()
    row = json.loads(lines[1])
    break_it(row)
    copied.write_text("\n".join([lines[0], json.dumps(row), lines[2]]), encoding="utf-8")
    with pytest.raises(ValueError, match="puzzle 2") as refused:
        read(rookery.load("crypt"), copied)
    assert str(copied) in str(refused.value)
    assert told in str(refused.value)


@pytest.mark.parametrize(("text", "told"), [("[]", "a line is an object"), ("{", "puzzle 1")])
def test_what_is_no_puzzle_is_refused(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "odd.jsonl"
    file.write_text(text)
    with pytest.raises(ValueError, match=told):
        read(rookery.load("crypt"), file)


def test_the_same_puzzle_twice_is_refused(copied: Path) -> None:
    lines = copied.read_text(encoding="utf-8").splitlines(keepends=True)
    copied.write_text(lines[0] * 2, encoding="utf-8")
    with pytest.raises(ValueError, match="puzzle 2: there are two of the id"):
        read(rookery.load("crypt"), copied)


def test_no_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="none.jsonl"):
        read(rookery.load("crypt"), tmp_path / "none.jsonl")
