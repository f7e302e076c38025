"""The other workers of this service: each table is held by one of them, and its connections go there.

Workers of one `rookery serve` know each other by doors in a folder of theirs. Each says which tables it
holds. A connection for a table that another holds is handed to that one: the open socket itself, with what
was read of it. Nothing but speed and memory hangs on it: whoever cannot reach another serves the table
itself, and the store has the last word.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
import struct
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

from rookery.server import metrics
from rookery.server.names import LENGTH, LETTERS

LOG = logging.getLogger("rookery.siblings")
ASKS = re.compile(rb"(?:GET|POST) /(?:ws|api/tables)/([%s]{%d})[ /?]" % (LETTERS.encode(), LENGTH))
NAME, READY, AWAY, HOLDS, DROPS, LOOK, BEAT, TAKE = b"n", b"r", b"a", b"+", b"-", b"l", b".", b"t"
LARGEST = 65536  # bytes of a message: the beginning of a request, or as many names of tables as fit
EVERY = 0.5  # seconds between two beats
SILENCE = 3.0  # whoever gave none for so long is handed nothing
LISTS = 1.0  # seconds in which a new worker learns what the others hold
AT_ONCE = 1000  # names of tables in one message
UNSENT = 1000  # messages that wait for a worker that does not read; then the line to it ends

Protocol = Callable[[bytes], asyncio.BaseProtocol]  # serves a connection of which so much was read


@dataclass(eq=False)
class Sibling:
    """One other worker; two that start at once may have two lines to each other."""

    name: str
    lines: list[socket.socket] = field(default_factory=list)
    holds: set[str] = field(default_factory=set)
    ready: bool = False  # takes connections
    heard: float = 0.0

    @property
    def well(self) -> bool:
        """Whether a connection can be handed to it."""
        return self.ready and bool(self.lines) and time.monotonic() < self.heard + SILENCE


class Siblings:
    """What this worker knows of the others. All of it happens on the loop."""

    def __init__(self, folder: Path, name: str, held: Callable[[str], bool]) -> None:
        self.folder = folder
        self.name = name
        self._held = held  # whether a table is in our memory
        self._said: set[str] = set()  # the tables of which we said that they are
        self._others: dict[str, Sibling] = {}
        self._unnamed: set[socket.socket] = set()
        self._unsent: dict[socket.socket, deque[bytes]] = {}
        self._door: socket.socket | None = None
        self._protocol: Protocol | None = None
        self._asked: Callable[[str], object] = bool
        self._work: set[asyncio.Task[object]] = set()

    async def open(self, asked: Callable[[str], object]) -> None:
        """Opens our door and knocks at all others; without doors every worker serves what it is asked.

        `asked` looks at a table of a worker that is gone.
        """
        self._asked = asked
        try:
            self._door = self._new_door()
        except OSError as error:
            LOG.warning("workers cannot hand connections to each other", extra={"reason": str(error)})
            return
        asyncio.get_running_loop().add_reader(self._door, self._answer, self._door)
        self._knock()
        self._keep(asyncio.create_task(self._beat()))
        end = time.monotonic() + LISTS
        while time.monotonic() < end and self._unnamed:
            await asyncio.sleep(0.01)

    def close(self) -> None:
        """Shuts the door; the others see it at once."""
        loop = asyncio.get_running_loop()
        for task in self._work:
            task.cancel()
        for line in [*self._unnamed, *(line for other in self._others.values() for line in other.lines)]:
            self._lost(line)
        if self._door is not None:
            loop.remove_reader(self._door)
            self._door.close()
            (self.folder / f"{self.name}.door").unlink(missing_ok=True)

    def take_with(self, protocol: Protocol) -> None:
        """From now on connections may be handed to us; the first of our own tells how they are served."""
        if self._protocol is None:
            self._protocol = protocol
            self._tell(READY)

    def leave(self) -> None:
        """This worker is about to end: what others are asked for they keep."""
        self._tell(AWAY)

    def hold(self, table: str) -> None:
        """A table comes into our memory."""
        if table not in self._said:
            self._said.add(table)
            self._tell(HOLDS + table.encode())

    def drop(self, tables: Iterable[str]) -> None:
        """Some left it."""
        gone = [table for table in tables if table in self._said]
        self._said.difference_update(gone)
        for words in _listed(DROPS, gone):
            self._tell(words)

    def owner(self, table: str) -> Sibling | None:
        """Who holds a table, or would, as all reckon alike; None for us."""
        if self._held(table):
            return None
        well = [other for other in self._others.values() if other.well]
        for other in well:
            if table in other.holds:
                return other
        first = max([self.name, *(other.name for other in well)], key=lambda name: _rank(name, table))
        return self._others.get(first)

    def look(self, table: str) -> bool:
        """Asks whoever holds a table to look at it; False if that is for us to do."""
        other = self.owner(table)
        if other is not None:
            self._send(other.lines[0], LOOK + table.encode())
        return other is not None and bool(other.lines)

    def hand_over(self, transport: asyncio.Transport, data: bytes) -> bool:
        """Gives a connection to whoever holds the table it asks for; False if it stays here."""
        asked = ASKS.match(data)
        other = self.owner(asked[1].decode()) if asked else None
        line = transport.get_extra_info("socket")
        if other is None or line is None or len(data) >= LARGEST or transport.get_write_buffer_size():
            return False
        try:
            socket.send_fds(other.lines[0], [TAKE + data], [line.fileno()])
        except OSError:  # it does not read, or has just ended
            return False
        metrics.HANDED.inc()
        transport.abort()  # closes our end only: the connection lives on there
        return True

    def _new_door(self) -> socket.socket:
        """Listens before it has its name, so that whoever finds the door can knock."""
        door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        try:
            door.setblocking(False)
            fresh = self.folder / f"{self.name}.new"
            door.bind(str(fresh))
            door.listen()
            fresh.rename(self.folder / f"{self.name}.door")
        except OSError:
            door.close()
            raise
        return door

    def _knock(self) -> None:
        known = {*self._others, self.name}
        for door in sorted(self.folder.glob("*.door")):
            if door.stem not in known:
                line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
                try:
                    line.setblocking(False)
                    line.connect(str(door))
                    self._welcome(line)
                except ConnectionRefusedError:  # it was killed
                    line.close()
                    door.unlink(missing_ok=True)
                except OSError:
                    line.close()

    def _answer(self, door: socket.socket) -> None:
        with suppress(OSError):  # nobody else, or whoever knocked is gone
            while True:
                line, _ = door.accept()
                line.setblocking(False)
                self._welcome(line)

    def _welcome(self, line: socket.socket) -> None:
        """A new line: both sides say who they are and what they hold."""
        if not _is_ours(line):
            line.close()
            return
        self._unnamed.add(line)
        asyncio.get_running_loop().add_reader(line, self._read, line)
        self._send(line, NAME + self.name.encode())
        for words in _listed(HOLDS, sorted(self._said)):
            self._send(line, words)
        if self._protocol is not None:
            self._send(line, READY)

    def _tell(self, words: bytes) -> None:
        for other in list(self._others.values()):
            for line in other.lines[:1]:
                self._send(line, words)

    def _send(self, line: socket.socket, words: bytes) -> None:
        """What a busy worker cannot take waits for it; who never reads must not rely on what we said."""
        try:
            if line not in self._unsent:
                line.send(words)
            elif len(self._unsent[line]) < UNSENT:
                self._unsent[line].append(words)
            else:
                self._lost(line)
        except BlockingIOError:
            self._unsent[line] = deque([words])
            asyncio.get_running_loop().add_writer(line, self._send_rest, line)
        except OSError:
            self._lost(line)

    def _send_rest(self, line: socket.socket) -> None:
        waiting = self._unsent[line]
        try:
            while waiting:
                line.send(waiting[0])
                waiting.popleft()
        except BlockingIOError:
            return
        except OSError:
            self._lost(line)
            return
        asyncio.get_running_loop().remove_writer(line)
        del self._unsent[line]

    def _lost(self, line: socket.socket) -> None:
        """The line ends, and begins anew if there is somebody behind it."""
        if line.fileno() < 0:
            return
        loop = asyncio.get_running_loop()
        loop.remove_reader(line)
        loop.remove_writer(line)
        line.close()
        self._unsent.pop(line, None)
        self._unnamed.discard(line)
        for other in list(self._others.values()):
            if line in other.lines:
                other.lines.remove(line)
                if not other.lines:
                    del self._others[other.name]

    def _read(self, line: socket.socket) -> None:
        try:
            while line.fileno() >= 0:
                words, files, _, _ = socket.recv_fds(line, LARGEST, 1)
                for file in files:
                    if words[:1] == TAKE and self._named(line):
                        self._serve(file, words[1:])
                    else:
                        os.close(file)
                if not words:
                    self._lost(line)
                    return
                self._heard(line, words)
        except BlockingIOError:
            return
        except (OSError, UnicodeDecodeError):  # it has ended, or is no worker
            self._lost(line)

    def _named(self, line: socket.socket) -> list[Sibling]:
        return [other for other in self._others.values() if line in other.lines]

    def _heard(self, line: socket.socket, words: bytes) -> None:
        kind, rest = words[:1], words[1:]
        if kind == NAME and line in self._unnamed:
            self._unnamed.discard(line)
            self._others.setdefault(rest.decode(), Sibling(rest.decode())).lines.append(line)
        for other in self._named(line):
            other.heard = time.monotonic()
            if kind in (READY, AWAY):
                other.ready = kind == READY
            elif kind == HOLDS:
                other.holds.update(rest.decode().split())
            elif kind == DROPS:
                other.holds.difference_update(rest.decode().split())
            elif kind == LOOK:
                self._asked(rest.decode())

    def _serve(self, file: int, data: bytes) -> None:
        """A connection that was handed to us."""
        try:
            line = socket.socket(fileno=file)
        except OSError:  # it is none
            os.close(file)
            return
        if self._protocol is None:
            line.close()
            return
        line.setblocking(False)
        protocol = self._protocol(data)
        loop = asyncio.get_running_loop()
        self._keep(loop.create_task(loop.connect_accepted_socket(lambda: protocol, line)))

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self._knock()
            self._tell(BEAT)


def _listed(kind: bytes, tables: list[str]) -> list[bytes]:
    """Names of tables in messages that are not too long."""
    starts = range(0, len(tables), AT_ONCE)
    return [kind + " ".join(tables[start : start + AT_ONCE]).encode() for start in starts]


def _is_ours(line: socket.socket) -> bool:
    """Whether a process of our own user is behind a line; elsewhere the folder alone keeps others out."""
    if not hasattr(socket, "SO_PEERCRED"):
        return True
    process = struct.Struct("3i")
    _, user, _ = process.unpack(line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, process.size))
    return bool(user == os.geteuid())


def _rank(name: str, table: str) -> bytes:
    return blake2b(f"{name} {table}".encode(), digest_size=8).digest()
