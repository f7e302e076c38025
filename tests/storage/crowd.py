"""A database of a service that has been open for years: nearly all of its tables are over."""

from __future__ import annotations

from dataclasses import asdict, replace

from rookery.storage.engine import open_engine
from rookery.storage.rows import OPEN, OVER, PLAYING, Entry, Seat, Stored
from rookery.storage.schema import ENTRY, GUEST, MATCH, SEAT
from rookery.storage.upgrade import migrate
from tests.storage.test_contract import ROW

AT_ONCE = 5000
GUESTS = 2000
REGULAR = "guest0"  # sits at a fifth of all tables


def fill(database: str, tables: int, moves: int = 3) -> None:
    """Writes so many tables of two seats, each with some moves."""
    engine = open_engine(database)
    migrate(engine)
    for first in range(0, tables, AT_ONCE):
        rows = [_row(n, tables) for n in range(first, min(first + AT_ONCE, tables))]
        chairs = [asdict(chair) | _beside(row) for row in rows for chair in _chairs(row)]
        entries = [_entry(seq) | {"match_id": row.id} for row in rows for seq in range(1, moves + 1)]
        with engine.begin() as connection:
            connection.execute(MATCH.insert(), [asdict(row) for row in rows])
            connection.execute(SEAT.insert(), chairs)
            connection.execute(ENTRY.insert(), entries)
    with engine.begin() as connection:
        guests = [{"id": f"guest{n}", "name": f"Guest {n}", "created": 0.0} for n in range(GUESTS)]
        connection.execute(GUEST.insert(), guests)
    engine.dispose()


def _row(n: int, tables: int) -> Stored:
    status = OPEN if n >= tables - 200 else PLAYING if n >= tables - 1000 else OVER
    host = REGULAR if n % 5 == 0 else f"guest{n % GUESTS}"
    visibility = "public" if n % 3 else "link"
    row = replace(ROW, id=f"table{n:020}", status=status, host=host, created=float(n), visibility=visibility)
    return replace(row, started=float(n), due=float(n) if status == PLAYING else None, salts=["a" * 32] * 2)


def _beside(row: Stored) -> dict[str, object]:
    return {"match_id": row.id, "since": row.created, "closed": row.status == OVER}


def _chairs(row: Stored) -> list[Seat]:
    other = f"guest{(int(row.created) * 7 + 1) % GUESTS}"
    return [Seat(0, row.host, "Ann", seal="s"), Seat(1, other, "Bob", seal="t")]


def _entry(seq: int) -> dict[str, object]:
    return asdict(Entry(seq, "move", 0, [5, 6], [1, 6], "ab" * 32, 1000.25))
