"""Putting a backup back: the documented way cannot corrupt, and the careless ways are noticed."""

from __future__ import annotations

import os
import shutil
import sqlite3
from argparse import Namespace
from contextlib import closing
from pathlib import Path

import pytest

from rookery.cli.hosting import run_restore
from rookery.cli.trouble import Trouble
from rookery.client import Turned, Visitor
from rookery.server.upkeep import check_all, refuse_faulty
from rookery.storage import Store
from rookery.storage import restore as restoring
from rookery.storage.archive import Archive
from rookery.storage.backup import back_up
from rookery.storage.engine import open_engine, sqlite_file
from rookery.storage.keeping import beside, kept
from rookery.storage.restore import restore
from rookery.storage.soundness import check_sound
from tests.attacks.keeper import Keeping
from tests.server.house import House, open_house
from tests.storage.postgres import binary, new_database

BEFORE, AFTER = 20, 90  # tables; the second many make SQLite begin its -wal anew after the backup


def fine(database: str) -> None:
    """Every match holds."""


def tables(file: Path) -> int:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as link:
        return int(link.execute("SELECT count(*) FROM match").fetchone()[0])


def start(database: str) -> None:
    """As a service starts."""
    with kept(sqlite_file(database)) as keeper:
        Store(database, keeper=keeper).close()


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "rookery.db"


@pytest.fixture
def killed(place: Path) -> Path:
    """A backup that was made while a service ran which was then killed; its -wal is left."""
    backup = place.parent / "backup.db"
    service = Keeping(f"sqlite:///{place}")
    assert service.write(BEFORE) == "kept"
    back_up(f"sqlite:///{place}", backup)
    assert service.write(AFTER) == "kept"
    service.kill()
    assert beside(place, "-wal").stat().st_size > 0
    return backup


def test_an_old_wal_is_never_replayed_into_a_copied_backup(place: Path, killed: Path) -> None:
    database = f"sqlite:///{place}"
    shutil.copyfile(killed, place)
    for way in (start, open_engine, Archive, lambda url: back_up(url, place.parent / "second")):
        with pytest.raises(ValueError, match="rookery restore"):
            way(database)
    assert restore(database, killed, fine)
    start(database)
    assert tables(place) == BEFORE


def test_where_no_lock_file_tells_the_damage_itself_does(place: Path, killed: Path) -> None:
    shutil.copyfile(killed, place)
    beside(place, "-lock").unlink()
    with pytest.raises(ValueError, match=r"damaged .*`rookery restore`"):
        start(f"sqlite:///{place}")
    with pytest.raises(ValueError, match="damaged"):
        list(check_all(f"sqlite:///{place}"))


def test_restore_after_a_kill_gives_exactly_the_backup_and_keeps_what_was(place: Path, killed: Path) -> None:
    database = f"sqlite:///{place}"
    aside = Path(restore(database, killed, fine))
    assert not beside(place, "-wal").exists()
    assert place.stat().st_mode & 0o077 == 0
    engine = open_engine(database)
    check_sound(engine)
    engine.dispose()
    assert tables(place) == BEFORE
    assert restore(database, aside, fine)  # and back again, with the -wal that belongs to it
    assert tables(place) == BEFORE + AFTER


def test_a_running_service_keeps_restore_and_a_second_service_out(place: Path) -> None:
    database, backup = f"sqlite:///{place}", place.parent / "backup.db"
    service = Keeping(database)
    assert service.write(1) == "kept"
    back_up(database, backup)
    with pytest.raises(ValueError, match="another service runs"):
        restore(database, backup, fine)
    with pytest.raises(ValueError, match="another service runs"):
        start(database)
    assert service.write(1) == "kept"
    service.kill()  # the kernel lets go of the lock
    start(database)
    restore(database, backup, fine)


def overwrite(place: Path, backup: Path) -> None:
    shutil.copyfile(backup, place)


def move_over(place: Path, backup: Path) -> None:
    os.replace(backup, place)


def empty(place: Path, _: Path) -> None:
    os.truncate(place, 0)


def remove(place: Path, _: Path) -> None:
    place.unlink()


@pytest.mark.parametrize("careless", [overwrite, move_over, empty, remove])
def test_a_file_replaced_under_a_service_stops_its_promises(careless: object, place: Path) -> None:
    assert callable(careless)
    database, backup = f"sqlite:///{place}", place.parent / "backup.db"
    service = Keeping(database)
    assert service.write(2) == "kept"
    back_up(database, backup)
    shutil.copyfile(backup, place.parent / "kept.db")
    careless(place, backup)
    for _ in range(2):
        assert service.write(1).startswith("Replaced")
    assert "was replaced under the service" in service.end()
    with pytest.raises(ValueError, match="rookery restore"):
        start(database)
    restore(database, place.parent / "kept.db", fine)
    start(database)
    assert tables(place) == 2


