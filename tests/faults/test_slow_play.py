"""Days of slow play in simulated time, with restarts and an upgrade: time is kept, and so is every move."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest

from rookery.server import care, moves, tables
from rookery.server.bots_at_table import look_after
from rookery.server.hall import Hall
from rookery.server.shapes import NewTable
from rookery.server.table import Table
from rookery.server.upkeep import check_all
from rookery.storage import Store
from rookery.storage.rows import PLAYING
from tests.promises import kept, size
from tests.server.house import SETTINGS
from tests.server.players import Promise
from tests.server.simulated import Watch, bots_done
from tests.server.test_kill import check_promises
from tests.storage.old_databases import make_old

HOUR, DAY = 3600.0, 86400.0
STEP = (300.0, 1800.0)  # seconds between two looks
ROOM = 2 * STEP[1]  # how late the watch may be in steps like these
TABLES = 6
Owed = tuple[str, int]


class Somebody:
    """A guest who answers within hours, or one who never comes back."""

    def __init__(self, guest: str, vanished: bool) -> None:
        self.guest = guest
        self.vanished = vanished
        self.table = ""
        self.promises: list[Promise] = []


class Days:
    """The house, its people and what they remember."""

    def __init__(self, database: str, hours: int) -> None:
        self.database = database
        self.dice = random.Random(hours)
        self.watch = Watch()
        self.end = self.watch.time + hours * HOUR
        self.owed: dict[Owed, float] = {}  # since when a seat owes a choice
        self.plans: dict[Owed, float] = {}  # when its person means to answer
        self.people: dict[str, list[Somebody]] = {}
        self.running: set[str] = set()
        self.handed: set[Owed] = set()  # chairs that a bot has taken
        self.restarts = 0

    def open(self) -> None:
        """The service starts; the first time it upgrades the database of before."""
        self.store = Store(self.database)
        self.hall = Hall(
            replace(SETTINGS, database=self.database, now=self.watch.now), self.store, look_after
        )

    async def close(self) -> None:
        await self.hall.close()
        self.store.close()

    async def run(self) -> None:
        self.open()
        restart = self.watch.time + 4 * HOUR
        while self.watch.time < self.end:
            await self._fill()
            self.watch.time += self.dice.uniform(*STEP)
            await care.one_round(self.hall)
            for table_id in list(self.people):
                await self._visit(await self.hall.table(table_id))
            if self.watch.time > restart:
                await self.close()
                self.restarts += 1
                restart = self.watch.time + self.dice.uniform(1, 8) * HOUR
                self.watch.time += self.dice.uniform(1, 600)
                self.open()
        await self.close()

    async def _fill(self) -> None:
        """As many tables as ever; every other one has somebody who has vanished."""
        for _ in range(TABLES - len(self.running)):
            number = len(self.people)
            pair = [Somebody(f"{2 * number + n:024x}", n == 1 and number % 2 == 0) for n in range(2)]
            wish = {"game": "crypt", "seats": 2, "clock": {"kind": "slow", "days": 1}}
            table = await tables.create(self.hall, pair[0].guest, NewTable.model_validate(wish))
            await tables.join(self.hall, table.id, pair[1].guest, None, None)
            for person in pair:
                person.table = table.id
            self.people[table.id] = pair
            self.running.add(table.id)

    async def _visit(self, table: Table) -> None:
        """Whoever means to answer by now does; whoever has slept a day has a bot in the chair."""
        for seat in range(2):
            self._check_clock(table, seat)
        await bots_done(table)
        if table.row.status != PLAYING:
            self.running.discard(table.id)
        for seat, person in enumerate(self.people[table.id]):
            key = (table.id, seat)
            if seat not in table.owing():
                self.owed.pop(key, None)
                continue
            self.owed.setdefault(key, self.watch.time)
            plan = self.plans.setdefault(key, self.watch.time + self.dice.uniform(0.0, 3.0) * HOUR)
            if not person.vanished and self.watch.time >= plan:
                await self._answer(table, seat, person)

    def _check_clock(self, table: Table, seat: int) -> None:
        """A bot sits down when a day is over, not sooner and not later; `owed` began a look late."""
        key = (table.id, seat)
        waited = self.watch.time - self.owed.get(key, self.watch.time)
        if table.seats[seat].stand_in is None:
            assert waited < DAY + ROOM, f"nobody came in {waited / HOUR:.1f} hours"
        elif key not in self.handed:
            assert waited > DAY - ROOM, f"a bot came after {waited / HOUR:.1f} hours"
            self.handed.add(key)

    async def _answer(self, table: Table, seat: int, person: Somebody) -> None:
        action = self.dice.choice(table.playing().legal(seat))
        seq = await moves.move(self.hall, table.id, person.guest, table.seq, [action])
        person.promises.append(Promise(table.id, seq, seat, action))
        del self.plans[table.id, seat]
        if seat not in table.owing():
            del self.owed[table.id, seat]


def live_through(database: str, hours: int) -> None:
    make_old(database, "0001")
    days = Days(database, hours)
    asyncio.run(days.run())
    people = [person for pair in days.people.values() for person in pair]
    promised = check_promises(database, people)
    assert promised > hours
    own = [finding for finding in check_all(database) if finding.match_id in days.people]
    assert [finding for finding in own if finding.reason] == []
    assert len(own) == len(days.people)
    assert days.handed, "nobody's day was over"
    assert all(days.people[table][seat].vanished for table, seat in days.handed)
    kept(
        f"{hours} simulated hours of slow play with restarts and an upgrade ({database.partition(':')[0]})",
        f"{len(days.people)} tables, {days.restarts} restarts, {promised} acknowledged moves, "
        f"{len(days.handed)} chairs given to a bot",
        "none lost, no clock more than a look early or late, every match verifies",
    )


def test_thirty_hours_of_slow_play(file: str) -> None:
    live_through(file, 30)


@pytest.mark.soak
def test_three_days_of_slow_play(database: str) -> None:
    live_through(database, size("HOURS", 72))
