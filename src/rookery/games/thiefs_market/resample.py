"""An honest other world: what a seat does not know is drawn anew (TM-2.2, TM-2.3).

Decks are drawn card by card from what nobody has seen, so there is no secret order to deal again.
Infamy is counted by everybody who listens, because its gains are told: those totals stay. Only where the
table seals the gains does a seat not know them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefs_market.const import SEALED
from rookery.games.thiefs_market.phase_numbers import ENDED
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import Picker

if TYPE_CHECKING:
    from mypy_extensions import i64


def resample(s: MarketState, seat: i64, pick: Picker) -> MarketState:
    """Sealed totals of the others are drawn from none to two tokens a round, the usual pace."""
    world = s.copy()
    if s.visibility == SEALED and s.phase != ENDED:
        other: i64
        for other in range(s.seats):
            if other != seat:
                world.infamy[other] = pick.below(2 * s.round + 1)
    return world
