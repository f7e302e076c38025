"""Raw connections from addresses of this machine, for attacks on a service that runs here."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from unittest import mock

from tests.server.house import House

HALF = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
ATTACKER, OTHER = "127.0.0.1", "127.0.0.2"


@contextmanager
def coming_from(source: str) -> Iterator[None]:
    """New connections of this process come from one of our addresses."""
    plain = socket.create_connection

    def connected(address: tuple[str, int], timeout: float, *_: Any, **how: Any) -> socket.socket:
        return plain(address, timeout, **how | {"source_address": (source, 0)})

    with mock.patch.object(socket, "create_connection", connected):
        yield


def port_of(address: str) -> int:
    """The port in a service's address."""
    return int(address.rpartition(":")[2])


def call(address: str, source: str = ATTACKER, patience: float = 120.0) -> socket.socket:
    """A connection from one of our own addresses."""
    return socket.create_connection(("127.0.0.1", port_of(address)), patience, (source, 0))


@contextmanager
def many(address: str, count: int, said: bytes, source: str = ATTACKER) -> Iterator[list[socket.socket]]:
    """So many connections that each say the same and then wait."""
    held: list[socket.socket] = []
    try:
        for _ in range(count):
            line = call(address, source)
            held.append(line)
            with suppress(OSError):  # turned away at once
                line.sendall(said)
        yield held
    finally:
        for line in held:
            line.close()


def asked(address: str, source: str) -> tuple[bytes, float]:
    """The first bytes of an answer on a new connection, and the seconds it took."""
    began = time.perf_counter()
    with call(address, source) as line:
        line.sendall(WHOLE)
        return line.recv(12), time.perf_counter() - began


def ended(line: socket.socket, patience: float = 120.0) -> bytes:
    """Everything the service says until it hangs up."""
    line.settimeout(patience)
    heard = b""
    with suppress(ConnectionError):
        while part := line.recv(65536):
            heard += part
    return heard


def drip(line: socket.socket, byte: bytes = b"x", pause: float = 0.05, patience: float = 120.0) -> bytes:
    """Sends a byte now and then until the service hangs up; answers what it said."""
    end = time.monotonic() + patience
    heard = b""
    line.settimeout(pause)
    while time.monotonic() < end:
        try:
            line.sendall(byte)
            part = line.recv(65536)
        except TimeoutError:
            continue
        except ConnectionError:
            return heard
        if not part:
            return heard
        heard += part
    raise AssertionError(f"the service listened for {patience} s")


def settle(house: House, count: int) -> None:
    """Waits until the service holds so many connections."""
    end = time.monotonic() + 120
    while len(house.server.server_state.connections) != count:
        assert time.monotonic() < end, house.server.server_state.connections
        time.sleep(0.02)
