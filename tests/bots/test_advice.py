"""Advice comes from what a seat knows, ends where something comes to light, and keeps to its time."""

from __future__ import annotations

import pytest

import rookery
from rookery.bots.advice import ENOUGH, LONGEST, MOST_PROSPECTS, NUDGE, Counsel, Prospect, _telling, advise
from rookery.bots.levels import ADVICE
from rookery.kernel import Named, Picker
from rookery.table.behind import clauses_behind
from rookery.table.match import Match
from tests.cli.conftest import Run, run

__all__ = ["run"]


def positions(key: str, count: int) -> list[Match]:
    """Some way into a game played at random."""
    found: list[Match] = []
    match, pick = Match(key, max(2, rookery.load(key).min_seats), 4), Picker(4)
    while len(found) < count and not match.over:
        legal = match.legal(match.actor)
        if len(match.moves) % 7 == 0 and len(legal) > 1:
            found.append(Match.replay(match.record()))
        match.play(legal[pick.below(len(legal))], match.actor)
    return found


@pytest.mark.parametrize("key", rookery.games())
def test_advice_can_be_followed_as_a_bundle(key: str) -> None:
    for match in positions(key, 2):
        seat = match.actor
        counsel = advise(match.game, match.state, seat, 1)
        assert 1 <= len(counsel.actions) <= LONGEST
        assert 1 <= len(counsel.prospects) <= MOST_PROSPECTS
        assert sum(one.visits for one in counsel.prospects) <= ADVICE
        assert counsel.actions[counsel.before] == counsel.prospects[0].action
        for action in counsel.actions[: counsel.before]:
            match.play(action, seat)
        assert set(counsel.nudge) <= set(match.legal(seat))
        assert counsel.actions[counsel.before] in counsel.nudge
        match.play_all(counsel.actions[counsel.before :], seat)


@pytest.mark.parametrize("key", rookery.games())
def test_twin_worlds_get_the_same_advice(key: str) -> None:
    for match in positions(key, 1):
        seat = match.actor
        twin = match.game.resample(match.state, seat, Picker(9))
        assert advise(match.game, twin, seat, 1) == advise(match.game, match.state, seat, 1)


def test_numbers_say_the_best_first_and_only_what_was_looked_at_enough() -> None:
    looks = [Prospect(7, 0.4, 90), Prospect(3, 0.6, ENOUGH), Prospect(5, 0.9, ENOUGH - 1)]
    assert [one.action for one in Counsel([7], 0, looks).numbers] == [3, 7]
    assert [one.action for one in Counsel([5], 0, looks[2:]).numbers] == [5], "the only one there is"


def test_the_reasons_of_a_hint_are_ordered_and_twin_worlds_give_the_same() -> None:
    match = Match("crypt", 3, 11)
    seat = match.actor
    first = advise(match.game, match.state, seat, 5)
    twin = match.game.resample(match.state, seat, Picker(9))
    assert advise(match.game, twin, seat, 5) == first
    order = [kind.key for kind in match.game.motives]
    places = [order.index(one.name) for one in first.motives]
    assert places == sorted(places)
    assert first.motives


def test_a_nudge_hides_the_best_among_a_few() -> None:
    prospects = [Prospect(action, 0.5, 9 - n) for n, action in enumerate((7, 3, 5, 1, 2))]
    assert Counsel([7], 0, prospects).nudge == [3, 5, 7]
    assert len(Counsel([7], 0, prospects).nudge) == NUDGE
    assert Counsel([7], 0, prospects[:3]).nudge == [3, 7], "of three choices not all three"


def test_numbers_are_for_the_first_step_that_needs_a_thought() -> None:
    forced, clear = [Prospect(1, 0.0, 0)], [Prospect(2, 0.6, 60), Prospect(3, 0.1, 4)]
    open_ = [Prospect(4, 0.6, 30), Prospect(5, 0.5, 20)]
    assert _telling([forced, clear, open_]) == 2
    assert _telling([forced, clear]) == 1
    assert _telling([forced]) == 0


def test_out_of_time_it_says_what_it_has() -> None:
    match = Match("crypt", 2, 4)
    counsel = advise(match.game, match.state, match.actor, 1, seconds=0.0)
    assert counsel.before == 0
    assert 0 < sum(one.visits for one in counsel.prospects) < ADVICE
    assert len(counsel.actions) == 1


@pytest.mark.parametrize("key", rookery.games())
def test_the_rules_behind_questions_are_clauses_of_the_game(key: str) -> None:
    game = rookery.load(key)
    behind = game.manners.behind
    assert behind
    assert set(behind) <= set(game.questions)
    assert {clause for clauses in behind.values() for clause in clauses} <= set(game.clauses)
    assert clauses_behind(game, Named("wait", {})) == []


def test_the_last_one_to_claim_reads_one_clause_more() -> None:
    crypt = rookery.load("crypt")
    assert clauses_behind(crypt, Named("turn", {"lights_out": 1})) == ["CR-5.3", "CR-5.8", "CR-5.7"]
    assert clauses_behind(crypt, Named("turn", {"lights_out": 0})) == ["CR-5.3", "CR-5.8"]


def test_a_nudge_at_the_prompt_names_the_idea(run: Run) -> None:
    said = run(
        "play crypt --seats 2 --bot 2=greedy --seed 3 --set first_leader=1",
        "hint nudge",
        "hint numbers",
        "hint x",
    )
    assert "Think of this: " in said.out
    assert "The best move is one of these: " not in said.out, "an idea, not three moves"
    assert said.out.count(" of 100, looked at ") >= 1
    assert "“x” is no kind of hint" in said.out
