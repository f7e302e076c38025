"""What people at a table may do about each other: end together, call a stand-in, turn somebody away."""

from __future__ import annotations

from dataclasses import replace

from rookery.server import clocks
from rookery.server.hall import Hall
from rookery.server.moves import commit
from rookery.server.problems import Problem, stale
from rookery.server.table import Table
from rookery.server.tables import change_seat, lapse, only_when, stand_in
from rookery.storage import Seat
from rookery.storage.rows import OPEN


async def agree_to_end(hall: Hall, match_id: str, guest: str, agrees: bool) -> Table:
    """Offers to end, or takes the offer back; when all who are asked agree the table is closed."""
    async with hall.at(match_id) as table:
        seat, now = table.own_seat(guest), hall.now()
        table.playing()
        await lapse(hall, table, lapsed(table, now))
        chair = table.seats[seat]
        if agrees != (chair.offered is not None):
            await change_seat(hall, table, replace(chair, offered=now if agrees else None))
        if agrees and all(one.offered is not None for one in asked(table, now)):
            await commit(hall, table, "end", seat, [], "person")
    return table


def lapsed(table: Table, now: float) -> list[Seat]:
    """The seats whose offers nobody took up in time."""
    oldest = now - clocks.offer_stands(table.row.clock)
    return [chair for chair in table.seats if chair.offered is not None and chair.offered <= oldest]


def asked(table: Table, now: float) -> list[Seat]:
    """Who has a say in the end: all people, without those who have long left their seat to a bot."""
    gone = now - clocks.away_for_good(table.row.clock)
    here = table.here()
    return [
        chair
        for chair in table.people()
        if chair.seat in here or chair.away is None or chair.away > gone or chair.offered is not None
    ]


async def call_stand_in(hall: Hall, match_id: str, guest: str, seat: int) -> Table:
    """Where no clock runs: a bot plays on for somebody who owes a choice and has long been away."""
    async with hall.at(match_id) as table:
        table.playing()
        if guest != table.row.host:
            table.own_seat(guest)
        since = table.absent().get(seat)
        if since is None:
            raise Problem(409, f"seat {seat} does not keep you waiting")
        left = since + clocks.AWAY - hall.now()
        if left > 0:
            minutes = -int(-left // 60)
            raise Problem(409, f"seat {seat} has not been away for long; ask again in {minutes} min")
        await stand_in(hall, table, seat)
    return table


async def remove(hall: Hall, match_id: str, guest: str, seat: int, keep_out: bool) -> Table:
    """Before the game the host asks a sitter to get up, and may keep them from sitting down again."""
    async with hall.at(match_id) as table:
        if guest != table.row.host:
            raise Problem(403, "only the host may ask somebody to get up")
        only_when(table, OPEN)
        chair = table.seats[seat] if seat < table.row.seats else Seat(seat)
        if chair.guest is None or chair.guest == guest:
            raise Problem(409, f"nobody else sits at seat {seat}")
        barred = [*(table.row.barred or []), *([chair.guest] if keep_out else [])]
        if not await hall.store.set_seat(table.id, chair, Seat(seat), {"barred": barred}):
            table.broken = True
            raise stale()
        table.row = replace(table.row, barred=barred)
        table.sit([Seat(seat) if one.seat == seat else one for one in table.seats])
        hall.announce(table)
    return table
