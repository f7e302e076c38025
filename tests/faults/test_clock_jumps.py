"""The machine's clock is set forwards and back again and again: everybody's time stays true time."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest

from rookery.server import care, moves
from rookery.server.bots_at_table import look_after
from rookery.server.hall import Hall
from rookery.server.steady import SLEW
from rookery.server.table import Table
from rookery.storage import Store
from rookery.storage.rows import PLAYING
from tests.attacks.test_clock_jumps import HOUR, Machine
from tests.promises import kept, size
from tests.server.house import SETTINGS
from tests.server.simulated import LIVE, bots_done, duel, guest_to_act, left

ROOM = 25.0  # seconds: a look of the watch, and what a restart may cost
JUMPS = (HOUR, -HOUR, 60.0, -60.0, 30 * 24 * HOUR, -30 * 24 * HOUR)


class Sitting:
    """One table after the other, on a machine whose clock nobody can trust."""

    def __init__(self, database: str, seed: int) -> None:
        self.database = database
        self.dice = random.Random(seed)
        self.machine = Machine()
        self.jumps = self.moves = self.handed = self.restarts = 0
        self.table_id = ""

    async def run(self, jumps: int) -> None:
        await self._open()
        turns = 0
        while self.jumps < jumps:
            if not self.table_id:
                self.table_id = (await duel(self.hall, LIVE)).id
            await self._turn()
            turns += 1
            if turns % 4 == 0:
                await self._close()
                self._jump()
                self.restarts += 1
                await self._open()
        await self._close()

    async def _open(self) -> None:
        self.store = Store(self.database)
        settings = replace(SETTINGS, now=self.machine.clock(), database=self.database)
        self.hall = Hall(settings, self.store, look_after)
        await self.hall.wake()

    async def _close(self) -> None:
        await self.hall.close()
        self.store.close()

    def _jump(self) -> None:
        self.machine.wall += self.dice.choice(JUMPS) * self.dice.uniform(0.1, 1.0)
        self.jumps += 1

    async def _turn(self) -> None:
        """Somebody owes a choice: it comes in time, or a bot takes the chair when true time is up."""
        table = await self.hall.table(self.table_id)
        seat = table.owing()[0]
        allowed = left(table, self.hall.now())[seat]
        plan = self.dice.choice((5.0, 20.0, 90.0, allowed / 2, 2 * allowed + 100))
        began = self.machine.ticks
        while self.machine.ticks - began < plan:
            self.machine.passes(self.dice.uniform(1.0, 10.0))
            if self.dice.random() < 0.2:
                self._jump()
            await care.one_round(self.hall)
            table = await self.hall.table(self.table_id)
            waited = self.machine.ticks - began
            if table.seats[seat].stand_in is not None:
                assert waited > allowed * (1 - SLEW) - ROOM, f"taken after {waited:.0f} of {allowed:.0f} s"
                self.handed += 1
                self.table_id = ""
                return
            assert waited < allowed * (1 + SLEW) + ROOM, f"still there after {waited:.0f} of {allowed:.0f} s"
        await self._move(table, seat)

    async def _move(self, table: Table, seat: int) -> None:
        action = self.dice.choice(table.playing().legal(seat))
        await moves.move(self.hall, table.id, guest_to_act(table), table.seq, [action])
        self.moves += 1
        await bots_done(table)
        if table.row.status != PLAYING:
            self.table_id = ""


def sit_through(database: str, jumps: int) -> None:
    sitting = Sitting(database, jumps)
    asyncio.run(sitting.run(jumps))
    assert sitting.handed
    assert sitting.restarts
    kept(
        "the machine's clock set forwards and back by up to a month",
        f"{sitting.jumps} jumps, {sitting.restarts} restarts, {sitting.moves} moves",
        f"{sitting.handed} chairs given to a bot, each when true time was up and none else",
    )


def test_fifty_jumps_take_and_give_no_time(file: str) -> None:
    sit_through(file, 50)


@pytest.mark.soak
def test_many_jumps_take_and_give_no_time(file: str) -> None:
    sit_through(file, size("JUMPS", 3000))
