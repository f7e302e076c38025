"""Several workers serve the same tables through PostgreSQL."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import rookery
from rookery.client import Turned, Visitor
from rookery.server.run import serve
from tests.server.house import House, Process, open_all, open_house
from tests.server.players import at_play
from tests.server.test_kill import check_promises
from tests.storage.postgres import new_database


@pytest.fixture
def pair() -> Iterator[tuple[House, House, str]]:
    """Two services on one database."""
    database = new_database()
    with open_house(database) as one, open_house(database) as two:
        yield one, two, database


def test_people_on_different_workers_see_each_other(pair: tuple[House, House, str]) -> None:
    one, two, _ = pair
    ann, bob = Visitor(one.address, "Ann"), Visitor(two.address, "Bob")
    table = ann.open_table("crypt", seats=2)["id"]
    waiting = ann.sit(table)
    assert bob.join(table)["status"] == "sealing"
    open_all(table, ann)
    waiting.wait(lambda: waiting.position["seq"] == 1)
    other = bob.sit(table)
    assert other.position["view"]["players"] == waiting.position["view"]["players"]
    mover, watcher = (waiting, other) if waiting.legal else (other, waiting)
    seq = mover.move(mover.legal[0])
    watcher.wait(lambda: watcher.position["seq"] == seq)
    mover.ask("chat", text="hello there")
    watcher.wait(lambda: watcher.chat)
    mover.visitor.send("PATCH", "/api/me", {"name": "New"})
    watcher.wait(lambda: watcher.position["table"]["players"][mover.seat]["name"] == "New")
    if mover.position["undo"]:
        undone = mover.ask("undo", seq=seq)["seq"]
        watcher.wait(lambda: watcher.position["seq"] == undone)


def test_one_identity_on_both_workers_cannot_move_twice(pair: tuple[House, House, str]) -> None:
    one, two, _ = pair
    ann = Visitor(one.address, "Ann")
    table = ann.open_table("crypt", seats=1)["id"]
    here, there = ann.sit(table), Visitor(two.address, cookie=ann.cookie).sit(table)
    for _ in range(20):
        here.wait()
        if here.over:
            break
        seq, action = here.position["seq"], here.legal[0]
        there.wait(lambda seq=seq: there.position["seq"] >= seq)
        for mark, chair in enumerate((here, there), 100):
            chair.socket.send(f'{{"t":"move","id":{mark},"seq":{seq},"actions":[{action}]}}')
        here.wait(lambda: 100 in here._answers)
        there.wait(lambda: 101 in there._answers)
        kinds = sorted(
            answer.get("error", "ok") for answer in (here._answers.pop(100), there._answers.pop(101))
        )
        assert kinds == ["ok", "stale"]
        for chair in (here, there):
            chair.wait(lambda chair=chair, seq=seq: chair.position["seq"] == seq + 1)
    assert here.events == there.events


def test_whole_games_with_players_on_either_worker(pair: tuple[House, House, str]) -> None:
    one, two, database = pair
    with at_play([one.address, two.address], 3, 17) as players:
        end = time.monotonic() + 180
        while not all(player.over for player in players) and time.monotonic() < end:
            time.sleep(0.05)
        assert all(player.over for player in players)
    assert check_promises(database, players) > 20
    for table in {player.table for player in players}:
        records = [Visitor(house.address).get(f"/api/tables/{table}/record") for house in (one, two)]
        assert records[0] == records[1]
        rookery.verify(records[0])


def test_a_join_on_both_workers_gives_the_seat_once(pair: tuple[House, House, str]) -> None:
    one, two, _ = pair
    ann = Visitor(one.address)
    table = ann.open_table("crypt", seats=2, start=False)["id"]
    bob, cleo = Visitor(one.address), Visitor(two.address)
    assert cleo.get(f"/api/tables/{table}")["status"] == "open"
    bob.join(table, 1)
    with pytest.raises(Turned) as turned:
        cleo.join(table, 1)
    assert turned.value.status == 409


def test_joins_at_once_on_both_workers_fill_and_begin_the_table(pair: tuple[House, House, str]) -> None:
    one, two, _ = pair
    people = [Visitor(house.address) for house in (one, two, one, two)]
    with ThreadPoolExecutor(3) as pool:
        for _ in range(8):
            table = people[0].open_table("crypt", seats=4)["id"]
            joined = list(pool.map(lambda person, table=table: person.join(table), people[1:]))
            assert {row["you"] for row in joined} == {1, 2, 3}
            list(pool.map(lambda person, table=table: open_all(table, person), people))
            assert people[0].get(f"/api/tables/{table}")["status"] == "playing" or _begins(people[0], table)


def _begins(visitor: Visitor, table: str) -> bool:
    """Whether this worker hears of the start that another one made."""
    chair = visitor.sit(table)
    chair.wait(lambda: chair.position["seq"] > 0, 5)
    return True


def test_rookery_serve_starts_several_workers(tmp_path: Path) -> None:
    database = new_database()
    process = Process(database, tmp_path, workers=2)
    try:
        with at_play([process.address], 2, 3) as players:
            end = time.monotonic() + 180
            while not all(player.over for player in players) and time.monotonic() < end:
                time.sleep(0.05)
            assert all(player.over for player in players)
        check_promises(database, players)
        moves = [
            float(line.split()[-1])
            for line in Visitor(process.address).send("GET", "/metrics").splitlines()
            if line.startswith("rookery_entries_total")
        ]
        entries = sum(len(player.promises) for player in players)
        assert sum(moves) >= entries  # of both workers together
    finally:
        process.close()


def test_several_workers_need_postgresql(file: str) -> None:
    with pytest.raises(ValueError, match="several workers need PostgreSQL"):
        serve("127.0.0.1", 1, file, 2)
