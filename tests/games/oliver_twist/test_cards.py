"""The thirteen Characters, each with its effect and the moments when it has none (T40, OT-C1 to OT-C13)."""

from __future__ import annotations

import pytest

from rookery.games.oliver_twist.tokens import START
from rookery.kernel import Refused
from rookery.words import Words
from tests.games.oliver_twist.scene import NAMES, Scene, game, row


def test_T40_C1_the_artful_dodger_takes_an_object_out_of_reach() -> None:
    table = Scene().fill("ch").lay(J="wa", A="ap1").hand(0, "dodger").do("effect", "dodger")
    assert table.spaces("grab") == {"J", "A"}
    with pytest.raises(Refused, match="OT-C1"):
        table.do("grab", "B")
    table.do("grab", "J")
    assert (table.held(0), table.filed(0), table.s.pawn) == (["wa"], [], 0)
    assert table.s.active == 1
    alone = Scene().fill("ch").lay(J="wa").hand(0, "dodger").do("effect", "dodger")
    assert alone.held(0) == ["wa"]  # the only Object is taken without asking
    assert "effect:0" not in Scene().fill("ch").hand(0, "dodger").legal


def test_C1_fills_a_full_reserve_like_a_prowl() -> None:
    table = Scene().lay(J="wa").reserve(0, "ap1 " * 8 + "br").hand(0, "dodger").do("effect", "dodger")
    assert table.legal == ["swap:0", "swap:4"]
    assert table.game.view(table.s, 1)["waiting"] == 7


def test_T40_C2_charley_bates_turns_skipped_tokens_into_money() -> None:
    table = Scene().fill().lay(s15a="rope", s15b="br", I="wa").hand(0, "charley")
    table.do("effect", "charley").do("take", "I")
    assert (table.s.money[0], table.filed(0)) == (12, [])
    assert table.tokens_in_bag() == ["br", "rope"]
    table.turn(0).do("prowl").do("take", "s17b")
    assert table.filed(0) == ["ap1"]  # he helps once


def test_T40_C3_oliver_twist_needs_another_free_space() -> None:
    full = Scene().fill().hand(0, "oliver")
    assert full.legal == ["prowl", "hide:2"]
    table = Scene().fill(without="s15a s15b d1c").hand(0, "oliver").do("effect", "oliver")
    assert table.spaces("place") == {"s15b", "d1c"}
    table.do("place", "s15b")
    assert (table.phase, table.s.money[0]) == ("take", 10)


def test_C3_looks_twice_by_night() -> None:
    table = Scene(night=True).darken("s15a s15b d1c").hand(0, "oliver").do("effect", "oliver")
    assert (table.phase, table.s.money[0]) == ("peek", 10)


def test_T40_C4_bulls_eye_prowls_twice() -> None:
    table = Scene().fill().hand(0, "bullseye").do("effect", "bullseye").do("take", "s15a")
    assert (table.phase, table.s.actor) == ("take", 0)
    table.do("take", "s15b")
    assert (len(table.held(0)), table.s.active) == (2, 1)
    one = Scene().lay(s15a="wa").hand(0, "bullseye").do("effect", "bullseye")
    assert (one.held(0), one.s.active) == (["wa"], 1)
    assert "effect:3" not in Scene().hand(0, "bullseye").legal


@pytest.mark.parametrize(("before", "after"), [(6, 2), (3, 0)])
def test_T40_C5_nancy_lightens_the_file(before: int, after: int) -> None:
    table = Scene().file(0, "ap1 " * before).hand(0, "nancy").do("effect", "nancy")
    while table.phase == "lose":
        assert table.game.weight(table.s, 0) == 1
        table.fall(0)
    assert len(table.s.files[0]) == after
    assert len(table.s.lost) == before - after
    assert table.s.nancy_stayed == after
    assert table.s.active == 1
    assert "effect:4" not in Scene().hand(0, "nancy").legal


