"""Workers hear of each other's changes through PostgreSQL."""

from __future__ import annotations

import asyncio
from queue import Empty, SimpleQueue

import pytest

from rookery.storage import Store
from tests.storage.postgres import new_database
from tests.storage.test_contract import ROW, SEATS, entry


def test_only_the_others_hear_and_only_of_what_was_kept() -> None:
    asyncio.run(_listen())


async def _listen() -> None:
    address = new_database()
    one, two = Store(address), Store(address)
    heard: tuple[SimpleQueue[str], SimpleQueue[str]] = (SimpleQueue(), SimpleQueue())
    try:
        one.listen(heard[0].put)
        two.listen(heard[1].put)
        await one.add_table(ROW, SEATS)
        assert await one.append(ROW, entry(1))
        assert not await one.append(ROW, entry(1))
        told = [await asyncio.to_thread(heard[1].get, True, 5) for _ in range(3)]
        assert told == ["", "table", "table"]  # '' once: from here on it listens
        with pytest.raises(Empty):
            heard[1].get(timeout=0.7)
        assert heard[0].get(timeout=1) == ""
        assert heard[0].empty()
    finally:
        one.close()
        two.close()
