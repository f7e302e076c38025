"""Tables by the hundred: fresh guests get no further than one, and the lobby stays usable."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from rookery.client import Turned, Visitor
from rookery.server.lobby import AN_ADDRESS
from rookery.server.openings import HOUSEHOLD
from rookery.storage.reads import A_HOST
from tests.server.house import House, open_house


class Guests:
    """Guests at addresses of their own: each stays where it was first seen."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self._house = house
        self._place = "203.0.113.1"
        hall = house.app.state.hall
        plain = hall.whereabouts.seen
        homes: dict[str, str] = {}

        def seen(guest: str, place: str) -> None:
            plain(guest, homes.setdefault(guest, self._place))

        monkeypatch.setattr(hall.whereabouts, "seen", seen)

    def fresh(self) -> Visitor:
        return Visitor(self._house.address)

    @contextmanager
    def at(self, place: str) -> Iterator[None]:
        before, self._place = self._place, place
        yield
        self._place = before


def opened(visitor: Visitor, **wishes: object) -> bool:
    """Whether a table could be opened."""
    try:
        visitor.open_table("crypt", **{"seats": 2} | wishes)
    except Turned as turned:
        if turned.error != "too-fast":
            raise
        return False
    return True


def test_fresh_guests_open_no_more_tables_than_their_address_may(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(file, tables_a_minute=3, now=lambda: 2e9) as house:
        guests = Guests(house, monkeypatch)
        assert sum(opened(guests.fresh()) for _ in range(40)) == 3 * HOUSEHOLD
        with guests.at("203.0.113.2"):
            ann = guests.fresh()
            assert [opened(ann) for _ in range(4)] == [True, True, True, False]


def test_tables_at_a_time_are_limited_by_guest_and_address(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(file, tables_a_guest=3) as house:
        guests = Guests(house, monkeypatch)
        ann = guests.fresh()
        assert [opened(ann) for _ in range(4)] == [True, True, True, False]
        assert sum(opened(guests.fresh()) for _ in range(20)) == 3 * HOUSEHOLD - 3
        with guests.at("203.0.113.2"):
            assert opened(guests.fresh())


def test_bots_alone_are_limited_and_end(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(file, bot_tables_a_guest=2, bot_pace=30.0) as house:
        guests = Guests(house, monkeypatch)
        ann, bots = guests.fresh(), {"0": "random", "1": "random"}
        assert opened(ann, seat=None, bots=bots)
        left = ann.open_table("crypt", seats=2, bots={"1": "random"})["id"]
        ann.post(f"/api/tables/{left}/leave")  # now bots play there alone
        assert not opened(ann, seat=None, bots=bots)
        assert not opened(ann)
        ann.join(left)  # and now they do not
        assert opened(ann)


def test_one_host_does_not_fill_the_lobby(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = Guests(house, monkeypatch)
    with guests.at("203.0.113.2"):
        ann = guests.fresh()
        hers = ann.open_table("crypt", seats=2)["id"]
    eve = guests.fresh()
    for _ in range(20):
        eve.open_table("crypt", seats=2)
    shown = [table["id"] for table in ann.get("/api/tables?list=open")]
    assert len(shown) == A_HOST + 1
    assert hers in shown
    assert len(eve.get("/api/tables?list=mine")) == 20
    for _ in range(20):
        guests.fresh().open_table("crypt", seats=2)
    shown = [table["id"] for table in ann.get("/api/tables?list=open")]
    assert len(shown) == AN_ADDRESS + 1
    assert shown[-1] == hers  # the oldest of all, and nobody is there
    with ann.sit(hers):
        assert ann.get("/api/tables?list=open")[0]["id"] == hers


def test_bots_alone_come_last_in_the_lobby(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(file, bot_pace=30.0) as house:
        guests = Guests(house, monkeypatch)
        ann = guests.fresh()
        hers = ann.open_table("crypt", seats=2, bots={"1": "greedy"})["id"]
        with guests.at("203.0.113.2"):
            eve, bots = guests.fresh(), {"0": "random", "1": "random"}
            alone = [eve.open_table("crypt", seats=2, seat=None, bots=bots)["id"] for _ in range(3)]
        shown = [table["id"] for table in ann.get("/api/tables?list=playing")]
        assert shown == [hers, alone[-1]]
