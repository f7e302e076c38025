"""Changes to the database. Each may run twice (see Writer), so each decides from what it finds."""

from __future__ import annotations

from dataclasses import asdict, fields
from functools import cache
from typing import Any

from sqlalchemy import Connection, Insert, Table, bindparam, delete, func, select, text, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from rookery.storage import reads
from rookery.storage.rows import OPEN, OVER, SEALING, Due, Entry, Pulse, Seat, Stored
from rookery.storage.schema import CHAT, ENTRY, GUEST, LEDGER, MATCH, PROBE, PULSE, RECORD, SEAT
from rookery.table.ledger import Line, next_line, table_mark

CHANNEL = "rookery"
PROBE_BYTES = 32_768
PULSE_KEPT = 30 * 86400.0  # seconds
LEDGER_LOCK = 7_661_538  # any fixed number: lines of the ledger are added one by one
CHANGING = (
    "status",
    "started",
    "ended",
    "turn",
    "clocks",
    "due",
    "owner",
    "salts",
    "result",
)  # with each entry


def tell(connection: Connection, sender: str, match_id: str) -> None:
    """Other workers hear of a change when it is committed."""
    if connection.dialect.name == "postgresql":
        news = {"channel": CHANNEL, "news": f"{sender} {match_id}"}
        connection.execute(text("SELECT pg_notify(:channel, :news)"), news)


def save_guest(connection: Connection, guest: str, name: str, now: float) -> list[str]:
    """Writes a guest's name down, at running tables too; answers those tables."""
    row = {"id": guest, "name": name, "created": now}
    connection.execute(
        insert_into(connection, GUEST)
        .values(row)
        .on_conflict_do_update(index_elements=[GUEST.c.id], set_={"name": name})  # type: ignore[attr-defined]
    )
    own = (SEAT.c.guest == guest) & ~SEAT.c.closed
    touched = list(connection.scalars(select(SEAT.c.match_id).where(own).distinct()))
    connection.execute(update(SEAT).where(own).values(name=name))
    return touched


def probe(connection: Connection, mark: str) -> None:
    """Writes for the sake of writing; the new row stands before the old one goes, so it needs room."""
    connection.execute(PROBE.insert().values(id=mark, filling=bytes(PROBE_BYTES)))
    connection.execute(delete(PROBE).where(PROBE.c.id != mark))


def add_table(connection: Connection, row: Stored, chairs: list[Seat]) -> None:
    """A new table with its seats."""
    connection.execute(MATCH.insert().values(asdict(row)))
    beside = {"match_id": row.id, "since": row.created, "closed": row.status == OVER}
    connection.execute(SEAT.insert(), [asdict(chair) | beside for chair in chairs])


def set_seat(connection: Connection, match_id: str, before: Seat, after: Seat) -> bool:
    """Changes a seat if it still is as the caller saw it."""
    _lock(connection, match_id)
    found = reads.seats(connection, match_id)
    if found[before.seat] != before:
        return False
    here = (SEAT.c.match_id == match_id) & (SEAT.c.seat == before.seat)
    connection.execute(update(SEAT).where(here).values(asdict(after)))
    return True


def set_table(connection: Connection, match_id: str, values: dict[str, Any]) -> None:
    """Changes what is kept beside the entries: clocks, due, status."""
    connection.execute(update(MATCH).where(MATCH.c.id == match_id).values(values))
    if values.get("status") == OVER:
        _close_seats(connection, match_id)


def _close_seats(connection: Connection, match_id: str) -> None:
    """Every seat knows that its table is over, so that nobody has to look for those that are not."""
    connection.execute(update(SEAT).where(SEAT.c.match_id == match_id).values(closed=True))


def put_off(connection: Connection, seen: Due, until: float) -> None:
    """Sets another time for a table that was due, if it still is due as it was seen."""
    here = (MATCH.c.id == seen.id) & (MATCH.c.due == seen.due)
    connection.execute(update(MATCH).where(here).values(due=until))


def mark_trouble(connection: Connection, match_id: str, trouble: dict[str, Any]) -> bool:
    """The first trouble stays until it ends, so that it is known since when."""
    here = (MATCH.c.id == match_id) & MATCH.c.trouble.is_(None)
    return connection.execute(update(MATCH).where(here).values(trouble=trouble)).rowcount > 0


def end_trouble(connection: Connection, match_id: str, values: dict[str, Any]) -> bool:
    """Takes a trouble away, with what hangs on it."""
    here = (MATCH.c.id == match_id) & MATCH.c.trouble.is_not(None)
    done = connection.execute(update(MATCH).where(here).values(values | {"trouble": None}))
    return done.rowcount > 0


