"""Whether a game's sentences are all there, alike in every language, and can be said."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rookery.kernel import Game
from rookery.table.packs import folder_of
from rookery.testing.failure import ConformanceError
from rookery.words import LANGUAGES

Parts = dict[str, frozenset[str]]  # message id, or id.attribute -> the arguments it uses


class Arguments(Visitor):
    """Collects the names of the arguments in a pattern, and the messages that it quotes."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def patterns(file: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and attribute of a file with its pattern; what is not Fluent fails."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ConformanceError("words", f"{file.name}: this is not Fluent: {entry.content!r}")
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def parts(file: Path) -> Parts:
    """What a file says, with the arguments of each part and of all it quotes; nothing may be there twice."""
    found: dict[str, Arguments] = {}
    for key, pattern in patterns(file):
        if key in found:
            raise ConformanceError("words", f"{file.name}: {key} is there twice")
        found[key] = Arguments()
        found[key].visit(pattern)
    return {key: frozenset(_used(found, key)) for key in found}


def _used(found: dict[str, Arguments], key: str) -> set[str]:
    """The arguments of a part and, one after the other, of what it quotes in the same file."""
    names: set[str] = set()
    seen, waiting = {key}, [key]
    while waiting:
        part = found[waiting.pop()]
        names |= part.names
        waiting += [quoted for quoted in part.quoted if quoted in found and quoted not in seen]
        seen |= part.quoted
    return names


def phases(game: Game[Any]) -> tuple[str, ...]:
    """The phases that a game's view may name, if it lists any: `PHASE_KEYS` of `phase_numbers` or `const`."""
    package = type(game).__module__.rpartition(".")[0]
    for name in ("phase_numbers", "const"):
        if package and importlib.util.find_spec(f"{package}.{name}") is not None:
            found: tuple[str, ...] = getattr(importlib.import_module(f"{package}.{name}"), "PHASE_KEYS", ())
            if found:
                return found
    return ()


def declared(game: Game[Any]) -> set[str]:
    """Every key that can be derived from what a game declares."""
    keys = {"title", "description"}
    keys |= {f"event-{event.key}" for event in game.events}
    keys |= {f"action-{verb.name}" for verb in game.codec.verbs}
    keys |= {f"ask-{question}" for question in game.questions}
    keys |= {f"why-{reason.key}" for reason in game.reasons}
    keys |= {f"motive-{one.key}" for one in game.motives}
    keys |= {f"score-{part}" for part in game.score_parts}
    keys |= {f"phase-{phase}" for phase in phases(game)}
    keys |= {f"clause-{clause.replace('.', '_')}" for clause in game.clauses}
    keys |= {f"term-{kind}-{word}" for kind, words in game.terms.items() for word in words}
    keys |= {f"zone-{zone.key}" for zone in game.board.zones}
    keys |= {f"arg-{arg}" for arg in game.board.pieces}
    keys |= {f"stat-{stat.key}" for stat in game.manners.stats}
    keys |= {f"deed-{deed.key}" for deed in game.manners.deeds}
    keys |= {f"measured-{kind.key}" for kind in game.manners.measured.kinds}
    for key in game.manners.glossary:
        keys |= {f"glossary-{key}", f"glossary-{key}.text"}
    for option in game.options:
        keys |= {f"option-{option.key}", f"option-{option.key}.help"}
        keys |= {f"option-{option.key}-{value}" for value in option.values}
    return keys


def check_words(game: Game[Any]) -> None:
    """Raises ConformanceError for a sentence that is missing, differs between languages or cannot be said."""
    folder = folder_of(type(game)) / "locale"
    english = parts(folder / "en.ftl")
    if missing := sorted(declared(game) - english.keys()):
        raise ConformanceError("words", f"{game.key}: en.ftl does not say {', '.join(missing)}")
    for lang in LANGUAGES:
        file = folder / f"{lang}.ftl"
        said = parts(file)
        if odd := sorted(key for key in said.keys() | english.keys() if said.get(key) != english.get(key)):
            raise ConformanceError("words", f"{game.key}: {lang}.ftl and en.ftl differ in {', '.join(odd)}")
        _say_all(game, lang, file, said)


def _say_all(game: Game[Any], lang: str, file: Path, said: Parts) -> None:
    """Tries every sentence with small numbers, and with each word of a term."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for part, names in said.items():
        key, _, attribute = part.partition(".")
        message = bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise ConformanceError("words", f"{game.key}: {lang}.ftl: {part} is empty")
        for number in range(8):
            args = {name: _sample(game, name, number) for name in names}
            text, errors = bundle.format_pattern(pattern, args)
            if errors or not str(text).strip():
                raise ConformanceError("words", f"{game.key}: {lang}.ftl cannot say {part} with {args}")


def _sample(game: Game[Any], name: str, number: int) -> int | str:
    words = game.terms.get(name, ())
    return words[number % len(words)] if words else number
