"""A migration is killed at every statement: the schema is the old one or the new one, and no game is lost."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

import rookery
from rookery.client import Visitor
from rookery.server.identity import signed
from rookery.server.upkeep import check_all
from rookery.storage.backup import back_up
from rookery.storage.engine import open_engine
from rookery.storage.restore import restore
from rookery.storage.schema import METADATA
from rookery.storage.upgrade import is_current, migrate, revisions
from tests.server.house import SECRET, open_house, play_on
from tests.storage.old_databases import first_rows, kept_rows, make_old
from tests.storage.postgres import new_database

EARLIER = revisions()[:-1]
ENDS = (EARLIER[0], EARLIER[-1])  # what lies between them is left to the soak
TRIED = [pytest.param(one, marks=[] if one in ENDS else pytest.mark.soak) for one in EARLIER]

# Each line names a file and how many statements may run before this process's child is killed.
UPGRADES = """
import os, signal, sys
from sqlalchemy import event
from rookery.storage.engine import open_engine
from rookery.storage.upgrade import migrate

def upgrade(file, left):
    engine = open_engine("sqlite:///" + file)
    def count(*_):
        nonlocal left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)
    event.listen(engine, "before_cursor_execute", count)
    migrate(engine)

for line in sys.stdin:
    file, left = line.split()
    child = os.fork()
    if child == 0:
        upgrade(file, int(left))
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A SQLite file of every earlier schema with live games."""
    folder = tmp_path_factory.mktemp("old")
    found = {revision: folder / f"{revision}.db" for revision in EARLIER}
    for revision, file in found.items():
        make_old(f"sqlite:///{file}", revision)
    return found


@pytest.fixture(params=TRIED)
def old(request: pytest.FixtureRequest, files: dict[str, Path], tmp_path: Path) -> Path:
    """One of them, for one test alone."""
    return Path(shutil.copy(files[request.param], tmp_path / "old.db"))


Rows = dict[str, list[tuple[Any, ...]]]


def rows_in(file: Path) -> Rows:
    """What the first program wrote, as it lies in the file now."""
    found: Rows = {}
    with closing(sqlite3.connect(file)) as link:
        for name, rows in first_rows().items():
            columns = ", ".join(f'"{key}"' for key in rows[0] if key in METADATA.tables[name].c)
            found[name] = link.execute(f"SELECT {columns} FROM {name} ORDER BY rowid").fetchall()
    return found


def start_again(file: Path) -> Rows:
    """What is there after the next start."""
    engine = open_engine(f"sqlite:///{file}")
    try:
        migrate(engine, copy=False)
        assert is_current(engine)
    finally:
        engine.dispose()
    return rows_in(file)


@pytest.fixture
def upgrades() -> Iterator[subprocess.Popen[str]]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", UPGRADES]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, env=environment, text=True, **pipes) as process:  # type: ignore[call-overload]
        yield process
        process.stdin.close()


def test_killed_at_any_statement_it_starts_again_with_everything(
    old: Path, upgrades: subprocess.Popen[str]
) -> None:
    assert upgrades.stdin is not None
    assert upgrades.stdout is not None
    before, ended, statements = rows_in(old), -signal.SIGKILL, 0
    while ended == -signal.SIGKILL:
        file = Path(shutil.copy(old, old.parent / f"killed-{statements}.db"))
        upgrades.stdin.write(f"{file} {statements}\n")
        upgrades.stdin.flush()
        ended = int(upgrades.stdout.readline())
        assert start_again(file) == before
        statements += 1
    assert ended == 0
    assert statements > 3


def test_a_fault_at_any_statement_changes_nothing(old: Path) -> None:
    with closing(sqlite3.connect(old)) as link:
        before, left = list(link.iterdump()), 0
    while True:
        engine, counted = open_engine(f"sqlite:///{old}"), iter(range(left))

        def count(*_: object, counted: Iterator[int] = counted) -> None:
            if next(counted, None) is None:
                raise RuntimeError("the power goes out")

        event.listen(engine, "before_cursor_execute", count)
        try:
            migrate(engine)
            break
        except RuntimeError:
            engine.dispose()
        with closing(sqlite3.connect(old)) as link:
            assert list(link.iterdump()) == before
        left += 1
    engine.dispose()
    assert left > 3


def test_games_of_every_earlier_schema_go_on(old: Path) -> None:
    database, before = f"sqlite:///{old}", rows_in(old)
    assert start_again(old) == before
    _check_matches(database)
    _play_on(database)


@pytest.mark.parametrize("revision", TRIED)
def test_games_of_every_earlier_schema_go_on_in_postgresql(revision: str) -> None:
    database = new_database()
    make_old(database, revision)
    engine = open_engine(database)
    before = kept_rows(engine)
    migrate(engine)
    assert kept_rows(engine) == before
    engine.dispose()
    _check_matches(database)
    _play_on(database)


def _same_rules(row: dict[str, Any]) -> bool:
    return bool(row["rules"] == rookery.load(row["game"]).rules_version)


def _check_matches(database: str) -> None:
    """Every match whose rules are still this program's holds."""
    known = {
        row["id"] for row in first_rows()["match"] if row["rules"] == rookery.load(row["game"]).rules_version
    }
    findings = [finding for finding in check_all(database) if finding.match_id in known]
    assert [finding for finding in findings if finding.reason] == []


