"""Phase 2, Making purchases (TM-6, TM-9)."""

from __future__ import annotations

from rookery.games.thiefs_market.const import KINDS, NOTHING
from rookery.games.thiefs_market.phase_numbers import BUY
from rookery.kernel import CHANCE
from tests.games.thiefs_market.positions import number, payments, shopping, split_over


def test_T17_bags_are_not_gold() -> None:
    table = shopping("YY", ["nearby_safehouse"])
    assert table.legal == ["end"]
    assert table.why_not("buy:nearby_safehouse") == "TM-6.5"


def test_T18_payments_of_dice_and_gold() -> None:
    assert payments(shopping("WB", ["crown"], gold=2), "crown") == {
        (0, 1, 1, 0, 1),
        (0, 1, 0, 0, 2),
        (0, 0, 1, 0, 2),
    }
    assert payments(shopping("", ["necklace"], gold=2), "necklace") == {(0, 0, 0, 0, 2)}


def test_T19_an_extra_purchase_for_a_colour_of_the_final_pile() -> None:
    table = shopping("WR", ["local_celebrity", "tailor", "necklace"], ["corrupt_official"], gold=9)
    assert table.s.allowance == 2
    table.play("buy:local_celebrity", "pay:1.1", "buy:tailor", "pay:0.1")
    assert table.why_not("buy:necklace") == "TM-6.4"
    assert table.owned(0) == ["corrupt_official", "local_celebrity", "tailor"]


def test_T20_extra_purchases_count_at_once() -> None:
    table = shopping("WR", ["corrupt_official", "disgruntled_minion", "tailor"], gold=1)
    table.play("buy:corrupt_official", "pay:1.1", "buy:disgruntled_minion", "pay:0.1")
    assert (table.s.purchases, table.s.allowance) == (2, 3)
    table.play("buy:tailor")
    assert table.s.purchases == 3
    assert table.legal == ["end"]


def test_T22_tribute_of_every_purchase_with_its_colour() -> None:
    table = shopping("RRRW", ["water_buffalo", "tailor"], ["disgruntled_minion"])
    table.play("buy:water_buffalo")
    assert table.s.infamy[0] == 1
    table.play("buy:tailor")
    assert table.s.infamy[0] == 2


def test_T23_two_tributes() -> None:
    own = ["water_buffalo", "easily_impressed_noble"]
    for key, infamy in (("fortified_safehouse", 2), ("concealed_safehouse", 1), ("pawnbroker", 0)):
        table = shopping("RWBGG", [key], own).play(f"buy:{key}")
        assert table.s.infamy[0] == infamy


def test_T24_insurance_racket_makes_the_next_purchase_cheaper() -> None:
    table = shopping("RWG", ["insurance_racket", "tailor"]).play("buy:insurance_racket")
    assert table.pile(0) == ""  # no discount on itself
    assert table.legal == ["end", f"buy:{number('tailor')}"]
    table.play("buy:tailor")
    assert table.told("bought")[-1] == {"seat": 0, "card": number("tailor"), "dice": 0, "gold": 0}


def test_T26_the_buyer_chooses_which_gem_is_waived() -> None:
    table = shopping("WWB", ["scepter"], ["insurance_racket"], gold=1)
    assert payments(table, "scepter") == {
        (0, 2, 0, 0, 0),
        (0, 1, 1, 0, 0),
        (0, 1, 0, 0, 1),
        (0, 0, 1, 0, 1),
    }


def test_T27_the_potion_becomes_the_next_card() -> None:
    table = shopping("RB", ["unlabeled_potion"]).play("buy:unlabeled_potion")
    assert table.s.actor == CHANCE
    left = table.s.deck_left[1]
    table.deal("brooch")
    assert table.owned(0) == ["brooch"]
    assert table.s.deck_left[1] == left - 1
    assert table.s.purchases == 1
    assert table.legal == ["end"]
    assert table.s.market[5] == NOTHING  # its place stays empty until the end of the round
    assert table.told("discarded") == [{"card": number("unlabeled_potion")}]


def test_T29_the_heist_counts_the_final_pile() -> None:
    table = shopping("RWGYF", ["the_heist"]).play("buy:the_heist")
    assert table.s.infamy[0] == 5
    assert table.pile(0) == "RYF"


def test_T30_scales_and_estate_add_one_each() -> None:
    table = shopping("YYM", cards=["imbalanced_scales", "island_estate"]).end_round()
    assert table.s.gold[0] == 3
    assert table.s.infamy[0] == 2
    table = shopping("W", cards=["fence", "imbalanced_scales"]).play("use:fence").end_round()
    assert table.s.gold[0] == 2


