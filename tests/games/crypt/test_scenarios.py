"""The scenarios of the rules contract, one test each, named by their ids."""

from __future__ import annotations

import pytest

from rookery.kernel import CHANCE
from rookery.kernel.runtime import append
from tests.games.crypt.setting import DECK, DOWN, GAME, ROUNDS, UP, Table, bonuses, kind, options


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_T01_set_up(seats: int) -> None:
    s = GAME.new(seats, options(seats, "AAAAAA", {}))
    copies = {1: [1, 1, 1, 1], 2: [1, 1, 1, 1], 3: [1, 2, 2, 1], 4: [2, 2, 2, 2]}[seats]
    assert list(s.deck) == copies * 6
    assert sum(s.deck) == DECK[seats]
    assert sum(count * (number % 4 + 1) for number, count in enumerate(s.deck)) == DECK[seats] * 5 // 2
    table = Table(seats)
    view = table.view(0)
    assert [slot["up"] for slot in view["crypt"]].count(True) == UP[seats]
    assert [slot["up"] for slot in view["crypt"]].count(False) == DOWN[seats]
    assert view["rounds"] == ROUNDS[seats] == DECK[seats] // (UP[seats] + DOWN[seats])
    assert view["deck"] == DECK[seats] - UP[seats] - DOWN[seats]
    assert all(player["active"] == 3 for player in view["players"])


def test_T02_first_cards_lie_face_up() -> None:
    table = Table(4, crypt=["ID1", "JW2", "MS3", "PO4", "RE1", "TA2"])
    crypt = table.view(0)["crypt"]
    assert [slot["up"] for slot in crypt] == [True] * 4 + [False] * 2
    assert [(slot["type"], slot["value"]) for slot in crypt] == [
        (0, 1),
        (1, 2),
        (2, 3),
        (3, 4),
        (4, 0),
        (5, 0),
    ]


def test_T03_dice_of_a_group_show_one_value() -> None:
    table = Table(2)
    table.do(0, "claim")
    assert "place:0.2.3" in table.legal()
    table.do(0, "place:0.1.3")
    assert table.why_not(0, "place:0.1.4") == "CR-5.4"  # no second value on the same card
    assert table.view(1)["crypt"][0]["dice"] == 1


