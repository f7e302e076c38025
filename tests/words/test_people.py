"""What happens is told as people tell it: no «1 pounds», no zeros in lists, one line for a walk."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

import rookery
from rookery import Match
from rookery.cli.boards import board_for
from rookery.kernel import Named, Picker
from rookery.table.log import Event
from rookery.words import LANGUAGES, STRICT, Words

NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve"]
# What people count, where there is more than one; a ledger would write a minus, 0 or 1 before it.
MANY = {
    "en": "times pounds cards tokens servants objects wallets dice gems badges bottles actions types apples "
    "handkerchiefs brooches necklaces rings watches missions thieves steps coins masks bags looks points",
    "fr": "livres jetons cartes serviteurs objets portefeuilles dés joyaux masques bourses pièces pierres "
    "bouteilles insignes types quarts points voleurs pommes mouchoirs broches colliers bagues montres",
    "it": "volte sterline segnalini carte servitori oggetti portafogli dadi gemme maschere sacchi monete "
    "bottiglie distintivi tipi quarti punti ladri mele fazzoletti spille collane anelli orologi gettoni",
}
LEDGER = {
    lang: re.compile(
        rf"[-−]\d|\b0[ \u202f]|£0|\b[01] ×|\b1 (\w+ )?({'|'.join(words.split())})\b", re.IGNORECASE
    )
    for lang, words in MANY.items()
}
COUNTED = re.compile(r"row \d+, column|section \d|number \d+ (of|in) |rangée \d|numéro \d|riga \d|numero \d")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing sentence or argument is an error here."""
    monkeypatch.setenv(STRICT, "1")


Told = tuple[Match, list[tuple[Named, int]]]


@cache
def played(key: str, seats: int, seed: int) -> Told:
    """A game played at random to its end, with every question and the answer to it."""
    match = Match(key, seats, seed)
    pick = Picker(seed)
    asked: list[tuple[Named, int]] = []
    while not match.over:
        seat = match.actor
        legal = match.legal(seat)
        action = legal[int(pick.below(len(legal)))]
        asked.append((match.question(seat), action))
        match.play(action, seat=seat)
    return match, asked


def games() -> Iterator[tuple[str, int]]:
    for key in rookery.games():
        game = rookery.load(key)
        yield from ((key, seats) for seats in (game.min_seats, game.max_seats))


def speaker(lang: str, match: Match) -> Words:
    words = Words(lang, match.game, match.options)
    words.places = board_for(match.game.key).places(match.view(0))
    return words


def names(words: Words) -> list[str]:
    assert words.game is not None
    return [*NAMES[:1], *board_for(words.game.key).more_names(words), *NAMES[1:]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), list(games()))
def test_a_whole_game_is_told_in_sentences_of_people(key: str, seats: int, lang: str) -> None:
    match, asked = played(key, seats, 7)
    words = speaker(lang, match)
    people = names(words) if seats == 1 else NAMES
    told = [line for seat in range(-1, seats) for _, line in words.lines(match.events(seat), people)]
    told += [words.event(event, people) for event in match.events(0)]
    told += [words.question(question, people) for question, _ in asked]
    assert [line for line in told if line[:1].islower()] == []
    told += [words.action(action) for _, action in asked]
    assert sorted({line for line in told if LEDGER[lang].search(line)}) == []
    assert [
        line for line in told if "{" in line or "  " in line or " ." in line or line.endswith(": .")
    ] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_places_of_thiefdom_have_names(seats: int, lang: str) -> None:
    match, _ = played("thiefdom", seats, 7)
    words = speaker(lang, match)
    laid = [line for event, line in words.lines(match.events(0), NAMES) if event.key != "section"]
    assert [line for line in laid if COUNTED.search(line)] == []


@pytest.mark.parametrize("key", rookery.games())
def test_lines_are_the_same_story_in_fewer_lines(key: str) -> None:
    """Nothing is lost or told twice: every event belongs to one line, in the order of the list."""
    match, _ = played(key, rookery.load(key).max_seats, 7)
    words = speaker("en", match)
    events = match.events(0)
    lines = words.lines(events, NAMES)
    last = [event.index for event, _ in lines]
    assert last == sorted(set(last))
    assert last[-1] == events[-1].index
    assert len(lines) < 0.75 * len(events)


