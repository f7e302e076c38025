"""The three languages say everything the game declares, with the same arguments."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rookery.games.oliver_twist.flow import OliverTwist
from rookery.kernel import Picker, playthrough
from rookery.table.match import Match
from rookery.table.packs import folder_of
from rookery.words import Words
from tests.games.oliver_twist.scene import game

FOLDER = folder_of(OliverTwist) / "locale"


class Arguments(Visitor):
    """Collects the names of the arguments in a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def parts(file: Path) -> dict[str, set[str]]:
    """Every message and attribute of a file with its arguments."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            patterns = [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]
            for suffix, pattern in patterns:
                visitor = Arguments()
                visitor.visit(pattern)
                assert entry.id.name + suffix not in found, entry.id.name
                found[entry.id.name + suffix] = visitor.names
    return found


def declared() -> set[str]:
    """Every key that can be derived from what the game declares."""
    rules = game()
    phases = importlib.import_module("rookery.games.oliver_twist.phase_numbers").PHASE_KEYS
    keys = {"title", "description"}
    keys |= {f"event-{event.key}" for event in rules.events}
    keys |= {f"action-{verb.name}" for verb in rules.codec.verbs}
    keys |= {f"ask-{question}" for question in rules.questions}
    keys |= {f"why-{reason.key}" for reason in rules.reasons}
    keys |= {f"score-{part}" for part in rules.score_parts}
    keys |= {f"phase-{phase}" for phase in phases}
    keys |= {f"clause-{clause.replace('.', '_')}" for clause in rules.clauses}
    keys |= {f"term-{kind}-{word}" for kind, words in rules.terms.items() for word in words}
    for option in rules.options:
        keys |= {f"option-{option.key}"} | {f"option-{option.key}-{value}" for value in option.values}
    return keys


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_languages_say_the_same_things(lang: str) -> None:
    assert parts(FOLDER / f"{lang}.ftl") == parts(FOLDER / "en.ftl")


def test_everything_is_said_and_nothing_else() -> None:
    said = {key.partition(".")[0] for key in parts(FOLDER / "en.ftl")}
    assert declared() - said == set()
    assert {key for key in said - declared() if not key.startswith("section-")} == set()


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_whole_game_can_be_told(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROOKERY_STRICT_WORDS", "1")
    words = Words(lang, game())
    names = ["Ada", "Bo", "Cy"]
    match = Match(game(), 3, 5, {})
    pick = Picker(4)
    while not match.over:
        seat = match.actor
        assert words.question(match.question(seat), names)
        legal = match.legal(seat)
        assert all(words.action(action) for action in legal)
        match.play(legal[int(pick.below(len(legal)))], seat)
    for seat in (-1, 0, 1, 2):
        for event in match.events(seat):
            sentence = words.event(event, names)
            assert "{" not in sentence
            assert sentence[-1] in ".?"


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_every_clause_and_card_has_words(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")))
    words = Words(lang, game())
    for clause in game().clauses:
        assert len(words.clause(clause)) > 20, clause
    for card in range(13):
        assert words.term("card", card, "text").endswith(".")


def test_the_playthrough_names_the_game() -> None:
    text = playthrough(game(), 2, game().settle(2, {}), 1)
    assert text.startswith("game oliver_twist rules 2 seats 2 seed 1\n")
    assert "winners" in text


QUESTION_ARGS = {
    "action": ("tokens",),
    "peek": ("left",),
    "reveal": ("guide",),
    "swap": ("token",),
    "sell": ("pounds", "second"),
    "take": ("second", "pounds"),
    "keep": ("cards",),
    "victim": ("card",),
}


def test_sentences_use_only_what_they_are_given() -> None:
    rules = game()
    given = {f"event-{event.key}": event.args for event in rules.events}
    given |= {f"action-{verb.name}": tuple(f.name for f in verb.fields) for verb in rules.codec.verbs}
    given |= {f"ask-{key}": QUESTION_ARGS.get(key, ()) for key in rules.questions}
    given |= {f"why-{reason.key}": reason.args for reason in rules.reasons}
    forms = {
        "token": ("name", "a", "the"),
        "type": ("name", "many"),
        "tool": ("name", "a", "the"),
        "card": ("name", "text"),
        "space": ("name",),
    }
    for key, used in parts(FOLDER / "en.ftl").items():
        allowed = {f"option_{option.key}" for option in rules.options}  # every sentence is given these
        for name in given.get(key, ()):
            allowed |= {name, *(f"{name}_{form}" for form in forms.get(name, ()))}
            if name.endswith("seat"):
                allowed.add(f"{name}_name")
        assert used <= allowed, key
