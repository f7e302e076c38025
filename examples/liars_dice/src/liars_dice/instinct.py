"""A rule of thumb: doubt what is unlikely, say what may well be true, and no more than is needed."""

from __future__ import annotations

from liars_dice.bidding import bid_of
from liars_dice.const import CHALLENGE
from liars_dice.odds import ALL
from liars_dice.preview import chance
from liars_dice.showdown import counting
from liars_dice.state import Cups
from rookery.kernel import Instinct

HELD = 25  # a face that one holds is easier to stand by
STEP = 40  # every die more brings the doubt nearer


class LiarsInstinct(Instinct[Cups]):
    """Counts on its own dice and on luck; it never looks under another cup, sampled or not."""

    def weigh(self, s: Cups, seat: int, legal: list[int]) -> list[int]:
        return [self._worth(s, seat, action) for action in legal]

    def _worth(self, s: Cups, seat: int, action: int) -> int:
        right = chance(s, seat, action)
        if action >= CHALLENGE:
            return right
        count, face = bid_of(action)
        raised = count - max(1, s.count)
        # A bid is only tested if the next one doubts it, so half a chance is better than a doubt of half.
        return (ALL + right) // 2 + HELD * counting(s, s.cups, seat, face) - STEP * raised - ALL // 5

    def value(self, s: Cups, seat: int) -> int:
        """Those outlasted, and a share of those who are left as large as one's share of the dice."""
        fallen = max(s.fell)
        if s.fell[seat]:
            return 1000 * (s.fell[seat] - 1)
        still = s.seats - 1 - fallen
        return 1000 * fallen + 1000 * still * s.left[seat] // sum(s.left)
