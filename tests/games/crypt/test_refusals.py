"""Every family of illegal move in every phase cites its clause, and nothing changes."""

from __future__ import annotations

import pytest

from rookery.kernel import MUTE, Refused, check, play
from tests.games.crypt.setting import GAME, Table

# One move of every family that is illegal for its own reason.
FAMILIES = (
    "place:0.1.1",
    "done",
    "recover",
    "claim",
    "remains",
    "manuscript",
    "pottery:2",
    "reroll:2",
    "pass",
    "flip:1.0",
)


def in_window() -> Table:
    return Table(2, sides="AAABAA", cards={0: ["PO1", "PO2"]})


def in_turn() -> Table:
    return Table(2)


def in_place() -> Table:
    return Table(2).do(0, "claim")


def in_flip() -> Table:
    return Table(2, tired={0: 1}, cards={0: ["RE1", "RE2", "RE3"]}).do(0, "remains")


def in_reroll() -> Table:
    table = Table(2, cards={0: ["ID1"]}).do(0, "claim", "place:0.1.6", "done").pass_turns()
    table.chance(1)
    return table


EXPECTED = {
    "window": (
        in_window,
        ("CR-4.2", "CR-4.2", "CR-4.2", "CR-4.2", "CR-K-RE-A", "CR-K-MS-B", "", "CR-K-ID-A", "", "CR-9.2"),
    ),
    "turn": (
        in_turn,
        ("CR-5.3", "CR-5.3", "", "", "CR-K-RE-A", "CR-K-MS-B", "CR-K-PO-B", "CR-K-ID-A", "CR-5.3", "CR-9.2"),
    ),
    "place": (
        in_place,
        (
            "",
            "CR-5.4",
            "CR-5.4",
            "CR-5.4",
            "CR-K-RE-A",
            "CR-K-MS-B",
            "CR-K-PO-B",
            "CR-K-ID-A",
            "CR-5.4",
            "CR-9.2",
        ),
    ),
    "flip": (in_flip, ("CR-9.2",) * 10),
    "reroll": (
        in_reroll,
        (
            "CR-6.7",
            "CR-6.7",
            "CR-6.7",
            "CR-6.7",
            "CR-K-RE-A",
            "CR-K-MS-B",
            "CR-K-PO-B",
            "CR-K-ID-A",
            "",
            "CR-9.2",
        ),
    ),
}


OTHERS = {"window": "CR-4.2", "reroll": "CR-6.7"}  # whose choice it is, where that is not the order of turns


@pytest.mark.parametrize("phase", EXPECTED)
def test_each_family_in_each_phase(phase: str) -> None:
    make, clauses = EXPECTED[phase]
    table = make()
    assert table.view(0)["phase"] == phase
    assert [table.why_not(0, move) for move in FAMILIES] == list(clauses)
    before = GAME.dump(table.s)
    for move in FAMILIES:
        assert table.why_not(1, move) == OTHERS.get(phase, "CR-5.1")  # it is not seat 1's choice
        if table.why_not(0, move):
            with pytest.raises(Refused, match="seat 0 may not"):
                play(GAME, table.s, 0, GAME.codec.parse(move), MUTE)
    assert GAME.dump(table.s) == before


def test_nobody_moves_while_chance_does() -> None:
    table = Table(2).do(0, "claim", "place:0.1.6", "done").pass_turns()
    assert table.view(0)["phase"] == "roll"
    for seat in (0, 1):
        assert {table.why_not(seat, move) for move in FAMILIES} == {"CR-5.1"}
    with pytest.raises(ValueError, match="7 is not a possible outcome here"):
        play(GAME, table.s, -1, 7, MUTE)


def test_nobody_moves_when_it_is_over() -> None:
    table = Table(2, last=True, cards={0: ["JW1"]}).run()
    assert table.view(0)["phase"] == "ended"
    assert {table.why_not(seat, move) for seat in (0, 1) for move in FAMILIES} == {"CR-8.1"}
    assert GAME.legal(table.s, 0) == []
    assert GAME.question(table.s, 0).name == "wait"


def test_groups_that_cannot_be_placed() -> None:
    table = Table(2, sides="AAABAA", cards={0: ["PO1", "PO2"]}, tired={0: 1})
    table.do(0, "pottery:2", "claim")
    assert table.why_not(0, "place:2.1.1") == "CR-5.4"  # the card is gone
    assert table.why_not(0, "place:3.1.1") == "CR-5.4"  # there is no such card
    assert table.why_not(0, "place:0.3.1") == "CR-5.4"  # two dice are active
    table.do(0, "place:0.1.1")
    assert table.why_not(0, "place:0.1.2") == "CR-5.4"  # one group for a card
    assert table.why_not(0, "recover") == "CR-5.4"  # claim or recover, not both
    assert table.why_not(0, "done") == ""


def test_groups_that_are_too_weak() -> None:
    table = Table(2).do(0, "claim", "place:0.2.6", "done").do(1, "claim")
    assert table.why_not(1, "place:0.2.6") == "CR-5.5"
    assert table.why_not(1, "place:0.3.4") == "CR-5.5"
    assert table.why_not(1, "place:0.3.5") == ""


def test_numbers_that_are_no_actions() -> None:
    table = Table(2)
    for action in (-1, GAME.n_actions):
        with pytest.raises(ValueError, match=f"action {action} does not exist in crypt"):
            check(GAME, table.s, 0, action)
    with pytest.raises(ValueError, match="place: effort is 7, it must be 1 to 6"):
        GAME.pack("place", 0, 1, 7)


def test_a_use_of_a_flip_needs_enough_cards() -> None:
    assert Table(2, tired={0: 1}, cards={0: ["RE1"]}).why_not(0, "remains") == "CR-K-RE-A"
    assert Table(2, tired={0: 1}, cards={0: ["RE1", "RE2!"]}).why_not(0, "remains") == "CR-K-RE-A"
    assert Table(2, sides="AABAAA", cards={0: ["MS1!"]}).why_not(0, "manuscript") == "CR-K-MS-B"
    assert Table(2, sides="AAABAA", cards={0: ["PO1", "PO2!"]}).view(0)["phase"] == "turn"