def test_people_are_told_that_the_service_is_unavailable(house: House, file: str, tmp_path: Path) -> None:
    ann = Visitor(house.address)
    ann.open_table("crypt", seats=1)
    back_up(file, tmp_path / "backup.db")
    shutil.copyfile(tmp_path / "backup.db", tmp_path / "rookery.db")
    with pytest.raises(Turned) as turned:
        ann.open_table("crypt", seats=1)
    assert (turned.value.status, turned.value.error) == (503, "unavailable")


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A backup with one finished game."""
    database = f"sqlite:///{tmp_path / 'played.db'}"
    with open_house(database) as house:
        ann = Visitor(house.address, "Ann")
        done = ann.open_table("crypt", seats=2, bots={"1": "random"})["id"]
        ann.post(f"/api/tables/{done}/seat", {"seat": 0, "bot": "random"})
        with ann.sit(done) as eye:
            eye.wait(lambda: eye.over, 60)
    back_up(database, tmp_path / "backup.db")
    return tmp_path / "backup.db"


def test_matches_are_verified_before_anything_is_replaced(played: Path, place: Path) -> None:
    told = Namespace(database=f"sqlite:///{place}", file=str(played), force=False)
    assert run_restore(told) == 0
    with closing(sqlite3.connect(played)) as link, link:
        link.execute("UPDATE entry SET outcomes = '[0]' WHERE seq = 1")
    before = place.read_bytes()
    with pytest.raises(Trouble) as trouble:
        run_restore(told)
    assert "1 matches of the backup do not hold" in str(trouble.value.args_said["reason"])
    assert place.read_bytes() == before
    told.force = True
    assert run_restore(told) == 0
    assert place.read_bytes() != before


def no_database(backup: Path) -> None:
    backup.write_bytes(b"something else")


def half(backup: Path) -> None:
    os.truncate(backup, backup.stat().st_size // 2)


def nothing(backup: Path) -> None:
    backup.unlink()


def later(backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as link, link:
        link.execute("UPDATE alembic_version SET version_num = '9999'")


def of_another_program(backup: Path) -> None:
    backup.unlink()
    with closing(sqlite3.connect(backup)) as link, link:
        link.execute("CREATE TABLE bookmarks (address TEXT)")


@pytest.mark.parametrize("spoil", [no_database, half, nothing, later, of_another_program])
def test_what_is_no_sound_backup_changes_nothing(spoil: object, played: Path, place: Path) -> None:
    assert callable(spoil)
    shutil.copyfile(played, place)
    before = place.read_bytes()
    spoil(played)
    with pytest.raises(ValueError, match="backup|damaged|later version"):
        restore(f"sqlite:///{place}", played, fine)
    assert place.read_bytes() == before
    assert {path.name for path in place.parent.glob("rookery.db*")} <= {"rookery.db", "rookery.db-lock"}


@pytest.mark.parametrize("step", ["_set_aside", "to_disk"])
def test_a_restore_that_was_cut_off_is_begun_again(
    step: str, place: Path, killed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = getattr(restoring, step)

    def cut(path: Path) -> None:
        if path.name != "rookery.db-restoring":
            raise KeyboardInterrupt
        plain(path)

    database = f"sqlite:///{place}"
    with monkeypatch.context() as patch:
        patch.setattr(restoring, step, cut)
        with pytest.raises(KeyboardInterrupt):
            restore(database, killed, fine)
    with pytest.raises(ValueError, match="restore` again"):
        start(database)
    restore(database, killed, fine)
    start(database)
    assert tables(place) == BEFORE


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(Path(binary("pg_dump")).parent), prepend=":")


def test_a_dump_takes_the_place_of_a_database(tools: None, tmp_path: Path) -> None:
    database, dump = new_database(), tmp_path / "dump"
    with open_house(database) as house:
        Visitor(house.address).open_table("crypt", seats=1)
        back_up(database, dump)
        Visitor(house.address).open_table("crypt", seats=1)
        with pytest.raises(ValueError, match="connected"):
            restore(database, dump, fine)
    aside = restore(database, dump, refuse_faulty)
    for name, count in ((database, 1), (f"{database.rpartition('/')[0]}/{aside}", 2)):
        with Archive(name) as archive:
            assert len(archive.begun()) == count


def test_no_dump_changes_nothing(tools: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database, dump = new_database(), tmp_path / "dump"
    start(database)
    dump.write_bytes(b"no dump")
    with pytest.raises(ValueError, match="pg_restore failed"):
        restore(database, dump, fine)
    back_up(new_database(), tmp_path / "another program's")
    with pytest.raises(ValueError, match="no database of Rookery"):
        restore(database, tmp_path / "another program's", fine)

    def refuse(_: str) -> None:
        raise ValueError("a match does not hold")

    dump.unlink()
    back_up(database, dump)
    with pytest.raises(ValueError, match="does not hold"):
        restore(database, dump, refuse)
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(ValueError, match="pg_restore is not installed"):
        restore(database, dump, fine)
    start(database)
