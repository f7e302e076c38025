"""The public lists: tables at which somebody is, before others, and a few of each person and address."""

from __future__ import annotations

from collections import Counter

from rookery.server.hall import Hall
from rookery.storage import Seat
from rookery.storage.reads import LISTED
from rookery.storage.rows import PLAYING, Listed

AN_ADDRESS = 8  # tables of one address in a list
ALONE = 1  # tables of one host at which only bots play

Found = tuple[Listed, list[Seat]]


def shown(hall: Hall, found: list[Found]) -> list[Found]:
    """What a list shows of the tables found, the newest first among equals."""
    ordered = sorted(found, key=lambda one: _order(hall, *one))
    places: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    kept: list[Found] = []
    for row, seats in ordered:
        place = hall.whereabouts.of(row.host)
        places[place] += 1
        alone[row.host] += _without_people(row, seats)
        if (not place or places[place] <= AN_ADDRESS) and alone[row.host] <= ALONE:
            kept.append((row, seats))
    return kept[:LISTED]


def _order(hall: Hall, row: Listed, seats: list[Seat]) -> int:
    if _without_people(row, seats):
        return 2
    known = hall.tables.get(row.id)
    there = hall.presence.at(row.id) | ({line.guest for line in known.lines} if known else set())
    return 0 if there & {row.host, *(chair.guest for chair in seats)} else 1


def _without_people(row: Listed, seats: list[Seat]) -> bool:
    return row.status == PLAYING and all(chair.player is not None for chair in seats)
