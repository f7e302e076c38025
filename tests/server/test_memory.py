"""What a table at rest takes in memory: docs/hosting.md promises a figure, and this is its bound."""

from __future__ import annotations

import pytest

import rookery
from bench.memory import taken

MOST = 50  # kilobytes


@pytest.mark.parametrize("key", rookery.games())
def test_a_table_at_rest_is_small(key: str) -> None:
    assert taken(key, 20, rest=True, count=10) < MOST
