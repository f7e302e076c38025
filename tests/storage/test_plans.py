"""Whatever a request asks of an old database is found by an index: nothing walks through everybody's rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from inspect import getmembers, isfunction
from itertools import count
from types import ModuleType
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event

from rookery.storage import deals, reads, writes
from rookery.storage.engine import WRITING, open_engine
from rookery.storage.rows import OVER, SEALING, Due, Pulse, Seat
from tests.storage.crowd import REGULAR, fill
from tests.storage.test_contract import DEAL, ROW, SEATS, entry

TABLES = 1500
HERE = f"table{TABLES - 1:020}"  # the newest, open
LARGE = ("match", "seat", "entry", "chat", "guest", "ledger", "record", "deal")
OUTSIDE = {
    "begun",  # the host's own commands ask for everything
    "insert_into",  # a part of others
    *("orphaned", "orphans", "claim"),  # PostgreSQL alone, among the tables that are due
}
NEW = replace(ROW, id="new")
LINE = {"guest": "ann", "seat": 0, "name": "Ann", "text": "hello", "at": 5.0}
Deed = Callable[[Connection], object]

DEEDS: dict[str, Deed] = {
    "reads.guest_name": lambda link: reads.guest_name(link, REGULAR),
    "reads.table": lambda link: reads.table(link, HERE),
    "reads.seats": lambda link: reads.seats(link, HERE),
    "reads.entries": lambda link: reads.entries(link, HERE, 1),
    "reads.chat": lambda link: reads.chat(link, HERE, 100),
    "reads.whole": lambda link: reads.whole(link, HERE),
    "reads.record": lambda link: reads.record(link, HERE),
    "reads.listed": lambda link: [
        reads.listed(link, which, REGULAR) for which in ("open", "playing", "mine", "over")
    ],
    "reads.due": lambda link: [reads.due(link, 1e9, 100), reads.due(link, 1e9, 100, Due(2.0, HERE))],
    "reads.clock": reads.clock,
    "reads.pulses": reads.pulses,
    "reads.last_line": reads.last_line,
    "reads.lines": lambda link: [reads.lines(link, 5, None, 10), reads.lines(link, 5, "mark", 10)],
    "deals.deal": lambda link: deals.deal(link, "deal"),
    "deals.unended": lambda link: deals.unended(link, "daily"),
    "deals.deal_of": lambda link: deals.deal_of(link, HERE),
    "deals.played": lambda link: deals.played(link, "deal"),
    "deals.sits_at": lambda link: deals.sits_at(link, "deal", REGULAR),
    "deals.sits_elsewhere": lambda link: deals.sits_elsewhere(link, "deal", HERE, REGULAR),
    "deals.add": lambda link: deals.add(link, DEAL),
    "deals.move_on": lambda link: deals.move_on(link, "deal", "sealed", "begun"),
    "deals.claim_deal": lambda link: deals.claim_deal(link, "deal", 1.0, 0.0),
    "deals.keep_levels": lambda link: deals.keep_levels(link, "deal", []),
    "deals.add_table": lambda link: deals.add_table(link, replace(NEW, deal="deal", player="ann"), SEATS),
    "writes.tell": lambda link: writes.tell(link, "worker", HERE),
    "writes.save_guest": lambda link: writes.save_guest(link, REGULAR, "New", 1.0),
    "writes.probe": lambda link: writes.probe(link, "mark"),
    "writes.add_table": lambda link: writes.add_table(link, NEW, SEATS),
    "writes.set_seat": lambda link: writes.set_seat(
        link, HERE, (before := reads.seats(link, HERE)[1]), replace(before, guest="new")
    ),
    "writes.set_table": lambda link: writes.set_table(link, HERE, {"status": OVER}),
    "writes.put_off": lambda link: writes.put_off(link, Due(2.0, HERE), 3.0),
    "writes.mark_trouble": lambda link: writes.mark_trouble(link, HERE, {"key": "fault"}),
    "writes.end_trouble": lambda link: writes.end_trouble(link, HERE, {"due": 1.0}),
    "writes.pulse": lambda link: writes.pulse(link, Pulse("boot", 1.0, 2.0)),
    "writes.seal": lambda link: writes.seal(link, *_as_it_is(link), {"status": SEALING}),
    "writes.call_off": lambda link: writes.call_off(link, *_sealed(link), SEATS, {"status": "open"}),
    "writes.begin": lambda link: writes.begin(link, *_sealed(link), entry(90)),
    "writes.note": lambda link: writes.note(link, "sealed", HERE, "22" * 32, 1.0),
    "writes.append": lambda link: writes.append(link, replace(NEW, id=HERE, status=OVER), entry(91)),
    "writes.keep_record": lambda link: writes.keep_record(link, HERE, "{}"),
    "writes.say": lambda link: writes.say(link, HERE, LINE),
}


def _as_it_is(link: Connection) -> tuple[Any, list[Seat]]:
    return reads.table(link, HERE), reads.seats(link, HERE)


def _sealed(link: Connection) -> tuple[Any, list[Seat]]:
    writes.set_table(link, HERE, {"status": SEALING})
    return _as_it_is(link)


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    database = f"sqlite:///{tmp_path_factory.mktemp('crowd') / 'rookery.db'}"
    fill(database, TABLES, 1)
    engine = open_engine(database)
    yield engine
    engine.dispose()


def walks(engine: Engine, deed: Deed) -> list[str]:
    """The steps of a deed's plans that read a large table from end to end."""
    asked: list[tuple[str, Any]] = []

    def note(_: object, __: object, statement: str, values: Any, *___: object) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE", "INSERT")):
            asked.append((statement, values))

    with engine.execution_options(**WRITING).connect() as link:
        event.listen(engine, "before_cursor_execute", note)
        deed(link)
        event.remove(engine, "before_cursor_execute", note)
        plans = [
            (statement, row[3])
            for statement, values in asked
            for row in link.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
        ]
        link.rollback()
    large = tuple(f"SCAN {name}" for name in LARGE)
    return [f"{step}: {statement}" for statement, step in plans if step.startswith(large)]


