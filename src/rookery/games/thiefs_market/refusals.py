"""Why a move is not possible: the clause that forbids it. Only asked for moves that are not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.games.thiefs_market.actions import (
    BUY_0,
    KEEP_0,
    KEEPS,
    PAY_0,
    PAYS,
    SPARE_0,
    TAKE,
    TURN_0,
    USE_0,
)
from rookery.games.thiefs_market.cards import USED, effect_of, find
from rookery.games.thiefs_market.const import (
    BUY,
    COPY,
    DEAL,
    ENDED,
    H_USE,
    KEEP,
    LUCKY,
    LUCKY_ROLL,
    NOBODY,
    NOTHING,
    PAY,
    POTION,
    REROLL,
    ROLL,
    SPARE,
    SPLIT,
    START,
    TURN,
)
from rookery.games.thiefs_market.effects import Spend, Turn
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.state import MarketState

if TYPE_CHECKING:
    from mypy_extensions import i64

# The clause that says whose turn this moment is.
_TURN_OF: Final = {
    START: "TM-1.2",
    DEAL: "TM-7.3",
    ROLL: "TM-4.1",
    SPLIT: "TM-4.2",
    KEEP: "TM-4.2",
    SPARE: "TM-4.7",
    REROLL: "TM-4.7",
    LUCKY: "TM-5.3",
    LUCKY_ROLL: "TM-5.3",
    BUY: "TM-6.1",
    PAY: "TM-6.1",
    TURN: "TM-6.1",
    POTION: "TM-9.9",
    COPY: "TM-6.1",
    ENDED: "TM-8.1",
}
# The clause that says what this moment is for.
_MOMENT: Final = {
    SPLIT: "TM-4.3",
    KEEP: "TM-4.3",
    SPARE: "TM-4.7",
    LUCKY: "TM-5.3",
    BUY: "TM-6.2",
    PAY: "TM-6.6",
    TURN: "TM-9.1",
    COPY: "TM-6.7",
}


def why_not(t: Tables, s: MarketState, seat: i64, action: i64) -> str:
    """The clause that forbids an action to a seat."""
    if seat != s.actor or seat < 0:
        return _TURN_OF[int(s.phase)]
    if s.phase == SPLIT and action < KEEP_0:
        return "TM-4.4" if action == TAKE else "TM-4.6"
    if s.phase == SPLIT and action < SPARE_0:
        return "TM-4.4"  # what to keep: asked only where there is a choice
    if s.phase == KEEP and KEEP_0 + s.kind * KEEPS <= action < KEEP_0 + (s.kind + 1) * KEEPS:
        return "TM-4.4" if s.victim == NOBODY else "TM-4.6"
    if s.phase == BUY and BUY_0 <= action < PAY_0:
        return _why_no_purchase(s, action - BUY_0)
    if s.phase == BUY and USE_0 <= action < TURN_0:
        return _why_no_ability(t, s, seat, action - USE_0)
    if s.phase == PAY and PAY_0 + s.colour * PAYS <= action < PAY_0 + (s.colour + 1) * PAYS:
        return "TM-6.5"
    return _MOMENT[int(s.phase)]


def _why_no_purchase(s: MarketState, card: i64) -> str:
    """Not there, no purchase left, or too dear."""
    if card not in s.market:
        return "TM-6.3"
    return "TM-6.5" if s.purchases < s.allowance else "TM-6.4"


def _why_no_ability(t: Tables, s: MarketState, seat: i64, card: i64) -> str:
    """Not owned, no ability or already used; or there is nothing to use it on."""
    index = find(s, seat, card)
    if index == NOTHING:
        return "TM-6.8"
    effect = effect_of(t, s.cards[seat][index])
    if not effect.hooks & H_USE or s.cards[seat][index] & USED:
        return "TM-6.8"
    if isinstance(effect, Turn):
        return "TM-9.1"
    return "TM-9.2" if isinstance(effect, Spend) else "TM-6.9"
