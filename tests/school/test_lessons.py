"""Lessons: every position is sound, every step can be solved, every other choice has an answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest

import rookery
from rookery.kernel import Refused
from rookery.school.check import faults
from rookery.school.exercise import AnotherMove, Exercise, solution
from rookery.school.lessons import FILE, Step, folder, has_lessons, lessons, read
from rookery.words import LANGUAGES, Words

KEYS = [key for key in rookery.games() if has_lessons(key)]
STEPS = [step for key in KEYS for step in lessons(key)]
NAMES = [f"{step.game.key}-{step.id}" for step in STEPS]


@pytest.mark.parametrize("key", KEYS)
def test_the_lessons_of_the_house_hold(key: str) -> None:
    assert faults(rookery.load(key), folder(key)) == []
    assert 5 <= len(lessons(key)) <= 9


@pytest.mark.parametrize("step", STEPS, ids=NAMES)
def test_every_other_choice_is_answered_and_changes_nothing(step: Step) -> None:
    exercise = Exercise.begin(step)
    before = exercise.hash
    others = [action for action in exercise.legal(step.seat) if action not in exercise.wanted]
    said = set()
    for action in others:
        with pytest.raises(AnotherMove) as other:
            exercise.play(action, step.seat)
        said.add(f"{step.message}.{other.value.say}")
    for lang in LANGUAGES:
        words = Words(lang, step.game, more=[folder(step.game.key)])
        assert [message for message in said if not words.holds(message)] == []
    assert exercise.hash == before
    assert not exercise.done


@pytest.mark.parametrize("step", STEPS, ids=NAMES)
def test_the_same_answers_lead_to_the_same_end(step: Step) -> None:
    done = solution(step)
    first, second = Exercise.begin(step, done), Exercise.begin(step, done)
    assert first.done
    assert first.hash == second.hash
    with pytest.raises(ValueError, match="this step is done"):
        first.play(done[0], step.seat)


def test_what_the_rules_forbid_they_refuse_with_their_clause() -> None:
    step = lessons("crypt")[0]
    with pytest.raises(Refused) as refusal:
        Exercise.begin(step).play(step.game.pack("reroll", 5), step.seat)
    assert refusal.value.clause.startswith("CR-")


def test_a_bundle_counts_whole_or_not_at_all() -> None:
    step = lessons("crypt")[0]
    exercise = Exercise.begin(step)
    before, claim = exercise.hash, step.game.pack("claim")
    with pytest.raises(AnotherMove) as other:
        exercise.play_all([claim, step.game.pack("place", 2, 1, 1)], step.seat)
    assert (other.value.say, exercise.hash, exercise.met) == ("elsewhere", before, [])
    exercise.play_all(solution(step), step.seat)
    assert exercise.done


def test_a_step_taken_back_is_asked_for_again() -> None:
    step = lessons("crypt")[0]
    exercise = Exercise.begin(step, solution(step)[:1])
    wanted = exercise.wanted
    exercise.undo(step.seat)
    assert exercise.met == []
    exercise.play(solution(step)[0], step.seat)
    assert exercise.wanted == wanted


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    return copytree(folder("crypt"), tmp_path / "lessons")


def _changed(file: str, old: str, new: str) -> Callable[[Path], None]:
    def change(home: Path) -> None:
        text = (home / file).read_text()
        assert old in text
        (home / file).write_text(text.replace(old, new, 1))

    return change


def _unsound(home: Path) -> None:
    file = home / "positions" / "goal.json"
    data = json.loads(file.read_text())
    data["state"]["active"][0] = 4
    file.write_text(json.dumps(data))


@pytest.mark.parametrize(
    ("break_it", "told"),
    [
        (_unsound, ("step goal", "goal.json")),
        (_changed(FILE, "CR-5.3", "CR-99.9"), ("step goal", "no clause 'CR-99.9'")),
        (_changed(FILE, 'verb = "claim"', 'verb = "steal"'), ("step goal", "no verb 'steal'", "recover")),
        (_changed(FILE, "slot = 0", "card = 0"), ("step goal", "no argument 'card'", "slot, dice, effort")),
        (_changed(FILE, "slot = 0", "slot = 5"), ("step goal", "place(slot 5) is not possible")),
        (_changed(FILE, 'position = "goal"', 'position = "gone"'), ("step goal", "gone.json")),
        (_changed(FILE, 'position = "goal"', 'position = "goal"\nseat = 2'), ("step goal", "seat 2")),
        (_changed(FILE, 'id = "effort"', 'id = "goal"'), ("step goal", "two of that id")),
        (_changed(FILE, 'id = "goal"', 'id = "finished"'), ("step finished", "an id is a word")),
        (_changed(FILE, "clauses", "causes"), ("step goal", "'causes' is not known")),
        (_changed(FILE, "[[step]]", "[[step]"), (FILE,)),
        (
            _changed("fr.ftl", "    .elsewhere", "    .somewhere"),
            ("fr.ftl", "step goal", ".elsewhere is missing"),
        ),
        (_changed("it.ftl", "lesson-push =", "lesson-pull ="), ("it.ftl", "step push", "is missing")),
        (lambda home: (home / "it.ftl").unlink(), ("it.ftl", "missing")),
        (
            _changed(FILE, 'id = "recover"\n', 'id = "recover"\ngood = 0.9\n'),
            ("step recover", "a search finds"),
        ),
    ],
)
def test_bad_lessons_are_refused_with_file_step_and_reason(
    copied: Path, break_it: Callable[[Path], object], told: tuple[str, ...]
) -> None:
    break_it(copied)
    found = faults(rookery.load("crypt"), copied)
    assert found
    for word in told:
        assert any(word in line for line in found), found


def test_nothing_to_read_is_said(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=FILE):
        read(rookery.load("crypt"), tmp_path)
