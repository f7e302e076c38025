"""Whether lessons hold: every step can be solved, every other choice has an answer, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rookery.bots.base import Sampler
from rookery.bots.levels import consider, thought_of
from rookery.kernel import Game, Picker
from rookery.school.exercise import Exercise, solution
from rookery.school.lessons import ANY, FILE, Step, read
from rookery.table.canon import mixed
from rookery.words import LANGUAGES, Words

SAID: Final = ("", ".tell", ".ask", ".then", f".{ANY}")
AROUND: Final = ("lessons-begin", "lessons-end")  # before the first step and after the last


def faults(game: Game[Any], home: Path) -> list[str]:
    """Everything that is wrong with the lessons in a folder, each with file, step and reason."""
    try:
        steps = read(game, home)
    except ValueError as error:
        return [str(error)]
    found = [f"{home / FILE}, {wrong}" for step in steps for wrong in _unsolved(step)]
    for lang in LANGUAGES:
        if not (home / f"{lang}.ftl").is_file():
            found.append(f"{home / f'{lang}.ftl'}: the file is missing")
        else:
            found += _unsaid(game, home, lang, steps)
    return found


def _unsolved(step: Step) -> list[str]:
    try:
        solution(step)
    except ValueError as error:
        return [str(error)]
    return _not_good(step) if step.good else []


def _not_good(step: Step) -> list[str]:
    """A search with the strongest level's budget must find what the step calls good better than the rest."""
    exercise, game = Exercise.begin(step), step.game
    view = exercise.view(step.seat)
    sampler = Sampler(game, exercise.state, step.seat, Picker(mixed(step.seed, "good")))
    thought = thought_of(game, "mastermind", alone=step.seats == 1)
    search = consider(view, sampler, thought, mixed(step.seed, "search"))
    legal, asked = exercise.legal(step.seat), exercise.wanted
    best = max(search.mean(one) for one in asked)
    rest = max((search.mean(one) for one in legal if one not in asked), default=0.0)
    if best - rest >= step.good:
        return []
    return [f"step {step.id}: a search finds it better by {best - rest:.3f} only, not by {step.good}"]


def _unsaid(game: Game[Any], home: Path, lang: str, steps: tuple[Step, ...]) -> list[str]:
    words = Words(lang, game, more=[home])
    file = home / f"{lang}.ftl"
    found = [f"{file}: {key} is missing" for key in AROUND if not words.holds(key)]
    for step in steps:
        said = {*SAID, *(f".{answer.say}" for answer in step.answers)}
        missing = [part for part in sorted(said) if not words.holds(step.message + part)]
        found += [f"{file}, step {step.id}: {step.message}{part} is missing" for part in missing]
    return found
