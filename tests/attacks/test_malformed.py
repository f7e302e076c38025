"""Requests that are wrong in every way: each is refused or hung up on, nothing fails, nothing changes."""

from __future__ import annotations

import json
import random
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from rookery.client import Turned, Visitor
from tests.attacks.crowd import call
from tests.promises import kept, size
from tests.server.house import House, open_all
from tests.server.test_fuzz import value

STATUS = re.compile(rb"HTTP/1\.1 (\d\d\d)")
METHODS = (b"GET", b"POST", b"PATCH", b"DELETE", b"PUT", b"HEAD", b"OPTIONS", b"TRACE", b"get", b"\xff", b"")
PATHS = (
    *(b"/", b"//", b"/%", b"/%00", b"/..%2f..%2fetc/passwd", b"/../../etc/passwd", b"/t/%ff", b"*", b""),
    *(
        b"/assets/../../secret",
        b"/api/tables/" + b"a" * 3000,
        b"/api/tables?list=%00",
        b"http://other.example/",
    ),
    *(b"/ws/x", b"/metrics?x=" + b"&" * 2000, b"/api/games/crypt/packs/..%2f..%2f", b"/api/words/..%2fx/en"),
)
HEADS = (
    *(b"Host: x", b"Host:", b"Host: a\r\nHost: b", b"X-Rookery: 1", b"X-Rookery: 2", b"Cookie: rookery=\xff"),
    *(b"Content-Type: application/json", b"Content-Type: text/plain", b"Content-Type: ;", b"Origin: null"),
    *(b"Content-Length: 5", b"Content-Length: -1", b"Content-Length: 99999999999", b"Content-Length: x"),
    *(
        b"Transfer-Encoding: chunked",
        b"Transfer-Encoding: gzip",
        b"Connection: Upgrade\r\nUpgrade: websocket",
    ),
    *(b"Sec-WebSocket-Version: 99", b"Expect: 100-continue", b"X: " + b"y" * 5000, b"no colon", b"\0: \0"),
)


def routes(house: House) -> list[tuple[str, str]]:
    """Every method and path that the service knows, from its own description."""
    described = house.app.openapi()["paths"]
    return [(method.upper(), path) for path, methods in described.items() for method in methods]


def raw(dice: random.Random) -> bytes:
    """Something that hardly is a request."""
    if dice.random() < 0.1:
        return dice.randbytes(dice.randrange(1, 300)) + b"\r\n\r\n"
    line = b" ".join((dice.choice(METHODS), dice.choice(PATHS), dice.choice((b"HTTP/1.1", b"HTTP/9", b""))))
    heads = dice.sample(HEADS, dice.randrange(6))
    body = dice.choice((b"", b"{}", b"5\r\n{}\r\n", b"0\r\n\r\n", dice.randbytes(20)))
    return b"\r\n".join((line, *heads, b"Connection: close", b"", body))


def shaped(dice: random.Random, known: list[tuple[str, str]], cookie: str, table: str) -> bytes:
    """A well-made request to a route of ours, with nonsense inside."""
    method, path = dice.choice(known)
    filled = re.sub(
        r"\{\w+\}", lambda _: dice.choice([table, "0", "-1", "x", "crypt", "%00", "9" * 20]), path
    )
    body = (
        json.dumps(value(dice))
        if dice.random() < 0.5
        else json.dumps({"seat": value(dice), "x": value(dice)})
    )
    data = body.encode("utf-8", "replace") if method != "GET" else b""
    heads = [
        *(f"{method} {filled} HTTP/1.1", "Host: localhost", "X-Rookery: 1", "Content-Type: application/json"),
        *(f"Content-Length: {len(data)}", f"Cookie: rookery={cookie}", "Connection: close"),
    ]
    return "\r\n".join([*heads, "", ""]).encode() + data


def answer(house: House, said: bytes, whole: bool) -> bytes:
    """What comes back until the service hangs up; after half a request we hang up ourselves."""
    heard = b""
    with call(house.address) as line, suppress(OSError):
        line.sendall(said)
        if not whole:
            line.shutdown(socket.SHUT_WR)
        while part := line.recv(65536):
            heard += part
    return heard


def attempts(house: House, ann: Visitor, table: str, count: int) -> Iterator[tuple[bytes, bytes]]:
    """Requests with their answers."""
    dice, known = random.Random(count), routes(house)
    assert len(known) > 20
    for number in range(count):
        whole = number % 2 == 0
        said = shaped(dice, known, str(ann.cookie), table) if whole else raw(dice)
        yield said, answer(house, said, whole)


def attack(house: House, count: int) -> None:
    ann, bob = Visitor(house.address, "Ann"), Visitor(house.address, "Bob")
    table = ann.open_table("crypt", seats=2)["id"]
    bob.join(table)
    open_all(table, ann)
    before: Any = bob.get(f"/api/tables/{table}/position")
    stranger = Visitor(house.address)
    answered = 0
    for said, heard in attempts(house, stranger, table, count):
        status = STATUS.match(heard)
        if status:
            answered += 1
            assert int(status[1]) < 500, (said[:200], heard[:400])
        assert b"Traceback" not in heard, said[:200]
    assert answered >= count / 2
    after = bob.get(f"/api/tables/{table}/position")
    assert before["view"] is not None
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])
    kept(
        "malformed requests over real connections",
        f"{count} requests, {answered} answered, the others hung up on",
        "no fault inside (5xx), nothing changed",
    )


def test_malformed_requests_change_nothing(house: House) -> None:
    attack(house, 300)


@pytest.mark.soak
def test_many_malformed_requests_change_nothing(house: House) -> None:
    attack(house, size("REQUESTS", 50_000))


@pytest.mark.parametrize(
    "bot",
    ["cmd:touch /tmp/x", "evil.py:Bot", "/tmp/evil.py:Bot", "os:system", "../x.py:Bot", "random\0", "cmd:"],
)
def test_a_bots_name_runs_nothing(house: House, bot: str) -> None:
    """What a terminal's owner may type, a stranger may not send."""
    ann = Visitor(house.address, "Ann")
    table = ann.open_table("crypt", seats=2, start=False)["id"]
    asked: list[tuple[str, Any]] = [("/api/tables", {"game": "crypt", "seats": 2, "bots": {"1": bot}})]
    asked += [(f"/api/tables/{table}/seat", {"seat": seat, "bot": bot}) for seat in (0, 1)]
    for path, body in asked:
        with pytest.raises(Turned) as turned:
            ann.post(path, body)
        assert turned.value.status in (400, 409), path
    assert all(seat["bot"] is None for seat in ann.get(f"/api/tables/{table}")["players"])
