"""Who is connected, seen from every worker; in simulated time where somebody falls silent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from rookery.client import Visitor
from rookery.server.presence import ALIVE, ALL, BEAT, GONE, HERE, SILENCE, Presence
from rookery.storage import Store
from tests.server.house import Process, open_house
from tests.storage.postgres import new_database


def here(visitor: Visitor, table: str) -> list[bool]:
    return [player["here"] for player in visitor.get(f"/api/tables/{table}")["players"]]


def soon(true: Callable[[], bool], patience: float = 60) -> bool:
    end = time.monotonic() + patience
    while not true() and time.monotonic() < end:
        time.sleep(0.02)
    return true()


def test_who_is_here_is_seen_at_the_other_worker_and_by_one_that_starts_later() -> None:
    database = new_database()
    with open_house(database) as one:
        ann, bob = Visitor(one.address, "Ann"), Visitor(one.address, "Bob")
        table = ann.open_table("crypt", seats=2)["id"]
        bob.join(table)
        sitting = ann.sit(table)
        with open_house(database) as two:
            watcher = Visitor(two.address, cookie=bob.cookie)
            assert soon(lambda: here(watcher, table) == [True, False])
            listed = watcher.get("/api/tables?list=mine")[0]["players"]
            assert [player["here"] for player in listed] == [True, False]
            with watcher.sit(table) as other:
                sitting.wait(lambda: sitting.position["table"]["players"][1]["here"], 60)
                sitting.close()
                other.wait(lambda: not other.position["table"]["players"][0]["here"], 60)
            assert soon(lambda: here(ann, table) == [False, False])
            leaver = watcher.sit(table)
            assert soon(lambda: here(ann, table) == [False, True])
        leaver.close()
        assert soon(lambda: here(ann, table) == [False, False])  # the other worker said goodbye


def test_two_workers_of_one_service_see_all_their_people(tmp_path: Path) -> None:
    process = Process(new_database(), tmp_path, workers=2)
    try:
        people = [Visitor(process.address) for _ in range(4)]
        table = people[0].open_table("thiefdom", seats=4)["id"]
        for person in people[1:]:
            person.join(table)
        chairs = [person.sit(table) for person in people]
        for chair in chairs:
            chair.wait(lambda chair=chair: _all_here(chair.position), 60)
    finally:
        process.close()


def _all_here(position: dict[str, object]) -> bool:
    table = position["table"]
    assert isinstance(table, dict)
    return all(player["here"] for player in table["players"])


class Telling(Store):
    """A store that writes down what would be told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    @property
    def shared(self) -> bool:
        return True

    async def tell(self, match_id: str, words: str) -> None:
        self.told.append(f"{match_id} {words}")


def test_a_worker_that_falls_silent_is_forgotten() -> None:
    now = [1000.0]
    store = Telling()
    presence = Presence(store, lambda: now[0])
    assert presence.heard("w1", "table", f"{HERE} ann,bob") == {"table"}
    assert presence.heard("w1", "table", f"{HERE} bob,ann") == set()
    assert presence.heard("w2", "table", f"{HERE} cleo") == {"table"}
    assert presence.at("table") == {"ann", "bob", "cleo"}
    assert asyncio.run(presence.beat()) == set()
    now[0] += SILENCE - 1
    presence.heard("w2", ALL, ALIVE)
    now[0] += 2
    assert asyncio.run(presence.beat()) == {"table"}
    assert presence.at("table") == {"cleo"}
    assert asyncio.run(presence.beat()) == set()
    now[0] += BEAT
    asyncio.run(presence.beat())
    assert store.told == [f"{ALL} {ALIVE}"] * 3
    assert presence.heard("w2", ALL, GONE) == {"table"}
    assert presence.at("table") == set()
    assert presence.heard("w2", "table", f"{HERE} ") == set()
