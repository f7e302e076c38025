"""The solo game: the Ghost's vectors, its order of cards and its torches."""

from __future__ import annotations

import pytest

from rookery.games.crypt.phases.ghost import ghost_groups
from rookery.kernel import CHANCE, OVER
from rookery.kernel.runtime import i64, vec
from tests.games.crypt.setting import GAME, Table, bonuses, name_of

Groups = list[tuple[str, int, int] | None]  # who, dice, effort; None on a free card


def crypt_of(table: Table) -> Groups:
    """What lies on each card."""
    s = table.s
    return [
        None if s.slot_owner[slot] < 0 else ("hg"[s.slot_owner[slot]], s.slot_dice[slot], s.slot_effort[slot])
        for slot in range(3)
    ]


def before_ghost(groups: Groups) -> Table:
    """The human has led with these groups; the Ghost is about to roll for its normal turn.

    Some vectors show more than three human dice: the human then has as many as it takes.
    """
    table = Table(1)
    table.do(0, "recover")
    assert GAME.actor(table.s) == CHANCE
    for slot, group in enumerate(groups):
        if group:
            table.lay(slot, 0, group[1], group[2])
    return table


def second_turn() -> Table:
    """g6, h5, h2 on the cards; the human has evicted two Ghost dice in this round."""
    table = Table(1, leader=1)
    table.chance(6, 2, 1)
    assert crypt_of(table) == [("g", 1, 6), ("g", 1, 2), ("g", 1, 1)]
    table.do(0, "claim", "place:1.1.5", "place:2.1.2")
    assert table.s.ghost_hand == 2
    return table


@pytest.mark.parametrize(
    ("name", "groups", "faces", "after", "back"),
    [
        (
            "V1",
            [("h", 1, 5), ("h", 1, 4), ("h", 1, 2)],
            (3, 3, 4),
            [("g", 2, 3), ("h", 1, 4), ("g", 1, 4)],
            2,
        ),
        ("V2", [None, None, None], (6, 4, 1), [("g", 1, 6), ("g", 1, 4), ("g", 1, 1)], 0),
        ("V3", [None, None, None], (2, 2, 4), [("g", 2, 2), ("g", 1, 4), None], 0),
        ("V4", [None, None, None], (5, 5, 5), [("g", 3, 5), None, None], 0),
        ("V5", [("h", 1, 6)] * 3, (3, 3, 6), [("h", 1, 6)] * 3, 0),
        ("V6", [("h", 2, 4), None, ("h", 1, 1)], (4, 4, 2), [("h", 2, 4), ("g", 2, 4), ("g", 1, 2)], 1),
        ("V7", [("h", 2, 4), None, ("h", 1, 1)], (2, 2, 2), [("h", 2, 4), ("g", 3, 2), ("h", 1, 1)], 0),
    ],
)
def test_T39_ghost_turn(name: str, groups: Groups, faces: tuple[int, ...], after: Groups, back: int) -> None:
    table = before_ghost(groups)
    home = table.s.active[0]
    table.chance(*faces)
    assert crypt_of(table) == after, name
    assert table.s.active[0] == home + back
    on_cards = sum(group[1] for group in after if group and group[0] == "g")
    assert table.s.ghost_aside == 3 - on_cards
    assert GAME.faults(table.s) == []


@pytest.mark.parametrize(
    ("name", "faces", "after", "aside"),
    [
        ("V8", (4, 4), [("g", 1, 6), ("g", 2, 4), ("h", 1, 2)], 0),
        ("V9", (6, 3), [("g", 1, 6), ("g", 1, 6), ("h", 1, 2)], 1),
        ("V10", (4, 3), [("g", 1, 6), ("h", 1, 5), ("g", 1, 4)], 1),
        ("V11", (2, 1), [("g", 1, 6), ("h", 1, 5), ("h", 1, 2)], 2),
    ],
)
def test_T39_ghost_second_turn(name: str, faces: tuple[int, ...], after: Groups, aside: int) -> None:
    table = second_turn()
    table.chance(faces[0])
    assert crypt_of(table) == [("g", 1, 6), ("h", 1, 5), ("h", 1, 2)]
    table.chance(faces[1])
    claimed = [(event["slot"], event["dice"], event["effort"]) for event in table.said("ghost_claimed")[3:]]
    before: Groups = [("g", 1, 6), ("h", 1, 5), ("h", 1, 2)]
    for slot, dice, effort in claimed:
        before[slot] = ("g", dice, effort)
    assert before == after, name
    assert sum(event["dice"] for event in table.said("ghost_aside")) == aside


