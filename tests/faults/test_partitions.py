"""Browser, worker and database are cut off from each other: no promise is broken, and play goes on after."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import rookery
from rookery.client import Visitor
from rookery.storage.engine import database_url
from tests.faults.proxy import KINDS, Proxy
from tests.promises import kept, size
from tests.server.house import Process
from tests.server.players import Player, at_play
from tests.server.test_kill import await_promise, check_promises
from tests.storage.postgres import new_database


class Net:
    """Two workers on one database, or one on a file; every wire to browsers and database can be cut."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.wires: list[Proxy] = []
        self.workers: list[Process] = []
        shared = database.startswith("postgresql")
        for _ in range(2 if shared else 1):
            self.workers.append(Process(self._through(database) if shared else database, folder))
        self.doors = [Proxy(worker.port) for worker in self.workers]
        self.wires += self.doors
        self.addresses = [f"http://127.0.0.1:{door.port}" for door in self.doors]

    def _through(self, database: str) -> str:
        """The same database at the other end of a wire of its own."""
        url = database_url(database)
        self.wires.append(Proxy(int(url.port or 5432)))
        return f"postgresql://{url.username}@127.0.0.1:{self.wires[-1].port}/{url.database}"

    def close(self) -> None:
        for wire in self.wires:
            wire.mend()
        for worker in self.workers:
            worker.close()
        for wire in self.wires:
            wire.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def net(request: pytest.FixtureRequest, file: str, tmp_path: Path) -> Iterator[Net]:
    made = Net(new_database() if request.param == "postgresql" else file, tmp_path)
    yield made
    made.close()


def _all_over(players: Sequence[Player], patience: float) -> bool:
    end = time.monotonic() + patience
    while not all(player.over for player in players) and time.monotonic() < end:
        time.sleep(0.05)
    return all(player.over for player in players)


def cut_again_and_again(net: Net, count: int) -> None:
    dice, done, promised = random.Random(count), 0, 0
    while done < count:
        with at_play(net.addresses, 3, done) as players:
            while done < count and not all(player.over for player in players):
                await_promise(players)
                wire = net.wires[done % len(net.wires)]
                wire.cut(KINDS[done // len(net.wires) % len(KINDS)])
                time.sleep(dice.uniform(0.05, 0.8))
                wire.mend()
                done += 1
                check_promises(net.database, players)
            assert _all_over(players, 120), "a game did not go on"
            promised += check_promises(net.database, players)
            for table in {player.table for player in players}:
                rookery.verify(Visitor(net.addresses[0]).get(f"/api/tables/{table}/record"))
    assert promised > count
    kept(
        f"browser, worker and database cut off from each other ({net.database.partition(':')[0]})",
        f"{count} cuts on {len(net.wires)} wires, {promised} acknowledged moves",
        "none lost, every game went on to its end and verifies",
    )


@pytest.mark.parametrize("net", ["postgresql"], indirect=True)  # it has all the wires
def test_a_cut_wire_breaks_no_promise(net: Net) -> None:
    cut_again_and_again(net, len(KINDS))


@pytest.mark.soak
def test_wires_cut_again_and_again(net: Net) -> None:
    cut_again_and_again(net, size("CUT_WIRES", 300))
