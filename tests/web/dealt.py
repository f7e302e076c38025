"""A house of browser tests deals alike in every run: this stands in front of its service.

A table's name hangs on what is played there and how many of its kind there were, its seed on its name: tests
that run side by side get the same tables each time. Promises, seals and links stay what they are, so the page
verifies a game as it would any other.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from collections.abc import Sequence

from rookery.server import daily, duplicate, identity, names, sealing, tables
from rookery.server.catalogue import Catalogue
from rookery.server.hall import Hall
from rookery.server.shapes import NewTable
from rookery.server.table import Table
from rookery.storage import Stored


class Dealt:
    """Stands for the module `secrets` where the service asks it for one kind of thing."""

    def __init__(self, *place: object) -> None:
        self._place = "/".join(map(str, place))
        self._drawn = 0

    def token_bytes(self, size: int) -> bytes:
        """The next bytes of this place."""
        self._drawn += 1
        return hashlib.shake_128(f"{self._place}/{self._drawn}".encode()).digest(size)

    def token_hex(self, size: int) -> str:
        """The same, to be read."""
        return self.token_bytes(size).hex()

    def choice(self, letters: Sequence[str]) -> str:
        """One of these."""
        return letters[int.from_bytes(self.token_bytes(8), "big") % len(letters)]


def deal(house: str, start: str) -> None:
    """Takes chance out of a service; `start` counts how often it was started, so that no name comes again."""
    made: Counter[str] = Counter()
    new_row, prepare = tables._new_row, sealing.prepare

    def named(catalogue: Catalogue, guest: str, wish: NewTable, now: float) -> Stored:
        kind = f"{wish.game} of {wish.seats}, {sorted(wish.options.items())}"
        made[kind] += 1
        vars(names)["secrets"] = Dealt(house, start, kind, made[kind])
        return new_row(catalogue, guest, wish, now)

    async def prepared(hall: Hall, table: Table) -> None:
        made[table.id] += 1
        # The seed is drawn before anything is waited for.
        vars(sealing)["secrets"] = Dealt(house, start, table.id, made[table.id])
        await prepare(hall, table)

    vars(tables)["_new_row"] = named
    vars(sealing)["prepare"] = prepared
    vars(daily)["secrets"] = Dealt(house, "daily")
    vars(duplicate)["secrets"] = Dealt(house, start, "duplicate")
    vars(identity)["secrets"] = Dealt(house, start, "guest")


deal(*sys.argv[3:])
