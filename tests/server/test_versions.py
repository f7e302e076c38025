"""A match that was begun by earlier rules is played on by them."""

from __future__ import annotations

import pytest

import rookery
from rookery.server.catalogue import Catalogue
from rookery.server.trouble import rules_for
from rookery.table.packs import HOUSE
from tests.server.wire import decisions, row_of, table_of

OLD = [(key, rules) for key in rookery.games() for rules in rookery.load(key).earlier]


@pytest.mark.parametrize(("key", "rules"), OLD)
def test_a_table_is_rebuilt_with_the_rules_of_its_row(key: str, rules: int) -> None:
    game = rookery.load(key, rules=rules)
    options = game.settle(3, {})
    row = row_of(game, 3, options)
    steps = decisions(game, 3, options, 5, 250)[-1]
    found = rules_for(Catalogue(), row)
    assert found is game
    table = table_of(found, row, steps)
    assert table.match is not None
    assert table.match.record()["rules"] == rules


def test_new_tables_and_unknown_versions_get_the_newest_rules() -> None:
    for key in rookery.games():
        for rules in (None, 999):
            assert Catalogue().game(key, HOUSE, rules) is rookery.load(key)
