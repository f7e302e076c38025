"""Words finds the sentence for a key, in its language, with names, articles and plurals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rookery import words
from rookery.kernel import Named
from rookery.table.log import Event
from rookery.words import MissingWordsError, Words
from tests.table.toy import Toy

ENGLISH = """
hello = Hello
only-english = Only here
title = Toy
event-shown = { $seat_name } shows { $card_a } ({ $card }) from slot { $slot }
event-counted = { $number ->
    [one] one mark
   *[other] { $number } marks
}
action-bid = Bid { $height }
ask-act = { $seat_name }, what now?
option-length = Length
    .help = How long the game takes.
option-length-long = long
clause-TOY-1_2 = Only the one to act may act.
term-card-two = two
    .a = a two
    .many = twos
"""
FRENCH = """
hello = Bonjour
event-shown = { $seat_name } montre { $card_a }
term-card-two = deux
    .a = un deux
"""
NAMES = ["Ada", "Bo"]


@pytest.fixture
def speak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Words]:
    """Words out of two small files; there is none in Italian yet."""
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "fr.ftl").write_text(FRENCH, encoding="utf-8")
    monkeypatch.setattr(words, "SHELL", tmp_path)
    monkeypatch.delenv(words.STRICT, raising=False)
    return lambda lang: Words(lang, Toy())


Speak = Callable[[str], Words]


def test_an_event_has_names_words_and_places_counted_from_one(speak: Speak) -> None:
    event = Event(0, "shown", {"seat": 1, "card": 2, "slot": 0})
    assert speak("en").event(event, NAMES) == "Bo shows a two (two) from slot 1"
    assert speak("fr").event(event, NAMES) == "Bo montre un deux"


def test_numbers_choose_their_plural_and_a_sentence_begins_with_a_capital(speak: Speak) -> None:
    told = [speak("en").event(Event(0, "counted", {"number": n}), NAMES) for n in (1, 3)]
    assert told == ["One mark", "3 marks"]


def test_no_invisible_marks_surround_what_is_put_in(speak: Speak) -> None:
    assert speak("en").question(Named("act", {"seat": 0}), NAMES) == "Ada, what now?"


def test_actions_options_clauses_and_terms(speak: Speak) -> None:
    english = speak("en")
    assert english.action(2) == "Bid 2"
    assert english.option("length") == "Length"
    assert english.say("option-length.help") == "How long the game takes."
    assert english.option_value("length", "long") == "long"
    assert english.clause("TOY-1.2") == "Only the one to act may act."
    assert english.term("card", 2) == "two"
    assert english.term("card", 2, "many") == "twos"
    assert english.has("hello")
    assert not english.has("goodbye")


def test_english_stands_in_and_then_the_key(speak: Speak) -> None:
    assert speak("fr").say("only-english") == "Only here"
    assert speak("fr").say("nowhere") == "nowhere"
    assert speak("fr").say("hello.nowhere") == "hello.nowhere"
    assert speak("it").say("hello") == "Hello"


def test_when_strict_what_is_missing_is_an_error(speak: Speak, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(words.STRICT, "1")
    assert speak("fr").say("hello") == "Bonjour"
    for key in ("only-english", "nowhere", "hello.nowhere"):
        with pytest.raises(MissingWordsError, match=f"fr: there is no message {key}"):
            speak("fr").say(key)
    with pytest.raises(MissingWordsError, match="en: action-bid: "):
        speak("en").say("action-bid")


def test_a_missing_argument_does_not_stop_a_game(speak: Speak) -> None:
    assert "height" in speak("en").say("action-bid")


def test_an_unknown_language_is_named_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no language 'tlh'; there are en, fr, it"):
        Words("tlh")


def test_the_shell_has_no_terms() -> None:
    with pytest.raises(ValueError, match="they belong to no game"):
        Words("en").term("card", 1)
