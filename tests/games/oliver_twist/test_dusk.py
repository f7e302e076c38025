"""The end of a round and of the game (OT-8, OT-11)."""

from __future__ import annotations

import pytest

from rookery.games.oliver_twist.late_sets import LateSets
from rookery.games.oliver_twist.scoring import end_game
from rookery.kernel import Recorder, Refused
from rookery.kernel.ending import TieBreak
from tests.games.oliver_twist.scene import Scene


def fines(table: Scene) -> list[int]:
    return [row["fine"] for row in table.game.view(table.s, -1)["report"]]


def test_T03_the_rulebooks_fred_pays_five_pounds() -> None:
    table = Scene().file(0, "ap1 ap2 ap1 hk1 hk2 wl wl rope sack ch").file(1, "ap1 " * 7).file(2, "br " * 9)
    table.do("end_round")
    assert fines(table) == [5, 0, 0]
    assert list(table.s.money) == [1, 10, 10]


def test_T32_all_who_have_most_pay_their_own_fine() -> None:
    table = Scene().file(0, "ap1 ap1 hk1 br br ne").file(1, "ap1 hk1 br ne ri wa").file(2, "wa " * 5)
    assert fines(table.do("end_round")) == [4, 6, 0]


def test_empty_files_cost_nothing() -> None:
    table = Scene().do("end_round")
    assert fines(table) == [0, 0, 0]
    assert table.events("fined") == []


@pytest.mark.parametrize(
    ("reserve", "income"), [("ne " * 6, 6), ("ap2 ap1 ap1", 2), ("br " * 4, 2), ("wl wl wl", 0)]
)
def test_T29_late_sets_bring_their_best_token(reserve: str, income: int) -> None:
    table = Scene().reserve(1, reserve).do("end_round")
    report = table.game.view(table.s, 0)["report"][1]
    assert (report["late"], sum(report["file"])) == (income, 0)
    assert table.events("late") == [{"seat": 1, "tokens": len(reserve.split()), "pounds": income}]


@pytest.mark.parametrize(("option", "income"), [("split", 6), ("per_type", 3)])
def test_one_late_set_of_a_type_or_several(option: str, income: int) -> None:
    table = Scene(late_sets=option).reserve(1, "ne " * 6).do("end_round")
    assert table.game.view(table.s, 0)["report"][1]["late"] == income


def test_without_pure_sets_wallets_go_to_the_file() -> None:
    table = Scene(pure_wallet_sets="off").reserve(1, "wl wl wl").do("end_round")
    assert table.game.view(table.s, 0)["report"][1]["file"][6] == 3


@pytest.mark.parametrize(
    ("reserve", "left", "income"),
    [
        ("ap1 ap1 hk1 hk1 wl", [(1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0)], 1),
        ("br br hk2 hk2 wl", [(0, 1, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0)], 2),
    ],
)
def test_T41_equal_late_sets_are_the_owners_choice(
    reserve: str, left: list[tuple[int, ...]], income: int
) -> None:
    table = Scene().reserve(2, reserve).do("end_round")
    assert (table.phase, table.s.actor) == ("late", 2)
    wanted = sorted(table.game.pack("late", *flags) for flags in left)
    assert table.game.legal(table.s, 2) == wanted
    with pytest.raises(Refused, match="OT-8.3"):
        table.do("late", 1, 1, 1, 1, 1, 1)
    for flags in left:
        after = Scene().reserve(2, reserve).do("end_round").do("late", *flags)
        report = after.game.view(after.s, 0)["report"][2]
        assert report["late"] == income
        assert report["file"][:6] == [2 * flag for flag in flags]


def test_late_answers_stay_secret_until_all_are_in() -> None:
    reserve = "ap1 ap1 hk1 hk1 wl"
    table = Scene().turn(1).reserve(0, reserve).reserve(2, reserve).do("end_round")
    assert table.s.actor == 2  # clockwise from the one who ended the round
    before = table.game.view(table.s, 1)
    table.do("late", 0, 1, 0, 0, 0, 0)
    after = table.game.view(table.s, 1)
    assert table.heard == []
    assert {key for key in after if after[key] != before[key]} == {"actor"}
    table.do("late", 1, 0, 0, 0, 0, 0)
    assert [row["file"][:2] for row in table.game.view(table.s, 1)["report"]] == [[2, 0], [0, 0], [0, 2]]


