"""The pairs of cards whose meeting is not obvious (contract part 4.3)."""

from __future__ import annotations

from rookery.games.thiefs_market.phase_numbers import GO_CLOSE
from tests.games.thiefs_market.positions import GAME, go_on, number, shopping, split_over, splitting


def test_extra_and_turn_a_turned_colour_gives_no_purchase_and_takes_none() -> None:
    table = shopping("R", cards=["alchemical_lab", "corrupt_official"]).play("use:alchemical_lab", "turn:1")
    assert table.s.allowance == 1
    table = shopping("RR", ["nearby_safehouse", "tailor"], ["alchemical_lab", "disgruntled_minion"])
    table.play("use:alchemical_lab", "turn:3", "buy:nearby_safehouse", "buy:tailor")
    assert table.s.purchases == 2


def test_extra_and_lucky_reroll_the_snapshot_was_before() -> None:
    cards = {0: ["lucky_animal_appendage", "disgruntled_minion", "corrupt_official"]}
    table = split_over({0: "RF", 1: "B", 2: "G"}, cards).play("reroll:0").roll("W")
    assert table.pile(0) == "WF"
    assert table.s.allowance == 2  # for the red that was there, not for the white


def test_tribute_and_racket_the_printed_cost_counts() -> None:
    own = ["insurance_racket", "water_buffalo"]
    table = shopping("", ["tailor"], own).play("buy:tailor")
    assert table.s.infamy[0] == 1
    assert table.s.gold[0] == 0


def test_tribute_and_tribute_each_pays() -> None:
    table = shopping("RW", ["menacing_monocle"], ["water_buffalo", "easily_impressed_noble"])
    assert table.play("buy:menacing_monocle").s.infamy[0] == 2


def test_tribute_and_potion_the_purchase_pays_the_free_card_does_not() -> None:
    own = ["water_buffalo", "sticky_fingered_dockhand", "rumor_monger"]
    table = shopping("RB", ["unlabeled_potion"], own).play("buy:unlabeled_potion")
    assert table.s.infamy[0] == 2
    assert table.deal("brooch").s.infamy[0] == 2


def test_haul_and_potion_the_free_card_pays() -> None:
    table = shopping("RBMF", ["unlabeled_potion", "crown"]).drain(2, 3)
    table.play("buy:unlabeled_potion").deal("big_haul")
    assert table.s.infamy[0] == 4


def test_potion_and_stew_the_gained_stew_copies() -> None:
    rivals = {1: ["fence"], 2: ["tailor"]}
    table = shopping("RBR", ["unlabeled_potion"], rivals=rivals, promos="on")
    table.play("buy:unlabeled_potion").deal("mimetic_stew").play("copy:tailor", "use:mimetic_stew")
    assert table.s.infamy[0] == 1
    assert table.s.purchases == 1


def test_potion_and_extra_the_gained_card_counts_at_once() -> None:
    table = shopping("RBG", ["unlabeled_potion", "nearby_safehouse"]).play("buy:unlabeled_potion")
    table.deal("executive_assistant").play("buy:nearby_safehouse")
    assert table.owned(0) == ["executive_assistant", "nearby_safehouse"]


def test_racket_and_itself_no_discount_on_its_own_purchase() -> None:
    table = shopping("RW", ["insurance_racket"])
    assert table.why_not("buy:insurance_racket") == "TM-6.5"


def test_turn_to_a_bag_and_scales() -> None:
    table = shopping("R", cards=["bondsman", "imbalanced_scales"]).play("use:bondsman")
    go_on(table, GO_CLOSE)
    assert table.s.gold[0] == 2


def test_jeweler_and_scales_a_bag_turned_to_a_gem_is_no_bag() -> None:
    own = ["legitimate_jeweler", "imbalanced_scales"]
    table = shopping("Y", cards=own).play("use:legitimate_jeweler", "turn:0")
    go_on(table, GO_CLOSE)
    assert table.s.gold[0] == 0


def test_gauntlet_and_scales_its_gold_is_no_converted_bag() -> None:
    own = ["gauntlet_of_evil_intent", "imbalanced_scales"]
    table = shopping("M", cards=own).play("use:gauntlet_of_evil_intent")
    go_on(table, GO_CLOSE)
    assert table.s.gold[0] == 1


def test_gauntlet_and_estate_the_spent_mask_does_not_count() -> None:
    own = ["gauntlet_of_evil_intent", "island_estate"]
    table = shopping("M", cards=own).play("use:gauntlet_of_evil_intent")
    go_on(table, GO_CLOSE)
    assert table.s.infamy[0] == 0


def test_exit_strategy_and_the_end() -> None:
    table = shopping("", cards=["exit_strategy", "political_campaign"], gold=2)
    table.play("use:exit_strategy", "use:exit_strategy")
    assert GAME.scores(table.s)[0].parts == [2, 4, 0, 0]


def test_clutches_and_appendage_both_work_on_one_theft() -> None:
    own = ["wicked_clutches", "lucky_animal_appendage"]
    table = splitting("WWF", {0: "RB"}, 1, cards={0: own}).play("steal:0", "keep:0.1")
    assert table.s.infamy[0] == 1
    assert table.centre() == "WWBF"


def test_loyalty_and_potion_the_discarded_potion_does_not_count() -> None:
    table = shopping("RB", ["unlabeled_potion"], ["loyalty_program"])
    table.play("buy:unlabeled_potion").deal("brooch")
    assert GAME.scores(table.s)[0].parts[0] == 1 + 3


def test_map_and_estate_the_estate_lowers_a_rivals_map_only() -> None:
    own = ["treasure_map_1", "island_estate"]
    table = shopping("", cards=own, rivals={1: ["treasure_map_2"]})
    assert [score.parts[0] for score in GAME.scores(table.s)] == [5, 5, 0]
    table = shopping("", cards=own)
    assert GAME.scores(table.s)[0].parts[0] == 7


def test_stew_and_henchmen_the_icons_are_copied_too() -> None:
    rivals = {1: ["executive_assistant"]}
    table = shopping("BG", ["mimetic_stew"], rivals=rivals, promos="on").play("buy:mimetic_stew")
    assert [score.parts[2] for score in GAME.scores(table.s)] == [2, 2, 0]
    assert table.owned(0) == ["mimetic_stew"]
    assert number("mimetic_stew") == 35


def test_wut_counts_for_every_icon() -> None:
    table = shopping("", cards=["wut", "nearby_safehouse", "collecting_golem"], promos="on")
    assert GAME.scores(table.s)[0].parts[:3] == [2 + 3, 0, 3]
