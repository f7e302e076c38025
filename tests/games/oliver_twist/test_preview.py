"""What a seat is shown before it chooses is what the rules then do, under every value of every option."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rookery.games.oliver_twist.actions import FAGIN, PROWL, STOP
from rookery.games.oliver_twist.declared import OPTIONS
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.kernel import Picker, Recorder
from tests.games.oliver_twist.scene import Scene, game

Row = dict[str, Any]

# Every value of every option; of all the ages only the first and the last.
VALUES = [
    (seats, option.key, value)
    for seats in (2, 4)
    for option in OPTIONS
    for value in (option.values if len(option.values) < 9 else (option.values[0], option.values[-1]))
    if not (option.key == "first_player" and value in ("3", "4") and seats == 2)
]


def keys(out: Recorder) -> list[tuple[str, list[int]]]:
    """What was told, by name and with the numbers that belong to it."""
    events = [(game().events[one.kind], one.args) for one in out.heard]
    return [(event.key, list(args[: len(event.args)])) for event, args in events]


class Done:
    """What came of a row's actions."""

    def __init__(self, s: OliverTwistState, seat: int, actions: list[int]) -> None:
        self.s, self.seat, out = s.copy(), seat, Recorder()
        self.before = s
        for action in actions:
            assert game().actor(self.s) == seat
            assert game().why_not(self.s, seat, action) == ""
            game().apply(self.s, seat, action, out)
        self.heard = keys(out)

    def told(self, key: str) -> list[list[int]]:
        return [args for kind, args in self.heard if kind == key]

    @property
    def pounds(self) -> int:
        return int(self.s.money[self.seat] - self.before.money[self.seat])


def check_space(s: OliverTwistState, seat: int, row: Row) -> None:
    verb = game().unpack(row["action"])
    assert verb.args == {"space": row["space"]}
    done = Done(s, seat, row["actions"])
    if verb.name == "reveal":
        turned = done.told("revealed")
        assert (turned[0][1] if turned else done.s.walk_last) == row["space"]
    elif verb.name == "place":
        assert done.told("placed") == [[seat, row["space"]]]
        assert done.told("stuck") == [[seat, -row["pounds"]]]
    else:
        end = [key for key, _ in done.heard].index("took") + 1
        del done.heard[end:]  # a second Prowl may follow (OT-C4)
        skipped = [args[1] for args in done.told("skipped") + done.told("dropped")]
        assert [*reversed(skipped), done.told("took")[0][1]] == row["way"]
        assert (len(done.told("skipped")), len(done.told("dropped"))) == (row["files"], row["bags"])
        assert sum(args[1] for args in done.told("received")) == row["pounds"]
        assert not done.told("stuck")


def check_sets(s: OliverTwistState, seat: int, fagin: Row, pick: Picker) -> None:
    """All sets are there and no other, and one of them, sold, brings what was said."""
    shop = s.copy()
    if FAGIN in game().legal(s, seat):
        game().apply(shop, seat, FAGIN, Recorder())
    sets = fagin["sets"]
    assert sorted(row["actions"][-1] for row in sets) == [a for a in game().legal(shop, seat) if a != STOP]
    row = sets[int(pick.below(len(sets)))]
    assert row["total"] == row["pounds"] + row["bonus"] + fagin["reward"] + fagin["extra"]
    assert len(row["tokens"]) >= fagin["least"]
    done = Done(s, seat, row["actions"])
    assert done.told("sold")[0][-1] == done.pounds == row["total"]
    assert len(done.before.reserves[seat]) - len(done.s.reserves[seat]) == len(row["tokens"])
    types = [row["type"] for row in sets]
    assert set(types[: len(set(types))]) == set(types)  # the first ones are of different types


def check_late(s: OliverTwistState, seat: int, row: Row) -> None:
    """The others answer as they like; then the round is settled."""
    done = Done(s, seat, [row["action"]])
    out, after = Recorder(), done.s
    while game().actor(after) >= 0 and not out.heard:
        game().apply(after, game().actor(after), game().legal(after, game().actor(after))[0], out)
    told = done.heard + keys(out)
    late = [args[2] for key, args in told if key == "late" and args[0] == seat]
    files = [args[1] for key, args in told if key == "file" and args[0] == seat]
    assert sum(late) == row["pounds"]
    assert files == [len(s.files[seat]) + row["files"]]


