"""Lessons over the wire. Nothing is kept: a request tells what was done, and the rules do it again."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, Literal

from rookery.kernel import Refused
from rookery.school.exercise import AnotherMove, Exercise, rest_of
from rookery.school.lessons import Step, folder, has_lessons, lessons
from rookery.server.catalogue import LANGUAGES
from rookery.server.moves import in_numbers
from rookery.server.prepared import position
from rookery.server.problems import Problem
from rookery.table.packs import registered

Answer = dict[str, Any]
Part = Literal["lessons", "how", "guide"]
FOLDERS: Final[dict[Part, str]] = {
    "lessons": "",
    "how": "how",
    "guide": "guide",
}  # with sentences for a page each


def all_steps(key: str) -> tuple[Step, ...]:
    """The steps of a game's lessons; Problem 404 where there are none."""
    if key not in registered() or not has_lessons(key):
        raise Problem(404, "there are no lessons for this game")
    return lessons(key)


def step_of(key: str, name: str) -> Step:
    found = next((step for step in all_steps(key) if step.id == name), None)
    if found is None:
        raise Problem(404, "there is no such lesson")
    return found


def words(key: str, lang: str, part: Part | None = None) -> str:
    """The sentences of a game's lessons, how to play and guide, or of one of them; Problem 404 if none."""
    if key not in registered() or lang not in LANGUAGES:
        raise Problem(404, "there are no such words")
    wanted = FOLDERS.values() if part is None else [FOLDERS[part]]
    files = [folder(key) / name / f"{lang}.ftl" for name in wanted]
    texts = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
    if not texts:
        raise Problem(404, "there are no lessons for this game")
    return "\n".join(texts)


def attempt(step: Step, done: list[int], actions: list[int]) -> Generator[None, None, Answer]:
    """What comes of a try, one move a slice; another move than the step asks for changes nothing."""
    exercise = Exercise.begin(step)
    for action in done:
        _repeat(exercise, action)
        yield
    say = "ask"
    if actions:
        try:
            for part in _parts(step, done, actions):
                _play(exercise, part)
                yield
            done = done + actions
        except AnotherMove as other:
            say = other.say
            exercise = Exercise.begin(step, done)
    verdict = "done" if exercise.done else "other" if say != "ask" else "ask"
    return {
        "verdict": verdict,
        "say": "then" if exercise.done else say,
        "done": done,
        "wanted": exercise.wanted,
        "way": rest_of(step, done),
        "position": position(
            exercise, step, f"/learn/{step.game.key}/{step.id}", bool(done), not exercise.done
        ),
    }


def _parts(step: Step, done: list[int], actions: list[int]) -> list[list[int]]:
    """The way that was shown goes a move at a time: chance and others move in between. Else a bundle."""
    return [[one] for one in actions] if actions == rest_of(step, done) else [actions]


def why_not(step: Step, done: list[int], action: int) -> Answer:
    """The clause that forbids an action after what was done already, and the numbers behind it."""
    exercise = Exercise.begin(step)
    for one in done:
        _repeat(exercise, one)
    game, state = exercise.game, exercise.state
    if not 0 <= action < game.n_actions:
        raise Problem(400, f"actions are 0 to {game.n_actions - 1}")
    clause = game.why_not(state, step.seat, action)
    because = in_numbers(game.reason(state, step.seat, action)) if clause else None
    return {"clause": clause} | ({"because": because} if because else {})


def _repeat(exercise: Exercise, action: int) -> None:
    """What was done already; only what the step asked for can have been done."""
    try:
        _play(exercise, [action])
    except AnotherMove:
        raise Problem(400, "the step does not ask for what is said to be done") from None


def _play(exercise: Exercise, actions: list[int]) -> None:
    try:
        exercise.play_all(actions, exercise.step.seat)
    except Refused as refusal:
        raise Problem(422, str(refusal), clause=refusal.clause, because=in_numbers(refusal.because)) from None
    except ValueError as error:
        raise Problem(400, str(error)) from None
