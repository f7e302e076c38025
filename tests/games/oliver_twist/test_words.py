"""Every clause and card of Oliver Twist has words; `tests/words` looks after what every game must say."""

from __future__ import annotations

import pytest

from rookery.kernel import Picker, playthrough
from rookery.table.match import Match
from tests.games.oliver_twist.scene import game
from tests.spoken import spoken


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_whole_game_can_be_told(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROOKERY_STRICT_WORDS", "1")
    words = spoken(lang, "oliver_twist")
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
    words = spoken(lang, "oliver_twist")
    for clause in game().clauses:
        assert len(words.clause(clause)) > 20, clause
    for card in range(13):
        assert words.term("card", card, "text").endswith(".")


def test_the_playthrough_names_the_game() -> None:
    text = playthrough(game(), 2, game().settle(2, {}), 1)
    assert text.startswith("game oliver_twist rules 2 seats 2 seed 1\n")
    assert "winners" in text
