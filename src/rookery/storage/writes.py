"""Changes to the database. Each may run twice (see Writer), so each decides from what it finds."""

from __future__ import annotations

from dataclasses import asdict, fields
from functools import cache
from typing import Any

from sqlalchemy import Connection, Insert, Table, bindparam, func, select, text, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from rookery.storage import reads
from rookery.storage.rows import OPEN, OVER, Entry, Seat, Stored
from rookery.storage.schema import CHAT, ENTRY, GUEST, MATCH, SEAT

CHANNEL = "rookery"
CHANGING = ("status", "started", "ended", "turn", "clocks", "due", "salts")  # with each entry


def tell(connection: Connection, sender: str, match_id: str) -> None:
    """Other workers hear of a change when it is committed."""
    if connection.dialect.name == "postgresql":
        news = {"channel": CHANNEL, "news": f"{sender} {match_id}"}
        connection.execute(text("SELECT pg_notify(:channel, :news)"), news)


def save_guest(connection: Connection, guest: str, name: str, now: float) -> list[str]:
    """Writes a guest's name down, at running tables too; answers those tables."""
    row = {"id": guest, "name": name, "created": now}
    connection.execute(
        _insert(connection, GUEST)
        .values(row)
        .on_conflict_do_update(index_elements=[GUEST.c.id], set_={"name": name})  # type: ignore[attr-defined]
    )
    running = select(MATCH.c.id).where(MATCH.c.status != OVER)
    own = (SEAT.c.guest == guest) & SEAT.c.match_id.in_(running)
    touched = list(connection.scalars(select(SEAT.c.match_id).where(own).distinct()))
    connection.execute(update(SEAT).where(own).values(name=name))
    return touched


def add_table(connection: Connection, row: Stored, chairs: list[Seat]) -> None:
    """A new table with its seats."""
    connection.execute(MATCH.insert().values(asdict(row)))
    connection.execute(SEAT.insert(), [asdict(chair) | {"match_id": row.id} for chair in chairs])


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


def begin(connection: Connection, row: Stored, chairs: list[Seat], entry: Entry) -> bool:
    """The first entry; refused if the table began or a seat changed meanwhile."""
    _lock(connection, row.id)
    found = reads.table(connection, row.id)
    if found is None or found.status != OPEN or reads.seats(connection, row.id) != chairs:
        return False
    return append(connection, row, entry)


def append(connection: Connection, row: Stored, entry: Entry) -> bool:
    """One more entry; False if its place is taken, and then nothing is changed."""
    if (
        connection.execute(_new_entry(connection.dialect.name), _plain(entry) | {"match_id": row.id}).first()
        is None
    ):
        return False
    connection.execute(_CHANGED, {name: getattr(row, name) for name in CHANGING} | {"table": row.id})
    return True


@cache
def _new_entry(dialect: str) -> Insert:
    """Made once: it runs at every move."""
    new = postgresql_insert(ENTRY) if dialect == "postgresql" else sqlite_insert(ENTRY)
    return new.on_conflict_do_nothing().returning(ENTRY.c.seq)


_CHANGED = (
    update(MATCH).where(MATCH.c.id == bindparam("table")).values({name: bindparam(name) for name in CHANGING})
)


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


def _insert(connection: Connection, into: Table) -> Insert:
    if connection.dialect.name == "postgresql":
        return postgresql_insert(into)
    return sqlite_insert(into)
