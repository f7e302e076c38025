"""The one interface to a database, for code that waits without blocking."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, text

from rookery.storage import reads, writes
from rookery.storage.engine import migrate, open_engine
from rookery.storage.news import News, Said, spelled_news
from rookery.storage.rows import Entry, Seat, Stored, Whole
from rookery.storage.writer import Writer

T = TypeVar("T")
READERS = 4


class Store:
    """Reads in a few threads, writes in one; a write is answered when it is durable."""

    def __init__(self, url: str, *, upgrade: bool = True) -> None:
        self.engine = open_engine(url)
        if upgrade:
            migrate(self.engine)
        self.name = secrets.token_hex(6)  # tells this worker's news from the others'
        self._writer = Writer(self.engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="rookery-reader")
        self._news: News | None = None

    @property
    def shared(self) -> bool:
        """Whether several workers can use this database at once."""
        return self.engine.dialect.name == "postgresql"

    def listen(self, heard: Callable[[str], None], said: Said | None = None) -> None:
        """Calls `heard` with a table's id whenever another worker changed it; '' means any.

        `said` gets what other workers `tell` of a table without changing it.
        """
        if self.shared:
            self._news = News(self.engine.url, self.name, heard, said)

    async def tell(self, match_id: str, words: str) -> None:
        """Says something of a table to the other workers; nothing is written."""
        news = f"{match_id} {words}"
        work = self._writer.submit(match_id, lambda connection: writes.tell(connection, self.name, news))
        await asyncio.wrap_future(work)

    def close(self) -> None:
        """Finishes what was begun and lets go of the database."""
        if self._news is not None:
            self._news.close()
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def ping(self) -> None:
        """Raises if the database does not answer."""
        await self._read(lambda connection: connection.execute(text("SELECT 1")).scalar())

    async def guest_name(self, guest: str) -> str | None:
        return await self._read(lambda connection: reads.guest_name(connection, guest))

    async def save_guest(self, guest: str, name: str, now: float) -> list[str]:
        def work(connection: Connection) -> list[str]:
            touched = writes.save_guest(connection, guest, name, now)
            for match_id in touched:
                writes.tell(connection, self.name, match_id)
            return touched

        return await asyncio.wrap_future(self._writer.submit("", work))

    async def whole(self, match_id: str, after: int = 0) -> Whole | None:
        """A table with its entries after a place, all read at one moment."""

        def work(connection: Connection) -> Whole | None:
            if self.shared:
                connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            return reads.whole(connection, match_id, after)

        return await self._read(work)

    async def listed(self, which: str, guest: str) -> list[tuple[Stored, list[Seat]]]:
        return await self._read(lambda connection: reads.listed(connection, which, guest))

    async def due(self, now: float, limit: int) -> list[str]:
        return await self._read(lambda connection: reads.due(connection, now, limit))

    async def begun(self) -> list[str]:
        return await self._read(reads.begun)

    async def add_table(self, row: Stored, chairs: list[Seat]) -> None:
        await self._write(row.id, lambda connection: writes.add_table(connection, row, chairs))

    async def begin(self, row: Stored, chairs: list[Seat], entry: Entry) -> bool:
        return await self._write(row.id, lambda connection: writes.begin(connection, row, chairs, entry))

    async def append(self, row: Stored, entry: Entry) -> bool:
        """One more entry; other workers hear it whole, so that they need not ask for it."""

        def work(connection: Connection) -> bool:
            done = writes.append(connection, row, entry)
            if done and self.shared:
                writes.tell(connection, self.name, spelled_news(row, entry))
            return done

        return await asyncio.wrap_future(self._writer.submit(row.id, work))

    async def set_seat(self, match_id: str, before: Seat, after: Seat, values: dict[str, Any]) -> bool:
        """Changes a seat and what hangs on it, if nobody else changed it first."""

        def work(connection: Connection) -> bool:
            done = writes.set_seat(connection, match_id, before, after)
            if done and values:
                writes.set_table(connection, match_id, values)
            return done

        return await self._write(match_id, work)

    async def set_table(self, match_id: str, values: dict[str, Any]) -> None:
        await self._write(match_id, lambda connection: writes.set_table(connection, match_id, values))

    async def say(self, match_id: str, line: dict[str, Any]) -> int:
        return await self._write(match_id, lambda connection: writes.say(connection, match_id, line))

    async def _write(self, match_id: str, work: Callable[[Connection], T]) -> T:
        def told(connection: Connection) -> T:
            result = work(connection)
            if result is not False:
                writes.tell(connection, self.name, match_id)
            return result

        return await asyncio.wrap_future(self._writer.submit(match_id, told))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, work)

    def _ask(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)
