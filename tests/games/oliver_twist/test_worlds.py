"""What is drawn at random: worlds hang on what a seat knows, choices and chance on what the rules list."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rookery.games.oliver_twist.actions import EFFECT_0, FAGIN, HIDE_0
from rookery.games.oliver_twist.phase_numbers import LATE, SELL, WALLETS
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tokens import PLANTED, SWAPPED, UNSEEN
from rookery.kernel import CHANCE, OVER, Game, Picker
from rookery.kernel.sink import MUTE
from tests.games.oliver_twist.scene import Scene, game, row


def positions(seats: int, visibility: str, seed: int) -> Iterator[OliverTwistState]:
    """A random game full of secrets: cards help at once, and Fagin is shunned, so that reserves are full."""
    pick = Picker(seed)
    s = game().new(seats, game().settle(seats, {"visibility": visibility}))
    while game().actor(s) != OVER:
        yield s
        seat = game().actor(s)
        if seat == CHANCE:
            action = game().sample(s, pick)
        else:
            legal = game().legal(s, seat)
            helps = [action for action in legal if EFFECT_0 <= action < HIDE_0]
            found = helps or [action for action in legal if action != FAGIN] or legal
            action = found[int(pick.below(len(found)))]
        game().apply(s, seat, action, MUTE)
    yield s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_draws_are_those_of_any_game(seats: int) -> None:
    rules: Game[OliverTwistState] = game()
    for step, s in enumerate(positions(seats, "screen", seats)):
        seat = rules.actor(s)
        if seat >= 0:
            assert rules.choose(s, seat, Picker(step)) == Game.choose(rules, s, seat, Picker(step))
        elif seat == CHANCE:
            assert rules.sample(s, Picker(step)) == Game.sample(rules, s, Picker(step))


def check_twins(s: OliverTwistState, seat: int) -> None:
    """From worlds the seat cannot tell apart the same draws make the same world, field by field."""
    expected = game().dump(game().resample(s, seat, Picker(9)))
    for seed in (1, 2, 3):
        twin = game().resample(s, seat, Picker(seed))
        assert game().view(twin, seat) == game().view(s, seat)
        assert game().faults(twin) == game().faults(s)
        found = game().dump(game().resample(twin, seat, Picker(9)))
        for name, value in expected.items():
            assert found[name] == value, (name, seat, s.phase)


def kinds_of_secrets(s: OliverTwistState) -> set[str]:
    """What there is to hide in a position."""
    tokens = [token for own in [*s.files, s.lost] for token in own]
    found = {
        "swapped": any(token & SWAPPED for token in tokens),
        "swapped start token": any(token & SWAPPED and token & UNSEEN for token in tokens),
        "planted": any(token & PLANTED for token in tokens),
        "lost": len(s.lost) > 0,
        "lost and swapped": any(token & SWAPPED for token in s.lost),
        "looked": any(token > 16 for token in s.board),
        "loot": len(s.burgled) > 0,
        "late": s.phase == LATE and s.cursor > 0,
    }
    return {name for name, there in found.items() if there}


@pytest.mark.parametrize("visibility", ["screen", "open"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twins_draw_the_same_world(seats: int, visibility: str) -> None:
    met: set[str] = set()
    for seed in range(6):
        for step, s in enumerate(positions(seats, visibility, seed)):
            if step % 9 == seed or s.phase == LATE:
                met |= kinds_of_secrets(s)
                for seat in range(-1, seats):
                    check_twins(s, seat)
    assert {"lost", "planted", "looked", "loot"} <= met
    assert ("swapped" in met) == (visibility == "screen")


def everything_at_once() -> Scene:
    """Seat 1 has swapped out three tokens, Noah has planted two more, Nancy has lost three of the file."""
    table = Scene(3).bag("ri ne ap1 ap1").starts(1, "wa br").fill()
    table.s.reserves[1] = row([5, 7 + 16 + 32, 6, 0, 1 + 256, 3 + 512, 3 + 768])
    table.s.files[1] = row([9, 10, 4 + 16 + 32 + SWAPPED, 6 + PLANTED, 2 + 512 + SWAPPED + 2 * 65536, 1])
    table.s.lost = row([3, 256 + SWAPPED + 65536, 7 + PLANTED])
    table.s.swaps[1] = 3
    table.s.nancy, table.s.nancy_stayed = 1, 5
    table.s.noah, table.s.bag_then = 1, [1] + [0] * 15
    return table


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_swapped_lost_and_planted_tokens_together(seat: int) -> None:
    table = everything_at_once()
    check_twins(table.s, seat)
    table.s.nancy_known = table.s.noah_known = 2
    check_twins(table.s, seat)


def test_a_swapped_token_that_nancy_took_is_drawn_again_too() -> None:
    table = Scene(2)
    table.s.reserves[1], table.s.files[1], table.s.lost = row([5]), row([]), row([4 + SWAPPED])
    table.s.swaps[1], table.s.nancy = 1, 1
    found = {game().resample(table.s, 0, Picker(seed)).lost[0] & 15 for seed in range(40)}
    assert found == {4, 5}
    assert {game().resample(table.s, 1, Picker(seed)).lost[0] & 15 for seed in range(40)} == {4}


@pytest.mark.parametrize("phase", [SELL, WALLETS])
def test_who_acts_before_all_eyes_is_no_clue_to_the_rest(phase: int) -> None:
    table = everything_at_once().turn(1)
    table.s.reserves[1] = row([5, 5, 8 + 16 + 32, 6, 256, 3 + 512, 3 + 768])
    table.s.aside = row([0, 1, 0, 1, 1, 1, 1, 1, 0])
    table.s.phase, table.s.least = phase, 3
    for seat in (-1, 0, 2):
        check_twins(table.s, seat)
