"""The table before anything is laid by chance (TD-1.5 to TD-1.7, TD-1.10)."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.const import (
    ALL_CLIENTS,
    ALL_MISSIONS,
    ALL_TYPES,
    F_TUTORIAL,
    START_GOLD,
    START_VP,
    TYPES,
)
from rookery.games.thiefdom.options import flags_of
from rookery.games.thiefdom.phase_numbers import GO_SETUP, VILLAS
from rookery.games.thiefdom.state import ThiefdomState
from rookery.kernel import Options
from rookery.kernel.runtime import i64

TUTORIAL_SMALL: Final = (2, 3, 4, 6, 7, 8)
TUTORIAL_LARGE: Final = (1, 2, 3, 4, 5, 6, 7, 8)


def set_up(seats: int, options: Options, version: int) -> ThiefdomState:
    """What the table has settled, and what needs no chance."""
    s = ThiefdomState(seats)
    s.flags = flags_of(options, version)
    s.vp = [START_VP] * s.seats
    s.store = [0, 0, 0, 0, START_GOLD] * s.seats
    s.mission_deck = ALL_MISSIONS
    s.clients = ALL_CLIENTS
    s.half = ALL_TYPES
    s.deck = [1] * TYPES
    figures: i64 = 4 if s.seats > 2 else 3
    s.badges = (1 << figures) - 1
    s.bags = s.badges
    if s.flags & F_TUTORIAL:
        _lay_tutorial(s)
        s.stage = VILLAS
    s.phase = GO_SETUP
    return s


def _lay_tutorial(s: ThiefdomState) -> None:
    """Part 4.4: all sides A, nothing turned."""
    sections = TUTORIAL_LARGE if s.seats > 2 else TUTORIAL_SMALL
    layout = 0
    for section in reversed(sections):
        layout = layout * 64 + (section - 1) * 8
    s.layout = layout