@pytest.mark.parametrize(
    ("group", "clause"), [("1.5", "CR-5.5"), ("1.6", ""), ("2.3", ""), ("3.2", ""), ("2.2", "CR-5.5")]
)
def test_T04_equal_total_does_not_evict(group: str, clause: str) -> None:
    table = Table(3)
    table.do(0, "claim", "place:1.1.5", "done").do(1, "claim")
    assert table.why_not(1, f"place:1.{group}") == clause
    if clause:
        return
    table.do(1, f"place:1.{group}")
    assert table.s.active[0] == 3
    assert table.s.slot_owner[1] == 1
    assert table.said("evicted") == [{"seat": 0, "slot": 1, "dice": 1, "type": table.s.slot_card[1] // 4}]


def test_T05_a_failed_die_still_collects() -> None:
    table = Table(2, crypt=["JW3", "ID1", "PO2"])
    table.do(0, "claim", "place:0.1.4", "done").pass_turns()
    table.chance(1)
    assert table.owned(0) == ["JW3"]
    assert (table.s.active[0], table.s.exhausted[0]) == (2, 1)


def test_T06_effort_one_is_not_rolled() -> None:
    table = Table(2)
    table.do(0, "claim", "place:0.1.3", "place:1.1.1", "done").pass_turns()
    assert [(roll["effort"], roll["face"]) for roll in table.view(1)["rolls"]] == [(3, 0)]
    table.chance(3)
    assert len(table.said("rolled")) == 1
    assert (table.s.active[0], table.s.exhausted[0]) == (3, 0)


def test_T07_lights_out_claims_one_card() -> None:
    table = Table(3)
    table.do(0, "recover").do(1, "recover")
    assert table.view(2)["lights_out"] == 2
    assert GAME.question(table.s, 2).args == {"dice": 3, "lights_out": 1}
    recovering = table.s.copy()
    table.do(2, "claim", "place:0.3.2")
    assert table.why_not(2, "place:1.1.1") == "CR-5.1"  # the turn is over after one card
    assert GAME.actor(table.s) == CHANCE  # the three dice are rolled
    table.s = recovering
    table.do(2, "recover")
    assert table.s.round == 2


def test_T08_two_players_leader_plays_twice() -> None:
    table = Table(2)
    table.do(0, "claim", "place:0.1.1", "place:1.1.1", "place:2.1.1")
    table.do(1, "claim", "place:0.1.2", "place:1.1.2", "place:2.1.2")
    assert list(table.s.active) == [3, 0]
    assert table.view(0)["lights_out"] == 0
    table.do(0, "claim", "place:1.1.3")
    assert table.why_not(0, "place:2.1.3") == "CR-5.1"
    assert [event["seat"] for event in table.said("turn")] == [1, 0]
    assert [event["lights_out"] for event in table.said("turn")] == [0, 1]


@pytest.mark.parametrize("self_push", ["off", "on"])
def test_T10_own_card_is_no_target(self_push: str) -> None:
    table = Table(2, self_push=self_push)
    table.do(0, "claim", "place:1.1.2", "place:2.1.1").do(1, "recover").do(0, "claim")
    groups = [f"place:1.1.{effort}" for effort in range(1, 7)]
    allowed = [group for group in groups if not table.why_not(0, group)]
    assert allowed == (groups[2:] if self_push == "on" else [])
    if self_push == "off":
        assert table.why_not(0, "place:1.1.6") == "CR-5.5"
        return
    assert table.why_not(0, "place:1.1.2") == "CR-5.5"
    table.do(0, "place:1.1.3")
    assert table.s.active[0] == 1
    assert (table.s.slot_dice[1], table.s.slot_effort[1]) == (1, 3)


def test_T11_recover_brings_all_back() -> None:
    table = Table(3, tired={0: 2})
    table.do(0, "recover")
    assert (table.s.active[0], table.s.exhausted[0]) == (3, 0)
    assert list(table.s.slot_owner) == [-1] * 4
    assert table.said("recovered") == [{"seat": 0, "dice": 2}]


def test_T12_recover_with_nobody_exhausted_is_a_pass() -> None:
    table = Table(3)
    table.do(0, "recover")
    assert (table.s.active[0], table.s.exhausted[0]) == (3, 0)
    assert table.said("passed") == [{"seat": 0}]
    assert table.said("recovered") == []


def test_T13_only_recover_without_dice() -> None:
    table = Table(3, tired={0: 3})
    assert table.legal(0) == ["recover"]
    assert table.why_not(0, "claim") == "CR-5.9"


def test_T13b_only_recover_without_a_target() -> None:
    table = Table(2, leader=1, tired={0: 2})
    table.do(1, "claim", "place:0.1.6", "place:1.1.6", "place:2.1.6")
    assert table.legal(0) == ["recover"]
    assert table.why_not(0, "claim") == "CR-5.9"


def test_T16_all_evicted_take_their_tired_back() -> None:
    table = Table(3, tired={0: 1})
    table.do(0, "claim", "place:0.1.1", "place:1.1.1")
    table.do(1, "claim", "place:0.1.2", "place:1.1.2", "done").do(2, "recover")
    assert table.said("all_evicted") == [{"seat": 0, "dice": 1}]
    assert (table.s.active[0], table.s.exhausted[0]) == (3, 0)


def test_T16b_one_die_left_on_a_card_keeps_the_tired_tired() -> None:
    table = Table(3, tired={0: 1})
    table.do(0, "claim", "place:0.1.1", "place:1.1.1")
    table.do(1, "claim", "place:0.1.2", "done").do(2, "recover").chance(6)
    assert table.said("all_evicted") == []
    assert (table.s.active[0], table.s.exhausted[0]) == (2, 1)


def test_T18_unclaimed_cards_leave_unseen() -> None:
    table = Table(2, crypt=["JW2", "ID1", "PO3"])
    table.do(0, "claim", "place:1.1.1", "done").run()
    for seat in (-1, 0, 1):
        assert table.view(seat)["discard"] == [{"type": 1, "value": 2}, {"type": 3, "value": 0}]
        assert table.view(seat)["unseen"][3] == [1, 1, 1, 1]
    assert [event["value"] for event in table.said("discarded")] == [2, 0]


def test_T19_a_face_down_card_is_known_to_its_collector() -> None:
    table = Table(2, crypt=["JW2", "JW3", "ID4"])
    table.do(0, "recover").do(1, "claim", "place:2.1.1").run()
    shown = [table.view(seat)["players"][1]["cards"] for seat in (-1, 0, 1)]
    assert [cards[0]["value"] for cards in shown] == [0, 0, 4]
    assert [cards[0]["type"] for cards in shown] == [0, 0, 0]
    assert [len(table.said("collected_card", seat)) for seat in (-1, 0, 1)] == [0, 0, 1]
    assert table.said("collected", 0) == [{"seat": 1, "slot": 2, "type": 0, "value": 0}]


def test_T20_torches_go_left_with_three() -> None:
    table = Table(3)
    assert (table.view(0)["leader"], table.view(0)["lights_out"]) == (0, 2)
    table.run()
    assert (table.view(0)["leader"], table.view(0)["lights_out"]) == (1, 0)
    for seat in (1, 2, 0):
        table.do(seat, "recover")


def test_T21_torches_go_left_with_two() -> None:
    table = Table(2)
    table.run()
    assert (table.view(0)["leader"], table.view(0)["lights_out"]) == (1, 1)
    for seat in (1, 0, 1):
        table.do(seat, "recover")
    assert table.s.round == 3


@pytest.mark.parametrize(
    ("values", "once", "double"), [("23", 3, 6), ("4", 0, 0), ("441", 4, 8), ("", 0, 0), ("11", 1, 2)]
)
def test_T24_jewelry_a(values: str, once: int, double: int) -> None:
    cards = {0: [f"JW{value}" for value in values]}
    assert bonuses(4, "AAAAAA", cards)[0]["jewelry"] == once
    assert bonuses(4, "AAAAAA", cards, jewelry_a="double")[0]["jewelry"] == double
    assert bonuses(4, "ABAAAA", cards, jewelry_a="double")[0]["jewelry"] == len(
        values
    )  # side B does not care


@pytest.mark.parametrize(("values", "bonus"), [("12", 5), ("1", 0), ("44", 0), ("", 0), ("1234", 6)])
def test_T25_manuscript_a(values: str, bonus: int) -> None:
    parts = bonuses(4, "AAAAAA", {0: [f"MS{value}" for value in values]})[0]
    assert parts["manuscript"] == bonus
    assert parts["coins"] == sum(map(int, values))


def test_T26_pottery_a_and_remains_b() -> None:
    pottery = [bonuses(4, "AAAAAA", {0: ["PO1"] * count})[0]["pottery"] for count in range(7)]
    assert pottery == [0, 0, 2, 4, 8, 8, 8]
    remains = [bonuses(4, "AAAABA", {0: ["RE1"] * count})[0]["remains"] for count in range(9)]
    assert remains == [0, 0, 0, 0, 10, 10, 10, 10, 10]


def test_T27_tapestries() -> None:
    sums = {0: ["TA4"], 1: ["TA1", "TA3"], 2: ["TA2"]}
    assert [part["tapestry"] for part in bonuses(3, "AAAAAA", sums)] == [5, 5, 0]
    assert [part["tapestry"] for part in bonuses(3, "AAAAAA", {})] == [0, 0, 0]

    def counts(*numbers: int) -> list[int]:
        cards = {seat: ["TA1"] * number for seat, number in enumerate(numbers)}
        return [part["tapestry"] for part in bonuses(3, "AAAAAB", cards)]

    assert counts(3, 2, 0) == [7, 0, 0]
    assert counts(3, 3, 0) == [4, 4, 0]
    assert counts(2, 2, 2) == [0, 0, 0]
    assert counts(3, 4, 5) == [4, 4, 4]


def test_T28_an_idol_of_this_round_rerolls() -> None:
    table = Table(2, crypt=["ID3", "JW1", "JW2"])
    table.do(0, "claim", "place:0.1.4", "done").pass_turns()
    table.chance(2)
    assert table.legal() == ["reroll:4", "pass"]
    table.do(0, "reroll:4").chance(5)
    assert table.owned(0) == ["ID3!"]
    assert (table.s.active[0], table.s.exhausted[0]) == (3, 0)
    assert GAME.scores(table.s)[0].parts[0] == 3
    assert GAME.actor(table.s) != 0  # the Idol cannot be used again
    assert table.said("rerolled") == [{"seat": 0, "effort": 4, "face": 5}]


def test_T30_no_reroll_of_other_dice() -> None:
    table = Table(2, cards={0: ["ID1", "ID2"], 1: []})
    assert table.why_not(0, "reroll:4") == "CR-K-ID-A"  # phase II
    table.do(0, "claim", "place:0.1.3", "place:1.1.2", "done").do(1, "claim", "place:2.1.5")
    table.do(0, "recover").chance(2, 2, 1)  # his 3 fails, his 2 does not, the other's 5 does
    assert table.legal(0) == ["reroll:3", "pass"]
    assert table.why_not(0, "reroll:5") == "CR-K-ID-A"  # an opponent's die
    assert table.why_not(0, "reroll:2") == "CR-K-ID-A"  # a successful die
    assert table.why_not(1, "reroll:5") == "CR-6.7"  # the choice is the other seat's here


def test_T31_idol_b_race() -> None:
    table = Table(
        3, sides="BAAAAA", cards={0: ["ID1"], 1: ["ID2"], 2: ["ID3"]}, crypt=["ID4", "JW1", "ID2", "ID3"]
    )
    table.do(0, "claim", "place:0.1.1", "done").do(1, "recover").do(2, "claim", "place:2.1.1")
    assert table.owned(0) == ["ID1!", "ID4!"]
    assert table.owned(2) == ["ID3!", "ID2!"]
    assert {event["seat"] for event in table.said("idol_race")} == {0, 2}
    table.s.cards[1] = append(table.s.cards[1], kind("ID3") + 64 * 31)  # later
    assert [score.parts[1] for score in GAME.scores(table.s)] == [5, 2, 5]
    assert table.owned(1) == ["ID2", "ID3"]


def test_T33_manuscript_b_shows_the_hidden_cards_to_one() -> None:
    crypt = ["ID1", "JW1", "JW2", "JW3", "PO4", "TA2"]
    table = Table(4, sides="AABAAA", crypt=crypt, cards={2: ["MS1", "MS2"]})
    table.do(0, "recover").do(1, "recover").do(2, "manuscript", "flip:2.1")
    assert [slot["value"] for slot in table.view(2)["crypt"][4:]] == [4, 2]
    for seat in (-1, 0, 1, 3):
        assert [slot["value"] for slot in table.view(seat)["crypt"][4:]] == [0, 0]
        assert table.view(seat)["players"][2]["cards"][1] == {
            "type": 2,
            "value": 2,
            "flipped": True,
            "public": True,
        }
        assert table.said("peeked_card", seat) == []
        assert table.said("peeked", seat) == [{"seat": 2, "cards": 2}]
    assert len(table.said("peeked_card", 2)) == 2
    assert table.why_not(2, "manuscript") == "CR-K-MS-B"
    assert GAME.actor(table.s) == 2  # it was no action


def test_T34_pottery_b_goes_by_turn_order() -> None:
    table = Table(
        3, sides="AAABAA", cards={0: ["PO1", "PO2"], 1: ["PO3", "PO4"]}, crypt=["ID1", "JW1", "JW2", "TA3"]
    )
    assert table.legal(0) == ["pottery:3", "pass"]
    assert GAME.question(table.s, 0).name == "window"
    table.do(0, "pottery:3")
    assert table.s.phase == 4  # nothing is left for seat 1: the claims begin
    assert table.why_not(1, "pottery:3") == "CR-5.1"
    assert [slot["here"] for slot in table.view(1)["crypt"]] == [True, True, True, False]
    assert table.owned(0) == ["PO1!", "PO2!", "TA3"]
    assert [table.view(seat)["players"][0]["cards"][2]["value"] for seat in (-1, 0, 1)] == [0, 3, 0]
    assert [len(table.said("took_card", seat)) for seat in (-1, 0, 1)] == [0, 1, 0]
    table.do(0, "claim")
    assert table.why_not(0, "place:3.1.1") == "CR-5.4"


def test_T35_remains_a_in_the_same_turn() -> None:
    table = Table(3, tired={0: 1}, cards={0: ["RE1", "RE2"]})
    table.s.active[0] = 0
    table.s.exhausted[0] = 3
    assert table.legal(0) == ["recover", "remains"]
    table.do(0, "remains")
    assert table.owned(0) == ["RE1!", "RE2!"]
    assert (table.s.active[0], table.s.exhausted[0]) == (1, 2)
    table.do(0, "claim", "place:0.1.6")
    assert table.s.slot_owner[0] == 0


def test_T35b_remains_a_needs_a_tired_die() -> None:
    table = Table(3, cards={0: ["RE1", "RE2"]})
    assert table.why_not(0, "remains") == "CR-K-RE-A"
    assert table.legal(0) == ["recover", "claim"]


@pytest.mark.parametrize(
    ("seats", "leader", "holder"),
    [(1, 0, 0), (1, 1, 1), (2, 0, 0), (2, 1, 1), (3, 0, 2), (3, 1, 0), (4, 0, 3), (4, 2, 1)],
)
def test_lights_out_is_held_by_the_last_in_order(seats: int, leader: int, holder: int) -> None:
    assert Table(seats, leader=leader).view(0)["lights_out"] == holder
