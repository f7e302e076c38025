"""Bots by name: the house's own, levels by number, and bots from a file or a program."""

from __future__ import annotations

from collections.abc import Callable

from rookery.bots.base import Bot
from rookery.bots.greedy import Greedy
from rookery.bots.levels import LEVELS, level_bot
from rookery.bots.own import from_file, is_file
from rookery.bots.program import from_command, is_command
from rookery.bots.random_ import RandomBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": Greedy}


def names() -> tuple[str, ...]:
    """The names of the house's bots: two plain ones, then the levels from the weakest."""
    return (*BOTS, *LEVELS)


def make(name: str, seed: int, seconds: float | None = None) -> Bot:
    """A fresh bot of the house, with a limit for each choice if people wait; ValueError lists the names."""
    if name in BOTS:
        return BOTS[name](seed)
    level = level_named(name)
    if not level:
        raise ValueError(f"no bot is called {name!r}; there are {', '.join(names())}")
    return level_bot(level, seed, seconds)


def level_named(name: str) -> str:
    """The level behind `mastermind` or `level6`, or nothing."""
    numbered = {f"level{number}": level for number, level in enumerate(LEVELS, 1)}
    return numbered.get(name, name if name in LEVELS else "")


def is_known(name: str) -> bool:
    """Whether a name can be asked for: a house bot, `file.py:Class` or `cmd:program`."""
    return name in BOTS or bool(level_named(name)) or runs_code(name)


def runs_code(name: str) -> bool:
    """Whether a name stands for somebody's own file or program."""
    return is_file(name) or is_command(name)


def summon(name: str, seed: int, seconds: float | None = None) -> Bot:
    """A fresh bot of any kind. It runs the code it is named after: never for names sent by strangers."""
    if is_command(name):
        return from_command(name, seed)
    return from_file(name, seed) if is_file(name) else make(name, seed, seconds)
