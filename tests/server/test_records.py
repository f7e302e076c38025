"""A finished game is written down once; who asks for it does not make anybody play it again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Generator

import pytest
from sqlalchemy import delete

from rookery.client import Visitor
from rookery.server import slices
from rookery.server.replays import all_records
from rookery.storage.schema import RECORD
from rookery.table.match import Match, verify
from rookery.table.record import write_line
from tests.server.house import House


def ended(house: House, ann: Visitor) -> str:
    """A game between bots, played to its end, and gone from memory."""
    seats = {"seats": 3, "bots": {"1": "random", "2": "random"}, "start": True}
    table = str(ann.open_table("crypt", **seats)["id"])
    ann.post(f"/api/tables/{table}/seat", {"seat": 0, "bot": "random"})
    with ann.sit(table) as chair:
        chair.wait(lambda: chair.over)
    house.app.state.hall.tables.clear()
    return table


def forbid(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on no match is played again from its entries."""

    def resuming(*_: object) -> None:
        raise AssertionError("this match was played again")

    monkeypatch.setattr(Match, "resuming", resuming)


def test_the_record_is_there_when_the_game_is_over(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Visitor(house.address)
    table = ended(house, ann)
    forbid(monkeypatch)
    record = ann.get(f"/api/tables/{table}/record")
    assert write_line(verify(record).record()) == write_line(record)
    assert ann.get("/api/records.jsonl") == record
    replay = ann.get(f"/api/tables/{table}/replay")
    assert replay["record"] == record
    assert replay["steps"] == len(record["moves"])
    assert ann.get(f"/api/tables/{table}/replay/{replay['steps']}")["view"]["scores"]
    assert ann.get(f"/api/tables/{table}/review") == {"status": "absent"}
    assert house.app.state.hall.tables == {}


def test_a_game_that_ended_before_records_were_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Visitor(house.address)
    table = ended(house, ann)
    record = ann.get(f"/api/tables/{table}/record")
    with house.app.state.hall.store.engine.begin() as connection:
        connection.execute(delete(RECORD))
    assert ann.get(f"/api/tables/{table}/record") == record  # made from the entries
    house.app.state.hall.tables.clear()
    forbid(monkeypatch)
    assert ann.get(f"/api/tables/{table}/record") == record  # and kept


def test_records_are_read_as_they_are_taken(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Visitor(house.address)
    tables = {ended(house, ann) for _ in range(3)}
    hall = house.app.state.hall
    asked: list[str] = []
    plain = hall.store.record

    async def record(match_id: str) -> str | None:
        asked.append(match_id)
        found: str | None = await plain(match_id)
        return found

    monkeypatch.setattr(hall.store, "record", record)

    async def take_two() -> list[str]:
        lines = all_records(hall, ann.me["id"])
        return [await anext(lines), await anext(lines)]

    lines = asyncio.run(take_two())
    assert len(asked) == 2
    assert {json.loads(line)["chance"]["match"] for line in lines} < tables


def test_long_work_lets_the_others_have_their_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)
    turns: list[int] = []

    def work() -> Generator[None, None, str]:
        for _ in range(10):
            yield
        return "done"

    async def others() -> None:
        while True:
            turns.append(1)
            await asyncio.sleep(0)

    async def both() -> str:
        beside = asyncio.create_task(others())
        answer = await slices.in_slices(work())
        beside.cancel()
        return answer

    assert asyncio.run(both()) == "done"
    assert len(turns) >= 10