@pytest.mark.parametrize(
    ("name", "drawn", "order"),
    [
        ("V12", ["JW2", "ID4", "PO3"], ["ID4", "PO3", "JW2"]),
        ("V13", ["JW3", "ID3", "PO1"], ["JW3", "ID3", "PO1"]),
        ("V14", ["JW1", "ID2", "PO4"], ["PO4", "ID2", "JW1"]),
        ("low", ["JW2", "ID2", "PO4"], ["PO4", "JW2", "ID2"]),
        ("high", ["JW3", "ID4", "PO4"], ["ID4", "JW3", "PO4"]),
    ],
)
def test_T39_order_of_the_crypt(name: str, drawn: list[str], order: list[str]) -> None:
    table = Table(1, crypt=drawn)
    assert [name_of(number) for number in table.s.slot_card] == order, name
    hidden = order.index(drawn[2])
    assert [slot["up"] for slot in table.view(0)["crypt"]] == [slot != hidden for slot in range(3)]
    assert table.view(0)["crypt"][hidden]["value"] == 0


def test_groups_of_equal_total_go_by_dice() -> None:
    assert ghost_groups(vec[i64]([6, 3, 3])) == [2 * 8 + 3, 1 * 8 + 6]
    assert ghost_groups(vec[i64]([4, 2, 2])) == [2 * 8 + 2, 1 * 8 + 4]
    assert ghost_groups(vec[i64]([2, 1, 1])) == [2 * 8 + 1, 1 * 8 + 2]
    assert ghost_groups(vec[i64]([5, 5, 5])) == [3 * 8 + 5]
    assert ghost_groups(vec[i64]([1, 2, 3])) == [8 + 3, 8 + 2, 8 + 1]
    assert ghost_groups(vec[i64]([4])) == [8 + 4]


@pytest.mark.parametrize("first", range(1, 7))
def test_groups_agree_with_sorting(first: int) -> None:
    for second in range(1, 7):
        for third in range(1, 7):
            faces = [first, second, third]
            groups = sorted(
                ((faces.count(face), face) for face in set(faces)),
                key=lambda group: (-group[0] * group[1], -group[0]),
            )
            assert ghost_groups(vec[i64](faces)) == [dice * 8 + face for dice, face in groups]


def test_solo_torches_change_sides_and_turns_follow() -> None:
    table = Table(1)
    order: list[tuple[int, int, int]] = []
    leaders: list[int] = []
    while GAME.actor(table.s) != OVER:
        seat = GAME.actor(table.s)
        if seat == CHANCE:
            table.chance(GAME.outcomes(table.s)[0])
            continue
        if not leaders or table.s.round > len(leaders):
            leaders.append(table.s.leader)
            assert table.view(0)["lights_out"] == table.s.leader
        order.append((table.s.round, table.s.turn, GAME.question(table.s, 0).args["lights_out"]))
        table.do(0, "recover")
    assert leaders == [0, 1, 0, 1, 0, 1, 0, 1]
    wanted = [[(number, 0, 0), (number, 2, 1)] if number % 2 else [(number, 1, 0)] for number in range(1, 9)]
    assert order == [turn for turns in wanted for turn in turns]
    assert len(order) == 12


def test_ghost_rests_in_its_second_turn_if_nobody_was_evicted() -> None:
    table = Table(1, leader=1)
    table.chance(5, 5, 5)
    table.do(0, "recover")
    assert table.s.round == 2
    assert [event["dice"] for event in table.said("ghost_rolled")] == [3]


def test_set_aside_dice_are_not_rolled_again() -> None:
    table = Table(1, leader=1, sides="AAABAA", cards={0: ["PO1", "PO2"]}, crypt=["JW4", "ID3", "TA1"])
    table.do(0, "pottery:2")  # two cards are left, so the third group finds no place
    table.chance(6, 5, 4)
    assert table.s.ghost_aside == 1
    table.do(0, "claim", "place:1.1.6")
    assert table.s.ghost_hand == 1
    table.chance(1)
    assert [event["dice"] for event in table.said("ghost_rolled")] == [3, 1]


def test_pottery_b_leaves_the_order_as_it_is() -> None:
    table = Table(1, sides="AAABAA", cards={0: ["PO1", "PO2"]}, crypt=["JW4", "ID1", "TA1"])
    table.do(0, "pottery:1")
    assert [slot["here"] for slot in table.view(0)["crypt"]] == [True, False, True]
    table.do(0, "recover")
    table.chance(6, 4, 1)
    assert [event["slot"] for event in table.said("ghost_claimed")] == [0, 2]
    assert table.said("ghost_aside") == [{"dice": 1}]


def test_manuscript_b_leaves_the_order_as_it_is() -> None:
    table = Table(1, sides="AABAAA", cards={0: ["MS1"]}, crypt=["JW2", "ID1", "TA1"])
    assert [name_of(number) for number in table.s.slot_card] == ["TA1", "JW2", "ID1"]
    table.do(0, "manuscript")
    assert table.view(0)["crypt"][0]["value"] == 1
    assert [name_of(number) for number in table.s.slot_card] == ["TA1", "JW2", "ID1"]


