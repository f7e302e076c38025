"""People at tables who cost next to nothing: a bare WebSocket each, frames read no further than needed."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from dataclasses import dataclass, field
from functools import partial
from urllib.parse import urlsplit

PAUSE = (0.5, 3.5)  # a quick person thinks two seconds on average
SEQ = re.compile(rb'"seq":(\d+)')
POSITION = b'{"t":"position"'
TEXT, PING, PONG = 1, 9, 10
HEAD = 4096  # bytes of a frame in which its seq is looked for


@dataclass
class Move:
    """One move on its way: when it was sent, answered and told to the last who looks."""

    sent: float
    seq: int = 0
    answered: float = 0.0
    told: float = 0.0


@dataclass
class Round:
    """Everybody at one table."""

    sitters: list[Sitter] = field(default_factory=list)
    move: Move | None = None  # the one under way
    moves: list[Move] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def heard(self, now: float) -> None:
        """Somebody has a newer position: perhaps that was the last of all."""
        move = self.move
        if move is not None and move.seq and all(sitter.seq >= move.seq for sitter in self.sitters):
            move.told = now
            self.moves.append(move)
            self.move = None


class Sitter(asyncio.Protocol):
    """One connection; it moves at random when it is to act, after a pause."""

    def __init__(self, table: Round, path: str, cookie: str, seed: int) -> None:
        self.table = table
        self.path = path
        self.cookie = cookie
        self.dice = random.Random(seed)
        self.seq = 0
        self.open = False
        self.deciding: asyncio.TimerHandle | None = None
        self._line: asyncio.Transport
        self._rest = b""
        self.playing = True
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._line = transport
        words = (
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: rookery={self.cookie}\r\n\r\n"
        )
        transport.write(words.encode())

    def connection_lost(self, error: Exception | None) -> None:
        if self.playing:
            self.lost = True

    def hang_up(self) -> None:
        self.playing = False
        self._line.close()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            self.open = True
            self._send(b'{"t":"hello","v":1,"events":0}')
        place = 0
        while (end := _frame_end(data, place)) is not None:
            begin, stop, kind = end
            if kind == TEXT:
                self._take(data[begin:stop])
            elif kind == PING:
                self._send(data[begin:stop], PONG)
            place = stop
        self._rest = data[place:]

    def _send(self, text: bytes, kind: int = TEXT) -> None:
        """A short frame with a mask of noughts, which changes nothing."""
        self._line.write(bytes([0x80 | kind, 0x80 | len(text)]) + bytes(4) + text)

    def _take(self, frame: bytes) -> None:
        now = time.perf_counter()
        if frame.startswith(POSITION):
            found = SEQ.search(frame, 0, HEAD)
            assert found is not None
            self.seq = int(found[1])
            self.table.heard(now)
            if self.playing and self.deciding is None and b'"legal":[[' in frame:
                choices = json.loads(frame)["legal"]
                action = self.dice.choice(choices)[0]
                pause = self.dice.uniform(*PAUSE)
                loop = asyncio.get_running_loop()
                self.deciding = loop.call_later(pause, self._move, self.seq, action)
        elif frame.startswith(b'{"t":"ok"') and self.table.move is not None:
            found = SEQ.search(frame)
            assert found is not None
            self.table.move.seq, self.table.move.answered = int(found[1]), now
            self.table.heard(now)
        elif frame.startswith(b'{"t":"error"'):
            self.table.errors.append(frame.decode())

    def _move(self, seq: int, action: int) -> None:
        self.deciding = None
        if self.playing and self.table.move is None and seq == self.seq:
            self.table.move = Move(time.perf_counter())
            self._send(b'{"t":"move","id":1,"seq":%d,"actions":[%d]}' % (seq, action))


def _frame_end(data: bytes, place: int) -> tuple[int, int, int] | None:
    """Where the next frame's content begins and ends, and its kind; None until all of it is there."""
    if len(data) < place + 2:
        return None
    kind, size, begin = data[place] & 15, data[place + 1] & 127, place + 2
    if size >= 126:
        width = 2 if size == 126 else 8
        size = int.from_bytes(data[begin : begin + width], "big")
        begin += width
    return None if len(data) < begin + size else (begin, begin + size, kind)


def _itself(sitter: Sitter) -> Sitter:
    return sitter


async def connect_all(address: str, sitters: list[Sitter], at_once: int = 50) -> None:
    """Everybody takes a seat, some at a time, and has a first position when this returns."""
    parts, loop = urlsplit(address), asyncio.get_running_loop()
    host, port = str(parts.hostname), int(parts.port or 80)
    for first in range(0, len(sitters), at_once):
        group = sitters[first : first + at_once]
        for sitter in group:
            await loop.create_connection(partial(_itself, sitter), host, port)
        while not all(sitter.seq for sitter in group):
            await asyncio.sleep(0.01)
