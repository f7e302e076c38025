"""A service for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rookery.client import Chair, Visitor
from tests.server.house import House, open_house
from tests.storage.postgres import new_database


@pytest.fixture(autouse=True)
def hang_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever sits down in a test gets up at its end."""
    chairs: list[Chair] = []
    plain = Visitor.sit

    def sit(visitor: Visitor, table: str, events: int = 0, seq: int | None = None) -> Chair:
        chairs.append(plain(visitor, table, events, seq))
        return chairs[-1]

    monkeypatch.setattr(Visitor, "sit", sit)
    yield
    for chair in chairs:
        chair.close()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One service for tests that leave no trace."""
    with open_house(f"sqlite:///{tmp_path_factory.mktemp('shared') / 'rookery.db'}") as running:
        yield running


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The address of a fresh SQLite file."""
    return f"sqlite:///{tmp_path / 'rookery.db'}"


@pytest.fixture
def house(file: str) -> Iterator[House]:
    """A service on a fresh SQLite file, without limits on speed."""
    with open_house(file) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, file: str) -> str:
    """The address of an empty database of either kind."""
    return new_database() if request.param == "postgresql" else file
