"""The one interface to a database, for code that waits without blocking."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from rookery.storage import deals, reads, writes
from rookery.storage.engine import open_engine
from rookery.storage.keeping import Keeper
from rookery.storage.news import BEATING, News, Said, spelled_news
from rookery.storage.rows import OVER, Deal, Due, Entry, Listed, Played, Pulse, Seat, Stored, Whole
from rookery.storage.start import make_ready
from rookery.storage.writer import After, Writer
from rookery.table.ledger import ABORTED, BEGUN, ENDED, SEALED, Line

T = TypeVar("T")
READERS = 4
PATIENCE = 6.0  # seconds until an answer must be there


class Overdue(SQLAlchemyError):
    """The database did not answer in time; a write may still be kept later."""


class Store:
    """Reads in a few threads, writes in one; a write is answered when it is durable."""

    def __init__(self, url: str, *, keeper: Keeper | None = None) -> None:
        self.engine = open_engine(url)
        try:
            make_ready(self.engine, keeper)
        except BaseException:
            self.engine.dispose()
            raise
        self.name = secrets.token_hex(6)  # tells this worker's news from the others'
        self.number = secrets.randbelow(2**31 - 1) + 1  # the same for the tables it looks after
        self._writer = Writer(self.engine, keeper.check if keeper else None)
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
            self._news = News(self.engine.url, self.name, self.number, heard, said, self._beat)

    async def tell(self, match_id: str, words: str) -> None:
        """Says something of a table to the other workers; nothing is written."""
        news = f"{match_id} {words}"
        await self._submit(match_id, lambda connection: writes.tell(connection, self.name, news))

    def close(self) -> None:
        """Finishes what was begun and lets go of the database."""
        if self._news is not None:
            self._news.close()
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def probe(self) -> None:
        """Writes something and waits until it is on disk; raises if that does not work."""
        await self._submit("", lambda connection: writes.probe(connection, secrets.token_hex(8)))

    @property
    def deaf(self) -> bool:
        """Whether news of other workers do not arrive."""
        return self._news is not None and self._news.deaf

    def _beat(self) -> Future[None]:
        return self._writer.submit("", lambda connection: writes.tell(connection, self.name, BEATING))

    async def guest_name(self, guest: str) -> str | None:
        return await self._read(lambda connection: reads.guest_name(connection, guest))

    async def save_guest(self, guest: str, name: str, now: float) -> list[str]:
        def work(connection: Connection) -> list[str]:
            touched = writes.save_guest(connection, guest, name, now)
            for match_id in touched:
                writes.tell(connection, self.name, match_id)
            return touched

        return await self._submit("", work)

    async def whole(self, match_id: str, after: int = 0) -> Whole | None:
        """A table with its entries after a place, all read at one moment."""

        def work(connection: Connection) -> Whole | None:
            if self.shared:
                connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            return reads.whole(connection, match_id, after)

        return await self._read(work)

    async def listed(self, which: str, guest: str) -> list[tuple[Listed, list[Seat]]]:
        return await self._read(lambda connection: reads.listed(connection, which, guest))

    async def due(self, now: float, limit: int, after: Due | None = None) -> list[Due]:
        return await self._read(lambda connection: reads.due(connection, now, limit, after))

    async def claimed(self, limit: int) -> list[Due]:
        """Tables of workers that are gone, now ours to look after."""
        if not self.shared or not await self._read(reads.orphans):
            return []
        return await self._submit("", lambda connection: writes.claim(connection, self.number, limit))

    async def put_off(self, seen: Due, until: float) -> None:
        """A table is due later, unless somebody found another time for it meanwhile; nobody needs to hear."""
        await self._submit(seen.id, lambda connection: writes.put_off(connection, seen, until))

    async def clock(self) -> float | None:
        """The time that all workers share; None where one serves alone."""
        return await self._read(reads.clock)

    async def pulses(self) -> list[Pulse]:
        return await self._read(reads.pulses)

    async def pulse(self, now: Pulse) -> None:
        await self._submit("", lambda connection: writes.pulse(connection, now))

    async def mark_trouble(self, match_id: str, trouble: dict[str, Any]) -> bool:
        """Notes why a table cannot be looked after; False if a trouble is noted already."""
        return await self._write(
            match_id, lambda connection: writes.mark_trouble(connection, match_id, trouble)
        )

    async def end_trouble(self, match_id: str, values: dict[str, Any]) -> bool:
        """A table can be looked after again; False if another worker said so first."""
        return await self._write(
            match_id, lambda connection: writes.end_trouble(connection, match_id, values)
        )

    async def begun(self) -> list[str]:
        return await self._read(reads.begun)

    async def add_table(self, row: Stored, chairs: list[Seat]) -> bool:
        """A new table; False if it would be somebody's second try at a deal."""
        return await self._write(row.id, lambda connection: deals.add_table(connection, row, chairs))

    async def seal(self, row: Stored, chairs: list[Seat], values: dict[str, Any], at: float) -> bool:
        """Fixes the seals of a full table and its seed, and notes the promise."""
        return await self._write(
            row.id,
            lambda connection: writes.seal(connection, row, chairs, values),
            _noted(SEALED, row, values["commitment"], at),
        )

    async def call_off(
        self, row: Stored, chairs: list[Seat], after: list[Seat], values: dict[str, Any], at: float
    ) -> bool:
        """Opens a sealed table again, and notes that its promise came to nothing."""
        return await self._write(
            row.id,
            lambda connection: writes.call_off(connection, row, chairs, after, values),
            _noted(ABORTED, row, row.commitment, at),
        )

    async def begin(self, row: Stored, chairs: list[Seat], entry: Entry) -> bool:
        return await self._write(
            row.id,
            lambda connection: writes.begin(connection, row, chairs, entry),
            _noted(BEGUN, row, row.commitment, entry.at),
        )

    async def ledger(self, after: int, mark: str | None, limit: int) -> list[Line]:
        return await self._read(lambda connection: reads.lines(connection, after, mark, limit))

    async def last_line(self) -> Line | None:
        return await self._read(reads.last_line)

    async def append(self, row: Stored, entry: Entry, record: str | None = None) -> bool:
        """One more entry, the last one with the record; other workers hear it whole, and need not ask."""

        def work(connection: Connection) -> bool:
            done = writes.append(connection, row, entry)
            if done and record is not None:
                writes.keep_record(connection, row.id, record)
            if done and self.shared:
                writes.tell(connection, self.name, spelled_news(row, entry))
            return done

        over = row.status == OVER and row.seals is not None
        return await self._submit(
            row.id, work, _noted(ENDED, row, row.commitment, entry.at) if over else None
        )

    async def deal(self, deal_id: str) -> Deal | None:
        return await self._read(lambda connection: deals.deal(connection, deal_id))

    async def unended(self, kind: str) -> list[Deal]:
        return await self._read(lambda connection: deals.unended(connection, kind))

    async def deal_of(self, match_id: str) -> str | None:
        return await self._read(lambda connection: deals.deal_of(connection, match_id))

    async def played(self, deal_id: str) -> list[Played]:
        return await self._read(lambda connection: deals.played(connection, deal_id))

    async def sits_at(self, deal_id: str, guest: str) -> list[Played]:
        return await self._read(lambda connection: deals.sits_at(connection, deal_id, guest))

    async def add_deal(self, new: Deal) -> bool:
        """Keeps a new deal and notes its promise; False if there is one of its name."""
        return await self._submit(
            new.id,
            lambda connection: deals.add(connection, new),
            lambda connection: writes.note(connection, SEALED, new.id, new.commitment, new.sealed),
        )

    async def move_deal_on(self, known: Deal, after: str, at: float) -> bool:
        """A deal begins or ends, and the ledger says so; False if another worker was first."""
        return await self._submit(
            known.id,
            lambda connection: deals.move_on(connection, known.id, known.status, after),
            lambda connection: writes.note(connection, after, known.id, known.commitment, at),
        )

    async def claim_deal(self, deal_id: str, now: float, before: float) -> bool:
        return await self._submit(
            deal_id, lambda connection: deals.claim_deal(connection, deal_id, now, before)
        )

    async def keep_levels(self, deal_id: str, levels: list[dict[str, Any]]) -> None:
        await self._submit(deal_id, lambda connection: deals.keep_levels(connection, deal_id, levels))

    async def record(self, match_id: str) -> str | None:
        return await self._read(lambda connection: reads.record(connection, match_id))

    async def keep_record(self, match_id: str, line: str) -> None:
        work = self._writer.submit(
            match_id, lambda connection: writes.keep_record(connection, match_id, line)
        )
        await asyncio.wrap_future(work)

    async def set_seat(
        self, match_id: str, before: Seat, after: Seat, values: dict[str, Any], deal: str | None = None
    ) -> bool:
        """Changes a seat and what hangs on it, if nobody was first; of a deal everybody has one seat."""

        def work(connection: Connection) -> bool:
            if deal and after.guest and deals.sits_elsewhere(connection, deal, match_id, after.guest):
                return False
            done = writes.set_seat(connection, match_id, before, after)
            if done and values:
                writes.set_table(connection, match_id, values)
            return done

        return await self._write(match_id, work)

    async def set_table(self, match_id: str, values: dict[str, Any]) -> None:
        await self._write(match_id, lambda connection: writes.set_table(connection, match_id, values))

    async def say(self, match_id: str, line: dict[str, Any]) -> int:
        return await self._write(match_id, lambda connection: writes.say(connection, match_id, line))

    async def _write(self, match_id: str, work: Callable[[Connection], T], after: After = None) -> T:
        def told(connection: Connection) -> T:
            result = work(connection)
            if result is not False:
                writes.tell(connection, self.name, match_id)
            return result

        return await self._submit(match_id, told, after)

    async def _submit(self, key: str, work: Callable[[Connection], T], after: After = None) -> T:
        return await _in_time(self._writer.submit(key, work, after))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await _in_time(self._readers.submit(self._ask, work))

    def _ask(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)


def _noted(kind: str, row: Stored, commitment: str, at: float) -> After:
    """A line of the ledger; a table of a deal has none of its own, as its deal has."""
    if row.deal is not None:
        return None
    return lambda connection: writes.note(connection, kind, row.id, commitment, at)


async def _in_time(work: Future[T]) -> T:
    """What still waits for its turn when the time is over is never begun."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await asyncio.wrap_future(work)
    except TimeoutError:
        raise Overdue("the database did not answer in time") from None
