"""Sentences for keys: the Fluent files of the shell and of one game, in one language."""

from __future__ import annotations

import os
from collections.abc import Sequence
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


class MissingWordsError(KeyError):
    """A sentence that no file holds, or that lacks an argument; raised only when strict."""


class Words:
    """Says keys in one language; English stands in for what is missing, then the key itself."""

    def __init__(
        self, lang: str, game: str | Game[Any] | None = None, options: Options | None = None
    ) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self.game = load_game(game) if isinstance(game, str) else game
        self._settings = settings(self.game, options or {})
        self._strict = os.environ.get(STRICT) == "1"
        folders = [SHELL]
        if self.game is not None:
            folders.append(folder_of(type(self.game)) / "locale")
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

    def event(self, event: Event, names: Sequence[str]) -> str:
        """What happened, with the players' names."""
        told = self.say(f"event-{event.key}", **self._spelled(event.args, names))
        return told[:1].upper() + told[1:]  # a sentence may begin with a word that has no capital of its own

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

    def _rules(self) -> Game[Any]:
        if self.game is None:
            raise ValueError("these are the words of the shell: they belong to no game")
        return self.game

    def _spelled(self, numbers: dict[str, int], names: Sequence[str]) -> dict[str, Value]:
        """The arguments of a sentence: numbers, and the words and names they stand for."""
        terms = self.game.terms if self.game else {}
        counted = self.game.manners.counted if self.game else ()
        args: dict[str, Value] = {}
        for name, number in numbers.items():
            args[name] = number + 1 if name in counted else number
            if name in terms and 0 <= number < len(terms[name]):
                args |= self._forms(name, terms[name][number])
            elif (name == "seat" or name.endswith("_seat")) and 0 <= number < len(names):
                args[f"{name}_name"] = names[number]
        return args

    def _forms(self, name: str, word: str) -> dict[str, Value]:
        """A word as an argument: its key, its name and all forms its message has."""
        key = f"term-{name}-{word}"
        forms: dict[str, Value] = {name: word, f"{name}_name": self.say(key)}
        for bundle in reversed(self._bundles):
            if bundle.has_message(key):
                for form in bundle.get_message(key).attributes:
                    forms[f"{name}_{form}"] = self.say(f"{key}.{form}")
        return forms


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
