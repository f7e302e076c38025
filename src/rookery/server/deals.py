"""Who may look at a table of a deal: nobody learns how others played it before having played it."""

from __future__ import annotations

from rookery.server.asking import InHall, Onlooker
from rookery.server.hall import Hall
from rookery.server.names import is_table_id
from rookery.server.problems import Problem
from rookery.server.table import Table
from rookery.storage import Stored
from rookery.storage.rows import OPEN, OVER, PLAYING, SEALING, Deal
from rookery.table.ledger import BEGUN, ENDED, SEALED

FIRST = "play this deal to its end first: then you see how others played it"


async def may_look(hall: InHall, guest: Onlooker, table: str) -> None:
    """Stands before every route of a table."""
    await check(hall, table, guest)


async def check(hall: Hall, match_id: str, guest: str | None) -> None:
    """Problem 403 for somebody who asks for another's table of a deal too early."""
    known = hall.tables.get(match_id)
    deal = known.row.deal if known else await hall.store.deal_of(match_id) if is_table_id(match_id) else None
    if deal is not None:
        async with hall.at(match_id) as table:
            await check_table(hall, table, guest)


async def check_table(hall: Hall, table: Table, guest: str | None) -> None:
    """The same of a table at hand: its sitters may look, and all when the deal is over.

    At a table that is over who has finished may look too; a running one is its sitters' alone, as a friend
    who has finished could tell them what comes.
    """
    row = table.row
    if row.deal is None or row.status in (OPEN, SEALING) or table.seat_of(guest) >= 0:
        return
    if await opened(hall, row):
        return
    if row.status != OVER or not await has_finished(hall, row.deal, guest):
        raise Problem(403, FIRST)


async def opened(hall: Hall, row: Stored) -> bool:
    """Whether the chance of a table is nobody's secret any more, once the table is over.

    The ledger says so first: whoever checks a record finds it there.
    """
    deal = None if row.deal is None else await hall.store.deal(row.deal)
    return deal is None or deal.status == ENDED


def is_over(deal: Deal, now: float) -> bool:
    """Whether nobody can play a deal for the count any more."""
    return deal.status == ENDED or (deal.closes is not None and deal.closes <= now)


async def move_on(hall: Hall, deal: Deal) -> None:
    """A deal without days begins with the first of its tables and ends with the last."""
    if deal.closes is not None:
        return
    played = await hall.store.played(deal.id)
    if deal.status == SEALED and any(one.status in (PLAYING, OVER) for one in played):
        await hall.store.move_deal_on(deal, BEGUN, hall.now())
        deal.status = BEGUN
    if deal.status == BEGUN and played and all(one.status == OVER for one in played):
        await hall.store.move_deal_on(deal, ENDED, hall.now())
        deal.status = ENDED


async def table_moved_on(hall: Hall, row: Stored) -> None:
    """A table has begun, or is over: so may be its deal."""
    deal = None if row.deal is None else await hall.store.deal(row.deal)
    if deal is not None:
        await move_on(hall, deal)


async def has_finished(hall: Hall, deal_id: str, guest: str | None) -> bool:
    """Whether somebody has a table of a deal behind them."""
    own = [] if guest is None else await hall.store.sits_at(deal_id, guest)
    return any(one.status == OVER for one in own)
