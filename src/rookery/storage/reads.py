"""Questions to the database."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, TypeVar

from sqlalchemy import Connection, Select, Table, func, select

from rookery.storage.rows import OPEN, OVER, PLAYING, Chat, Entry, Seat, Stored, Whole
from rookery.storage.schema import CHAT, ENTRY, GUEST, MATCH, SEAT

CHAT_KEPT = 100  # lines a client is sent
LISTED = 100  # tables in one list at most
R = TypeVar("R", Seat, Entry, Chat)


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


def _rows(
    connection: Connection, kind: type[R], source: Table, match_id: str, order: str, after: int
) -> list[R]:
    columns = [source.c[field.name] for field in fields(kind)]
    place = source.c[order]
    wanted = select(*columns).where(source.c.match_id == match_id, place > after).order_by(place)
    return [kind(*row) for row in connection.execute(wanted)]


def listed(connection: Connection, which: str, guest: str) -> list[tuple[Stored, list[Seat]]]:
    """Tables for the lobby: open, playing (both public), mine or over, the newest first."""
    wanted = _listing(which, guest).order_by(MATCH.c.created.desc()).limit(LISTED)
    found = [Stored(**row) for row in connection.execute(wanted).mappings()]
    chairs: dict[str, list[Seat]] = {row.id: [] for row in found}
    columns = [SEAT.c[field.name] for field in fields(Seat)]
    many = select(SEAT.c.match_id, *columns).where(SEAT.c.match_id.in_(list(chairs)))
    for match_id, *rest in connection.execute(many.order_by(SEAT.c.match_id, SEAT.c.seat)):
        chairs[match_id].append(Seat(*rest))
    return [(row, chairs[row.id]) for row in found]


def _listing(which: str, guest: str) -> Select[Any]:
    own = select(SEAT.c.match_id).where(SEAT.c.guest == guest)
    if which == "mine":
        mine = MATCH.c.id.in_(own) | (MATCH.c.host == guest)
        return select(MATCH).where(MATCH.c.status.in_([OPEN, PLAYING]), mine)
    if which == "over":
        return select(MATCH).where(MATCH.c.status == OVER, MATCH.c.started.is_not(None), MATCH.c.id.in_(own))
    return select(MATCH).where(MATCH.c.status == which, MATCH.c.visibility == "public")


def due(connection: Connection, now: float, limit: int) -> list[str]:
    """The tables at which the service has to do something by itself."""
    wanted = select(MATCH.c.id).where(MATCH.c.due <= now).order_by(MATCH.c.due).limit(limit)
    return list(connection.scalars(wanted))


def begun(connection: Connection) -> list[str]:
    """Every match that has entries, running or over."""
    wanted = select(MATCH.c.id).where(MATCH.c.started.is_not(None)).order_by(MATCH.c.started, MATCH.c.id)
    return list(connection.scalars(wanted))
