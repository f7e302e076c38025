"""The three languages say the same things, about everything a game declares and nothing else."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rookery
from rookery.kernel import Game
from rookery.table.packs import folder_of
from rookery.words import LANGUAGES, SHELL

GAMES = rookery.games()
OTHER = tuple(lang for lang in LANGUAGES if lang != "en")
FAMILIES = ("section-", "collector-", "rank-")  # keys put together where they are shown
QUESTION_ARGS: dict[str, dict[str, tuple[str, ...]]] = {
    "crypt": {
        "wait": (),
        "window": (),
        "turn": ("dice", "lights_out"),
        "place": ("dice", "first", "lights_out"),
        "flip": ("type", "left"),
        "reroll": ("failed",),
    },
    "oliver_twist": {
        "action": ("tokens",),
        "peek": ("left",),
        "reveal": ("guide",),
        "swap": ("token",),
        "sell": ("pounds", "second"),
        "take": ("second",),
        "keep": ("cards",),
        "victim": ("card",),
        **dict.fromkeys("wait place branch spend starter late wallets grab search break_in".split(), ()),
    },
    "thiefdom": {
        "pick": ("left",),
        "buy": ("gold", "left"),
        "plan": ("round",),
        "walk": ("citizen",),
        "turn": ("thief", "ap"),
        "move": ("thief", "mp", "jumping"),
        "passing": ("thief", "other"),
        "lift": ("thief", "other"),
        "share": ("thief", "other"),
        "location": ("thief", "kind"),
        "room": ("good", "count"),
        "exchange": ("thief",),
        **dict.fromkeys("wait hideout client keep poster replace".split(), ()),
    },
    "thiefs_market": {
        "wait": (),
        "split": ("objects",),
        "keep": ("face", "count", "stealing"),
        "spare": (),
        "lucky": (),
        "buy": ("left", "gold"),
        "pay": ("card", "face"),
        "turn": ("card",),
        "copy": (),
    },
}

Parts = dict[str, frozenset[str]]  # message id, or id.attribute -> the arguments it uses


class Arguments(Visitor):
    """Collects the names of the arguments in a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def arguments(pattern: ast.Pattern) -> frozenset[str]:
    """The arguments one pattern uses."""
    visitor = Arguments()
    visitor.visit(pattern)
    return frozenset(visitor.names)


def patterns(file: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and attribute of a file with its pattern; what is not Fluent fails."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def parts(file: Path) -> Parts:
    """What a file says, with the arguments each part uses; nothing may be said twice."""
    found: Parts = {}
    for key, pattern in patterns(file):
        assert key not in found, f"{file}: {key} is there twice"
        found[key] = arguments(pattern)
    return found


def folders() -> dict[str, Path]:
    """Every folder of words: the shell's and each game's."""
    games = {key: folder_of(type(rookery.load(key))) / "locale" for key in GAMES}
    return {"shell": SHELL, **games}


def said(game: Game[Any]) -> Parts:
    """What the English file of a game says."""
    return parts(folder_of(type(game)) / "locale" / "en.ftl")


def phases(game: Game[Any]) -> tuple[str, ...]:
    """The phases a game's view may name."""
    package = type(game).__module__.rpartition(".")[0]
    found: tuple[str, ...] = importlib.import_module(f"{package}.const").PHASE_KEYS
    return found


def declared(game: Game[Any]) -> set[str]:
    """Every key that can be derived from what a game declares."""
    keys = {"title", "description"}
    keys |= {f"event-{event.key}" for event in game.events}
    keys |= {f"action-{verb.name}" for verb in game.codec.verbs}
    keys |= {f"ask-{question}" for question in game.questions}
    keys |= {f"score-{part}" for part in game.score_parts}
    keys |= {f"phase-{phase}" for phase in phases(game)}
    keys |= {f"clause-{clause.replace('.', '_')}" for clause in game.clauses}
    keys |= {f"term-{kind}-{word}" for kind, words in game.terms.items() for word in words}
    for option in game.options:
        keys |= {f"option-{option.key}", f"option-{option.key}.help"}
        keys |= {f"option-{option.key}-{value}" for value in option.values}
    return keys


def forms(game: Game[Any], kind: str) -> set[str]:
    """The attributes of a kind of term; all its words have the same."""
    found = [
        {key.partition(".")[2] for key in said(game) if key.startswith(f"term-{kind}-{word}.")}
        for word in game.terms[kind]
    ]
    assert all(some == found[0] for some in found), f"{game.key}: forms of {kind} differ: {found}"
    return found[0]


def supplied(game: Game[Any]) -> Parts:
    """For each event, action and question: the arguments its sentence is given."""
    given = {f"event-{event.key}": event.args for event in game.events}
    for verb in game.codec.verbs:
        given[f"action-{verb.name}"] = tuple(field.name for field in verb.fields)
    for question in game.questions:
        given[f"ask-{question}"] = QUESTION_ARGS[game.key][question]
    return {key: frozenset(_spelled(game, names)) for key, names in given.items()}


def _spelled(game: Game[Any], names: tuple[str, ...]) -> Iterator[str]:
    for name in names:
        yield name
        if name in game.terms:
            yield from (f"{name}_{form}" for form in ("name", *forms(game, name)))
        elif name == "seat" or name.endswith("_seat"):
            yield f"{name}_name"


def samples(game: Game[Any] | None, names: frozenset[str]) -> Iterator[dict[str, int | str]]:
    """Arguments to try a sentence with: small numbers, and each word of a term."""
    terms = game.terms if game else {}
    for number in range(8):
        args: dict[str, int | str] = {}
        for name in names:
            words = terms.get(name, ())
            args[name] = words[number % len(words)] if words else number
        yield args


@pytest.mark.parametrize("lang", OTHER)
@pytest.mark.parametrize("owner", ["shell", *GAMES])
def test_languages_have_the_same_messages_attributes_and_arguments(owner: str, lang: str) -> None:
    folder = folders()[owner]
    assert parts(folder / f"{lang}.ftl") == parts(folder / "en.ftl")


@pytest.mark.parametrize("key", GAMES)
def test_nothing_that_a_game_declares_is_missing(key: str) -> None:
    game = rookery.load(key)
    assert declared(game) - said(game).keys() == set()


@pytest.mark.parametrize("key", GAMES)
def test_no_message_is_unused(key: str) -> None:
    game = rookery.load(key)
    spare = {part.partition(".")[0] for part in said(game)} - declared(game)
    assert {message for message in spare if not message.startswith(FAMILIES)} == set()


@pytest.mark.parametrize("key", GAMES)
def test_sentences_use_only_the_arguments_they_are_given(key: str) -> None:
    game = rookery.load(key)
    given = supplied(game)
    unknown = {part: used - given.get(part, frozenset()) for part, used in said(game).items()}
    assert {part: names for part, names in unknown.items() if names} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("owner", ["shell", *GAMES])
def test_every_sentence_can_be_said(owner: str, lang: str) -> None:
    file = folders()[owner] / f"{lang}.ftl"
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    game = None if owner == "shell" else rookery.load(owner)
    for part, names in parts(file).items():
        key, _, attribute = part.partition(".")
        message = bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{part} is empty"
        for args in samples(game, names):
            text, errors = bundle.format_pattern(pattern, args)
            assert errors == [], f"{part} with {args}"
            assert str(text).strip(), f"{part} with {args} says nothing"
