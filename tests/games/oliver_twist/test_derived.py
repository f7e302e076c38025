"""OT-2.3: from what a seat was told, money, reserves and files can be derived."""

from __future__ import annotations

from typing import Any

import pytest

from rookery import Match
from rookery.games.oliver_twist.derived import derived_view
from rookery.games.oliver_twist.tokens import KIND
from rookery.kernel import ONLOOKER, Picker


def lairs(match: Match, viewer: int) -> list[dict[str, Any]]:
    """What a viewer can derive."""
    told = [(event.key, event.args) for event in match.events(viewer)]
    return derived_view(told, match.seats, 10)


def compare(match: Match, viewer: int) -> int:
    """Holds what a viewer can derive against the truth; answers how many tokens were swapped unseen."""
    s: Any = match.state
    swapped = 0
    for seat, lair in enumerate(lairs(match, viewer)):
        room = match.actor == seat and match.question(seat).name == "swap"
        assert (lair["money"], lair["file"]) == (s.money[seat], len(s.files[seat]))
        assert (
            lair["reserve"] == len(s.reserves[seat]) + room
        )  # the token that waits for room is told already
        swapped += lair["swapped"]
        if viewer == seat and not room:
            held = [token & KIND for token in s.reserves[seat]]
            assert lair["tokens"] == [held.count(kind) for kind in range(9)]
            assert (lair["unseen"], lair["swapped"]) == (0, 0)
    return swapped


@pytest.mark.parametrize(("seats", "visibility"), [(2, "screen"), (4, "screen"), (3, "open")])
def test_sizes_and_money_are_exact_and_the_own_reserve_too(seats: int, visibility: str) -> None:
    swapped = 0
    for seed in range(2):
        match, pick = Match("oliver_twist", seats, seed, {"visibility": visibility}), Picker(seed)
        turn = 0
        while not match.over:
            legal = match.legal(match.actor)
            match.play(legal[int(pick.below(len(legal)))])
            turn += 1
            if turn % 9 == 0 and not match.over:
                swapped += sum(compare(match, viewer) for viewer in range(ONLOOKER, seats))
    assert bool(swapped) == (visibility == "screen")
