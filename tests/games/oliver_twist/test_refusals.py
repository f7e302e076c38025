"""The clause behind a no is the one that forbids it, under every option; its numbers are the position's."""

from __future__ import annotations

import pytest

from rookery.kernel import Named
from tests.games.oliver_twist.scene import Scene
from tests.spoken import spoken


def why_not(table: Scene, verb: str, *spaces: str) -> str:
    """The clause that forbids an action to the seat to act."""
    action = table.game.pack(verb, *[table.space(name) for name in spaces])
    return table.game.why_not(table.s, table.s.actor, action)


def test_who_is_stuck_is_told_about_relocation() -> None:
    assert why_not(Scene().lay(A="ri").pawn("d1c"), "place", "A") == "OT-4.8"
    assert why_not(Scene().lay(d1b="ri").pawn("d1c"), "place", "A") == "OT-4.9"


def test_a_token_behind_a_face_down_one_is_out_of_reach_because_of_it() -> None:
    table = Scene(night=True).pool("ap1").lay(s05a="ri", s05c="wa").pawn("L")
    table._put(table.space("s05b"), 16)
    table.lay(d1a="ap1").do("prowl")
    assert table.phase == "take"
    assert why_not(table, "take", "s05b") == why_not(table, "take", "s05c") == "OT-10.2"
    assert why_not(table, "take", "s04b") == why_not(table, "take", "s04a") == "OT-4.2"


@pytest.mark.parametrize(("closed", "clause"), [("on", "OT-1.6"), ("off", "OT-4.8")])
def test_yellow_streets_forbid_a_place_only_while_they_are_closed(closed: str, clause: str) -> None:
    table = Scene(2, night=True, close_yellow_at_night=closed).lay(A="ri", C="ri").pawn("d1c").do("prowl")
    yellow = [name for name, shut in zip(table.t.streets.ids, table.t.streets.yellow, strict=True) if shut]
    assert table.phase == "place"
    refused = [name for name in yellow if why_not(table, "place", name)]
    assert refused
    assert {why_not(table, "place", name) for name in refused} == {clause}


def test_stopping_at_a_fork_is_not_possible() -> None:
    table = Scene(night=True).darken("L s05a s17a s17b s14b s02c s13a s15b").pawn("L").do("prowl")
    table.do("reveal", "s04b")
    while table.phase == "turn_up":
        table.fall("ap1")
    assert table.phase == "branch"
    assert why_not(table, "no_reveal") == "OT-10.6"
    assert why_not(table, "reveal", "A") == "OT-10.5"


def because(table: Scene, verb: str, *args: int | str) -> tuple[str, dict[str, int]]:
    """The numbers behind the refusal, spaces by name."""
    action = table.game.pack(verb, *[table.space(arg) if isinstance(arg, str) else arg for arg in args])
    assert table.game.why_not(table.s, table.s.actor, action)
    said = table.game.reason(table.s, table.s.actor, action)
    return said.name, dict(said.args)


def test_a_token_is_too_far_behind_a_gap_or_in_the_dark() -> None:
    day = Scene().fill(without="s12b")
    steps = day.t.streets.steps(day.space("SQ"), day.space("d1c"))
    assert because(day, "take", "d1c") == ("far", {"steps": steps, "most": 4})
    assert because(day, "take", "s12b") == ("gap", {"space": day.space("s12b")})
    night = Scene(night=True).darken().lay(s15a="ap1", s15b="br")
    dark = ("dark", {"space": night.space("s12a")})
    assert because(night, "take", "s12a") == dark
    assert because(night.do("prowl").do("no_reveal"), "take", "s12a") == dark


def test_the_obstacle_nearest_to_the_gang_is_named() -> None:
    table = Scene().lay(s05c="wa", d1a="ri").pawn("L")
    assert because(table, "take", "s05c") == ("gap", {"space": table.space("s05a")})


def test_fagin_counts_the_largest_set_with_its_wallets() -> None:
    table = Scene().fill().reserve(0, "ap1 hk1 wl")
    assert because(table, "fagin") == ("few", {"tokens": 2, "least": 3})
    assert because(Scene().fill(), "fagin") == ("few", {"tokens": 0, "least": 3})
    pure = Scene(pure_wallet_sets="off").fill().reserve(0, "wl wl wl")
    assert because(pure, "fagin") == ("pure", {"wallets": 3})
    shop = Scene().fill().reserve(0, "wa wa wa").do("fagin")
    assert because(shop, "sell_one", 5, 2, 0) == ("few", {"tokens": 2, "least": 3})


def test_what_is_still_possible_and_what_is_not() -> None:
    assert because(Scene().fill(), "end_round") == ("can_prowl", {"tokens": 75})
    assert because(Scene().reserve(0, "wa wa wl"), "end_round") == ("can_sell", {"tokens": 3})
    poor = Scene(relocation_when_poor="forbid").lay(s02b="wa").pawn("d1c").money(1, 9, 9)
    assert because(poor, "prowl") == ("poor", {"pounds": 1, "price": 2})
    assert because(Scene(), "prowl") == ("", {})


def test_places_are_occupied_or_beside_no_token() -> None:
    assert because(Scene().lay(d1b="ri").pawn("d1c"), "place", "A") == ("touches", {"tokens": 1})
    table = Scene().lay(s02b="wa", s08a="ap1").pawn("d1c")
    assert because(table, "place", "s02b") == ("occupied", {"space": table.space("s02b")})
    assert because(table.do("prowl"), "place", "d1c") == ("alone", {"space": table.space("d1c")})


def test_another_player_is_named_and_chance_is_not() -> None:
    table = Scene().fill()
    said = table.game.reason(table.s, 1, 0)
    assert (said.name, said.args) == ("turn", {"seat": 0})
    drawing = Scene().fill().lay(s12a="ch").do("prowl").do("take", "s12a")
    assert drawing.game.reason(drawing.s, 0, 0).name == ""


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_every_reason_is_a_sentence(lang: str) -> None:
    words = spoken(lang, "oliver_twist")
    for kind in Scene().game.reasons:
        for number in (1, 3):
            numbers = dict.fromkeys(kind.args, number)
            said = words.reason(Named(kind.key, numbers), ["Ada", "Ben", "Cem", "Dee"])
            assert said.endswith(".")
            assert "{" not in said
