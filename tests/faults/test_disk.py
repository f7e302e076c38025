"""A disk that is full, read-only, failing or slow: no promise is broken, and play goes on after."""

from __future__ import annotations

import errno
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import rookery
from rookery.client import Visitor
from tests.faults.disk import SYNC_DELAY, SYNC_ERROR, WRITE_ERROR, Disk
from tests.promises import kept, size
from tests.server.house import Process
from tests.server.players import Player, at_play
from tests.server.test_kill import await_promise, check_promises

# What is turned, to which value, and what that is in words.
TROUBLES = [
    (WRITE_ERROR, errno.ENOSPC, "full"),
    (WRITE_ERROR, errno.EROFS, "read-only"),
    (WRITE_ERROR, errno.EIO, "failing writes"),
    (SYNC_ERROR, errno.EIO, "failing syncs"),
    (SYNC_DELAY, 200_000, "slow"),
]


@pytest.fixture
def watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Process, Disk, str]]:
    """A service whose disk can be made to fail."""
    file = tmp_path / "rookery.db"
    disk = Disk(tmp_path, file)
    with monkeypatch.context() as changed:
        for name, value in disk.environment.items():
            changed.setenv(name, value)
        process = Process(f"sqlite:///{file}", tmp_path)
    yield process, disk, f"sqlite:///{file}"
    process.close()


def _trouble(disk: Disk, players: Sequence[Player], dice: random.Random, number: int) -> None:
    """One trouble that lasts until it was felt and a little longer."""
    knob, value, _ = TROUBLES[number % len(TROUBLES)]
    before, end = disk.faults, time.monotonic() + 120
    disk.turn(knob, value)
    while disk.faults == before and not all(player.over for player in players):
        assert time.monotonic() < end, "nobody felt it"
        time.sleep(0.002)
    time.sleep(dice.uniform(0.0, 0.4))
    disk.turn(knob, 0)


def trouble_again_and_again(watched: tuple[Process, Disk, str], count: int) -> None:
    process, disk, database = watched
    dice, done, promised = random.Random(count), 0, 0
    while done < count:
        with at_play([process.address], 3, done) as players:
            while done < count and not all(player.over for player in players):
                await_promise(players)
                _trouble(disk, players, dice, done)
                done += 1
                check_promises(database, players)
            end = time.monotonic() + 300
            while not all(player.over for player in players) and time.monotonic() < end:
                time.sleep(0.05)
            assert all(player.over for player in players), "a game did not go on"
            promised += check_promises(database, players)
            for table in {player.table for player in players}:
                rookery.verify(Visitor(process.address).get(f"/api/tables/{table}/record"))
    assert promised > count
    kept(
        "a disk that is full, read-only, failing or slow (SQLite)",
        f"{count} times, {disk.faults} calls failed or waited, {promised} acknowledged moves",
        "none lost, every game went on to its end and verifies",
    )


def test_a_failing_disk_breaks_no_promise(watched: tuple[Process, Disk, str]) -> None:
    trouble_again_and_again(watched, len(TROUBLES))


@pytest.mark.soak
def test_a_disk_that_fails_again_and_again(watched: tuple[Process, Disk, str]) -> None:
    trouble_again_and_again(watched, size("DISKS", 500))
