"""Every reader of what comes from outside, as a function of bytes that answers whether it took them.

Only the documented refusals are caught: anything else that comes out is a fault.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import rookery
from rookery.cli.saves import read_lines, read_save
from rookery.cli.trouble import Trouble
from rookery.server.frames import spelled
from rookery.server.identity import clean_name, guest_in
from rookery.server.live import checked, parsed
from rookery.server.problems import Problem
from rookery.server.shapes.socket import ASKED
from rookery.server.table import Table
from rookery.storage import Store
from rookery.table.match import Match, verify
from rookery.table.packs import Pack, folder_of, game_class, read_pack
from rookery.table.record import read_line
from tests.server.wire import HELLO, decisions, heard, row_of, table_of

SECRET = b"a secret for tests only"


def record(data: bytes) -> bool:
    """A record, read, replayed and verified."""
    try:
        found = read_line(data.decode("utf-8", "replace"))
        Match.replay(found)
        verify(found)
    except ValueError:
        return False
    return True


def save(data: bytes) -> bool:
    """A saved game, or a file of records."""
    file = scratch() / "save.json"
    file.write_bytes(data)
    try:
        read_lines(file)
        read_save(file)
    except Trouble:
        return False
    return True


def pack(data: bytes) -> bool:
    """A pack: the house's, with one file replaced. The first line names game and file."""
    head, _, text = data.partition(b"\n")
    key, _, name = head.decode("utf-8", "replace").partition("/")
    if key not in rookery.games() or name not in house_files(key):
        return False
    folder = copied(key)
    (folder / name).write_bytes(text)
    try:
        found: Pack = read_pack(key, folder)
        rules: Any = game_class(key)
        game = rules(found.data)
        game.new(game.max_seats, game.settle(game.max_seats, {}))
    except ValueError:
        return False
    finally:
        (folder / name).write_bytes(house_files(key)[name])
    return True


def state(data: bytes) -> bool:
    """The dump of a state; the first line names the game."""
    head, _, text = data.partition(b"\n")
    key = head.decode("utf-8", "replace")
    if key not in rookery.games():
        return False
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return False
    if not isinstance(found, dict):  # restore takes nothing else
        return False
    try:
        rookery.load(key).restore(found)
    except ValueError:
        return False
    return True


def frame(data: bytes) -> bool:
    """A frame: refused in words that can be sent, or obeyed for an onlooker and for a seat that waits."""
    text = data.decode("utf-8", "replace")
    try:
        found = parsed(text)
        kind = found.get("t")
        if not isinstance(kind, str) or kind not in ASKED:
            return False
        checked(ASKED[kind], found)
    except Problem as problem:
        spelled({"t": "error", "id": None} | problem.body()).encode()
        return False
    if kind in ("why", "undo", "move", "ping", "hello"):
        store, table, waiting = at_table()
        for seat in (waiting, -1):
            for answer in asyncio.run(heard(store, table, seat, [HELLO, text])):
                json.loads(answer)
    return True


def cookie(data: bytes) -> bool:
    """A Cookie header."""
    try:
        return guest_in([data.decode("latin-1")], SECRET) is not None
    except Problem as problem:
        spelled(problem.body()).encode()
        return False


def name(data: bytes) -> bool:
    """A name that somebody wants to be called."""
    try:
        clean_name(data.decode("utf-8", "surrogateescape")).encode()
    except Problem as problem:
        spelled(problem.body()).encode()
        return False
    return True


READERS: dict[str, Callable[[bytes], bool]] = {
    "record": record,
    "save": save,
    "pack": pack,
    "state": state,
    "frame": frame,
    "cookie": cookie,
    "name": name,
}


@cache
def at_table() -> tuple[Store, Table, int]:
    """A table of Crypt in memory, and a seat of it that waits."""
    game = rookery.load("crypt")
    options = game.settle(3, {})
    table = table_of(game, row_of(game, 3, options), decisions(game, 3, options, 1, 40)[-1])
    waiting = next(seat for seat in range(3) if seat not in table.playing().actors)
    return Store(f"sqlite:///{scratch() / 'rookery.db'}"), table, waiting


@cache
def scratch() -> Path:
    """A folder for readers of files."""
    return Path(tempfile.mkdtemp(prefix="rookery-fuzz-"))


@cache
def copied(key: str) -> Path:
    """A copy of a game's own pack."""
    folder = scratch() / key
    folder.mkdir()
    for name, content in house_files(key).items():
        (folder / name).write_bytes(content)
    return folder


@cache
def house_files(key: str) -> dict[str, bytes]:
    """The files of a game's own pack."""
    folder = folder_of(game_class(key)) / "data"
    return {file.name: file.read_bytes() for file in sorted(folder.glob("*.toml"))}
