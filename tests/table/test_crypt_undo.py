"""In Crypt a seat may change its mind until a die is rolled or a card is seen."""

from __future__ import annotations

import pytest

from rookery import Match
from rookery.kernel import MUTE, Picker, State

LOOKS = {"peeked_card", "took_card"}
OPEN = {"claim", "place", "done", "recover", "pass"}  # what everybody sees and nothing hides


def is_news(match: Match, before: State, seat: int, action: int) -> bool:
    """Whether the seat could not have worked out from the cards it knew what it saw."""
    game, pick, seen = match.game, Picker(99), set()
    for _ in range(60):
        twin = game.resample(before, seat, pick)
        game.apply(twin, seat, action, MUTE)
        seen.add(str(game.view(twin, seat)))
    return len(seen) > 1


def test_a_placement_is_taken_back_until_the_turn_passes_on() -> None:
    match = Match("crypt", 3, 5)
    seat, start = match.actor, match.hash
    game = match.game
    match.play(game.pack("claim"))
    match.play(game.pack("place", 0, 1, 3))
    match.play(game.pack("place", 1, 1, 2))
    for _ in range(3):
        assert match.can_undo(seat)
        match.undo(seat)
    assert match.hash == start
    assert not match.can_undo(seat)


def test_a_bundle_of_placements_is_one_turn() -> None:
    match = Match("crypt", 3, 5)
    seat, game = match.actor, match.game
    match.play_all([game.pack("claim"), game.pack("place", 0, 1, 3), game.pack("done")], seat)
    assert match.actor != seat


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_undo_stops_at_a_roll_and_at_a_card_that_was_seen(seats: int) -> None:
    rolls, looks, free = 0, 0, 0
    for seed in range(4):
        match = Match("crypt", seats, seed, {"collectors": "B"})
        pick = Picker(seed)
        while not match.over:
            seat, before, count = match.actor, match.state, len(match.moves)
            told = {who: len(match.events(who)) for who in range(-1, seats)}
            action = match.legal(seat)[int(pick.below(len(match.legal(seat))))]
            match.play(action)
            news = {event.key for who, since in told.items() for event in match.events(who, since)}
            if len(match.moves) > count + 1 or match.over:
                rolls += 1
                assert not match.can_undo(seat)
            elif news & LOOKS and is_news(match, before, seat, action):
                looks += 1
                assert not match.can_undo(seat)
            elif match.game.unpack(action).name in OPEN:
                free += 1
                assert match.can_undo(seat)
    assert rolls > 20
    assert free > 20
    assert looks > 0 or seats == 1
