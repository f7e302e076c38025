"""Phase 1, Splitting the loot (TM-4)."""

from __future__ import annotations

import pytest

from rookery.games.thiefs_market.actions import KEEP_0, STEAL_0
from rookery.games.thiefs_market.phase_numbers import BUY, KEEP
from rookery.kernel import Picker
from tests.games.thiefs_market.positions import GAME, Table, signs, splitting


def keeps(table: Table) -> set[str]:
    """Every pile the actor can end with from a decision of kinds, each as its signs."""
    found: set[str] = set()
    seat = table.s.actor
    for move in table.legal:
        there = Table(table.s.seats)
        there.s = table.s.copy()
        there.play(move)
        if there.s.phase == KEEP and there.s.actor == seat:
            found |= keeps(there)
        else:
            found.add(there.pile(seat))
    return found


def test_T01_a_thief_of_three_objects_has_six_choices() -> None:
    table = splitting("WWG", {0: "RBF"}, 1)
    assert table.legal == ["take", "steal:0"]
    assert keeps(table.play("steal:0")) == {"RB", "RF", "BF", "R", "B", "F"}


@pytest.mark.parametrize(
    ("moves", "pile", "rolls", "centre"),
    [
        (("keep:0.1", "keep:2.1"), "RB", "", "WWGF"),
        (("keep:0.1", "keep:2.0", "keep:6.1"), "RF", "M", "WWGM"),
        (("keep:0.0", "keep:2.1", "keep:6.1"), "BF", "Y", "WWGY"),
        (("keep:0.0", "keep:2.0"), "F", "MG", "WWGGM"),
    ],
)
def test_T02_what_a_thief_puts_back_is_rerolled(
    moves: tuple[str, ...], pile: str, rolls: str, centre: str
) -> None:
    table = splitting("WWG", {0: "RBF"}, 1).play("steal:0", *moves)
    assert table.pile(1) == pile
    assert table.pile(0) == ""
    assert table.s.air == len(rolls)
    table.roll(rolls)
    assert table.centre() == centre
    assert table.s.size[0] == 0
    assert [event["face"] for event in table.told("rerolled")] == ["RWBGYM".index(face) for face in rolls]


def test_T07_the_last_player_takes_all() -> None:
    table = splitting("RGY", {0: "W", 1: "F"}, 2)
    assert table.s.phase == BUY  # nothing to decide: the take was done
    assert table.told("took") == [{"seat": 2, "objects": 3, "marker": 0}]
    table = splitting("RGY", {0: "WW", 1: "F"}, 2)
    assert table.legal == ["take", "steal:0"]
    assert table.play("take").told("pile") == [
        {"red": 1, "white": 0, "blue": 0, "green": 1, "bag": 1, "mask": 0}
    ]


def test_T09_a_single_object_cannot_be_stolen() -> None:
    table = splitting("WWGF", {0: "BB", 1: "R"}, 2)
    assert table.legal == ["take", "steal:0"]
    assert table.why_not("steal:1") == "TM-4.6"


def test_T10_who_finds_an_empty_centre_must_steal() -> None:
    table = Table(3, first_seat="1").finish_chance()
    everything = list(table.s.centre)
    while table.s.actor == 0:
        table.play(table.legal[-1])  # as many of each kind as there are
    assert list(table.s.size) == [11, 0, 0]
    assert table.s.actor == 1
    assert table.s.phase == KEEP  # stealing from seat 0 is the only way
    assert table.s.victim == 0
    assert table.why_not("take") == "TM-4.3"
    found = keeps(table)
    product = 1
    for count in everything:
        product *= count + 1
    assert len(found) == product - 2
    assert {len(pile) for pile in found} == set(range(1, 11))


def test_T12_nobody_may_take_nothing_or_pass() -> None:
    table = splitting("RYF", {}, 0)
    assert table.s.phase == KEEP
    assert keeps(table) == {"R", "Y", "F", "RY", "RF", "YF", "RYF"}
    assert table.why_not("pass") == "TM-4.3"
    assert table.why_not("end") == "TM-4.3"
    table.play("keep:0.0", "keep:4.0")
    assert table.pile(0) == "F"  # the last object is kept without a question


