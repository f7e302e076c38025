"""A service that cannot keep moves says so, promises nothing, and goes on when it can again."""

from __future__ import annotations

import os
import resource
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from rookery.client import Chair, Turned, Visitor
from rookery.server import readiness
from rookery.storage import store
from rookery.storage.heartbeat import EVERY, SILENCE, Heartbeat
from tests.server.house import House, Process, open_house
from tests.server.players import at_play
from tests.server.test_kill import check_promises
from tests.storage.postgres import new_database

WAIT = 60.0  # seconds, for a machine that has much else to do


def answer(address: str, path: str) -> tuple[int, str]:
    """The status and the reason."""
    try:
        return 200, str(Visitor(address).get(path)["status"])
    except Turned as turned:
        return turned.status, str(turned)


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.fixture(autouse=True)
def looked_at_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0.0)


@contextmanager
def at_checkout(house: House, pragma: str) -> Iterator[None]:
    """Every connection of the service gets a pragma before it is used."""
    engine = house.app.state.hall.store.engine

    def obey(connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "checkout", obey)
    yield
    event.remove(engine, "checkout", obey)


FAULTS = [
    ("max_page_count=1", "max_page_count=1000000000", "the disk is full"),
    ("query_only=ON", "query_only=OFF", "the database is read-only"),
]


@pytest.mark.parametrize(("fault", "mended", "sentence"), FAULTS)
def test_no_room_is_said_and_mends_itself(fault: str, mended: str, sentence: str, house: House) -> None:
    ann = Visitor(house.address, "Ann")
    table = ann.open_table("crypt", seats=1)["id"]
    chair = ann.sit(table)
    seq = chair.move(chair.legal[0])
    with at_checkout(house, fault):
        until(lambda: _fills_up(ann))
        assert answer(house.address, "/readyz") == (503, sentence)
        assert answer(house.address, "/healthz") == (200, "ok")
        _refused_and_closed(chair)
    with at_checkout(house, mended):
        until(lambda: answer(house.address, "/readyz")[0] == 200)
        with ann.sit(table) as again:
            assert again.position["seq"] >= seq
            again.move(again.legal[0])


def _fills_up(ann: Visitor) -> bool:
    """The room that is left in the file's last pages is used up."""
    try:
        ann.open_table("crypt", seats=2)
    except Turned as turned:
        if (turned.status, turned.error) != (503, "unavailable"):
            raise
        return True
    return False


def _write_much(chair: Chair) -> None:
    """A single line may still find room within a page."""
    for _ in range(500):
        chair.ask("chat", text="x" * 400)


def _refused_and_closed(chair: Chair) -> None:
    """The move is refused by name, then the line closes with the documented code."""
    with pytest.raises(Turned) as turned:
        _write_much(chair)
    assert turned.value.error == "unavailable"
    with pytest.raises(ConnectionClosed) as closed:
        chair.wait(lambda: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013


def test_a_full_disk_loses_nothing_that_was_promised(file: str, tmp_path: Path) -> None:
    process = Process(file, tmp_path)
    try:
        with at_play([process.address], 2, 3) as players:
            until(lambda: sum(len(player.promises) for player in players) > 4)
            left = tmp_path / "rookery.db-wal"
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (left.stat().st_size, -1))
            until(lambda: answer(process.address, "/readyz")[0] == 503)
            assert answer(process.address, "/healthz")[0] == 200
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (-1, -1))
            until(lambda: answer(process.address, "/readyz")[0] == 200)
            until(lambda: all(player.over for player in players))
        assert check_promises(file, players) > 4
    finally:
        process.close()


@pytest.fixture
def postgresql(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[House, str]]:
    monkeypatch.setattr(readiness, "DEADLINE", 2.0)
    monkeypatch.setattr(store, "PATIENCE", 2.0)
    database = new_database()
    with open_house(database) as house:
        yield house, database


def backends(database: str, query: str = "%") -> list[int]:
    """The server's processes that work for this database."""
    asked = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    with psycopg.connect(database) as link:
        return [pid for (pid,) in link.execute(f"{asked} AND query LIKE %s".encode(), [query])]


@contextmanager
def stopped(pids: list[int]) -> Iterator[None]:
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_a_stopped_postgresql_gives_an_answer(postgresql: tuple[House, str]) -> None:
    house, database = postgresql
    ann = Visitor(house.address, "Ann")
    table = ann.open_table("crypt", seats=1)["id"]
    chair = ann.sit(table)
    chair.move(chair.legal[0])
    with stopped(backends(database)):
        assert answer(house.address, "/readyz") == (503, "the database did not keep a write within 2 seconds")
        assert answer(house.address, "/healthz") == (200, "ok")
        with pytest.raises(Turned) as turned:
            ann.open_table("crypt", seats=1)
        assert turned.value.error == "unavailable"
        with pytest.raises(Turned) as refused:
            chair.ask("move", seq=chair.position["seq"], actions=[chair.legal[0]])
        assert refused.value.error == "unavailable"
        with pytest.raises(ConnectionClosed) as closed:
            chair.wait(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
    until(lambda: answer(house.address, "/readyz")[0] == 200)
    with ann.sit(table) as again:
        again.move(again.legal[0])


def test_a_frozen_listen_connection_is_made_anew(postgresql: tuple[House, str]) -> None:
    house, database = postgresql
    with open_house(database) as other:
        ann = Visitor(house.address, "Ann")
        table = ann.open_table("crypt", seats=1)["id"]
        chair, eye = ann.sit(table), Visitor(other.address).sit(table)
        until(lambda: answer(other.address, "/readyz")[0] == 200)
        with stopped(backends(database, "LISTEN%")):
            seq = chair.move(chair.legal[0])
            eye.wait(
                lambda: eye.position["seq"] >= seq, WAIT
            )  # over a new connection: the old one stays frozen
        until(lambda: answer(other.address, "/readyz")[0] == 200)


def test_a_beat_is_lost_only_if_it_was_kept() -> None:
    now, sent = [0.0], [Future[None]()]
    heart = Heartbeat(lambda: sent[-1], lambda: now[0])
    heart.tick()
    now[0] += 100
    heart.tick()
    assert not heart.lost()  # the writer has not kept it: that says nothing about hearing
    sent[-1].set_result(None)
    heart.tick()
    now[0] += SILENCE + 0.1
    assert heart.lost()
    heart.heard()
    assert not heart.lost()
    sent.append(Future())
    heart.tick()
    sent[-1].set_exception(ValueError())
    now[0] += EVERY
    heart.tick()
    now[0] += 100
    assert not heart.lost()
