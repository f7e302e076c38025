"""The set-up of the Day (OT-1) and the options of a table."""

from __future__ import annotations

import pytest

from rookery.games.oliver_twist.phase_numbers import ACTION
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.kernel import CHANCE, MUTE, Picker, Recorder
from tests.games.oliver_twist.scene import Scene, game


def opened(seats: int, **options: str) -> OliverTwistState:
    """A new game at its first decision."""
    s = game().new(seats, game().settle(seats, options))
    game().pass_chance(s, Picker(3))
    return s


def test_T06_four_players() -> None:
    s = opened(4)
    view = game().view(s, -1)
    counts = [list(s.board).count(kind) for kind in range(16)]
    assert counts == [*game().tables.tokens[:15], 0]
    assert (s.left, s.bag_size, s.pawn) == (75, 0, 0)
    assert [len(own) for own in s.reserves] == [2, 2, 2, 2]
    assert sum(s.aside) == 1
    assert list(s.money) == [10, 10, 10, 10]
    assert (view["rewards"], view["pile"], view["vault"]) == ([6, 5, 4, 3, 2], 13, 16)
    assert game().faults(s) == []


def test_T07_two_players_leave_the_yellow_streets_empty() -> None:
    s = opened(2)
    ids = game().tables.streets.ids
    closed = [name for name in ids if name.startswith(("s03", "s07"))]
    assert len(closed) == 13
    assert all(s.board[ids.index(name)] == -1 for name in closed)
    assert (s.left, s.bag_size, sum(s.aside)) == (62, 13, 5)
    game().apply(s, s.actor, game().pack("prowl"), MUTE)
    assert len(game().legal(s, s.actor)) == 24
    assert game().view(s, 0)["yellow_closed"] is True


@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_use_every_street(seats: int) -> None:
    assert game().view(opened(seats), 0)["yellow_closed"] is False


@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_the_table_may_name_the_first_player(first: str) -> None:
    s = opened(3, first_player=first)
    assert (s.phase, s.active) == (ACTION, int(first) - 1)


def test_the_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(ValueError, match="option 'first_player' is seat 4, the table has 3"):
        game().settle(3, {"first_player": "4"})
    with pytest.raises(ValueError, match="oliver_twist is for 2 to 4 players, not 5"):
        game().settle(5, {})


def test_youth_order_leaves_out_empty_chairs() -> None:
    assert opened(3, youth_order="4213").youth == [1, 0, 2]


def test_only_the_owner_is_told_his_start_tokens() -> None:
    heard = Recorder()
    s = game().new(3, game().settle(3, {}))
    game().apply(s, CHANCE, 2, heard)
    for kind in (0, 1, 2):
        game().apply(s, CHANCE, kind, heard)
    told = [(event.seen, event.args[:2]) for event in heard.heard if event.kind == 1]
    assert told == [(1, (0, 0)), (1, (0, 1)), (2, (1, 2))]
    with_open_lairs = Recorder()
    s = game().new(3, game().settle(3, {"visibility": "open"}))
    game().apply(s, CHANCE, 2, heard)
    game().apply(s, CHANCE, 0, with_open_lairs)
    assert with_open_lairs.heard[0].seen == -1


def test_questions_say_what_they_are_about() -> None:
    table = Scene().fill().reserve(0, "ap1 " * 9).lay(s15a="wa")
    assert table.game.question(table.s, 0).args == {"tokens": 75}
    table.do("prowl")
    assert table.game.question(table.s, 0).args == {"second": 0, "pounds": 0}
    table.do("take", "s15a")
    assert table.game.question(table.s, 0).args == {"token": 7}
    night = Scene(night=True).darken().do("prowl")
    assert night.game.question(night.s, 0).args == {"guide": 0}
    victim = Scene().reserve(1, "ap1").reserve(2, "ap1").hand(0, "sikes").do("effect", "sikes")
    assert victim.game.question(victim.s, 0).args == {"card": 6}
    drawn = Scene(night=True).lay(s15a="bu", s10b="ap1").tools(0, "rope").do("prowl").do("take", "s15a")
    drawn.fall(0).fall(1)
    assert drawn.game.question(drawn.s, 0).args == {"cards": 2}
    file = Scene().file(0, "ap1").hand(0, "rose").do("effect", "rose")
    assert file.game.question(file.s, 0).args == {}
