"""One bad table among many: the others' clocks run on, and its people are told what is wrong."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rookery.client import Turned, Visitor
from rookery.server import care, clocks, metrics, tables
from rookery.server.catalogue import Catalogue
from rookery.server.hall import Hall
from rookery.server.problems import Problem
from rookery.server.shapes import NewTable
from rookery.server.table import Table
from rookery.storage.rows import Due
from rookery.table.packs import folder_of, game_class
from tests.server.house import open_house
from tests.server.simulated import ANN, LIVE, Watch, in_hall, left

Harm = Callable[[Path, pytest.MonkeyPatch], None]


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A folder with one pack for Crypt, `rich`."""
    shutil.copytree(folder_of(game_class("crypt")) / "data", tmp_path / "packs" / "crypt" / "rich")
    return tmp_path / "packs"


def address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'rookery.db'}"


def removed(packs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (packs / "crypt" / "rich").rename(packs / "away")


def garbled(packs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    next((packs / "crypt" / "rich").glob("*.toml")).write_text("this is = = no TOML")


def other_data(packs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (packs / "crypt" / "rich" / "more.toml").write_text("gold = 1\n")


def failing(error: Exception) -> Harm:
    def harm(packs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        plain = Catalogue.game

        def game(catalogue: Catalogue, key: str, pack: str = "house", rules: int | None = None) -> Any:
            if pack == "rich":
                raise error
            return plain(catalogue, key, pack, rules)

        monkeypatch.setattr(Catalogue, "game", game)

    return harm


async def alone(hall: Hall, **wishes: Any) -> Table:
    """A game for one, whose clock runs from the start."""
    wish = NewTable.model_validate({"game": "crypt", "seats": 1, "clock": LIVE} | wishes)
    return await tables.create(hall, ANN, wish)


async def shown(hall: Hall, match_id: str) -> Any:
    found = [row for row, _ in await hall.store.listed("mine", ANN) if row.id == match_id]
    return found[0].trouble and found[0].trouble["key"]


HARMS: dict[str, tuple[Harm, str]] = {
    "removed": (removed, "pack-missing"),
    "no TOML": (garbled, "pack-unreadable"),
    "another pack": (other_data, "other-rules"),
    "OSError": (failing(OSError("the disk is gone")), "pack-unreadable"),
    "KeyError": (failing(KeyError("relics")), "pack-unreadable"),
    "recursion": (failing(RecursionError()), "pack-unreadable"),
}


@pytest.mark.parametrize("name", HARMS)
def test_a_bad_pack_stops_its_own_table_alone(
    tmp_path: Path,
    packs: Path,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    harm, key = HARMS[name]

    async def deed(hall: Hall, watch: Watch) -> None:
        bad, good = await alone(hall, pack="rich"), await alone(hall)
        hall.tables.clear()
        harm(packs, monkeypatch)
        watch.time += 600
        for _ in range(20):
            await care.one_round(hall)
            watch.time += 1
        found = await hall.table(good.id)
        assert found.seats[0].stand_in is not None
        assert await shown(hall, bad.id) == key
        assert await shown(hall, good.id) is None
        assert hall.watched >= watch.time - 1
        assert metrics.LOOKS_FAILED.labels(key)._value.get() > 1
        assert metrics.SET_ASIDE._value.get() == 1

    in_hall(address(tmp_path), deed, packs=packs)
    told = [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]
    assert [record.message for record in told] == ["tables are set aside"]


def test_when_the_pack_is_back_the_table_goes_on_by_itself(tmp_path: Path, packs: Path) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await alone(hall, pack="rich")
        hall.tables.clear()
        (packs / "crypt" / "rich").rename(packs / "away")
        watch.time += 100
        with pytest.raises(Problem, match="pack rich is missing"):
            await hall.table(table.id)
        watch.time += 3600
        await care.one_round(hall)
        assert await shown(hall, table.id) == "pack-missing"
        (packs / "away").rename(packs / "crypt" / "rich")
        watch.time += 61
        await care.one_round(hall)
        assert await shown(hall, table.id) is None
        found = await hall.table(table.id)
        assert found.seats[0].stand_in is None
        assert left(found, watch.time) == [500]  # the time in which nobody could play does not count
        watch.time += 500
        await care.one_round(hall)
        assert (await hall.table(table.id)).seats[0].stand_in is not None
        assert metrics.SET_ASIDE._value.get() == 0

    in_hall(address(tmp_path), deed, packs=packs)


def test_more_bad_tables_than_a_page_do_not_keep_the_last_one_waiting(
    tmp_path: Path, packs: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        bad = [await alone(hall, pack="rich") for _ in range(care.PAGE + 20)]
        watch.time += 1
        good = await alone(hall)
        hall.tables.clear()
        (packs / "crypt" / "rich").rename(packs / "away")
        watch.time += 600
        await care.one_round(hall)
        hall.tables.clear()
        assert (await hall.table(good.id)).seats[0].stand_in is not None
        assert len([record for record in caplog.records if record.levelname == "WARNING"]) == 1
        assert len(bad) > care.PAGE
        # No other worker stumbles over them either: they are put off in the store.
        assert [found for found in await hall.store.due(watch.time, 1000) if found.id != good.id] == []

    in_hall(address(tmp_path), deed, packs=packs)


def test_a_table_that_somebody_holds_does_not_hold_up_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(care, "FREE", 0.02)

    async def deed(hall: Hall, watch: Watch) -> None:
        held = [await alone(hall) for _ in range(care.SIDE_BY_SIDE + 4)]
        watch.time += 1
        good = await alone(hall)
        for table in held:
            await table.lock.acquire()
        watch.time += 600
        await asyncio.wait_for(care.one_round(hall), 60)
        assert (await hall.table(good.id)).seats[0].stand_in is not None
        assert await shown(hall, held[0].id) is None  # it may pass
        for _ in range(3):
            watch.time += 60
            await asyncio.wait_for(care.one_round(hall), 60)
        assert await shown(hall, held[0].id) == "stuck"
        for table in held:
            table.lock.release()
        watch.time += 60
        await care.one_round(hall)
        assert all(table.seats[0].stand_in is not None for table in held)
        assert await shown(hall, held[0].id) is None

    in_hall(address(tmp_path), deed)


def test_tables_that_failed_before_come_last_and_in_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    async def due(now: float, limit: int, after: Due | None = None) -> list[Due]:
        return [] if after else [Due(float(n), f"{n}") for n in range(care.FAILING + 5)]

    async def looked(hall: Hall, found: Due) -> None:
        seen.append(found.id)

    async def deed(hall: Hall, watch: Watch) -> None:
        monkeypatch.setattr(hall.store, "due", due)
        monkeypatch.setattr(care, "_look", looked)
        for n in range(care.FAILING + 3):
            hall.aside.failed(f"{n}", TimeoutError())
        await care.one_round(hall)
        well = [f"{care.FAILING + 3}", f"{care.FAILING + 4}"]
        assert seen == [*well, *(f"{n}" for n in range(care.FAILING))]

    in_hall(address(tmp_path), deed)


def test_a_watch_that_ends_is_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rounds: list[int] = []
    plain = care.one_round

    async def one_round(hall: Hall) -> None:
        rounds.append(1)
        if len(rounds) == 1:
            raise asyncio.CancelledError  # nothing stops this but a new watch
        if len(rounds) < 6:
            raise ZeroDivisionError
        await plain(hall)

    async def deed(hall: Hall, watch: Watch) -> None:
        monkeypatch.setattr(care, "one_round", one_round)
        watch.time += 5
        hall.spawn(care.keep_watch(hall))
        async with asyncio.timeout(60):
            while hall.watched < watch.time:
                await asyncio.sleep(0.01)

    in_hall(address(tmp_path), deed, tick=0.001)
    told = [record.message for record in caplog.records if record.levelname == "ERROR"]
    assert told == ["the watch ended and is begun again", "a round of the watch failed"]


def test_people_are_told_which_pack_is_missing(tmp_path: Path, packs: Path) -> None:
    with open_house(address(tmp_path), packs=packs) as house:
        ann = Visitor(house.address, "Ann")
        table = ann.open_table("crypt", seats=2, pack="rich", clock=LIVE)["id"]
        assert ann.get("/api/tables?list=mine")[0]["trouble"] is None
    (packs / "crypt" / "rich").rename(packs / "away")
    with open_house(address(tmp_path), packs=packs) as house:
        ann = Visitor(house.address, cookie=ann.cookie)
        with pytest.raises(Turned) as turned:
            ann.get(f"/api/tables/{table}")
        assert (turned.value.status, turned.value.error) == (409, "pack-missing")
        assert str(turned.value) == "this table cannot be looked after: pack rich is missing"
        assert ann.get("/api/tables?list=mine")[0]["trouble"] == {"key": "pack-missing", "pack": "rich"}
        (packs / "away").rename(packs / "crypt" / "rich")
        assert ann.get(f"/api/tables/{table}")["trouble"] is None
        assert ann.get("/api/tables?list=mine")[0]["trouble"] is None


def test_time_in_which_nobody_could_play_does_not_count() -> None:
    before = {"left": [100.0, 50.0], "since": 1000.0}
    assert clocks.paused(before, 1030.0, 5000.0) == {"left": [100.0, 50.0], "since": 4970.0}
    assert clocks.paused(before, 900.0, 5000.0) == {"left": [100.0, 50.0], "since": 5000.0}
    assert clocks.paused(None, 900.0, 5000.0) is None
