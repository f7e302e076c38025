"""Sentences for keys: the Fluent files of the shell and of one game, in one language."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from rookery.kernel import Game, Named, Options
from rookery.table.log import Event
from rookery.table.packs import folder_of, load_game

LANGUAGES = ("en", "fr", "it")
SHELL = Path(__file__).parent / "locale"
STRICT = "ROOKERY_STRICT_WORDS"  # set to 1, a missing sentence is an error

Value = int | str
Places = Callable[[dict[str, int]], dict[str, Value]]  # what a map knows of the place that numbers name
PLACELESS: dict[str, Value] = {"place": "unknown"}


class MissingWordsError(KeyError):
    """A sentence that no file holds, or that lacks an argument; raised only when strict."""


class Words:
    """Says keys in one language; English stands in for what is missing, then the key itself."""

    def __init__(
        self,
        lang: str,
        game: str | Game[Any] | None = None,
        options: Options | None = None,
        more: Sequence[Path] = (),
    ) -> None:
        """`more` are folders with further files, such as those of lessons."""
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self.game = load_game(game) if isinstance(game, str) else game
        self._settings = PLACELESS | settings(self.game, options or {})
        self.places: Places | None = None  # given by a board that knows the map
        self._strict = os.environ.get(STRICT) == "1"
        folders = [SHELL]
        if self.game is not None:
            folders.append(folder_of(type(self.game)) / "locale")
        folders += more
        spoken = [lang] if self._strict or lang == "en" else [lang, "en"]
        self._bundles = [_bundle(language, folders) for language in spoken]

    def say(self, key: str, /, **args: Value) -> str:
        """The sentence for a message id; `id.attribute` names an attribute of it."""
        message, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(message):
                continue
            found = bundle.get_message(message)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, {**self._settings, **args})
            if errors and self._strict:
                raise MissingWordsError(f"{self.lang}: {key}: {errors[0]}")
            return str(text)
        if self._strict:
            raise MissingWordsError(f"{self.lang}: there is no message {key}")
        return key

    def has(self, key: str) -> bool:
        """Whether there is a sentence for a message id."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def holds(self, key: str) -> bool:
        """Whether this very language has a sentence, or `id.attribute`, of its own."""
        message, _, attribute = key.partition(".")
        bundle = self._bundles[0]
        if not bundle.has_message(message):
            return False
        found = bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def event(self, event: Event, names: Sequence[str]) -> str:
        """What happened, with the players' names."""
        return _capital(self.say(f"event-{event.key}", **self._spelled(event.args, names)))

    def lines(self, events: Sequence[Event], names: Sequence[str]) -> list[tuple[Event, str]]:
        """What happened, one line for what belongs together, each with the last event of it."""
        groups: list[list[Event]] = []
        heads: list[int] = []  # of each group the place of the event that its line is about
        for event in events:
            if groups and self._leads(event, groups[-1]):
                groups[-1].append(event)
                heads[-1] = len(groups[-1]) - 1
            elif groups and self._trails(event, groups[-1][heads[-1]]):
                groups[-1].append(event)
            else:
                groups.append([event])
                heads.append(0)
        found = zip(groups, heads, strict=True)
        return [(group[-1], self._line(group[: head + 1], group[head + 1 :], names)) for group, head in found]

    def _leads(self, event: Event, before: list[Event]) -> bool:
        """Whether this event takes in those before it: `fold-key.over` names their keys."""
        over = self._fold(event.key, "over")
        return all(one.key in over for one in before) and self._alike(event.key, event, before[-1])

    def _trails(self, event: Event, head: Event) -> bool:
        """Whether a line has said this event already, `fold-key.then`, or ends with it, `fold-key.with`."""
        keys = self._fold(head.key, "then") + self._fold(head.key, "with")
        return event.key in keys and self._alike(head.key, event, head)

    def _alike(self, key: str, event: Event, other: Event) -> bool:
        """Whether two events agree in all that `fold-key.alike` names, as far as both have it."""
        names = [name for name in self._fold(key, "alike") if name in event.args and name in other.args]
        return all(event.args[name] == other.args[name] for name in names)

    def _fold(self, key: str, attribute: str) -> list[str]:
        for bundle in self._bundles:
            if bundle.has_message(f"fold-{key}"):
                found = bundle.get_message(f"fold-{key}").attributes
                return self.say(f"fold-{key}.{attribute}").split() if attribute in found else []
        return []

    def _line(self, group: list[Event], after: list[Event], names: Sequence[str]) -> str:
        """The sentence of a group, and of each event after it that is told in the same line."""
        more = self._fold(group[-1].key, "with")
        rest = [self.event(event, names) for event in after if event.key in more]
        return " ".join([self._sentence(group, names), *rest])

    def _sentence(self, group: list[Event], names: Sequence[str]) -> str:
        """`$list` has what the events name one by one, `$count` is their number, `$after` the key before."""
        last = group[-1]
        if len(group) == 1:
            return self.event(last, names)
        items = [
            self.say(f"item-{one.key}", **self._spelled(one.args, names))
            for one in group
            if self.has(f"item-{one.key}")
        ]
        args = self._spelled(last.args, names) | {"count": len(group), "after": group[-2].key}
        if items:
            args |= {"list": self.listed(items), "listed": len(items)}
        return _capital(self.say(f"fold-{last.key}", **args))

    def listed(self, items: Sequence[str], joint: str = "shell-and") -> str:
        """Words one after the other, the way the language joins them."""
        *first, last = items or [""]
        return f"{', '.join(first)}{self.say(joint)}{last}" if first else last

    def either(self, items: Sequence[str]) -> str:
        """The same for a choice: `a, b or c`."""
        return self.listed(items, "shell-or")

    def action(self, action: int) -> str:
        """An action as a choice to read."""
        named = self._rules().unpack(action)
        return self.say(f"action-{named.name}", **self._spelled(named.args, ()))

    def question(self, named: Named, names: Sequence[str]) -> str:
        """What a seat is asked."""
        return self.say(f"ask-{named.name}", **self._spelled(named.args, names))

    def reason(self, named: Named, names: Sequence[str]) -> str:
        """Why something is refused, in numbers."""
        return self.say(f"why-{named.name}", **self._spelled(named.args, names))

    def motive(self, named: Named, names: Sequence[str]) -> str:
        """What speaks for a choice or against it."""
        return self.say(f"motive-{named.name}", **self._spelled(named.args, names))

    def prize(self, named: Named, names: Sequence[str]) -> str:
        """What deserves a word at the end."""
        return _capital(self.say(f"prize-{named.name}.text", **self._spelled(named.args, names)))

    def option(self, key: str) -> str:
        """The name of an option; its `.help` attribute says more."""
        return self.say(f"option-{key}")

    def option_value(self, key: str, value: str) -> str:
        """The name of one value of an option."""
        return self.say(f"option-{key}-{value}")

    def clause(self, clause: str) -> str:
        """The sentence of a rule."""
        return self.say(f"clause-{clause.replace('.', '_')}")

    def term(self, kind: str, index: int, form: str | None = None) -> str:
        """The word a number of this kind stands for, in its plain or another form."""
        word = f"term-{kind}-{self._rules().terms[kind][index]}"
        return self.say(f"{word}.{form}" if form else word)

    def placed(self, key: str, numbers: dict[str, int]) -> str:
        """A sentence about a place that numbers name."""
        return self.say(key, **self._spelled(numbers, ()))

    def _rules(self) -> Game[Any]:
        if self.game is None:
            raise ValueError("these are the words of the shell: they belong to no game")
        return self.game

    def _spelled(self, numbers: dict[str, int], names: Sequence[str]) -> dict[str, Value]:
        """The arguments of a sentence: numbers, and the words and names they stand for."""
        terms = self.game.terms if self.game else {}
        counted = self.game.manners.counted if self.game else ()
        known = self.places(numbers) if self.places else {}
        args: dict[str, Value] = {name: word for name, word in known.items() if isinstance(word, str)}
        found = {name: number for name, number in known.items() if isinstance(number, int)}
        for name, number in (numbers | found).items():
            args[name] = number + 1 if name in counted else number
            args[f"{name}_size"] = abs(number)
            args[f"{name}_sign"] = "minus" if number < 0 else "plus" if number else "none"
            if name in terms and 0 <= number < len(terms[name]):
                args |= self._forms(name, terms[name][number])
            elif (name == "seat" or name.endswith("_seat")) and 0 <= number < len(names):
                args[f"{name}_name"] = names[number]
        return args | self._each(numbers, args)

    def _each(self, numbers: dict[str, int], args: dict[str, Value]) -> dict[str, Value]:
        """`$list`: what `each-name` says of every number that is not 0; `$listed` is how many there are."""
        found = [f"each-{name}" for name, number in numbers.items() if number and self.has(f"each-{name}")]
        return {"list": self.listed([self.say(key, **args) for key in found]), "listed": len(found)}

    def _forms(self, name: str, word: str) -> dict[str, Value]:
        """A word as an argument: its key, its name and all forms its message has."""
        key = f"term-{name}-{word}"
        forms: dict[str, Value] = {name: word, f"{name}_name": self.say(key)}
        for bundle in reversed(self._bundles):
            if bundle.has_message(key):
                for form in bundle.get_message(key).attributes:
                    forms[f"{name}_{form}"] = self.say(f"{key}.{form}")
        return forms


def _capital(text: str) -> str:
    """A sentence may begin with a word that has no capital of its own."""
    return text[:1].upper() + text[1:]


def settings(game: Game[Any] | None, options: Options) -> dict[str, Value]:
    """The table's options as `$option_key`, on which every sentence may hang; else their usual values."""
    known = game.options if game else ()
    return {f"option_{option.key}": options.get(option.key, option.default) for option in known}


def _bundle(lang: str, folders: list[Path]) -> FluentBundle:
    """All files of one language; one that is not there yet says nothing."""
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        file = folder / f"{lang}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
