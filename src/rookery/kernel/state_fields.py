"""The fields of a state, each said once: what it holds at first and in a copy, and who may know it."""

from __future__ import annotations

from typing import Final, NamedTuple

# Who may know a field, at the most secretive table. The kit holds other worlds of a seat to it.
OPEN: Final = "open"  # everybody
OWN: Final = "own"  # each seat its own equal share of it
HIDDEN: Final = "hidden"  # not everybody all of it: the rest is for the view to say

NUMBER: Final = "number"
VECTOR: Final = "vector"  # of machine numbers; every copy has its own
PLAIN: Final = "plain"  # a list
ROWS: Final = "rows"  # a vector of vectors

ALWAYS: Final = "always"  # copies share a list that is only ever replaced, never changed


class StateField(NamedTuple):
    """One field. What stands in `start`, `size` and `shared` is Python, for the class that is made of it."""

    name: str
    seen: str
    kind: str
    start: str = "0"  # the number, or each of so many
    size: str = ""
    shared: str = ""  # ALWAYS, or when copies share it
    note: str = ""


def number(name: str, seen: str, start: str = "0", note: str = "") -> StateField:
    return StateField(name, seen, NUMBER, start, note=note)


def numbers(seen: str, *names: str) -> list[StateField]:
    """Several that begin at 0 and need no note."""
    return [number(name, seen) for name in names]


def vector(name: str, seen: str, size: str = "", start: str = "0", note: str = "") -> StateField:
    return StateField(name, seen, VECTOR, start, size, note=note)


def plain(
    name: str, seen: str, size: str = "", start: str = "0", shared: str = "", note: str = ""
) -> StateField:
    return StateField(name, seen, PLAIN, start, size, shared, note)


def rows(name: str, seen: str, note: str = "") -> StateField:
    """An empty row for each seat."""
    return StateField(name, seen, ROWS, size="seats", note=note)
