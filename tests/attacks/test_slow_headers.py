"""Requests whose heads never end: nobody else notices, and they are hung up on."""

from __future__ import annotations

import json
import resource
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path

import pytest

from rookery.client import Visitor
from rookery.server.patience import FEWEST, KEPT_FREE, more_files, room_for
from tests.attacks.crowd import ATTACKER, HALF, OTHER, WHOLE, asked, call, drip, ended, many, port_of, settle
from tests.server.house import Process, open_house

FILES = 1024  # what a process may open on most machines
CROWD = 1100


def test_a_thousand_unfinished_heads_are_no_outage(file: str, tmp_path: Path) -> None:
    more_files()
    service = Process(file, tmp_path, files=FILES, connections_an_address=400, head_seconds=60)
    try:
        ann = Visitor(service.address, "Ann")
        with many(service.address, CROWD, HALF):
            for source in (OTHER, ATTACKER):  # who shares the attacker's address gets in too
                answers = [asked(service.address, source) for _ in range(5)]
                assert {answer for answer, _ in answers} == {b"HTTP/1.1 200"}, source
                assert min(seconds for _, seconds in answers) < 1.0
            with ann.sit(ann.open_table("crypt", seats=1)["id"]) as chair:
                chair.move(chair.legal[0])
            held = {line["says"] for line in map(json.loads, service.log.read_text().splitlines())}
        assert service.log.stat().st_size < 100_000, held
    finally:
        service.close()


def test_many_broken_requests_write_a_short_log(file: str, tmp_path: Path) -> None:
    service = Process(file, tmp_path)
    try:
        for _ in range(1500):
            with call(service.address) as line:
                line.sendall(b"\x16\x03\x01 this is no HTTP\r\n\r\n")
                ended(line)
        lines = [json.loads(line) for line in service.log.read_text().splitlines()]
        assert len([line for line in lines if "Invalid HTTP" in line["says"]]) == 1
        assert service.log.stat().st_size < 100_000
    finally:
        service.close()


def test_an_unfinished_head_is_hung_up_on(file: str) -> None:
    with open_house(file, head_seconds=0.5) as house:
        with call(house.address) as silent:  # says nothing at all
            assert ended(silent) == b""
        with call(house.address) as dripping:
            dripping.sendall(HALF)
            assert drip(dripping) == b""
        with call(house.address) as second:  # a whole request, then half of one
            second.sendall(WHOLE)
            assert second.recv(12) == b"HTTP/1.1 200"
            second.sendall(HALF)
            drip(second)
        with call(house.address) as two:  # both in one piece
            two.sendall(WHOLE + HALF)
            assert drip(two).startswith(b"HTTP/1.1 200")
        settle(house, 0)


def test_a_head_in_pieces_is_heard_out(file: str) -> None:
    with open_house(file, head_seconds=20.0) as house, call(house.address) as line:
        for place in range(0, len(WHOLE), 5):
            line.sendall(WHOLE[place : place + 5])
        assert line.recv(12) == b"HTTP/1.1 200"


def test_every_connection_that_ends_makes_room(file: str) -> None:
    with open_house(file, connections_an_address=5) as house:
        ann = Visitor(house.address, "Ann")
        table = ann.open_table("crypt", seats=1)["id"]
        for _ in range(20):
            ann.sit(table).close()
            with call(house.address) as line:
                line.sendall(HALF)
        chairs = [ann.sit(table) for _ in range(4)]
        assert len({chair.ask("ping")["seq"] for chair in chairs}) == 1
        with many(house.address, 5, HALF) as held:
            ended(held[0])  # the oldest made room
            assert asked(house.address, OTHER)[0] == b"HTTP/1.1 200"


def test_when_all_places_are_taken_those_who_dawdle_make_room(file: str) -> None:
    with open_house(file, connections=20) as house, ExitStack() as held:
        resting = HTTPConnection("127.0.0.1", port_of(house.address), 30, source_address=(OTHER, 0))
        held.callback(resting.close)
        resting.request("GET", "/healthz")
        assert resting.getresponse().read()
        line = resting.sock
        for last in (3, 4, 5):  # no address holds more than half of the places
            held.enter_context(many(house.address, 9, HALF, f"127.0.0.{last}"))
        for _ in range(5):
            assert asked(house.address, "127.0.0.9")[0] == b"HTTP/1.1 200"
        resting.request("GET", "/healthz")  # one who had spoken keeps the place
        assert resting.getresponse().read()
        assert resting.sock is line


@pytest.mark.parametrize(
    ("files", "room"),
    [(1024, 1024 - KEPT_FREE), (10**6, 8192), (300, FEWEST), (resource.RLIM_INFINITY, 8192)],
)
def test_files_are_kept_free_for_other_things(monkeypatch: pytest.MonkeyPatch, files: int, room: int) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (files, files))
    assert room_for(8192) == room
