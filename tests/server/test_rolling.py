"""A rolling update: two services behind nginx are replaced one after the other while people play."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import rookery
from rookery.client import Visitor
from tests.promises import kept, size
from tests.server.house import Process
from tests.server.players import at_play
from tests.server.proxy import Proxy
from tests.server.test_kill import await_promise, check_promises
from tests.storage.postgres import new_database

TABLES = 6


@pytest.mark.soak
def test_services_are_replaced_while_people_play(tmp_path: Path) -> None:
    database, updates = new_database(), size("UPDATES", 20)
    services = [Process(database, tmp_path), Process(database, tmp_path)]
    proxy = Proxy([service.address for service in services], tmp_path)
    done = total = 0
    try:
        while done < updates:
            with at_play([proxy.address], TABLES, done) as players:
                while done < updates and not all(player.over for player in players):
                    await_promise(players)
                    service = services[done % 2]
                    assert service.stop() == 0
                    check_promises(database, players)
                    await_promise(players)  # the other one carries on alone
                    service.start()
                    done += 1
                end = time.monotonic() + 120
                while not all(player.over for player in players) and time.monotonic() < end:
                    time.sleep(0.05)
                assert all(player.over for player in players), "a game did not go on"
                total += check_promises(database, players)
                for table in {player.table for player in players}:
                    rookery.verify(Visitor(proxy.address).get(f"/api/tables/{table}/record"))
    finally:
        proxy.close()
        for service in services:
            service.close()
    kept(
        "rolling updates behind nginx",
        f"{done} services stopped and started anew, {total} acknowledged moves",
        "none lost, every game went on to its end and verifies",
    )
