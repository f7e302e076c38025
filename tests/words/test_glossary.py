"""Every thing and word that explains itself says so in three languages, by the rules, under every option."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.kernel import Game
from rookery.table.packs import folder_of
from rookery.testing.words import parts
from rookery.words import LANGUAGES, Words

WHOLE = ("crypt", "thiefs_market", "oliver_twist", "thiefdom")  # games whose boards explain everything
SHORTEST = 25  # letters of an explanation


def file_of(game: Game[Any], lang: str) -> Path:
    return folder_of(type(game)) / "locale" / f"{lang}.ftl"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", WHOLE)
def test_every_term_has_a_name_and_a_text_of_its_own(key: str, lang: str) -> None:
    game = rookery.load(key)
    words = Words(lang, game)
    terms = game.manners.glossary
    assert terms
    assert [one for one in terms if not words.holds(f"glossary-{one}")] == []
    texts = {one: words.say(f"glossary-{one}.text") for one in terms}
    assert {one: text for one, text in texts.items() if len(text) < SHORTEST or text[-1] not in ".)"} == {}
    assert len(set(texts.values())) == len(texts), "two terms are explained alike"
    names = [words.say(f"glossary-{one}") for one in terms]
    assert len(set(names)) == len(names), "two terms have one name"


@pytest.mark.parametrize("key", WHOLE)
def test_every_term_stands_on_clauses_that_there_are(key: str) -> None:
    game = rookery.load(key)
    unknown = {
        one: clauses
        for one, clauses in game.manners.glossary.items()
        if not clauses or {*clauses} - {*game.clauses}
    }
    assert unknown == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", WHOLE)
def test_a_text_that_hangs_on_an_option_follows_it(key: str, lang: str) -> None:
    game = rookery.load(key)
    options = {f"option_{option.key}": option for option in game.options}
    hanging = {
        part: used
        for part, used in parts(file_of(game, lang)).items()
        if part.startswith("glossary-") and used
    }
    assert hanging, "no text follows an option"
    for part, used in hanging.items():
        for name in used:
            values = options[name].values
            said = {Words(lang, game, {options[name].key: value}).say(part) for value in values}
            assert len(said) == len(values), f"{part} tells {len(said)} things for {name} = {values}"
