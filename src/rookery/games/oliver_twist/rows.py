"""Reading the rows of a pack, with refusals that say where."""

from __future__ import annotations

from typing import Any, Final

SOURCES: Final = ("rulebook", "reported", "house")


def rows(data: dict[str, Any], file: str, name: str) -> list[tuple[str, dict[str, Any]]]:
    """All rows of a table with the words that say where each one stands."""
    found = data[file].get(name)
    if not isinstance(found, list) or not found:
        raise ValueError(f"{file}.toml, {name}: no rows")
    placed: list[tuple[str, dict[str, Any]]] = []
    for number, row in enumerate(found, 1):
        place = f"{file}.toml, {name} {number}"
        if not isinstance(row, dict):
            raise ValueError(f"{place}: not a table")
        one_of(place, row, "source", SOURCES)
        placed.append((place, row))
    return placed


def one_of(place: str, row: dict[str, Any], field: str, allowed: tuple[str, ...]) -> None:
    """Refuses a value that is not in a list."""
    if row.get(field) not in allowed:
        wanted = " or ".join(map(repr, allowed))
        raise ValueError(f"{place}, {field}: {row.get(field)!r}, it must be {wanted}")


def whole(place: str, row: dict[str, Any], field: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    value = row.get(field)
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"{place}, {field}: {value!r}, it must be {low} to {high}")
    return value


def word(place: str, row: dict[str, Any], field: str) -> str:
    """Some text."""
    value = row.get(field)
    if not isinstance(value, str) or not value:
        raise ValueError(f"{place}, {field}: {value!r}, it must be a word")
    return value


def flag(place: str, row: dict[str, Any], field: str) -> bool:
    """True or false."""
    value = row.get(field)
    if not isinstance(value, bool):
        raise ValueError(f"{place}, {field}: {value!r}, it must be true or false")
    return value


def number(place: str, row: dict[str, Any], field: str) -> float:
    """A coordinate."""
    value = row.get(field)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError(f"{place}, {field}: {value!r}, it must be a number")
    return value
