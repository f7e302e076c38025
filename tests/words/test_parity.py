"""The three languages say the same things, about everything a game declares and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import rookery
from rookery.cli.boards.thiefs_market_words import ASKED
from rookery.kernel import Game
from rookery.table.packs import folder_of
from rookery.testing import words as kit
from rookery.testing.words import Parts, declared
from rookery.words import LANGUAGES, SHELL, Words

GAMES = rookery.games()
OTHER = tuple(lang for lang in LANGUAGES if lang != "en")
FAMILIES = ("section-", "collector-", "rank-", "does-", "tie-", "prize-")  # keys put together where shown
OF_A_CARD = ("face", "faces", "icon", "what", "each", *ASKED)  # what a sentence about a pack's card is given
QUOTED = ("place-", "part-", "each-")  # parts of sentences, checked where they are quoted
MAPPED = {"thiefdom": {("row", "column"): ("section", "kind"), ("section", "house"): ("kind",)}}
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
        "take": ("second", "pounds"),
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


@cache
def parts(file: Path) -> Parts:
    """What a file says, with the arguments each part uses."""
    return kit.parts(file)


def folders() -> dict[str, Path]:
    """Every folder of words: the shell's and each game's."""
    games = {key: folder_of(type(rookery.load(key))) / "locale" for key in GAMES}
    return {"shell": SHELL, **games}


def said(game: Game[Any]) -> Parts:
    """What the English file of a game says."""
    return parts(folder_of(type(game)) / "locale" / "en.ftl")


def forms(game: Game[Any], kind: str) -> set[str]:
    """The attributes of a kind of term; all its words have the same."""
    found = [
        {key.partition(".")[2] for key in said(game) if key.startswith(f"term-{kind}-{word}.")}
        for word in game.terms[kind]
    ]
    assert all(some == found[0] for some in found), f"{game.key}: forms of {kind} differ: {found}"
    return found[0]


def supplied(game: Game[Any]) -> Parts:
    """For each event, action, question and reason: the arguments its sentence is given."""
    given = {f"event-{event.key}": event.args for event in game.events}
    given |= {f"item-{event.key}": event.args for event in game.events}
    given |= {f"fold-{event.key}": (*event.args, "list", "count", "after") for event in game.events}
    for verb in game.codec.verbs:
        given[f"action-{verb.name}"] = tuple(field.name for field in verb.fields)
    for question in game.questions:
        given[f"ask-{question}"] = QUESTION_ARGS[game.key][question]
    if game.key == "thiefs_market":
        given["prize-card.text"] = ("seat", "card", "points")
    given |= {f"motive-{one.key}": one.args for one in game.motives}
    given |= {f"why-{reason.key}": reason.args for reason in game.reasons}
    given |= {part: OF_A_CARD for part in said(game) if part.startswith("does-")}
    return {key: frozenset(_spelled(game, names)) for key, names in given.items()}


def _spelled(game: Game[Any], names: tuple[str, ...]) -> Iterator[str]:
    known = [more for numbers, more in MAPPED.get(game.key, {}).items() if {*numbers} <= {*names}]
    yield from ("place", "list", "listed")
    for name in (*names, *(one for more in known for one in more)):
        yield from (name, f"{name}_size", f"{name}_sign")
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
    told = {f"{kind}-{event.key}" for event in game.events for kind in ("fold", "item")}
    text = (folder_of(type(game)) / "locale" / "en.ftl").read_text(encoding="utf-8")
    told |= {f"each-{arg}" for event in game.events for arg in event.args}
    told |= {f"each-{field.name}" for verb in game.codec.verbs for field in verb.fields}
    quoted = {message for message in spare if message.startswith(QUOTED) and f"{{ {message} }}" in text}
    assert {message for message in spare - told - quoted if not message.startswith(FAMILIES)} == set()


@pytest.mark.parametrize("key", GAMES)
def test_lines_fold_alike_in_every_language_and_over_events_that_there_are(key: str) -> None:
    game = rookery.load(key)
    events = {event.key for event in game.events}
    over = [
        {part: words.say(part).split() for part in said(game) if part.endswith(".over")}
        for words in (Words(lang, game) for lang in LANGUAGES)
    ]
    assert over[0] == over[1] == over[2]
    assert {one for names in over[0].values() for one in names} <= events
    eaches = {event.key for event in game.events if any(f"each-{arg}" in said(game) for arg in event.args)}
    lists = [
        names
        for part, names in over[0].items()
        if "list" in said(game)[part[:-5]] and part[5:-5] not in eaches
    ]
    assert all(any(f"item-{one}" in said(game) for one in names) for names in lists)


@pytest.mark.parametrize("key", GAMES)
def test_sentences_use_only_the_arguments_they_are_given(key: str) -> None:
    game = rookery.load(key)
    given = supplied(game)
    settings = {f"option_{option.key}" for option in game.options}  # every sentence is given these
    whole = {part: used for part, used in said(game).items() if not part.startswith(QUOTED)}
    unknown = {part: used - given.get(part, frozenset()) - settings for part, used in whole.items()}
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
