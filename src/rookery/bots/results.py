"""The file of a contest: a head, then one line of JSON a game, so that a stopped contest can go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rookery.bots.arena import Contest, Result

FORMAT = 1
FIELDS = ("number", "at", "totals", "winners", "decisions")


class ResultsFile:
    """Results on disk, in the order of their numbers."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.head = _head(contest)
        self._seats = contest.seats
        self._bots = len(contest.bots)
        self.done = self._read() if path.exists() and path.stat().st_size else []

    def _read(self) -> list[Result]:
        """The games that are there; a last line that was cut off is played again."""
        lines = self.path.read_text(encoding="utf-8", errors="replace").split("\n")
        if _parsed(lines[0]) != self.head:
            raise ValueError(f"{self.path} holds another contest; name another file")
        found: list[Result] = []
        for place, line in enumerate(lines[1:-1], 2):
            row = _parsed(line)
            if not self._is_result(row, len(found)):
                raise ValueError(f"{self.path}, line {place}: this is no result of game {len(found)}")
            found.append(Result(**row))
        return found

    def _is_result(self, row: Any, number: int) -> bool:
        if not isinstance(row, dict) or tuple(row) != FIELDS or row["number"] != number:
            return False
        at, totals, winners, decisions = (row[field] for field in FIELDS[1:])
        if not all(_whole(numbers) for numbers in (at, totals, winners, [decisions])):
            return False
        sat = len(at) == len(totals) == self._seats and all(0 <= who < self._bots for who in at)
        return sat and all(0 <= seat < self._seats for seat in winners)

    def begin(self) -> None:
        """Writes the head and what is already known."""
        text = "".join(_line(row) for row in [self.head, *(result._asdict() for result in self.done)])
        fresh = self.path.with_name(self.path.name + ".new")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self.path)  # in one step: a machine that stops here loses no game

    def add(self, result: Result) -> None:
        """One more game."""
        self.done.append(result)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(_line(result._asdict()))


def _head(contest: Contest) -> dict[str, Any]:
    """What must be equal for games to belong together; how many are wanted may grow."""
    head: dict[str, Any] = {"arena": FORMAT, **contest._asdict(), "bots": list(contest.bots)}
    del head["games"]
    return head


def _line(row: dict[str, Any]) -> str:
    return json.dumps(row, separators=(",", ":")) + "\n"


def _parsed(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _whole(numbers: Any) -> bool:
    return isinstance(numbers, list) and all(type(number) is int for number in numbers)