@pytest.mark.parametrize("name", sorted(set(DEEDS) - {"reads.last_line", "writes.note"}))
def test_no_request_walks_through_a_large_table(name: str, crowd: Engine) -> None:
    assert walks(crowd, DEEDS[name]) == []


@pytest.mark.parametrize("name", ["reads.last_line", "writes.note"])
def test_the_end_of_the_ledger_is_one_step_along_its_key(name: str, crowd: Engine) -> None:
    assert all("LIMIT" in step and "ORDER BY ledger.n DESC" in step for step in walks(crowd, DEEDS[name]))


def test_a_walk_is_noticed(crowd: Engine) -> None:
    assert walks(crowd, reads.begun)


@pytest.mark.parametrize("module", [reads, writes, deals])
def test_every_question_and_every_change_is_tried(module: ModuleType) -> None:
    own = {
        name
        for name, what in getmembers(module, isfunction)
        if what.__module__ == module.__name__ and not name.startswith("_")
    }
    short = module.__name__.rpartition(".")[2]
    assert own - OUTSIDE == {name.partition(".")[2] for name in DEEDS if name.startswith(f"{short}.")}


PERSONAL: dict[str, Deed] = {
    "mine": lambda link: reads.listed(link, "mine", "somebody"),
    "over": lambda link: reads.listed(link, "over", "somebody"),
    "rename": lambda link: writes.save_guest(link, "somebody", "New", 1.0),
}


@pytest.mark.parametrize("name", PERSONAL)
def test_others_tables_are_no_work_for_a_person_who_has_none(name: str, crowd: Engine) -> None:
    hundreds = count()
    with crowd.execution_options(**WRITING).connect() as link:
        driver: Any = link.connection.driver_connection
        driver.set_progress_handler(lambda: next(hundreds) * 0, 100)
        PERSONAL[name](link)
        driver.set_progress_handler(None, 0)
        link.rollback()
    assert next(hundreds) < 10  # hundreds of steps of SQLite's machine; one table of a walk takes a dozen


def test_a_name_changes_at_running_tables_only(crowd: Engine) -> None:
    with crowd.execution_options(**WRITING).connect() as link:
        touched = set(writes.save_guest(link, REGULAR, "New", 1.0))
        running = {row.id for row, _ in reads.listed(link, "mine", REGULAR)}
        assert running <= touched
        assert not touched & {row.id for row, _ in reads.listed(link, "over", REGULAR)}
        link.rollback()


def test_a_table_that_ends_moves_to_the_other_list(crowd: Engine) -> None:
    with crowd.execution_options(**WRITING).connect() as link:
        for end in (
            lambda match_id: writes.set_table(link, match_id, {"status": OVER, "ended": 9.0}),
            lambda match_id: writes.append(
                link, replace(NEW, id=match_id, status=OVER, started=1.0), entry(91)
            ),
        ):
            match_id = reads.listed(link, "mine", REGULAR)[0][0].id
            assert end(match_id) is not False
            assert match_id not in [row.id for row, _ in reads.listed(link, "mine", REGULAR)]
            assert match_id in [row.id for row, _ in reads.listed(link, "over", REGULAR)]
        link.rollback()
