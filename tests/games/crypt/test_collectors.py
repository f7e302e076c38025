"""The twelve collectors' sides: alone, together, and at the edges."""

from __future__ import annotations

import pytest

from rookery.kernel import OVER
from tests.games.crypt.setting import GAME, Table, bonuses


def test_idol_a_may_reroll_the_same_die_again() -> None:
    table = Table(2, cards={0: ["ID1", "ID2"]})
    table.do(0, "claim", "place:0.1.6", "done").pass_turns()
    table.chance(1)
    table.do(0, "reroll:6", "flip:1.1").chance(2)
    assert table.legal() == ["reroll:6", "pass"]
    table.do(0, "reroll:6").chance(6)
    assert table.owned(0)[:2] == ["ID1!", "ID2!"]
    assert table.s.exhausted[0] == 0


def test_idol_a_may_be_kept() -> None:
    table = Table(2, cards={0: ["ID1"]})
    table.do(0, "claim", "place:0.1.6", "done").pass_turns()
    table.chance(1)
    table.do(0, "pass")
    assert table.owned(0)[0] == "ID1"
    assert table.s.exhausted[0] == 1
    assert table.said("exhausted") == [{"seat": 0, "dice": 1}]


def test_idol_a_lists_each_failed_effort_once() -> None:
    table = Table(2, cards={0: ["ID1"]})
    table.do(0, "claim", "place:0.2.5", "place:1.1.3").pass_turns()
    table.chance(1, 1, 1)
    assert table.legal() == ["reroll:3", "reroll:5", "pass"]
    assert GAME.question(table.s, 0).args == {"failed": 3}
    assert GAME.question(table.s, 1).name == "wait"
    table.do(0, "reroll:5").chance(5)
    assert table.s.exhausted[0] == 2


def test_idol_a_asks_from_the_leader_on() -> None:
    table = Table(3, leader=1, cards={0: ["ID1"], 1: ["ID2"], 2: ["ID3"]})
    table.do(1, "claim", "place:0.1.6", "done").do(2, "claim", "place:1.1.6", "done").do(
        0, "claim", "place:2.1.6"
    )
    table.chance(1, 1, 1)
    assert [roll["seat"] for roll in table.view(0)["rolls"]] == [1, 2, 0]
    for seat in (1, 2, 0):
        assert table.legal(seat) == ["reroll:6", "pass"]
        table.do(seat, "pass")
    assert list(table.s.exhausted) == [1, 1, 1]


def test_idol_a_is_not_offered_on_side_b() -> None:
    table = Table(2, sides="BAAAAA", cards={0: ["ID1"]})
    table.do(0, "claim", "place:0.1.6", "done").pass_turns()
    table.chance(1)
    assert table.s.exhausted[0] == 1


def test_idol_b_is_won_by_a_pottery_take() -> None:
    cards = {0: ["PO1", "PO2", "ID1"], 1: ["ID2"]}
    table = Table(2, sides="BAABAA", cards=cards, crypt=["ID3", "JW1", "ID4"])
    table.do(0, "pottery:2")
    assert table.owned(0) == ["PO1!", "PO2!", "ID1!", "ID4!"]
    assert table.view(1)["players"][0]["idol_race"] is True
    table.do(0, "recover").do(1, "claim", "place:0.1.1", "done").run()
    assert [score.parts[1] for score in GAME.scores(table.s)] == [5, 2]
    assert table.owned(1) == ["ID2", "ID3"]  # a follower's Idols stay face down


def test_idol_b_same_round_option_lets_the_collect_phase_share() -> None:
    cards = {0: ["PO1", "PO2", "ID1"], 1: ["ID2"]}
    table = Table(2, sides="BAABAA", cards=cards, crypt=["ID3", "JW1", "ID4"], idol_b_same_round="on")
    table.do(0, "pottery:2")
    table.do(0, "recover").do(1, "claim", "place:0.1.1", "done").run()
    assert [score.parts[1] for score in GAME.scores(table.s)] == [5, 5]
    assert table.owned(1) == ["ID2!", "ID3!"]


