"""A match asks the right seat, refuses in one sentence, and changes nothing when it refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

import rookery
from rookery.kernel import OVER, Refused
from rookery.table.canon import canonical
from rookery.table.chance import Unopened
from rookery.table.match import Match
from tests.table.matches import bidden, finish, sealed, toy
from tests.table.toy import BID, MARK, PEEK, ROLL_DIE, SHOW, STOP, Toy, Urn


def whole(match: Match) -> str:
    """Everything about a match as text."""
    return canonical([match.record(), match.game.dump(match.state)])


def test_chance_is_settled_before_the_first_question() -> None:
    match = toy(3)
    assert [seat for seat, _ in match.moves] == [-1, -1, -1]
    assert match.actors == [0, 1, 2]
    assert match.actor == 0
    assert match.question(1).name == "act"


def test_chance_is_settled_after_a_move() -> None:
    match = bidden()
    match.play(ROLL_DIE, 0)
    assert match.moves[-1][0] == -1
    assert match.actor == 1


def test_a_seat_that_waits_has_no_choices() -> None:
    match = bidden()
    assert match.legal(1) == []
    assert MARK in match.legal(0)


def test_seats_that_choose_at_once_may_answer_in_any_order() -> None:
    match = toy(3)
    match.play(BID + 1, 2)
    match.play(BID + 2, 0)
    assert match.actors == [1]
    match.play(BID)
    assert isinstance(match.state, Urn)
    assert match.state.bids == [2, 0, 1]


REFUSALS: list[tuple[Callable[[Match], Any], str]] = [
    (lambda m: m.play(MARK, 1), "seat 1 is not to act now; seat 0 is"),
    (lambda m: m.play(MARK, 5), "there is no seat 5; seats are 0 to 1"),
    (lambda m: m.play(MARK, -1), "there is no seat -1; seats are 0 to 1"),
    (lambda m: m.play(10, 0), "action 10 does not exist in toy; actions are 0 to 9"),
    (lambda m: m.play(-1, 0), "action -1 does not exist in toy; actions are 0 to 9"),
    (lambda m: m.play(cast(int, "x"), 0), "an action is a whole number, not 'x'"),
    (lambda m: m.play(True, 0), "an action is a whole number, not True"),
    (lambda m: m.play(BID, 0), "seat 0 may not bid:0 now (TOY-1)"),
    (lambda m: m.play_all([], 0), "there is no action to take"),
    (lambda m: m.play_all([MARK, BID], 0), "action 2 of 2: seat 0 may not bid:0 now (TOY-1)"),
    (lambda m: m.play_all([STOP, MARK], 0), "action 2 of 2: seat 0 is not to act now; seat 1 is"),
    (lambda m: m.view(2), "there is no seat 2; seats are -1 to 1"),
    (lambda m: m.legal(-1), "there is no seat -1; seats are 0 to 1"),
    (lambda m: m.events(-2), "there is no seat -2; seats are -1 to 1"),
    (lambda m: m.can_undo(9), "there is no seat 9; seats are 0 to 1"),
]


@pytest.mark.parametrize(("attempt", "sentence"), REFUSALS, ids=[text for _, text in REFUSALS])
def test_a_refusal_is_one_sentence_and_changes_nothing(
    attempt: Callable[[Match], Any], sentence: str
) -> None:
    match = bidden()
    before = whole(match)
    with pytest.raises(ValueError) as refusal:  # noqa: PT011
        attempt(match)
    assert str(refusal.value) == sentence
    assert whole(match) == before


def test_a_refusal_carries_its_clause() -> None:
    with pytest.raises(Refused) as single:
        bidden().play(BID, 0)
    with pytest.raises(Refused) as bundle:
        bidden().play_all([MARK, BID], 0)
    assert single.value.clause == bundle.value.clause == "TOY-1"


def test_a_bundle_is_taken_whole() -> None:
    match = bidden()
    match.play_all([MARK + 1, MARK + 2, ROLL_DIE], 0)
    assert [action for _, action in match.moves[4:7]] == [MARK + 1, MARK + 2, ROLL_DIE]


@pytest.mark.parametrize("telling", [PEEK, ROLL_DIE])
def test_a_bundle_does_not_run_on_past_a_roll_or_a_look(telling: int) -> None:
    """Otherwise a refused bundle would tell what came, and it could be sent again."""
    match = bidden()
    before = whole(match)
    with pytest.raises(ValueError, match="action 1 of 2 brings something to light"):
        match.play_all([telling, STOP], 0)
    assert whole(match) == before


def test_nobody_plays_on_once_it_is_over() -> None:
    match = finish(bidden())
    assert (match.over, match.actor, match.actors) == (True, OVER, [])
    with pytest.raises(ValueError, match="^the game is over$"):
        match.play(MARK, 0)


def test_there_are_winners_only_in_the_end() -> None:
    match = bidden()
    assert match.winners == []
    finish(match)
    best = max(score.total for score in match.scores)
    assert match.winners == [n for n, score in enumerate(match.scores) if score.total == best]


def test_hidden_events_leave_no_gap_in_a_seats_list() -> None:
    match = bidden(3)
    match.play(PEEK, 0)
    keys = {seat: [event.key for event in match.events(seat)] for seat in (-1, 0, 1)}
    assert keys[0] == ["dealt", "bidden", "bidden", "bidden", "peeked", "seen"]
    assert keys[1] == ["dealt", "bidden", "bidden", "bidden", "peeked"]
    assert keys[-1] == ["bidden", "bidden", "bidden", "peeked"]
    for seat in (-1, 0, 1, 2):
        events = match.events(seat)
        assert [event.index for event in events] == list(range(len(events)))


def test_events_go_on_from_a_place() -> None:
    match = bidden()
    known = len(match.events(0))
    match.play(MARK + 2, 0)
    news = match.events(0, since=known)
    assert [(event.index, event.key, event.args) for event in news] == [
        (known, "marked", {"seat": 0, "number": 2})
    ]


def test_seats_and_names_are_checked() -> None:
    assert Match(Toy(), names=["Ada", "Bo", "Cy"]).seats == 3
    assert Match(Toy()).seats == 2
    with pytest.raises(ValueError, match="there are 1 names for 2 seats"):
        Match(Toy(), 2, names=["Ada"])
    with pytest.raises(ValueError, match="toy is for 1 to 4 players, not 9"):
        Match(Toy(), 9)
    with pytest.raises(ValueError, match="toy has no option 'colour'"):
        Match(Toy(), 2, options={"colour": "red"})
    with pytest.raises(ValueError, match="a seed is a whole number, not '7'"):
        Match(Toy(), 2, "7")  # type: ignore[arg-type]


def test_a_match_without_its_seed_can_be_read_but_not_played() -> None:
    match = Match.replay(Match(Toy(), 2, chance=sealed()).record(), game=Toy())
    assert isinstance(match.chance, Unopened)
    before = whole(match)
    with pytest.raises(ValueError, match="it can be read, not continued"):
        match.play(BID, 0)
    assert whole(match) == before


def test_an_unknown_game_is_named_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no game is called 'chess'; there are crypt"):
        Match("chess")
    assert "crypt" in rookery.games()


def test_showing_a_card_tells_all() -> None:
    match = bidden()
    match.play(SHOW, 0)
    assert match.view(-1)["cards"][0] == match.view(0)["cards"][0] > 0
    assert match.view(-1)["cards"][1] == 0


def test_games_is_a_function_and_its_modules_can_be_imported() -> None:
    import rookery.games.crypt.flow as flow

    assert isinstance(rookery.load("crypt"), flow.Crypt)
    assert rookery.games() == tuple(sorted(rookery.games()))
