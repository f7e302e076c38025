"""All tables of one worker: found in memory or rebuilt from the store, and looked after."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any

from rookery.kernel import Game
from rookery.server import clocks, matches, metrics
from rookery.server.catalogue import Catalogue
from rookery.server.fair_queue import Thinkers
from rookery.server.limits import CROWDED, Buckets, Whereabouts
from rookery.server.names import is_table_id
from rookery.server.presence import WHO, Presence
from rookery.server.problems import Problem, missing
from rookery.server.settings import Settings
from rookery.server.siblings import Siblings
from rookery.server.slices import Slices
from rookery.server.steady import Steady
from rookery.server.table import Table, due_of
from rookery.server.trouble import UNPLAYABLE, SetAside, other_rules, rules_for
from rookery.storage import Entry, Store, StoreError, Whole
from rookery.storage.news import read_news
from rookery.table.match import Match

LOG = logging.getLogger("rookery.hall")
RESTING = 10.0  # seconds without a deed after which a table grows small


Care = Callable[["Hall", Table], None]


class Hall:
    """The tables in memory are a cache; the store alone counts."""

    def __init__(self, settings: Settings, store: Store, look_after: Care) -> None:
        self.settings = settings
        self.store = store
        self.look_after = look_after  # starts what has to happen at a table by itself
        self.now = settings.now
        self.steady = (
            settings.now if isinstance(settings.now, Steady) else None
        )  # tests have clocks of theirs
        self.catalogue = Catalogue(settings.packs)
        self.thinkers = Thinkers(settings.thinkers)
        self.slices = Slices()
        self.whereabouts = Whereabouts()
        rate, burst = CROWDED * settings.socket_rate, CROWDED * settings.socket_burst
        self.messages = Buckets(rate, burst, settings.now)  # over all sockets of an address
        self.presence = Presence(store, settings.now)
        self.tables: dict[str, Table] = {}
        self.siblings = (
            None if settings.siblings is None else Siblings(settings.siblings, store.name, self._holds)
        )
        self.aside = SetAside()
        self.opened = settings.now()
        self.days_kept = 0.0  # until when nothing is to be done about the daily deal
        self.watched = settings.now()  # when the watch last got through what is due
        self._loading: dict[str, asyncio.Lock] = {}
        self._late: set[str] = set()  # changed by other workers while they were being loaded
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    async def wake(self) -> None:
        """Finds the time, before anything else happens."""
        if self.steady is not None:
            await self.steady.resume(self.store)
        self.opened = self.watched = self.now()

    def _holds(self, match_id: str) -> bool:
        return match_id in self.tables or match_id in self._loading

    def mine(self, match_id: str) -> bool:
        """Whether no other worker of this service holds a table, or would."""
        return self.siblings is None or self.siblings.owner(match_id) is None

    async def table(self, match_id: str) -> Table:
        """A table, from memory or the store; Problem 404 if there is none."""
        if not is_table_id(match_id):
            raise missing()
        found = self.tables.get(match_id) or await self._fetched(match_id)
        found.used, found.resting = self.now(), False
        return found

    async def _fetched(self, match_id: str) -> Table:
        """A table that was not in memory; those who ask at the same time wait for one load."""
        async with self._loading.setdefault(match_id, asyncio.Lock()):
            if match_id in self.tables:
                return self.tables[match_id]
            try:
                table = await self._loaded(match_id)
            except BaseException:
                self._let_go([match_id])
                raise
            finally:
                self._loading.pop(match_id, None)
            table.behind = match_id in self._late
            table.loaded = self.now()
            table.elsewhere = self.presence.at(match_id)
            self._late.discard(match_id)
            return self.tables.setdefault(match_id, table)

    def _let_go(self, gone: list[str]) -> None:
        if self.siblings is not None:
            self.siblings.drop(gone)

    async def _loaded(self, match_id: str) -> Table:
        whole = await self.store.whole(match_id)
        if whole is None:
            raise missing()
        if self.siblings is not None:  # not before: whoever makes tables up would be told of to all
            self.siblings.hold(match_id)
        try:
            game = rules_for(self.catalogue, whole.row)
            table = Table(game, whole, await self._rebuilt(game, whole))
        except Problem as problem:
            await self.mark_trouble(match_id, problem.error)
            raise
        if table.row.trouble is not None:
            await self.mended(table)
        return table

    async def _rebuilt(self, game: Game[Any], whole: Whole) -> Match | None:
        """The match behind a table's entries, made while others have their turns."""
        if not whole.entries:
            return None
        steps = matches.rebuilding(game, whole.row, whole.seats, whole.entries)
        try:
            match = await self.slices.through(steps)
        except ValueError as error:
            LOG.debug("a table cannot be rebuilt", extra={"table": whole.row.id, "reason": str(error)})
            raise other_rules() from None
        metrics.REBUILT.inc()
        return match

    async def mark_trouble(self, match_id: str, key: str) -> None:
        """Those who sit at a table that cannot be looked after are shown why."""
        trouble = {"key": key, "since": self.now()}
        if key and await self.store.mark_trouble(match_id, trouble) and match_id in self.tables:
            table = self.tables[match_id]
            table.row = replace(table.row, trouble=trouble)
            table.changed()

    async def mended(self, table: Table) -> None:
        """A table can be looked after again; the time in which nobody could play on does not count."""
        row, now = table.row, self.now()
        values: dict[str, Any] = {}
        if row.trouble is not None and row.trouble["key"] in UNPLAYABLE and table.match is not None:
            row = replace(row, clocks=clocks.paused(row.clocks, row.trouble["since"], now))
            values = {"clocks": row.clocks, "due": due_of(table.match, row, table.seats, now)}
        if not await self.store.end_trouble(table.id, values):
            table.behind = True  # another worker was first
        table.row = replace(row, trouble=None, **values)
        table.changed()

    @asynccontextmanager
    async def at(self, match_id: str) -> AsyncIterator[Table]:
        """A table for one caller at a time, as the store has it."""
        table = await self.table(match_id)
        async with table.lock:
            await self.refresh(table)
            yield table

    async def refresh(self, table: Table) -> None:
        """Brings memory in step with the store where that is needed; call with the lock held."""
        if table.broken:
            await self._reload(table)
        elif table.behind:
            await self._catch_up(table)
        elif table.news:
            try:
                table.follow_news()
            except ValueError:  # something came before it, or besides
                await self._catch_up(table)

    async def _catch_up(self, table: Table) -> None:
        table.behind = False  # before reading: what is heard meanwhile counts again
        table.news.clear()
        whole = await self.store.whole(table.id, table.seq)
        if whole is None:
            raise missing()
        try:
            table.catch_up(whole)
        except ValueError:
            await self._reload(table)

    async def _reload(self, table: Table) -> None:
        table.broken, table.behind = True, False
        table.news.clear()
        whole = await self.store.whole(table.id)
        if whole is None:
            raise missing()
        table.load(whole, await self._rebuilt(table.game, whole))

    def heard(self, match_id: str) -> None:
        """Another worker changed a table; '' means that any may have changed."""
        known = [self.tables[match_id]] if match_id in self.tables else []
        for table in known if match_id else list(self.tables.values()):
            table.behind = True
            table.changed()
        if match_id in self._loading:
            self._late.add(match_id)
        if not match_id and not self.closing:
            self.spawn(self.presence.ask())
            self._tell_all()

    def said(self, worker: str, match_id: str, words: str) -> None:
        """Another worker tells a new entry, says who is connected there, or asks who is here."""
        news = read_news(words)
        if news is not None:
            self._heard_entry(match_id, *news)
            return
        if words == WHO:
            self._tell_all()
        self.seen(self.presence.heard(worker, match_id, words))

    def _heard_entry(self, match_id: str, entry: Entry, values: dict[str, Any]) -> None:
        table = self.tables.get(match_id)
        if table is None:
            self.heard(match_id)
            return
        table.news.append((entry, values))
        table.changed()

    def _tell_all(self) -> None:
        for table in self.tables.values():
            if table.lines:
                self.moved_in_or_out(table)

    def seen(self, touched: set[str]) -> None:
        """At these tables somebody came or went elsewhere."""
        for table in [self.tables[match_id] for match_id in touched if match_id in self.tables]:
            table.elsewhere = self.presence.at(table.id)
            table.came_or_went(self.now())
            table.changed()

    def moved_in_or_out(self, table: Table) -> None:
        """Somebody connected to a table here, or hung up: the other workers are told."""
        table.came_or_went(self.now())
        if self.store.shared and not self.closing:
            self.spawn(self.presence.tell(table.id, {line.guest for line in table.lines}))

    def announce(self, table: Table) -> None:
        """A table changed: everybody who looks is told, and its bots are looked after."""
        table.changed()
        self.look_after(self, table)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work beside the requests; it ends with the service."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("work at a table failed", exc_info=task.exception())

    def forget_idle(self) -> None:
        """Tables at which nothing happens grow small; those that nobody looks at leave memory."""
        now = self.now()
        gone: list[str] = []
        for match_id, table in list(self.tables.items()):
            if table.used < now - self.settings.idle and not table.busy:
                table.count_cut_short()
                del self.tables[match_id]
                gone.append(match_id)
            elif table.used < now - RESTING:
                table.rest()
        self._let_go(gone)
        metrics.TABLES.set(len(self.tables))

    async def close(self) -> None:
        """Ends the work beside the requests."""
        self.closing = True
        if self.siblings is not None:
            self.siblings.close()
        for table in self.tables.values():
            for line in list(table.lines):
                line.end(1012)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(StoreError):
            await self.presence.leave()
            if self.steady is not None:
                await self.steady.write(self.store)
        self.thinkers.close()
