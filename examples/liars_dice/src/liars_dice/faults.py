"""What always holds."""

from __future__ import annotations

from liars_dice.const import BID, ENDED, FACES, STARTER
from liars_dice.state import Cups, rolled


def faults(s: Cups) -> list[str]:
    """The invariants that a state breaks, by id."""
    broken: list[str] = []
    if any(not 0 <= left <= s.dice for left in s.left) or min(s.cups) < 0:
        broken.append("INV-1")  # nobody has more dice than at the start
    if s.phase == BID and any(rolled(s, seat) != s.left[seat] for seat in range(s.seats)):
        broken.append("INV-2")  # while people bid, every die lies under its cup
    if any((s.left[seat] == 0) != (s.fell[seat] > 0) for seat in range(s.seats)):
        broken.append("INV-3")  # who has no dice has fallen, and nobody else
    if (s.phase == ENDED) != (sum(1 for left in s.left if left) == 1):
        broken.append("INV-4")  # it is over when one is left
    if s.phase not in (STARTER, ENDED) and not (0 <= s.actor < s.seats and s.left[s.actor]):
        broken.append("INV-5")  # whoever is to act has dice
    if s.count and not (0 <= s.bidder < s.seats and 1 <= s.face <= FACES and s.count <= sum(s.left)):
        broken.append("INV-6")  # a bid is somebody's, and names dice that exist
    return broken
