"""Bodies that never end: refused in time, and never taken for whole."""

from __future__ import annotations

import json
import socket

import pytest

from rookery.client import Visitor
from tests.attacks.crowd import call, drip, ended, settle
from tests.server.house import House, open_house


def head(method: str, path: str, visitor: Visitor, *lines: str) -> bytes:
    own = ("Host: localhost", f"Cookie: rookery={visitor.cookie}", "X-Rookery: 1")
    return "\r\n".join(
        [f"{method} {path} HTTP/1.1", *own, "Content-Type: application/json", *lines, "", ""]
    ).encode()


@pytest.mark.parametrize("length", ["Content-Length: 60000", "Transfer-Encoding: chunked"])
def test_a_slow_body_is_refused_in_time(file: str, length: str) -> None:
    with open_house(file, body_seconds=0.5) as house:
        ann = Visitor(house.address, "Ann")
        with call(house.address) as line:
            line.sendall(head("PATCH", "/api/me", ann, length))
            byte = b"x" if "Content" in length else b"1\r\nx\r\n"
            answer = drip(line, byte)
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert json.loads(answer.rpartition(b"\r\n\r\n")[2])["error"] == "too-slow"
        assert ann.get("/api/me")["name"] == "Ann"
        settle(house, 0)


def test_a_body_that_nobody_asked_for_is_cut_off(file: str) -> None:
    with open_house(file, body_seconds=0.1) as house, call(house.address) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n")
        assert drip(line).startswith(b"HTTP/1.1 200")


def test_a_body_that_breaks_off_changes_nothing(house: House) -> None:
    ann = Visitor(house.address, "Ann")
    body = b'{"name":"Eve"}'
    with call(house.address) as line:
        line.sendall(head("PATCH", "/api/me", ann, "Transfer-Encoding: chunked"))
        line.sendall(b"%x\r\n%b\r\n" % (len(body), body))  # the last chunk never comes
        line.shutdown(socket.SHUT_WR)
        assert b" 200 " not in ended(line)
    assert ann.get("/api/me")["name"] == "Ann"