def test_idol_b_same_round_option_ends_with_the_round() -> None:
    cards = {0: ["PO1", "PO2", "ID1"], 1: ["ID2"]}
    table = Table(
        2, sides="BAABAA", cards=cards, crypt=["JW3", "JW1", "ID4"], top="ID3", idol_b_same_round="on"
    )
    table.do(0, "pottery:2").run()
    table.do(1, "claim", "place:0.1.1", "done").run()
    assert table.owned(1) == ["ID2", "ID3"]
    assert [score.parts[1] for score in GAME.scores(table.s)] == [5, 2]


def test_idol_b_winner_chooses_which_two_of_three() -> None:
    table = Table(2, sides="BAAAAA", cards={0: ["ID1"]}, crypt=["ID2", "JW1", "ID4"])
    table.do(0, "claim", "place:0.1.1", "place:2.1.1").do(1, "recover").do(0, "recover")
    assert table.legal(0) == ["flip:1.1", "flip:2.1", "flip:4.0"]
    assert GAME.question(table.s, 0).args == {"type": 0, "left": 2}
    table.do(0, "flip:2.1")
    assert table.legal(0) == ["flip:1.1", "flip:4.0"]
    table.do(0, "flip:1.1")
    assert table.owned(0) == ["ID1!", "ID2!", "ID4"]
    assert table.view(1)["players"][0]["cards"][2]["value"] == 0
    assert GAME.scores(table.s)[0].parts[1] == 5


def test_idol_b_ties_ask_the_leader_first() -> None:
    cards = {0: ["ID1", "JW1"], 1: ["ID1", "JW2"]}
    table = Table(4, sides="BAAAAA", leader=1, cards=cards, crypt=["ID2", "ID3", "ID2", "ID3", "JW3", "JW3"])
    table.do(1, "claim", "place:0.1.1", "place:1.1.1", "done").do(2, "recover").do(3, "recover")
    table.do(0, "claim", "place:2.1.1")
    assert table.owned(0) == ["ID1", "JW1", "ID2"]  # waits for the Leader's choice
    assert GAME.actor(table.s) == 1
    table.do(1, "flip:1.1", "flip:3.1")
    assert table.owned(0) == ["ID1!", "JW1", "ID2!"]
    assert table.owned(1) == ["ID1!", "JW2", "ID2", "ID3!"]
    assert [score.parts[1] for score in GAME.scores(table.s)] == [5, 5, 0, 0]


def test_idol_b_pays_no_more_for_more_idols() -> None:
    parts = bonuses(4, "BAAAAA", {0: ["ID1"] * 4, 1: ["ID2"]})
    assert [part["idol"] for part in parts] == [2, 0, 0, 0]


def test_jewelry_b_pays_each_card() -> None:
    assert [bonuses(4, "ABAAAA", {0: ["JW4"] * count})[0]["jewelry"] for count in range(4)] == [0, 1, 2, 3]


def test_manuscript_b_knowledge_stays_after_collection() -> None:
    crypt = ["ID1", "JW1", "JW2", "TA3"]
    table = Table(3, sides="AABAAA", crypt=crypt, cards={0: ["MS1"]})
    table.do(0, "manuscript", "recover").do(1, "recover").do(2, "claim", "place:3.1.1")
    assert table.owned(2) == ["TA3"]
    assert [table.view(seat)["players"][2]["cards"][0]["value"] for seat in (-1, 0, 1, 2)] == [0, 3, 0, 3]
    assert table.view(0)["players"][2]["cards"][0]["public"] is False


def test_manuscript_b_viewer_remembers_a_discarded_card() -> None:
    table = Table(2, sides="AABAAA", crypt=["ID1", "JW1", "TA3"], cards={0: ["MS1"]})
    table.do(0, "manuscript").run()
    hidden = [table.view(seat)["discard"][-1] for seat in (-1, 0, 1)]
    assert [card["value"] for card in hidden] == [0, 3, 0]
    assert [table.view(seat)["unseen"][5][2] for seat in (-1, 0, 1)] == [1, 0, 1]


