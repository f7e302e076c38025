"""The conformance kit over whole random games, with hidden things changed by brute force."""

from __future__ import annotations

import pytest

from rookery.testing import check, check_processes
from tests.games.oliver_twist.scene import game
from tests.games.oliver_twist.secrets import secrets


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_keeps_the_contract_with_any_options(seats: int) -> None:
    report = check(game(), games=3, seed=100 * seats, seats=seats, secrets=secrets, positions=21)
    assert report.games == 3
    assert report.worlds > 200
    assert report.branching <= 76


@pytest.mark.long
@pytest.mark.parametrize("visibility", ["screen", "open"])
def test_the_game_keeps_secrets_at_every_kind_of_table(visibility: str) -> None:
    options = {"visibility": visibility}
    report = check(game(), games=1, seats=3, seed=7, options=options, secrets=secrets, positions=12)
    assert report.worlds > 100


def test_other_processes_play_the_same_game() -> None:
    text = check_processes("tests.games.oliver_twist.scene:game", 2, game().settle(2, {}), seed=8)
    assert text.startswith("game oliver_twist rules 2 seats 2 seed 8\n")
