"""What happens by itself: time runs out, bots are woken, idle tables leave memory."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from rookery.server import clocks
from rookery.server.hall import Hall
from rookery.server.problems import Problem
from rookery.server.table import Table, due_of
from rookery.server.tables import STAND_IN, change_seat
from rookery.storage import StoreError
from rookery.storage.rows import OPEN, OVER

LOG = logging.getLogger("rookery.care")
AT_ONCE = 100  # due tables looked at in one round


async def keep_watch(hall: Hall) -> None:
    """Runs as long as the service does."""
    while not hall.closing:
        await asyncio.sleep(hall.settings.tick)
        try:
            await one_round(hall)
        except StoreError as error:
            LOG.error("the database does not answer", extra={"reason": type(error).__name__})


async def one_round(hall: Hall) -> None:
    """Looks at every table that is due, once."""
    hall.forget_idle()
    hall.seen(await hall.presence.beat())
    for match_id in await hall.store.due(hall.now(), AT_ONCE):
        try:
            async with hall.at(match_id) as table:
                await _look_at(hall, table)
        except Problem as problem:
            LOG.warning("a table was left alone", extra={"table": match_id, "reason": problem.reason})
            await _put_off(hall, match_id, problem)


async def _look_at(hall: Hall, table: Table) -> None:
    now = hall.now()
    if table.row.status == OPEN:
        await _close(hall, table, now)
        return
    for seat in clocks.run_down(table.row.clocks, table.running(), now):
        await change_seat(hall, table, replace(table.seats[seat], stand_in=STAND_IN))
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
    table.changed()


async def _put_off(hall: Hall, match_id: str, problem: Problem) -> None:
    """A table that cannot be rebuilt is not tried again every second."""
    if problem.error == "wrong-moment":
        await hall.store.set_table(match_id, {"due": hall.now() + clocks.DAY / 24})
