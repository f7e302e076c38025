"""The Night: set-up, the guide, reveals, secret looks (OT-9, OT-10)."""

from __future__ import annotations

import pytest

from rookery.games.oliver_twist.flow import go_on
from rookery.games.oliver_twist.phase_numbers import GO_GUIDE
from rookery.kernel import CHANCE, Recorder, Refused
from tests.games.oliver_twist.scene import Scene, game

GAPS = "L s05a s17a s17b s14b s02c s13a s15b"


def dark() -> Scene:
    """The rulebook's example: the pawn at L, everything face down."""
    return Scene(night=True).darken(GAPS).pawn("L")


def turn_all(table: Scene) -> Scene:
    """Turns tokens up until somebody has to choose."""
    while table.s.actor == CHANCE and table.phase == "turn_up":
        table.fall("ap1")
    return table


def test_T04_short_branch_of_three() -> None:
    table = dark().do("prowl")
    assert table.phase == "reveal"
    assert table.spaces("reveal") == {"d1a", "s04b"}
    assert "no_reveal" not in table.legal
    turn_all(table.do("reveal", "d1a"))
    assert table.face_up() == {"d1a", "d1b", "d1c"}
    assert table.spaces("take") == {"d1a", "d1b", "d1c"}


@pytest.mark.parametrize(("branch", "turned", "last"), [("s03f", 10, "C"), ("s16c", 12, "")])
def test_T04_long_branches_of_ten_and_twelve(branch: str, turned: int, last: str) -> None:
    table = turn_all(dark().do("prowl").do("reveal", "s04b"))
    assert table.phase == "branch"
    assert table.spaces("reveal") == {"s03f", "s16c"}
    table = turn_all(table.do("reveal", branch))
    while table.phase == "branch":
        table = turn_all(table.do("reveal", sorted(table.spaces("reveal"))[0]))
    assert len(table.face_up()) == turned
    assert last in {*table.face_up(), ""}


def test_no_reveal_without_need() -> None:
    with pytest.raises(Refused, match="OT-10.3"):
        dark().do("prowl").do("no_reveal")
    with pytest.raises(Refused, match="OT-10.3"):
        dark().do("prowl").do("reveal", "A")


def opening() -> Scene:
    """Seat 2 is the guide of a dark board."""
    table = Scene(night=True, youth_order="4321").darken().money(20, 12, 12)
    table.s.phase = GO_GUIDE  # everything is laid out
    go_on(table.t, table.s, Recorder())
    return table


def test_T34_the_guide_opens_the_night() -> None:
    table = opening()
    assert (table.s.guide, table.s.actor) == (2, 2)
    assert table.game.view(table.s, -1)["announced"] == [20, 12, 12]
    assert table.spaces("reveal") == {"s10b", "s11c", "s12a", "s15a"}
    assert table.game.question(table.s, 2).args == {"guide": 1}
    with pytest.raises(Refused, match="OT-9.8"):
        table.do("no_reveal")
    table = turn_all(table.do("reveal", "s15a"))
    for branch in ("s18a", "s20a", "s05c"):
        assert table.phase == "branch"
        table = turn_all(table.do("reveal", branch))
    wanted = "s15a s15b I s18a s18b H s20a s20b K s05c s05b s05a"
    assert table.face_up() == set(wanted.split())
    assert (table.phase, table.legal) == ("starter", ["starter:0", "starter:1", "starter:2"])
    table.do("starter", 1)
    assert (table.s.active, table.s.guide, table.phase) == (1, -1, "action")


def test_T35_a_reveal_is_optional_beside_a_face_up_token() -> None:
    table = Scene(night=True).darken().lay(s15a="ap1", s15b="br", I="wa", s18a="ri", s18b="ri", H="ne")
    table.do("prowl")
    assert table.spaces("reveal") == {"s10b", "s11c", "s12a"}
    assert table.legal[-1] == "no_reveal"
    table.do("no_reveal")
    assert table.spaces("take") == {"s15a", "s15b", "I", "s18a"}
    with pytest.raises(Refused, match="OT-10.2"):
        table.do("take", "s16a")


@pytest.mark.parametrize(("rule", "phase"), [("forced", "reveal"), ("only_if_none_visible", "take")])
def test_other_readings_of_the_reveal(rule: str, phase: str) -> None:
    table = Scene(night=True, night_reveal=rule).darken().lay(s15a="ap1", s15b="br").do("prowl")
    assert table.phase == phase
    assert "no_reveal" not in table.legal


