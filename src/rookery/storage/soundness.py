"""Whether a SQLite file is whole, as SQLite itself sees it."""

from __future__ import annotations

from sqlalchemy import Engine
from sqlalchemy.exc import DatabaseError

QUICK = "quick_check"  # every page and row: 4 s where 113,000 tables take 473 MB
WHOLE = "integrity_check"  # and every index against its table: 11 s


def check_sound(engine: Engine, how: str = WHOLE) -> None:
    """ValueError for a damaged SQLite file; PostgreSQL looks after its own."""
    if engine.dialect.name != "sqlite":
        return
    try:
        with engine.connect() as connection:
            found = str(connection.exec_driver_sql(f"PRAGMA {how}(1)").scalar())
    except DatabaseError as error:
        found = str(error.orig)
    if found != "ok":
        what = " ".join(found.split())
        raise ValueError(
            f"{engine.url.database} is damaged ({what}); put a backup back with `rookery restore`"
        )
