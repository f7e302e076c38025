"""The daily deal over HTTP, in days that the test turns."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import rookery
from rookery.client import Turned, Visitor
from rookery.server import daily
from rookery.server.daily import DAY, date_of
from rookery.server.reference import played
from rookery.table.ledger import table_mark
from tests.server.days import MONDAY, Sun, open_days, play_to_the_end, status, today, until, ways_to
from tests.server.house import House
from tools.verify_record import verify as verify_alone

BODIES: dict[str, Any] = {
    "reveal": {"link": "1" * 64},
    "seat": {"seat": 0},
    "call": {"seat": 0},
    "remove": {"seat": 0},
    "chat": {"text": "hm"},
    "end": {"agree": True},
    "move": {"seq": 1, "actions": [0]},
    "undo": {"seq": 1},
    "why": {"action": 0},
}


@pytest.fixture
def sun(monkeypatch: pytest.MonkeyPatch) -> Sun:
    monkeypatch.setattr(daily, "LEVEL", "random")  # they take no time
    return Sun()


@pytest.fixture
def house(file: str, sun: Sun) -> Iterator[House]:
    with open_days(file, sun) as running:
        yield running


def lines_of(who: Visitor, date: str) -> list[dict[str, Any]]:
    found = who.get(f"/api/ledger?table={table_mark(f'daily-{date}')}")["entries"]
    return list(found)


def begin(who: Visitor, sun: Sun, **wish: Any) -> str:
    return str(who.post(f"/api/daily/{today(sun)}", wish)["id"])


def refused(who: Visitor, house: House, table: str) -> set[int]:
    """What somebody is answered who tries every way to a table."""
    tried = [
        status(who, method, path, None if method == "GET" else BODIES.get(path.rsplit("/", 1)[1], {}))
        for method, path in ways_to(house, table)
    ]
    return set(tried)


def test_a_deal_is_promised_the_day_before_and_nothing_more_is_known_of_it(house: House, sun: Sun) -> None:
    ann, date = Visitor(house.address, "Ann"), date_of(MONDAY)
    told = ann.get("/api/daily")["next"]
    [line] = lines_of(ann, date)
    assert (line["kind"], line["commitment"]) == ("sealed", told["commitment"])
    assert line["at"] == told["sealed"] < MONDAY
    assert status(ann, "GET", f"/api/daily/{date}") == 404
    assert status(ann, "POST", f"/api/daily/{date}", {"fun": True}) == 404
    sun.time = MONDAY + 1
    until(lambda: len(lines_of(ann, date)) == 2)
    now = ann.get("/api/daily")
    assert (now["date"], now["commitment"], now["you"]) == (date, told["commitment"], "new")
    assert not now.keys() & {"seed", "results", "levels", "points"}


def test_the_seed_is_drawn_and_hangs_on_nothing_known(tmp_path: Path) -> None:
    """Two services that start alike promise different seeds for the same day."""
    promised = []
    for n in range(2):
        with open_days(f"sqlite:///{tmp_path / f'{n}.db'}", Sun()) as running:
            promised.append(Visitor(running.address).get("/api/daily")["next"]["commitment"])
    assert promised[0] != promised[1]


def test_nobody_sees_others_before_having_finished(house: House, sun: Sun) -> None:
    sun.time = MONDAY + 1
    ann, bob, eve = (Visitor(house.address, name) for name in ("Ann", "Bob", "Eve"))
    until(lambda: ann.get("/api/daily")["date"] == today(sun))
    hers, his = begin(ann, sun), begin(bob, sun)
    play_to_the_end(ann, hers)
    for other in (bob, eve):
        assert refused(other, house, hers) == {403}
        assert other.get("/api/daily").keys().isdisjoint({"results", "levels", "points"})
    assert refused(ann, house, his) == {403}, "who has finished could tell what comes"
    with pytest.raises(ConnectionClosed) as closed, _line(house, eve, hers) as line:
        line.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    lists = [eve.get(f"/api/tables?list={name}") for name in ("open", "playing", "mine", "over")]
    assert hers not in json.dumps(lists)
    record = ann.get(f"/api/tables/{hers}/record")
    assert "seed" not in record["chance"]
    assert "draws" not in record["chance"]
    assert "seed" not in ann.get(f"/api/tables/{hers}")
    assert "seed" not in ann.get(f"/api/tables/{hers}/replay")["record"]["chance"]
    play_to_the_end(bob, his, 2)
    assert [one["name"] for one in bob.get("/api/daily")["results"] if one["you"]] == ["Bob"]
    assert bob.get(f"/api/tables/{hers}/replay")["steps"] > 0
    assert status(eve, "GET", f"/api/tables/{hers}/replay") == 403


def _line(house: House, who: Visitor, table: str) -> Any:
    address = house.address.replace("http", "ws")
    return connect(f"{address}/ws/{table}", additional_headers={"Cookie": f"rookery={who.cookie}"})


def test_all_meet_the_same_chance_and_it_verifies_when_the_day_is_over(house: House, sun: Sun) -> None:
    sun.time = MONDAY + 1
    people = [Visitor(house.address, name) for name in ("Ann", "Bob")]
    until(lambda: people[0].get("/api/daily")["date"] == today(sun))
    tables = [begin(who, sun) for who in people]
    for who, table in zip(people, tables, strict=True):
        play_to_the_end(who, table)  # both choose alike
    records = [who.get(f"/api/tables/{table}/record") for who, table in zip(people, tables, strict=True)]
    assert records[0]["moves"] == records[1]["moves"], "bots answer alike too"
    with pytest.raises(ValueError, match="seed is not in the record"):
        rookery.verify(records[0])
    until(lambda: people[0].get("/api/daily")["levels"])
    sun.time = MONDAY + DAY
    date = date_of(MONDAY)
    until(lambda: len(lines_of(people[0], date)) == 3)
    eve = Visitor(house.address, "Eve")
    told = eve.get(f"/api/daily/{date}")
    assert [one["points"] for one in told["results"]] == [records[0]["result"]["scores"][0][0]] * 2
    ledger = eve.get("/api/ledger?after=0")
    for table in tables:
        record = eve.get(f"/api/tables/{table}/record")
        assert record["chance"]["seed"] == told["seed"]
        rookery.verify(record)
        assert verify_alone(record, None, ledger)
    assert status(eve, "POST", f"/api/daily/{date}", {}) == 409


def test_it_counts_once_and_then_it_is_for_fun(house: House, sun: Sun) -> None:
    sun.time = MONDAY + 1
    ann = Visitor(house.address, "Ann")
    until(lambda: ann.get("/api/daily")["date"] == today(sun))
    assert status(ann, "POST", f"/api/daily/{today(sun)}", {"fun": True}) == 409
    table = begin(ann, sun)
    assert status(ann, "POST", f"/api/daily/{today(sun)}", {}) == 409
    assert status(ann, "POST", f"/api/tables/{table}/hint", {}) == 403
    assert ann.get("/api/daily")["table"] == table
    play_to_the_end(ann, table)
    again = begin(ann, sun, fun=True)
    assert ann.get(f"/api/tables/{again}")["counts"] is False
    play_to_the_end(ann, again, 7)
    assert [one["table"] for one in ann.get("/api/daily")["results"]] == [table]


@pytest.mark.parametrize("deed", ["end", "leave"])
def test_who_leaves_has_not_finished(house: House, sun: Sun, deed: str) -> None:
    sun.time = MONDAY + 1
    ann = Visitor(house.address, "Ann")
    until(lambda: ann.get("/api/daily")["date"] == today(sun))
    table = begin(ann, sun)
    ann.post(f"/api/tables/{table}/{deed}", {"agree": True} if deed == "end" else {})
    until(lambda: ann.get("/api/daily")["you"] == "done")
    told = ann.get("/api/daily")
    assert [one["finished"] for one in told["results"]] == [False]
    assert told["points"] == []
    assert status(ann, "POST", f"/api/daily/{today(sun)}", {}) == 409


def test_a_day_that_was_sealed_stays_so_over_a_restart(file: str, sun: Sun) -> None:
    with open_days(file, sun) as running:
        promised = Visitor(running.address).get("/api/daily")["next"]["commitment"]
    sun.time = MONDAY + 5
    with open_days(file, sun) as running:
        assert Visitor(running.address).get("/api/daily")["commitment"] == promised


def test_the_round_has_every_game_and_every_day_has_one(file: str, sun: Sun) -> None:
    sun.time, met = MONDAY, []
    with open_days(file, sun, daily_levels=0) as running:
        ann = Visitor(running.address, "Ann")
        for n in range(len(rookery.games())):
            sun.time = MONDAY + n * DAY
            until(lambda: status(ann, "GET", "/api/daily") == 200)
            told = ann.get("/api/daily")
            met.append(told["game"])
            assert ann.get(f"/api/tables/{begin(ann, sun)}")["game"] == told["game"]
    assert sorted(met) == sorted(rookery.games())


def test_bots_play_the_same_deal_alike_every_time() -> None:
    wish = {
        "game": "crypt",
        "pack": "",
        "seats": 3,
        "options": {},
        "bots": {"1": "cutpurse", "2": "cutpurse"},
    }
    wish |= {"seed": "5" * 64, "deal": "daily-x", "seat": 0}
    assert played(wish, "careless") == played(wish, "careless")


@pytest.mark.parametrize(
    ("path", "told"),
    [("/api/daily/today", "date"), ("/api/daily/2999-01-01", "there is no deal of that day")],
)
def test_bad_days_get_one_sentence(house: House, path: str, told: str) -> None:
    with pytest.raises(Turned, match=told):
        Visitor(house.address).get(path)
