"""A wrong pack is refused with file, row, field and reason; a changed one plays."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rookery.games.thiefs_market.flow import ThiefsMarket
from rookery.kernel import random_games
from tests.games.thiefs_market.positions import house_pack, number

Change = dict[str, Any]


def with_card(card: str, change: Change) -> dict[str, Any]:
    """The house pack with some fields of a card changed; None removes one."""
    pack = house_pack()
    row = pack["cards"]["card"][number(card)]
    row.update(change)
    for field in [field for field, value in row.items() if value is None]:
        del row[field]
    return pack


@pytest.mark.parametrize(
    ("key", "change", "sentence"),
    [
        ("tailor", {"key": "taylor"}, "cards.toml, row 16, key: 'taylor', it must be"),
        ("tailor", {"key": "fence"}, "cards.toml, row 16 (fence), key: fence stands here a second time"),
        ("tailor", {"source": "rumour"}, "cards.toml, card 16, source: 'rumour', it must be"),
        ("tailor", {"effect_source": None}, "row 16 (tailor), effect_source: None"),
        ("tailor", {"deck": "D"}, "row 16 (tailor), deck: 'D', it must be 'A' or 'B' or 'C'"),
        ("tailor", {"cost": "RX"}, "row 16 (tailor), cost: 'RX', it must be written with R, W, B and G"),
        ("tailor", {"cost": 3}, "row 16 (tailor), cost: 3"),
        ("tailor", {"cost": "RRRRR"}, "row 16 (tailor), cost: 'RRRRR', the most of one colour is 4"),
        ("tailor", {"icons": "henchman"}, "row 16 (tailor), icons: 'henchman', it must be a list of words"),
        ("tailor", {"icons": ["hat"]}, "row 16 (tailor), icons: 'hat', it must be"),
        ("tailor", {"promo": "yes"}, "row 16 (tailor), promo: 'yes', it must be true or false"),
        ("tailor", {"effect": "dance"}, "row 16 (tailor), effect: 'dance', it must be"),
        ("tailor", {"face": "pink"}, "row 16 (tailor), face: 'pink', it must be"),
        ("tailor", {"infamy": -1}, "row 16 (tailor), infamy: -1, it must be 0 to 99"),
        ("tailor", {"infamy": True}, "row 16 (tailor), infamy: True, it must be 0 to 99"),
        ("fence", {"faces": []}, "row 6 (fence), faces: [], a die must be turned to another face"),
        ("fence", {"faces": ["white"]}, "row 6 (fence), faces: ['white'], a die must be turned"),
        ("crown", {"points": 100}, "row 41 (crown), points: 100, it must be 0 to 99"),
        ("loyalty_program", {"what": "hats"}, "row 47 (loyalty_program), what: 'hats', it must be"),
        ("treasure_map_1", {"icon": None}, "row 51 (treasure_map_1), icon: None"),
        ("imbalanced_scales", {"face": "red"}, "face: 'red', it must be 'bag' or 'mask'"),
        ("insurance_racket", {"face": "bag"}, "face: 'bag', it must be"),
    ],
)
def test_a_wrong_card_is_refused(key: str, change: Change, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        ThiefsMarket(with_card(key, change))


@pytest.mark.parametrize(
    ("table", "row", "change", "sentence"),
    [
        ("players", 0, {"seats": 4}, "setup.toml, players 1, seats: 4, it must be 3"),
        ("players", 2, {"dice": 14}, "setup.toml, players 3, dice: 14, it must be 5 to 13"),
        ("players", 2, {"gold": "1"}, "setup.toml, players 3, gold: '1', it must be 0 to 99"),
        ("deck", 1, {"letter": "C"}, "setup.toml, deck 2, letter: 'C', it must be 'B'"),
        ("deck", 0, {"cards": 17}, "setup.toml, deck 1, cards: 17, it must be 5 to 16"),
        ("majority", 0, {"of": "gold"}, "setup.toml, majority 1, of: 'gold', it must be 'henchmen'"),
    ],
)
def test_a_wrong_set_up_is_refused(table: str, row: int, change: Change, sentence: str) -> None:
    pack = house_pack()
    pack["setup"][table][row].update(change)
    with pytest.raises(ValueError, match=re.escape(sentence)):
        ThiefsMarket(pack)


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ("players", "setup.toml, players: 2 rows, there must be 3"),
        ("deck", "setup.toml, deck: 2 rows, there must be 3"),
        ("majority", "setup.toml, majority: 1 rows, there must be 2"),
    ],
)
def test_a_missing_row_is_refused(table: str, sentence: str) -> None:
    pack = house_pack()
    pack["setup"][table].pop()
    with pytest.raises(ValueError, match=re.escape(sentence)):
        ThiefsMarket(pack)


def test_missing_files_tables_and_cards_are_refused() -> None:
    pack = house_pack()
    del pack["setup"]
    with pytest.raises(ValueError, match="setup.toml is missing"):
        ThiefsMarket(pack)
    pack = house_pack()
    pack["cards"]["card"].pop()
    with pytest.raises(ValueError, match="cards.toml, all rows, key: purported_curse is missing"):
        ThiefsMarket(pack)
    pack["cards"]["card"] = []
    with pytest.raises(ValueError, match="cards.toml, card: no rows"):
        ThiefsMarket(pack)
    pack["cards"]["card"] = ["tailor"]
    with pytest.raises(ValueError, match="cards.toml, card 1: not a table"):
        ThiefsMarket(pack)


def test_other_numbers_play() -> None:
    pack = with_card("crown", {"cost": "", "points": 9})
    pack["setup"]["players"][0]["dice"] = 8
    game = ThiefsMarket(pack)
    s = game.new(3, game.settle(3, {}))
    assert s.dice == 8
    assert random_games(game, 3, game.settle(3, {}), 5, 1) > 100
