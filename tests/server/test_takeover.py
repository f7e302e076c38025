"""A worker that is killed: the others take its tables over at once, each of them once."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from rookery.client import Visitor
from tests.promises import kept, size
from tests.server.house import Process, open_house
from tests.storage.postgres import new_database

BOTS = {"1": "random", "2": "random"}
STILL = 3600.0  # seconds a bot waits at a worker that is to die


def test_bots_of_a_killed_worker_go_on_elsewhere(tmp_path: Path) -> None:
    """The other worker's time stands still: nothing is ever due there, so that only the death can move it."""
    database = new_database()
    now = time.time()
    dying = Process(database, tmp_path, bot_pace=STILL)
    try:
        with open_house(database, now=lambda: now) as other:
            ann = Visitor(dying.address)
            tables = [ann.open_table("crypt", seats=3, bots=BOTS, seat=None)["id"] for _ in range(3)]
            seated = [ann.open_table("crypt", seats=3, bots=BOTS)["id"]]
            for table in tables:
                ann.post(f"/api/tables/{table}/seat", {"seat": 0, "bot": "random"})
            again = Visitor(other.address, cookie=ann.cookie)
            before = {table: again.get(f"/api/tables/{table}/position")["seq"] for table in tables}
            assert set(before.values()) == {1}
            dying.kill()
            end = time.monotonic() + 120
            while before and time.monotonic() < end:
                for table in list(before):
                    if again.get(f"/api/tables/{table}/position")["seq"] > before[table]:
                        del before[table]
                time.sleep(0.05)
            assert before == {}
            assert again.get(f"/api/tables/{seated[0]}")["status"] == "playing"
    finally:
        dying.close()


@pytest.mark.soak
def test_a_killed_worker_is_missed_within_two_seconds(tmp_path: Path) -> None:
    database = new_database()
    times: list[float] = []
    with open_house(database, tick=1.0) as other:
        for number in range(size("DEATHS", 20)):
            folder = tmp_path / str(number)
            folder.mkdir()
            dying = Process(database, folder, bot_pace=STILL)
            try:
                ann = Visitor(dying.address)
                table = ann.open_table("crypt", seats=3, bots=BOTS | {"0": "random"}, seat=None)["id"]
                dying.kill()
                began = time.monotonic()
                again = Visitor(other.address, cookie=ann.cookie)
                while again.get(f"/api/tables/{table}/position")["seq"] == 1:
                    time.sleep(0.02)
                times.append(time.monotonic() - began)
            finally:
                dying.close()
    assert max(times) < 2.0
    kept(
        "a killed worker's bots move on at another",
        f"{len(times)} workers killed",
        f"after {sum(times) / len(times):.1f} s on average, {max(times):.1f} s at most",
    )
