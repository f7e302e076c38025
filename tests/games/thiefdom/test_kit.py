"""The conformance kit over whole random games, with hidden things changed by brute force."""

from __future__ import annotations

import pytest

from rookery.games.thiefdom.instinct import ThiefdomInstinct
from rookery.games.thiefdom.phase_numbers import BUY, PICK
from rookery.kernel import CHANCE, MUTE, OVER, Picker
from rookery.testing import check
from rookery.testing.known import secret_fields
from tests.games.thiefdom.secrets import secrets
from tests.games.thiefdom.town import GAME
from tests.games.thiefdom.watched import Watched
from tests.scale import games


@pytest.mark.parametrize("count", [games(8, 1), pytest.param(60, marks=pytest.mark.soak)])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_keep_the_contract_and_all_invariants(seats: int, count: int) -> None:
    game = Watched(GAME)
    report = check(game, games=count, seed=100 * seats, seats=seats, positions=count)
    assert report.games == count
    assert game.steps > 3 * 100 * seats * count  # each game is played at least three times


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3])
def test_secrets_changed_by_brute_force_stay_secret(seats: int) -> None:
    report = check(GAME, games=2, seed=seats, seats=seats, secrets=secrets, positions=300)
    assert report.worlds > 20
    assert report.differed == secret_fields(GAME)


@pytest.mark.parametrize("phase", [PICK, BUY])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_resampled_drafts_keep_what_a_seat_knows(seats: int, phase: int) -> None:
    for seed in range(6):
        pick = Picker(seed)
        s = GAME.new(seats, GAME.settle(seats, {}))
        while s.phase != phase or (phase == PICK and s.stage == 0):
            seat = GAME.actor(s)
            steps = [GAME.sample(s, pick)] if seat == CHANCE else GAME.legal(s, seat)
            GAME.apply(s, seat, steps[int(pick.below(len(steps)))], MUTE)
        for _ in range(2):
            for seat in range(-1, seats):
                world = GAME.resample(s, seat, pick)
                assert GAME.view(world, seat) == GAME.view(s, seat)
                dealt = [card for card in [*world.hand, *world.kept] if card >= 0]
                assert len(dealt) == len(set(dealt))
                assert all(not world.half >> card & 1 for card in dealt)
            if phase == BUY:
                seat = GAME.actor(s)
                GAME.apply(s, seat, GAME.legal(s, seat)[-1], MUTE)


@pytest.mark.parametrize(("seats", "wins"), [(1, 12), (2, 11), (3, 9), (4, 8)])
def test_instinct_beats_chance(seats: int, wins: int) -> None:
    instinct = ThiefdomInstinct(GAME.tables)
    won = total = 0
    for seed in range(12):
        pick = Picker(seed)
        s = GAME.new(seats, GAME.settle(seats, {}))
        me = seed % seats
        while GAME.actor(s) != OVER:
            seat = GAME.actor(s)
            legal = [] if seat == CHANCE else GAME.legal(s, seat)
            if seat == me:
                weights = instinct.weigh(s, seat, legal)
                action = legal[weights.index(max(weights))]
            else:
                action = legal[int(pick.below(len(legal)))] if legal else GAME.sample(s, pick)
            GAME.apply(s, seat, action, MUTE)
        won += me in GAME.winners(s)
        total += GAME.scores(s)[me].total
    assert won >= wins
    assert seats > 1 or total >= 12 * 30
