"""One contract for both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from rookery.storage import Chat, Entry, Seat, Store, Stored
from rookery.storage.backup import back_up
from rookery.storage.engine import database_url, open_engine
from rookery.storage.rows import Deal, Due
from rookery.storage.schema import METADATA
from rookery.storage.upgrade import is_current, migrate

ROW = Stored(
    id="table",
    game="crypt",
    rules=1,
    pack="house",
    pack_sha256="0" * 64,
    seats=2,
    options={"flips": "owner"},
    visibility="public",
    clock={"kind": "slow", "days": 2},
    hints=True,
    auto=False,
    host="ann",
    seed="11" * 32,
    commitment="22" * 32,
    created=100.0,
)
SEALED = {"status": "sealing", "seed": "5", "commitment": "c", "seals": ["s", ""], "due": 120.0}
SEATS = [Seat(0, "ann", "Ann", seal="s"), Seat(1)]
DEAL = Deal(
    id="deal",
    kind="daily",
    game="crypt",
    pack="house",
    seats=2,
    options={},
    bots={"1": "random"},
    host="",
    seed="33" * 32,
    commitment="44" * 32,
    sealed=50.0,
    opens=100.0,
    closes=200.0,
    status="sealed",
)
Deed = Callable[[Store], Awaitable[None]]


def with_store(database: str, deed: Deed) -> None:
    async def work() -> None:
        store = Store(database)
        try:
            await deed(store)
        finally:
            store.close()

    asyncio.run(work())


def entry(seq: int, action: int = 5) -> Entry:
    return Entry(seq, "move", 0, [action], [1, 6], "ab" * 32, 1000.25)


def test_what_is_written_is_read_again(database: str) -> None:
    async def write(store: Store) -> None:
        await store.add_table(ROW, SEATS)
        assert await store.seal(ROW, SEATS, SEALED, 100.0)
        playing = replace(ROW, status="playing", started=101.5, salts=["s", ""], turn=[1], due=9.0)
        playing.clocks = {"left": [1.5, 2.0], "since": 101.5}
        assert await store.begin(playing, SEATS, entry(1))
        assert await store.say("table", _line("hello")) == 1

    async def read(store: Store) -> None:
        whole = await store.whole("table")
        assert whole is not None
        assert (whole.row.turn, whole.row.due, whole.row.status) == ([1], 9.0, "playing")
        assert whole.row.clocks == {"left": [1.5, 2.0], "since": 101.5}
        assert (whole.row.clock, whole.row.options) == (ROW.clock, ROW.options)
        assert whole.seats == SEATS
        assert whole.entries == [entry(1)]
        assert whole.chat == [Chat(1, 0, "Ann", "hello", 5.0)]
        assert await store.whole("other") is None

    with_store(database, write)
    with_store(database, read)


def _line(text: str) -> dict[str, object]:
    return {"guest": "ann", "seat": 0, "name": "Ann", "text": text, "at": 5.0}


def test_a_place_is_taken_once_and_the_loser_changes_nothing(database: str) -> None:
    async def deed(store: Store) -> None:
        await store.add_table(ROW, SEATS)
        other = Store(database)
        try:
            tries = [
                writer.append(replace(ROW, turn=[n]), entry(1, n))
                for n, writer in enumerate([store, other] * 10)
            ]
            results = await asyncio.gather(*tries)
        finally:
            other.close()
        assert sum(results) == 1
        whole = await store.whole("table")
        assert whole is not None
        assert whole.entries == [entry(1, results.index(True))]
        assert whole.row.turn == [results.index(True)]

    with_store(database, deed)


def test_many_tables_are_written_together(database: str) -> None:
    async def deed(store: Store) -> None:
        rows = [replace(ROW, id=f"table{n}") for n in range(30)]
        await asyncio.gather(*[store.add_table(row, SEATS) for row in rows])
        done = await asyncio.gather(*[store.append(row, entry(1)) for row in rows for _ in range(3)])
        assert sum(done) == 30
        assert len(await store.listed("mine", "ann")) == 30

    with_store(database, deed)


def test_one_bad_write_does_not_spoil_its_neighbours(database: str) -> None:
    async def deed(store: Store) -> None:
        await store.add_table(ROW, SEATS)
        bad = store.append(replace(ROW, id="nowhere"), entry(1))
        good = store.append(ROW, entry(1))
        results = await asyncio.gather(bad, good, return_exceptions=True)
        assert isinstance(results[0], Exception)
        assert results[1] is True

    with_store(database, deed)


def test_a_seat_changes_only_as_it_was_seen(database: str) -> None:
    async def deed(store: Store) -> None:
        await store.add_table(ROW, SEATS)
        bob, cleo = replace(SEATS[1], guest="bob"), replace(SEATS[1], guest="cleo")
        assert await store.set_seat("table", SEATS[1], bob, {"due": 7.0})
        assert not await store.set_seat("table", SEATS[1], cleo, {"due": 8.0})
        whole = await store.whole("table")
        assert whole is not None
        assert (whole.seats[1], whole.row.due) == (bob, 7.0)
        assert not await store.begin(replace(ROW, status="playing"), SEATS, entry(1))

    with_store(database, deed)


def test_lists_and_what_is_due(database: str) -> None:
    async def deed(store: Store) -> None:
        for n, status in enumerate(("open", "playing", "over")):
            row = replace(ROW, id=status, status=status, started=float(n), due=float(n), created=n)
            await store.add_table(row, SEATS)
        await store.add_table(replace(ROW, id="secret", visibility="link", host="bob"), [Seat(0), Seat(1)])
        listed = {which: await _ids(store, which, "ann") for which in ("open", "playing", "mine", "over")}
        assert listed == {
            "open": ["open"],
            "playing": ["playing"],
            "mine": ["playing", "open"],
            "over": ["over"],
        }
        assert await _ids(store, "mine", "bob") == ["secret"]
        first, second = Due(0.0, "open"), Due(1.0, "playing")
        assert await store.due(1.0, 10) == [first, second]
        assert await store.due(1.0, 1) == [first]
        assert await store.due(1.0, 1, first) == [second]
        await store.put_off(first, 5.0)
        await store.put_off(Due(0.5, "playing"), 5.0)  # not as it was seen: somebody found another time
        assert await store.due(1.0, 10) == [second]
        assert await store.due(5.0, 10) == [second, Due(2.0, "over"), Due(5.0, "open")]
        assert await store.mark_trouble("open", {"key": "stuck", "since": 3.0})
        assert not await store.mark_trouble("open", {"key": "fault", "since": 4.0})
        found = await store.whole("open")
        assert found is not None
        assert found.row.trouble == {"key": "stuck", "since": 3.0}
        assert await store.end_trouble("open", {"due": 6.0})
        assert not await store.end_trouble("open", {"due": 7.0})
        found = await store.whole("open")
        assert found is not None
        assert (found.row.trouble, found.row.due) == (None, 6.0)

    with_store(database, deed)


def test_the_public_lists_hold_the_newest_few_of_each_host(database: str) -> None:
    async def deed(store: Store) -> None:
        for n in range(8):
            row = replace(ROW, id=f"t{n}", created=float(n), host="bob" if n % 4 == 0 else "ann")
            await store.add_table(row, SEATS)
        assert await _ids(store, "open", "") == ["t7", "t6", "t5", "t4", "t0"]

    with_store(database, deed)


async def _ids(store: Store, which: str, guest: str) -> list[str]:
    return [row.id for row, _ in await store.listed(which, guest)]


def test_a_name_follows_its_guest(database: str) -> None:
    async def deed(store: Store) -> None:
        await store.add_table(ROW, SEATS)
        await store.add_table(replace(ROW, id="done", status="over"), SEATS)
        assert await store.guest_name("ann") is None
        assert await store.save_guest("ann", "Anna", 1.0) == ["table"]
        assert await store.save_guest("ann", "Anne", 2.0) == ["table"]
        assert await store.guest_name("ann") == "Anne"
        for match_id, name in (("table", "Anne"), ("done", "Ann")):
            whole = await store.whole(match_id)
            assert whole is not None
            assert whole.seats[0].name == name

    with_store(database, deed)


def test_migrations_lead_to_the_schema(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    assert is_current(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(ValueError, match="later version"):
        migrate(engine)
    engine.dispose()


def test_a_backup_holds_everything_and_never_overwrites(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.storage.postgres import binary

    monkeypatch.setenv("PATH", str(Path(binary("pg_dump")).parent), prepend=":")
    target = tmp_path / "backup"

    async def deed(store: Store) -> None:
        await store.add_table(ROW, SEATS)
        back_up(database, target)

    with_store(database, deed)
    assert target.stat().st_mode & 0o077 == 0
    if database.startswith("sqlite"):
        with_store(f"sqlite:///{target}", _has_table)
    else:
        assert target.read_bytes().startswith(b"PGDMP")
    with pytest.raises(ValueError, match="exists already"):
        back_up(database, target)


async def _has_table(store: Store) -> None:
    whole = await store.whole("table")
    assert whole is not None
    assert whole.seats == SEATS


@pytest.mark.parametrize("address", ["mysql://host/x", "nonsense", "sqlite://", "sqlite:///:memory:"])
def test_other_addresses_are_refused_in_a_sentence(address: str) -> None:
    with pytest.raises(ValueError, match="the database"):
        database_url(address)


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "new" / "rookery.db"
    open_engine(f"sqlite:///{file}").dispose()
    assert file.stat().st_mode & 0o077 == 0


def test_a_deal_is_promised_once_tried_once_and_noted(database: str) -> None:
    row = replace(ROW, deal="deal", player="ann")

    async def play(store: Store) -> None:
        assert await store.add_deal(DEAL)
        assert not await store.add_deal(replace(DEAL, seed="55" * 32))
        assert await store.deal("deal") == DEAL
        assert await store.move_deal_on(DEAL, "begun", 101.0)
        assert not await store.move_deal_on(DEAL, "begun", 102.0)
        assert await store.add_table(row, SEATS)
        assert not await store.add_table(replace(row, id="second"), SEATS)
        assert await store.add_table(replace(row, id="fun", player=None), SEATS)
        over = replace(row, status="over", result={"totals": [3, 2], "winners": [0]})
        assert await store.append(over, entry(1))
        assert [one.id for one in await store.sits_at("deal", "ann")] == ["fun", "table"]
        [told] = [one for one in await store.played("deal") if one.player]
        assert (told.result, told.seats) == (over.result, SEATS)
        assert await store.deal_of("table") == "deal"
        assert await store.claim_deal("deal", 5.0, 0.0)
        assert not await store.claim_deal("deal", 6.0, 0.0)
        await store.keep_levels("deal", [{"level": "careless"}])
        assert not await store.claim_deal("deal", 7.0, 6.5)
        begun = replace(DEAL, status="begun", levels=[{"level": "careless"}], claimed=5.0)
        assert await store.unended("daily") == [begun]
        assert await store.move_deal_on(begun, "ended", 201.0)
        assert await store.unended("daily") == []
        lines = await store.ledger(0, None, 10)
        assert [(line.kind, line.commitment) for line in lines] == [
            (kind, DEAL.commitment) for kind in ("sealed", "begun", "ended")
        ], "tables of a deal have no lines of their own"

    with_store(database, play)
