"""PostgreSQL: a dump becomes a database of its own, is checked there and then takes the old one's name."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import psycopg
from psycopg import sql
from sqlalchemy.engine import URL

from rookery.storage.backup import run_tool
from rookery.storage.engine import database_url, open_engine
from rookery.storage.upgrade import migrate, refuse_unknown

LEAVING = 3.0  # seconds that PostgreSQL may take to see that somebody has hung up
HOUSEKEEPING = "postgres"  # the database from which others are made and renamed
CONNECTED = "SELECT count(*) FROM pg_stat_activity WHERE datname = %s"
THERE = "SELECT count(*) FROM pg_database WHERE datname = %s"


def restore_dump(database: str, backup: Path, check: Callable[[str], None]) -> str:
    """Answers the name under which the database of before is kept, '' if there was none."""
    url = database_url(database)
    name, stamp = str(url.database), time.strftime("%Y%m%d%H%M%S", time.gmtime())
    tried, aside = f"{name[:40]}_try_{stamp}", f"{name[:40]}_old_{stamp}"
    try:
        with psycopg.connect(_plain(url.set(database=HOUSEKEEPING)), autocommit=True) as link:
            _refuse_connected(link, name)
            link.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(tried)))
            try:
                _fill(url.set(database=tried), backup, check)
                return _swap(link, tried, name, aside)
            finally:
                link.execute(sql.SQL("DROP DATABASE IF EXISTS {}").format(sql.Identifier(tried)))
    except psycopg.errors.InsufficientPrivilege as error:
        raise ValueError(
            f"a backup is tried in a database of its own, which needs CREATEDB: {error}"
        ) from None
    except psycopg.Error as error:
        raise ValueError(f"PostgreSQL says: {error}") from None


def _fill(url: URL, backup: Path, check: Callable[[str], None]) -> None:
    options = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"]
    run_tool("pg_restore", url, *options, str(backup))
    address = url.render_as_string(hide_password=False)
    engine = open_engine(address)
    try:
        refuse_unknown(engine)
        migrate(engine)
    finally:
        engine.dispose()
    check(address)


def _swap(link: psycopg.Connection, tried: str, name: str, aside: str) -> str:
    """Both names change in one transaction; PostgreSQL refuses while anybody is connected."""
    there = _count(link, THERE, name)
    rename = sql.SQL("ALTER DATABASE {} RENAME TO {}")
    try:
        with link.transaction():
            if there:
                link.execute(rename.format(sql.Identifier(name), sql.Identifier(aside)))
            link.execute(rename.format(sql.Identifier(tried), sql.Identifier(name)))
    except psycopg.errors.ObjectInUse:
        raise ValueError(_in_use(name)) from None
    return aside if there else ""


def _refuse_connected(link: psycopg.Connection, name: str) -> None:
    """Whoever has just hung up is still counted for a moment."""
    end = time.monotonic() + LEAVING
    while _count(link, CONNECTED, name):
        if time.monotonic() > end:
            raise ValueError(_in_use(name))
        time.sleep(0.05)


def _in_use(name: str) -> str:
    return f"a service or somebody else is connected to the database {name}; stop it first"


def _count(link: psycopg.Connection, question: str, name: str) -> int:
    found = link.execute(question.encode(), [name]).fetchone()
    assert found is not None
    return int(found[0])


def _plain(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
