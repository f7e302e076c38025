"""Dumps come back as they were; every kind of broken dump is refused with one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rookery.games.oliver_twist.state import FIELDS
from rookery.kernel import Picker
from tests.games.oliver_twist.scene import game

START = game().new(3, game().settle(3, {"first_player": "1"}))
game().pass_chance(START, Picker(1))
DATA: dict[str, Any] = game().dump(START)


def refusal(**changed: object) -> str:
    """The sentence with which a changed dump is refused."""
    data = json.loads(json.dumps(DATA)) | changed
    with pytest.raises(ValueError, match="^the saved state") as caught:
        game().restore(data)
    return str(caught.value)


@pytest.mark.parametrize("name", [field.name for field in FIELDS.declared])
def test_a_missing_field(name: str) -> None:
    data = {key: value for key, value in DATA.items() if key != name}
    with pytest.raises(ValueError, match=f"^the saved state lacks {name}$"):
        game().restore(data)


def test_an_unknown_field() -> None:
    assert refusal(colour=1) == "the saved state has an unknown colour"


@pytest.mark.parametrize("value", ["1", None, True, 2**70])
def test_a_number_that_is_none(value: object) -> None:
    assert refusal(pawn=value) == f"the saved state's pawn is {value!r}, not a whole number"


@pytest.mark.parametrize("value", [None, 3, ["1"], [2**70]])
def test_a_list_that_is_none(value: object) -> None:
    assert refusal(bag=value) == "the saved state's bag is not a list of whole numbers"


@pytest.mark.parametrize("value", [None, [1], [["1"]]])
def test_lists_that_are_none(value: object) -> None:
    assert refusal(files=value) == "the saved state's files are not lists of whole numbers"


def test_seats_that_do_not_exist() -> None:
    assert refusal(seats=5) == "the saved state has 5 seats; Oliver Twist is for 2 to 4"


@pytest.mark.parametrize(
    ("changed", "broken"),
    [
        ({"money": [1, 2]}, "I-14"),
        ({"youth": [0, 1, 1]}, "I-14"),
        ({"phase": 40}, "I-14"),
        ({"board": [-1] * 75}, "I-14"),
        ({"board": [-2] * 76}, "I-14"),
        ({"shown": [1]}, "I-14"),
        ({"report": [1]}, "I-14"),
        ({"swaps": [0, 0, 2**40]}, "I-14"),
        ({"files": [[-1], [], []]}, "I-14"),
        ({"bag": [1] + [0] * 15, "bag_size": 1}, "I-1"),
        ({"bag_size": 1}, "I-1"),
        ({"aside": [0] * 9}, "I-2"),
        ({"reserves": [[9 + 16], [], []]}, "I-2, I-4"),
        ({"pile": 1}, "I-3"),
        ({"vault": 1}, "I-3"),
        ({"money": [-1, 10, 10]}, "I-4"),
        ({"pawn": 1}, "I-5"),
        ({"left": 3}, "I-5"),
        ({"rewards": 6}, "I-7"),
        ({"walk": [3]}, "I-9"),
    ],
)
def test_a_state_that_breaks_an_invariant(changed: dict[str, Any], broken: str) -> None:
    found = refusal(**changed)
    assert found.startswith("the saved state breaks ")
    assert set(broken.split(", ")) <= set(found.removeprefix("the saved state breaks ").split(", "))


def test_a_token_on_a_closed_street() -> None:
    s = game().new(2, game().settle(2, {}))
    game().pass_chance(s, Picker(1))
    ids = game().tables.streets.ids
    s.board[ids.index("s03a")], s.board[ids.index("C")] = s.board[ids.index("C")], -1
    assert game().faults(s) == ["I-5"]
    s.board[ids.index("s03a")] = -1
    s.pawn = ids.index("s03a")
    assert "I-5" in game().faults(s)


def test_a_face_down_token_by_day() -> None:
    s = START.copy()
    s.board[5] = 16
    assert "I-9" in game().faults(s)
