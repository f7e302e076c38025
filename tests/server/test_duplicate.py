"""The same deal at several tables over HTTP: one seat a person, nothing of others before one's own end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import rookery
from rookery.client import Turned, Visitor
from rookery.server.duplicate import compared
from rookery.storage import Seat
from rookery.storage.rows import Played
from rookery.table.ledger import table_mark
from tests.server.days import play_to_the_end, status, until, ways_to
from tests.server.house import House
from tests.server.test_daily import refused
from tools.verify_record import verify as verify_alone

WISH = {"game": "crypt", "seats": 2, "bots": {"1": "random"}, "tables": 2}


def opened(who: Visitor, **wishes: Any) -> tuple[str, list[str]]:
    """A duplicate and its tables."""
    found = who.post("/api/duplicates", WISH | wishes)
    return f"/api/duplicates/{found['id']}", [one["table"] for one in found["tables"]]


def test_two_friends_play_the_same_deal_and_compare(house: House) -> None:
    ann, bob, eve = (Visitor(house.address, name) for name in ("Ann", "Bob", "Eve"))
    place, (one, two) = opened(ann)
    ann.post(f"/api/tables/{one}/join", {"seal": "1" * 64})
    assert status(ann, "POST", f"/api/tables/{two}/join", {}) == 409, "who knows a deal cannot play it again"
    bob.post(f"/api/tables/{two}/join", {})
    play_to_the_end(ann, one)
    assert {status(bob, *way) for way in ways_to(house, one) if way[0] == "GET"} == {403}
    assert refused(eve, house, one) == refused(ann, house, two) == {403}
    assert "scores" in ann.get(place)
    for other in (bob, eve):
        assert other.get(place).keys().isdisjoint({"scores", "seed"})
    assert "seed" not in json.dumps(ann.get(f"/api/tables/{one}/record")["chance"])
    play_to_the_end(bob, two)
    until(lambda: bob.get(place)["over"])
    told = eve.get(place)
    records = [eve.get(f"/api/tables/{table}/record") for table in (one, two)]
    assert records[0]["moves"] == records[1]["moves"], "the same choices, the same luck, the same bots"
    assert {(score["above"], score["share"]) for score in told["scores"]} == {(0.0, 0.5)}
    ledger = eve.get("/api/ledger?after=0")
    name = f"duplicate-{told['id']}"
    assert [line["kind"] for line in ledger["entries"] if line["table"] == table_mark(name)] == [
        *("sealed", "begun", "ended")
    ]
    for record in records:
        assert record["chance"]["seed"] == told["seed"]
        rookery.verify(record)
        verify_alone(record, None, ledger)


def test_a_line_from_before_a_table_began_ends_when_it_begins(house: House) -> None:
    ann, eve = Visitor(house.address, "Ann"), Visitor(house.address, "Eve")
    _, (one, _) = opened(ann)
    looking = eve.sit(one)
    ann.post(f"/api/tables/{one}/join", {})
    with pytest.raises(ConnectionClosed) as closed:
        looking.wait(lambda: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert looking.position["view"] is None


def test_seats_are_held_against_the_same_seat_elsewhere() -> None:
    def table(n: int, totals: list[int] | None, **chair: Any) -> Played:
        result = None if totals is None else {"totals": totals, "winners": [0]}
        return Played(
            f"t{n}", "over", 1.0, None, result, [Seat(0, "ann", "Ann", **chair), Seat(1, bot="random")]
        )

    played = [
        table(0, [10, 4]),
        table(1, [7, 4]),
        table(2, [7, 1]),
        table(3, None),
        table(4, [9, 9], stood=5),
    ]
    told = {(one["table"], one["seat"]): (one["above"], one["share"]) for one in compared(played)}
    assert told[0, 0] == (2.0, 1.0)
    assert told[1, 0] == told[2, 0] == (-1.0, 0.25)
    assert told[0, 1] == (-0.5, 0.5)
    assert (4, 0) not in told
    assert compared([]) == []


@pytest.mark.parametrize(
    ("wishes", "code", "told"),
    [
        ({"tables": 9}, 400, "tables"),
        ({"tables": 1}, 400, "tables"),
        ({"bots": {"0": "random", "1": "random"}}, 400, "at least one seat is for a person"),
        ({"bots": {"1": "nobody"}}, 400, "there is no such bot"),
        ({"seats": 7}, 400, "not 7"),
    ],
)
def test_bad_wishes_open_nothing(house: House, wishes: Any, code: int, told: str) -> None:
    ann = Visitor(house.address, "Ann")
    with pytest.raises(Turned, match=told) as turned:
        opened(ann, **wishes)
    assert turned.value.status == code
    assert ann.get("/api/tables?list=mine") == []


def test_an_unknown_deal_is_not_found(house: House) -> None:
    assert status(Visitor(house.address), "GET", "/api/duplicates/nothing") == 404
