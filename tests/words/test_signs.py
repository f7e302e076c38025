"""The texts of the terminal, the games and the browser use the signs of a printed page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rookery

ROOT = Path(__file__).parents[2]
PLACES = ("src/rookery/**/locale", "src/rookery/**/lessons/**", "web/src/**")
FILES = sorted(file for place in PLACES for file in ROOT.glob(f"{place}/*.ftl"))
HOMES = ("src/rookery/locale", *(f"src/rookery/games/{key}/locale" for key in rookery.games()))
NARROW = "\N{NARROW NO-BREAK SPACE}"


class Sentences(Visitor):
    """All texts of a file, with an x for what is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        parts = [part.value if isinstance(part, ast.TextElement) else "x" for part in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


def sentences(lang: str) -> dict[str, list[str]]:
    """Every text of a language, by file."""
    found: dict[str, list[str]] = {}
    for file in FILES:
        if file.stem == lang:
            visitor = Sentences()
            visitor.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
            found[str(file.relative_to(ROOT))] = visitor.found
    return found


def wrong(lang: str, sign: str) -> list[tuple[str, str]]:
    """The texts in which a sign is found that is not wanted."""
    said = [(file, text) for file, texts in sentences(lang).items() for text in texts]
    return [one for one in said if re.search(sign, one[1])]


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_apostrophes_are_curved(lang: str) -> None:
    assert sentences(lang).keys() >= {f"{path}/{lang}.ftl" for path in HOMES}
    assert wrong(lang, r"\w'\w") == []


def printed(lang: str, sign: str) -> list[tuple[str, str]]:
    """The same, without the terminal's own texts: they quote what people type, and addresses."""
    return [one for one in wrong(lang, sign) if one[0] != f"src/rookery/locale/{lang}.ftl"]


def test_french_keeps_its_signs_on_the_line() -> None:
    assert printed("fr", rf"[^{NARROW}][;:!?»]") == []
    assert printed("fr", rf"«[^{NARROW}]") == []
    for loose in (r"\S [;:!»]", r"\w [?](?! )", r"« ", r"[\dx] £"):
        assert wrong("fr", loose) == []


def test_french_puts_no_word_that_loses_its_vowel_before_a_name() -> None:
    """«Tas de Anna» is a fault, and a catalogue cannot know who is called Anna."""
    names = r"\{ \$(seat_name|\w+_seat_name|name|names|player|space_name)\b"
    loose = re.compile(rf"\b(de|que|le|la|ne|se) {names}", re.IGNORECASE)
    lines = [
        line for file in FILES if file.stem == "fr" for line in file.read_text(encoding="utf-8").splitlines()
    ]
    assert [line for line in lines if loose.search(line)] == []


@pytest.mark.parametrize("lang", ["en", "it"])
def test_other_languages_put_no_space_before_a_sign(lang: str) -> None:
    assert printed(lang, r"\s[;:!?]") == []
    assert wrong(lang, r"\w\s[;:!]") == []
