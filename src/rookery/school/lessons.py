"""The lessons of a game, read from `games/<g>/lessons`: positions, what is asked, what is accepted.

`lessons.toml` has a table `[[step]]` for each, in the order they are taken; `positions/<name>.json` has the
number of seats, options and a dump of the state; `en.ftl`, `fr.ftl` and `it.ftl` have one message a step,
`lesson-<id>`: its value is the title, `.tell` the idea, `.ask` what to do, `.then` what is said when it was
done, `.other` when it was another move.
"""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from rookery.kernel import Game, Named, State
from rookery.table.packs import folder_of, game_class, load_game

FOLDER: Final = "lessons"
FILE: Final = "lessons.toml"
LEARNER: Final = "Nell"  # as the log calls whoever takes a lesson
FINISHED: Final = "finished"  # the page after the last step, so no step bears that name
ANY: Final = "other"  # the answer to a move that nothing else answers
KEYS: Final = (
    "id",
    "position",
    "seat",
    "seed",
    "others",
    "do",
    "order",
    "else",
    "play_on",
    "clauses",
    "good",
)


class Wanted(NamedTuple):
    """A kind of choice: a verb, or any, and for some of its arguments the numbers that count."""

    verb: str
    args: dict[str, tuple[int, ...]]

    def met(self, named: Named) -> bool:
        if self.verb and named.name != self.verb:
            return False
        return all(named.args[name] in numbers for name, numbers in self.args.items())


class Answer(NamedTuple):
    """What is said to a choice that the step does not ask for."""

    to: Wanted
    say: str  # an attribute of the step's message


class Step(NamedTuple):
    """One idea: a position, what the learner is asked to do there, and what is said to anything else."""

    id: str
    game: Game[Any]
    seats: int
    options: dict[str, str]
    state: State
    seat: int
    seed: int
    others: str  # the bot that plays the other seats
    do: tuple[Wanted, ...]
    order: bool  # whether they must come one after the other
    play_on: bool  # whether the others go on after the last of them
    answers: tuple[Answer, ...]
    clauses: tuple[str, ...]
    good: float  # by how much a search must find the asked choice better than any other; 0: it is not asked

    @property
    def message(self) -> str:
        return f"lesson-{self.id}"

    def answer(self, named: Named) -> str:
        """The attribute that answers a choice which is not asked for."""
        return next((one.say for one in self.answers if one.to.met(named)), ANY)


def folder(key: str) -> Path:
    """Where the lessons of a game lie."""
    return folder_of(game_class(key)) / FOLDER


def has_lessons(key: str) -> bool:
    """Whether a game brings lessons."""
    return (folder(key) / FILE).is_file()


@cache
def lessons(key: str) -> tuple[Step, ...]:
    """The steps of a game's lessons, in order; ValueError says file, step and reason."""
    return read(load_game(key), folder(key))


def read(game: Game[Any], home: Path) -> tuple[Step, ...]:
    """The lessons in a folder; ValueError says file, step and reason."""
    file = home / FILE
    try:
        rows = tomllib.loads(file.read_text(encoding="utf-8"))["step"]
    except KeyError:
        raise ValueError(f"{file}: there is no step") from None
    except (OSError, ValueError) as error:
        raise ValueError(f"{file}: {error}") from None
    found: list[Step] = []
    for place, row in enumerate(rows, 1):
        name = row.get("id", f"number {place}")
        try:
            found.append(_step(game, home, row))
        except (ValueError, TypeError, KeyError) as error:
            reason = f"{error} is missing" if isinstance(error, KeyError) else error
            raise ValueError(f"{file}, step {name}: {reason}") from None
        if name in [one.id for one in found[:-1]]:
            raise ValueError(f"{file}, step {name}: there are two of that id")
    return tuple(found)


def _step(game: Game[Any], home: Path, row: dict[str, Any]) -> Step:
    unknown = [key for key in row if key not in KEYS]
    if unknown:
        raise ValueError(f"{unknown[0]!r} is not known; there are {', '.join(KEYS)}")
    seats, options, state = read_position(game, home / "positions" / f"{row['position']}.json")
    step = Step(
        row["id"],
        game,
        seats,
        options,
        state,
        row.get("seat", 0),
        row.get("seed", 0),
        row.get("others", "greedy"),
        tuple(wanted(game, one) for one in row["do"]),
        row.get("order", True),
        row.get("play_on", False),
        tuple(Answer(wanted(game, one, "say"), one["say"]) for one in row.get("else", [])),
        tuple(row.get("clauses", [])),
        row.get("good", 0.0),
    )
    if not step.id.isidentifier() or step.id == FINISHED:
        raise ValueError(f"an id is a word such as goal, and not {FINISHED!r}")
    for clause in step.clauses:
        if clause not in game.clauses:
            raise ValueError(f"{game.key} has no clause {clause!r}")
    if not 0 <= step.seat < seats or not game.actors(state) >> step.seat & 1:
        raise ValueError(f"seat {step.seat} is not to act in {row['position']}.json")
    return step


def read_position(game: Game[Any], file: Path) -> tuple[int, dict[str, str], State]:
    """The seats, options and state of a prepared position; ValueError says what is unsound in which file."""
    try:
        return position(game, json.loads(file.read_text(encoding="utf-8")))
    except KeyError as error:
        raise ValueError(f"{file.name}: {error} is missing") from None
    except (OSError, ValueError, TypeError) as error:
        raise ValueError(f"{file.name}: {error}") from None


def position(game: Game[Any], data: dict[str, Any]) -> tuple[int, dict[str, str], State]:
    """The seats, options and state that a row tells; ValueError or KeyError says what is unsound."""
    options = game.settle(data["seats"], data.get("options", {}))
    return data["seats"], options, game.sound(game.restore(data["state"]))


def wanted(game: Game[Any], row: dict[str, Any], *besides: str) -> Wanted:
    """A kind of choice as a row names it: `{verb = "take", gem = ["ruby", "diamond"]}`."""
    verbs = {verb.name: verb for verb in game.codec.verbs}
    name = row.get("verb", "")
    if name and name not in verbs:
        raise ValueError(f"{game.key} has no verb {name!r}; it has {', '.join(verbs)}")
    args = {arg: given for arg, given in row.items() if arg not in ("verb", *besides)}
    fields = [field.name for field in verbs[name].fields] if name else []
    for arg in args:
        if arg not in fields:
            raise ValueError(
                f"{name or 'any verb'} has no argument {arg!r}; it has {', '.join(fields) or 'none'}"
            )
    return Wanted(name, {arg: _numbers(game, arg, given) for arg, given in args.items()})


def _numbers(game: Game[Any], arg: str, given: object) -> tuple[int, ...]:
    """One number or word, or a list of them."""
    return tuple(_number(game, arg, one) for one in (given if isinstance(given, list) else [given]))


def _number(game: Game[Any], arg: str, given: object) -> int:
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    words = game.terms.get(arg, ())
    if given not in words:
        known = f"a number or one of {', '.join(words)}" if words else "a number"
        raise ValueError(f"{arg} is {known}, not {given!r}")
    return words.index(str(given))
