"""One random game for each number of seats, pinned: a change of any list or event shows here.

Views of the town are long: they are pinned in solo play alone.

A change of rules is meant to change these; then raise `rules_version`, keep the old rules playable
(`earlier`) and pin anew.
"""

from __future__ import annotations

from hashlib import sha256

import pytest

from rookery.games.thiefdom.flow import Thiefdom
from rookery.kernel import playthrough
from tests.games.thiefdom.town import PACK

CHOSEN = {
    1: {},
    2: {"full_equipment": "replaced", "home_poster": "choice"},
    3: {"first_look": "on", "planning": "chaotic", "jump_guard": "harmless"},
    4: {"missions": "strategic", "konstanze": "per_gold", "activations": "one"},
}
# By version of the rules and number of seats.
PINNED = {
    (2, 1): "47a0a353540ab096",
    (2, 2): "753b7cff60f9a502",
    (2, 3): "b755d4bb5edcfbb9",
    (2, 4): "cc2112669dd44c30",
    (3, 1): "6bf6d51357d7c56f",
    (3, 2): "b2c055a53e0b804b",
    (3, 3): "9f9a635c4f9dfd76",
    (3, 4): "070451807ae75c4c",
}


@pytest.mark.parametrize(("rules", "seats"), sorted(PINNED))
def test_a_pinned_game_stays_as_it_is(rules: int, seats: int) -> None:
    game = Thiefdom(PACK, rules)
    text = playthrough(game, seats, game.settle(seats, dict(CHOSEN[seats])), 2016, views=seats == 1)
    assert sha256(text.encode()).hexdigest()[:16] == PINNED[rules, seats]


def test_the_newest_rules_are_pinned() -> None:
    assert {rules for rules, _ in PINNED} == {*Thiefdom.earlier, Thiefdom.rules_version}
