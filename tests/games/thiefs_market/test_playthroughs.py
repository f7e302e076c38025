"""One random game for each number of seats, pinned: a change of any list, event or view shows here.

A change of rules is meant to change these; then raise `rules_version` and pin anew.
"""

from __future__ import annotations

from hashlib import sha256

import pytest

from rookery.kernel import playthrough
from tests.games.thiefs_market.positions import GAME

PINNED = {
    3: ({}, "5e6d1bcc99924928"),
    4: ({"promos": "on", "appendage_a": "one_die"}, "640cb738eb0042f1"),
    5: ({"promos": "on", "infamy_visibility": "sealed", "potion_next_deck": "off"}, "c6611d39dc9da15d"),
}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_pinned_game_stays_as_it_is(seats: int) -> None:
    options, digest = PINNED[seats]
    text = playthrough(GAME, seats, GAME.settle(seats, dict(options)), 2016)
    assert sha256(text.encode()).hexdigest()[:16] == digest