def pulse(connection: Connection, now: Pulse) -> None:
    """Writes the service's time down; runs of machines that ended long ago are forgotten."""
    connection.execute(PULSE.delete().where(PULSE.c.time < now.time - PULSE_KEPT))
    connection.execute(
        insert_into(connection, PULSE)
        .values(now._asdict())
        .on_conflict_do_update(  # type: ignore[attr-defined]
            index_elements=[PULSE.c.boot], set_={"time": now.time, "ticks": now.ticks}
        )
    )


def seal(connection: Connection, row: Stored, chairs: list[Seat], values: dict[str, Any]) -> bool:
    """Fixes all seals and the seed; refused if a seat changed meanwhile."""
    if not _unchanged(connection, row.id, OPEN, chairs):
        return False
    set_table(connection, row.id, values)
    return True


def call_off(
    connection: Connection, row: Stored, chairs: list[Seat], after: list[Seat], values: dict[str, Any]
) -> bool:
    """A sealed table is open again; refused if it began or a seat changed meanwhile."""
    if not _unchanged(connection, row.id, SEALING, chairs):
        return False
    for chair in after:
        here = (SEAT.c.match_id == row.id) & (SEAT.c.seat == chair.seat)
        connection.execute(update(SEAT).where(here).values(asdict(chair)))
    set_table(connection, row.id, values)
    return True


def begin(connection: Connection, row: Stored, chairs: list[Seat], entry: Entry) -> bool:
    """The first entry; refused if the table began or a seat changed meanwhile."""
    return _unchanged(connection, row.id, SEALING, chairs) and append(connection, row, entry)


def _unchanged(connection: Connection, match_id: str, status: str, chairs: list[Seat]) -> bool:
    """Whether a table is as the caller saw it; nobody else changes it until the commit."""
    _lock(connection, match_id)
    found = reads.table(connection, match_id)
    return found is not None and found.status == status and reads.seats(connection, match_id) == chairs


def note(connection: Connection, kind: str, match_id: str, commitment: str, at: float) -> None:
    """One more line of the ledger; workers wait for each other here and nowhere after."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LEDGER_LOCK})"))
    line = next_line(reads.last_line(connection), int(at), kind, table_mark(match_id), commitment)
    connection.execute(LEDGER.insert().values({name: getattr(line, name) for name in Line.__slots__}))


def append(connection: Connection, row: Stored, entry: Entry) -> bool:
    """One more entry; False if its place is taken, and then nothing is changed."""
    if (
        connection.execute(_new_entry(connection.dialect.name), _plain(entry) | {"match_id": row.id}).first()
        is None
    ):
        return False
    connection.execute(_CHANGED, {name: getattr(row, name) for name in CHANGING} | {"table": row.id})
    if row.status == OVER:
        _close_seats(connection, row.id)
    return True


@cache
def _new_entry(dialect: str) -> Insert:
    """Made once: it runs at every move."""
    new = postgresql_insert(ENTRY) if dialect == "postgresql" else sqlite_insert(ENTRY)
    return new.on_conflict_do_nothing().returning(ENTRY.c.seq)


_CHANGED = (
    update(MATCH).where(MATCH.c.id == bindparam("table")).values({name: bindparam(name) for name in CHANGING})
)


def claim(connection: Connection, number: int, limit: int) -> list[Due]:
    """Takes over tables whose worker is gone; two workers never take the same one."""
    lost = select(MATCH.c.id).where(reads.orphaned()).limit(limit).with_for_update(skip_locked=True)
    taken = update(MATCH).where(MATCH.c.id.in_(lost)).values(owner=number).returning(MATCH.c.due, MATCH.c.id)
    return [Due(*row) for row in connection.execute(taken)]


def keep_record(connection: Connection, match_id: str, line: str) -> None:
    """The record of a finished match; the first one stays."""
    row = {"match_id": match_id, "line": line}
    connection.execute(insert_into(connection, RECORD).values(row).on_conflict_do_nothing())  # type: ignore[attr-defined]


def _plain(entry: Entry) -> dict[str, Any]:
    return {field.name: getattr(entry, field.name) for field in fields(entry)}


def say(connection: Connection, match_id: str, line: dict[str, Any]) -> int:
    """One more line of chat; answers its number."""
    _lock(connection, match_id)
    top = connection.scalar(select(func.max(CHAT.c.n)).where(CHAT.c.match_id == match_id))
    n = (top or 0) + 1
    connection.execute(CHAT.insert().values(line | {"match_id": match_id, "n": n}))
    return n


def _lock(connection: Connection, match_id: str) -> None:
    """Keeps other workers away from this table until the commit; SQLite has one writer anyway."""
    connection.execute(select(MATCH.c.id).where(MATCH.c.id == match_id).with_for_update())


def insert_into(connection: Connection, into: Table) -> Insert:
    """An insert that can be told what to do where the row is there already."""
    if connection.dialect.name == "postgresql":
        return postgresql_insert(into)
    return sqlite_insert(into)
