"""Two hundred tables at once; figures are printed (`-s` shows them)."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from bench.service import processor
from rookery.client import Visitor
from tests.server.house import Process, open_all
from tests.server.players import Promise
from tests.server.test_kill import check_promises

TABLES = 200
SECONDS = 60.0
PAUSE = (0.5, 3.5)  # a quick person thinks two seconds on average


class Sitter:
    """One socket of six hundred: moves at random when it is to act, and times the answers."""

    def __init__(self, address: str, cookie: str, table: str, seed: int) -> None:
        self.address = address.replace("http", "ws") + f"/ws/{table}"
        self.cookie = cookie
        self.table = table
        self.dice = random.Random(seed)
        self.promises: list[Promise] = []
        self.times: list[float] = []
        self.errors: list[str] = []

    async def play(self, end: float) -> None:
        headers = {"Cookie": f"rookery={self.cookie}"}
        async with connect(self.address, additional_headers=headers, max_size=None) as socket:
            await socket.send('{"t":"hello","v":1,"events":0}')
            while time.monotonic() < end:
                try:
                    text = await asyncio.wait_for(socket.recv(), max(0.01, end - time.monotonic()))
                except TimeoutError:
                    return
                frame = json.loads(text)
                if frame["t"] == "position" and frame["legal"]:
                    await asyncio.sleep(self.dice.uniform(*PAUSE))
                    await self._move(socket, frame)
                elif frame["t"] == "position" and frame["table"]["status"] == "over":
                    return

    async def _move(self, socket: Any, position: dict[str, Any]) -> None:
        action = self.dice.choice(position["legal"])[0]
        began = time.monotonic()
        move = {"t": "move", "id": 1, "seq": position["seq"], "actions": [action]}
        await socket.send(json.dumps(move))
        while True:
            frame = json.loads(await asyncio.wait_for(socket.recv(), 60))
            if frame["t"] != "position":
                break
        if frame["t"] == "error":
            self.errors.append(frame["error"])
            return
        self.times.append(time.monotonic() - began)
        self.promises.append(Promise(self.table, frame["seq"], position["table"]["you"], action))


def opened(address: str, number: int) -> list[tuple[str, str]]:
    """One table with three people; their cookies and the table."""
    people = [Visitor(address) for _ in range(3)]
    table = people[0].open_table("crypt", seats=3)["id"]
    for person in people[1:]:
        person.join(table)
    open_all(table, *people)
    return [(str(person.cookie), table) for person in people]


def memory(process: Process) -> float:
    """Kilobytes of memory that a service holds."""
    text = Path(f"/proc/{process.pid}/status").read_text()
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith("VmRSS")))


@pytest.mark.soak
def test_two_hundred_tables(database: str, tmp_path: Path) -> None:
    workers = 2 if database.startswith("postgresql") else 1
    process = Process(database, tmp_path, workers)
    try:
        with ThreadPoolExecutor(8) as pool:
            lists = list(pool.map(lambda n: opened(process.address, n), range(TABLES)))
        pairs = [pair for people in lists for pair in people]
        sitters = [Sitter(process.address, *pair, seed) for seed, pair in enumerate(pairs)]
        before = processor(process.pid)
        asyncio.run(_play_all(sitters))
        used = processor(process.pid) - before
        promised = check_promises(database, sitters)
    finally:
        process.close()
    times = sorted(time for sitter in sitters for time in sitter.times)
    middle, late = (times[int(len(times) * share)] * 1000 for share in (0.5, 0.99))
    kind = database.partition(":")[0]
    rate = len(times) / SECONDS
    print(
        f"\n{kind}, {workers} worker(s): {len(sitters)} sockets, {len(times)} moves, {rate:.0f} a second, "
        f"round trip p50 {middle:.0f} ms, p99 {late:.0f} ms; the service used "
        f"{1000 * used / len(times):.1f} ms of processor a move, on {os.cpu_count()} cores "
        f"with a load of {os.getloadavg()[0]:.1f}"
    )
    assert [error for sitter in sitters for error in sitter.errors] == []
    assert len(times) == promised
    assert len({promise.table for sitter in sitters for promise in sitter.promises}) == TABLES


async def _play_all(sitters: list[Sitter]) -> None:
    end = time.monotonic() + SECONDS
    await asyncio.gather(*[sitter.play(end) for sitter in sitters])


@pytest.mark.soak
def test_memory_of_an_idle_table(file: str, tmp_path: Path) -> None:
    process = Process(file, tmp_path)
    try:
        opened(process.address, 0)
        before = memory(process)
        for number in range(TABLES):
            opened(process.address, number)
        each = (memory(process) - before) / TABLES
    finally:
        process.close()
    print(f"\nan idle table takes {each:.0f} kB")
    assert each < 500
