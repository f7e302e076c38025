"""Workers of one service: each table is in one memory, and whoever asks elsewhere is handed over unawares."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import socket
import stat
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from rookery.client import Turned, Visitor
from rookery.server import siblings
from rookery.server.hall import Hall
from rookery.server.siblings import LARGEST, Siblings
from tests.server.house import House, Process, open_all, open_house
from tests.server.players import Player, at_play
from tests.server.test_kill import check_promises
from tests.storage.postgres import new_database

TABLE = "abcdefghjkmnpq"
ASKED = f"GET /api/tables/{TABLE} HTTP/1.1\r\n\r\n".encode()


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[House, House]]:
    """Two workers of one service."""
    database = new_database()
    with open_house(database, siblings=tmp_path) as one, open_house(database, siblings=tmp_path) as two:
        for house in (one, two):
            Visitor(house.address).get("/healthz")  # who was never asked takes nothing
        _until(lambda: all(_knows_another(house) for house in (one, two)))
        yield one, two


def _hall(house: House) -> Hall:
    hall: Hall = house.app.state.hall
    return hall


def _knows_another(house: House) -> bool:
    found = _hall(house).siblings
    return found is not None and any(other.well for other in found._others.values())


def _until(holds: Callable[..., object], patience: float = 60.0) -> None:
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.01)


def test_a_match_lives_in_one_memory(pair: tuple[House, House]) -> None:
    one, two = pair
    ann, bob, eve = Visitor(one.address, "Ann"), Visitor(two.address, "Bob"), Visitor(two.address)
    table = ann.open_table("crypt", seats=2)["id"]
    bob.join(table)
    open_all(table, ann, bob)
    chairs = [ann.sit(table), bob.sit(table), eve.sit(table)]
    for chair in chairs:
        chair.wait(lambda chair=chair: chair.position["seq"] >= 1)
    for _ in range(6):
        mover = next(chair for chair in chairs if chair.legal)
        seq = mover.move(mover.legal[0])
        for chair in chairs:
            chair.wait(lambda chair=chair, seq=seq: chair.position["seq"] >= seq)
    assert table in _hall(one).tables
    assert table not in _hall(two).tables
    assert len(_hall(one).tables[table].lines) == 3


def test_one_connection_may_ask_for_tables_of_different_workers(pair: tuple[House, House]) -> None:
    one, two = pair
    ann = Visitor(one.address, "Ann")
    here = ann.open_table("crypt", seats=2)["id"]
    there = Visitor(two.address, cookie=ann.cookie).open_table("crypt", seats=2)["id"]
    where = urlsplit(one.address)
    with closing(http.client.HTTPConnection(str(where.hostname), where.port, timeout=30)) as link:
        for table in (here, there, here, there, there, here):
            for path in (f"/api/tables/{table}", "/healthz"):
                link.request("GET", path, headers={"Cookie": f"rookery={ann.cookie}"})
                answer = link.getresponse()
                found = json.loads(answer.read())
                assert answer.status == 200
                assert path == "/healthz" or found["id"] == table
            body = json.dumps({"text": "x" * 200})
            headers = {
                "Cookie": f"rookery={ann.cookie}",
                "X-Rookery": "1",
                "Content-Type": "application/json",
            }
            link.request("POST", f"/api/tables/{table}/chat", body, headers)
            said = link.getresponse()
            assert (said.status, "n" in json.loads(said.read())) == (200, True)
    assert (list(_hall(one).tables), list(_hall(two).tables)) == ([here], [there])


def test_a_body_that_comes_later_follows_to_the_other_worker(pair: tuple[House, House]) -> None:
    one, two = pair
    ann = Visitor(one.address, "Ann")
    table = ann.open_table("crypt", seats=2)["id"]
    where = urlsplit(two.address)
    head = f"POST /api/tables/{table}/chat HTTP/1.1\r\nHost: x\r\nCookie: rookery={ann.cookie}\r\n"
    with socket.create_connection((str(where.hostname), int(where.port or 0)), timeout=30) as link:
        for piece in (
            head,
            "X-Rookery: 1\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n",
            '{"text"',
            ':"ab"}',
        ):
            link.sendall(piece.encode())
            time.sleep(0.1)
        assert link.recv(4096).startswith(b"HTTP/1.1 200 ")
    assert [line.text for line in _hall(one).tables[table].chat] == ["ab"]


def test_a_request_in_pieces_is_handed_over(pair: tuple[House, House]) -> None:
    one, two = pair
    table = Visitor(one.address, "Ann").open_table("crypt", seats=2)["id"]
    where = urlsplit(two.address)
    with socket.create_connection((str(where.hostname), int(where.port or 0)), timeout=30) as link:
        link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for letter in f"GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\n\r\n".encode():
            link.sendall(bytes([letter]))
            time.sleep(0.001)
        assert link.recv(4096).startswith(b"HTTP/1.1 200 ")
    assert table not in _hall(two).tables


def test_who_makes_tables_up_is_no_news(pair: tuple[House, House], monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[bytes] = []
    monkeypatch.setattr(Siblings, "_tell", lambda self, words: told.append(words))
    visitor = Visitor(pair[0].address)
    for number in range(2, 9):
        with pytest.raises(Turned):
            visitor.get(f"/api/tables/{str(number) * 14}")
    assert set(told) <= {siblings.BEAT}


def test_a_table_in_no_memory_is_loaded_by_the_same_worker_for_all(pair: tuple[House, House]) -> None:
    one = pair[0]
    ann = Visitor(one.address, "Ann")
    tables = [ann.open_table("crypt", seats=2)["id"] for _ in range(12)]
    for table in tables:
        del _hall(one).tables[table]
        _hall(one)._let_go([table])
    time.sleep(0.2)
    for table in tables:
        for house in pair:
            assert Visitor(house.address, cookie=ann.cookie).get(f"/api/tables/{table}")["id"] == table
    held = [set(_hall(house).tables) for house in pair]
    assert held[0] | held[1] == set(tables)
    assert held[0] & held[1] == set()
    assert all(held), "all twelve fell to one worker"


def _workers(process: Process) -> list[int]:
    """The processes that hold tables: the supervisor has others, too."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def _tables(process: Process) -> float:
    """How many tables all workers together hold; they count them once a second."""
    lines = Visitor(process.address).send("GET", "/metrics").splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("rookery_tables "))