def test_T40_the_ghost_discards_what_it_claims_unseen() -> None:
    table = Table(1, crypt=["JW2", "ID1", "TA4"])
    table.do(0, "recover").chance(6, 4, 1)
    table.do(0, "recover")
    assert table.s.round == 2
    assert [list(own) for own in table.s.cards] == [[]]
    for seat in (-1, 0):
        assert table.view(seat)["discard"] == [
            {"type": 5, "value": 0},
            {"type": 1, "value": 2},
            {"type": 0, "value": 1},
        ]
    assert [event["value"] for event in table.said("ghost_took")] == [0, 2, 1]
    assert table.said("rolled") == []  # the Ghost's dice are never tested


def test_all_evicted_by_the_ghost() -> None:
    table = Table(1, tired={0: 2})
    table.do(0, "claim", "place:0.1.1").chance(6, 6, 6)
    assert list(table.s.active) == [1]
    table.do(0, "claim", "place:1.1.1")
    assert list(table.s.exhausted) == [2]  # a die lies on a card


def test_all_evicted_by_the_ghost_in_its_second_turn() -> None:
    table = Table(1, leader=1, tired={0: 2})
    table.chance(2, 2, 2)
    table.do(0, "claim", "place:1.1.1")
    assert table.s.round == 2  # nobody was evicted: no second roll
    table = Table(1, leader=1, tired={0: 1})
    table.chance(3, 1, 1)
    table.do(0, "claim", "place:1.1.3", "done")
    table.chance(2, 2)  # two dice of 2 beat the 3
    assert table.said("all_evicted") == [{"seat": 0, "dice": 1}]
    assert list(table.s.active) == [3]


@pytest.mark.parametrize(
    ("coins", "rank"),
    [(29, "fool"), (30, "petty"), (39, "petty"), (40, "wealthy"), (49, "wealthy"), (50, "magnificent")],
)
def test_T40_solo_ranks(coins: int, rank: str) -> None:
    cards = {
        29: ["JW4", "ID4", "PO4", "TA4", "RE4", "MS1"],
        30: ["JW4", "ID4", "PO4", "TA4", "RE4", "MS2"],
        39: ["JW4", "ID4", "PO4", "TA4", "RE4", "MS4", "ID3", "ID2", "ID1", "RE1"],
        40: ["JW4", "ID4", "PO4", "TA4", "RE4", "MS4", "ID3", "ID2", "ID1", "RE2"],
        49: [
            "JW4",
            "ID4",
            "PO4",
            "TA4",
            "RE4",
            "MS4",
            "ID3",
            "ID2",
            "ID1",
            "RE2",
            "RE3",
            "TA3",
            "TA2",
            "TA1",
        ],
        50: [
            "JW4",
            "ID4",
            "PO4",
            "TA4",
            "RE4",
            "MS4",
            "ID3",
            "ID2",
            "ID1",
            "RE1",
            "RE2",
            "RE3",
            "TA3",
            "TA2",
            "TA1",
        ],
    }[coins]
    table = Table(1, leader=1, last=True, cards={0: cards})
    bonus = sum(GAME.scores(table.s)[0].parts[1:7])
    assert bonus == 5  # Tapestry A
    assert GAME.verdict(table.s) == ""
    table.chance(1, 2, 3)
    table.do(0, "recover")
    assert GAME.actor(table.s) == OVER
    assert GAME.scores(table.s)[0].total == coins
    assert GAME.verdict(table.s) == f"rank-{rank}"
    assert table.view(0)["verdict"] == f"rank-{rank}"
    assert GAME.winners(table.s) == ([] if rank == "fool" else [0])
    assert table.said("ranked") == [
        {"coins": coins, "rank": ["fool", "petty", "wealthy", "magnificent"].index(rank)}
    ]


def test_solo_collectors_count_the_human_alone() -> None:
    table = Table(1, sides="BAAAAB", cards={0: ["TA1", "TA2", "TA3"]}, crypt=["ID1", "ID2", "JW1"])
    table.do(0, "claim", "place:1.1.1", "place:2.1.1").chance(6, 6, 6)
    table.do(0, "recover")
    assert table.owned(0)[3:] == ["ID2!", "ID1!"]
    parts = dict(zip(GAME.score_parts, GAME.scores(table.s)[0].parts, strict=True))
    assert parts["tapestry"] == 7
    assert parts["idol"] == 5
    assert bonuses(1, "AAAAAA", {0: ["TA1"]})[0]["tapestry"] == 5
