"""Decks, rows, and the end of the round (TM-1.5, TM-1.6, TM-7, TM-8.1, TM-8.10)."""

from __future__ import annotations

from rookery.games.thiefs_market.phase_numbers import ENDED, GO_CLOSE, ROLL
from rookery.kernel import CHANCE, OVER, Picker, finish
from rookery.kernel.runtime import append
from tests.games.thiefs_market.positions import GAME, Table, go_on, lay_out, number, shopping


def closing(table: Table, piles: dict[int, str] | None = None) -> Table:
    """The end of a round with these piles, up to the next decision or the end."""
    lay_out(table, "", piles or {0: "F"})
    return go_on(table, GO_CLOSE)


def take_away(table: Table, *letters: int) -> Table:
    """One card of each named row goes to a player, as if bought."""
    for letter in letters:
        slot = next(slot for slot in range(letter * 5, letter * 5 + 5) if table.s.market[slot] >= 0)
        table.s.cards[0] = append(table.s.cards[0], table.s.market[slot])
        table.s.market[slot] = -1
    return table


def sizes(table: Table) -> list[int]:
    """How many cards lie in each row."""
    return [len(table.row(letter)) for letter in range(3)]


def test_set_up_lays_out_five_cards_of_deck_a() -> None:
    table = Table(4, first_seat="3")
    assert table.s.actor == CHANCE
    assert GAME.outcomes(table.s) == [2]
    table.finish_chance()
    assert sizes(table) == [5, 0, 0]
    assert list(table.s.deck_left) == [8, 12, 11]
    assert list(table.s.gold) == [1, 1, 1, 1]
    assert list(table.s.infamy) == [0, 0, 0, 0]
    assert table.s.actor == 2
    assert len(table.told("dealt")) == 5


def test_promos_are_shuffled_in_only_by_option() -> None:
    assert sum(Table(3).s.unseen) == 49
    table = Table(3, promos="on")
    assert sum(table.s.unseen) == 53
    assert list(table.s.deck_left) == [13, 12, 11]


def test_T03_only_the_active_row_is_refilled() -> None:
    table = Table(3).fill(0, 2).drain(0, 0).fill(1)
    closing(take_away(table, 0, 1)).finish_chance()
    assert sizes(table) == [1, 5, 0]


def test_T04_the_row_is_completed_from_its_deck() -> None:
    table = closing(take_away(Table(3).fill(0), 0, 0, 0)).finish_chance()
    assert sizes(table) == [5, 0, 0]
    assert table.s.deck_left[0] == 5


def test_T05_what_is_left_is_dealt_then_the_next_deck_opens() -> None:
    table = closing(take_away(Table(3).fill(0).drain(0, 1), 0, 0, 0)).finish_chance()
    assert sizes(table) == [3, 5, 0]
    assert list(table.s.deck_left) == [0, 7, 11]
    assert table.s.active == 1
    assert table.told("opened") == [{"letter": 1}]


def test_T06_an_empty_deck_with_a_full_row_opens_nothing() -> None:
    table = closing(take_away(Table(3).fill(0).drain(0, 2), 0, 0)).finish_chance()
    assert sizes(table) == [5, 0, 0]
    assert table.s.deck_left[0] == 0
    assert table.s.active == 0


def test_T34_the_game_ends_when_deck_c_cannot_fill_its_row() -> None:
    table = Table(3).fill(2).drain(2, 2)
    closing(take_away(table, 2, 2, 2), {0: "YYF", 1: "MM", 2: "G"})
    assert table.s.phase == ENDED
    assert table.s.actor == OVER
    assert list(table.s.gold) == [3, 1, 1]
    assert table.s.infamy[1] == 2
    assert table.told("bags") == [{"seat": 0, "gold": 2}]
    assert table.told("masks") == [{"seat": 1, "infamy": 2}]
    assert table.told("ended") == [{"ending": 0}]
    assert len(table.told("revealed")) == 3
    assert GAME.verdict(table.s) == ""


def test_deck_c_with_just_enough_cards_goes_on() -> None:
    table = closing(take_away(Table(3).fill(2).drain(2, 3), 2, 2, 2)).finish_chance()
    assert sizes(table)[2] == 5
    assert table.s.actor >= 0


def test_the_dice_go_back_and_the_marker_decides_who_starts() -> None:
    table = shopping("YMRRF", ["tailor"], piles={1: "GG", 2: "W"})
    table.play("end").end_round()
    assert table.s.phase in (ROLL, 1)
    assert table.s.air == table.s.dice
    assert sum(table.s.pile) == 0
    assert table.s.gold[0] == 1
    assert table.s.infamy[0] == 1
    table.finish_chance()
    assert table.s.actor == 0
    assert table.s.round == 2


def test_max_rounds_stops_a_game_in_which_nobody_buys() -> None:
    table = Table(3, max_rounds="20").finish_chance()
    while table.s.actor >= 0:
        move = "end" if table.legal[0] == "end" else table.legal[0]
        table.play(move).finish_chance()
    assert table.s.round == 20
    assert table.s.truncated == 1
    assert GAME.verdict(table.s) == "term-ending-truncated"
    assert GAME.winners(table.s) != []
    assert GAME.view(table.s, -1)["truncated"] is True
    assert table.told("ended") == [{"ending": 1}]


def test_a_last_round_that_would_end_anyway_is_not_truncated() -> None:
    table = take_away(Table(3, max_rounds="20").fill(2).drain(2, 0), 2)
    lay_out(table, "", {0: "F"})
    table.s.round = 20
    go_on(table, GO_CLOSE)
    assert table.s.phase == ENDED
    assert table.s.truncated == 0


def test_the_potion_draws_from_the_next_deck_if_the_active_one_is_empty() -> None:
    for option, gains in (("on", True), ("off", False)):
        table = shopping("RB", ["unlabeled_potion"], potion_next_deck=option).drain(1, 0)
        table.play("buy:unlabeled_potion")
        assert (table.s.actor == CHANCE) is gains
        if gains:
            assert GAME.streams[GAME.stream(table.s)] == "deck C"
            table.deal("crown")
            assert table.owned(0) == ["crown"]
        else:
            assert table.owned(0) == []
            assert table.told("no_card") == [{"seat": 0}]
        assert table.s.purchases == 1


def test_the_potion_finds_nothing_when_deck_c_is_empty() -> None:
    table = shopping("RB", ["unlabeled_potion", "crown"]).drain(2, 0).play("buy:unlabeled_potion")
    assert table.owned(0) == []
    assert GAME.view(table.s, 0)["box"] == [number("unlabeled_potion")]


def test_streams_keep_dice_and_decks_apart() -> None:
    table = Table(3)
    seen = []
    pick = Picker(5)
    while table.s.actor == CHANCE:
        name = GAME.streams[GAME.stream(table.s)]
        if name not in seen:
            seen.append(name)
        GAME.apply(table.s, CHANCE, GAME.sample(table.s, pick), table.out)
    assert seen == ["start", "deck A", "loot"]


def test_every_game_ends_by_itself() -> None:
    for seats in (3, 4, 5):
        for seed in range(5):
            table = Table(seats)
            assert finish(GAME, table.s, Picker(seed)) > 100
            assert table.s.truncated == 0
            assert table.s.round < 40
