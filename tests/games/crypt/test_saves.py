"""Dumps come back as they were; every kind of broken dump is refused with one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rookery.games.crypt.dice import die, showing
from rookery.games.crypt.state import FIELDS, CryptState
from rookery.kernel import CHANCE, MUTE, OVER, Picker
from tests.games.crypt.setting import GAME, Table, broken, random_options

NUMBERS, LISTS = FIELDS.numbers, FIELDS.lists


def refusal(data: dict[str, Any]) -> str:
    """The sentence with which a dump is refused."""
    with pytest.raises(ValueError, match="^the saved state") as caught:
        GAME.restore(data)
    sentence = str(caught.value)
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_state_of_a_game_comes_back(seats: int) -> None:
    pick = Picker(seats)
    s = GAME.new(seats, random_options(seats, pick))
    while GAME.actor(s) != OVER:
        data = json.loads(json.dumps(GAME.dump(s)))
        assert GAME.dump(GAME.restore(data)) == data
        seat = GAME.actor(s)
        legal = GAME.outcomes(s) if seat == CHANCE else GAME.legal(s, seat)
        GAME.apply(s, seat, legal[int(pick.below(len(legal)))], MUTE)
    assert GAME.dump(GAME.restore(GAME.dump(s))) == GAME.dump(s)


def test_a_dump_shares_nothing_with_its_state() -> None:
    table = Table(2)
    data = GAME.dump(table.s)
    text = json.dumps(data)
    table.do(0, "claim", "place:0.1.6", "done")
    assert json.dumps(data) == text


DATA = GAME.dump(Table(2, cards={0: ["ID1", "RE1"], 1: ["JW2"]}).do(0, "claim", "place:0.1.3", "done").s)


@pytest.mark.parametrize("name", [*NUMBERS, *LISTS, "cards"])
def test_a_missing_field(name: str) -> None:
    assert (
        refusal({key: value for key, value in DATA.items() if key != name}) == f"the saved state lacks {name}"
    )


def test_an_unknown_field() -> None:
    assert refusal(broken(DATA, colour=1)) == "the saved state has an unknown colour"


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize("value", ["1", 1.0, None, True, [1], 2**70])
def test_a_number_that_is_none(name: str, value: object) -> None:
    assert (
        refusal(broken(DATA, **{name: value})) == f"the saved state's {name} is {value!r}, not a whole number"
    )


@pytest.mark.parametrize("name", LISTS)
@pytest.mark.parametrize("value", [None, 3, "12", ["1"], [1.5], [[1]], [True], [-(2**70)]])
def test_a_list_that_is_none(name: str, value: object) -> None:
    assert (
        refusal(broken(DATA, **{name: value})) == f"the saved state's {name} is not a list of whole numbers"
    )


@pytest.mark.parametrize("value", [None, [1, 2], [["1"], []], {"0": []}])
def test_collections_that_are_none(value: object) -> None:
    assert refusal(broken(DATA, cards=value)) == "the saved state's cards are not lists of whole numbers"


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_too_few_or_too_many_seats(seats: int) -> None:
    assert refusal(broken(DATA, seats=seats)) == f"the saved state has {seats} seats; Crypt is for 1 to 4"


CRYPT = DATA["slot_card"]
SHAPES: list[dict[str, Any]] = [
    {"active": [3]},
    {"exhausted": [0, 0, 0]},
    {"cards": [[]]},
    {"race": 4},
    {"race": -1},
    {"tie_sums": [0]},
    {"tie_sums": [19, 0]},
    {"slot_up": [1, 1]},
    {"slot_card": [*CRYPT[:2], 24]},
    {"slot_owner": [2, -1, -1]},
    {"slot_known": [31, 31, 32]},
    {"deck": [0]},
    {"sides": [0] * 5},
    {"sides": [0, 0, 0, 0, 0, 2]},
    {"sides": [-1, 0, 0, 0, 0, 0]},
    {"todo": [0, 0, 4]},
    {"todo": [0, 0, 4, 1]},
    {"top": 24},
    {"phase": 13},
    {"phase": 21},
    {"phase": -1},
    {"phase": 12},
    {"phase": 6},
    {"phase": 0, "actor": -1},
    {"phase": 7, "actor": -1},
    {"phase": 9, "actor": -1},
    {"phase": 10, "actor": -1},
    {"phase": 11, "actor": -1},
    {"phase": 7},
    {"actor": 2},
    {"actor": -1},
    {"leader": 2},
    {"leader": -1},
    {"turn": 4},
    {"round": 9},
    {"next_slot": 7},
    {"groups": -1},
    {"self_push": 2},
    {"first_leader": 3},
    {"tied": 4},
    {"victors": -1},
    {"tie_round": 21},
    {"race_round": 5},
    {"resume": 99},
    {"cursor": -1},
    {"ghost_faces": [1, 1, 1, 1]},
    {"ghost_faces": [7]},
    {"dice": [die(2, 0, 3)]},
    {"dice": [die(0, 3, 3)]},
    {"dice": [die(0, 0, 1)]},
    {"dice": [die(0, 0, 7)]},
    {"dice": [showing(die(0, 0, 3), 7)]},
    {"dice": [-1]},
    {"discard": [-1]},
    {"discard": [4096]},
]


@pytest.mark.parametrize("changes", SHAPES, ids=str)
def test_numbers_that_cannot_stand_together(changes: dict[str, Any]) -> None:
    assert refusal(broken(DATA, **changes)) == "the saved state breaks I10"


FAULTS: list[tuple[str, dict[str, Any]]] = [
    ("I01", {"active": [3, 3]}),
    ("I01", {"active": [2, 4], "exhausted": [0, -1]}),
    ("I02", {"cards": [[], []]}),
    ("I02", {"discard": [*DATA["discard"][:-1], 24 + 64 * 31]}),
    ("I02", {"deck_size": DATA["deck_size"] + 1}),
    ("I03", {"slot_effort": [7, 0, 0]}),
    ("I03", {"slot_dice": [1, 1, 0]}),
    ("I04", {"rounds": 9}),
    ("I04", {"round": 1}),
    ("I05", {"cards": [[card & 63 for card in DATA["cards"][0]], DATA["cards"][1]]}),
    ("I05", {"slot_known": [31, 3, 0]}),
    ("I06", {"cards": [[(DATA["cards"][0][0] & 31) + 32 + 64, DATA["cards"][0][1]], DATA["cards"][1]]}),
]


@pytest.mark.parametrize(("fault", "changes"), FAULTS)
def test_a_state_that_breaks_the_rules(fault: str, changes: dict[str, Any]) -> None:
    assert fault in refusal(broken(DATA, **changes)).removeprefix("the saved state breaks ").split(", ")


def test_solo_dice_of_the_ghost() -> None:
    table = Table(1, leader=1)
    table.chance(6, 4, 1)
    assert refusal(broken(GAME.dump(table.s), ghost_aside=1)) == "the saved state breaks I01"


FLIPPING = GAME.dump(Table(2, tired={0: 1}, cards={0: ["RE1", "RE2", "RE3"]}).do(0, "remains").s)


@pytest.mark.parametrize(
    "todo",
    [
        [],
        [3, 0, 0, 0],
        [3, 0, 0, 0, 0, 1, 4, 2],
        [3, 0, 0, 0, 0, 0, 6, 2],
        [3, 0, 0, 0, 0, 0, 4, 0],
        [9, 0, 0, 0, 0, 0, 4, 2],
        [3, 5, 0, 0, 0, 0, 4, 2],
    ],
)
def test_work_that_cannot_be_done(todo: list[int]) -> None:
    assert FLIPPING["todo"] == [3, 0, 0, 0, 0, 0, 4, 2]
    assert refusal(broken(FLIPPING, todo=todo)) == "the saved state breaks I10"


def test_more_flips_than_cards() -> None:
    assert "I10" in refusal(broken(FLIPPING, todo=[3, 0, 0, 0, 0, 0, 4, 4]))


def test_a_crypt_of_another_size() -> None:
    short = {name: DATA[name][:2] for name in DATA if name.startswith("slot_")}
    assert "I04" in refusal(broken(DATA, **short))


def placing() -> dict[str, Any]:
    """One group of a claim lies on the first card."""
    return GAME.dump(Table(2).do(0, "claim", "place:0.1.3").s)


def rolling() -> dict[str, Any]:
    """Two dice of the Leader are about to be rolled."""
    return GAME.dump(Table(2, cards={0: ["ID1"]}).do(0, "claim", "place:0.2.6", "done").pass_turns().s)


def rerolling() -> dict[str, Any]:
    """One of them has failed, and an Idol is there."""
    table = Table(2, cards={0: ["ID1", "ID2"]}).do(0, "claim", "place:0.2.6", "done").pass_turns()
    table.chance(6, 1)
    return GAME.dump(table.s)


def taking() -> dict[str, Any]:
    """Which of three Pottery pay for the face-down card."""
    table = Table(2, sides="AAABAA", cards={0: ["PO1", "PO2", "PO3"]}, crypt=["ID3", "JW1", "TA1"])
    return GAME.dump(table.do(0, "pottery:2").s)


def ghostly() -> dict[str, Any]:
    """The Ghost leads and rolls."""
    return GAME.dump(Table(1, leader=1).s)


def last_turn() -> dict[str, Any]:
    """The last turn of the last round."""
    return GAME.dump(Table(2, last=True, cards={0: ["JW1"]}).do(0, "recover").do(1, "recover").s)


SIDES = GAME.dump(GAME.new(2, GAME.settle(2, {"side_pottery": "random", "side_remains": "random"})))
WINDOW = GAME.dump(Table(2, sides="AAABAA", cards={0: ["PO1", "PO2"]}).s)
MOMENTS: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (SIDES, {"cursor": 2}),
    (SIDES, {"cursor": 4}),
    (SIDES, {"actor": 0}),
    (SIDES, {"phase": 1}),
    (WINDOW, {"cursor": 1}),
    (WINDOW, {"cursor": 2}),
    (WINDOW, {"actor": 1}),
    (WINDOW, {"turn": 1}),
    (WINDOW, {"sides": [0] * 6}),
    (WINDOW, {"phase": 8, "turn": 3}),
    (DATA, {"actor": 0}),
    (DATA, {"turn": 3}),
    (DATA, {"phase": 5, "groups": 3}),
    (DATA, {"next_slot": 1}),
    (placing(), {"next_slot": 2}),
    (placing(), {"next_slot": 0}),
    (placing(), {"groups": 0}),
    (placing(), {"groups": 3}),
    (rolling(), {"cursor": 2}),
    (rolling(), {"turn": 2}),
    (rolling(), {"phase": 8, "actor": 1}),
    (rolling(), {"phase": 11}),
    (rerolling(), {"actor": 1, "cursor": 1}),
    (rerolling(), {"phase": 9, "actor": -1}),
    (rerolling(), {"sides": [1, 0, 0, 0, 0, 0]}),
    (taking(), {"todo": [2, 0, 1, 0, 0, 0, 3, 2]}),
    (taking(), {"todo": [2, 0, 3, 0, 0, 0, 3, 2]}),
    (taking(), {"todo": [4, 0, 6, 0, 0, 0, 3, 2]}),
    (taking(), {"todo": [3, 0, 0, 0, 0, 0, 3, 2]}),
    (taking(), {"turn": 1}),
    (taking(), {"resume": 5, "turn": 3}),
    (taking(), {"actor": 1}),
    (ghostly(), {"leader": 0}),
    (ghostly(), {"ghost_faces": [1, 2, 3]}),
    (ghostly(), {"actor": 0}),
    (last_turn(), {"phase": 12, "actor": -2}),
    (last_turn(), {"phase": 12, "actor": 0, "turn": 3}),
    (last_turn(), {"phase": 11, "actor": -1, "turn": 3}),
]


@pytest.mark.parametrize(("data", "changes"), MOMENTS, ids=[str(changes) for _, changes in MOMENTS])
def test_a_moment_that_cannot_be(data: dict[str, Any], changes: dict[str, Any]) -> None:
    assert GAME.dump(GAME.restore(data)) == data
    assert refusal(broken(data, **changes)) == "the saved state breaks I10"


def test_the_deck_and_the_round_go_together() -> None:
    assert refusal(broken(DATA, phase=2, actor=-1)) == "the saved state breaks I04"
    assert refusal(broken(SIDES, round=1)) == "the saved state breaks I04"
    assert refusal(broken(DATA, top=-1, deck_size=DATA["deck_size"] + 1)).startswith(
        "the saved state breaks I02"
    )


@pytest.mark.parametrize("seed", range(16))
def test_a_dump_that_is_taken_can_be_played(seed: int) -> None:
    """Random damage is refused, or harmless: the game goes on to its end without a fault."""
    pick = Picker(seed)
    seats = seed % 4 + 1
    s = GAME.new(seats, random_options(seats, pick))
    taken = refused = 0
    while GAME.actor(s) != OVER:
        seat = GAME.actor(s)
        legal = GAME.outcomes(s) if seat == CHANCE else GAME.legal(s, seat)
        GAME.apply(s, seat, legal[int(pick.below(len(legal)))], MUTE)
        if pick.below(8):
            continue
        data = json.loads(json.dumps(GAME.dump(s)))
        name = [*NUMBERS, *LISTS][int(pick.below(len(NUMBERS) + len(LISTS)))]
        if name in NUMBERS:
            data[name] += int(pick.below(3)) - 1
        elif data[name]:
            data[name][int(pick.below(len(data[name])))] = int(pick.below(40)) - 2
        try:
            world = GAME.restore(data)
        except ValueError:
            refused += 1
        else:
            taken += 1
            play_out(world, pick)
    assert taken + refused > 3


def play_out(s: CryptState, pick: Picker) -> None:
    """At most a few dozen steps on, without a fault."""
    for _ in range(30):
        seat = GAME.actor(s)
        if seat == OVER:
            break
        for viewer in range(-1, s.seats):
            json.dumps(GAME.view(s, viewer))
        legal = GAME.outcomes(s) if seat == CHANCE else GAME.legal(s, seat)
        GAME.apply(s, seat, legal[int(pick.below(len(legal)))], MUTE)
        assert GAME.faults(s) == []


def test_a_good_dump_is_taken() -> None:
    assert GAME.dump(GAME.restore(DATA)) == DATA
    assert GAME.dump(GAME.restore(FLIPPING)) == FLIPPING
