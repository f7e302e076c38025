"""Every test of the store runs on both databases."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.storage.postgres import new_database


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    return new_database() if request.param == "postgresql" else f"sqlite:///{tmp_path / 'rookery.db'}"
