"""The turn: which actions there are, and when the round may end (OT-3, OT-6)."""

from __future__ import annotations

import pytest

from rookery.kernel import Refused
from tests.games.oliver_twist.scene import Scene


def test_T21_without_a_set_there_is_no_way_to_fagin() -> None:
    table = Scene().fill().reserve(0, "wa wa ri ri ap1").tools(0, "rope rope sack")
    assert table.legal == ["prowl"]
    with pytest.raises(Refused, match="OT-3.4"):
        table.do("fagin")


def test_T24_hiding_costs_a_card_and_nothing_else() -> None:
    table = Scene().fill().hand(0, "brownlow")
    assert table.legal == ["prowl", "effect:8", "hide:8"]
    with pytest.raises(Refused, match="OT-3.7"):
        table.do("end_round")
    before = table.s.copy()
    table.do("hide", "brownlow")
    assert table.game.view(table.s, 1)["discard"] == [8]
    assert (table.s.active, list(table.s.hands)) == (1, [0, 0, 0])
    assert (list(table.s.money), list(table.s.board)) == (list(before.money), list(before.board))


def test_T25_without_any_action_the_round_ends_for_four_pounds() -> None:
    table = Scene().reserve(0, "ap1 hk1")
    assert table.legal == ["end_round"]
    table.do("end_round")
    assert table.events("round_ended") == [{"seat": 0, "pounds": 4}]
    assert table.events("turn") == []


def test_T26_a_set_must_be_sold_before_the_round_can_end() -> None:
    table = Scene().reserve(0, "ap1 ap1 ap2")
    assert table.legal == ["fagin"]


def test_T27_a_card_passes_the_hot_potato() -> None:
    table = Scene().hand(0, "brownlow")
    assert table.legal == ["effect:8", "hide:8", "end_round"]
    table.do("effect", "brownlow")
    assert (table.s.money[0], table.s.active) == (15, 1)


def test_T28_who_has_less_than_four_pounds_pays_all() -> None:
    table = Scene().money(3, 10, 10).do("end_round")
    assert table.events("round_ended") == [{"seat": 0, "pounds": 3}]


@pytest.mark.parametrize(
    ("verb", "arg", "clause"),
    [
        ("prowl", None, "OT-3.3"),
        ("effect", "nancy", "OT-6.4"),
        ("effect", "rose", "OT-3.5"),
        ("hide", "rose", "OT-3.5"),
        ("take", "A", "OT-4.3"),
        ("place", "A", "OT-4.8"),
        ("peek", "A", "OT-3.2"),
    ],
)
def test_each_refusal_of_a_turn_has_its_clause(verb: str, arg: str | None, clause: str) -> None:
    table = Scene().hand(0, "nancy")
    with pytest.raises(Refused, match=clause):
        table.do(verb, *([arg] if arg else []))


def test_a_turn_of_another_is_not_yours() -> None:
    table = Scene().fill()
    assert table.game.legal(table.s, 1) == []
    assert table.game.why_not(table.s, 1, 0) == "OT-3.1"
    assert table.game.question(table.s, 1).name == "wait"


def test_the_choice_of_action_is_binding() -> None:
    table = Scene().fill().reserve(0, "ap1 ap1 ap1").do("fagin")
    assert table.game.why_not(table.s, 0, table.game.pack("prowl")) == "OT-3.8"
    chance = Scene().fill().lay(s12a="ch").do("prowl").do("take", "s12a")
    assert chance.game.why_not(chance.s, 0, 0) == "OT-3.1"
