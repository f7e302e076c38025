"""A disk that can fail, and that remembers: what it could hold after a power cut at any moment.

`disk.c` stands between the service and its SQLite file. Modelled is what a disk with a volatile cache may do:
of everything written since the last sync of a file, any part may be missing, sector by sector, in any order.
A file that was removed may be there again until the next sync of any file (file systems with a journal keep
names in order). Not modelled: sectors that are damaged though nobody wrote to them.
"""

from __future__ import annotations

import mmap
import random
import shutil
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WRITE, SYNC, CUT, REMOVE, PROMISE = 1, 2, 3, 4, 5
ENDS = ("", "-wal", "-journal")
SECTOR = 512
HEAD = struct.Struct("IIQQ")
WRITE_ERROR, SYNC_ERROR, SYNC_DELAY, FAULTS = range(4)
SOURCE = Path(__file__).with_name("disk.c")


class Deed(NamedTuple):
    """One thing that happened to a file, or a promise that was given meanwhile."""

    kind: int
    file: int
    offset: int
    data: bytes


class Disk:
    """The fault-injecting layer under one SQLite file."""

    def __init__(self, folder: Path, file: Path) -> None:
        self.file = file
        self.journal = folder / "journal"
        page = folder / "knobs"
        page.write_bytes(bytes(4096))
        with page.open("r+b") as opened:
            self._page = mmap.mmap(opened.fileno(), 4096)
        self.environment = {
            "LD_PRELOAD": str(_compiled(folder)),
            "ROOKERY_DISK": str(file),
            "ROOKERY_JOURNAL": str(self.journal),
            "ROOKERY_KNOBS": str(page),
        }

    def turn(self, knob: int, value: int) -> None:
        """Makes writes or syncs fail with an error number, or wait so many microseconds; 0 ends it."""
        struct.pack_into("i", self._page, 4 * knob, value)

    @property
    def faults(self) -> int:
        """How many calls have failed or waited."""
        return int(struct.unpack_from("i", self._page, 4 * FAULTS)[0])

    def promise(self, words: str) -> None:
        """Notes in the journal that a client has been told something."""
        data = words.encode()
        with open(self.journal, "ab", buffering=0) as journal:
            journal.write(HEAD.pack(PROMISE, 0, 0, len(data)) + data)

    def deeds(self) -> Iterator[Deed]:
        """Everything that happened, in order; a last entry that the kill cut short is left out."""
        with open(self.journal, "rb") as journal:
            while len(head := journal.read(HEAD.size)) == HEAD.size:
                kind, file, offset, length = HEAD.unpack(head)
                data = journal.read(length) if kind in (WRITE, PROMISE) else b""
                if kind in (WRITE, PROMISE) and len(data) < length:
                    return
                yield Deed(kind, file, offset, data)


def _compiled(folder: Path) -> Path:
    compiler = shutil.which("cc") or shutil.which("gcc")
    assert compiler, "the tests of a failing disk need a C compiler (Debian: gcc, libc6-dev)"
    made = folder / "disk.so"
    flags = ["-O2", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
    subprocess.run([compiler, *flags, "-o", str(made), str(SOURCE), "-ldl", "-lpthread"], check=True)
    return made


class Platter:
    """What has reached the disk for certain, and what has not.

    A disk that lies answers a sync before the last `late` deeds are safe.
    """

    def __init__(self, late: int = 0) -> None:
        self.late = late
        self._safe: list[bytearray | None] = [None] * len(ENDS)
        self._loose: list[Deed] = []

    def take(self, deed: Deed) -> None:
        """One more deed; a sync makes what was done to its file safe, and removals with it."""
        if deed.kind == SYNC:
            self._sync(deed.file)
        elif deed.kind != PROMISE:
            self._loose.append(deed)

    def _sync(self, file: int) -> None:
        old = self._loose[: max(0, len(self._loose) - self.late)]
        newest = self._loose[len(old) :]
        kept: list[Deed] = []
        for deed in old:
            if deed.kind == REMOVE:  # what was written to it before is gone with it
                kept = [other for other in kept if other.file != deed.file]
            if self.late or deed.file == file or deed.kind == REMOVE:
                _do(self._safe, deed)
            else:
                kept.append(deed)
        self._loose = kept + newest

    def after_cut(self, dice: random.Random, *, ordered: bool) -> list[bytes | None]:
        """What the files may hold if the power fails now: some of the loose deeds, whole or torn.

        Ordered, those up to some moment; otherwise any of them.
        """
        files = [None if data is None else bytearray(data) for data in self._safe]
        last = dice.randrange(len(self._loose) + 1)
        for place, deed in enumerate(self._loose):
            if place < last if ordered else dice.random() < 0.5:
                _do(files, deed)
            elif (place == last or not ordered) and deed.kind == WRITE and dice.random() < 0.5:
                for part in _torn(deed, dice):
                    _do(files, part)
        return [None if data is None else bytes(data) for data in files]


def _torn(deed: Deed, dice: random.Random) -> Iterator[Deed]:
    """Some sectors of one write."""
    start = deed.offset
    while start < deed.offset + len(deed.data):
        end = min((start // SECTOR + 1) * SECTOR, deed.offset + len(deed.data))
        if dice.random() < 0.5:
            yield Deed(WRITE, deed.file, start, deed.data[start - deed.offset : end - deed.offset])
        start = end


def _do(files: list[bytearray | None], deed: Deed) -> None:
    if deed.kind == REMOVE:
        files[deed.file] = None
        return
    found = files[deed.file]
    data = bytearray() if found is None else found
    files[deed.file] = data
    if deed.kind == CUT:
        del data[deed.offset :]
        data.extend(bytes(deed.offset - len(data)))
    elif deed.kind == WRITE:
        data.extend(bytes(max(0, deed.offset - len(data))))
        data[deed.offset : deed.offset + len(deed.data)] = deed.data


def lay_out(files: list[bytes | None], folder: Path) -> Path:
    """Writes such files into a folder, in place of what was there; answers the database's path."""
    target = folder / "after.db"
    for end in (*ENDS, "-shm"):
        Path(f"{target}{end}").unlink(missing_ok=True)
    for end, data in zip(ENDS, files, strict=True):
        if data is not None:
            Path(f"{target}{end}").write_bytes(data)
    return target
