"""Sentences as people read them, card names as the rulebooks give them, whole games told without a gap."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rookery.games.thiefs_market import flow
from rookery.kernel import CHANCE, OVER, Named, Picker, Recorder
from rookery.table.log import Event
from rookery.words import LANGUAGES, STRICT
from tests.games.thiefs_market.positions import GAME, number
from tests.spoken import spoken

NAMES = ("Anna", "Bruno", "Chiara", "Dominique", "Emil")
LOCALE = Path(str(flow.__file__)).parent / "locale"
NARROW = "\N{NARROW NO-BREAK SPACE}"


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing sentence or argument is an error here."""
    monkeypatch.setenv(STRICT, "1")


def tell(lang: str, key: str, **args: int) -> str:
    return spoken(lang, "thiefs_market").event(Event(0, key, args), NAMES)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Bruno buys Crown for 2 dice and 1 Gold."),
        ("fr", "Bruno achète «_Couronne_» pour 2 dés et 1 Pièce d’Or."),
        ("it", "Bruno acquista «Corona» per 2 dadi e 1 gettone Oro."),
    ],
)
def test_a_purchase(lang: str, sentence: str) -> None:
    told = tell(lang, "bought", seat=1, card=number("crown"), dice=2, gold=1)
    assert told == sentence.replace("_", NARROW)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Anna takes the First Player marker only."),
        ("fr", "Anna prend seulement le pion Premier Joueur."),
        ("it", "Anna prende solo il segnalino Primo Giocatore."),
    ],
)
def test_a_take(lang: str, sentence: str) -> None:
    assert tell(lang, "took", seat=0, objects=1, marker=1) == sentence


@pytest.mark.parametrize(
    ("lang", "none", "two"),
    [
        ("en", "Take no yellow bags", "Take 2 yellow bags"),
        ("fr", "Ne pas prendre de bourses jaunes", "Prendre 2 bourses jaunes"),
        ("it", "Non prendere sacchi gialli", "Prendi 2 sacchi gialli"),
    ],
)
def test_keeping(lang: str, none: str, two: str) -> None:
    words = spoken(lang, "thiefs_market")
    assert words.action(GAME.pack("keep", 4, 0)) == none
    assert words.action(GAME.pack("keep", 4, 2)) == two


def test_a_pile_names_only_what_it_holds() -> None:
    dice = {"red": 2, "white": 0, "blue": 0, "green": 1, "bag": 0, "mask": 0}
    assert tell("en", "pile", **dice) == "In the pile: 2 red gems and a green gem."


@pytest.mark.parametrize(
    ("key", "french", "italian"),
    [
        ("corrupt_official", "Fonctionnaire corrompu", "Ufficiale Corrotto"),
        ("easily_impressed_noble", "Noble facilement impressionnable", "Nobile Facilmente Impressionabile"),
        ("gauntlet_of_evil_intent", "Gantelet de mauvaises intentions", "Guanto del Diavolo"),
        ("guy_in_a_trenchcoat", "Type en pardessus", "Ragazzo in Impermeabile"),
        ("insurance_racket", "Assurance de racket", "Racket di Protezione"),
        ("legitimate_jeweler", "Bijoutier légitime", "Gioielliere Legittimo"),
        ("local_celebrity", "Célébrité locale", "Celebrità Locale"),
        ("philosophers_stone", "Pierre philosophale", "Pietra Filosofale"),
    ],
)
def test_names_of_the_rulebooks(key: str, french: str, italian: str) -> None:
    assert spoken("fr", "thiefs_market").term("card", number(key)) == french
    assert spoken("it", "thiefs_market").term("card", number(key)) == italian


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_text_and_every_clause_a_sentence(lang: str) -> None:
    words = spoken(lang, "thiefs_market")
    for card in range(53):
        assert words.term("card", card, "text").endswith(".")
    for clause in GAME.clauses:
        assert words.clause(clause).rstrip(")").endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told(lang: str) -> None:
    words = spoken(lang, "thiefs_market")
    pick = Picker(5)
    s = GAME.new(4, GAME.settle(4, {"promos": "on", "infamy_visibility": "sealed"}))
    while (seat := GAME.actor(s)) != OVER:
        out = Recorder()
        if seat == CHANCE:
            GAME.apply(s, CHANCE, GAME.sample(s, pick), out)
        else:
            legal = GAME.legal(s, seat)
            action = legal[int(pick.below(len(legal)))]
            assert words.question(GAME.question(s, seat), NAMES)
            assert words.action(action)
            GAME.apply(s, seat, action, out)
        for event in out.heard:
            kind = GAME.events[event.kind]
            args = dict(zip(kind.args, event.args, strict=False))
            assert "$" not in words.event(Event(0, kind.key, args), NAMES)
    assert words.question(Named("wait", {}), NAMES)


def test_french_signs_have_their_spaces() -> None:
    lines = (LOCALE / "fr.ftl").read_text(encoding="utf-8").splitlines()
    prose = "\n".join(line for line in lines if not line.startswith("#"))
    assert re.findall(rf"[^{NARROW}][;:!?»]", prose) == []
    assert re.findall(rf"«[^{NARROW}]", prose) == []
    assert "'" not in prose


def test_the_three_files_say_the_same_things() -> None:
    keys = [
        re.findall(r"^(?:([\w-]+) =|    \.(\w+) =)", (LOCALE / f"{lang}.ftl").read_text(), re.M)
        for lang in LANGUAGES
    ]
    assert keys[0] == keys[1] == keys[2]
