"""Actions are whole numbers inside and words at the edge; a codec is the dictionary of one game."""

from __future__ import annotations

from typing import NamedTuple


class Field(NamedTuple):
    """One argument of a verb: `size` values counted from `first`."""

    name: str
    size: int
    first: int = 0


class Verb(NamedTuple):
    """A kind of action; its arguments span a box, packed in mixed radix, last one fastest."""

    name: str
    fields: tuple[Field, ...] = ()


class Named(NamedTuple):
    """An action as people read it: `place(slot=0, dice=2, effort=5)`."""

    name: str
    args: dict[str, int]


class Codec:
    """Lays verbs end to end, so that actions are dense from 0."""

    def __init__(self, verbs: list[Verb] | None = None) -> None:
        self.verbs = verbs or []  # none while it is unpickled
        self.first: dict[str, int] = {}
        self._by_name: dict[str, Verb] = {}
        self._actions: list[Named] = []
        for verb in self.verbs:
            self.first[verb.name] = len(self._actions)
            self._by_name[verb.name] = verb
            self._add(verb)
        self.size = len(self._actions)

    def _add(self, verb: Verb) -> None:
        count = 1
        for field in verb.fields:
            count *= field.size
        for rest in range(count):
            args: dict[str, int] = {}
            for field in reversed(verb.fields):
                args[field.name] = rest % field.size + field.first
                rest //= field.size
            ordered = {field.name: args[field.name] for field in verb.fields}
            self._actions.append(Named(verb.name, ordered))

    def pack(self, name: str, args: tuple[int, ...]) -> int:
        """The number of a named action; ValueError says what is wrong with it."""
        if name not in self._by_name:
            raise ValueError(f"no action is called {name!r}; there are {', '.join(self._by_name)}")
        verb = self._by_name[name]
        if len(args) != len(verb.fields):
            wanted = ", ".join(field.name for field in verb.fields) or "no arguments"
            raise ValueError(f"{name} takes {wanted}, not {len(args)} numbers")
        code = 0
        for field, value in zip(verb.fields, args, strict=True):
            if not field.first <= value < field.first + field.size:
                last = field.first + field.size - 1
                raise ValueError(f"{name}: {field.name} is {value}, it must be {field.first} to {last}")
            code = code * field.size + value - field.first
        return self.first[name] + code

    def unpack(self, action: int) -> Named:
        """The name and arguments of an action."""
        if not 0 <= action < self.size:
            raise ValueError(f"action {action} does not exist; actions are 0 to {self.size - 1}")
        return self._actions[action]

    def notation(self, action: int) -> str:
        """A short form for logs and files: `place:0.2.5`, `recover`."""
        named = self.unpack(action)
        if not named.args:
            return named.name
        return named.name + ":" + ".".join(str(value) for value in named.args.values())

    def parse(self, text: str) -> int:
        """The action behind its short form."""
        name, _, rest = text.partition(":")
        try:
            args = tuple(int(part) for part in rest.split(".")) if rest else ()
        except ValueError:
            raise ValueError(f"{text!r} is not an action: {rest!r} are not whole numbers") from None
        return self.pack(name, args)
