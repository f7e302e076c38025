"""WebSockets and connections by the hundred: limits are by address, and the silent lose theirs."""

from __future__ import annotations

import json
import socket
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from rookery.client import Visitor
from rookery.server.limits import neighbourhood
from tests.attacks.crowd import ATTACKER, OTHER, asked, call, settle
from tests.server.house import House, open_house

HELLO = '{"t":"hello","v":1,"events":0}'


def socket_to(house: House, table: str, visitor: Visitor, source: str, **headers: str) -> ClientConnection:
    address = f"{house.address.replace('http', 'ws')}/ws/{table}"
    own = {"Cookie": f"rookery={visitor.cookie}"} | {n.replace("_", "-"): v for n, v in headers.items()}
    return connect(
        address, sock=call(house.address, source), additional_headers=own, open_timeout=30, max_queue=None
    )


def code_of(line: ClientConnection) -> int:
    """With which code the service hangs up."""
    with pytest.raises(ConnectionClosed) as closed:
        list(line)  # until the end, which is an error unless it was a normal goodbye
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_sockets_are_limited_by_address(file: str) -> None:
    with open_house(file, sockets_an_address=6) as house, ExitStack() as held:
        ann = Visitor(house.address, "Ann")
        table = ann.open_table("crypt", seats=1)["id"]
        guests = [Visitor(house.address) for _ in range(6)]  # fresh guests do not help
        lines = [held.enter_context(socket_to(house, table, guest, ATTACKER)) for guest in guests]
        with socket_to(house, table, ann, ATTACKER) as late:
            assert code_of(late) == 4429
        with socket_to(house, table, ann, OTHER) as other:
            other.send(HELLO)
            assert table in str(other.recv(timeout=30))
        lines[0].close()
        settle(house, 5)
        with socket_to(house, table, ann, ATTACKER) as again:
            again.send(HELLO)
            assert table in str(again.recv(timeout=30))


def test_behind_a_proxy_the_forwarded_address_counts(file: str) -> None:
    with open_house(file, proxied=True, sockets_an_address=2, connections_an_address=3) as house:
        ann = Visitor(house.address, "Ann")
        table = ann.open_table("crypt", seats=1)["id"]
        with ExitStack() as held:
            for n in range(8):  # four visitors of two lines each, all by the proxy's one address
                whose: dict[str, Any] = {"X_Forwarded_For": f"203.0.113.{n // 2}"}
                line = held.enter_context(socket_to(house, table, ann, ATTACKER, **whose))
                line.send(HELLO)
                assert table in str(line.recv(timeout=30))
            late = held.enter_context(socket_to(house, table, ann, ATTACKER, X_Forwarded_For="203.0.113.2"))
            assert code_of(late) == 4429


def test_who_says_no_hello_is_hung_up_on(file: str) -> None:
    with open_house(file, hello_seconds=0.3) as house:
        ann = Visitor(house.address, "Ann")
        table = ann.open_table("crypt", seats=1)["id"]
        greeted = ann.sit(table)
        with socket_to(house, table, ann, ATTACKER) as silent:
            assert code_of(silent) == 4408
        with socket_to(house, table, ann, ATTACKER) as babbling:
            babbling.send("{}")
            assert code_of(babbling) == 4408
        assert greeted.ask("ping")["t"] == "ok"


def test_messages_are_limited_over_all_sockets_of_an_address(file: str) -> None:
    with open_house(file, socket_rate=0.001, socket_burst=4) as house, ExitStack() as held:
        ann = Visitor(house.address, "Ann")
        table = ann.open_table("crypt", seats=1)["id"]
        lines = [held.enter_context(socket_to(house, table, ann, ATTACKER)) for _ in range(12)]
        answers = []
        for line in lines:  # four messages each are fine for one socket, 48 are too many for one address
            line.send(HELLO)
            for mark in range(3):
                line.send(f'{{"t":"ping","id":{mark}}}')
            told: list[dict[str, Any]] = []
            while sum(frame["t"] in ("ok", "error") and frame["id"] is not None for frame in told) < 3:
                told.append(json.loads(line.recv(timeout=30)))
            answers += [frame.get("error", "fine") for frame in told if frame.get("id") is not None]
        assert answers[:30] == ["fine"] * 30
        assert answers[30:] == ["too-fast"] * 6
        bob = Visitor(house.address, "Bob")
        with socket_to(house, table, bob, OTHER) as other:
            other.send(HELLO)
            assert table in str(other.recv(timeout=30))


def test_opening_sockets_counts_as_asking(file: str) -> None:
    with open_house(file, request_rate=0.001, request_burst=30) as house:
        ann = Visitor(house.address)
        table = ann.open_table("crypt", seats=1)["id"]
        opened = 0
        with suppress(InvalidStatus):
            while opened < 30:
                with socket_to(house, table, ann, ATTACKER):
                    opened += 1
        assert 20 < opened < 30  # the others were requests
        with socket_to(house, table, ann, OTHER):
            pass


def test_who_takes_nothing_of_what_was_asked_loses_the_connection(file: str) -> None:
    with open_house(file, stall_seconds=1.0) as house:
        greedy = socket.socket()
        greedy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with greedy:
            greedy.connect(("127.0.0.1", int(house.address.rpartition(":")[2])))
            asking = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200
            greedy.settimeout(30)
            greedy.sendall(asking)
            settle(house, 0)
        assert asked(house.address, OTHER)[0] == b"HTTP/1.1 200"


def test_a_long_line_of_neighbours_cookies_does_not_keep_anybody_from_a_table(house: House) -> None:
    ann = Visitor(house.address, "Ann")
    table = ann.open_table("crypt", seats=1)["id"]
    cookies = f'x={{"a":"{"y" * 40_000}"}}; rookery={ann.cookie}; z=1'
    address = f"{house.address.replace('http', 'ws')}/ws/{table}"
    with connect(address, additional_headers={"Cookie": cookies}) as line:
        line.send(HELLO)
        assert table in str(line.recv(timeout=30))


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix:" + "x" * 300, "unix:" + "x" * 59),
    ],
)
def test_an_ipv6_network_counts_as_one_address(host: str, place: str) -> None:
    assert neighbourhood(host) == place