def say(lang: str, key: str, event: str, **args: int) -> str:
    return Words(lang, key).event(Event(0, event, args), NAMES)


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        ("en", "Ada takes from the hideout: 1 gold.", "Ada adds to the hideout: 3 gems."),
        (
            "fr",
            "Ada puise dans le repaire\u202f: une pièce d’or.",
            "Ada ajoute au repaire\u202f: 3 pierres précieuses.",
        ),
        ("it", "Ada attinge dal covo: una moneta.", "Ada aggiunge al covo: 3 gemme."),
    ],
)
def test_a_hideout_pays_and_gains(lang: str, one: str, many: str) -> None:
    assert say(lang, "thiefdom", "stocked", seat=0, good=4, count=-1) == one
    assert say(lang, "thiefdom", "stocked", seat=0, good=1, count=3) == many


@pytest.mark.parametrize(
    ("lang", "loss", "apples"),
    [
        ("en", "Bo shows a Burglary card that costs £4.", "Bo sells 3 apples at £2 to Fagin for £12."),
        (
            "fr",
            "Bo dévoile une carte Cambriolage qui coûte 4\u202f£.",
            "Bo vend à Fagin 3 pommes à 2\u202f£ pour 12\u202f£.",
        ),
        ("it", "Bo mostra una carta Scasso che costa 4 £.", "Bo vende a Fagin 3 mele da 2 £ per 12 £."),
    ],
)
def test_pounds_are_told_without_signs_and_zeros(lang: str, loss: str, apples: str) -> None:
    assert say(lang, "oliver_twist", "loot_shown", seat=1, pounds=-4) == loss
    sold = {"seat": 1, "type": 0, "low": 0, "high": 3, "wallets": 0, "pounds": 12}
    assert say(lang, "oliver_twist", "sold", **sold) == apples


@pytest.mark.parametrize(
    ("lang", "walk", "skips"),
    [
        (
            "en",
            "Ada: Fox slips into the tower number 3 in Ropewalk.",
            "Bo takes the ring in Fleet Street 2 and skips the brooch and the rope: into the police file.",
        ),
        (
            "fr",
            "Ada\u202f: Goupil entre dans la tour numéro 3 du quartier des Cordiers.",
            "À Fleet Street 2, Bo prend la bague après avoir sauté la broche et la corde\u202f: "
            "au dossier de police.",
        ),
        (
            "it",
            "Ada: Volpone entra nella torre numero 3 del rione dei Cordai.",
            "A Fleet Street 2, Bo prende l’anello dopo aver saltato la spilla e la corda: "
            "nel fascicolo di polizia.",
        ),
    ],
)
def test_a_walk_is_one_line(lang: str, walk: str, skips: str) -> None:
    step = {"seat": 0, "thief": 0, "row": 1, "column": 2, "mp": 1}
    enters = {"seat": 0, "thief": 0, "kind": 0, "section": 1, "house": 2}
    events = [Event(0, "stepped", step), Event(1, "stepped", step), Event(2, "entered", enters)]
    told = Words(lang, "thiefdom").lines([*events, Event(3, "turn_over", {"seat": 0, "thief": 0})], NAMES)
    assert [(event.index, line) for event, line in told] == [(3, walk)]
    words = Words(lang, "oliver_twist")
    assert words.game is not None
    tokens, spaces = words.game.terms["token"], words.game.terms["space"]
    passed = [("skipped", "brooch", "s06a"), ("skipped", "rope", "s06a"), ("took", "ring", "s06b")]
    prowl = [
        Event(at, kind, {"seat": 1, "space": spaces.index(space), "token": tokens.index(token)})
        for at, (kind, token, space) in enumerate(passed)
    ]
    assert [line for _, line in words.lines(prowl, NAMES)] == [skips]


def test_lines_of_others_are_kept_apart() -> None:
    step = {"thief": 0, "row": 1, "column": 2, "mp": 1}
    both = [Event(0, "stepped", {"seat": 0, **step}), Event(1, "stepped", {"seat": 1, **step})]
    assert len(Words("en", "thiefdom").lines(both, NAMES)) == 2