def test_T40_C6_rose_maylie_looks_through_the_file() -> None:
    table = Scene().file(0, "ch ap1 rope wa ap1").hand(0, "rose").do("effect", "rose")
    assert table.legal == ["search:0", "search:7"]
    assert table.game.view(table.s, 0)["searched"] == [0, 0, 7, 9, 12]
    assert "searched" not in table.game.view(table.s, 1)
    with pytest.raises(Refused, match="OT-C6"):
        table.do("search", "br")
    table.do("search", "wa")
    assert (table.held(0), len(table.s.files[0])) == (["wa"], 4)
    assert table.game.view(table.s, 2)["last"] == [{"event": "found", "seat": 0, "token": 7}]
    assert "effect:5" not in Scene().hand(0, "rose").legal


def test_C6_finds_nothing_without_an_object() -> None:
    table = Scene().file(0, "ch rope").hand(0, "rose").do("effect", "rose")
    assert table.legal == ["find_nothing"]
    table.do("find_nothing")
    assert (table.held(0), table.s.active) == ([], 1)


def test_C6_learns_what_nancy_and_noah_did() -> None:
    table = Scene().file(0, "wa ap1 ri").hand(0, "rose")
    table.s.nancy, table.s.nancy_stayed, table.s.noah = 0, 2, 0
    table.do("effect", "rose").do("search", "wa")
    assert (table.s.nancy_known, table.s.noah_known, table.s.nancy_stayed) == (1, 1, 1)


def test_C6_shows_a_token_whose_place_all_know_before_a_secret_one() -> None:
    table = Scene().hand(0, "rose")
    table.s.files[0] = row([4, 4 + 64])
    table.do("effect", "rose").do("search", "br")
    assert list(table.s.files[0]) == [4 + 64]


def test_T40_C7_bill_sikes_snatches_a_random_token() -> None:
    table = Scene().reserve(1, "wa ap1 ap1").reserve(2, "ri").hand(0, "sikes").do("effect", "sikes")
    assert table.legal == ["victim:1", "victim:2"]
    with pytest.raises(Refused, match="OT-C7"):
        table.do("victim", 0)
    table.do("victim", 1)
    assert table.game.outcomes(table.s) == [0, 7]
    assert [table.game.weight(table.s, token) for token in (0, 7)] == [2, 1]
    table.fall("wa")
    assert (table.held(0), table.held(1)) == (["wa"], ["ap1", "ap1"])
    assert table.events("snatched") == [{"seat": 0, "victim_seat": 1, "token": 7}]
    assert "effect:6" not in Scene().hand(0, "sikes").legal


def test_C7_a_snatched_start_token_stays_one() -> None:
    table = Scene().reserve(1, "wa").starts(1, "wa").hand(0, "sikes").do("effect", "sikes")
    assert table.game.outcomes(table.s) == [7, 23]
    assert list(table.fall(23).s.reserves[0]) == [23]
    table = Scene().reserve(1, "wa").starts(1, "wa").hand(0, "sikes").do("effect", "sikes")
    assert list(table.fall(7).s.reserves[0]) == [7]


def test_T40_C8_noah_claypole_plants_tokens_of_the_bag() -> None:
    table = Scene().bag("wa ap1").hand(0, "noah").do("effect", "noah")
    assert table.legal == ["victim:1", "victim:2"]
    table.do("victim", 2).fall("wa").fall("ap1")
    assert (table.filed(2), table.s.bag_size) == (["ap1", "wa"], 0)
    assert table.s.active == 1
    assert table.events("heavier") == []
    assert "effect:7" not in Scene().hand(0, "noah").legal
    two = Scene(2).bag("wa wa wa wa").hand(0, "noah").do("effect", "noah")
    assert two.fall("wa").fall("wa").fall("wa").filed(1) == ["wa", "wa", "wa"]


def test_C8_may_draw_what_nancy_threw_away() -> None:
    table = Scene(2).hand(0, "noah")
    table.s.lost = row([7 + 16, 6])
    table.do("effect", "noah")
    assert table.game.outcomes(table.s) == [17]
    assert table.game.weight(table.s, 17) == 1
    table.fall(17)
    assert (table.filed(1), list(table.s.lost)) == (["ri"], [23])


def test_T40_C9_mr_brownlow_gives_five_pounds() -> None:
    table = Scene().fill().hand(0, "brownlow").do("effect", "brownlow")
    assert (table.s.money[0], table.s.gone) == (15, 2**8)


