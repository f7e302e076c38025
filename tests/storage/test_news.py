"""Workers hear of each other's changes through PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from queue import Empty, SimpleQueue

import pytest

from rookery.storage import Store
from rookery.storage.news import read_news, spelled_news
from rookery.storage.writes import CHANGING
from tests.storage.postgres import new_database
from tests.storage.test_contract import ROW, SEATS, entry


def test_only_the_others_hear_and_only_of_what_was_kept() -> None:
    asyncio.run(_listen())


async def _listen() -> None:
    address = new_database()
    one, two = Store(address), Store(address)
    heard: tuple[SimpleQueue[str], SimpleQueue[str]] = (SimpleQueue(), SimpleQueue())
    told_entries: SimpleQueue[tuple[str, str, str]] = SimpleQueue()
    try:
        one.listen(heard[0].put)
        two.listen(heard[1].put, lambda *words: told_entries.put(words))
        await one.add_table(ROW, SEATS)
        assert await one.append(ROW, entry(1))
        assert not await one.append(ROW, entry(1))
        told = [await asyncio.to_thread(heard[1].get, True, 60) for _ in range(2)]
        assert told == ["", "table"]  # '' once: from here on it listens
        sender, table, words = await asyncio.to_thread(told_entries.get, True, 60)
        assert (sender, table) == (one.name, "table")
        assert read_news(words) == (entry(1), {name: getattr(ROW, name) for name in CHANGING})
        assert read_news("here ann") is None
        long = replace(ROW, id="long", salts=["x" * 64] * 200)
        assert spelled_news(long, entry(1)) == "long"
        await one.tell("table", "here ann")
        assert (await asyncio.to_thread(told_entries.get, True, 60))[1:] == ("table", "here ann")
        assert told_entries.empty()
        with pytest.raises(Empty):
            heard[1].get(timeout=0.7)
        assert heard[0].get(timeout=60) == ""
        assert heard[0].empty()
    finally:
        one.close()
        two.close()
