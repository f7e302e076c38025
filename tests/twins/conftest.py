"""An empty database to copy."""

from __future__ import annotations

from pathlib import Path

import pytest

from rookery.storage import Store


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a database without a table in it."""
    file = tmp_path_factory.mktemp("empty") / "empty.db"
    Store(f"sqlite:///{file}").close()
    return file
