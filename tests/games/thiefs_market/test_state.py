"""The state: copies, saves, invariants, options."""

from __future__ import annotations

from typing import Any

import pytest

from rookery.games.thiefs_market.flow import ORDER
from rookery.games.thiefs_market.phase_numbers import ENDED, GO_GAIN, GO_REFILL
from rookery.games.thiefs_market.state import FIELDS
from rookery.kernel import CHANCE, MUTE, OVER, Picker, perft, playthrough
from rookery.kernel.runtime import append, i64, vec
from tests.games.thiefs_market.positions import GAME, Table, shopping, splitting


def test_a_save_comes_back_and_a_copy_shares_nothing() -> None:
    table = splitting("WWG", {0: "RBF"}, 1).play("steal:0", "keep:0.1")
    data = GAME.dump(table.s)
    assert GAME.dump(GAME.restore(data)) == data
    twin = table.s.copy()
    for name in FIELDS.lists:
        getattr(twin, name)[0] += 1
    twin.cards[0] = append(twin.cards[0], 1)
    assert GAME.dump(table.s) == data
    assert set(data) == {field.name for field in FIELDS.declared}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"pile": None}, "the saved state lacks pile"),
        ({"dragon": 1}, "the saved state has an unknown dragon"),
        ({"round": "2"}, "the saved state's round is '2', not a whole number"),
        ({"round": 2**70}, "not a whole number"),
        ({"seats": 2}, "the saved state has 2 seats; Thief's Market is for 3 to 5"),
        ({"gold": [1, 2, "x"]}, "the saved state's gold is not a list of whole numbers"),
        ({"cards": [[1], 2, []]}, "the saved state's cards are not lists of whole numbers"),
        ({"cards": 3}, "the saved state's cards are not lists of whole numbers"),
        ({"gold": [1, 2]}, "the saved state breaks I11"),
        ({"phase": 29}, "the saved state breaks I11"),
        ({"gold": [1, -2, 0]}, "the saved state breaks I04"),
    ],
)
def test_a_broken_save_is_refused(change: dict[str, Any], sentence: str) -> None:
    data = {**GAME.dump(shopping("RR", ["tailor"]).s), **change}
    data = {name: value for name, value in data.items() if value is not None}
    with pytest.raises(ValueError, match=sentence):
        GAME.restore(data)


def test_chance_decides_nothing_that_a_player_does() -> None:
    s = splitting("WWG", {0: "RBF"}, 1).s
    s.actor = CHANCE
    with pytest.raises(ValueError, match="leaves to chance what a player decides"):
        GAME.pass_chance(s, Picker(1))


def test_every_number_of_a_phase_belongs_to_one_room() -> None:
    numbers = sorted(number for phase in ORDER for number in phase.numbers)
    assert numbers == [*range(ENDED + 1), *range(GO_REFILL, GO_GAIN + 1)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_random_choice_is_drawn_from_the_legal_list(seats: int) -> None:
    s = GAME.new(seats, GAME.settle(seats, {"promos": "on", "appendage_a": "one_die"}))
    pick, twin = Picker(seats), Picker(seats)
    while (seat := GAME.actor(s)) != OVER:
        if seat == CHANCE:
            action = GAME.sample(s, pick)
            assert GAME.sample(s, twin) == action
        else:
            legal = GAME.legal(s, seat)
            assert legal == sorted(set(legal))
            action = GAME.choose(s, seat, pick)
            assert legal[int(twin.below(len(legal)))] == action
        GAME.apply(s, seat, action, MUTE)


def broken(table: Table) -> list[str]:
    return GAME.faults(table.s)


def test_invariants_are_noticed_when_broken() -> None:
    table = shopping("RR", ["tailor"], ["fence"])
    assert broken(table) == []
    table.s.pile[0] += 1
    assert broken(table) == ["I01"]
    table.s.pile[0] -= 1
    table.s.pile[6] += 1
    assert broken(table) == ["I02"]
    table.s.pile[6] -= 1
    table.s.market[1] = table.s.cards[0][0]
    assert broken(table) == ["I03"]
    table.s.market[1] = -1
    table.s.cards[0] = vec[i64]()
    assert broken(table) == ["I03"]  # a card that is nowhere
    table = shopping("RR", ["tailor"])
    table.s.deck_left[1] -= 1
    assert broken(table) == ["I03"]
    table.s.deck_left[1] += 1
    table.s.cards[0] = vec[i64]([16 + 128 * 60])
    assert broken(table) == ["I11"]
    table.s.cards[0] = vec[i64]()
    table.s.purchases = 9
    assert broken(table) == ["I07"]
    table.s.purchases = 0
    table.s.active = 1
    table.s.deck_left[1] -= 1
    table.fill(0)
    assert "I09" in broken(table)


def test_rows_and_piles_are_noticed_when_broken() -> None:
    table = Table(3).fill(0)
    table.offer("brooch")
    table.s.active = 0
    assert broken(table) == ["I09"]
    table = splitting("WWG", {0: "RBF"}, 1).play("steal:0")
    table.s.size[0] = 9
    assert broken(table) == ["I05"]
    table.s.size[0] = 3
    table.s.have = 4
    assert broken(table) == ["I05"]
    table.s.have = 0
    table.s.actor = 0
    assert broken(table) == ["I05"]


def test_options_are_settled() -> None:
    with pytest.raises(ValueError, match="option 'first_seat' is seat 4, the table has 3"):
        GAME.settle(3, {"first_seat": "4"})
    with pytest.raises(ValueError, match="thiefs_market is for 3 to 5 players, not 2"):
        GAME.settle(2, {})
    settled = GAME.settle(5, {"first_seat": 5, "promos": True})
    assert settled["first_seat"] == "5"
    assert settled["promos"] == "on"
    assert settled["max_rounds"] == "100"
    assert settled["infamy_visibility"] == "hidden"


def test_the_first_player_is_random_unless_chosen() -> None:
    table = Table(4)
    assert GAME.outcomes(table.s) == [0, 1, 2, 3]
    table = Table(4, first_seat="4")
    assert GAME.outcomes(table.s) == [3]


def test_perft_of_a_small_position() -> None:
    table = splitting("WF", {0: "RB"}, 1)
    assert [perft(GAME, table.s, depth) for depth in (1, 2, 3)] == PERFT


PERFT = [2, 4, 16]


def test_the_same_seed_tells_the_same_story() -> None:
    options = GAME.settle(3, {"promos": "on"})
    assert playthrough(GAME, 3, options, 4) == playthrough(GAME, 3, options, 4)
