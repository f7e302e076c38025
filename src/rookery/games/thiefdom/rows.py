"""Reading one field of a pack's row, with a sentence for everything that is wrong."""

from __future__ import annotations

from typing import Any, Final

from rookery.games.thiefdom.const import COUNTED, GOOD_KEYS

SOURCES: Final = ("rulebook", "reported", "house", "text", "app")


def each(data: dict[str, Any], file: str, name: str) -> list[dict[str, Any]]:
    """All rows of one kind; each says where its values come from."""
    rows = data[file].get(name)
    if not isinstance(rows, list) or not rows:
        raise ValueError(f"{file}.toml, {name}: no rows")
    for number, row in enumerate(rows, 1):
        if not isinstance(row, dict):
            raise ValueError(f"{file}.toml, {name} {number}: not a table")
        one_of(f"{file}.toml, {name} {number}", row, "source", SOURCES)
    return rows


def one_of(place: str, row: dict[str, Any], field: str, allowed: tuple[str, ...]) -> None:
    value = row.get(field)
    if value not in allowed:
        raise ValueError(f"{place}, {field}: {value!r}, it must be {' or '.join(map(repr, allowed))}")


def whole(place: str, row: dict[str, Any], field: str, low: int, high: int) -> int:
    value = row.get(field)
    if type(value) is not int or not low <= value <= high:
        wanted = str(low) if low == high else f"{low} to {high}"
        raise ValueError(f"{place}, {field}: {value!r}, it must be {wanted}")
    return value


def yes_or_no(place: str, row: dict[str, Any], field: str) -> bool:
    value = row.get(field)
    if not isinstance(value, bool):
        raise ValueError(f"{place}, {field}: {value!r}, it must be true or false")
    return value


def list_of(place: str, row: dict[str, Any], field: str, allowed: tuple[str, ...]) -> list[int]:
    """Word keys as their numbers."""
    value = row.get(field)
    if not isinstance(value, list) or not value:
        raise ValueError(f"{place}, {field}: {value!r}, it must be a list of words")
    for item in value:
        if item not in allowed:
            raise ValueError(f"{place}, {field}: {item!r}, it must be {' or '.join(map(repr, allowed))}")
    return [allowed.index(item) for item in value]


def goods_in(place: str, row: dict[str, Any], field: str, most: int) -> list[int]:
    """A table of goods as counts; what an inventory without a Sack cannot hold is refused."""
    value = row.get(field, {})
    if not isinstance(value, dict):
        raise ValueError(f"{place}, {field}: {value!r}, it must be a table of goods")
    counts = [0] * COUNTED
    for key in value:
        if key not in GOOD_KEYS[:COUNTED]:
            raise ValueError(
                f"{place}, {field}: {key!r} is no good; there are {', '.join(GOOD_KEYS[:COUNTED])}"
            )
        counts[GOOD_KEYS.index(key)] = whole(f"{place}, {field}", value, key, 1, most)
    if sum(counts[:4]) > most:
        raise ValueError(f"{place}, {field}: {sum(counts[:4])} pieces of loot, a thief carries {most}")
    return counts