def brute_force(table: Scene, seat: int) -> dict[int, int]:
    """The best income for each set of types left over, by trying every number of sets."""
    counts = [0] * 9
    for token in table.s.reserves[seat]:
        counts[token & 15] += 1
    by_type = [counts[0] + counts[1], counts[2] + counts[3], *counts[4:8]]
    values = [[2] * counts[1] + [1] * counts[0], [2] * counts[3] + [1] * counts[2]]
    values += [[pound] * by_type[n] for n, pound in ((2, 2), (3, 3), (4, 4), (5, 5))]
    best: dict[int, int] = {}

    def extend(kind: int, wallets: int, mask: int, income: int) -> None:
        if kind == 6:
            best[mask] = max(best.get(mask, -1), income)
            return
        for sets in range(by_type[kind] + 1):
            need = max(0, 3 * sets - by_type[kind])
            if need <= wallets:
                left = 2 ** (5 - kind) if by_type[kind] and not sets else 0
                extend(kind + 1, wallets - need, mask + left, income + sum(values[kind][:sets]))

    extend(0, counts[8], 0, 0)
    return best


@pytest.mark.parametrize("seed", range(40))
def test_late_sets_agree_with_brute_force(seed: int) -> None:
    words = "ap1 ap2 hk1 hk2 br ne ri wa wl".split()
    picked = " ".join(words[(seed * 7 + n * n * (seed % 5 + 1)) % 9] for n in range(seed % 10))
    table = Scene().reserve(0, picked)
    sets = LateSets(table.t, table.s, 0)
    found = {mask: income for mask, income in enumerate(sets.best) if income >= 0}
    assert found == brute_force(table, 0)
    assert 1 <= len(sets.options()) <= 4


def finished(money: list[int], cards: list[list[int]], **options: str) -> Scene:
    """The final count with these Burglary cards, by their place in the pack."""
    table = Scene(len(money), night=True, **options).money(*money)
    for seat, own in enumerate(cards):
        table.s.burgled += [seat + 4 * card for card in own]
    end_game(table.t, table.s, Recorder())
    return table


def test_T05_the_rulebooks_final_count() -> None:
    table = finished([63, 0], [[15, 12, 5], []])
    assert table.game.scores(table.s)[0].total == 85
    assert table.game.scores(table.s)[0].parts == [63, 22]
    assert table.game.winners(table.s) == [0]


def test_T15_ties_share_the_victory_and_a_score_may_be_negative() -> None:
    assert finished([40, 40, 31], [[], [], []]).game.winners(finished([40, 40, 31], [[], [], []]).s) == [0, 1]
    broke = finished([1, 5], [[0], []])
    assert broke.game.scores(broke.s)[0].total == -4
    assert broke.game.view(broke.s, 1)["scores"][0] == [-4, 1, -5]
    assert broke.game.why_not(broke.s, 0, 0) == "OT-11.2"
    assert broke.game.verdict(broke.s) == ""


def test_a_tie_may_go_to_the_smaller_file() -> None:
    table = Scene(3, night=True, tie_break="smaller_file").money(40, 40, 40)
    table.file(0, "ap1").file(2, "ap1 ap1")
    end_game(table.t, table.s, Recorder())
    assert table.game.winners(table.s) == [1]


def test_the_end_tells_how_a_tie_was_decided() -> None:
    table = Scene(3, night=True, tie_break="smaller_file").money(40, 40, 40)
    table.file(0, "ap1").file(2, "ap1 ap1")
    end_game(table.t, table.s, Recorder())
    assert table.game.tie_breaks(table.s) == [TieBreak("file", "OT-11.3", [0, 1, 2], [1, 0, 2], True)]
    shared = finished([40, 40, 31], [[], [], []])
    assert shared.game.tie_breaks(shared.s) == [TieBreak("shared", "OT-11.3", [0, 1], [])]
    clear = finished([41, 40, 31], [[], [], []])
    assert clear.game.tie_breaks(clear.s) == []
