"""Puts the built browser client into a wheel that was compiled beside it: `pack.py WHEEL FOLDER`."""

from __future__ import annotations

import sys
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

PLACE = "rookery/server/static/"


def line(name: str, content: bytes) -> str:
    """How a wheel's RECORD names one file."""
    digest = urlsafe_b64encode(sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}"


def pack(wheel: Path, client: Path) -> None:
    """Writes the wheel anew with the client's files and theirs alone in its place."""
    files = [path for path in client.rglob("*") if path.is_file()]
    fresh = {PLACE + path.relative_to(client).as_posix(): path for path in files}
    beside = wheel.with_suffix(".new")
    with ZipFile(wheel) as old, ZipFile(beside, "w", ZIP_DEFLATED) as new:
        record = next(name for name in old.namelist() if name.endswith(".dist-info/RECORD"))
        known = [row for row in old.read(record).decode().splitlines() if not row.startswith(PLACE)]
        for item in old.infolist():
            if item.filename != record and not item.filename.startswith(PLACE):
                new.writestr(item, old.read(item))
        for name, path in sorted(fresh.items()):
            new.writestr(_entry(name), path.read_bytes())
            known.append(line(name, path.read_bytes()))
        new.writestr(_entry(record), "\n".join(known) + "\n")
    beside.replace(wheel)


def _entry(name: str) -> ZipInfo:
    """A file of the wheel without the hour of its making: the same content is the same wheel."""
    entry = ZipInfo(name)
    entry.compress_type = ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    return entry


if __name__ == "__main__":
    pack(Path(sys.argv[1]), Path(sys.argv[2]))
