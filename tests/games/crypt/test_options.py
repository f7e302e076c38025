"""Every option, every value, and what it changes."""

from __future__ import annotations

import pytest

from rookery.kernel import CHANCE, MUTE
from tests.games.crypt.setting import GAME, KEYS, Table


def new_sides(**chosen: str) -> list[int]:
    return list(GAME.new(2, GAME.settle(2, dict(chosen))).sides)


def test_all_a_is_the_first_game() -> None:
    assert new_sides() == [0] * 6
    assert new_sides(collectors="A") == [0] * 6
    assert new_sides(collectors="B") == [1] * 6
    assert new_sides(collectors="random") == [-1] * 6


@pytest.mark.parametrize("index", range(6))
def test_each_collector_has_its_own_side(index: int) -> None:
    for preset, usual in (("A", 0), ("B", 1), ("random", -1)):
        for side, wanted in (("A", 0), ("B", 1), ("random", -1), ("preset", usual)):
            sides = new_sides(**{"collectors": preset, f"side_{KEYS[index]}": side})
            assert sides == [wanted if place == index else usual for place in range(6)]


def test_random_sides_are_chance_events_before_the_leader() -> None:
    s = GAME.new(3, GAME.settle(3, {"side_jewelry": "random", "side_tapestry": "random"}))
    assert GAME.view(s, 0)["sides"] == ["A", "?", "A", "A", "A", "?"]
    for outcome, type_ in ((1, 1), (0, 5)):
        assert GAME.actor(s) == CHANCE
        assert GAME.streams[GAME.stream(s)] == "sides"
        assert GAME.outcomes(s) == [0, 1]
        assert [GAME.weight(s, side) for side in (0, 1)] == [1, 1]
        GAME.apply(s, CHANCE, outcome, MUTE)
        assert s.sides[type_] == outcome
    assert GAME.streams[GAME.stream(s)] == "leader"
    assert GAME.view(s, 0)["sides"] == ["A", "B", "A", "A", "A", "A"]


def test_the_leader_is_drawn_or_chosen() -> None:
    def leaders(seats: int, first: str) -> list[int]:
        return GAME.outcomes(GAME.new(seats, GAME.settle(seats, {"first_leader": first})))

    assert leaders(4, "random") == [0, 1, 2, 3]
    assert leaders(2, "random") == [0, 1]
    assert [leaders(4, str(seat)) for seat in (1, 2, 3, 4)] == [[0], [1], [2], [3]]
    assert leaders(1, "random") == [0]
    assert leaders(1, "1") == [0]


@pytest.mark.parametrize(("seats", "leader"), [(1, "2"), (2, "3"), (3, "4")])
def test_a_leader_who_is_not_there_is_refused(seats: int, leader: str) -> None:
    with pytest.raises(ValueError, match=f"option 'first_leader' is seat {leader}, the table has {seats}"):
        GAME.settle(seats, {"first_leader": leader})


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_players(seats: int) -> None:
    with pytest.raises(ValueError, match=f"crypt is for 1 to 4 players, not {seats}"):
        GAME.settle(seats, {})


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(ValueError, match="crypt has no option 'sides'"):
        GAME.settle(2, {"sides": "A"})
    with pytest.raises(ValueError, match="option 'memory' cannot be 'none'; it can be perfect, physical"):
        GAME.settle(2, {"memory": "none"})


def test_automatic_flips_take_what_all_know_first() -> None:
    table = Table(2, flips="automatic", tired={0: 1}, cards={0: ["RE4?", "RE3", "RE1?"]})
    table.do(0, "remains")
    assert table.owned(0) == ["RE4!", "RE3!", "RE1"]  # then the one owned longest, whatever its value
    assert table.legal(0) == ["recover", "claim"]


def test_owners_choose_their_flips() -> None:
    table = Table(2, flips="owner", tired={0: 1}, cards={0: ["RE4?", "RE3", "RE1?"]})
    table.do(0, "remains")
    assert GAME.question(table.s, 0) == ("flip", {"type": 4, "left": 2})
    assert table.legal(0) == ["flip:1.0", "flip:3.1", "flip:4.0"]