def test_a_forced_reveal_of_one_token_asks_nothing() -> None:
    table = Scene(night=True, night_reveal="forced").darken("d1b").lay(d1a="wa").pawn("d1b").do("prowl")
    assert table.phase == "turn_up"


@pytest.mark.parametrize(("through", "turned"), [("off", 1), ("on", 3)])
def test_a_walk_may_pass_over_face_up_tokens(through: str, turned: int) -> None:
    table = Scene(night=True, reveal_through_visible=through).pool("ap1 ap1 ap1")
    for name in ("s05b", "K", "s06a"):
        table._put(table.space(name), 16)
    table.lay(s05c="wa").pawn("s05a").do("prowl")
    table = turn_all(table)
    assert len(table.face_up()) == turned + 1


def test_a_walk_through_may_fork() -> None:
    table = Scene(night=True, reveal_through_visible="on").pool("ap1 ap1 ap1")
    for name in ("s05b", "s06a", "s20b"):
        table._put(table.space(name), 16)
    table.lay(s05c="wa", K="ri").pawn("s05a").do("prowl").fall("ap1")
    assert (table.phase, table.spaces("reveal")) == ("branch", {"s06a", "s20b"})
    table.do("reveal", "s20b").fall("ap1")
    assert table.phase == "take"  # it does not come back over what it has turned itself


def test_T38_two_secret_looks_before_the_place() -> None:
    table = Scene(night=True).pool("wa ri br")
    for name in ("s02b", "s08a", "d2b"):
        table._put(table.space(name), 16)
    table.pawn("d1c").do("prowl")
    assert (table.s.money[0], table.phase) == (8, "peek")
    assert table.game.question(table.s, 0).args == {"left": 2}
    table.do("peek", "s02b").fall("wa")
    assert table.spaces("peek") == {"s08a", "d2b"}
    with pytest.raises(Refused, match="OT-10.9"):
        table.do("peek", "s02b")
    table.do("peek", "d2b").fall("br")
    assert table.phase == "place"
    seen = {seat: table.game.view(table.s, seat)["peeked"] for seat in (-1, 0, 1)}
    spaces = [table.space("s02b"), table.space("d2b")]
    assert [row["space"] for row in seen[1]] == spaces
    assert [row["token"] for row in seen[0]] == [7, 4]
    assert [row["token"] for row in seen[1]] == [row["token"] for row in seen[-1]] == [16, 16]
    assert table.game.view(table.s, 0)["board"][spaces[0]] == 16
    table.do("place", "s02a")  # the reveal of the only neighbour is due, and it is known already
    assert (table.held(0), table.s.active) == (["wa"], 1)
    assert table.game.view(table.s, 2)["took"] == 7


def test_another_player_may_look_at_the_same_token() -> None:
    table = Scene(night=True).pool("ri br")
    for name in ("s02b", "s08a", "d2b"):
        table._put(table.space(name), 16)
    table.s.board[table.space("s02b")] = 32 + 7 + 64 * 2
    table.pawn("d1c").do("prowl").do("peek", "s02b")
    assert table.events("peeked_token") == [{"space": table.space("s02b"), "token": 7}]
    row = table.game.view(table.s, 0)["peeked"][0]
    assert (row["seats"], row["token"]) == ([0, 1], 7)


def test_with_one_hidden_token_there_is_one_look() -> None:
    table = Scene(night=True).lay(s02b="wa", A="wa").pool("ri")
    table._put(table.space("d2b"), 16)
    table.pawn("d1c").do("prowl").fall("ri")
    assert table.phase == "place"


def test_no_look_without_hidden_tokens() -> None:
    assert Scene(night=True).lay(s02b="wa", A="wa").pawn("d1c").do("prowl").phase == "place"


def test_T33_the_night_is_laid_face_down_and_the_surplus_is_boxed() -> None:
    for seats, laid, box in ((3, 75, 3), (2, 62, 16)):
        table = Scene(seats).bag(_whole_bag())
        table.tools(0, "crowbar crowbar rope rope sack sack").tools(1, "lantern")
        table.do("end_round")
        while table.phase == "deal":
            table.fall(table.game.outcomes(table.s)[0])
        assert table.s.left == laid
        assert (table.s.pool_size, table.s.pool_size - laid) == (78, box)
        assert sum(table.s.tools) == 7
        assert (table.s.rewards, table.s.bag_size, table.s.pawn) == (0, 0, 0)
        assert [len(own) for own in table.s.reserves] == [2] * seats
        assert table.game.faults(table.s) == []