def test_T31_a_spent_mask_is_not_converted() -> None:
    table = shopping("MM", ["tailor"], ["gauntlet_of_evil_intent", "island_estate"])
    table.play("use:gauntlet_of_evil_intent", "buy:tailor").end_round()
    assert table.s.infamy[0] == 2
    assert table.s.gold[0] == 0


def test_T32_exit_strategy_works_any_number_of_times() -> None:
    table = shopping("Y", cards=["exit_strategy"], gold=3)
    table.play("use:exit_strategy", "use:exit_strategy", "use:exit_strategy")
    assert table.s.infamy[0] == 6
    assert table.why_not("use:exit_strategy") == "TM-6.9"
    table.end_round()
    assert table.s.gold[0] == 1
    assert table.s.infamy[0] == 6


def test_T40_nobody_has_to_buy() -> None:
    table = shopping("RR", ["tailor"], piles={1: "RF"}).play("end")
    assert table.told("passed") == [{"seat": 0}]
    assert table.s.actor == 1


def test_buy_turns_run_from_the_marker_clockwise_once() -> None:
    table = split_over({0: "RR", 1: "WWF", 2: "BB"})
    seats = []
    while table.s.phase == BUY:
        seats.append(table.s.actor)
        table.play("end")
    assert seats == [1, 2, 0]


def test_who_can_do_nothing_is_passed_over_but_the_last_if_all_are() -> None:
    table = split_over({0: "MM", 1: "WWF", 2: "M"}, market=["tailor"], gold=0)
    assert [event["seat"] for event in table.told("passed")] == [1, 2]
    assert table.s.actor == 0
    assert table.legal == ["end"]
    table = split_over({0: "MM", 1: "WWF", 2: "R"}, market=["tailor"], gold=0)
    assert table.s.actor == 2
    table.play("end")
    assert [event["seat"] for event in table.told("passed")] == [1, 2, 0]


def test_dice_are_paid_colour_by_colour_with_gold_for_the_rest() -> None:
    table = shopping("RRG", ["treasure_map_2"], gold=2).play("buy:treasure_map_2")
    assert table.question().args == {"card": number("treasure_map_2"), "face": 0}
    assert table.legal == ["pay:0.0", "pay:0.1", "pay:0.2"]
    assert table.why_not("pay:0.3") == "TM-6.5"
    assert table.why_not("pay:3.1") == "TM-6.6"
    table.play("pay:0.0")
    assert table.pile(0) == "RR"  # two gold are all there is, so green must be a die
    assert table.s.gold[0] == 0
    assert table.s.spent == table.s.dice - 2


def test_the_market_is_not_refilled_during_the_phase() -> None:
    table = shopping("R", ["tailor", "bondsman"], piles={1: "F", 2: "RR"}).play("buy:tailor", "end")
    assert table.row(0) == ["bondsman"]


def test_a_turned_die_is_a_die_of_its_new_face_but_not_of_the_snapshot() -> None:
    table = shopping("RR", ["corrupt_official", "tailor"], ["alchemical_lab"])
    table.play("use:alchemical_lab")
    assert table.question().args == {"card": number("alchemical_lab")}
    assert table.legal == ["turn:1", "turn:2", "turn:3"]
    assert table.why_not("end") == "TM-9.1"
    table.play("turn:1", "buy:corrupt_official")
    assert table.s.allowance == 1  # white was not in the final pile
    assert table.pile(0) == "R"
    assert table.why_not("use:alchemical_lab") == "TM-6.8"


def test_abilities_form_chains() -> None:
    table = shopping("Y", cards=["legitimate_jeweler", "alchemical_lab", "fence"])
    table.play("use:legitimate_jeweler", "turn:0", "use:alchemical_lab", "turn:1", "use:fence")
    assert table.pile(0) == "Y"
    assert table.legal == ["end"]


def test_spent_dice_cannot_be_used_again_this_round() -> None:
    table = shopping("R", cards=["tailor"]).play("use:tailor")
    assert table.pile(0) == ""
    assert table.s.infamy[0] == 1
    assert sum(table.s.centre) == 0
    assert len(table.s.pile) == 3 * KINDS


def test_gold_for_an_ability_is_never_taken_instead_of_a_die() -> None:
    table = shopping("W", cards=["tailor"], gold=5)
    assert table.why_not("use:tailor") == "TM-9.2"


def test_the_most_purchases_are_six() -> None:
    extras = ["corrupt_official", "disgruntled_minion", "guy_in_a_trenchcoat", "executive_assistant"]
    table = shopping("RWBG", cards=[*extras, "insurance_racket"])
    assert table.s.allowance == 6
