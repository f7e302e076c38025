"""Reading one field of a pack's row, with a sentence for everything that is wrong."""

from __future__ import annotations

from typing import Any, Final

from rookery.games.thiefdom.const import COUNTED, GOOD_KEYS
from rookery.kernel.rows import rows, whole

SOURCES: Final = ("rulebook", "reported", "house", "text", "app")


def each(data: dict[str, Any], file: str, name: str) -> list[dict[str, Any]]:
    """All rows of one kind, from any of this game's sources."""
    return rows(data, file, name, SOURCES)


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