@pytest.fixture
def three(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Process, str]]:
    """Three workers, whose doors nobody else can look at."""
    database = new_database()
    with tempfile.TemporaryDirectory() as folder:
        monkeypatch.setenv("TMPDIR", folder)
        process = Process(database, tmp_path, workers=3)
        assert [stat.S_IMODE(found.stat().st_mode) for found in Path(folder).iterdir()] == [0o700]
        yield process, database
        process.close()


def _finished(players: list[Player]) -> None:
    _until(lambda: all(player.over for player in players), 180)


def test_a_killed_worker_loses_nothing_and_its_tables_go_on(three: tuple[Process, str]) -> None:
    process, database = three
    with at_play([process.address], 4, 11) as players:
        for _ in range(3):
            before = len(players[0].promises)
            _until(lambda before=before: len(players[0].promises) > before or players[0].over)
            os.kill(_workers(process)[0], signal.SIGKILL)
            _until(lambda: len(_workers(process)) == 3)
        _finished(players)
    assert check_promises(database, players) > 20


def test_whole_games_at_three_workers_are_held_once(three: tuple[Process, str]) -> None:
    process, database = three
    with at_play([process.address], 4, 5) as players:
        _finished(players)
        _until(lambda: _tables(process) == 4)
    check_promises(database, players)
    lines = Visitor(process.address).send("GET", "/metrics").splitlines()
    assert "rookery_stale_total 0.0" in lines
    assert "rookery_rebuilt_total 0.0" in lines
    process.stop()
    assert list(Path(os.environ["TMPDIR"]).iterdir()) == [], "it leaves its doors behind"


def test_a_worker_that_hangs_is_passed_by(three: tuple[Process, str], tmp_path: Path) -> None:
    """Its connections wait for it; who comes anew is served by the others, long before it is given up.

    On a busy machine the supervisor may have replaced it before all six tables were asked for.
    """
    process, _ = three
    ann = Visitor(process.address, "Ann")
    tables = [ann.open_table("crypt", seats=2)["id"] for _ in range(6)]
    frozen = _workers(process)[0]
    os.kill(frozen, signal.SIGSTOP)
    try:
        time.sleep(siblings.SILENCE + 1)
        for table in tables:
            _until(lambda table=table: _served(process.address, table), 30)
    finally:
        with suppress(ProcessLookupError):
            os.kill(frozen, signal.SIGCONT)


def _served(address: str, table: str) -> bool:
    """Whether it is answered in time: the frozen worker may take a connection, too, and never answers it."""
    where = urlsplit(address)
    with closing(http.client.HTTPConnection(str(where.hostname), where.port, timeout=2)) as link:
        try:
            link.request("GET", f"/api/tables/{table}")
            return link.getresponse().status == 200
        except OSError:
            return False


class Wire(asyncio.Transport):
    """A connection that somebody asks something over."""

    def __init__(self, end: socket.socket, unsent: int = 0) -> None:
        super().__init__({"socket": end})
        self.unsent = unsent
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.aborted = True


class Taken(asyncio.Protocol):
    """A connection that was handed over; it answers what was brought and what came later."""

    def __init__(self, brought: bytes) -> None:
        self.brought = brought

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(b"taken " + self.brought)


