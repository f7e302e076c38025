"""A game's declaration as the writers of files read it."""

from __future__ import annotations

import re
from types import ModuleType

from rookery.kernel import Codec, EventKind, Verb
from rookery.kernel import const as kernel_const
from rookery.kernel.state_fields import StateField

WORD = re.compile(r"[A-Za-z_]\w*")
COUNTED = re.compile(r"(\w+)_(\d+)")


class Declared:
    """What `declared.py` of one game says, with the modules that have its constants."""

    def __init__(self, key: str, declared: ModuleType, constants: list[ModuleType]) -> None:
        self.key = key
        self.constants = [*constants, kernel_const]
        self.title = "".join(part.capitalize() for part in key.split("_"))
        self.verbs: dict[str, Verb] = declared.VERBS
        self.strides: dict[str, tuple[str, str]] = declared.STRIDES
        self.events: tuple[EventKind, ...] = declared.EVENTS
        self.sizes: dict[str, int] = declared.SIZES
        self.state: tuple[StateField, ...] = declared.STATE
        self.for_boards: dict[str, object] = declared.FOR_BOARDS
        self.codec = Codec(list(self.verbs.values()))

    def head(self, what: str) -> str:
        told = f"{what}: made by `make declare` from declared.py, change that."
        return f'"""{told}"""\n\nfrom __future__ import annotations\n'

    def number(self, name: str) -> int:
        """The action behind a constant: the first of its verb, or the one whose only argument it names."""
        verb = self.verbs[name]
        first = self.codec.first[verb.name]
        counted = COUNTED.fullmatch(name)
        if counted and len(verb.fields) == 1:
            return first + int(counted[2]) - verb.fields[0].first
        return first

    def stride(self, verb: str, arg: str) -> int:
        """How far apart two actions are whose argument is one apart."""
        fields = next(one for one in self.verbs.values() if one.name == verb).fields
        far = 1
        for field in reversed(fields):
            if field.name == arg:
                return far
            far *= field.size
        raise ValueError(f"{self.key}: {verb} has no argument {arg}")

    def imports(self, code: list[str]) -> list[str]:
        """The names in pieces of Python that are constants of the game or else of the kernel."""
        words = {word for piece in code for word in WORD.findall(piece)}
        found = []
        for module in self.constants:
            names = sorted(word for word in words if hasattr(module, word))
            words.difference_update(names)
            if names:
                found.append(f"from {module.__name__} import {', '.join(names)}")
        return found
