"""Tables in simulated time: a hall whose clock moves when a test says so, and whose bots move at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from rookery.server import frames, moves, tables
from rookery.server.bots_at_table import look_after
from rookery.server.hall import Hall
from rookery.server.shapes import NewTable
from rookery.server.table import Table
from rookery.storage import Store
from tests.server.house import SETTINGS

LIVE = {"kind": "live", "minutes": 10, "increment": 15}
SLOW = {"kind": "slow", "days": 2}
ANN, BOB, CLEO = "a" * 24, "b" * 24, "c" * 24


class Watch:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def now(self) -> float:
        return self.time


Deed = Callable[[Hall, Watch], Awaitable[None]]


def in_hall(file: str, deed: Deed, **changes: Any) -> None:
    """A hall in simulated time; its bots move at once."""

    async def work() -> None:
        watch = Watch()
        store = Store(file)
        settings = replace(SETTINGS, database=file, **({"now": watch.now} | changes))
        hall = Hall(settings, store, look_after)
        try:
            await deed(hall, watch)
        finally:
            await hall.close()
            store.close()

    asyncio.run(work())


async def duel(hall: Hall, clock: dict[str, Any], **wishes: Any) -> Table:
    wish = NewTable.model_validate({"game": "crypt", "seats": 2, "clock": clock} | wishes)
    table = await tables.create(hall, ANN, wish)
    return await tables.join(hall, table.id, BOB, None, None)


def left(table: Table, now: float) -> list[float]:
    shown: list[float] = frames.position(table, None, 0, 0, now)["clocks"]["left"]
    return shown


def guest_to_act(table: Table) -> str:
    return str(table.seats[table.owing()[0]].guest)


async def act(hall: Hall, table: Table, verb: str) -> None:
    match = table.playing()
    action = next(a for a in match.legal(match.actor) if match.game.unpack(a).name == verb)
    await moves.move(hall, table.id, guest_to_act(table), table.seq, [action])


async def bots_done(table: Table) -> None:
    while table.driver is not None:
        await asyncio.wait_for(table.driver, 120)