async def _met(folder: Path, *holds: set[str]) -> list[Siblings]:
    """Some workers that know each other and take connections."""
    found = []
    for number, held in enumerate(holds):
        found.append(Siblings(folder, f"worker{number}", held.__contains__))
        await found[-1].open(lambda table: None)
        found[-1].take_with(Taken)
        for table in held:
            found[-1].hold(table)
    await asyncio.sleep(0.1)
    return found


def test_the_open_connection_itself_is_handed_over(tmp_path: Path) -> None:
    async def scene() -> bytes:
        one, two = await _met(tmp_path, set(), {TABLE})
        client, end = socket.socketpair()
        wire = Wire(end)
        assert one.hand_over(wire, ASKED)
        assert wire.aborted
        end.close()
        client.settimeout(10)
        said = await asyncio.to_thread(client.recv, 4096)
        one.close()
        two.close()
        client.close()
        return said

    assert asyncio.run(scene()) == b"taken " + ASKED
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_handed_over_stays(tmp_path: Path) -> None:
    async def scene() -> None:
        one, two, three = await _met(tmp_path, set(), {TABLE}, {TABLE[::-1]})
        client, end = socket.socketpair()
        assert not one.hand_over(Wire(end), b"GET /api/games HTTP/1.1\r\n\r\n")
        assert not one.hand_over(Wire(end), b"GET /api/tables/NOTATABLE1234/ HTTP/1.1\r\n\r\n")
        assert not one.hand_over(Wire(end), ASKED + b"x" * LARGEST)
        assert not one.hand_over(Wire(end, unsent=1), ASKED)
        assert not two.hand_over(Wire(end), ASKED)  # it holds the table
        two.leave()
        await asyncio.sleep(0.1)
        assert one._others["worker1"].holds == {TABLE}
        assert one.owner(TABLE) is not one._others["worker1"]
        three.drop([TABLE[::-1]])
        await asyncio.sleep(0.1)
        assert one._others["worker2"].holds == set()
        for worker in (one, two, three):
            worker.close()
        client.close()
        end.close()

    asyncio.run(scene())


def test_all_reckon_alike_who_would_hold_a_table(tmp_path: Path) -> None:
    async def scene() -> None:
        workers = await _met(tmp_path, set(), set(), set())
        names = set()
        for number in range(50):
            table = f"{number:014d}"
            owners = {(worker.owner(table) or worker).name for worker in workers}
            assert len(owners) == 1
            names |= owners
        assert names == {"worker0", "worker1", "worker2"}
        workers[2].close()
        await asyncio.sleep(0.1)
        for number in range(50):
            assert len({(worker.owner(f"{number:014d}") or worker).name for worker in workers[:2]}) == 1
        for worker in workers[:2]:
            worker.close()

    asyncio.run(scene())


def test_who_does_not_read_is_handed_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        one, two = await _met(tmp_path, set(), {TABLE})
        other = one._others["worker1"]
        asyncio.get_running_loop().remove_reader(two._others["worker0"].lines[0])  # it hangs
        client, end = socket.socketpair()
        handed = 0
        while handed < 100_000 and one.hand_over(Wire(end), ASKED + b"x" * 20_000):
            handed += 1
        assert 0 < handed < 100_000
        monkeypatch.setattr(siblings, "SILENCE", 0.0)
        assert not other.well
        assert one.owner(TABLE) is None
        for number in range(siblings.UNSENT):
            one.hold(f"{number:014d}")
        assert one._others == {"worker1": other}
        one.hold("z" * 14)  # it will never hear that: the line ends, so that it will be told all anew
        assert one._others == {}
        for worker in (one, two):
            worker.close()
        client.close()
        end.close()

    asyncio.run(scene())


def test_a_new_worker_learns_what_others_hold_before_it_serves(tmp_path: Path) -> None:
    async def scene() -> None:
        many = {f"{number:014d}" for number in range(2500)}
        (old,) = await _met(tmp_path, many)
        stale = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        stale.bind(str(tmp_path / "gone.door"))  # nobody listens there any more
        stale.close()
        new = Siblings(tmp_path, "new", {TABLE}.__contains__)
        asked: list[str] = []
        await new.open(asked.append)
        assert new._others["worker0"].holds == many
        assert not (tmp_path / "gone.door").exists()
        new.hold(TABLE)
        await asyncio.sleep(0.1)
        assert old.owner(TABLE) is None, "nothing is handed to it before it was asked itself"
        assert not old.look(TABLE)
        new.take_with(Taken)
        await asyncio.sleep(0.1)
        assert old.look(TABLE)
        await asyncio.sleep(0.1)
        assert asked == [TABLE]
        old.close()
        new.close()

    asyncio.run(scene())
