"""Who thinks next: addresses and guests take turns, and nobody gets ahead by asking more often."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest

from rookery.client import Visitor
from rookery.server.fair_queue import MERCY, Rank, Thinkers, Turn
from rookery.server.limits import KEPT, Whereabouts
from rookery.server.thinking import turn_of
from tests.server.house import House

A, B = "192.0.2.1", "192.0.2.2"


class Desk:
    """Thinkers whose work stands still until the test lets it go on, and a list of what was begun."""

    def __init__(self, threads: int) -> None:
        self.thinkers = Thinkers(threads)
        self.begun: list[str] = []
        self._go = threading.Semaphore(0)
        self._asked: list[asyncio.Task[str]] = []

    def ask(self, rank: Rank, place: str, guest: str, name: str) -> asyncio.Task[str]:
        task = asyncio.ensure_future(self.thinkers.think(Turn(rank, place, guest), partial(self._work, name)))
        self._asked.append(task)
        return task

    def _work(self, name: str) -> str:
        self.begun.append(name)
        assert self._go.acquire(timeout=30)
        return name

    async def until(self, count: int) -> list[str]:
        """What was begun, once it is so much."""
        async with asyncio.timeout(30):
            while len(self.begun) < count:
                await asyncio.sleep(0.001)
        await asyncio.sleep(0.01)  # more would be too many
        return list(self.begun)

    async def let(self, count: int) -> None:
        for _ in range(count):
            self._go.release()
        await asyncio.sleep(0)

    async def finish(self) -> list[str]:
        """Lets everything end; answers what was begun, in order."""
        await asyncio.sleep(0)
        await self.let(len(self._asked))
        async with asyncio.timeout(30):
            await asyncio.gather(*self._asked, return_exceptions=True)
        self.thinkers.close()
        return self.begun


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scene())


def test_addresses_take_turns_and_so_do_the_guests_of_one() -> None:
    async def scene() -> None:
        desk = Desk(1)
        desk.ask(Rank.WAITED, A, "first", "hold")
        await desk.until(1)
        for n in range(3):
            desk.ask(Rank.WAITED, A, "greedy", f"greedy {n}")
        for n in range(2):
            desk.ask(Rank.WAITED, A, "modest", f"modest {n}")
        await asyncio.sleep(0)
        desk.ask(Rank.WAITED, B, "other", "other")
        order = ["hold", "greedy 0", "other", "modest 0", "greedy 1", "modest 1", "greedy 2"]
        assert await desk.finish() == order

    run(scene)


def test_one_address_never_holds_all_threads() -> None:
    async def scene() -> None:
        desk = Desk(2)
        for n in range(45):
            desk.ask(Rank.WAITED, A, f"guest {n}", f"spam {n}")  # fresh guests do not help
        assert await desk.until(1) == ["spam 0"]
        desk.ask(Rank.WAITED, B, "honest", "honest")
        assert await desk.until(2) == ["spam 0", "honest"]
        assert len(await desk.finish()) == 46

    run(scene)


def test_bots_among_themselves_come_last_and_never_take_the_last_thread() -> None:
    async def scene() -> None:
        desk = Desk(2)
        for n in range(6):
            desk.ask(Rank.ALONE, f"192.0.2.{n}", "host", f"alone {n}")
        assert await desk.until(1) == ["alone 0"]  # one thread stays free for people
        desk.ask(Rank.AWAY, "198.51.100.1", "away", "away")
        desk.ask(Rank.ASKED, "198.51.100.2", "asks", "hint")
        desk.ask(Rank.WAITED, "198.51.100.3", "ann", "ann")
        desk.ask(Rank.WAITED, "198.51.100.4", "bob", "bob")
        assert await desk.until(2) == ["alone 0", "ann"]
        begun = await desk.finish()
        assert begun[2] == "bob"
        rest = [name for name in begun[3:] if name in ("hint", "away") or name.startswith("alone")]
        assert rest[:2] == ["hint", "away"]

    run(scene)


def test_even_the_last_in_line_gets_a_turn() -> None:
    async def scene() -> None:
        desk = Desk(1)
        desk.ask(Rank.WAITED, A, "first", "hold")
        await desk.until(1)
        desk.ask(Rank.ALONE, B, "host", "alone")
        for n in range(3 * MERCY):
            desk.ask(Rank.WAITED, A, "ann", f"ann {n}")
        begun = await desk.finish()
        assert begun.index("alone") == MERCY - 1

    run(scene)


def test_whoever_stops_waiting_leaves_the_queue() -> None:
    async def scene() -> None:
        desk = Desk(1)
        desk.ask(Rank.ASKED, A, "ann", "hold")
        await desk.until(1)
        gone = desk.ask(Rank.ASKED, A, "ann", "gone")
        desk.ask(Rank.ASKED, A, "ann", "kept")
        await asyncio.sleep(0)
        gone.cancel()
        assert await desk.finish() == ["hold", "kept"]

    run(scene)


def test_a_fault_is_told_and_the_thread_goes_on() -> None:
    def broken() -> str:
        raise ValueError("no thought")

    async def scene() -> None:
        thinkers = Thinkers(1)
        turn = Turn(Rank.WAITED, A, "ann")
        with pytest.raises(ValueError, match="no thought"):
            await thinkers.think(turn, broken)
        assert await thinkers.think(turn, lambda: "yes") == "yes"
        thinkers.close()

    run(scene)


def test_a_table_thinks_for_whoever_waits_there(house: House) -> None:
    hall = house.app.state.hall
    ann, bob = Visitor(house.address, "Ann"), Visitor(house.address, "Bob")
    name = ann.open_table("crypt", seats=3, bots={"1": "greedy"})["id"]
    bob.join(name)
    table = hall.tables[name]
    assert turn_of(hall, table) == (Rank.AWAY, "127.0.0.1", ann.me["id"])
    with bob.sit(name):
        assert turn_of(hall, table) == (Rank.WAITED, "127.0.0.1", bob.me["id"])
        with ann.sit(name):
            assert turn_of(hall, table) == (Rank.WAITED, "127.0.0.1", ann.me["id"])
        bob.post(f"/api/tables/{name}/leave")
        ann.post(f"/api/tables/{name}/leave")
        assert turn_of(hall, table).rank == Rank.ALONE  # he only looks on


def test_guests_not_seen_lately_count_as_one_address() -> None:
    known = Whereabouts()
    for n in range(KEPT + 1):
        known.seen(f"guest {n}", A)
    assert known.of("guest 0") == ""
    assert known.of("guest 1") == A
