"""From every earlier schema, with games in the middle of play: upgraded, rolled back, upgraded, played on."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.client import Visitor
from rookery.server.identity import signed
from rookery.server.upkeep import check_all
from rookery.storage.archive import Archive
from rookery.storage.backup import back_up
from rookery.storage.engine import open_engine
from rookery.storage.restore import restore
from rookery.storage.rows import PLAYING
from rookery.storage.upgrade import migrate, revisions
from tests.promises import kept
from tests.server.house import SECRET, House, open_house
from tests.server.players import Player
from tests.storage.old_databases import make_old
from tests.storage.postgres import new_database

REVISIONS = revisions()


def counted(database: str) -> dict[str, int]:
    """How far each match has come."""
    with Archive(database) as archive:
        return {match_id: len(archive.whole(match_id).entries) for match_id in archive.begun()}


def sound(address: str) -> None:
    """Every match holds, by the rules it was begun with."""
    assert [finding for finding in check_all(address) if finding.reason] == []


def play_to_the_end(house: House, database: str, games: set[str]) -> int:
    """People of before come back with their cookies and play what they had begun; answers how many games."""
    players: list[Player] = []
    with Archive(database) as archive:
        wholes = [archive.whole(match_id) for match_id in archive.begun()]
    for whole in wholes:
        if whole.row.status == PLAYING and whole.row.game in games:
            guests = [seat.guest for seat in whole.seats if seat.guest is not None]
            cookies = [signed(guest, SECRET) for guest in guests]
            players += [Player([house.address], cookie, whole.row.id, 5) for cookie in cookies]
    for player in players:
        player.start()
    end = time.monotonic() + 600
    while not all(player.over or player.wrong for player in players) and time.monotonic() < end:
        time.sleep(0.05)
    assert [player.wrong for player in players if player.wrong] == []
    assert all(player.over for player in players), "a game did not go on"
    for player in players:
        rookery.verify(Visitor(house.address).get(f"/api/tables/{player.table}/record"))
    return len({player.table for player in players})


def upgrade_and_roll_back(database: str, folder: Path, revision: str, games: set[str]) -> int:
    make_old(database, revision)
    saved = folder / "backup"
    back_up(database, saved)
    engine = open_engine(database)
    migrate(engine)
    engine.dispose()
    sound(database)
    before = counted(database)
    assert len(before) >= 4
    with open_house(database) as house:
        play_to_the_end(house, database, {"crypt"})
    assert counted(database) != before
    restore(database, saved, sound)
    assert counted(database) == before
    with open_house(database) as house:
        return play_to_the_end(house, database, games)


@pytest.mark.soak
def test_live_games_of_every_kind_survive_from_every_schema(database: str, tmp_path: Path) -> None:
    done: list[Any] = []
    for revision in REVISIONS:
        folder = tmp_path / revision
        folder.mkdir()
        sqlite = database.startswith("sqlite")
        fresh = f"sqlite:///{folder / 'rookery.db'}" if sqlite else new_database()
        done.append(upgrade_and_roll_back(fresh, folder, revision, set(rookery.games())))
    kept(
        f"upgrade and rollback from every earlier schema with live games ({database.partition(':')[0]})",
        f"schemas {', '.join(REVISIONS)}, {done[0]} live games of all four kinds each",
        "every game played on to its end after upgrade, rollback and upgrade, and verifies",
    )
