"""Saves a state field by field, and refuses a save that no game could have made."""

from __future__ import annotations

from typing import Any, Final

from rookery.kernel.runtime import i64, vec
from rookery.kernel.state_fields import NUMBER, ROWS, StateField

LARGEST: Final = 1 << 62  # a machine word, with room to add


class Fields:
    """The fields of a state by name, in the order of a dump: whole numbers, lists of them, lists of lists."""

    def __init__(
        self,
        title: str,
        seats: tuple[int, int],
        numbers: list[str],
        lists: list[str],
        nested: list[str],
        largest: int = LARGEST,
        declared: tuple[StateField, ...] = (),
    ) -> None:
        self.title = title
        self.fewest, self.most = seats
        self.numbers = numbers
        self.lists = lists
        self.nested = nested
        self.largest = largest  # every number of a state is smaller
        self.declared = declared  # with who may know them, where a game says so

    def dump(self, s: object) -> dict[str, Any]:
        """All fields by name, nothing shared with the state."""
        data: dict[str, Any] = {name: getattr(s, name) for name in self.numbers}
        for name in self.lists:
            data[name] = list(getattr(s, name))
        for name in self.nested:
            data[name] = [list(row) for row in getattr(s, name)]
        return data

    def fill(self, s: object, data: dict[str, Any]) -> None:
        """Sets every field from a dump that was checked."""
        for name in self.numbers:
            setattr(s, name, data[name])
        for name in self.lists:
            setattr(s, name, _like(getattr(s, name), data[name]))
        for name in self.nested:
            setattr(s, name, _rows_like(getattr(s, name), data[name]))

    def check(self, data: dict[str, Any]) -> None:
        """Raises ValueError with the field that is missing, unknown, or of the wrong shape."""
        wanted = {*self.numbers, *self.lists, *self.nested}
        for name in sorted(wanted ^ data.keys()):
            raise ValueError(f"the saved state {'lacks' if name in wanted else 'has an unknown'} {name}")
        for name in self.numbers:
            if not self._is_number(data[name]):
                raise ValueError(f"the saved state's {name} is {data[name]!r}, not a whole number")
        if not self.fewest <= data["seats"] <= self.most:
            seats = f"{data['seats']} seats; {self.title} is for {self.fewest} to {self.most}"
            raise ValueError(f"the saved state has {seats}")
        for name in self.lists:
            if not self._are_numbers(data[name]):
                raise ValueError(f"the saved state's {name} is not a list of whole numbers")
        for name in self.nested:
            rows = data[name]
            if type(rows) is not list or not all(self._are_numbers(row) for row in rows):
                raise ValueError(f"the saved state's {name} are not lists of whole numbers")

    def _is_number(self, value: object) -> bool:
        return type(value) is int and -self.largest < value < self.largest

    def _are_numbers(self, value: object) -> bool:
        return isinstance(value, list) and all(self._is_number(item) for item in value)


def declared_fields(
    title: str, seats: tuple[int, int], declared: tuple[StateField, ...], largest: int = LARGEST
) -> Fields:
    """The fields that a game has declared."""
    numbers = [field.name for field in declared if field.kind == NUMBER]
    nested = [field.name for field in declared if field.kind == ROWS]
    lists = [field.name for field in declared if field.kind not in (NUMBER, ROWS)]
    return Fields(title, seats, numbers, lists, nested, largest, declared)


def _like(own: object, numbers: list[int]) -> object:
    """Numbers as a list or a vector, whichever the state keeps there."""
    return numbers.copy() if isinstance(own, list) else vec[i64](numbers)


def _rows_like(own: object, rows: list[list[int]]) -> object:
    """The same for a list of lists."""
    if isinstance(own, list):
        return [row.copy() for row in rows]
    return vec[vec[i64]]([vec[i64](row) for row in rows])
