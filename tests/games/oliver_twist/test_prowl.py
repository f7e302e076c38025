"""Prowling: series, skipped tokens, relocation, the full reserve (OT-4)."""

from __future__ import annotations

import pytest

from rookery.kernel import Refused
from tests.games.oliver_twist.scene import Scene

FROM_SQUARE = {
    *"s10b s10a E s08b s09a s19b s11c s11b s11a d3a B d3b".split(),
    *"s12a s12b F s13b s14a d2a s15a s15b I s16a s17a s18a".split(),
}


def test_T01_the_rulebooks_watch_over_a_rope_and_a_character() -> None:
    table = Scene().fill().lay(s15a="rope", s15b="ch", I="wa")
    table.reserve(0, "ap1 ap1 hk2 br br ne")
    table.do("prowl").do("take", "I")
    assert table.held(0) == sorted("ap1 ap1 hk2 br br ne wa".split())
    assert table.filed(0) == ["ch", "rope"]
    assert sum(table.s.tools) == 0
    assert table.s.hands[0] == 0
    assert table.s.pawn == table.space("I")
    assert {"s15a", "s15b", "I"}.isdisjoint(table.face_up())
    assert table.s.left == 72
    assert table.s.active == 1


def test_T02_gaps_and_the_fifth_token_are_out_of_reach() -> None:
    table = Scene().fill(without="s15b s12b").do("prowl")
    wanted = "s15a s12a s10b s10a E s08b s09a s19b s11c s11b s11a d3a B d3b"
    assert table.spaces("take") == set(wanted.split())
    with pytest.raises(Refused, match="OT-4.2"):
        table.do("take", "I")
    with pytest.raises(Refused, match="OT-4.3"):
        table.do("take", "s01c")
    with pytest.raises(Refused, match="OT-4.2"):
        table.do("take", "s15b")


def test_T08_the_first_turn_of_three_offers_24_tokens() -> None:
    assert Scene().fill().do("prowl").spaces("take") == FROM_SQUARE


def test_T10_a_tool_needs_no_place() -> None:
    table = Scene().fill().lay(s10b="sack").reserve(0, "ap1 " * 9)
    table.do("prowl").do("take", "s10b")
    assert table.s.tools[4] == 1
    assert table.held(0) == ["ap1"] * 9
    assert table.filed(0) == []
    assert table.s.active == 1


def test_T11_a_character_gives_a_card_that_only_its_owner_sees() -> None:
    table = Scene().fill().lay(s12a="ch").do("prowl").do("take", "s12a")
    assert table.phase == "draw"
    table.fall(4)  # Nancy
    assert table.tokens_in_bag() == ["ch"]
    assert table.game.view(table.s, 0)["players"][0]["hand"] == [4]
    for other in (-1, 1, 2):
        player = table.game.view(table.s, other)["players"][0]
        assert (player["cards"], player["hand"]) == (1, [])
    assert table.s.active == 1
    assert table.events("drew") == [{"seat": 0}]
    assert [event.seen for event in table.heard if event.kind == 13] == [1]


def test_an_empty_pile_gives_no_card() -> None:
    table = Scene().fill().lay(s12a="ch")
    table.s.pile = 0
    table.do("prowl").do("take", "s12a")
    assert (table.phase, table.s.active) == ("action", 1)


def test_T12_a_full_reserve_makes_room_for_the_new_token() -> None:
    table = Scene().fill().lay(s11c="wa").reserve(0, "ap1 ap1 ap1 ap1 ap1 ap1 br br hk1")
    table.do("prowl").do("take", "s11c")
    assert table.legal == ["swap:0", "swap:2", "swap:4"]
    with pytest.raises(Refused, match="OT-4.12"):
        table.do("swap", "wa")
    table.do("swap", "hk1")
    assert table.held(0) == sorted("ap1 ap1 ap1 ap1 ap1 ap1 br br wa".split())
    assert table.filed(0) == ["hk1"]
    assert table.events("filed") == [{"seat": 0}]
    assert [event.seen for event in table.heard if event.kind == 15] == [1]


def test_with_open_lairs_all_see_what_is_swapped_out() -> None:
    table = Scene(visibility="open").fill().lay(s11c="wa").reserve(0, "ap1 " * 8 + "hk1")
    table.do("prowl").do("take", "s11c").do("swap", "hk1")
    assert table.events("filed_token") == [{"seat": 0, "token": 2}]
    assert table.game.view(table.s, 2)["players"][0]["file"] == 1


@pytest.mark.parametrize(("cash", "left"), [(10, 8), (1, 0)])
def test_T13_relocation_costs_two_pounds_or_all_there_is(cash: int, left: int) -> None:
    table = Scene().lay(s02b="wa", s08a="ri").pawn("d1c").money(cash, 10, 10)
    table.do("prowl")
    assert table.s.money[0] == left
    assert table.spaces("place") == {"A", "s02a", "s02c", "s08b"}
    with pytest.raises(Refused, match="OT-4.8"):
        table.do("place", "B")
    table.do("place", "s02a")  # the only target is taken at once
    assert (table.s.pawn, table.held(0)) == (table.space("s02b"), ["wa"])


def test_T14_no_relocation_beside_a_token() -> None:
    table = Scene().fill(without="s05b s05c").pawn("s05b").do("prowl")
    assert table.phase == "take"
    assert "s05a" in table.spaces("take")
    assert table.s.money[0] == 10


def test_two_players_may_not_be_placed_in_a_yellow_street() -> None:
    table = Scene(2).lay(G="wa", A="ri").pawn("d1c").do("prowl")
    assert table.spaces("place") == {"s04a", "s14b", "s16c", "s01a", "s08a"}
    with pytest.raises(Refused, match="OT-1.6"):
        table.do("place", "s03f")


def test_the_square_may_be_barred() -> None:
    table = Scene(square_is_free_space="off").lay(s10b="wa", d2b="ri").pawn("d1c").do("prowl")
    assert table.spaces("place") == {"s10a", "d2a"}
    with pytest.raises(Refused, match="OT-B.4"):
        table.do("place", "SQ")
    assert "SQ" in Scene().lay(s10b="wa", d2b="ri").pawn("d1c").do("prowl").spaces("place")


def test_a_single_place_is_taken_without_asking() -> None:
    table = Scene().lay(d1c="wa").pawn("SQ").do("prowl")
    assert (table.s.pawn, table.held(0), table.s.left) == (table.space("d1c"), ["wa"], 0)
    assert table.events("placed") == [{"seat": 0, "space": table.space("d1b")}]


def test_the_poor_may_be_made_to_stay() -> None:
    table = Scene(relocation_when_poor="forbid").lay(s02b="wa").pawn("d1c").money(1, 10, 10)
    assert table.legal == ["end_round"]
    with pytest.raises(Refused, match="OT-7.3"):
        table.do("prowl")
    beside = Scene(relocation_when_poor="forbid").lay(s02b="wa").pawn("s02a").money(1, 10, 10)
    assert beside.legal == ["prowl"]


def test_tokens_left_by_the_poor_join_the_night() -> None:
    table = Scene(relocation_when_poor="forbid").lay(s02b="wa").pawn("d1c").money(1, 10, 10).do("end_round")
    assert (table.s.night, table.s.pool[7], table.s.left) == (1, 1, 0)
