"""What happens by itself: time runs out, bots are woken, idle tables leave memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from dataclasses import replace

from rookery.server import clocks, daily, deals, metrics, sealing
from rookery.server.fair_play import lapsed
from rookery.server.hall import Hall
from rookery.server.problems import Problem
from rookery.server.table import Table, due_of
from rookery.server.tables import lapse, stand_in
from rookery.server.trouble import UNPLAYABLE
from rookery.storage import StoreError
from rookery.storage.rows import OPEN, OVER, SEALING, Due

LOG = logging.getLogger("rookery.care")
PAGE = 100  # due tables read at a time
SIDE_BY_SIDE = 16  # looks at a time
FAILING = 64  # looks of a round at tables that failed before
FREE = 1.0  # seconds a look waits until whoever is busy with the table is done
OVERDUE = 3.0  # seconds after which a table is looked at by others than the worker that holds it
LOOK = 10.0  # seconds for a whole look


async def keep_watch(hall: Hall) -> None:
    """Runs as long as the service does; a watch that ended, for whatever reason, is begun again."""
    while not hall.closing:
        watch = asyncio.create_task(_watch(hall))
        try:
            await asyncio.wait({watch})
        finally:
            watch.cancel()
        if not hall.closing:
            metrics.WATCHES_ENDED.inc()
            LOG.error("the watch ended and is begun again")
            await asyncio.sleep(hall.settings.tick)


async def _watch(hall: Hall) -> None:
    said = ""
    while not hall.closing:
        await asyncio.sleep(hall.settings.tick)
        try:
            await one_round(hall)
            said = ""
        except Exception as error:  # the next round may go well; what repeats itself is said once
            told, said = said, type(error).__name__
            if isinstance(error, StoreError) and said != told:
                LOG.error("the database does not answer", extra={"reason": said})
            elif said != told:
                LOG.error("a round of the watch failed", exc_info=error)


async def one_round(hall: Hall) -> None:
    """Looks at every table that is due, once; those that failed before come last and are not many."""
    hall.forget_idle()
    if hall.steady is not None:
        await hall.steady.beat(hall.store)
    hall.seen(await hall.presence.beat())
    if hall.settings.daily:
        await daily.keep_days(hall)
    while lost := await hall.store.claimed(PAGE):
        LOG.info("tables of a worker that is gone were taken over", extra={"again": len(lost)})
        await _look_at_all(hall, [found for found in lost if not _left_to_others(hall, found.id)])
    failing: list[Due] = []
    async for page in _pages(hall):
        await _look_at_all(hall, [found for found in page if found.id not in hall.aside])
        failing += [found for found in page if found.id in hall.aside]
        hall.watched = hall.now()
    await _look_at_all(hall, failing[:FAILING])
    hall.aside.report()
    hall.watched = hall.now()


async def _pages(hall: Hall) -> AsyncIterator[list[Due]]:
    """What is due now, a page at a time."""
    now, last = hall.now(), None
    while page := await hall.store.due(now, PAGE, last):
        last = page[-1]
        yield [found for found in page if hall.mine(found.id) or _forgotten(hall, found, now)]


def _forgotten(hall: Hall, found: Due, now: float) -> bool:
    """Whether the worker that holds a table had its time to look at it."""
    return max(found.due, hall.opened) < now - OVERDUE


def _left_to_others(hall: Hall, match_id: str) -> bool:
    """A table of a worker that is gone: the one of this service that holds it now is asked to look."""
    return hall.siblings is not None and hall.siblings.look(match_id)


async def look(hall: Hall, match_id: str) -> None:
    """Another worker claimed a table that we hold."""
    await _look(hall, Due(0.0, match_id))


async def _look_at_all(hall: Hall, due: Iterable[Due]) -> None:
    """A few looks side by side; what fails besides a table is told when all are done."""
    free = asyncio.Semaphore(SIDE_BY_SIDE)

    async def one(found: Due) -> None:
        async with free:
            await _look(hall, found)

    done = await asyncio.gather(*map(one, due), return_exceptions=True)
    for failure in done:
        if failure is not None:
            raise failure


async def _look(hall: Hall, found: Due) -> None:
    """One table, apart from all others: if it fails or hangs it is set aside for a while."""
    try:
        async with asyncio.timeout(LOOK):
            await _look_in_turn(hall, found.id)
    except StoreError:
        raise
    except Exception as error:
        if not isinstance(error, Problem) or error.error != "stale":  # another worker was faster
            await _set_aside(hall, found, error)
    else:
        hall.aside.well(found.id)


async def _look_in_turn(hall: Hall, match_id: str) -> None:
    table = await hall.table(match_id)
    async with asyncio.timeout(FREE):
        await table.lock.acquire()
    try:
        await hall.refresh(table)
        await _look_at(hall, table)
    except BaseException:
        table.broken = True  # whatever was under way, the store has the last word
        raise
    finally:
        table.lock.release()


async def _look_at(hall: Hall, table: Table) -> None:
    now = hall.now()
    if table.row.trouble is not None and table.row.trouble["key"] not in UNPLAYABLE:
        await hall.mended(table)
    if table.row.status == OPEN:
        await _close(hall, table, now)
        return
    if table.row.status == SEALING:
        if table.row.due is not None and table.row.due <= now:
            await sealing.begin(hall, table)  # without those who did not open what they sealed in time
        return
    for seat in clocks.run_down(table.row.clocks, table.running(), now):
        await stand_in(hall, table, seat)
    await lapse(hall, table, lapsed(table, now))
    hall.look_after(hall, table)
    if table.row.due is not None and table.row.due <= now:
        await _look_again(hall, table, now)


async def _look_again(hall: Hall, table: Table, now: float) -> None:
    """Bots are at work: the next look is due in a while, in case their worker fails."""
    due = None if table.match is None else due_of(table.match, table.row, table.seats, now)
    await hall.store.set_table(table.id, {"due": due})
    table.row = replace(table.row, due=due)


async def _close(hall: Hall, table: Table, now: float) -> None:
    """An open table that nobody began in all its days."""
    if table.row.due is None or table.row.due > now:
        return
    values = {"status": OVER, "ended": now, "due": None}
    await hall.store.set_table(table.id, values)
    table.row = replace(table.row, status=OVER, ended=now, due=None)
    await deals.table_moved_on(hall, table.row)
    table.changed()


async def _set_aside(hall: Hall, found: Due, error: Exception) -> None:
    """A table that fails is put off, in the store too: no worker stumbles over it every second."""
    pause = hall.aside.failed(found.id, error)
    await hall.store.put_off(found, hall.now() + pause)
    await hall.mark_trouble(found.id, hall.aside.shown(found.id))
