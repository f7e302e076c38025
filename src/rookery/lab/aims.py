"""What a game should be like, read from a TOML file, and how far a report is from it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from rookery.lab.figures import FEWEST, MEANS, SHARES, Entry, Report

PLACES: Final = "places"  # no place wins more or less than its even share by more than this
LIFT: Final = "lift"  # nor do the takers of a thing, beside the average of its kind
TAKEN: Final = "taken"  # every thing is taken in so many of the games in which it is on offer
SINGLE: Final = (PLACES, LIFT, TAKEN)
RANGES: Final = (*MEANS, *SHARES)  # figures of the game that should lie between two numbers


class Aim(NamedTuple):
    """A figure and where it should be: from `low` to `high`."""

    name: str
    low: float
    high: float


def read_aims(file: Path) -> list[Aim]:
    """The aims of a file; ValueError says which of them makes no sense."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {error.strerror or error}") from None
    except ValueError as error:
        raise ValueError(f"{file} is no TOML: {error}") from None
    if not data:
        raise ValueError(f"{file} names no aim; there are {', '.join((*SINGLE, *RANGES))}")
    return [_aim(f"{file}, {name}", name, value) for name, value in data.items()]


def _aim(place: str, name: str, value: Any) -> Aim:
    if name in SINGLE:
        if not _is_number(value) or not 0 < value < 1:
            raise ValueError(f"{place}: {value!r}, it must be a share between 0 and 1")
        return Aim(name, value, 1.0) if name == TAKEN else Aim(name, -value, value)
    if name not in RANGES:
        raise ValueError(f"{place}: there is no such aim; there are {', '.join((*SINGLE, *RANGES))}")
    if not isinstance(value, list) or len(value) != 2 or not all(map(_is_number, value)):
        raise ValueError(f"{place}: {value!r}, it must be a range of two numbers: [60, 75]")
    if value[0] > value[1]:
        raise ValueError(f"{place}: no number is above {value[0]} and below {value[1]}")
    return Aim(name, float(value[0]), float(value[1]))


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def misses(report: Report, aims: list[Aim]) -> dict[str, float]:
    """By how much each aim is missed, in halves of its own width; 0 where it is met everywhere."""
    return {aim.name: max((_miss(aim, value) for value in _values(report, aim)), default=0.0) for aim in aims}


def _miss(aim: Aim, value: float) -> float:
    scale = (aim.high - aim.low) / 2 or abs(aim.high) or 1.0
    if aim.name == TAKEN:
        scale = aim.low
    return max(0.0, aim.low - value, value - aim.high) / scale


def _values(report: Report, aim: Aim) -> list[float]:
    """All figures that an aim is about."""
    if aim.name == PLACES:
        return [one.figure.value - 1 / one.seats for one in report.entries if one.topic == "place"]
    if aim.name == LIFT:
        return [_beside_its_kind(report, one) for one in report.entries if _is_known(one, "lift")]
    if aim.name == TAKEN:
        return [one.figure.value for one in report.entries if _is_known(one, "taken")]
    return [one.figure.value for one in report.entries if (one.topic, one.name) == ("game", aim.name)]


def _is_known(one: Entry, topic: str) -> bool:
    return one.topic == topic and one.figure.many >= FEWEST


def _beside_its_kind(report: Report, one: Entry) -> float:
    kind = report.entry("kind", one.name.split(".")[0], 0, one.bots, one.world)
    return one.figure.value - (kind.figure.value if kind else 0.0)
