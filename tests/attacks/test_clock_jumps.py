"""Somebody sets the machine's clock, an hour forwards or back, while people play or the service rests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from rookery.server import care, steady, tables
from rookery.server.bots_at_table import look_after
from rookery.server.hall import Hall
from rookery.server.shapes import NewTable
from rookery.server.steady import SLEW, Steady, resumed
from rookery.storage import Store
from rookery.storage.rows import Pulse
from tests.server.house import SETTINGS
from tests.server.simulated import ANN, LIVE, bots_done, duel, left

HOUR = 3600.0


class Machine:
    """A machine whose clock can be set; its ticks cannot."""

    def __init__(self) -> None:
        self.wall = 1_000_000.0
        self.ticks = 500.0
        self.boot = "first"

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.ticks += seconds

    def reboot(self) -> None:
        self.boot, self.ticks = self.boot + "'", 1.0

    def clock(self) -> Steady:
        return Steady(lambda: self.wall, lambda: self.ticks, lambda: self.boot)


Deed = Callable[[Hall], Awaitable[None]]


def serve(database: str, machine: Machine, deed: Deed) -> None:
    """A service on this machine, from its start to its end."""

    async def work() -> None:
        store = Store(database)
        hall = Hall(replace(SETTINGS, now=machine.clock(), database=database), store, look_after)
        await hall.wake()
        try:
            await deed(hall)
        finally:
            await hall.close()
            store.close()

    asyncio.run(work())


async def rounds(hall: Hall, machine: Machine, seconds: float) -> None:
    """Time passes, and the watch goes its rounds."""
    for _ in range(10):
        machine.passes(seconds / 10)
        await care.one_round(hall)


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 400 * 24 * HOUR, -400 * 24 * HOUR])
def test_a_clock_that_is_set_takes_no_time_from_anybody_and_gives_none(file: str, jump: float) -> None:
    machine = Machine()

    async def deed(hall: Hall) -> None:
        table = await duel(hall, LIVE)
        seat = table.owing()[0]
        await rounds(hall, machine, 100)
        machine.wall += jump
        await rounds(hall, machine, 300)
        table = await hall.table(table.id)
        assert table.seats[seat].stand_in is None
        assert left(table, hall.now())[seat] == pytest.approx(200, abs=300 * SLEW + 0.1)
        await rounds(hall, machine, 200 + 500 * SLEW)
        table = await hall.table(table.id)
        assert table.seats[seat].stand_in is not None  # and true time runs out all the same

    serve(file, machine, deed)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_bots_are_woken_though_the_clock_went_back(file: str, jump: float) -> None:
    machine = Machine()

    async def deed(hall: Hall) -> None:
        hall.closing = True  # its worker dies before the bot has moved
        wish = NewTable.model_validate({"game": "crypt", "seats": 2, "bots": {"1": "greedy"}})
        table = await tables.create(hall, ANN, wish)
        await tables.leave(hall, table.id, ANN)
        assert table.seq == 1
        hall.closing = False
        machine.wall += jump
        await rounds(hall, machine, 10)
        await bots_done(table)
        assert table.row.status == "over"

    serve(file, machine, deed)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_clock_that_is_set_while_the_service_restarts(file: str, jump: float) -> None:
    machine, seen = Machine(), []

    async def before(hall: Hall) -> None:
        table = await duel(hall, LIVE)
        await rounds(hall, machine, 100)
        seen.append((table.id, table.owing()[0]))

    async def after(hall: Hall) -> None:
        match_id, seat = seen[0]
        await care.one_round(hall)
        table = await hall.table(match_id)
        assert table.seats[seat].stand_in is None
        assert left(table, hall.now())[seat] == pytest.approx(470, abs=5)  # half a minute away counts

    serve(file, machine, before)
    machine.passes(30)
    machine.wall += jump
    serve(file, machine, after)


def test_after_a_reboot_the_time_away_counts_but_time_never_goes_back(file: str) -> None:
    machine, seen = Machine(), []

    async def before(hall: Hall) -> None:
        table = await duel(hall, LIVE)
        await rounds(hall, machine, 100)
        seen.append((table.id, table.owing()[0], hall.now()))

    async def dead_battery(hall: Hall) -> None:
        match_id, seat, then = seen[0]
        assert hall.now() >= then - 1
        await rounds(hall, machine, 10)
        assert left(await hall.table(match_id), hall.now())[seat] == pytest.approx(490, abs=2)

    async def later(hall: Hall) -> None:
        match_id, seat, _ = seen[0]
        await care.one_round(hall)
        assert left(await hall.table(match_id), hall.now())[seat] == pytest.approx(290, abs=2)

    serve(file, machine, before)
    began = machine.wall
    machine.reboot()
    machine.wall = 0.0  # the clock has forgotten everything
    serve(file, machine, dead_battery)
    machine.reboot()
    machine.wall = began + 210
    serve(file, machine, later)


def test_workers_of_several_machines_go_by_the_clock_of_the_database(database: str) -> None:
    """Machines whose clocks differ by an hour; with SQLite there is only the machine's own."""
    times: list[float] = []

    async def deed(hall: Hall) -> None:
        times.append(hall.now())

    for boot, wall in (("one", 1e9), ("two", 1e9 + HOUR), ("three", 1e9 - HOUR)):
        machine = Machine()
        machine.boot, machine.wall = boot, wall
        serve(database, machine, deed)
    if database.startswith("postgresql"):
        assert max(times) - min(times) < 60
        assert min(times) > 1e9 + 2 * HOUR  # the time of today
    else:
        assert times == [1e9, 1e9 + HOUR, 1e9 + HOUR]  # never back


def test_a_worker_that_starts_late_has_the_time_of_its_neighbours_though_the_database_jumped(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine, times = Machine(), []
    jumped = [0.0]

    async def clock(store: Store) -> float:
        return machine.wall + jumped[0]

    monkeypatch.setattr(Store, "clock", clock)

    async def deed(hall: Hall) -> None:
        await rounds(hall, machine, 1)
        times.append(hall.now())

    serve(database, machine, deed)
    jumped[0] = HOUR
    serve(database, machine, deed)
    assert times[1] - times[0] == pytest.approx(1, abs=0.2)


def test_the_difference_is_made_up_slowly_and_time_only_runs_forwards() -> None:
    machine = Machine()
    clock = machine.clock()
    for jump in (100.0, -100.0):
        machine.wall += jump
        clock.lean(machine.wall)
        last = clock()
        for _ in range(100):
            machine.passes(10)
            assert 10 * (1 - SLEW) - 1e-6 <= clock() - last <= 10 * (1 + SLEW) + 1e-6
            last = clock()
        machine.passes(100 / SLEW)
        assert clock() == pytest.approx(machine.wall)  # it has caught up, and not more
        clock.lean(machine.wall)


def test_where_time_goes_on() -> None:
    mine, other = Pulse("mine", 100.0, 50.0), Pulse("other", 400.0, 7.0)
    assert resumed([other, mine], "mine", 60.0, 5000.0) == 110.0
    assert resumed([other, mine], "mine", 40.0, 5000.0) == 5000.0  # its ticks began anew
    assert resumed([other, mine], "third", 60.0, 300.0) == 400.0
    assert resumed([Pulse("", 100.0, 50.0)], "", 60.0, 5000.0) == 5000.0
    assert resumed([], "mine", 60.0, 5000.0) == 5000.0


def test_the_machine_tells_its_ticks_and_its_run() -> None:
    first: Any = (steady.ticks(), steady.boot())
    assert steady.ticks() >= first[0] > 0
    assert steady.boot() == first[1]
