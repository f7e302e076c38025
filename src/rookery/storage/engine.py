"""Opens a database and brings it up to date."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

MIGRATIONS = Path(__file__).parent / "migrations"
UPGRADE_LOCK = 7_661_537  # any fixed number: machines that start together upgrade one by one


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


def open_engine(given: str) -> Engine:
    """An engine with the settings that make a commit durable."""
    url = database_url(given)
    if url.get_backend_name() == "sqlite":
        file = Path(str(url.database))
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():  # it holds the seeds of running games
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
        engine = create_engine(url, pool_size=5, connect_args={"check_same_thread": False})
        event.listen(engine, "connect", _prepare_sqlite)
        return engine
    return create_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Brings the schema up to the newest version; ValueError if it is newer than this program."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})"))
        _refuse_newer(connection)
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def is_current(engine: Engine) -> bool:
    """Whether the schema is the one this program was written for."""
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    return found == ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _refuse_newer(connection: Connection) -> None:
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if found is not None and found not in known:
        raise ValueError(f"the database is of a later version ({found}); update Rookery first")
