"""Brings a database's schema up to date: the whole way or not at all."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, func, inspect, select, text
from sqlalchemy.exc import DatabaseError

from rookery.storage.backup import copy_file
from rookery.storage.engine import WRITING
from rookery.storage.schema import METADATA

MIGRATIONS = Path(__file__).parent / "migrations"
UPGRADE_LOCK = 7_661_537  # any fixed number: machines that start together upgrade one by one


def migrate(engine: Engine, to: str = "head", *, copy: bool = True) -> None:
    """Takes every step in one transaction; ValueError if the schema is newer than this program, or strange.

    A SQLite file of an earlier schema is copied first: `rookery.db.schema-0001` is the way back.
    """
    if engine.dialect.name == "sqlite":
        _migrate_file(engine, to, copy)
        return
    with engine.begin() as connection:
        connection.execute(text("SET LOCAL statement_timeout = 0"))  # much may have to be moved
        connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})"))
        _refuse_newer(connection)
        _upgrade(connection, to)


def is_current(engine: Engine) -> bool:
    """Whether the schema is the one this program was written for."""
    with engine.connect() as connection:
        return _found(connection) == _scripts().get_current_head()


def refuse_unknown(engine: Engine) -> None:
    """ValueError for a backup of something else: without a version of ours it would be an empty house."""
    with engine.connect() as connection:
        if _found(connection) is None:
            raise ValueError("the backup is no database of Rookery; it has no version")


def revisions() -> list[str]:
    """Every version of the schema, the oldest first."""
    return [script.revision for script in _scripts().walk_revisions()][::-1]


def _migrate_file(engine: Engine, to: str, copy: bool) -> None:
    with engine.execution_options(**WRITING).connect() as connection:
        # A table that is made anew must not take along what refers to it; SQLite asks for this before BEGIN.
        _set_references(connection, "OFF")
        try:
            with connection.begin():
                _step(connection, to, copy)
        except DatabaseError as error:
            raise ValueError(
                f"the schema of {engine.url.database} cannot be brought up to date ({error.orig}); "
                "nothing was changed"
            ) from None
        finally:
            _set_references(connection, "ON")


def _step(connection: Connection, to: str, copy: bool) -> None:
    _refuse_newer(connection)
    found = _found(connection)
    if found == _scripts().get_current_head():
        return
    if found is None:
        _clear_unborn(connection)
    elif copy:
        file = Path(str(connection.engine.url.database))
        copy_file(file, Path(f"{file}.schema-{found}"))
    _upgrade(connection, to)
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if broken is not None:
        raise ValueError(f"a row of {broken[0]} belongs to no row of {broken[2]}; nothing was changed")


def _clear_unborn(connection: Connection) -> None:
    """Earlier programs could be killed between the first tables and their version: those are empty."""
    there = set(inspect(connection).get_table_names())
    left = [table for table in reversed(METADATA.sorted_tables) if table.name in there]
    for table in left:
        if connection.scalar(select(func.count()).select_from(table)):
            raise ValueError(f"the database has a table {table.name} but no version; it is not Rookery's")
    for table in left:
        table.drop(connection)


def _set_references(connection: Connection, how: str) -> None:
    driver = connection.connection.driver_connection
    assert driver is not None
    driver.execute(f"PRAGMA foreign_keys={how}")


def _upgrade(connection: Connection, to: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _found(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _refuse_newer(connection: Connection) -> None:
    found = _found(connection)
    if found is not None and found not in revisions():
        raise ValueError(f"the database is of a later version ({found}); update Rookery first")
