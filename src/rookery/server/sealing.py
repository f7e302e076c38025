"""From a full table to the first move: the seed is promised, then every seat opens what it sealed."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from rookery.server import clocks, deals, matches, metrics
from rookery.server.hall import Hall
from rookery.server.problems import Problem, stale
from rookery.server.table import Table, due_of
from rookery.storage import Entry, Seat
from rookery.storage.rows import OPEN, PLAYING, SEALING
from rookery.table.chain import before
from rookery.table.chance import SEED_BYTES
from rookery.table.joint import promise
from rookery.table.match import Match


async def prepare(hall: Hall, table: Table) -> None:
    """No seat is free: draws the seed and promises it; where nobody sealed anything the game begins.

    A table of a deal has the deal's seed, promised long before, and no seals.
    """
    now, chairs, deal = hall.now(), table.seats, table.row.deal
    seed = bytes.fromhex(table.row.seed) if deal else secrets.token_bytes(SEED_BYTES)
    seals = [chair.seal for chair in chairs]
    values: dict[str, Any] = {
        "status": SEALING,
        "seed": seed.hex(),
        "commitment": promise(seed, deal or table.id, seals),
        "seals": seals,
        "due": now + hall.settings.opening,
    }
    if not await hall.store.seal(table.row, chairs, values, now):
        table.broken = True
        raise stale()
    table.row = replace(table.row, **values)
    if waited_for(table):
        hall.announce(table)
    else:
        await begin(hall, table)


def waited_for(table: Table) -> list[int]:
    """The seats that have sealed something and not opened it yet."""
    return [chair.seat for chair in table.seats if chair.seal and not chair.opened]


async def open_up(hall: Hall, match_id: str, guest: str, link: str) -> Table:
    """A seat tells the first link of what it sealed; with the last of them the game begins."""
    async with hall.at(match_id) as table:
        chair = table.seats[table.own_seat(guest)]
        if chair.opened == link:
            return table
        if table.row.status != SEALING:
            raise Problem(409, "the table does not wait for seals to be opened")
        if chair.opened or not chair.seal or before(link) != chair.seal:
            raise Problem(400, "this is not what you sealed")
        await _keep(hall, table, replace(chair, opened=link))
        if hall.store.shared:  # the others may open theirs at other workers
            table.behind = True
            await hall.refresh(table)
        if table.row.status == SEALING and not waited_for(table):
            await begin(hall, table)
    return table


async def _keep(hall: Hall, table: Table, after: Seat) -> None:
    if not await hall.store.set_seat(table.id, table.seats[after.seat], after, {}):
        table.broken = True
        raise stale()
    table.sit([after if chair.seat == after.seat else chair for chair in table.seats])
    hall.announce(table)


async def begin(hall: Hall, table: Table) -> None:
    """Rolls and draws the setup with what was opened so far, and writes the first entry."""
    now = hall.now()
    salts = [chair.opened for chair in table.seats]
    row = replace(table.row, status=PLAYING, started=now, salts=salts)
    row.clocks = clocks.fresh(row.clock, row.seats, now)
    names = [chair.name for chair in table.seats]
    match = Match(table.game, row.seats, options=dict(row.options), chance=matches.sealed(row), names=names)
    row.turn, row.due, row.owner = match.actors, due_of(match, row, table.seats, now), hall.store.number
    entry = Entry(1, "start", -1, [], [action for _, action in match.moves], match.hash, now)
    if not await hall.store.begin(row, table.seats, entry):
        table.broken = True
        raise stale()
    table.row, table.match = row, match
    table.note(entry)
    metrics.MOVES.labels(row.game, "start", "host").inc()
    hall.announce(table)
    await deals.table_moved_on(hall, row)


async def call_off(hall: Hall, table: Table, seat: int) -> None:
    """A sealed table loses a seat before it began: it is open again, and its seed is never used.

    What others have opened is spent, so the link they told becomes their seal: the next one follows from it.
    """
    now, chairs = hall.now(), table.seats
    after = [replace(chair, seal=chair.opened or chair.seal, opened="") for chair in chairs]
    after[seat] = Seat(seat)
    due = table.row.created + hall.settings.open_days * clocks.DAY
    values: dict[str, Any] = {"status": OPEN, "seals": None, "due": due}
    values |= {} if table.row.deal else {"seed": "", "commitment": ""}
    if not await hall.store.call_off(table.row, chairs, after, values, now):
        table.broken = True
        raise stale()
    table.row = replace(table.row, **values)
    table.sit(after)
    hall.announce(table)
