"""A database read from outside the service, for checks and exports."""

from __future__ import annotations

from rookery.storage import reads
from rookery.storage.engine import open_engine
from rookery.storage.rows import Whole
from rookery.storage.soundness import check_sound
from rookery.storage.upgrade import is_current


class Archive:
    """Every match that has begun; nothing is ever written."""

    def __init__(self, database: str) -> None:
        self._engine = open_engine(database)
        if not is_current(self._engine):
            self._engine.dispose()
            raise ValueError("the database is not of this version; `rookery serve` brings it up to date")

    def __enter__(self) -> Archive:
        return self

    def __exit__(self, *_: object) -> None:
        self._engine.dispose()

    def check_sound(self) -> None:
        """ValueError for a damaged file."""
        check_sound(self._engine)

    def begun(self) -> list[str]:
        """The matches that have entries, the oldest first."""
        with self._engine.connect() as connection:
            return reads.begun(connection)

    def whole(self, match_id: str) -> Whole:
        """One match with all its entries; ValueError if there are none."""
        with self._engine.connect() as connection:
            found = reads.whole(connection, match_id)
        if found is None or not found.entries:
            raise ValueError(f"match {match_id} has begun but has no entries")
        return found
