"""Reading the rows of a data pack, with one sentence for what is wrong: file, row, field, value."""

from __future__ import annotations

from typing import Any, Final

SOURCES: Final = ("rulebook", "reported", "house")


def rows(
    data: dict[str, Any], file: str, name: str, sources: tuple[str, ...] = SOURCES
) -> list[dict[str, Any]]:
    """All rows of one kind; each says where its values come from."""
    found = data[file].get(name)
    if not isinstance(found, list) or not found:
        raise ValueError(f"{file}.toml, {name}: no rows")
    for number, row in enumerate(found, 1):
        place = f"{file}.toml, {name} {number}"
        if not isinstance(row, dict):
            raise ValueError(f"{place}: not a table")
        one_of(place, row, "source", sources)
    return found


def one_of(place: str, row: dict[str, Any], field: str, allowed: tuple[str, ...]) -> str:
    """One of a few words."""
    value = row.get(field)
    if value not in allowed:
        raise ValueError(f"{place}, {field}: {value!r}, it must be {' or '.join(map(repr, allowed))}")
    return str(value)


def index(place: str, row: dict[str, Any], field: str, allowed: tuple[str, ...]) -> int:
    """One of a few words, as its number among them."""
    return allowed.index(one_of(place, row, field, allowed))


def list_of(
    place: str, row: dict[str, Any], field: str, allowed: tuple[str, ...], least: int = 0
) -> list[int]:
    """Some of a few words, as their numbers."""
    values = row.get(field)
    if not isinstance(values, list) or len(values) < least:
        raise ValueError(f"{place}, {field}: {values!r}, it must be a list of words")
    return [index(place, {field: value}, field, allowed) for value in values]


def whole(place: str, row: dict[str, Any], field: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    value = row.get(field)
    if type(value) is not int or not low <= value <= high:
        wanted = str(low) if low == high else f"{low} to {high}"
        raise ValueError(f"{place}, {field}: {value!r}, it must be {wanted}")
    return value


def flag(place: str, row: dict[str, Any], field: str) -> bool:
    """True or false."""
    value = row.get(field)
    if not isinstance(value, bool):
        raise ValueError(f"{place}, {field}: {value!r}, it must be true or false")
    return value


def word(place: str, row: dict[str, Any], field: str) -> str:
    """Some text."""
    value = row.get(field)
    if not isinstance(value, str) or not value:
        raise ValueError(f"{place}, {field}: {value!r}, it must be a word")
    return value


def number(place: str, row: dict[str, Any], field: str) -> float:
    """A coordinate."""
    value = row.get(field)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError(f"{place}, {field}: {value!r}, it must be a number")
    return value
