"""One random game for each number of seats, pinned: a change of any list, event or view shows here.

A change of rules is meant to change these; then raise `rules_version`, keep the old rules playable
(`earlier`) and pin anew.
"""

from __future__ import annotations

from hashlib import sha256

import pytest

from rookery.kernel import playthrough
from tests.games.oliver_twist.scene import game

CHOSEN = {
    2: {},
    3: {"reveal_through_visible": "on", "visibility": "open", "night_reveal": "forced"},
    4: {"late_sets": "per_type", "square_is_free_space": "off", "tie_break": "smaller_file"},
}
# By version of the rules and number of seats.
PINNED = {
    (1, 2): "f6a59afbaf7f528c",
    (1, 3): "87345bcdf199fd87",
    (1, 4): "eb67e164de49220f",
    (2, 2): "dfa8d6ccb6128c22",
    (2, 3): "eac5e107cfe6ffcf",
    (2, 4): "4811192e9e0b51fa",
}


@pytest.mark.parametrize(("rules", "seats"), sorted(PINNED))
def test_a_pinned_game_stays_as_it_is(rules: int, seats: int) -> None:
    options = game(rules).settle(seats, dict(CHOSEN[seats]))
    text = playthrough(game(rules), seats, options, 2016)
    assert sha256(text.encode()).hexdigest()[:16] == PINNED[rules, seats]


def test_the_newest_rules_are_pinned() -> None:
    assert {rules for rules, _ in PINNED} == {*game().earlier, game().rules_version}