def test_manuscript_b_sees_occupied_cards_too() -> None:
    table = Table(2, sides="AABAAA", crypt=["ID1", "JW1", "TA3"], cards={1: ["MS1"]})
    table.do(0, "claim", "place:2.1.1").do(1, "manuscript")
    assert table.view(1)["crypt"][2]["value"] == 3


def test_manuscript_b_in_the_window_before_pottery_b() -> None:
    cards = {0: ["PO1", "PO2", "MS1"]}
    table = Table(4, sides="AABBAA", cards=cards, crypt=["ID1", "JW1", "JW2", "JW3", "TA3", "ID4"])
    assert table.legal(0) == ["manuscript", "pottery:4", "pottery:5", "pass"]
    table.do(0, "manuscript")
    assert [slot["value"] for slot in table.view(0)["crypt"][4:]] == [3, 4]
    assert table.legal(0) == ["pottery:4", "pottery:5", "pass"]
    table.do(0, "pottery:5")
    assert table.owned(0) == ["PO1!", "PO2!", "MS1!", "ID4"]
    assert table.said("took_card", 0) == []  # nothing new to him


def test_manuscript_b_alone_opens_no_window() -> None:
    table = Table(2, sides="AABBAA", cards={0: ["MS1"]})
    assert table.legal(0) == ["recover", "claim", "manuscript"]


def test_manuscript_b_without_a_hidden_card_is_illegal() -> None:
    cards = {0: ["PO1", "PO2"], 1: ["MS1"]}
    table = Table(2, sides="AABBAA", cards=cards, crypt=["ID1", "JW1", "TA3"])
    table.do(0, "pottery:2", "recover")
    assert table.why_not(1, "manuscript") == "CR-K-MS-B"


def test_pottery_b_taken_pottery_pays_for_a_second_take() -> None:
    cards = {0: ["PO1", "PO2", "PO3"]}
    table = Table(4, sides="AAABAA", cards=cards, crypt=["ID1", "JW1", "JW2", "JW3", "PO4", "TA4"])
    table.do(0, "pottery:4", "flip:1.1", "flip:2.1")
    assert table.legal(0) == ["pottery:5", "pass"]
    table.do(0, "pottery:5")
    assert table.owned(0) == ["PO1!", "PO2!", "PO3!", "PO4!", "TA4"]
    assert table.s.phase == 4


def test_pottery_b_goes_round_the_table() -> None:
    cards = {0: ["PO1", "PO2"], 2: ["PO3", "PO4"], 3: ["PO3", "PO4"]}
    table = Table(4, sides="AAABAA", leader=2, cards=cards, crypt=["ID1", "JW1", "JW2", "JW3", "TA3", "TA4"])
    table.do(2, "pass").do(3, "pottery:4")
    assert table.legal(0) == ["pottery:5", "pass"]
    table.do(0, "pass")
    assert table.legal(2) == ["recover", "claim"]
    assert table.owned(2) == ["PO3", "PO4"]


def test_pottery_b_unclaimed_slot_leaves_no_discard() -> None:
    table = Table(2, sides="AAABAA", cards={0: ["PO1", "PO2"]}, crypt=["ID1", "JW1", "TA3"])
    before = len(table.s.discard)
    table.do(0, "pottery:2").run()
    assert len(table.s.discard) == before + 2


def test_pottery_a_has_no_window() -> None:
    table = Table(2, cards={0: ["PO1", "PO2"]})
    assert table.legal(0) == ["recover", "claim"]
    assert table.why_not(0, "pottery:2") == "CR-K-PO-B"


