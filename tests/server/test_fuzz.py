"""Thousands of malformed frames: each is answered or ends the connection, and nothing else happens."""

from __future__ import annotations

import json
import random
import string
import time
from collections.abc import Callable
from resource import RUSAGE_SELF, getrusage
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from rookery.client import Chair, Visitor
from tests.promises import kept, size
from tests.server.house import House, open_all

KINDS: list[Any] = ["hello", "move", "undo", "why", "hint", "chat", "ping", "position", "", None, 5, [], {}]
FIELDS = ["t", "v", "id", "seq", "actions", "action", "text", "events", "x", "__proto__"]
HELLO = '{"t":"hello","v":1,"events":0}'
RAW = [
    "",
    "{",
    "[]",
    "null",
    '"x"',
    "0",
    "NaN",
    "[" * 3000,
    '{"t":' * 900,
    '{"t":"move","seq":' + "9" * 5000 + "}",
    '{"t":"hello","v":1e400}',
    '{"t":"chat","text":"\\ud800"}',
    "\ufeff{}",
    '{"t":"ping","id":-1}',
    '{"t":"ping","id":1.0}',
]


def value(dice: random.Random, depth: int = 0) -> Any:
    """Anything JSON can hold."""
    kind = dice.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return dice.choice([0, 1, -1, 2**31, 2**63, -(2**63), 10**30, 31, 32, 33])
    if kind == 1:
        return dice.choice([0.5, 1e308, -0.0, True, False, None])
    if kind in (2, 3):
        letters = string.printable + "\0é😀\u202e\ud800"
        return "".join(dice.choices(letters, k=dice.choice([0, 1, 5, 40, 600])))
    if kind in (4, 5):
        return dice.choice(KINDS)
    if kind == 6:
        return [value(dice, depth + 1) for _ in range(dice.choice([0, 1, 3, 40]))]
    return {dice.choice(FIELDS): value(dice, depth + 1) for _ in range(dice.randrange(4))}


def message(dice: random.Random) -> str | bytes:
    """One malformed frame, or one that only looks fine."""
    kind = dice.randrange(10)
    if kind == 0:
        return dice.choice(RAW)
    if kind == 1:
        return dice.randbytes(dice.randrange(200))
    if kind == 2:
        whole = json.dumps({"t": dice.choice(KINDS[:7]), "id": 1, "seq": 1, "actions": [1]})
        return whole[: dice.randrange(len(whole))]
    frame = {name: value(dice) for name in dice.sample(FIELDS, dice.randrange(1, 6))}
    frame["t"] = dice.choice(KINDS)
    if frame["t"] == "move":  # a fine move is not what we are looking for
        frame["seq"] = dice.choice([0, -1, 10**6, "1", None, 1.5])
    if frame["t"] == "chat" and isinstance(frame.get("text"), str):
        frame["text"] = dice.choice(["", "x" * 501, "\0", "\ud800"])
    return json.dumps(frame)


class Attacker:
    """Sends frame after frame and opens a new connection whenever the service closes one."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.address = visitor.address.replace("http", "ws") + f"/ws/{table}"
        self.closed = 0
        self.codes: set[int] = set()
        self.errors: set[str] = set()
        self.oks = 0

    def send_many(self, dice: random.Random, count: int) -> None:
        left = count
        while left > 0:
            headers = {"Cookie": f"rookery={self.visitor.cookie}"}
            with connect(self.address, additional_headers=headers, max_size=None) as socket:
                if dice.random() < 0.8:
                    socket.send(HELLO)
                left = self._talk(socket, dice, left)

    def _talk(self, socket: ClientConnection, dice: random.Random, left: int) -> int:
        try:
            while left > 0:
                for _ in range(min(25, left)):
                    self._send(socket, dice)
                    left -= 1
                socket.send('{"t":"ping","id":77}')
                self._hear_until_pong(socket)
        except ConnectionClosed as closed:
            self.closed += 1
            if closed.rcvd is not None:  # or the connection went while we were still sending
                self.codes.add(closed.rcvd.code)
        except OSError:  # it went before our raw bytes
            self.closed += 1
        return left

    def _send(self, socket: ClientConnection, dice: random.Random) -> None:
        if dice.random() < 0.002:  # not even UTF-8
            with socket.protocol_mutex:
                frame = Frame(Opcode.TEXT, b"\xff\xfe" + dice.randbytes(4))
                socket.socket.sendall(frame.serialize(mask=True))
            return
        text = message(dice)
        socket.send(text)

    def _hear_until_pong(self, socket: ClientConnection) -> None:
        while True:
            frame = json.loads(socket.recv(timeout=60))
            if frame["t"] == "error":
                assert set(frame) <= {"t", "id", "error", "reason", "clause"}
                self.errors.add(frame["error"])
            elif frame["t"] == "ok":
                self.oks += 1
            if frame.get("id") == 77 and (frame["t"] == "ok" or frame["error"] == "wrong-moment"):
                return


def attack(house: House, count: int) -> None:
    ann, bob = Visitor(house.address, "Ann"), Visitor(house.address, "Bob")
    table = ann.open_table("crypt", seats=2)["id"]
    bob.join(table)
    open_all(table, ann)
    before = _facts(ann.sit(table))
    memory = getrusage(RUSAGE_SELF).ru_maxrss
    for seed, visitor in enumerate((ann, Visitor(house.address))):
        attacker = Attacker(visitor, table)
        attacker.send_many(random.Random(seed), count // 2)
        assert attacker.codes <= {1003, 1007, 1008, 4426}  # the last: a hello of another version
        assert attacker.errors <= {
            "bad-input",
            "wrong-moment",
            "forbidden",
            "stale",
            "refused",
            "other-version",
        }
        assert "bad-input" in attacker.errors
    after = ann.sit(table)
    assert _facts(after) == before
    assert after.chat == []
    lines = house.app.state.hall.tables[table].lines
    # the two chairs at most: the first may have lost its line while others shouted
    assert _soon(lambda: len(lines) <= 2), "a connection was not given back"
    assert getrusage(RUSAGE_SELF).ru_maxrss - memory < 64 * 1024, "memory was not given back"
    mover = after if after.legal else bob.sit(table)
    assert mover.move(mover.legal[0]) == 2
    kept("malformed frames over sockets", f"{count} frames", "answered or hung up on, nothing changed")


def _soon(true: Callable[[], bool]) -> bool:
    end = time.monotonic() + 60
    while not true() and time.monotonic() < end:
        time.sleep(0.02)
    return true()


def _facts(chair: Chair) -> tuple[Any, ...]:
    position = chair.position
    return position["seq"], position["view"], position["legal"], chair.events


def test_two_thousand_malformed_frames(house: House) -> None:
    attack(house, 2_000)


@pytest.mark.soak
def test_many_malformed_frames(house: House) -> None:
    attack(house, size("FRAMES", 1_000_000))
