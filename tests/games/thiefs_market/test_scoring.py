"""The end of the game: points, majorities, ties (TM-8)."""

from __future__ import annotations

import pytest

from rookery.games.thiefs_market.phase_numbers import ENDED, GO_END
from rookery.games.thiefs_market.scoring import best
from rookery.kernel.ending import TieBreak
from rookery.kernel.runtime import i64, vec
from tests.games.thiefs_market.positions import GAME, Table, go_on, lay_out


def final(
    cards: dict[int, list[str]], gold: list[int], infamy: list[int], seats: int = 3, **options: str
) -> Table:
    """The end of a game with these cards and tokens."""
    table = Table(seats, **options)
    for seat, keys in cards.items():
        table.give(seat, *keys)
    lay_out(table, "", {0: "F"})
    table.s.gold = vec[i64](gold)
    table.s.infamy = vec[i64](infamy)
    return go_on(table, GO_END)


def parts(table: Table) -> list[list[int]]:
    """Cards, infamy, henchmen and gold of every seat."""
    return [score.parts for score in GAME.scores(table.s)]


def test_T36_a_whole_score() -> None:
    table = final(
        {
            0: [
                "disgruntled_minion",
                "executive_assistant",
                "nearby_safehouse",
                "fortified_safehouse",
                "crown",
            ],
            1: [
                "fence",
                "tailor",
                "glamer",
                "collecting_golem",
                "philosophers_stone",
                "treasure_map_1",
            ],
            2: [
                "treasure_map_2",
                "loyalty_program",
                "political_campaign",
                "pawnbroker",
                "local_celebrity",
            ],
        },
        [2, 4, 4],
        [5, 7, 9],
    )
    assert parts(table) == [[12, 5, 3, 0], [8, 7, 0, 2], [13, 9, 0, 2]]
    assert [score.total for score in GAME.scores(table.s)] == [20, 17, 24]
    assert GAME.winners(table.s) == [2]
    assert table.told("won") == [{"seat": 2, "points": 24}]
    assert table.s.phase == ENDED


def test_T38_ties_are_broken_by_cards_then_tokens() -> None:
    table = Table(3)
    table.s.cards = vec[vec[i64]]([vec[i64]([0] * cards) for cards in (6, 6, 5)])
    table.s.gold = vec[i64]([4, 5, 10])
    table.s.infamy = vec[i64]([5, 5, 10])
    assert best(table.s, [30, 30, 30]) == [1]
    assert best(table.s, [30, 29, 30]) == [0]
    assert best(table.s, [30, 30, 31]) == [2]


def test_who_is_tied_to_the_last_shares_the_victory() -> None:
    table = final({}, [1, 1, 0], [3, 3, 4])
    assert parts(table) == [[0, 3, 0, 2], [0, 3, 0, 2], [0, 4, 0, 0]]
    assert GAME.winners(table.s) == [0, 1]


def test_the_end_tells_how_a_tie_was_decided() -> None:
    table = final({}, [1, 1, 0], [3, 3, 4])
    assert GAME.tie_breaks(table.s) == [
        TieBreak("cards", "TM-8.7", [0, 1], [0, 0]),
        TieBreak("tokens", "TM-8.8", [0, 1], [4, 4]),
        TieBreak("shared", "TM-8.9", [0, 1], []),
    ]
    clear = final({}, [1, 0, 0], [3, 3, 4])
    assert GAME.tie_breaks(clear.s) == []


def test_the_best_card_has_a_prize() -> None:
    table = final({0: ["crown"], 1: ["fence", "tailor"]}, [1, 1, 0], [3, 3, 4])
    (prize,) = GAME.prizes(table.s)
    assert (prize.name, prize.args["seat"]) == ("card", 0)
    assert GAME.terms["card"][prize.args["card"]] == "crown"
    assert prize.args["points"] == GAME.scores(table.s)[0].parts[0]
    assert GAME.prizes(final({}, [1, 1, 0], [3, 3, 4]).s) == []


ONE, TWO = ["tailor"], ["bondsman", "fence"]


@pytest.mark.parametrize(
    ("cards", "second_after_tie", "expected"),
    [
        ({0: TWO, 1: ONE}, "on", [3, 1, 0]),
        ({0: ONE}, "on", [3, 0, 0]),
        ({}, "on", [0, 0, 0]),
        ({0: ["executive_assistant"], 1: TWO, 2: ONE}, "on", [2, 2, 1]),
        ({0: ["executive_assistant"], 1: TWO, 2: ONE}, "off", [2, 2, 0]),
        ({0: TWO, 1: ONE, 2: ["pawnbroker"]}, "on", [3, 0, 0]),
        ({0: TWO, 1: ONE}, "off", [3, 1, 0]),
        ({0: ["bookie"], 1: ONE, 2: ["pawnbroker"]}, "on", [2, 2, 2]),
    ],
)
def test_the_henchmen_majority(
    cards: dict[int, list[str]], second_after_tie: str, expected: list[int]
) -> None:
    table = final(cards, [0, 0, 0], [0, 0, 0], second_after_tie=second_after_tie)
    assert [seat[2] for seat in parts(table)] == expected


@pytest.mark.parametrize(
    ("gold", "expected"),
    [
        ([5, 4, 0], [3, 0, 0]),
        ([5, 5, 4], [2, 2, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([1, 1, 1], [2, 2, 2]),
    ],
)
def test_the_gold_majority_has_no_second_place(gold: list[int], expected: list[int]) -> None:
    table = final({}, gold, [0, 0, 0])
    assert [seat[3] for seat in parts(table)] == expected
    assert list(table.s.gold) == gold  # it is not consumed


def test_majority_points_are_no_tokens() -> None:
    table = final({0: ["political_campaign"]}, [9, 0, 0], [3, 0, 0])
    assert parts(table)[0] == [1, 3, 0, 3]
