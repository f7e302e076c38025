"""Puts a backup in place: tried aside first, and what was there before is kept."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from rookery.storage.engine import open_engine, sqlite_file
from rookery.storage.keeping import RESTORING, beside, kept, to_disk
from rookery.storage.restore_postgres import restore_dump
from rookery.storage.soundness import check_sound
from rookery.storage.upgrade import migrate, refuse_unknown

Check = Callable[[str], None]  # is given the address of a database, raises ValueError if it does not hold
BESIDE = ("", "-wal", "-shm")


def restore(database: str, backup: Path, check: Check) -> str:
    """Answers where the database of before is kept, '' if there was none; ValueError leaves all as it was."""
    if not backup.is_file():
        raise ValueError(f"there is no backup {backup}")
    file = sqlite_file(database)
    if file is None:
        return restore_dump(database, backup, check)
    file = file.resolve()
    if file.exists() and file.samefile(backup):
        raise ValueError(f"{backup} is the database itself")
    with kept(file, alone=True) as keeper:
        assert keeper is not None
        tried = beside(file, "-restoring")
        try:
            _copy(backup, tried)
            _try(tried, check)
            keeper.note(RESTORING)
            aside = _set_aside(file)
            os.replace(tried, file)
            to_disk(file.parent)
            keeper.note("")
        finally:
            _forget(tried)
    return aside


def _copy(backup: Path, tried: Path) -> None:
    """The backup and what SQLite wrote beside it, if it is a database that was set aside."""
    _forget(tried)
    for ending in ("", "-wal"):
        source = beside(backup, ending)
        if source.exists():
            os.close(
                os.open(beside(tried, ending), os.O_CREAT | os.O_WRONLY, 0o600)
            )  # it holds running seeds
            shutil.copyfile(source, beside(tried, ending))


def _try(tried: Path, check: Check) -> None:
    """Everything that the service would find out later, found out now, on the copy."""
    with tried.open("rb") as start:
        if not start.read(16).startswith(b"SQLite format 3"):
            raise ValueError("the backup is no SQLite database")
    address = f"sqlite:///{tried}"
    engine = open_engine(address)
    try:
        check_sound(engine)
        refuse_unknown(engine)
        migrate(engine, copy=False)
    finally:
        engine.dispose()
    check(address)
    with closing(sqlite3.connect(tried, isolation_level=None)) as link:
        link.execute("PRAGMA user_version=0")
        link.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    to_disk(tried)


def _set_aside(file: Path) -> str:
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    aside = beside(file, f".before-{stamp}")
    while aside.exists():
        aside = beside(aside, "+")
    found = [ending for ending in BESIDE if beside(file, ending).exists()]
    for ending in found:
        beside(file, ending).rename(beside(aside, ending))
    return str(aside) if found else ""


def _forget(tried: Path) -> None:
    for ending in (*BESIDE, "-journal"):
        beside(tried, ending).unlink(missing_ok=True)
