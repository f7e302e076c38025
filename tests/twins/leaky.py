"""What planted faults are made of: something hidden, and ways to let it slip out of a service."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

import pytest

from rookery.server.table import Table
from rookery.table.match import Match
from rookery.testing.compare import canon
from tests.twins.tour import Part

Patch = pytest.MonkeyPatch
Frame = dict[str, Any]


class Plant(NamedTuple):
    """One planted fault: in which game, whom it tells, and the part of a visit in which it shows."""

    name: str
    sow: Callable[[Patch], None]
    part: Part
    viewer: int
    game: str


PLANTS: dict[str, Plant] = {}


def plant(
    *ways: str,
    frames: tuple[str, ...] = (),
    plays: bool = False,
    viewer: int = 2,
    game: str = "oliver_twist",
) -> Callable[[Callable[[Patch], None]], Callable[[Patch], None]]:
    """Lists a fault by the name of the function that plants it."""

    def listed(sow: Callable[[Patch], None]) -> Callable[[Patch], None]:
        PLANTS[sow.__name__] = Plant(sow.__name__, sow, Part(ways, frames, plays), viewer, game)
        return sow

    return listed


def hidden(match: Match) -> int:
    """A number that hangs on the whole state, hidden things included."""
    return int(sha256(canon(match.game.dump(match.state)).encode()).hexdigest()[:8], 16)


def odd(match: Match | None) -> bool:
    """One bit of it."""
    return match is not None and bool(hidden(match) & 1)


def mark(table: Table) -> str:
    """Some digits of it; nothing where no game is."""
    return "" if table.match is None else f"{hidden(table.match):08x}"


def instead(patch: Patch, home: object, name: str, change: Callable[..., Any]) -> None:
    """Puts `change(plain, …)` in the place of a function."""
    plain = getattr(home, name)
    patch.setattr(home, name, lambda *args, **named: change(plain, *args, **named))
