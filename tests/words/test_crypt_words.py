"""Sentences of Crypt as people read them, word for word, and whole games told without a gap."""

from __future__ import annotations

import re

import pytest

from rookery import Match
from rookery.games.crypt.const import CLAUSES, RANK_KEYS, TYPE_KEYS
from rookery.kernel import Named, Picker
from rookery.table.log import Event
from rookery.table.packs import folder_of, load_game
from rookery.words import LANGUAGES, STRICT, Words
from tests.spoken import spoken

# One name more than players: in a solo game the Ghost is seat 1.
NAMES = ("Anna", "Bruno", "Chiara", "Dominique")
SECTIONS = {
    "setup": "CR-1",
    "knowledge": "CR-2",
    "round": "CR-3",
    "reveal": "CR-4",
    "claim": "CR-5",
    "collect": "CR-6",
    "torches": "CR-7",
    "end": "CR-8",
    "collectors": "CR-9",
    "solo": "CR-S",
}
NARROW = "\N{NARROW NO-BREAK SPACE}"
SECRETIVE = {"collectors": "random", "backs_show_type": "off", "memory": "physical"}


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing sentence or argument is an error here."""
    monkeypatch.setenv(STRICT, "1")


def tell(lang: str, key: str, **args: int) -> str:
    return spoken(lang, "crypt").event(Event(0, key, args), NAMES)


def text(lang: str) -> str:
    """The file of a language, without its comments."""
    file = folder_of(type(load_game("crypt"))) / "locale" / f"{lang}.ftl"
    lines = file.read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("#"))


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        (
            "en",
            "Bruno places 1 Servant of effort 6 on card 3 (Tapestry).",
            "Bruno places 2 Servants of effort 6 on card 3 (Tapestry).",
        ),
        (
            "fr",
            "Bruno place 1 Serviteur d’effort 6 sur la carte 3 (Tapisserie).",
            "Bruno place 2 Serviteurs d’effort 6 sur la carte 3 (Tapisserie).",
        ),
        (
            "it",
            "Bruno piazza 1 Servitore con sforzo 6 sulla carta 3 (Arazzo).",
            "Bruno piazza 2 Servitori con sforzo 6 sulla carta 3 (Arazzo).",
        ),
    ],
)
def test_a_claim_counts_its_servants(lang: str, one: str, many: str) -> None:
    assert tell(lang, "claimed", seat=1, slot=2, dice=1, effort=6, type=5) == one
    assert tell(lang, "claimed", seat=1, slot=2, dice=2, effort=6, type=5) == many


@pytest.mark.parametrize(
    ("lang", "hidden", "shown"),
    [
        (
            "en",
            "Anna collects card 4 face down: an Idol.",
            "Anna collects card 4: an Idol of value 3.",
        ),
        (
            "fr",
            f"Anna collecte la carte 4 face cachée{NARROW}: une Idole.",
            f"Anna collecte la carte 4{NARROW}: une Idole de valeur 3.",
        ),
        (
            "it",
            "Anna raccoglie la carta 4 coperta: un Idolo.",
            "Anna raccoglie la carta 4: un Idolo di valore 3.",
        ),
    ],
)
def test_a_hidden_value_is_not_told(lang: str, hidden: str, shown: str) -> None:
    assert tell(lang, "collected", seat=0, slot=3, type=0, value=0) == hidden
    assert tell(lang, "collected", seat=0, slot=3, type=0, value=3) == shown


@pytest.mark.parametrize(
    ("lang", "typed", "untyped"),
    [
        ("en", "Card 4, face down: a Remains card.", "Card 4, face down."),
        ("fr", f"Carte 4, face cachée{NARROW}: une Relique.", "Carte 4, face cachée."),
        ("it", "Carta 4, coperta: una Reliquia.", "Carta 4, coperta."),
    ],
)
def test_a_back_may_hide_the_type(lang: str, typed: str, untyped: str) -> None:
    assert tell(lang, "hidden", slot=3, type=4) == typed
    assert tell(lang, "hidden", slot=3, type=6) == untyped


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Anna takes the Lights Out turn: one card only."),
        ("fr", f"Anna joue son tour avec la Torche Éteinte{NARROW}: une seule carte."),
        ("it", "Anna gioca il turno della Torcia Spenta: una sola carta."),
    ],
)
def test_the_lights_out_turn_is_announced(lang: str, sentence: str) -> None:
    assert tell(lang, "turn", seat=0, lights_out=1) == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "The Ghost rolls 5 and 2."),
        ("fr", "Le Fantôme obtient 5 et 2."),
        ("it", "Il Fantasma tira 5 e 2."),
    ],
)
def test_the_ghost_names_only_the_dice_it_rolled(lang: str, sentence: str) -> None:
    assert tell(lang, "ghost_rolled", dice=2, first=5, second=2, third=0) == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Your turn, with no active Servant. What will you do?"),
        ("fr", f"À vous de jouer, sans Serviteur actif. Que faites-vous{NARROW}?"),
        ("it", "Tocca a te, senza Servitori attivi. Che cosa fai?"),
    ],
)
def test_a_turn_without_servants_is_asked_in_good_style(lang: str, sentence: str) -> None:
    question = Named("turn", {"dice": 0, "lights_out": 0})
    assert spoken(lang, "crypt").question(question, NAMES) == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Turn up the card of value 2 (known to all)"),
        ("fr", "Retourner la carte de valeur 2 (connue de tous)"),
        ("it", "Scopri la carta di valore 2 (nota a tutti)"),
    ],
)
def test_a_choice_says_what_all_know_already(lang: str, sentence: str) -> None:
    action = load_game("crypt").pack("flip", 2, 1)
    assert spoken(lang, "crypt").action(action) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_clause_has_a_section_and_each_board_text_is_there(lang: str) -> None:
    words = spoken(lang, "crypt")
    homes = (*SECTIONS.values(), "CR-K")
    assert [clause for clause in CLAUSES if not clause.startswith(homes)] == []
    keys = {f"section-{name}" for name in SECTIONS}
    keys |= {f"collector-{kind}-{side}" for kind in TYPE_KEYS for side in "AB"}
    keys |= {f"rank-{rank}" for rank in RANK_KEYS}
    assert set(re.findall(r"^((?:section|collector|rank)-\S+)", text(lang), re.M)) == keys
    assert all(words.say(f"rank-{rank}.text").endswith(".") for rank in RANK_KEYS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_with_hidden_backs_is_told_without_a_gap(lang: str) -> None:
    words = spoken(lang, "crypt")
    match = Match("crypt", seats=3, seed=3, options=SECRETIVE)
    pick = Picker(3)
    told: list[str] = []
    while not match.over:
        seat = match.actor
        legal = match.legal(seat)
        action = legal[int(pick.below(len(legal)))]
        told += [words.question(match.question(seat), NAMES), words.action(action)]
        match.play(action, seat=seat)
    for viewer in range(-1, 3):
        told += [words.event(event, NAMES) for event in match.events(viewer)]
    assert [line for line in told if "{" in line or "  " in line or not line] == []


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Words:
    """The words of Crypt in one language, where nothing may be missing."""
    monkeypatch.setenv(STRICT, "1")
    return spoken(request.param, "crypt")


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("sides", ["A", "B"])
def test_a_whole_game_can_be_told(speech: Words, seats: int, sides: str) -> None:
    match = Match("crypt", seats, 11, {"collectors": sides})
    pick = Picker(3)
    while not match.over:
        seat = match.actor
        assert speech.question(match.question(seat), NAMES)
        legal = match.legal(seat)
        match.play(legal[int(pick.below(len(legal)))])
    for seat in range(-1, seats):
        for event in match.events(seat):
            text = speech.event(event, NAMES)
            assert text
            assert "{" not in text


def test_every_action_option_clause_and_term_has_words(speech: Words) -> None:
    game = speech.game
    assert game is not None
    assert all(speech.action(action) for action in range(game.n_actions))
    assert all(speech.clause(clause) for clause in game.clauses)
    for option in game.options:
        assert speech.option(option.key)
        assert speech.say(f"option-{option.key}.help")
        assert all(speech.option_value(option.key, value) for value in option.values)
    for kind, keys in game.terms.items():
        assert all(speech.term(kind, index) for index in range(len(keys)))
    assert speech.say("title")