class Compared:
    """How often each kind of row was compared."""

    def __init__(self) -> None:
        self.spaces = self.sets = self.late = 0

    def compare(self, s: OliverTwistState, seat: int, pick: Picker) -> None:
        shown, legal = game().preview(s, seat), game().legal(s, seat)
        assert all(game().preview(s, other) == {} for other in range(-1, s.seats) if other != seat)
        assert json.loads(json.dumps(shown)) == shown
        rows = shown.get("spaces", [])
        if game().question(s, seat).name == "take":
            assert [row["action"] for row in rows] == legal
        elif game().question(s, seat).name == "action":
            assert (PROWL in legal, FAGIN in legal) == ("spaces" in shown, "fagin" in shown)
            assert sorted(row["action"] for row in rows) == game().view(s, seat).get("prowl", [])
        for _ in range(min(2, len(rows))):
            check_space(s, seat, rows[int(pick.below(len(rows)))])
        if "fagin" in shown:
            check_sets(s, seat, shown["fagin"], pick)
        for row in shown.get("late", []):
            check_late(s, seat, row)
        self.spaces += len(rows)
        self.sets += "fagin" in shown
        self.late += "late" in shown


@pytest.mark.parametrize(("seats", "option", "value"), VALUES)
def test_what_is_foreseen_happens(seats: int, option: str, value: str) -> None:
    compared = Compared()
    s, pick = game().new(seats, game().settle(seats, {option: value})), Picker(2016)
    seat = game().pass_chance(s, pick)
    while seat >= 0:
        compared.compare(s, seat, pick)
        legal = game().legal(s, seat)
        game().apply(s, seat, legal[int(pick.below(len(legal)))], Recorder())
        seat = game().pass_chance(s, pick)
    assert compared.spaces > 100
    assert compared.sets > 5


def shown(table: Scene) -> Row:
    return table.game.preview(table.s, table.s.actor)


@pytest.mark.parametrize("late", ["split", "per_type"])
def test_late_sets_are_foreseen_too(late: str) -> None:
    table = Scene(2, late_sets=late).reserve(1, "br br hk2 hk2 wl").do("end_round")
    rows = shown(table)["late"]
    assert len(rows) > 1
    for row in rows:
        check_late(table.s, 1, row)


def test_the_whole_stock_of_a_type_is_proposed_first_and_the_best_paid_before_all() -> None:
    table = Scene().fill().rewards(6).reserve(0, "wa wa wl wl ap1 ap2 ap2")
    fagin = shown(table)["fagin"]
    assert [row["tokens"] for row in fagin["sets"][:2]] == [[7, 7, 8], [0, 1, 1]]
    assert fagin["sets"][0] == {
        "actions": [1, table.game.pack("sell_one", 5, 2, 1)],
        "type": 5,
        "tokens": [7, 7, 8],
        "pounds": 10,
        "bonus": 0,
        "total": 16,
    }
    assert (fagin["least"], fagin["reward"], fagin["extra"]) == (3, 6, 0)


def test_who_is_stuck_foresees_the_places_and_what_he_really_pays() -> None:
    table = Scene().lay(s02b="wa", s08a="ap1").pawn("d1c")
    assert shown(table)["relocation"] == 2
    assert {row["pounds"] for row in shown(table)["spaces"]} == {-2}
    poor = shown(table.money(1, 9, 9))
    assert (poor["relocation"], {row["pounds"] for row in poor["spaces"]}) == (1, {-1})
    forbidden = Scene(relocation_when_poor="forbid").lay(s02b="wa").pawn("d1c").money(1, 9, 9)
    assert "spaces" not in shown(forbidden)
    dark = shown(Scene(night=True).lay(s02b="wa").pawn("d1c"))
    assert (dark["relocation"], dark["spaces"]) == (2, [])  # two secret looks come first


def test_with_charley_bates_skipped_tokens_go_into_the_bag_for_money() -> None:
    table = Scene().fill().hand(0, "charley").do("effect", "charley")
    far = max(shown(table)["spaces"], key=lambda row: len(row["way"]))
    assert (far["files"], far["bags"], far["pounds"]) == (0, 3, 3)
    usual = max(shown(Scene().fill())["spaces"], key=lambda row: len(row["way"]))
    assert (usual["files"], usual["bags"], usual["pounds"]) == (3, 0, 0)


def test_nothing_hangs_on_what_lies_face_down() -> None:
    """A token that another seat has looked at is as dark to this one as any other."""
    table = Scene(night=True).darken().lay(s15a="ap1")
    before = shown(table)
    for kind in (0, 7, 15):
        for space in range(1, 76):
            if table.s.board[space] >= 16:
                table.s.board[space] = 32 + kind + 64 * 2
        assert shown(table) == before


def test_a_preview_is_small() -> None:
    """The largest there is: nine tokens that make many sets, and all streets open."""
    table = Scene().fill().reserve(0, "ap1 ap1 ap1 ap2 ap2 ap2 wl wl wl")
    assert len(json.dumps(shown(table), separators=(",", ":"))) < 9000
    assert len(json.dumps(shown(Scene().fill()), separators=(",", ":"))) < 2500
