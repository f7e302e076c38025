"""Where something is in the city of Thiefdom, as people would say it: by quarter, building and door."""

from __future__ import annotations

from typing import Any, Final

from rookery.games.thiefdom.const import KIND_KEYS, STRIDE
from rookery.kernel import View
from rookery.words import Value

LOCATIONS: Final = KIND_KEYS[KIND_KEYS.index("market") :]
SIZE: Final = 7  # cells along the side of a section

Building = dict[str, Any]


class Town:
    """A city that is laid out; called with the numbers of a sentence, it tells what they name."""

    def __init__(self, view: View) -> None:
        self._buildings: list[Building] = view["buildings"]
        self._lanterns = set(view["map"]["lanterns"])
        self._columns = view["map"]["columns"] // SIZE
        self._sections = [laid["section"] for laid in view["city"]]

    def __call__(self, numbers: dict[str, int]) -> dict[str, Value]:
        if "house" in numbers and "section" in numbers:
            return self.building(numbers["section"], numbers["house"])
        if "row" in numbers and "column" in numbers and "section" not in numbers:
            return self.cell(numbers["row"] * STRIDE + numbers["column"])
        return {}

    def building(self, section: int, house: int) -> dict[str, Value]:
        """Its kind, and which of that kind it is in its section."""
        beside = [one for one in self._buildings if one["section"] == section]
        for one in beside:
            if one["house"] == house:
                alike = [other for other in beside if other["kind"] == one["kind"]]
                return {"kind": KIND_KEYS.index(one["kind"]), "place": _which(one, alike)}
        return {}

    def cell(self, cell: int) -> dict[str, Value]:
        """Whether there is a lantern, and whose door or wall it is at; a location before a house."""
        lit = "lantern" if cell in self._lanterns else "alley"
        for part, places in (("door", "doors"), ("side", "leave")):
            near = [one for one in self._buildings if cell in one[places]]
            if part == "door":
                near = [one for one in near if one["kind"] in LOCATIONS]
            if near:
                one = max(near, key=lambda other: KIND_KEYS.index(other["kind"]))
                kind = KIND_KEYS.index(one["kind"])
                return {"section": one["section"], "kind": kind, "place": f"{lit}_{part}"}
        row, column = divmod(cell, STRIDE)
        return {"section": self._sections[row // SIZE * self._columns + column // SIZE], "place": lit}


def _which(one: Building, alike: list[Building]) -> str:
    """`sole`, or on which side of the others of its kind it lies, where they lie apart most."""
    if len(alike) == 1:
        return "sole"
    heights = [_middle(other, 0) for other in alike]
    widths = [_middle(other, 1) for other in alike]
    tall = max(heights) - min(heights) >= max(widths) - min(widths)
    line, own = (heights, _middle(one, 0)) if tall else (widths, _middle(one, 1))
    if line.count(own) > 1:
        return "unknown"
    if own == min(line):
        return "north" if tall else "west"
    if own == max(line):
        return "south" if tall else "east"
    return "middle" if len(alike) == 3 else "unknown"


def _middle(one: Building, axis: int) -> float:
    places = [divmod(cell, STRIDE)[axis] for cell in one["cells"]]
    return sum(places) / len(places) if places else 0.0
