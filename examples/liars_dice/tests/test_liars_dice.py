"""Liar's Dice keeps the contract, and its clauses do what they say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from liars_dice.bidding import bid_of
from liars_dice.const import BID, CHALLENGE, E_HAND, E_SHOWN, EXACT, FACES
from liars_dice.flow import LiarsDice
from liars_dice.odds import at_least
from liars_dice.state import Cups, faces_of

from rookery.bots.arena import duel
from rookery.kernel import MUTE, OVER, Picker, Recorder, Refused, random_games
from rookery.kernel import check as allow
from rookery.testing import check
from rookery.testing.words import check_words

GAME = LiarsDice({})


def table(*cups: list[int], actor: int = 0, **options: str) -> Cups:
    """A position with these dice under the cups, before the first bid of a round."""
    s = GAME.new(len(cups), GAME.settle(len(cups), options))
    s.phase, s.actor, s.round = BID, actor, 1
    s.left = [len(cup) for cup in cups]
    s.cups = [cup.count(face + 1) for cup in cups for face in range(FACES)]
    assert GAME.faults(s) == []
    return s


def play(s: Cups, *actions: int) -> Recorder:
    """Actions of whoever is to act."""
    out = Recorder()
    for action in actions:
        allow(GAME, s, s.actor, action)
        GAME.apply(s, s.actor, action, out)
    return out


def bid(count: int, face: int) -> int:
    return GAME.pack("bid", count, face)


def secrets(game: Any, s: Cups, seat: int) -> Iterator[tuple[str, Cups]]:
    """Every other cup, with any dice under it: written from LD-2.2."""
    for other in range(s.seats):
        if other != seat and s.phase == BID and s.left[other]:
            for face in (0, 5):
                world = s.copy()
                world.cups[other * FACES : other * FACES + FACES] = [
                    s.left[other] if one == face else 0 for one in range(FACES)
                ]
                yield f"cup of {other}", world


def test_it_keeps_the_contract() -> None:
    check(GAME, games=2, positions=60, secrets=secrets)


def test_its_words_are_whole() -> None:
    check_words(GAME)


def test_ld_3_2_the_first_turn_is_a_bid() -> None:
    s = table([2, 3], [4, 5])
    assert GAME.why_not(s, 0, CHALLENGE) == "LD-3.2"
    assert CHALLENGE not in GAME.legal(s, 0)


def test_ld_3_3_a_bid_is_higher_than_the_one_before() -> None:
    s = table([2, 3], [4, 5])
    play(s, bid(2, 4))
    higher = [bid(2, 5), bid(2, 6), bid(3, 2), bid(4, 6)]
    lower = [bid(2, 4), bid(2, 2), bid(1, 6)]
    assert [GAME.why_not(s, 1, action) for action in higher] == [""] * 4
    assert [GAME.why_not(s, 1, action) for action in lower] == ["LD-3.3"] * 3
    assert GAME.reason(s, 1, bid(1, 6)).args == {"count": 2, "face": 4}


def test_ld_3_4_no_more_dice_than_there_are() -> None:
    s = table([2, 3], [4, 5])
    assert GAME.why_not(s, 0, bid(5, 2)) == "LD-3.4"
    assert GAME.reason(s, 0, bid(5, 2)).args == {"dice": 4}
    assert max(bid_of(action) for action in GAME.legal(s, 0)) == (4, 6)


def test_ld_3_5_ones_are_wild_and_are_not_bid() -> None:
    wild, tame = table([1, 3], [1, 5]), table([1, 3], [1, 5], wild="off")
    assert GAME.why_not(wild, 0, bid(1, 1)) == "LD-3.5"
    assert GAME.why_not(tame, 0, bid(1, 1)) == ""
    for s, left in ((wild, [2, 1]), (tame, [1, 2])):  # three dice count as fives with wild ones, one without
        play(s, bid(3, 5), CHALLENGE)
        assert s.left == left


@pytest.mark.parametrize(("count", "left"), [(2, [3, 2, 3]), (3, [3, 2, 3]), (4, [2, 3, 3])])
def test_ld_4_1_whoever_is_wrong_loses_a_die(count: int, left: list[int]) -> None:
    s = table([2, 3, 6], [6, 5, 5], [6, 4, 4])
    out = play(s, bid(count, 6), CHALLENGE)
    assert s.left == left
    assert sum(one.kind == E_SHOWN for one in out.heard) == 3


def test_ld_4_2_who_lost_a_die_begins_and_after_the_last_one_the_next() -> None:
    s = table([2, 3], [6], [4, 4])
    play(s, bid(1, 2), CHALLENGE)  # it is true: seat 1 falls
    assert s.left == [2, 0, 2]
    assert s.actor == 2
    assert s.fell == [0, 1, 0]
    again = table([2, 3], [5, 6], [4, 4])
    play(again, bid(3, 6), CHALLENGE)
    assert again.actor == 0


@pytest.mark.parametrize(("count", "left"), [(2, [2, 3]), (3, [2, 1]), (1, [2, 1])])
def test_ld_4_4_exactly_so_many_wins_a_die_back(count: int, left: list[int]) -> None:
    s = table([5, 3], [5, 6], exact="on")
    play(s, bid(count, 5), EXACT)
    assert s.left == left
    assert s.actor == 1
    assert GAME.why_not(table([5, 3], [5, 6]), 0, EXACT) == "LD-4.4"


def test_ld_5_the_last_one_wins_and_everybody_counts_whom_they_outlasted() -> None:
    s = table([2], [3], [4, 4])
    play(s, bid(1, 2), CHALLENGE)
    s.phase, s.actor = BID, 2
    s.cups = [0, 1, 0, 0, 0, 0] + [0] * 6 + [0, 0, 0, 2, 0, 0]
    play(s, bid(3, 6), CHALLENGE)
    s.phase, s.actor = BID, 2
    s.cups = [0, 1, 0, 0, 0, 0] + [0] * 6 + [0, 0, 0, 1, 0, 0]
    play(s, bid(2, 6), CHALLENGE)
    assert GAME.actor(s) == OVER
    assert GAME.winners(s) == [0]
    assert [score.total for score in GAME.scores(s)] == [2, 0, 1]


def test_a_cup_is_told_to_its_owner_and_shown_to_nobody_else() -> None:
    s = GAME.new(3, GAME.settle(3, {}))
    out = Recorder()
    GAME.pass_chance(s, Picker(4), out)
    assert [one.seen for one in out.heard if one.kind == E_HAND] == [1 << (s.actor + n) % 3 for n in range(3)]
    mine = GAME.view(s, 1)["players"]
    assert mine[1]["dice"] == faces_of(s.cups, 1)
    assert mine[0]["dice"] == mine[2]["dice"] == [None] * 5


def test_the_odds_are_those_of_the_dice() -> None:
    assert at_least(1, 1, 6) == 166
    assert at_least(2, 1, 3) == 555
    assert at_least(5, 0, 3) == 1000
    s = table([5, 5], [2, 3])
    sure, likely = (GAME.preview(s, 0)["actions"][str(bid(count, 5))]["args"]["percent"] for count in (2, 3))
    assert (sure, likely) == (100, 56)
    assert GAME.preview(s, 1) == {}


def test_random_games_end() -> None:
    assert random_games(GAME, 4, GAME.settle(4, {"exact": "on"}), 5, 3)


def test_the_rule_of_thumb_beats_chance() -> None:
    assert duel(GAME, 2, ("greedy", "random"), 30, 1)[0].wins > 24


def test_a_bad_move_is_refused_with_its_clause() -> None:
    with pytest.raises(Refused, match=r"LD-3\.1"):
        allow(GAME, table([2], [3]), 1, bid(1, 2))
    GAME.apply(table([2], [3]), 0, bid(1, 2), MUTE)