def test_alike_hidden_cards_do_not_betray_themselves() -> None:
    """Being asked or not may not tell the others whether two hidden cards are equal."""
    phases = []
    for second in ("ID3?", "ID2?"):
        table = Table(3, cards={0: ["ID3?", second]})
        table.do(0, "claim", "place:0.1.6", "done").pass_turns()
        table.chance(1)
        table.do(0, "reroll:6")
        phases.append(table.view(1))
    assert phases[0] == phases[1]


def test_backs_may_hide_the_type() -> None:
    cards = {0: ["PO1", "PO2"]}
    crypt = ["ID1", "JW1", "TA3"]
    table = Table(2, sides="AAABAA", crypt=crypt, cards=cards, top="MS2", backs_show_type="off")
    for seat in (-1, 0, 1):
        view = table.view(seat)
        assert (view["crypt"][2]["type"], view["top"]) == (6, 6)
    assert table.setup.heard[-1].args[:2] == (2, 6)
    table.do(0, "pottery:2")
    assert table.view(1)["players"][0]["cards"][2]["type"] == 5  # collections stand in columns
    shown = Table(2, sides="AAABAA", crypt=crypt, cards=cards, top="MS2").view(1)
    assert (shown["crypt"][2]["type"], shown["top"]) == (5, 2)


def test_backs_that_hide_the_type_hide_it_in_events_and_in_the_box() -> None:
    table = Table(2, sides="AABAAA", crypt=["ID1", "JW1", "TA3"], cards={1: ["MS1"]}, backs_show_type="off")
    table.do(0, "claim", "place:2.1.2").do(1, "manuscript")
    assert table.said("claimed")[0]["type"] == 6
    assert [table.view(seat)["crypt"][2]["type"] for seat in (-1, 0, 1)] == [6, 6, 5]
    table.do(1, "claim", "place:2.1.3").do(0, "recover").chance(6)
    assert table.said("evicted")[0]["type"] == 6
    assert table.said("rolled")[0]["type"] == 6
    assert table.said("collected")[0]["type"] == 5
    table = Table(2, crypt=["ID1", "JW1", "TA3"], backs_show_type="off").run()
    assert table.view(0)["discard"][-1] == {"type": 6, "value": 0}
    assert table.said("discarded")[-1] == {"slot": 2, "type": 6, "value": 0}


def test_physical_memory_hides_what_was_collected_face_up() -> None:
    for memory, shown in (("perfect", [2, 2, 2]), ("physical", [0, 2, 0])):
        table = Table(2, crypt=["JW2", "ID1", "TA3"], memory=memory)
        table.do(0, "claim", "place:0.1.1", "done").run()
        assert [table.view(seat)["players"][0]["cards"][0]["value"] for seat in (-1, 0, 1)] == shown
        assert table.view(1)["players"][0]["cards"][0]["public"] is (memory == "perfect")
        assert table.view(1)["unseen"][1][1] == (0 if memory == "perfect" else 1)
        assert table.view(1)["discard"][0] == {"type": 0, "value": 1}  # the box stays open


def test_physical_memory_keeps_flipped_cards_open() -> None:
    table = Table(2, crypt=["ID2", "JW1", "TA3"], memory="physical")
    table.do(0, "claim", "place:0.1.6", "done").pass_turns()
    table.chance(1)
    table.do(0, "reroll:6")
    assert table.view(1)["players"][0]["cards"][0]["value"] == 2


def test_self_push_lets_returning_dice_work_again() -> None:
    table = Table(2, self_push="on")
    table.do(0, "claim", "place:0.2.1", "done").do(1, "recover").do(0, "claim")
    assert "place:0.1.3" in table.legal()
    assert "place:0.2.3" not in table.legal()  # one die is in hand, two lie on the card
    table.do(0, "place:0.1.3")
    assert table.said("evicted") == [{"seat": 0, "slot": 0, "dice": 2, "type": table.s.slot_card[0] // 4}]


def test_self_push_in_solo() -> None:
    table = Table(1, self_push="on")
    table.do(0, "claim", "place:0.1.6", "done").chance(1, 1, 1)
    table.do(0, "claim")
    assert "place:0.2.4" in table.legal()
    assert table.why_not(0, "place:0.2.3") == "CR-5.5"
