"""What a seat may know: its own dice, everybody's number of dice, and what was shown last."""

from __future__ import annotations

from typing import Any

from liars_dice.const import PHASE_KEYS
from liars_dice.state import Cups, faces_of, rolled
from rookery.kernel import View


def view(s: Cups, seat: int) -> View:
    """Built from nothing; seat -1 is an onlooker. A die that this seat does not see is null."""
    return {
        "game": "liars_dice",
        "seats": s.seats,
        "seat": seat,
        "phase": PHASE_KEYS[s.phase],
        "round": s.round,
        "actor": s.actor,
        "dice": sum(s.left),
        "bid": {"count": s.count, "face": s.face, "seat": s.bidder},
        "players": [_player(s, other, other == seat) for other in range(s.seats)],
    }


def _player(s: Cups, other: int, own: bool) -> dict[str, Any]:
    return {
        "left": s.left[other],
        "dice": faces_of(s.cups, other) if own else [None] * rolled(s, other),
        "shown": faces_of(s.shown, other),
    }
