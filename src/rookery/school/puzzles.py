"""The puzzles of a game, read from `games/<g>/puzzles/puzzles.jsonl`: one a line, the easy ones first.

A line has seats, options and a dump of the state, as the position of a lesson has; the seat that is asked,
its best choices (several where they are as good), the choice that the rule of thumb would take, what follows
the best one for the same seat, and the chances that a long search gave to the best, to the best of the rest
and to the rule of thumb's.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from rookery.bots.base import Sampler
from rookery.kernel import MUTE, Game, Named, Picker, State, play
from rookery.school.lessons import position
from rookery.table.canon import canonical, mixed, sha256
from rookery.table.match import Match
from rookery.table.packs import folder_of, game_class, load_game

FOLDER: Final = "puzzles"
FILE: Final = "puzzles.jsonl"
LEVELS: Final = ("easy", "medium", "hard")
KEYS: Final = ("id", "level", "seats", "options", "seat", "best", "lure", "then", "chances", "state")
ID: Final = 8  # letters of a puzzle's name
FEWEST: Final = 3  # choices: of two every second guess is right


class Chances(NamedTuple):
    """What a long search gave to the best choice, to the best of the rest and to the rule of thumb's."""

    best: float
    rest: float
    lure: float


class Puzzle(NamedTuple):
    """A position in which one choice is clearly the best, by what the seat knows."""

    id: str
    level: str
    game: Game[Any]
    seats: int
    options: dict[str, str]
    state: State
    seat: int
    best: tuple[int, ...]
    lure: int  # what the rule of thumb takes
    then: tuple[int, ...]  # what the same seat does after the best choice, before anything new is seen
    chances: Chances

    @property
    def others(self) -> str:
        """Who sits at the other seats, as a board names them."""
        return "greedy"

    def motives(self, action: int) -> list[Named]:
        """What speaks for a choice and against it, in a world that the seat holds possible."""
        world = Sampler(self.game, self.state, self.seat, Picker(mixed(self.id, "world"))).sample()
        found = {one.name: one for one in self.game.motive(world, self.seat, action)}
        if action == self.best[0]:
            for one, after in zip((action, *self.then), self.then, strict=False):
                world = play(self.game, world, self.seat, one, MUTE)
                found |= {more.name: more for more in self.game.motive(world, self.seat, after)}
        order = [kind.key for kind in self.game.motives]
        return sorted(found.values(), key=lambda one: order.index(one.name))


class Attempt(Match):
    """The position of a puzzle while somebody works at it; the first choice of the seat is the answer."""

    puzzle: Puzzle
    taken: list[int]

    @classmethod
    def begin(cls, puzzle: Puzzle) -> Self:
        """What chance brings after the answer is the same every time."""
        state = puzzle.state.copy()
        attempt = cls.prepared(puzzle.game, state, puzzle.seats, puzzle.options, mixed(puzzle.id))
        attempt.puzzle = puzzle
        attempt.taken = []
        return attempt

    @property
    def right(self) -> bool:
        """Whether the answer is one of the best choices."""
        return self.taken[:1] != [] and self.taken[0] in self.puzzle.best

    def play_all(self, actions: Sequence[int], seat: int | None = None, link: str = "") -> None:
        if self.taken:
            raise ValueError("this puzzle is answered")
        super().play_all(actions, seat, link)
        self.taken = list(actions)


def file_of(key: str) -> Path:
    """Where the puzzles of a game lie."""
    return folder_of(game_class(key)) / FOLDER / FILE


def has_puzzles(key: str) -> bool:
    """Whether a game brings puzzles."""
    return file_of(key).is_file()


@cache
def number_of(key: str) -> int:
    """How many puzzles a game brings; they are read when somebody wants one."""
    return len(file_of(key).read_text(encoding="utf-8").splitlines()) if has_puzzles(key) else 0


@cache
def puzzles(key: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in order; ValueError says file, number and reason."""
    return read(load_game(key), file_of(key))


def read(game: Game[Any], file: Path) -> tuple[Puzzle, ...]:
    """The puzzles in a file; ValueError says file, number and reason."""
    found: list[Puzzle] = []
    for number, row in _rows(file):
        try:
            one = puzzle(game, row)
            if one.id in [other.id for other in found]:
                raise ValueError(f"there are two of the id {one.id}")
        except (ValueError, TypeError, KeyError) as error:
            reason = f"{error} is missing" if isinstance(error, KeyError) else error
            raise ValueError(f"{file}, puzzle {number}: {reason}") from None
        found.append(one)
    return tuple(found)


def _rows(file: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """The lines of a file by their numbers from 1 on."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{file}: {error}") from None
    for number, line in enumerate(lines, 1):
        try:
            row = json.loads(line)
        except ValueError as error:
            raise ValueError(f"{file}, puzzle {number}: {error}") from None
        if not isinstance(row, dict):
            raise ValueError(f"{file}, puzzle {number}: a line is an object, not {line[:20]}")
        yield number, row


def puzzle(game: Game[Any], row: dict[str, Any]) -> Puzzle:
    """The puzzle of a line; ValueError or KeyError says what is wrong in it."""
    unknown = [key for key in row if key not in KEYS]
    if unknown:
        raise ValueError(f"{unknown[0]!r} is not known; there are {', '.join(KEYS)}")
    seats, options, state = position(game, row)
    found = Puzzle(
        row["id"],
        row["level"],
        game,
        seats,
        options,
        state,
        row["seat"],
        tuple(row["best"]),
        row["lure"],
        tuple(row["then"]),
        Chances(*row["chances"]),
    )
    if found.id != name_of(row["seat"], row["state"]):
        raise ValueError(f"the id of this position is {name_of(row['seat'], row['state'])}, not {found.id}")
    if found.level not in LEVELS:
        raise ValueError(f"the level is one of {', '.join(LEVELS)}, not {found.level!r}")
    _check_choices(found)
    return found


def _check_choices(found: Puzzle) -> None:
    """Whether the seat can choose as the puzzle says."""
    game, state, seat = found.game, found.state, found.seat
    if not 0 <= seat < found.seats or not game.actors(state) >> seat & 1:
        raise ValueError(f"seat {seat} is not to act")
    legal = game.legal(state, seat)
    if len(legal) < FEWEST:
        raise ValueError(f"a puzzle has {FEWEST} choices or more, not {len(legal)}")
    for action in (*found.best, found.lure):
        if action not in legal:
            raise ValueError(f"the choice {action} is not legal")
    if not found.best or found.lure in found.best or 2 * len(found.best) >= len(legal):
        raise ValueError(f"best is {list(found.best)} of {len(legal)} choices, with {found.lure} not in it")
    for action in (found.best[0], *found.then):
        if not game.actors(state) >> seat & 1 or action not in game.legal(state, seat):
            raise ValueError(f"the choice {action} cannot follow")
        state = play(game, state, seat, action, MUTE)


def name_of(seat: int, state: dict[str, Any]) -> str:
    """The name of a position as a seat meets it."""
    return sha256(canonical([seat, state]))[:ID]


def line_of(one: Puzzle) -> str:
    """A puzzle as a line of the file."""
    usual = one.game.settle(one.seats, {})
    row = {
        "id": one.id,
        "level": one.level,
        "seats": one.seats,
        "options": {key: value for key, value in one.options.items() if usual[key] != value},
        "seat": one.seat,
        "best": list(one.best),
        "lure": one.lure,
        "then": list(one.then),
        "chances": [round(chance, 3) for chance in one.chances],
        "state": one.game.dump(one.state),
    }
    return json.dumps(row, separators=(",", ":")) + "\n"
