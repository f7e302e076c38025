"""A tie for first is rolled for with the servants that are left (CR-8.5)."""

from __future__ import annotations

import pytest

from rookery.games.crypt.phases.end import begin_tie, end_game
from rookery.kernel import OVER
from rookery.kernel.ending import TieBreak
from rookery.kernel.runtime import i64, vec
from tests.games.crypt.setting import GAME, Table, card


def ended(hands: dict[int, tuple[list[str], int]], leader: int = 0) -> Table:
    """The game is over for seats with these cards and so many servants that are not exhausted."""
    table = Table(len(hands), last=True, leader=leader, sides="BBBAAB")
    for seat, (names, dice) in hands.items():
        table.s.cards[seat] = vec[i64]([card(name, seat) for name in names])
        table.s.active[seat], table.s.exhausted[seat] = dice, 3 - dice
    end_game(GAME.tables, table.s, table.out)
    return table


def test_T37_more_pips_win() -> None:
    table = ended({0: (["ID3"], 2), 1: (["ID4"], 1)})
    assert table.view(0)["phase"] == "tie_roll"
    assert table.said("tied") == [{"seat": 0, "dice": 2}, {"seat": 1, "dice": 1}]
    assert GAME.streams[GAME.stream(table.s)] == "tie"
    table.chance(3, 4, 6)
    assert GAME.winners(table.s) == [0]
    assert table.view(1)["tie"] == {"round": 1, "seats": [0, 1], "sums": [7, 6]}
    assert table.said("tie_rolled") == [
        {"seat": 0, "face": 3},
        {"seat": 0, "face": 4},
        {"seat": 1, "face": 6},
    ]
    assert table.said("won") == [{"seat": 0, "coins": 5}]


def test_T37_equal_sums_roll_again() -> None:
    table = ended({0: (["ID3"], 2), 1: (["ID4"], 1)})
    table.chance(3, 3, 6)
    assert table.view(0)["tie"] == {"round": 2, "seats": [0, 1], "sums": [0, 0]}
    assert GAME.winners(table.s) == []
    table.chance(1, 2, 4)
    assert GAME.winners(table.s) == [1]


def test_T37_without_servants_the_victory_is_shared() -> None:
    table = ended({0: (["ID3"], 0), 1: (["PO3"], 0)})
    assert GAME.actor(table.s) == OVER
    assert GAME.winners(table.s) == [0, 1]
    assert "tie" not in table.view(0)


def test_T37_twenty_repetitions_then_shared() -> None:
    table = ended({0: (["ID3"], 1), 1: (["PO3"], 1)})
    for number in range(1, 21):
        assert table.s.tie_round == number
        table.chance(4, 4)
    assert GAME.actor(table.s) == OVER
    assert GAME.winners(table.s) == [0, 1]
    assert len(table.said("tie_rolled")) == 40


def test_a_player_without_servants_has_no_pips() -> None:
    table = ended({0: (["ID3"], 0), 1: (["ID2"], 1)})
    table.chance(1)
    assert GAME.winners(table.s) == [1]


def test_only_those_still_tied_roll_again() -> None:
    table = ended({0: (["ID3"], 1), 1: (["PO3"], 1), 2: (["MS3"], 1), 3: (["MS1"], 1)})
    table.chance(5, 5, 2)
    assert table.view(3)["tie"]["seats"] == [0, 1]
    table.chance(1, 2)
    assert GAME.winners(table.s) == [1]


def test_the_last_leader_rolls_first() -> None:
    table = ended({0: (["ID3"], 1), 1: (["PO3"], 1), 2: (["MS3"], 1)}, leader=1)
    table.chance(1, 2, 3)
    assert [event["seat"] for event in table.said("tie_rolled")] == [1, 2, 0]
    assert GAME.winners(table.s) == [0]


def test_no_tie_no_roll() -> None:
    table = ended({0: (["ID3"], 1), 1: (["PO4"], 1)})
    assert GAME.winners(table.s) == [1]
    assert "tie" not in table.view(0)


def test_lower_ranks_share_without_rolls() -> None:
    table = ended({0: (["ID4"], 2), 1: (["PO3"], 1), 2: (["MS3"], 1)})
    assert GAME.winners(table.s) == [0]


def test_remains_count_before_the_tie() -> None:
    """CR-8.2 before CR-8.5: a servant brought back by Remains A is a coin, and rolls."""
    table = Table(2, last=True)
    table.s.cards[0] = vec[i64]([card("RE1", 0), card("RE1?", 0)])
    table.s.cards[1] = vec[i64]([card("ID2", 1)])
    table.s.active, table.s.exhausted = vec[i64]([0, 1]), vec[i64]([3, 2])
    end_game(GAME.tables, table.s, table.out)
    assert table.owned(0) == ["RE1!", "RE1!"]
    table.chance(6, 5)
    assert GAME.winners(table.s) == [0]


def test_all_collections_are_shown_at_the_end() -> None:
    table = ended({0: (["ID4?", "JW1"], 2), 1: (["PO3?"], 1)})
    assert [event["value"] for event in table.said("shown")] == [4, 3]
    for seat in (-1, 0, 1):
        assert [card["value"] for card in table.view(seat)["players"][0]["cards"]] == [4, 1]
        assert [card["value"] for card in table.view(seat)["players"][1]["cards"]] == [3]
        assert table.view(seat)["scores"][1] == [4, 3, 0, 0, 0, 0, 0, 0, 1]
    assert [event[0] for event in table.heard()].index("ended") < [event[0] for event in table.heard()].index(
        "shown"
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tie_of_all_can_be_won_by_anybody(seats: int) -> None:
    for winner in range(seats):
        table = Table(seats, last=True)
        begin_tie(GAME.tables, table.s, (1 << seats) - 1, table.out)
        while GAME.actor(table.s) != OVER:
            roller = len(table.said("tie_rolled")) // 3  # three servants each, from the Leader on
            table.chance(6 if roller == winner else 1)
        assert GAME.winners(table.s) == [winner]


def test_the_end_tells_what_was_rolled() -> None:
    table = ended({0: (["ID3"], 2), 1: (["ID4"], 1), 2: (["ID1"], 3)})
    table.chance(3, 4, 6)
    assert GAME.tie_breaks(table.s) == [TieBreak("rolled", "CR-8.5", [0, 1], [7, 6])]
    lone = ended({0: (["ID3"], 2), 1: (["ID2"], 1)})
    assert GAME.tie_breaks(lone.s) == []


def test_the_end_tells_that_nobody_could_roll() -> None:
    table = ended({0: (["ID3"], 0), 1: (["PO3"], 0)})
    assert GAME.tie_breaks(table.s) == [TieBreak("servants", "CR-8.5", [0, 1], [0, 0])]
