"""One file that holds everything, made while the service runs."""

from __future__ import annotations

import os
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from rookery.storage.engine import database_url
from rookery.storage.keeping import beside, refuse_mixed, to_disk


def back_up(database: str, target: Path) -> None:
    """Copies a SQLite file, or dumps PostgreSQL in pg_restore's own form; ValueError if it cannot."""
    url = database_url(database)
    if target.exists():
        raise ValueError(f"{target} exists already; a backup never overwrites")
    if url.get_backend_name() == "sqlite":
        refuse_mixed(Path(str(url.database)).resolve())
        copy_file(Path(str(url.database)), target)
        return
    _make(target)
    try:
        run_tool("pg_dump", url, "--format=custom", f"--file={target}")
    except ValueError:
        target.unlink()
        raise


def copy_file(source: Path, target: Path) -> None:
    """A copy of a SQLite file as it is at one moment, with no service's mark; whole or not there."""
    if not source.exists():
        raise ValueError(f"there is no database {source}")
    half = beside(target, "-half")
    half.unlink(missing_ok=True)
    _make(half)
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(half)) as new:
            old.backup(new)
            new.execute("PRAGMA user_version=0")
        to_disk(half)
        os.replace(half, target)
        to_disk(target.absolute().parent)
    except (sqlite3.Error, OSError) as error:
        half.unlink(missing_ok=True)
        raise ValueError(f"{source} cannot be copied: {error}") from None


def _make(target: Path) -> None:
    """A file for its owner alone: it will hold running seeds."""
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def run_tool(tool: str, url: URL, *options: str) -> None:
    """Runs one of PostgreSQL's own programs on a database; the password is on no command line."""
    address = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    secret = {} if url.password is None else {"PGPASSWORD": str(url.password)}
    command = [tool, f"--dbname={address}", *options]
    try:
        done = subprocess.run(command, env=os.environ | secret, capture_output=True, text=True)
    except FileNotFoundError:
        raise ValueError(f"{tool} is not installed; it comes with PostgreSQL") from None
    if done.returncode:
        said = done.stderr.strip().splitlines() or ["it says nothing"]
        raise ValueError(f"{tool} failed: {said[-1]}")
