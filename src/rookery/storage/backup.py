"""One file that holds everything, made while the service runs."""

from __future__ import annotations

import os
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from rookery.storage.engine import database_url


def back_up(database: str, target: Path) -> None:
    """Copies a SQLite file, or dumps PostgreSQL in pg_restore's own form; ValueError if it cannot."""
    url = database_url(database)
    if target.exists():
        raise ValueError(f"{target} exists already; a backup never overwrites")
    made = os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)  # it holds running seeds
    os.close(made)
    try:
        if url.get_backend_name() == "sqlite":
            _copy(Path(str(url.database)), target)
        else:
            _dump(url, target)
    except ValueError:
        target.unlink()
        raise


def _copy(source: Path, target: Path) -> None:
    if not source.exists():
        raise ValueError(f"there is no database {source}")
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        raise ValueError(f"{source} cannot be copied: {error}") from None


def _dump(url: URL, target: Path) -> None:
    address = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    secret = {} if url.password is None else {"PGPASSWORD": str(url.password)}
    command = ["pg_dump", "--format=custom", f"--file={target}", f"--dbname={address}"]
    try:
        done = subprocess.run(command, env=os.environ | secret, capture_output=True, text=True)
    except FileNotFoundError:
        raise ValueError("pg_dump is not installed; it comes with PostgreSQL") from None
    if done.returncode:
        raise ValueError(f"pg_dump failed: {done.stderr.strip().splitlines()[-1:]}")
