"""What a stranger, a busy worker and a client that hangs up can do to connections that are handed over."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from collections.abc import Callable
from pathlib import Path

import pytest

from rookery.server.siblings import Siblings
from tests.server.test_siblings import ASKED, TABLE, Taken, Wire, _met

FORGED = (b"", b"n\xff\xfe", b"+" + TABLE.encode(), b"r", b"l" + TABLE.encode(), b"?", b"t" + ASKED)


def files() -> int:
    """How many this process has open."""
    return len(list(Path("/proc/self/fd").iterdir()))


async def until(holds: Callable[[], object]) -> None:
    for _ in range(1000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come to that")


def knock(folder: Path, name: str) -> socket.socket:
    line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    line.connect(str(folder / f"{name}.door"))
    line.setblocking(False)
    return line


async def handed_over(one: Siblings) -> bytes:
    """What a client hears whose connection goes from one worker to another."""
    client, end = socket.socketpair()
    with client, end:
        assert one.hand_over(Wire(end), ASKED)
        end.close()
        client.settimeout(30)
        return await asyncio.to_thread(client.recv, 4096)


@pytest.mark.parametrize("words", FORGED)
@pytest.mark.parametrize("named", [False, True])
def test_forged_words_move_nothing_and_leave_no_file_open(tmp_path: Path, words: bytes, named: bool) -> None:
    async def scene() -> None:
        one, two = await _met(tmp_path, set(), {TABLE})
        before = files()
        line = knock(tmp_path, "worker1")
        if named:
            line.send(b"nstranger")
        with open(os.devnull) as no_connection:
            socket.send_fds(line, [words], [no_connection.fileno()])
        line.close()
        await until(lambda: files() == before and not two._unnamed)
        assert await handed_over(one) == b"taken " + ASKED
        one.close()
        two.close()

    asyncio.run(scene())


def test_another_user_behind_a_line_is_not_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        one, two = await _met(tmp_path, set(), {TABLE})
        before = files()
        monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
        with knock(tmp_path, "worker1") as line:
            assert await asyncio.get_running_loop().sock_recv(line, 1) == b""
        assert files() == before
        assert list(two._others) == ["worker0"]
        one.close()
        two.close()

    asyncio.run(scene())


def test_a_busy_worker_is_told_later_what_it_could_not_take(tmp_path: Path) -> None:
    async def scene() -> None:
        one, two = await _met(tmp_path, set(), set())
        line, loop = two._others["worker0"].lines[0], asyncio.get_running_loop()
        loop.remove_reader(line)  # it is busy
        many = {f"{number:014d}" for number in range(900)}
        for table in sorted(many):
            one.hold(table)
        assert one._unsent[one._others["worker1"].lines[0]], "all of it found room"
        loop.add_reader(line, two._read, line)
        await until(lambda: two._others["worker0"].holds == many)
        one.drop(sorted(many))
        await until(lambda: two._others["worker0"].holds == set())
        one.close()
        two.close()

    asyncio.run(scene())


def test_a_worker_may_hold_more_tables_than_it_can_say_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        many = {f"{number:014d}" for number in range(40_000)}
        (old,) = await _met(tmp_path, many)
        new = Siblings(tmp_path, "new", set[str]().__contains__)
        await new.open(lambda table: None)
        await until(lambda: "worker0" in new._others and new._others["worker0"].holds == many)
        old.close()
        new.close()

    asyncio.run(scene())


def test_who_hangs_up_while_he_is_handed_over_leaves_nothing_behind(tmp_path: Path) -> None:
    """The connection is reset before the other worker looks at it."""

    async def scene() -> None:
        one, two = await _met(tmp_path, set(), {TABLE})
        failed: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, what: failed.append(what))
        before = files()
        with socket.create_server(("127.0.0.1", 0)) as door:
            for _ in range(50):
                client = socket.create_connection(door.getsockname())
                end, _ = door.accept()
                assert one.hand_over(Wire(end), ASKED)
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                client.close()
                end.close()
        await until(lambda: files() == before and not two._work - _beating(two))
        assert failed == []
        one.close()
        two.close()

    asyncio.run(scene())


def _beating(worker: Siblings) -> set[asyncio.Task[object]]:
    return {task for task in worker._work if "_beat" in str(task.get_coro())}


def test_a_worker_that_dies_with_a_connection_unread_lets_its_client_know(tmp_path: Path) -> None:
    async def scene() -> None:
        one, two = await _met(tmp_path, set(), {TABLE})
        asyncio.get_running_loop().remove_reader(two._others["worker0"].lines[0])
        client, end = socket.socketpair()
        with client, end:
            assert one.hand_over(Wire(end), ASKED)
            end.close()
            two.close()
            client.settimeout(30)
            assert await asyncio.to_thread(client.recv, 1) == b"", "it waits for ever"
        one.close()

    asyncio.run(scene())


def test_a_door_with_too_long_a_name_leaves_everybody_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        folder = tmp_path / ("long" * 25)
        folder.mkdir()
        worker = Siblings(folder, "w", set[str]().__contains__)
        await worker.open(lambda table: None)
        worker.take_with(Taken)
        assert worker.owner(TABLE) is None
        worker.close()
        assert list(folder.iterdir()) == []

    asyncio.run(scene())
    assert [record.message for record in caplog.records] == ["workers cannot hand connections to each other"]