def test_remains_a_asks_which_two_of_three() -> None:
    table = Table(2, tired={0: 2}, cards={0: ["RE1", "RE2?", "RE3"]})
    table.do(0, "remains")
    assert table.legal(0) == ["flip:1.1", "flip:2.0", "flip:3.1"]
    table.do(0, "flip:2.0", "flip:3.1")
    assert table.owned(0) == ["RE1", "RE2!", "RE3!"]
    assert table.view(1)["players"][0]["cards"][1]["value"] == 2
    assert table.said("restored") == [{"seat": 0}]
    assert table.legal(0) == ["recover", "claim"]


def test_remains_a_twice_in_a_turn() -> None:
    table = Table(2, tired={0: 3}, cards={0: ["RE1", "RE2", "RE3", "RE4"]})
    table.do(0, "remains", "flip:1.1", "flip:2.1", "remains")
    assert (table.s.active[0], table.s.exhausted[0]) == (2, 1)


def test_remains_a_is_used_up_at_the_end() -> None:
    table = Table(2, last=True, tired={0: 3, 1: 1}, cards={0: ["RE1", "RE2", "RE3", "RE4?"], 1: ["JW1"]})
    table.do(0, "remains", "flip:1.1", "flip:2.1", "claim", "place:0.1.6")
    table.do(1, "claim", "place:1.1.1", "done")
    table.do(0, "recover")
    table.chance(1)  # the die fails and is brought back by the last two Remains
    assert [card for card in table.owned(0) if card.startswith("RE")] == ["RE1!", "RE2!", "RE3!", "RE4!"]
    assert table.s.active[0] == 3
    assert GAME.actor(table.s) == OVER


def test_remains_b_does_nothing_before_the_end() -> None:
    table = Table(2, sides="AAAABA", tired={0: 1}, cards={0: ["RE1", "RE2"]})
    assert table.why_not(0, "remains") == "CR-K-RE-A"


def test_remains_on_side_b_are_not_flipped_at_the_end() -> None:
    table = Table(2, sides="AAAABA", last=True, tired={0: 2}, cards={0: ["RE1", "RE2"]})
    table.do(0, "claim", "place:0.1.1").do(1, "recover").do(0, "recover")
    assert table.owned(0)[:2] == ["RE1", "RE2"]


def test_flipped_cards_count_for_rewards() -> None:
    parts = bonuses(4, "AAAAAA", {0: ["PO1!", "PO2!", "ID4!"]})[0]
    assert parts["pottery"] == 2
    assert parts["coins"] == 7


def test_servants_are_coins() -> None:
    table = Table(2, tired={0: 2})
    assert [score.parts[-1] for score in GAME.scores(table.s)] == [1, 3]


@pytest.mark.parametrize("sides", ["AAAAAA", "BBBBBB"])
def test_the_score_is_the_sum_of_its_parts(sides: str) -> None:
    cards = {0: ["ID1", "ID2", "JW1", "MS1", "PO1", "RE1", "TA1"], 1: ["TA2", "TA3", "TA4", "JW2"]}
    table = Table(2, sides=sides, cards=cards)
    for score in GAME.scores(table.s):
        assert score.total == sum(score.parts)
        assert score.total >= score.parts[0]


def test_scores_before_the_sides_are_known_count_coins_and_servants() -> None:
    assert bonuses(2, "??????", {0: ["PO1", "PO2", "JW1", "JW2"]})[0] == {
        "coins": 6,
        **dict.fromkeys(GAME.score_parts[1:7], 0),
        "servants": 3,
    }


def test_a_collector_serves_everybody() -> None:
    cards = {0: ["MS1"], 1: ["MS2"], 2: ["MS3"]}
    table = Table(3, sides="AABAAA", cards=cards, crypt=["ID1", "JW1", "JW2", "TA3"])
    for seat in (0, 1, 2):
        assert table.view(seat)["crypt"][3]["value"] == 0
        table.do(seat, "manuscript")
        assert table.view(seat)["crypt"][3]["value"] == 3
        table.do(seat, "recover")
    assert table.view(-1)["discard"][-1]["value"] == 0  # three who know do not make it public
