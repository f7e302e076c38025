"""Puzzles over the wire. Nothing is kept: an answer is judged where it is given."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from rookery.kernel import Refused
from rookery.school.of_the_day import of_the_day
from rookery.school.puzzles import Attempt, Puzzle, has_puzzles, puzzles
from rookery.server.moves import in_numbers
from rookery.server.prepared import position
from rookery.server.problems import Problem
from rookery.table.packs import registered

Answer = dict[str, Any]


def all_puzzles(key: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; Problem 404 where there are none."""
    if key not in registered() or not has_puzzles(key):
        raise Problem(404, "there are no puzzles for this game")
    return puzzles(key)


def puzzle_of(key: str, name: str) -> Puzzle:
    found = next((one for one in all_puzzles(key) if one.id == name), None)
    if found is None:
        raise Problem(404, "there is no such puzzle")
    return found


def today(now: float, secret: bytes) -> Answer:
    """The puzzle of the day, by the date in UTC."""
    day = datetime.fromtimestamp(now, UTC).date()
    one = of_the_day(day, secret)
    return {"day": day.isoformat(), "game": one.game.key, "id": one.id, "level": one.level}


def attempt(puzzle: Puzzle, actions: list[int], show: bool) -> Answer:
    """The position of a puzzle, and what is said to an answer; after a wrong one nothing has moved."""
    trying = Attempt.begin(puzzle)
    link = f"/puzzles/{puzzle.game.key}/{puzzle.id}"
    if show or not actions:
        asked = {"position": position(trying, puzzle, link, False, True)}
        return asked | ({"solution": _solution(puzzle)} if show else {})
    _play(trying, actions)
    right = trying.right
    shown = trying if right else Attempt.begin(puzzle)
    return {
        "position": position(shown, puzzle, link, False, not right),
        "right": right,
        "solution": _solution(puzzle),
    }


def _play(trying: Attempt, actions: list[int]) -> None:
    try:
        trying.play_all(actions, trying.puzzle.seat)
    except Refused as refusal:
        raise Problem(422, str(refusal), clause=refusal.clause, because=in_numbers(refusal.because)) from None
    except ValueError as error:
        raise Problem(400, str(error)) from None


def _solution(puzzle: Puzzle) -> Answer:
    """Why the best choice is the best: by the search's numbers and the game's own reasons."""
    return {
        "best": list(puzzle.best),
        "then": list(puzzle.then),
        "lure": puzzle.lure,
        "chances": puzzle.chances._asdict(),
        "motives": [{"key": one.name, "args": one.args} for one in puzzle.motives(puzzle.best[0])],
    }