def test_T13_wicked_clutches_pay_for_every_theft() -> None:
    table = splitting("RRGY", {0: "BBF"}, 1, cards={0: ["wicked_clutches"]})
    table.play("steal:0", "keep:2.2")  # seat 1 keeps BB, the marker goes back
    assert list(table.s.infamy) == [1, 0, 0]
    table.play("steal:1").roll("W")  # seat 2 keeps one B: there is no other way to keep and return
    assert table.s.actor == 0
    table.play("keep:0.2", "keep:1.0", "keep:3.0", "keep:4.0", "keep:6.0")
    assert table.s.actor == 1
    table.play("steal:0").roll("M")
    assert list(table.s.infamy) == [2, 0, 0]
    assert table.told("infamy") == [{"seat": 0, "infamy": 1, "card": 34}] * 2


def test_T14_lucky_animal_appendage_keeps_the_dice_as_they_are() -> None:
    table = splitting("BF", {0: "RWM"}, 1, cards={0: ["lucky_animal_appendage"]})
    table.play("steal:0", "keep:0.0", "keep:1.0")
    assert table.pile(1) == "M"
    assert table.centre() == "RWBF"
    assert table.s.actor == 2
    assert table.told("calm") == [{"seat": 0, "card": 28}]


def one_die(pile: str, *moves: str) -> Table:
    """A theft from the owner of the Appendage where it protects one die only."""
    table = splitting("BF", {0: pile}, 1, cards={0: ["lucky_animal_appendage"]}, appendage_a="one_die")
    return table.play("steal:0", *moves)


def test_option_appendage_a_one_die_is_chosen_by_the_victim() -> None:
    table = one_die("RWM", "keep:0.0", "keep:1.0")
    assert table.s.actor == 0
    assert table.legal == ["spare:0", "spare:1"]
    assert table.question().name == "spare"
    assert table.why_not("spare:5") == "TM-4.7"
    table.play("spare:1")
    assert table.centre() == "WBF"
    assert table.roll("G").centre() == "WBGF"
    assert table.told("spared") == [{"seat": 0, "face": 1}]


def test_option_appendage_a_without_a_choice() -> None:
    assert one_die("RRM", "keep:0.0").roll("G").centre() == "RBGF"  # two equal dice: one is spared
    assert one_die("RM", "keep:0.0").centre() == "RBF"  # the only die is spared
    marker = splitting("B", {0: "RF"}, 1, cards={0: ["lucky_animal_appendage"]}, appendage_a="one_die").play(
        "steal:0", "keep:0.1"
    )
    assert marker.centre() == "BF"  # no die came back
    assert marker.s.actor == 2


def test_the_next_actor_is_the_next_without_a_pile_counted_from_the_thief() -> None:
    table = splitting("RRRGF", {2: "WW", 3: "B"}, 0, seats=4)
    table.play("steal:2").roll("Y")
    assert table.s.actor == 1  # not the victim: Q30
    table.play("keep:0.1", "keep:3.0", "keep:4.0", "keep:6.0")
    assert table.s.actor == 2


def test_a_player_may_steal_back() -> None:
    table = splitting("RGF", {0: "WWB", 2: "Y"}, 1).play("steal:0", "keep:1.2").roll("M")
    assert table.s.actor == 0
    assert "steal:1" in table.legal


def test_the_round_begins_with_all_dice_and_the_marker() -> None:
    for seats, dice in ((3, 10), (4, 11), (5, 13)):
        table = Table(seats, first_seat="2").finish_chance()
        assert table.s.actor == 1
        assert sum(table.s.centre) == table.s.centre_size == dice + 1
        loot = table.told("loot")[0]
        assert signs([*loot.values(), 1]) == table.centre()


@pytest.mark.parametrize(("seats", "bound"), [(3, 22), (4, 34), (5, 51)])
def test_phase_1_is_never_longer_than_its_bound(seats: int, bound: int) -> None:
    for seed in range(40):
        pick = Picker(seed)
        table = Table(seats).finish_chance(seed)
        while table.s.phase != BUY:
            legal = GAME.legal(table.s, table.s.actor)
            thefts = [action for action in legal if STEAL_0 <= action < KEEP_0]
            action = thefts[0] if thefts else legal[int(pick.below(len(legal)))]
            GAME.apply(table.s, table.s.actor, action, table.out)
            table.finish_chance(seed)
        assert len(table.told("took")) == seats
        assert len(table.told("took")) + len(table.told("stole")) <= bound
        assert table.s.centre_size == 0
        assert min(table.s.size) >= 1
