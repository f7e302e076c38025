"""A text that hangs on a table's option says what is true at this table, in every language."""

from __future__ import annotations

import re
from itertools import product

import pytest

import rookery
from rookery.table.packs import folder_of
from rookery.words import LANGUAGES, Words
from tests.spoken import spoken

# Options that change no sentence of the rules: which sides lie where is seen on the table.
TYPES = ("idol", "jewelry", "manuscript", "pottery", "remains", "tapestry")
SILENT = {"crypt": {"collectors", *(f"side_{name}" for name in TYPES)}, "thiefs_market": {"promos"}}
USED = re.compile(r"\$option_(\w+)")
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =(.*(?:\n(?:[ }].*)?)*)", re.MULTILINE)
ATTRIBUTE = re.compile(r"^    \.(\w+) =", re.MULTILINE)


def hanging(key: str, lang: str) -> dict[str, set[str]]:
    """The sentences of a game that hang on options, `id` or `id.attribute`, with those options."""
    file = folder_of(type(rookery.load(key))) / "locale" / f"{lang}.ftl"
    found: dict[str, set[str]] = {}
    for name, body in MESSAGE.findall(file.read_text(encoding="utf-8")):
        first, *rest = re.split(ATTRIBUTE, body)
        parts = {name: first} | {f"{name}.{at}": text for at, text in zip(rest[::2], rest[1::2], strict=True)}
        found |= {part: set(USED.findall(text)) for part, text in parts.items() if USED.search(text)}
    return found


@pytest.mark.parametrize("key", rookery.games())
def test_every_option_is_told_by_the_rules(key: str) -> None:
    options = {option.key for option in rookery.load(key).options}
    for lang in LANGUAGES:
        told = {name for names in hanging(key, lang).values() for name in names}
        assert told == options - SILENT.get(key, set()), lang


@pytest.mark.parametrize(("key", "lang"), list(product(rookery.games(), LANGUAGES)))
def test_a_sentence_that_hangs_on_an_option_follows_it(key: str, lang: str) -> None:
    values = {option.key: option.values for option in rookery.load(key).options}
    words = spoken(lang, key)
    for part, names in hanging(key, lang).items():
        for name in names:
            said = [words.say(part, **{f"option_{name}": value}) for value in values[name][:6]]
            assert len(set(said)) == len(said), (part, name)
            assert all(text and "  " not in text and "{" not in text for text in said)


@pytest.mark.parametrize(
    ("key", "part", "options", "wanted"),
    [
        ("crypt", "clause-CR-9_2", {"flips": "automatic"}, "then the cards you have owned longest"),
        ("crypt", "clause-CR-8_5", {}, "after 20 rolls in all"),
        ("crypt", "collector-jewelry-A", {"jewelry_a": "double"}, "counts three times"),
        ("thiefs_market", "clause-TM-4_7", {"appendage_a": "one_die"}, "chooses one of them"),
        (
            "thiefs_market",
            "term-card-lucky_animal_appendage.text",
            {"appendage_a": "one_die"},
            "you choose one",
        ),
        ("thiefs_market", "clause-TM-9_9", {"potion_next_deck": "off"}, "you gain nothing"),
        ("thiefs_market", "option-max_rounds.help", {}, "at the latest"),
        ("oliver_twist", "clause-OT-10_3", {"night_reveal": "forced"}, "must reveal all the same"),
        ("thiefdom", "clause-TD-6_6", {"jump_guard": "forbidden"}, "nobody may jump over him"),
    ],
)
def test_what_the_rules_do_is_what_is_said(key: str, part: str, options: dict[str, str], wanted: str) -> None:
    assert wanted in Words("en", key, options).say(part)
