"""A SQLite file is kept by one service at a time and stays the file that was opened.

Beside `rookery.db` lies `rookery.db-lock`. The kernel drops the lock on it when the process ends in any way.
Its text says how the file was left: `mark` with the number that the service wrote into the main file's header
(a backup carries 0), `restoring` while a backup is put in place, `replaced` when it changed under a service.
A `-wal` that was left behind is only ever read into the file whose mark it was written for.
"""

from __future__ import annotations

import fcntl
import logging
import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from sqlalchemy.exc import SQLAlchemyError

LOG = logging.getLogger("rookery.storage")
MARK, RESTORING, REPLACED = "mark", "restoring", "replaced"
PLACE, SIZE = 60, 4  # where SQLite's header has the user's number
PATIENCE = 10.0  # seconds for others who read the file

_KEPT: dict[Path, Keeper] = {}


class Replaced(SQLAlchemyError):
    """Another file lies where the service's was; nothing more may be acknowledged."""


class Keeper:
    """Holds one SQLite file for this process."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.holders = 0
        self.sound = False  # the file was checked since this process holds it
        self._same = True
        self._marks: set[int] = set()
        self._watched = -1
        self._identity = (0, 0)
        file.parent.mkdir(parents=True, exist_ok=True)
        self._lock = os.open(beside(file, "-lock"), os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._lock)
            raise ValueError(f"another service runs on {file}; stop it first") from None

    def note(self, words: str) -> None:
        """Says in the lock file how the database is left if we end now."""
        os.ftruncate(self._lock, 0)
        os.pwrite(self._lock, words.encode(), 0)
        os.fsync(self._lock)

    def mark(self) -> None:
        """Gives the main file a number of its own, by which it is known again."""
        if self._watched >= 0:
            return
        fresh = secrets.randbelow(2**31 - 2) + 1
        with closing(sqlite3.connect(self.file, timeout=PATIENCE, isolation_level=None)) as link:
            before = int(link.execute("PRAGMA user_version").fetchone()[0])
            self.note(f"{MARK} {before} {fresh}")
            link.execute(f"PRAGMA user_version={fresh}")
            busy = link.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        self._marks = {before, fresh} if busy else {fresh}
        self.note(" ".join([MARK, *map(str, sorted(self._marks))]))
        # Never closed before SQLite's own: that would drop the locks that SQLite holds on this file.
        self._watched = os.open(self.file, os.O_RDONLY)
        found = os.fstat(self._watched)
        self._identity = (found.st_dev, found.st_ino)

    def check(self) -> None:
        """Raises Replaced if the file is not the one that was marked; once so, always so."""
        if self._same and self._watched >= 0 and not self._is_same():
            self._same = False
            self.note(REPLACED)
            LOG.error("the database file was replaced under the service; writes are refused until a restart")
        if not self._same:
            raise Replaced("the database file was replaced")

    def _is_same(self) -> bool:
        try:
            found = os.stat(self.file)
        except OSError:
            return False
        number = int.from_bytes(os.pread(self._watched, SIZE, PLACE), "big")
        return (found.st_dev, found.st_ino) == self._identity and number in self._marks

    def close(self) -> None:
        """Lets go of the file; call it after every connection is closed."""
        if self._watched >= 0:
            os.close(self._watched)
        os.close(self._lock)


@contextmanager
def kept(file: Path | None, *, alone: bool = False) -> Iterator[Keeper | None]:
    """Holds a SQLite file; ValueError while another process does, or with `alone` this one already.

    Whoever holds it in this process shares one keeper. There is none for PostgreSQL, which has no file.
    """
    if file is None:
        yield None
        return
    file = file.resolve()
    if alone and file in _KEPT:
        raise ValueError(f"another service runs on {file}; stop it first")
    keeper = _KEPT.get(file) or Keeper(file)
    _KEPT[file] = keeper
    keeper.holders += 1
    try:
        yield keeper
    finally:
        keeper.holders -= 1
        if not keeper.holders:
            del _KEPT[file]
            keeper.close()


def refuse_mixed(file: Path) -> None:
    """ValueError where opening a file would mix it with what another one left behind."""
    try:
        word, *marks = beside(file, "-lock").read_text().split() or [""]
    except FileNotFoundError:
        return
    if word == RESTORING:
        raise ValueError(f"{file} was being restored when that was cut off; run `rookery restore` again")
    if word == REPLACED:
        raise ValueError(
            f"{file} was replaced while a service ran on it; put a backup back with `rookery restore`"
        )
    left = beside(file, "-wal")
    if word == MARK and left.exists() and left.stat().st_size and str(_mark_of(file)) not in marks:
        raise ValueError(f"{left.name} is not of {file}; put the backup in place with `rookery restore`")


def beside(file: Path, ending: str) -> Path:
    """One of the files that belong to a database: -wal, -shm, -lock."""
    return Path(f"{file}{ending}")


def to_disk(path: Path) -> None:
    """Waits until a file, or the names in a folder, are on disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _mark_of(file: Path) -> int | None:
    """The number in the main file as it is on disk, without its -wal."""
    address = f"file:{quote(str(file))}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(address, uri=True)) as link:
            return int(link.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error:
        return None
