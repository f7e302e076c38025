"""The numbers of actions, their order in legal lists, and the size of small trees.

From the root, `PYTHONPATH=src python -m tests.games.crypt.test_codec` writes the stored playthroughs again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rookery.games.crypt import actions, declared, placements, tensor
from rookery.games.crypt.const import DICE, FACES, VALUES
from rookery.kernel import perft, playthrough
from tests.games.crypt.setting import GAME, Table

STORED = Path(__file__).parent / "playthroughs"
SEED = 20181


def story(seats: int) -> str:
    """A random game with random collectors, printed in full."""
    return playthrough(GAME, seats, GAME.settle(seats, {"collectors": "random"}), SEED + seats)


def claims(dice: int, slots: int) -> int:
    """Part 8.2: the coefficients of (1 + 6x + 6x2 + 6x3) to the power of the slots, up to the dice."""
    powers = [1, 0, 0, 0]
    for _ in range(slots):
        powers = [
            sum(powers[low] * (6 if high > low else 1) for low in range(high + 1) if high - low <= 3)
            for high in range(4)
        ]
    return sum(powers[1 : dice + 1])


def count_claims(table: Table) -> int:
    """Whole claims from the opening to the end of the turn, counted by playing them."""
    seat, turn = GAME.actor(table.s), table.s.turn

    def count() -> int:
        if table.s.phase != 5 or table.s.turn != turn:
            return 1
        total = 0
        here = table.s
        for code in GAME.legal(here, seat):
            table.s = here.copy()
            GAME.apply(table.s, seat, code, table.out)
            total += count()
        table.s = here
        return total

    table.do(seat, "claim")
    return count()


def test_the_numbers_of_a_group_are_the_codecs() -> None:
    assert declared.CODEC.pack("place", (1, 1, 1)) == actions.GROUPS
    assert placements.TOTALS == DICE * FACES + 1
    assert tensor.HIDDEN == VALUES + 1


def test_every_action_has_its_words() -> None:
    assert GAME.notation(0) == "place:0.1.1"
    assert GAME.pack("place", 5, 3, 6) == 107
    assert GAME.unpack(119) == ("reroll", {"effort": 2})
    for action in range(GAME.n_actions):
        assert GAME.codec.parse(GAME.notation(action)) == action


def test_the_formula_gives_the_printed_table() -> None:
    table = {2: (12, 60, 144), 3: (18, 144, 594), 4: (24, 264, 1584), 5: (30, 420, 3330), 6: (36, 612, 6048)}
    for slots, counts in table.items():
        assert tuple(claims(dice, slots) for dice in (1, 2, 3)) == counts


@pytest.mark.parametrize(("seats", "slots"), [(1, 3), (2, 3), (3, 4), (4, 6)])
def test_claims_are_as_many_as_the_formula_says(seats: int, slots: int) -> None:
    for dice in (1, 2, 3):
        assert count_claims(Table(seats, tired={0: 3 - dice})) == claims(dice, slots)


@pytest.mark.parametrize(("seats", "slots"), [(2, 3), (3, 4), (4, 6)])
def test_lights_out_claims(seats: int, slots: int) -> None:
    table = Table(seats)
    while table.s.turn < max(seats, 3) - 1:
        table.do(GAME.actor(table.s), "recover")
    assert count_claims(table) == 18 * slots


def test_claims_after_pottery_b() -> None:
    table = Table(2, sides="AAABAA", cards={0: ["PO1", "PO2"]})
    table.do(0, "pottery:2")
    assert count_claims(table) == 144


def test_a_held_card_takes_fewer_groups() -> None:
    """Against 2 x 3 only totals above 6 fit: 2 x 4..6 and 3 x 3..6 are 7; the other two cards are free."""
    table = Table(2).do(0, "claim", "place:0.2.3", "done").do(1, "claim")
    assert len(GAME.legal(table.s, 1)) == 7 + 18 + 18
    with_one = [move for move in table.legal() if move.startswith("place:0")]
    assert with_one == [f"place:0.2.{n}" for n in (4, 5, 6)] + [f"place:0.3.{n}" for n in (3, 4, 5, 6)]


def test_perft_of_fixed_positions() -> None:
    table = Table(2)
    assert perft(GAME, table.s, 1) == 2  # recover, claim
    assert perft(GAME, table.s, 2) == 2 + 54  # recover: the other's two; claim: 3 cards * 18 groups
    # Third step. After a pass: a pass leads to the Leader's two, a claim to 54 groups. After a first group:
    # with three dice on it or on the last card the turn ends and the next seat has two; else there is `done`
    # and the groups of the dice in hand on the cards to the right.
    lines = 0
    for slot in range(3):
        for dice in (1, 2, 3):
            free = (2 - slot) * 6 * (3 - dice)
            lines += 6 * (free + 1 if free else 2)
    assert perft(GAME, table.s, 3) == 2 + 54 + lines
    solo = Table(1, leader=1)
    assert perft(GAME, solo.s, 3) == 216  # three dice of the Ghost
    dark = Table(3).do(0, "recover").do(1, "recover").do(2, "claim")
    assert perft(GAME, dark.s, 1) == 72


def test_the_top_of_the_deck_is_drawn_by_its_copies() -> None:
    table = Table(3)
    s = table.s
    for move in (0, 1, 2):
        table.do(move, "recover")
    assert GAME.streams[GAME.stream(table.s)] == "deck"
    outcomes = GAME.outcomes(table.s)
    assert {GAME.weight(table.s, outcome) for outcome in outcomes} == {1, 2}
    assert sum(GAME.weight(table.s, outcome) for outcome in outcomes) == s.deck_size


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_stored_playthrough_holds(seats: int) -> None:
    assert story(seats) == (STORED / f"{seats}.txt").read_text()


if __name__ == "__main__":
    for number in (1, 2, 3, 4):
        (STORED / f"{number}.txt").write_text(story(number))
