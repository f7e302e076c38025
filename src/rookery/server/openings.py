"""How many tables a person and an address have: so many new ones a minute, and so many at a time."""

from __future__ import annotations

from rookery.server.hall import Hall
from rookery.server.limits import Buckets
from rookery.server.problems import Problem
from rookery.server.settings import Settings
from rookery.server.table import Table
from rookery.storage.rows import OVER, PLAYING

HOUSEHOLD = 4  # an address may have as much as so many people: fresh guests cost nothing


class Openings:
    """Who may open one more table at this worker."""

    def __init__(self, settings: Settings) -> None:
        rate, burst = settings.tables_a_minute / 60, settings.tables_a_minute
        self._guests = Buckets(rate, burst, settings.now)
        self._places = Buckets(HOUSEHOLD * rate, HOUSEHOLD * burst, settings.now)
        self._at_once = settings.tables_a_guest
        self._alone = settings.bot_tables_a_guest

    def check(self, hall: Hall, guest: str) -> None:
        """Problem 429 for somebody who has opened enough; call once for each new table."""
        tables = [table for table in hall.tables.values() if table.row.status != OVER]
        if _too_many(hall, guest, tables, self._at_once):
            raise Problem(429, "many of your tables are open; end one or leave them alone for a while")
        if _too_many(hall, guest, [table for table in tables if bots_alone(table)], self._alone):
            raise Problem(429, "bots play alone at many of your tables; wait until one is over")
        if not (self._guests.take(guest) and self._places.take(hall.whereabouts.of(guest))):
            raise Problem(429, "you opened many tables just now; wait a minute")


def _too_many(hall: Hall, guest: str, tables: list[Table], most: int) -> bool:
    """Whether a guest, or all guests of that address together, host as many as they may."""
    place = hall.whereabouts.of(guest)
    near = [table.row.host for table in tables if hall.whereabouts.of(table.row.host) == place]
    return near.count(guest) >= most or len(near) >= HOUSEHOLD * most


def bots_alone(table: Table) -> bool:
    """Whether a game is played by bots among themselves."""
    people = any(chair.guest is not None and chair.player is None for chair in table.seats)
    return table.row.status == PLAYING and not people
