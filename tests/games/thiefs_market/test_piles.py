"""Between the phases: snapshot, rewards, the lucky reroll (TM-5)."""

from __future__ import annotations

from rookery.games.thiefs_market.phase_numbers import BUY, LUCKY
from tests.games.thiefs_market.positions import shopping, split_over


def test_T15_the_eyepatch_pays_who_has_the_marker() -> None:
    table = split_over({0: "RR", 1: "WF", 2: "B"}, {1: ["eyepatch_of_command"]})
    assert list(table.s.infamy) == [0, 1, 0]
    assert table.s.starter == 1
    table = split_over({0: "RR", 1: "W", 2: "BF"}, {1: ["eyepatch_of_command"]})
    assert list(table.s.infamy) == [0, 0, 0]


def test_T15_the_eyepatch_is_not_retroactive() -> None:
    table = shopping("RWBF", ["eyepatch_of_command"]).play("buy:eyepatch_of_command", "end")
    assert table.owned(0) == ["eyepatch_of_command"]
    assert table.s.infamy[0] == 0


def test_the_narrow_alleyway_pays_for_a_rivals_big_pile() -> None:
    cards = {0: ["narrow_alleyway"]}
    table = split_over({0: "RRRRR", 1: "WWWWF", 2: "B"}, cards, promos="on")
    assert list(table.s.infamy) == [2, 0, 0]
    table = split_over({0: "RRRRR", 1: "WWWF", 2: "B"}, cards, promos="on")
    assert list(table.s.infamy) == [0, 0, 0]  # only the owner's own pile is big


def test_the_lucky_reroll_comes_after_the_snapshot() -> None:
    table = split_over({0: "RRF", 1: "WMM", 2: "B"}, {1: ["lucky_animal_appendage"]})
    assert table.s.phase == LUCKY
    assert table.s.actor == 1
    assert table.question().name == "lucky"
    assert table.legal == ["reroll:1", "reroll:5", "pass"]
    assert table.why_not("end") == "TM-5.3"
    table.play("reroll:1")
    assert table.s.air == 1
    table.roll("G")
    assert table.pile(1) == "GMM"
    assert table.s.colours[1] == 0b0010  # white, as it was
    assert table.s.size[1] == 3
    assert table.s.phase == BUY
    assert table.s.actor == 0


def test_the_lucky_reroll_may_be_declined_and_needs_a_die() -> None:
    table = split_over({0: "RRF", 1: "WMM", 2: "B"}, {1: ["lucky_animal_appendage"]}).play("pass")
    assert table.pile(1) == "WMM"
    assert table.s.phase == BUY
    table = split_over({0: "RR", 1: "F", 2: "B"}, {1: ["lucky_animal_appendage"]})
    assert table.s.phase == BUY


def test_the_lucky_reroll_is_asked_anew_each_round() -> None:
    table = split_over({0: "RRF", 1: "WMM", 2: "B"}, {1: ["lucky_animal_appendage"]}).play("pass")
    assert table.s.cards[1][0] & 64
    table.end_round()
    assert not table.s.cards[1][0] & 64
