"""A service whose days a test turns, and people who play its deals."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from fastapi.routing import APIRoute, iter_route_contexts

from rookery.client import Turned, Visitor
from rookery.server.daily import DAY, date_of
from tests.server.house import House, open_house, play_on

MONDAY = 20_000 * DAY  # a day of Crypt
NAMES = {"step": "0", "table": "{table}"}


class Sun:
    """The service's time: at noon before the first day until it is moved."""

    def __init__(self) -> None:
        self.time = MONDAY - DAY / 2

    def __call__(self) -> float:
        return self.time


@contextmanager
def open_days(database: str, sun: Sun, **changes: Any) -> Iterator[House]:
    """A service with a daily deal; today's and tomorrow's are sealed when it is entered."""
    with open_house(database, now=sun, tick=0.02, daily=True, **changes) as house:
        who = Visitor(house.address)
        until(lambda: status(who, "GET", "/api/daily") == 200 and who.get("/api/daily")["next"])
        yield house


def until(holds: Callable[[], object]) -> None:
    """Waits for what the service does by itself."""
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


def status(who: Visitor, method: str, path: str, body: Any = None) -> int:
    """With which code something is answered."""
    try:
        who.send(method, path, body)
    except Turned as turned:
        return turned.status
    return 200


def today(sun: Sun) -> str:
    return date_of(sun.time)


def play_to_the_end(who: Visitor, table: str, seed: int = 1) -> None:
    """Random moves until it is over; bots move in between."""
    chair = who.sit(table)
    play_on(chair, random.Random(seed))
    chair.close()


def ways_to(house: House, table: str) -> list[tuple[str, str]]:
    """Every route of the application that names a table."""
    found = []
    for route in iter_route_contexts(house.app.routes):
        named = route.path or ""
        if "/api/tables/{table}" in named and isinstance(route.original_route, APIRoute):
            path = named.format(**NAMES | {"table": table})
            found += [(method, path) for method in sorted(route.methods or ())]
    assert len(found) > 20
    return found
