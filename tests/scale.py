"""How much a long test does: all of it in the build that is fast."""

from __future__ import annotations

from rookery.build import current


def games(full: int, few: int) -> int:
    """How many games to play: all in the compiled build, a few in the interpreted one."""
    return full if current().kind == "compiled" else few
