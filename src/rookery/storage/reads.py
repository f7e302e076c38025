"""Questions to the database."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Select, Table, and_, func, select, text, tuple_

from rookery.storage.rows import OPEN, PLAYING, SEALING, Chat, Due, Entry, Listed, Pulse, Seat, Stored, Whole
from rookery.storage.schema import CHAT, ENTRY, GUEST, LEDGER, MATCH, PULSE, RECORD, SEAT
from rookery.table.ledger import Line

CHAT_KEPT = 100  # lines a client is sent
WORKERS = 7_661_539  # the class of the locks by which workers know each other alive
LISTED = 100  # tables in one list at most
A_HOST = 3  # of them by one host in the public lists
NEWEST = 1000  # public tables among which those are looked for
RUNNING = (OPEN, SEALING, PLAYING)
R = TypeVar("R", Seat, Entry, Chat)
_LINES = select(*[LEDGER.c[name] for name in Line.__slots__])


def guest_name(connection: Connection, guest: str) -> str | None:
    """The name a guest has chosen."""
    return connection.scalar(select(GUEST.c.name).where(GUEST.c.id == guest))


def table(connection: Connection, match_id: str) -> Stored | None:
    """One table without its seats and entries."""
    row = connection.execute(select(MATCH).where(MATCH.c.id == match_id)).mappings().first()
    return None if row is None else Stored(**row)


def seats(connection: Connection, match_id: str) -> list[Seat]:
    """The seats of a table, in order."""
    return _rows(connection, Seat, SEAT, match_id, "seat", -1)


def entries(connection: Connection, match_id: str, after: int = 0) -> list[Entry]:
    """The entries of a match after a place."""
    return _rows(connection, Entry, ENTRY, match_id, "seq", after)


def chat(connection: Connection, match_id: str, last: int) -> list[Chat]:
    """The last lines said at a table."""
    top = connection.scalar(select(func.max(CHAT.c.n)).where(CHAT.c.match_id == match_id)) or 0
    return _rows(connection, Chat, CHAT, match_id, "n", top - last)


def whole(connection: Connection, match_id: str, after: int = 0) -> Whole | None:
    """A table with its seats, its last lines of chat and its entries after a place."""
    row = table(connection, match_id)
    if row is None:
        return None
    chairs, lines = seats(connection, match_id), chat(connection, match_id, CHAT_KEPT)
    return Whole(row, chairs, entries(connection, match_id, after), lines)


def record(connection: Connection, match_id: str) -> str | None:
    """The record of a finished match, once it was written."""
    return connection.scalar(select(RECORD.c.line).where(RECORD.c.match_id == match_id))


def _rows(
    connection: Connection, kind: type[R], source: Table, match_id: str, order: str, after: int
) -> list[R]:
    columns = [source.c[field.name] for field in fields(kind)]
    place = source.c[order]
    wanted = select(*columns).where(source.c.match_id == match_id, place > after).order_by(place)
    return [kind(*row) for row in connection.execute(wanted)]


def listed(connection: Connection, which: str, guest: str) -> list[tuple[Listed, list[Seat]]]:
    """Tables for the lobby: open, playing (both public), mine or over, the newest first."""
    found = [Listed(*row) for row in connection.execute(_listing(which, guest))]
    chairs: dict[str, list[Seat]] = {row.id: [] for row in found}
    columns = [SEAT.c[field.name] for field in fields(Seat)]
    many = select(SEAT.c.match_id, *columns).where(SEAT.c.match_id.in_(list(chairs)))
    for match_id, *rest in connection.execute(many.order_by(SEAT.c.match_id, SEAT.c.seat)):
        chairs[match_id].append(Seat(*rest))
    return [(row, chairs[row.id]) for row in found]


def _listing(which: str, guest: str) -> Select[Any]:
    wanted = select(*[MATCH.c[field.name] for field in fields(Listed)])
    if which == "over":  # along the index, newest first, until there are enough
        own = wanted.join_from(SEAT, MATCH).where(SEAT.c.guest == guest, SEAT.c.closed)
        return own.where(MATCH.c.started.is_not(None)).order_by(SEAT.c.since.desc()).limit(LISTED)
    newest = wanted.order_by(MATCH.c.created.desc())
    if which == "mine":
        sits = select(SEAT.c.match_id).where(SEAT.c.guest == guest, ~SEAT.c.closed)
        hosts = select(MATCH.c.id).where(MATCH.c.host == guest, MATCH.c.status.in_(RUNNING))
        return newest.where(MATCH.c.id.in_(sits.union(hosts))).limit(LISTED)
    return newest.where(MATCH.c.id.in_(_some_of_each_host(which))).limit(NEWEST)


def _some_of_each_host(status: str) -> Select[Any]:
    """The newest public tables of every host, so that nobody fills the list alone."""
    public = select(MATCH.c.id, MATCH.c.host, MATCH.c.created)
    public = public.where(MATCH.c.status == status, MATCH.c.visibility == "public")
    newest = public.order_by(MATCH.c.created.desc()).limit(NEWEST).subquery()
    nth = func.row_number().over(partition_by=newest.c.host, order_by=newest.c.created.desc())
    ranked = select(newest.c.id, nth.label("nth")).subquery()
    return select(ranked.c.id).where(ranked.c.nth <= A_HOST)


def due(connection: Connection, now: float, limit: int, after: Due | None = None) -> list[Due]:
    """The tables at which the service has to do something by itself, from the one after `after` on."""
    wanted = select(MATCH.c.due, MATCH.c.id).where(MATCH.c.due <= now)
    if after is not None:
        wanted = wanted.where(tuple_(MATCH.c.due, MATCH.c.id) > after)
    return [Due(*row) for row in connection.execute(wanted.order_by(MATCH.c.due, MATCH.c.id).limit(limit))]


def orphaned() -> ColumnElement[bool]:
    """Tables to look after whose worker holds its lock no more: it is gone, however it went (PostgreSQL)."""
    here = text(
        "NOT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted"
        f" AND classid = {WORKERS} AND objid = CAST(match.owner AS oid)"
        " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"
    )
    return and_(MATCH.c.due.is_not(None), MATCH.c.owner.is_not(None), here)


def orphans(connection: Connection) -> bool:
    """Whether any table has lost its worker."""
    return connection.execute(select(MATCH.c.id).where(orphaned()).limit(1)).first() is not None


def clock(connection: Connection) -> float | None:
    """The database's own time, where it has one that several machines share."""
    if connection.dialect.name != "postgresql":
        return None
    return float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())


def pulses(connection: Connection) -> list[Pulse]:
    """What the service's time was, on each run of each machine."""
    return [Pulse(*row) for row in connection.execute(select(PULSE.c.boot, PULSE.c.time, PULSE.c.ticks))]


def begun(connection: Connection) -> list[str]:
    """Every match that has entries, running or over."""
    wanted = select(MATCH.c.id).where(MATCH.c.started.is_not(None)).order_by(MATCH.c.started, MATCH.c.id)
    return list(connection.scalars(wanted))


def last_line(connection: Connection) -> Line | None:
    """The end of the ledger."""
    row = connection.execute(_LINES.order_by(LEDGER.c.n.desc()).limit(1)).first()
    return None if row is None else Line(*row)


def lines(connection: Connection, after: int, mark: str | None, limit: int) -> list[Line]:
    """The ledger after a place, or what it says of one table."""
    wanted = _LINES.where(LEDGER.c.n > after).order_by(LEDGER.c.n).limit(limit)
    return [
        Line(*row)
        for row in connection.execute(wanted if mark is None else wanted.where(LEDGER.c.table == mark))
    ]
