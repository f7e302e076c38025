"""A finished game is written down once; who asks for it does not make anybody play it again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager
from types import ModuleType
from typing import Any

import pytest
from sqlalchemy import delete

from rookery.client import Turned, Visitor
from rookery.kernel import CHANCE, Game
from rookery.server import matches, replays, slices
from rookery.server.hall import Hall
from rookery.server.replays import Film, Films, all_records
from rookery.storage.schema import RECORD
from rookery.table.match import Match, verify
from rookery.table.record import Record, write_line
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
    ending = ann.get(f"/api/tables/{table}/ending")
    totals = [score[0] for score in record["result"]["scores"]]
    assert [totals[seat] for seat in sorted(range(3), key=ending["places"].__getitem__)] == sorted(totals)[
        ::-1
    ]
    assert [stat["key"] for stat in ending["stats"]] == ["cards", "evicted", "exhausted", "choices"]
    assert Visitor(house.address).get(f"/api/tables/{table}/ending") == ending
    assert house.app.state.hall.tables == {}


def test_a_game_that_has_no_end_is_not_told(house: House) -> None:
    ann = Visitor(house.address)
    table = str(ann.open_table("crypt", seats=2, bots={"1": "random"}, start=True)["id"])
    with pytest.raises(Turned, match="the game is not over"):
        ann.get(f"/api/tables/{table}/ending")
    ann.post(f"/api/tables/{table}/end", {"agree": True})
    with pytest.raises(Turned, match="this game was ended before its end"):
        ann.get(f"/api/tables/{table}/ending")


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

    async def all_at_once() -> list[str]:
        through = slices.Slices().through
        async with _beside(turns):
            return await asyncio.gather(*(through(work()) for _ in range(5)))

    assert asyncio.run(all_at_once()) == ["done"] * 5
    assert len(turns) >= 50  # one after each step of each of them


@asynccontextmanager
async def _beside(turns: list[int]) -> AsyncIterator[None]:
    """Somebody else on the same loop, who counts the turns they get."""

    async def others() -> None:
        while True:
            turns.append(1)
            await asyncio.sleep(0)

    other = asyncio.create_task(others())
    yield
    other.cancel()


LONG: list[tuple[ModuleType, str, Callable[[Hall, str], Awaitable[object]]]] = [
    (matches, "rebuilding", lambda hall, table: hall.table(table)),
    (replays, "filming", lambda hall, table: Films().of(hall, table)),
]


@pytest.mark.parametrize(("home", "name", "ask"), LONG, ids=["a table", "a replay"])
def test_nobody_waits_while_a_match_is_played_again(
    home: ModuleType,
    name: str,
    ask: Callable[[Hall, str], Awaitable[object]],
    house: House,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Old tables come into memory, and replays are made, on the loop on which everybody is served."""
    table = ended(house, Visitor(house.address))
    turns: list[int] = []
    steps: list[int] = []  # how many turns the others had before each move of the match
    plain = getattr(home, name)

    def noted(*args: Any) -> Generator[Any, None, Any]:
        work = plain(*args)
        while True:
            steps.append(len(turns))
            try:
                yield next(work)
            except StopIteration as end:
                return end.value

    async def asked() -> None:
        async with _beside(turns):
            await ask(house.app.state.hall, table)

    monkeypatch.setattr(slices, "SLICE", 0.0)
    monkeypatch.setattr(home, name, noted)
    asyncio.run(asked())
    assert len(set(steps)) == len(steps) > 50


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_a_story_tells_at_each_step_what_the_step_itself_tells(house: House, seat: int) -> None:
    ann = Visitor(house.address)
    table = ended(house, ann)
    story = ann.get(f"/api/tables/{table}/story?seat={seat}")
    steps = len(story["movers"])
    assert len(story["told"]) == len(story["turn_of"]) == steps + 1
    assert story["told"][-1] == len(story["events"])
    for place in range(0, steps + 1, 7):
        step = ann.get(f"/api/tables/{table}/replay/{place}?seat={seat}")
        began = story["told"][place - 1] if place else 0
        assert step["events"] == story["events"][began : story["told"][place]]
        assert step["mover"] == (story["movers"][place - 1] if place else None)
    for mover, owing in zip(story["movers"], story["turn_of"], strict=False):
        assert mover in owing or mover == CHANCE
    assert story["turn_of"][-1] == []
    with pytest.raises(Turned, match="seats -1 to 2"):
        ann.get(f"/api/tables/{table}/story?seat=3")


def test_a_crowd_before_one_replay_has_it_made_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ended(house, Visitor(house.address))
    made: list[object] = []
    plain = replays.filming

    def filming(record: Record, game: Game[Any]) -> Generator[None, None, Film]:
        made.append(record)
        return plain(record, game)

    monkeypatch.setattr(replays, "filming", filming)

    async def crowd() -> list[Film]:
        films = Films()
        return await asyncio.gather(*(films.of(house.app.state.hall, table) for _ in range(20)))

    assert len(set(map(id, asyncio.run(crowd())))) == 1
    assert len(made) == 1
