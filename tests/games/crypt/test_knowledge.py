"""Who knows what: each row of the table in part 2 of the rules contract, for seats and onlookers."""

from __future__ import annotations

import json

import pytest

from rookery.games.crypt.state import CryptState
from rookery.kernel import ONLOOKER, Picker
from rookery.testing import check_worlds
from tests.games.crypt.secrets import hidden_places, secrets
from tests.games.crypt.setting import GAME, Table, kind

CRYPT = ["ID1", "JW2", "TA3", "PO2"]


def table() -> Table:
    """Seat 0 owns a card seen by all, seat 1 a secret one, seat 2 a flipped one."""
    cards = {0: ["JW1"], 1: ["ID2?"], 2: ["PO3!"]}
    return Table(3, sides="AABAAA", cards=cards, crypt=CRYPT, top="ID3")


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_what_everybody_sees(seat: int) -> None:
    view = table().do(0, "claim", "place:1.2.3", "done").view(seat)
    assert [player["active"] for player in view["players"]] == [1, 3, 3]
    assert [player["placed"] for player in view["players"]] == [2, 0, 0]
    assert (view["crypt"][1]["owner"], view["crypt"][1]["dice"], view["crypt"][1]["effort"]) == (0, 2, 3)
    assert (view["leader"], view["lights_out"], view["sides"]) == (0, 2, ["A", "A", "B", "A", "A", "A"])
    assert view["deck"] == 36 - 2 * 4
    assert view["top"] == 0
    assert [slot["type"] for slot in view["crypt"]] == [0, 1, 5, 3]
    assert [slot["value"] for slot in view["crypt"][:3]] == [1, 2, 3]


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_values_are_shown_to_those_who_know(seat: int) -> None:
    view = table().view(seat)
    assert view["crypt"][3]["value"] == 0
    assert view["players"][0]["cards"][0]["value"] == 1  # it lay face up
    assert view["players"][1]["cards"][0]["value"] == (2 if seat == 1 else 0)
    assert view["players"][2]["cards"][0]["value"] == 3  # flipped
    assert view["players"][1]["cards"][0]["type"] == 0


def test_unseen_counts_are_the_deck_less_what_one_knows() -> None:
    position = table()
    assert [card & 31 for card in position.s.discard] == [kind("ID2")]
    assert position.view(0)["unseen"][0] == [0, 1, 2, 1]  # ID1 lies open, one ID2 is in the box
    assert position.view(1)["unseen"][0] == [0, 0, 2, 1]  # and seat 1 has the other
    unknown = [sum(sum(row) for row in position.view(seat)["unseen"]) for seat in (-1, 0, 1, 2)]
    assert unknown == [30, 30, 29, 30]


def test_T38_worlds_that_differ_in_hidden_things_look_the_same() -> None:
    position = table()
    s = position.s
    view = json.dumps(GAME.view(s, 0))
    world = s.copy()
    world.top = kind("ID4")  # the deck's order
    world.deck[kind("ID4")] -= 1
    world.deck[kind("ID3")] += 1
    assert GAME.faults(world) == []
    assert json.dumps(GAME.view(world, 0)) == view
    world.slot_card[3] = kind("PO4")  # the unseen face-down card
    world.deck[kind("PO4")] -= 1
    world.deck[kind("PO2")] += 1
    assert json.dumps(GAME.view(world, 0)) == view
    world.cards[1][0] += kind("ID3") - kind("ID2")  # another's secret card
    world.deck[kind("ID3")] -= 1
    world.deck[kind("ID2")] += 1
    assert GAME.faults(world) == []
    assert json.dumps(GAME.view(world, 0)) == view
    assert json.dumps(GAME.view(world, ONLOOKER)) == json.dumps(GAME.view(s, ONLOOKER))
    assert json.dumps(GAME.view(world, 1)) != json.dumps(GAME.view(s, 1))


def test_secrets_are_found_where_the_table_says() -> None:
    s = table().s
    assert [place.where for place in hidden_places(s, 0)] == ["crypt", "1", "top"]
    assert [place.where for place in hidden_places(s, 1)] == ["crypt", "top"]
    assert [place.where for place in hidden_places(s, -1)] == ["crypt", "1", "top"]
    assert len(list(secrets(GAME, s, 0))) == 4
    for seat in (-1, 0, 1, 2):
        for _, world in secrets(GAME, s, seat):
            assert GAME.faults(world) == []
            assert GAME.view(world, seat) == GAME.view(s, seat)


def hidden_value(s: CryptState) -> int:
    return s.slot_card[3] % 4 + 1


def test_worlds_follow_the_copies_that_are_left() -> None:
    """Three players: Pottery has the values 1, 2, 2, 3, 3, 4, and one 3 lies open with seat 2."""
    p = check_worlds(GAME, table().s, 0, hidden_value, {1: 1, 2: 2, 3: 1, 4: 1}, samples=4000)
    assert p > 0.001


def test_worlds_of_one_who_has_looked_are_certain() -> None:
    position = Table(3, sides="AABAAA", crypt=CRYPT, cards={0: ["MS1"]}).do(0, "manuscript")
    assert check_worlds(GAME, position.s, 0, hidden_value, {2: 1}, samples=200) == 1.0
    check_worlds(GAME, position.s, 1, hidden_value, {1: 1, 2: 2, 3: 2, 4: 1}, samples=4000)


def test_worlds_of_two_players_are_determined_by_the_other_three() -> None:
    position = Table(2, cards={0: ["PO1", "PO2"], 1: ["PO4"]}, crypt=["ID1", "JW2", "PO3"])
    assert position.view(0)["unseen"][3] == [0, 0, 1, 0]
    assert check_worlds(GAME, position.s, 0, lambda s: s.slot_card[2] % 4 + 1, {3: 1}, samples=200) == 1.0


def test_worlds_where_backs_hide_the_type() -> None:
    """24 cards, 5 known: each of the other 19 is as likely under the face-down card."""
    position = Table(2, crypt=["ID1", "JW2", "PO3"], cards={0: ["MS1", "MS2"]}, backs_show_type="off")
    left = [number for number in range(24) if number not in {card & 31 for card in position.s.discard}]
    known = {kind("ID1"), kind("JW2"), kind("MS1"), kind("MS2")}
    expected = {number: 1 for number in left if number not in known}
    check_worlds(GAME, position.s, 1, lambda s: s.slot_card[2], expected, samples=6000)
    tops = {s.top for s in (GAME.resample(position.s, 1, Picker(seed)) for seed in range(300))}
    assert tops == set(expected)


def test_two_hidden_cards_of_a_type_are_dealt_without_replacement() -> None:
    """Two players: PO1 and PO2 are known, so PO3 and PO4 lie in either order, equally often."""
    position = Table(2, cards={0: ["PO1", "PO2"], 1: ["PO3?"]}, crypt=["ID1", "JW2", "PO4"])

    def pair(s: CryptState) -> tuple[int, int]:
        return (s.cards[1][0] & 3) + 1, (s.slot_card[2] & 3) + 1

    check_worlds(GAME, position.s, 0, pair, {(3, 4): 1, (4, 3): 1})


def test_worlds_deal_the_discard_too() -> None:
    position = Table(2, crypt=["ID1", "JW2", "PO4"], top="JW1").run()
    index = len(position.s.discard) - 1
    assert position.view(0)["discard"][index] == {"type": 3, "value": 0}
    seen = {GAME.resample(position.s, 0, Picker(seed)).discard[index] & 3 for seed in range(60)}
    unseen = position.view(0)["unseen"][3]
    assert seen == {value for value in range(4) if unseen[value]}