def _whole_bag() -> str:
    """The 75 tokens of the Day without seven Tools."""
    counts = game().tables.tokens
    names = "ap1 ap2 hk1 hk2 br ne ri wa wl ch".split()
    words = [name for kind, name in enumerate(names) for _ in range(counts[kind])]
    return " ".join([*words, "lantern", "picklocks", "picklocks"])


def test_yellow_streets_may_open_at_night() -> None:
    table = Scene(2, close_yellow_at_night="off").bag(_whole_bag())
    table.tools(0, "crowbar crowbar rope rope sack sack").tools(1, "lantern").do("end_round")
    while table.phase == "deal":
        table.fall(table.game.outcomes(table.s)[0])
    assert table.s.left == 75
    assert table.game.view(table.s, 0)["yellow_closed"] is False


def burglary(tools: str = "", count: int = 0) -> Scene:
    """Seat 0 is about to take a Burglary beside the square."""
    table = Scene(night=True).lay(s15a="bu", s10b="ap1").tools(0, tools)
    return table.do("prowl").do("take", "s15a")


def test_a_burglary_without_a_tool_keeps_the_only_card() -> None:
    table = burglary().fall(0)
    assert table.game.view(table.s, 0)["players"][0]["loot"] == [-5]
    assert table.game.view(table.s, 1)["players"][0]["burglaries"] == 1
    assert table.game.view(table.s, 1)["players"][0]["loot"] == []
    assert table.tokens_in_bag() == ["bu"]
    assert table.s.active == 1


def test_a_burglary_draws_a_card_for_each_type_of_tool() -> None:
    table = burglary("rope rope sack").fall(0).fall(15).fall(9)
    assert table.legal == ["keep:-5", "keep:6", "keep:12"]
    assert table.game.view(table.s, 0)["drawn"] == [-5, 12, 6]
    assert table.game.view(table.s, 1)["drawn"] == [0, 0, 0]
    with pytest.raises(Refused, match="OT-10.12"):
        table.do("keep", 8)
    table.do("keep", 12)
    assert table.legal == ["spend:2", "spend:4"]
    with pytest.raises(Refused, match="OT-10.11"):
        table.do("spend", 0)
    table.do("spend", 2)
    assert list(table.s.tools[:5]) == [0, 0, 1, 0, 1]
    assert table.tokens_in_bag() == ["rope", "bu"]
    assert table.game.view(table.s, 0)["vault"] == 15


def test_a_single_type_of_tool_is_spent_without_asking() -> None:
    table = burglary("rope rope").fall(0).fall(1).do("keep", -4)
    assert (table.s.tools[2], table.s.active) == (1, 1)


def test_a_short_pile_gives_fewer_cards() -> None:
    table = Scene(night=True).lay(s15a="bu", s10b="ap1").tools(0, "rope sack")
    table.s.vault = 2**5
    table.s.burgled = [1 + 4 * card for card in range(16) if card != 5]
    table.do("prowl").do("take", "s15a").fall(5)
    assert table.s.burgled[-1] == 4 * 5


def test_skipped_burglaries_go_to_the_file() -> None:
    table = Scene(night=True).lay(s15a="bu", s15b="wa").do("prowl").do("take", "s15b")
    assert table.filed(0) == ["bu"]


def test_a_walk_through_finds_its_way_past_face_up_dead_ends() -> None:
    table = Scene(night=True, reveal_through_visible="on").pool("ap1 ap1 ap1")
    for name in ("s13a", "s14a", "s14b"):
        table._put(table.space(name), 16)
    table.lay(s13b="wa", F="wa", d2a="ri", s12b="ri").pawn("C").do("prowl")
    table = turn_all(table)  # s13a, over s13b and F, past d2a and s12b, to s14a and s14b
    assert {"s13a", "s14a", "s14b"} <= table.face_up()
    assert table.phase == "take"


@pytest.mark.parametrize(("version", "turned"), [("1", 2), ("2", 3)])
def test_a_walk_through_passes_over_as_few_face_up_tokens_as_it_can(version: str, turned: int) -> None:
    """A ring of face-up tokens is not all behind a walk that goes past one end of it."""
    dark = ("J", "s09c", "s18b")
    table = (
        Scene(night=True, version=version, reveal_through_visible="on").pool("ap1 ap1 ap1").fill("wa", "s07a")
    )
    for name in dark:
        table._put(table.space(name), 16)
    table.pawn("s07a").do("prowl").do("reveal", "J").fall("ap1")
    assert table.spaces("reveal") >= {"s09c", "s18b"}
    table = turn_all(table.do("reveal", "s09c"))
    assert len(set(dark) & table.face_up()) == turned
