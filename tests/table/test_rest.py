"""A match that rests is smaller and the same: views, choices, hashes and what may be taken back."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rookery
from rookery.games.thiefdom.state import ThiefdomState
from rookery.table.match import Match


def shown(match: Match) -> list[Any]:
    """Everything a table is asked about a match."""
    seats = range(match.seats)
    told = [(match.view(seat), match.events(seat)) for seat in range(-1, match.seats)]
    asked = [(match.legal(seat), match.can_undo(seat)) for seat in seats]
    return [told, asked, match.hash, match.record(), match.game.dump(match.state)]


@pytest.mark.parametrize("key", rookery.games())
def test_rest_changes_nothing(key: str) -> None:
    match, twin, dice = Match(key, 3, seed=9), Match(key, 3, seed=9), random.Random(9)
    for _ in range(25):
        action = dice.choice(match.legal(match.actor))
        for one in (match, twin):
            one.play(action)
        twin.rest()
        assert twin.hash == match.hash
    assert shown(twin) == shown(match)


def test_moves_are_taken_back_after_a_rest() -> None:
    match, twin, dice = Match("oliver_twist", 3, seed=2), Match("oliver_twist", 3, seed=2), random.Random(2)
    while len(match._history.steps) < 4:
        action = dice.choice(match.legal(match.actor))
        for one in (match, twin):
            one.play(action)
    taken = 0
    for _ in range(4):
        twin.rest()
        assert [step.before is None for step in twin._history.steps][1:] == [True] * (3 - taken)
        seats = [seat for seat in range(3) if match.can_undo(seat)]
        assert seats == [seat for seat in range(3) if twin.can_undo(seat)]
        for seat in seats[:1]:
            match.undo(seat)
            twin.undo(seat)
            taken += 1
        assert shown(twin) == shown(match)
    assert taken > 1


def test_a_city_is_not_kept_for_a_match_that_rests() -> None:
    match, dice = Match("thiefdom", 3, seed=1), random.Random(1)
    for _ in range(5):
        match.play(dice.choice(match.legal(match.actor)))
    before = shown(match)
    state, first = match.state, match._history.before(0)
    assert isinstance(state, ThiefdomState)
    assert isinstance(first, ThiefdomState)
    match.rest()
    assert (state.city, first.city) == (None, None)
    assert shown(match) == before
    assert state.city is not None