def test_T40_C10_mr_bumble_buys_wallets() -> None:
    table = Scene().fill().reserve(0, "wl wl ap1").hand(0, "bumble").do("effect", "bumble")
    assert table.legal == ["wallets:1", "wallets:2"]
    with pytest.raises(Refused, match="OT-C10"):
        table.do("wallets", 3)
    table.do("wallets", 2)
    assert (table.s.money[0], table.held(0), table.tokens_in_bag()) == (18, ["ap1"], ["wl", "wl"])
    assert "effect:9" not in Scene().fill().hand(0, "bumble").legal


def test_T40_C11_mrs_bedwin_sells_pairs() -> None:
    table = Scene().fill().reserve(0, "wa wa").rewards(4).hand(0, "bedwin").do("effect", "bedwin")
    assert table.legal == ["sell_one:5.2.0"]
    assert table.do("sell_one", 5, 2, 0).s.money[0] == 24
    assert "effect:10" not in Scene().fill().reserve(0, "wa ri").hand(0, "bedwin").legal


def test_T40_C12_barney_takes_two_sets() -> None:
    table = Scene().fill().reserve(0, "br br br ri ri ri").hand(0, "barney").do("effect", "barney")
    table.do("sell_one", 2, 3, 0)
    assert table.game.question(table.s, 0).args == {"pounds": 5, "second": 1}
    table.do("sell_one", 4, 3, 0)
    assert (table.s.money[0], table.s.active) == (10 + 14 + 19, 1)


def test_C12_the_second_set_may_be_declined() -> None:
    table = Scene().fill().reserve(0, "br br br ri ri ri").hand(0, "barney").do("effect", "barney")
    assert "stop" not in table.legal
    table.do("sell_one", 2, 3, 0).do("stop")
    assert (table.s.money[0], table.s.active, table.s.extra) == (24, 1, 0)


def test_T40_C13_toby_crackit_burgles_and_keeps_his_tools() -> None:
    table = Scene(night=True).fill().tools(0, "crowbar rope").hand(0, "toby").do("effect", "toby")
    assert table.s.actor == -1  # nothing else to choose from: he breaks in at once
    table.fall(0).fall(15).fall(9)
    assert table.legal == ["keep:-5", "keep:6", "keep:12"]
    table.do("keep", 12)
    assert (sum(table.s.tools), table.s.active, table.tokens_in_bag()) == (2, 1, [])


def test_C13_takes_a_tool_of_the_board_or_of_another() -> None:
    table = Scene(night=True).fill().lay(J="rope").tools(1, "sack").hand(0, "toby").do("effect", "toby")
    assert table.legal == [f"grab:{table.space('J')}", "rob:1.4", "burgle"]
    with pytest.raises(Refused, match="OT-C13"):
        table.do("rob", 2, 0)
    table.do("rob", 1, 4)
    assert list(table.s.tools) == [0, 0, 0, 0, 1] + [0] * 10
    other = Scene().fill().lay(J="rope").tools(1, "sack").hand(0, "toby").do("effect", "toby")
    other.do("grab", "J")
    assert (other.s.tools[2], other.s.pawn, other.s.active) == (1, 0, 1)
    assert "effect:12" not in Scene().fill().hand(0, "toby").legal


def test_C2_the_question_tells_where_skipped_tokens_go() -> None:
    words = Words("en", game())
    usual = Scene().fill().do("prowl")
    charley = Scene().fill().hand(0, "charley").do("effect", "charley")
    asked = [words.question(table.game.question(table.s, 0), ()) for table in (usual, charley)]
    assert asked[0].endswith("go to your file.")
    assert asked[1].endswith("go into the bag and bring you £1 each.")


def test_C7_everybody_sees_the_shape_of_what_was_snatched() -> None:
    """A start token is a hexagon: whose token of this class it was is no secret any more."""
    table = Scene().fill().starts(1, "hk1 wa").reserve(2, "hk1").hand(0, "sikes").do("effect", "sikes")
    table.do("victim", 1).fall(NAMES.index("hk1") + START)
    for seat in (-1, 2):
        shown = table.game.view(table.s, seat)["players"][0]
        assert (shown["tokens"], shown["starts"]) == ([], [NAMES.index("hk1")])
    assert table.game.view(table.s, 2)["players"][1]["starts"] == []
