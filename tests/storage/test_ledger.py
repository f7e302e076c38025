"""Lines of the ledger come in one after another, whoever writes them, together with what they speak of."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from rookery.storage import Store
from rookery.table.ledger import check_lines
from tests.storage.test_contract import ROW, SEATS, entry, with_store

MANY = 12


def test_a_line_stands_if_and_only_if_its_deed_does(database: str) -> None:
    async def deed(store: Store) -> None:
        await store.add_table(ROW, SEATS)
        values: dict[str, Any] = {
            "status": "sealing",
            "seed": "5",
            "commitment": "c",
            "seals": ["s", ""],
            "due": 120.0,
        }
        other = [replace(SEATS[0], name="Other"), SEATS[1]]
        assert not await store.seal(ROW, other, values, 100.0)
        assert await store.ledger(0, None, 10) == []
        assert await store.seal(ROW, SEATS, values, 100.0)
        assert not await store.seal(ROW, SEATS, values, 101.0)
        row = replace(ROW, **values)
        assert not await store.call_off(row, other, SEATS, {"status": "open"}, 102.0)
        playing = replace(row, status="playing", started=103.0, salts=["s", ""])
        assert await store.begin(playing, SEATS, entry(1))
        assert not await store.call_off(row, SEATS, SEATS, {"status": "open"}, 104.0)
        assert await store.append(playing, entry(2))
        over = replace(playing, status="over", ended=105.0)
        assert await store.append(over, entry(3))
        assert not await store.append(over, entry(3))
        lines = await store.ledger(0, None, 10)
        assert [line.kind for line in lines] == ["sealed", "begun", "ended"]
        assert check_lines(lines) == await store.last_line()
        assert await store.ledger(1, lines[0].table, 1) == lines[1:2]

    with_store(database, deed)


def test_two_workers_write_one_chain(database: str) -> None:
    async def deed(store: Store) -> None:
        other = Store(database) if store.shared else store
        try:
            for n in range(MANY):
                await store.add_table(replace(ROW, id=f"table{n}"), SEATS)
            values: dict[str, Any] = {
                "status": "sealing",
                "seed": "5",
                "commitment": "c",
                "seals": ["s", ""],
                "due": 120.0,
            }
            both = [store if n % 2 else other for n in range(MANY)]
            sealed = [
                one.seal(replace(ROW, id=f"table{n}"), SEATS, values, 100.0) for n, one in enumerate(both)
            ]
            assert all(await asyncio.gather(*sealed))
            lines = await store.ledger(0, None, 2 * MANY)
            assert [line.n for line in lines] == list(range(1, MANY + 1))
            check_lines(lines)
        finally:
            if other is not store:
                other.close()

    with_store(database, deed)
