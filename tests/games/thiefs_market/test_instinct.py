"""The rule of thumb: what it prefers, and that it pays."""

from __future__ import annotations

import pytest

from rookery.bots import make
from rookery.bots.play import play_game
from rookery.kernel.runtime import i64, vec
from tests.games.thiefs_market.positions import GAME, Table, number, shopping, split_over, splitting


def choice(table: Table) -> str:
    """What the rule of thumb likes best."""
    legal = GAME.legal(table.s, table.s.actor)
    weights = GAME.instinct().weigh(table.s, table.s.actor, legal)
    assert len(weights) == len(legal)
    return GAME.notation(legal[weights.index(max(weights))])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_beats_random(seats: int) -> None:
    """Alone among random bots: by luck alone three wins of three come less than once in twenty times."""
    for game in range(3):
        bots = [make("greedy" if seat == game else "random", seat) for seat in range(seats)]
        assert play_game(GAME, seats, {}, bots, game).winners == [game]


def test_it_buys_the_better_card_with_dice_before_gold() -> None:
    table = shopping("WBB", ["crown", "necklace"], gold=2)
    assert choice(table) == f"buy:{number('crown')}"
    table.play("buy:crown")
    assert choice(table) == "pay:1.1"


def test_it_squeezes_what_is_left_and_ends() -> None:
    table = shopping("R", cards=["tailor"])
    assert choice(table) == f"use:{number('tailor')}"
    assert choice(shopping("M", cards=["gauntlet_of_evil_intent"])) == "end"
    assert choice(shopping("W", cards=["fence"])) == f"use:{number('fence')}"


def test_it_turns_a_die_to_buy_something() -> None:
    table = shopping("RR", ["giant_belt_buckle", "fur_coat"], ["glamer"])
    assert choice(table).startswith("buy")
    table = shopping("RW", ["fur_coat"], ["colored_glass"])
    assert choice(table) == f"use:{number('colored_glass')}"
    assert choice(table.play("use:colored_glass")) == "turn:2"


def test_it_takes_modest_piles_and_robs_fat_ones() -> None:
    table = splitting("F", {0: "MMMMMM"}, 1)
    assert choice(table) == "steal:0"
    table = splitting("MMMMF", {0: "YY"}, 1)
    table.s.gold = vec[i64]([0, 0, 0])
    assert choice(table) == "take"


def test_a_plan_is_followed_kind_by_kind() -> None:
    table = Table(4).finish_chance(3)
    seat = table.s.actor
    while table.s.actor == seat:
        table.play(choice(table))
    assert 1 <= table.s.size[seat] < 8


def test_the_last_player_weighs_all_that_is_left() -> None:
    assert choice(splitting("MMMF", {0: "RR", 2: "R"}, 1)) == "take"


def test_it_rerolls_a_useless_die() -> None:
    cards = {0: ["lucky_animal_appendage"]}
    table = split_over({0: "RF", 1: "W", 2: "B"}, cards, market=["necklace"], gold=0)
    assert choice(table) == "reroll:0"
    table = split_over({0: "MF", 1: "W", 2: "B"}, cards, market=["necklace"], gold=0)
    assert choice(table) == "pass"


def test_it_spares_and_copies() -> None:
    table = splitting("BF", {0: "RWYM"}, 1, cards={0: ["lucky_animal_appendage"]}, appendage_a="one_die")
    table.play("steal:0", "keep:0.0", "keep:1.1", "keep:4.0", "keep:5.0")
    assert choice(table) == "spare:5"
    rivals = {1: ["crown"], 2: ["necklace"]}
    table = shopping("BG", ["mimetic_stew"], rivals=rivals, promos="on").play("buy:mimetic_stew")
    assert choice(table) == f"copy:{number('crown')}"


def test_it_plans_for_extra_purchases() -> None:
    own = {1: ["corrupt_official", "insurance_racket", "exit_strategy"]}
    table = splitting("WRGF", {0: "BB"}, 1, cards=own)
    assert choice(table) in ("take", "steal:0")


def test_the_value_rises_with_points_and_gold() -> None:
    table = shopping("RR", ["tailor"])
    instinct = GAME.instinct()
    before = instinct.value(table.s, 0)
    table.s.infamy[0] += 2
    assert instinct.value(table.s, 0) == before + 2000
    table.s.gold[0] += 1
    assert instinct.value(table.s, 0) > before + 2000
    table.give(0, "fence")
    assert instinct.value(table.s, 0) > before + 3000
