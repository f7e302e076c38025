"""kill -9 under load: every acknowledged move is there, and every game goes on to its end."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import rookery
from rookery.client import Visitor
from rookery.storage import Entry, reads
from rookery.storage.engine import open_engine
from tests.promises import kept, size
from tests.server.house import Process
from tests.server.players import Player, Promise, Promised, at_play
from tests.storage.postgres import crash, cut_off

TABLES = 3


@pytest.fixture
def service(database: str, tmp_path: Path) -> Iterator[tuple[Process, str]]:
    process = Process(database, tmp_path)
    yield process, database
    process.close()


def entries(database: str, tables: set[str]) -> dict[tuple[str, int], Entry]:
    """What is in the database, by table and seq."""
    engine = open_engine(database)
    with engine.connect() as connection:
        found = {(table, entry.seq): entry for table in tables for entry in reads.entries(connection, table)}
    engine.dispose()
    return found


def check_promises(database: str, players: Sequence[Promised]) -> int:
    """Every promise is kept as it was given, and seqs have no gap; answers how many there are."""
    promises: list[Promise] = [promise for player in players for promise in list(player.promises)]
    kept = entries(database, {player.table for player in players})
    for promise in promises:
        entry = kept[promise.table, promise.seq]
        assert (entry.seat, entry.actions) == (promise.seat, [promise.action])
    for table in {player.table for player in players}:
        seqs = [seq for name, seq in kept if name == table]
        assert seqs == list(range(1, len(seqs) + 1))
    assert len({(promise.table, promise.seq) for promise in promises}) == len(promises)
    return len(promises)


def await_promise(players: Sequence[Player]) -> None:
    """Until somebody is promised something new: on a busy machine all random moments may come too soon."""
    before, end = sum(len(player.promises) for player in players), time.monotonic() + 120
    while not all(player.over for player in players) and time.monotonic() < end:
        if sum(len(player.promises) for player in players) > before:
            return
        time.sleep(0.005)


def harm(process: Process, database: str, number: int) -> None:
    """Kills the service; on PostgreSQL every third time its connections, every tenth the database."""
    if database.startswith("postgresql") and number % 10 == 7:
        crash()
    elif database.startswith("postgresql") and number % 3 == 2:
        cut_off(database)
    else:
        process.kill()


def kill_again_and_again(process: Process, database: str, kills: int, pause: float) -> None:
    dice = random.Random(kills)
    done = promised = total = 0
    while done < kills:
        with at_play([process.address], TABLES, done) as players:
            while done < kills and not all(player.over for player in players):
                time.sleep(dice.uniform(0.02, pause))
                if done % 4 == 0:
                    await_promise(players)
                harm(process, database, done)
                done += 1
                promised += check_promises(database, players)
                if not process.pid:
                    process.start()
            end = time.monotonic() + 300
            while not all(player.over for player in players) and time.monotonic() < end:
                time.sleep(0.05)
            assert all(player.over for player in players), "a game did not go on"
            total += check_promises(database, players)
            for table in {player.table for player in players}:
                rookery.verify(Visitor(process.address).get(f"/api/tables/{table}/record"))
    assert promised > 0
    kept(
        f"kills and faults in the middle of play ({database.partition(':')[0]})",
        f"{done} kills, {total} acknowledged moves",
        "none lost, every game went on to its end and verifies",
    )


def test_a_dozen_kills(service: tuple[Process, str]) -> None:
    kill_again_and_again(*service, kills=12, pause=0.6)


@pytest.mark.soak
def test_many_kills(service: tuple[Process, str]) -> None:
    kill_again_and_again(*service, kills=size("KILLS", 500), pause=1.0)


def test_a_polite_end_is_quick_and_clean(service: tuple[Process, str]) -> None:
    process, database = service
    with at_play([process.address], 2, 5) as players:
        time.sleep(0.5)
        began = time.monotonic()
        assert process.stop() == 0
        assert time.monotonic() - began < 10
        check_promises(database, players)
    assert '"level": "error"' not in process.log.read_text()
