"""A bot out of somebody's own Python file: `mybot.py:Mine`."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from rookery.bots.base import Bot, Sampler
from rookery.kernel import View
from rookery.table.canon import sha256

MARK = ".py:"

_loaded: dict[str, ModuleType] = {}


def is_file(name: str) -> bool:
    """Whether a bot's name points into a file."""
    return MARK in name


def from_file(name: str, seed: int) -> Bot:
    """A fresh bot of the class in the file; ValueError says what is missing."""
    file, _, called = name.rpartition(":")
    module = _module(name)
    kind = getattr(module, called, None)
    if not inspect.isclass(kind):
        raise ValueError(f"bot {name!r}: {file} has no class {called!r}")
    if not callable(getattr(kind, "choose", None)):
        raise ValueError(f"bot {name!r}: class {called} has no method choose(view, legal, sampler)")
    try:
        make: Any = kind
        bot: Bot = make(seed) if inspect.signature(kind).parameters else make()
    except Exception as error:
        raise ValueError(f"bot {name!r} cannot be made: {_told(error)}") from None
    return Guest(name, bot)


class Guest:
    """Somebody's own bot; when it fails, one sentence says how."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = bot

    def choose(self, view: View, legal: list[int], sampler: Sampler) -> int:
        try:
            action = self._bot.choose(view, legal, sampler)
        except Exception as error:
            raise ValueError(f"bot {self._name!r} failed: {_told(error)}") from None
        if not isinstance(action, int):
            raise ValueError(f"bot {self._name!r} chose {action!r}, which is no action")
        return action


def source_of(name: str) -> tuple[str, bytes]:
    """The file behind a bot's name and what is in it, to be lent to another machine."""
    file = Path(name.rpartition(":")[0])
    try:
        return str(file), file.read_bytes()
    except FileNotFoundError:
        raise ValueError(f"there is no file {file} with a bot in it") from None
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {error.strerror}") from None


def lend(file: str, source: bytes) -> None:
    """Makes a file of another machine known here by its name; later files of that name are not run."""
    place = str(Path(file).resolve())
    if place not in _loaded:
        _loaded[place] = _run(file, place, source)


def _module(name: str) -> ModuleType:
    """The file as a module, run once."""
    place = str(Path(name.rpartition(":")[0]).resolve())
    if place not in _loaded:
        lend(*source_of(name))
    return _loaded[place]


def _run(file: str, place: str, source: bytes) -> ModuleType:
    module = ModuleType(f"rookery_own_bot_{sha256(place)[:12]}")
    module.__file__ = place
    sys.modules[module.__name__] = module  # classes find their own module there
    try:
        exec(compile(source, place, "exec", dont_inherit=True), module.__dict__)
    except Exception as error:
        del sys.modules[module.__name__]
        raise ValueError(f"{file} cannot be run: {_told(error)}") from None
    return module


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}"
