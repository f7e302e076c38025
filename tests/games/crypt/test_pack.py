"""A wrong pack is refused with file, row, field and reason."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rookery.games.crypt.flow import Crypt
from rookery.games.crypt.pack import EFFECTS
from rookery.kernel import Picker, finish
from rookery.table.packs import load_game
from tests.games.crypt.setting import GAME, PACK

Pack = dict[str, Any]
Change = Callable[[Pack], object]


def change_card(row: int, **fields: Any) -> Change:
    return lambda pack: pack["treasures"]["card"][row - 1].update(fields)


def change_side(row: int, **fields: Any) -> Change:
    return lambda pack: pack["collectors"]["side"][row - 1].update(fields)


def change_players(row: int, **fields: Any) -> Change:
    return lambda pack: pack["setup"]["players"][row - 1].update(fields)


def change_rank(row: int, **fields: Any) -> Change:
    return lambda pack: pack["setup"]["rank"][row - 1].update(fields)


TYPES = "'idol' or 'jewelry' or 'manuscript' or 'pottery' or 'remains' or 'tapestry'"
ERRORS: list[tuple[Change, str]] = [
    (lambda pack: pack.pop("treasures"), "treasures.toml is missing"),
    (lambda pack: pack.pop("setup"), "setup.toml is missing"),
    (lambda pack: pack.pop("collectors"), "collectors.toml is missing"),
    (lambda pack: pack["treasures"].pop("card"), "treasures.toml, card: no rows"),
    (lambda pack: pack["treasures"].update(card=[]), "treasures.toml, card: no rows"),
    (lambda pack: pack["treasures"].update(card=[3]), "treasures.toml, card 1: not a table"),
    (change_card(7, type="statue"), f"treasures.toml, row 7, type: 'statue', it must be {TYPES}"),
    (change_card(7, value=5), "treasures.toml, row 7, value: 5, it must be 1 to 4"),
    (change_card(7, value="3"), "treasures.toml, row 7, value: '3', it must be 1 to 4"),
    (change_card(7, value=True), "treasures.toml, row 7, value: True, it must be 1 to 4"),
    (change_card(7, icon="V"), "treasures.toml, row 7, icon: 'V', it must be '' or 'III' or 'IV'"),
    (change_card(7, count=0), "treasures.toml, row 7, count: 0, it must be 1 to 48"),
    (change_card(7, count=2), "treasures.toml, all rows, count: 49 cards, the box has 48"),
    (
        lambda pack: pack["treasures"]["card"].pop(),
        "treasures.toml, all rows, count: 47 cards, the box has 48",
    ),
    (
        change_card(7, source="memory"),
        "treasures.toml, card 7, source: 'memory', it must be 'rulebook' or 'reported' or 'house'",
    ),
    (change_card(1, icon="III"), "setup.toml, players 1, deck: 24, the cards left are 23"),
    (change_players(2, seats=3), "setup.toml, players 2, seats: 3, it must be 2"),
    (change_players(2, up=0), "setup.toml, players 2, up: 0, it must be 1 to 6"),
    (change_players(2, down=5), "setup.toml, players 2, down: 5, it must be 0 to 4"),
    (change_players(2, up=4), "setup.toml, players 2, up + down: 5 does not divide 24 cards"),
    (change_players(3, deck=24), "setup.toml, players 3, deck: 24, the cards left are 36"),
    (change_players(3, deck="36"), "setup.toml, players 3, deck: '36', it must be 1 to 48"),
    (change_players(3, remove="IV"), "setup.toml, players 3, remove: 'IV', it must be a list of III and IV"),
    (
        change_players(3, remove=["V"]),
        "setup.toml, players 3, remove: ['V'], it must be a list of III and IV",
    ),
    (
        lambda pack: pack["setup"]["players"][2].pop("remove"),
        "setup.toml, players 3, remove: None, it must be a list of III and IV",
    ),
    (
        change_players(3, source=""),
        "setup.toml, players 3, source: '', it must be 'rulebook' or 'reported' or 'house'",
    ),
    (lambda pack: pack["setup"]["players"].pop(), "setup.toml, players: 3 rows, there must be 4"),
    (lambda pack: pack["setup"]["rank"].pop(), "setup.toml, rank: 3 rows, there must be 4"),
    (
        lambda pack: pack["setup"]["rank"].append({"key": "king", "from": 60, "source": "house"}),
        "setup.toml, rank: 5 rows, there must be 4",
    ),
    (change_rank(2, key="king"), "setup.toml, rank 2, key: 'king', it must be 'petty'"),
    (change_rank(3, **{"from": 30}), "setup.toml, rank 3, from: 30, it must be 31 to 999"),
    (change_side(3, type="gem"), f"collectors.toml, row 3, type: 'gem', it must be {TYPES}"),
    (change_side(3, side="C"), "collectors.toml, row 3, side: 'C', it must be 'A' or 'B'"),
    (change_side(3, effect="worth"), "collectors.toml, row 3, effect: 'worth', it must be 'highest_again'"),
    (
        lambda pack: pack["collectors"]["side"].append(dict(pack["collectors"]["side"][2])),
        "collectors.toml, row 13, side: jewelry A stands here a second time",
    ),
    (
        lambda pack: pack["collectors"]["side"].pop(2),
        "collectors.toml, all rows, side: jewelry A is missing",
    ),
    (change_side(1, flip=0), "collectors.toml, row 1, flip: 0, it must be 1 to 4"),
    (change_side(2, need=9), "collectors.toml, row 2, need: 9, it must be 1 to 8"),
    (change_side(2, first=-1), "collectors.toml, row 2, first: -1, it must be 0 to 99"),
    (change_side(2, later="two"), "collectors.toml, row 2, later: 'two', it must be 0 to 99"),
    (change_side(4, coins=None), "collectors.toml, row 4, coins: None, it must be 0 to 99"),
    (change_side(5, coins=3), "collectors.toml, row 5, coins: 3, it must be 4 to 99"),
    (change_side(7, steps=[]), "collectors.toml, row 7, steps: [] is not a list of [cards, coins]"),
    (change_side(7, steps=3), "collectors.toml, row 7, steps: 3 is not a list of [cards, coins]"),
    (change_side(7, steps=[[2]]), "collectors.toml, row 7, steps: [2] is not [cards, coins]"),
    (change_side(7, steps=[[2, "2"]]), "collectors.toml, row 7, steps: [2, '2'] is not [cards, coins]"),
    (change_side(7, steps=[[3, 4], [2, 2]]), "collectors.toml, row 7, steps: [[3, 4], [2, 2]] do not rise"),
    (change_side(7, steps=[[2, 2], [2, 4]]), "collectors.toml, row 7, steps: [[2, 2], [2, 4]] do not rise"),
    (change_side(7, steps=[[2, -2]]), "collectors.toml, row 7, steps: [2, -2] is not [cards, coins]"),
    (change_side(7, steps=[[0, 2]]), "collectors.toml, row 7, steps: [0, 2] is not [cards, coins]"),
    (change_side(12, shared=100), "collectors.toml, row 12, shared: 100, it must be 0 to 99"),
    (
        change_side(12, source=None),
        "collectors.toml, side 12, source: None, it must be 'rulebook' or 'reported' or 'house'",
    ),
]


@pytest.mark.parametrize(("change", "sentence"), ERRORS, ids=[sentence for _, sentence in ERRORS])
def test_a_wrong_pack_is_refused(change: Change, sentence: str) -> None:
    pack = copy.deepcopy(PACK)
    change(pack)
    with pytest.raises(ValueError, match="toml") as caught:
        Crypt(pack)
    assert str(caught.value) == sentence


def test_a_pack_may_change_numbers() -> None:
    pack = copy.deepcopy(PACK)
    change_side(2, first=9)(pack)
    change_players(2, up=3, down=1)(pack)
    game = Crypt(pack)
    s = game.new(2, game.settle(2, {"collectors": "B"}))
    assert s.rounds == 6
    finish(game, s, Picker(1))
    assert game.faults(s) == []
    assert len(game.view(s, 0)["crypt"]) == 4


def test_a_folder_of_toml_files_is_a_pack(tmp_path: Path) -> None:
    source = Path(__file__).parents[3] / "src/rookery/games/crypt/data"
    for file in source.glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text())
    assert load_game("crypt", tmp_path).key == "crypt"
    (tmp_path / "setup.toml").unlink()
    with pytest.raises(ValueError, match="setup.toml is missing") as caught:
        load_game("crypt", tmp_path)
    assert str(caught.value) == f"pack {tmp_path.name}: setup.toml is missing"


def test_every_row_says_where_it_is_from() -> None:
    rows = [
        *PACK["treasures"]["card"],
        *PACK["setup"]["players"],
        *PACK["setup"]["rank"],
        *PACK["collectors"]["side"],
    ]
    assert {row["source"] for row in rows} <= {"rulebook", "reported", "house"}


def test_collectors_name_their_clauses() -> None:
    clauses = [row["clause"] for row in PACK["collectors"]["side"]]
    assert clauses == [clause for clause in GAME.clauses if clause.startswith("CR-K-")]
    assert len(EFFECTS) == 12
