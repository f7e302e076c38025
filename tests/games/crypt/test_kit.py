"""The conformance kit over whole random games, with hidden cards swapped by brute force.

`make soak` runs the same checks over thousands of games.
"""

from __future__ import annotations

import pytest

from rookery.testing import check, check_processes
from rookery.testing.known import secret_fields
from tests.games.crypt.secrets import secrets
from tests.games.crypt.setting import GAME
from tests.scale import games

LONGEST_LIST = {1: 54, 2: 54, 3: 72, 4: 108}


@pytest.mark.long
@pytest.mark.parametrize("count", [games(30, 12), pytest.param(200, marks=pytest.mark.soak)])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_crypt_keeps_the_contract(seats: int, count: int) -> None:
    report = check(GAME, games=count, seed=1000 * seats, seats=seats, secrets=secrets, positions=count)
    assert report.games == count
    assert report.positions >= count
    assert report.worlds > 5 * count
    assert report.branching <= LONGEST_LIST[seats] + 1
    assert report.differed == secret_fields(GAME)


@pytest.mark.long
@pytest.mark.parametrize("memory", ["perfect", "physical"])
@pytest.mark.parametrize("backs", ["on", "off"])
def test_crypt_keeps_secrets_with_every_kind_of_memory(memory: str, backs: str) -> None:
    chosen = {"collectors": "B", "memory": memory, "backs_show_type": backs}
    report = check(GAME, games=3, seats=3, options=chosen, secrets=secrets, positions=40)
    assert report.worlds > 200


def test_other_processes_play_the_same_game() -> None:
    text = check_processes("crypt", 3, GAME.settle(3, {"collectors": "random"}), seed=8)
    assert text.startswith("game crypt rules 1 seats 3 seed 8\n")