def _play_on(database: str) -> None:
    """The person of then has her seat, and the game goes on."""
    for row in first_rows()["match"]:
        if row["status"] == "playing" and row["clock"] is None and _same_rules(row):
            with open_house(database) as house:
                ann = Visitor(house.address, cookie=signed(row["host"], SECRET))
                with ann.sit(row["id"]) as chair:
                    assert play_on(chair, random.Random(1), 2) == 2 or chair.over
            return


def test_the_copy_is_the_way_back(old: Path) -> None:
    with closing(sqlite3.connect(old)) as link:
        before = sorted(link.iterdump())
    revision, engine = _revision(old), open_engine(f"sqlite:///{old}")
    migrate(engine)
    engine.dispose()
    copy = Path(f"{old}.schema-{revision}")
    assert copy.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(copy)) as link:
        assert sorted(link.iterdump()) == before
    assert restore(f"sqlite:///{old}", copy, lambda _: None)
    _play_on(f"sqlite:///{old}")


def _revision(file: Path) -> str:
    with closing(sqlite3.connect(file)) as link:
        return str(link.execute("SELECT version_num FROM alembic_version").fetchone()[0])


@pytest.mark.parametrize("tables", range(1, 6))
def test_a_first_start_that_an_earlier_program_left_half_done_is_begun_anew(
    tables: int, tmp_path: Path
) -> None:
    whole, file = tmp_path / "whole.db", tmp_path / "half.db"
    engine = open_engine(f"sqlite:///{whole}")
    migrate(engine, revisions()[0])
    engine.dispose()
    with closing(sqlite3.connect(whole)) as link:
        found = [row[0] for row in link.execute("SELECT sql FROM sqlite_master WHERE type = 'table'")]
    with closing(sqlite3.connect(file)) as link, link:
        for statement in found[: tables + 1]:  # the version's own table comes first, and is empty
            link.execute(statement)
    with closing(sqlite3.connect(file)) as link, link:
        link.execute("INSERT INTO guest VALUES ('ann', 'Ann', 1.0)")
    engine = open_engine(f"sqlite:///{file}")
    with pytest.raises(ValueError, match="guest but no version"):
        migrate(engine)
    with closing(sqlite3.connect(file)) as link, link:
        link.execute("DELETE FROM guest")
    migrate(engine)
    assert is_current(engine)
    engine.dispose()


def test_a_strange_schema_is_refused_in_a_sentence_and_left_alone(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    make_old(f"sqlite:///{old}", EARLIER[0])
    engine = open_engine(f"sqlite:///{old}")
    with closing(sqlite3.connect(old)) as link, link:
        link.execute("DROP INDEX match_by_status")
        link.execute("ALTER TABLE match RENAME TO contest")
        before = list(link.iterdump())
    with pytest.raises(ValueError, match="cannot be brought up to date"):
        migrate(engine)
    engine.dispose()
    with closing(sqlite3.connect(old)) as link:
        assert list(link.iterdump()) == before
    back_up(f"sqlite:///{old}", old.parent / "for a look")
