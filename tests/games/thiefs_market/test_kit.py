"""The kit's checks on whole games, with secrets changed by brute force."""

from __future__ import annotations

import pytest

from rookery.testing import check
from rookery.testing.known import secret_fields
from tests.games.thiefs_market.positions import GAME
from tests.games.thiefs_market.secrets import secrets


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_with_random_options_keep_the_contract(seats: int) -> None:
    report = check(GAME, games=2, seed=seats, seats=seats, secrets=secrets, positions=16)
    assert report.games == 2
    assert report.worlds > 60


@pytest.mark.long
@pytest.mark.parametrize("visibility", ["hidden", "open", "sealed"])
def test_every_kind_of_secrecy_keeps_the_contract(visibility: str) -> None:
    options = {"infamy_visibility": visibility, "promos": "on", "appendage_a": "one_die"}
    hidden = None if visibility == "open" else secrets
    report = check(GAME, games=1, seed=11, seats=3, options=options, secrets=hidden, positions=10)
    assert report.games == 1
    assert report.differed == (set() if visibility == "open" else secret_fields(GAME))
