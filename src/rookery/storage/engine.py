"""Opens a database."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from rookery.storage.keeping import refuse_mixed

PATIENCE: dict[str, Any] = {  # PostgreSQL's machine may vanish without a word
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
}
STATEMENT_MS = 10_000
WRITING = {"rookery_writes": True}  # execution options of whoever will write


def database_url(given: str) -> URL:
    """The address of a database; ValueError for what is neither SQLite nor PostgreSQL."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise ValueError(
            "the database is no address; it looks like sqlite:///file.db or postgresql://host/name"
        ) from None
    kind = url.get_backend_name()
    if kind == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if kind != "sqlite":
        raise ValueError(f"the database is {kind}; it can be sqlite or postgresql")
    if not url.database or url.database == ":memory:":
        raise ValueError("the database has no file; it looks like sqlite:///file.db")
    return url


def sqlite_file(given: str) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL."""
    url = database_url(given)
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def open_engine(given: str) -> Engine:
    """An engine with the settings that make a commit durable; ValueError for a file that was mixed up."""
    url = database_url(given)
    if url.get_backend_name() == "sqlite":
        file = Path(str(url.database)).resolve()
        refuse_mixed(file)
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():  # it holds the seeds of running games
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
        engine = create_engine(url, pool_size=5, connect_args={"check_same_thread": False})
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    patience = {name: value for name, value in PATIENCE.items() if name not in url.query}
    engine = create_engine(
        url, pool_size=5, max_overflow=5, pool_pre_ping=True, pool_timeout=5, connect_args=patience
    )
    event.listen(engine, "connect", _prepare_postgresql)
    return engine


def _prepare_postgresql(connection: Any, _: object) -> None:
    """No statement waits for ever, and a worker that was stopped holds no table for ever."""
    for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
        connection.execute(f"SET {limit} = {STATEMENT_MS}")
    connection.commit()


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # sqlite3 itself would commit before every change of the schema
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Readers see one moment; writers take their turn at once, not when it is too late to wait for it."""
    writes = WRITING.keys() <= connection.get_execution_options().keys()
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
