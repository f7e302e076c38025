"""Every refusal names its clause (why_not)."""

from __future__ import annotations

import pytest

from rookery.kernel import MUTE, Refused, play
from tests.games.thiefs_market.positions import GAME, Table, number, shopping, split_over, splitting

Numbers = dict[str, int]


def test_the_others_wait() -> None:
    table = splitting("WWG", {0: "RBF"}, 1)
    assert table.why_not("take", 0) == "TM-4.2"
    assert GAME.legal(table.s, 0) == []
    assert GAME.question(table.s, 0).name == "wait"
    assert shopping("R", ["tailor"]).why_not("buy:tailor", 2) == "TM-6.1"


def test_nobody_acts_while_chance_decides() -> None:
    table = Table(3)
    assert table.why_not("take", 0) == "TM-1.2"
    assert table.why_not("take", -1) == "TM-1.2"
    GAME.apply(table.s, -1, 0, MUTE)
    assert table.why_not("take", 0) == "TM-7.3"
    while table.s.phase == 1:
        GAME.apply(table.s, -1, GAME.outcomes(table.s)[0], MUTE)
    assert table.why_not("take", 0) == "TM-4.1"
    table = splitting("WWG", {0: "RBF"}, 1).play("steal:0", "keep:0.0", "keep:2.0")
    assert table.why_not("take", 2) == "TM-4.7"
    table = split_over({0: "RF", 1: "W", 2: "B"}, {0: ["lucky_animal_appendage"]}).play("reroll:0")
    assert table.why_not("pass", 0) == "TM-5.3"
    table = shopping("RB", ["unlabeled_potion"]).play("buy:unlabeled_potion")
    assert table.why_not("end", 0) == "TM-9.9"


def test_phase_1() -> None:
    table = splitting("WWG", {0: "RBF"}, 1)
    assert table.why_not("keep:0.1") == "TM-4.4"
    assert table.why_not("buy:tailor") == "TM-4.3"
    table.play("take")
    assert table.why_not("keep:1.3") == "TM-4.4"
    assert table.why_not("keep:3.1") == "TM-4.3"
    table = splitting("WWG", {0: "RRF"}, 1).play("steal:0", "keep:0.2")
    assert table.pile(1) == "RR"
    table = splitting("WWGF", {0: "RRM"}, 1).play("steal:0")
    assert table.why_not("keep:0.3") == "TM-4.6"
    empty = splitting("", {0: "RRF", 2: "WW"}, 1)
    assert empty.why_not("take") == "TM-4.4"


def test_phase_2() -> None:
    table = shopping("R", ["tailor", "crown"], ["fence", "brooch", "exit_strategy"])
    assert table.why_not("buy:necklace") == "TM-6.3"
    assert table.why_not("buy:crown") == "TM-6.5"
    assert table.why_not("use:glamer") == "TM-6.8"
    assert table.why_not("use:brooch") == "TM-6.8"
    assert table.why_not("use:fence") == "TM-9.1"
    assert table.why_not("use:exit_strategy") == "TM-6.9"
    assert table.why_not("take") == "TM-6.2"
    table.play("buy:tailor")
    assert table.why_not("buy:crown") == "TM-6.4"


def test_the_end_is_the_end() -> None:
    table = Table(3).finish_chance()
    while table.s.actor >= 0:
        table.play(table.legal[-1]).finish_chance()
    assert table.why_not("take", 0) == "TM-8.1"
    assert GAME.actors(table.s) == 0


def test_a_refused_move_changes_nothing() -> None:
    table = shopping("R", ["tailor"])
    before = GAME.dump(table.s)
    with pytest.raises(Refused, match="TM-6.3") as refusal:
        play(GAME, table.s, 0, table.action("buy:crown"), MUTE)
    assert refusal.value.clause == "TM-6.3"
    assert GAME.dump(table.s) == before


def because(table: Table, move: str, seat: int | None = None) -> tuple[str, Numbers]:
    """The reason against a move, which must be refused."""
    assert table.why_not(move, seat)
    said = GAME.reason(table.s, table.s.actor if seat is None else seat, table.action(move))
    return said.name, said.args


def test_a_purchase_is_refused_in_numbers() -> None:
    table = shopping("RR", ["tailor", "crown"], ["insurance_racket"], gold=1)  # the Crown costs WBB
    assert because(table, "buy:crown") == ("missing", {"card": number("crown"), "missing": 1, "gold": 1})
    richer = table.s.copy()
    richer.gold[0] += 1
    assert GAME.why_not(richer, 0, table.action("buy:crown")) == ""
    assert because(table, "buy:necklace") == ("sold", {"card": number("necklace")})
    table.s.purchases = 2
    assert because(table, "buy:tailor") == ("bought", {"made": 2, "allowed": 2})
    assert because(table, "buy:tailor", 2) == ("wait", {"seat": 0})


def test_an_ability_is_refused_in_numbers() -> None:
    table = shopping("R", ["tailor"], ["fence", "brooch", "exit_strategy", "bondsman"])
    assert because(table, "use:fence") == ("no_die", {"card": number("fence"), "face": 1})
    assert because(table, "use:brooch") == ("no_ability", {"card": number("brooch")})
    assert because(table, "use:glamer") == ("not_owned", {"card": number("glamer")})
    needs = {"card": number("exit_strategy"), "needed": 1, "gold": 0}
    assert because(table, "use:exit_strategy") == ("no_gold", needs)
    table.play("use:bondsman")
    assert because(table, "use:bondsman") == ("used", {"card": number("bondsman")})


def test_a_share_of_the_loot_is_refused_in_numbers() -> None:
    table = splitting("WWGF", {0: "R"}, 1)
    assert because(table, "keep:1.3") == ("keep", {"face": 1, "least": 0, "most": 2})
    table = splitting("WWGF", {0: "R", 3: "BB"}, 1, seats=4)
    assert because(table, "steal:0") == ("lone", {"victim_seat": 0})
    assert because(table, "steal:2") == ("no_pile", {"victim_seat": 2})
    assert because(table, "steal:4") == ("", {})
    assert because(splitting("", {0: "RRF", 2: "WW"}, 1), "take") == ("no_loot", {})
    last = splitting("WWG", {0: "RRF", 2: "BB"}, 1)
    assert because(last, "keep:1.1") == ("all", {"objects": 3})
    thief = splitting("WWGF", {0: "RRM"}, 1).play("steal:0", "keep:0.2")
    assert thief.pile(1) == "RR"


def test_a_payment_is_refused_in_numbers() -> None:
    table = shopping("RR", ["bondsman"], gold=1).play("buy:bondsman")
    assert because(table, "pay:0.0") == ("pay", {"face": 0, "least": 1, "most": 2})


def test_chance_gives_no_reason() -> None:
    assert because(Table(3), "take", 0) == ("", {})
