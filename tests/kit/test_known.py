"""Worlds that a seat cannot tell from its own are held to what the game declares of its fields."""

from __future__ import annotations

from typing import ClassVar

import pytest

from rookery.kernel import Fields, declared_fields
from rookery.kernel.state_fields import HIDDEN, OPEN, OWN, StateField, number, plain
from rookery.testing import ConformanceError, check
from rookery.testing.known import secret_fields
from tests.kit.test_lanterns import hidden_things
from tests.toys.lanterns import Lanterns

NUMBERS = ("seats", "nights", "night", "phase", "turn", "wind", "burned")
LISTS = {"deck": HIDDEN, "away": OPEN, "cards": OWN, "oil": OPEN, "burning": OWN, "lanterns": OPEN}


def fields(**changed: str) -> Fields:
    """What Lanterns keeps, with some of it declared otherwise, or not at all where that is ''."""
    lists = LISTS | changed
    found: list[StateField] = [number(name, OPEN) for name in NUMBERS]
    found += [plain(name, seen) for name, seen in lists.items() if seen]
    return declared_fields("Lanterns", (1, 3), tuple(found))


class Declared(Lanterns):
    fields: ClassVar[Fields | None] = fields()


class OpenCards(Lanterns):
    fields: ClassVar[Fields | None] = fields(cards=OPEN)


class OwnedDeck(Lanterns):
    fields: ClassVar[Fields | None] = fields(deck=OWN)


class Unsaid(Lanterns):
    fields: ClassVar[Fields | None] = fields(burning="")


class Vague(Lanterns):
    fields: ClassVar[Fields | None] = fields(deck="maybe")


def test_every_secret_field_differs_in_some_world_and_no_other() -> None:
    game = Declared()
    report = check(game, games=5, seats=2, secrets=hidden_things)
    assert report.differed == secret_fields(game) == {"deck", "cards", "burning"}


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (OpenCards(), "cards is declared open, and differs in a world drawn by resample"),
        (OwnedDeck(), "deck is declared its owner's, whose own differs"),
        (Unsaid(), "nothing is declared of the state's burning"),
        (Vague(), "deck is declared 'maybe'"),
    ],
)
def test_a_wrong_word_on_who_may_know_a_field_is_found(game: Lanterns, sentence: str) -> None:
    with pytest.raises(ConformanceError, match=sentence) as found:
        check(game, games=5, seats=2)
    assert found.value.check == "fields"


def test_a_game_that_declares_nothing_is_not_asked() -> None:
    assert secret_fields(Lanterns()) == set()
    assert check(Lanterns(), games=2, seats=2).differed == set()
