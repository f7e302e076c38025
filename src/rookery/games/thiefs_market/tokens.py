"""Gold and infamy: how they are gained, and who is told (TM-2.1, TM-2.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefs_market.const import NOTHING, SEALED
from rookery.games.thiefs_market.events import E_GOLD, E_INFAMY, E_MASKS, E_OWN, E_SECRET
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import EVERYONE, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def gain_infamy(s: MarketState, seat: i64, infamy: i64, card: i64, out: Sink) -> None:
    """Tokens go under the aid card; the gain is open unless the table seals it. NOTHING = from masks."""
    s.infamy[seat] += infamy
    if not out.live:
        return
    if s.visibility == SEALED:
        out.emit(E_SECRET, EVERYONE, seat)
        out.emit(E_OWN, 1 << int(seat), infamy)
    elif card == NOTHING:
        out.emit(E_MASKS, EVERYONE, seat, infamy)
    else:
        out.emit(E_INFAMY, EVERYONE, seat, infamy, card)


def gain_gold(s: MarketState, seat: i64, gold: i64, card: i64, out: Sink) -> None:
    """Gold lies open."""
    s.gold[seat] += gold
    if out.live:
        out.emit(E_GOLD, EVERYONE, seat, gold, card)
