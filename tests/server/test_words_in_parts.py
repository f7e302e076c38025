"""A game's sentences come in parts: together they are all of them, and each can be said alone."""

from __future__ import annotations

from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rookery
from rookery.server.catalogue import LANGUAGES, Catalogue, Part
from rookery.server.lessons import FOLDERS, words
from rookery.server.problems import Problem


class Named(Visitor):
    """The messages of a source, and those that they speak of."""

    def __init__(self, source: str) -> None:
        self.said: set[str] = set()
        self.meant: set[str] = set()
        self.broken = False
        self.visit(FluentParser().parse(source))

    def visit_Message(self, node: ast.Message) -> None:
        self.said.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.meant.add(node.id.name)

    def visit_Junk(self, node: ast.Junk) -> None:
        self.broken = True


@pytest.mark.parametrize("key", rookery.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_parts_are_the_whole(key: str, lang: str) -> None:
    shelf = Catalogue()
    whole = Named(shelf.words(key, lang)).said
    parts = {part: Named(shelf.words(key, lang, part)) for part in get_args(Part)}
    assert not any(part.broken for part in parts.values())
    assert parts["poster"].said < parts["table"].said
    apart = [parts[part].said for part in ("table", "rules", "glossary")]
    assert set.union(*apart) == whole
    assert sum(map(len, apart)) == len(whole)
    assert all(apart)
    for part, found in parts.items():
        assert found.meant <= found.said, part


@pytest.mark.parametrize("key", rookery.games())
def test_lessons_how_to_play_and_the_guide_come_one_by_one(key: str) -> None:
    whole = words(key, "it")
    assert [one for one in FOLDERS if words(key, "it", one) not in whole] == []
    assert "guide-" not in words(key, "it", "how") + words(key, "it", "lessons")


def test_every_game_has_a_mark_of_its_words() -> None:
    marks = {game["key"]: game["words"] for game in Catalogue().games()}
    assert len(set(marks.values())) == len(marks) == len(rookery.games())


def test_a_game_that_is_not_there_has_no_part() -> None:
    with pytest.raises(Problem, match="no such words"):
        Catalogue().words("chess", "en", "rules")
