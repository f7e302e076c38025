"""Why a move is not possible: the clause that forbids it, and the numbers of the position behind it.

Only asked for moves that are not legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.games.thiefs_market.actions import (
    BUY_0,
    KEEP_0,
    KEEPS,
    PAY_0,
    PAYS,
    SPARE_0,
    STEAL_0,
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
from rookery.games.thiefs_market.effects import Spend, Trade, Turn
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.purchase import fewest_dice, lacking, most_dice
from rookery.games.thiefs_market.split import fewest, is_last, most, source
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import Named, ReasonKind

if TYPE_CHECKING:
    from mypy_extensions import i64

REASONS: Final = (
    ReasonKind("wait", ("seat",)),
    ReasonKind("no_loot"),
    ReasonKind("no_pile", ("victim_seat",)),
    ReasonKind("lone", ("victim_seat",)),
    ReasonKind("all", ("objects",)),
    ReasonKind("keep", ("face", "least", "most")),
    ReasonKind("sold", ("card",)),
    ReasonKind("bought", ("made", "allowed")),
    ReasonKind("missing", ("card", "missing", "gold")),
    ReasonKind("pay", ("face", "least", "most")),
    ReasonKind("not_owned", ("card",)),
    ReasonKind("no_ability", ("card",)),
    ReasonKind("used", ("card",)),
    ReasonKind("no_die", ("card", "face")),
    ReasonKind("no_gold", ("card", "needed", "gold")),
)

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


def reason(t: Tables, s: MarketState, seat: i64, action: i64) -> Named:
    """The same in numbers; nothing where the clause says it all."""
    if seat != s.actor or seat < 0:
        return Named("wait", {"seat": s.actor}) if s.actor >= 0 else Named("", {})
    if s.phase == SPLIT and action < SPARE_0:
        return _no_way(s, action)
    if s.phase == KEEP and KEEP_0 + s.kind * KEEPS <= action < KEEP_0 + (s.kind + 1) * KEEPS:
        count = source(s, s.kind)
        return Named("keep", {"face": s.kind, "least": fewest(s, count), "most": most(s, count)})
    if s.phase == BUY and BUY_0 <= action < PAY_0:
        return _no_purchase(t, s, seat, action - BUY_0)
    if s.phase == BUY and USE_0 <= action < TURN_0:
        return _no_ability(t, s, seat, action - USE_0)
    if s.phase == PAY and PAY_0 + s.colour * PAYS <= action < PAY_0 + (s.colour + 1) * PAYS:
        least, highest = fewest_dice(t, s, seat), most_dice(t, s, seat)
        return Named("pay", {"face": s.colour, "least": least, "most": highest})
    return Named("", {})


def _no_way(s: MarketState, action: i64) -> Named:
    """An empty centre, no pile, a lone object; or nothing to choose, as the last one takes all."""
    if action == TAKE:
        return Named("no_loot", {})
    if action >= KEEP_0:
        return Named("all", {"objects": s.centre_size}) if is_last(s) and s.centre_size else Named("", {})
    victim: i64 = action - STEAL_0
    if victim >= s.seats:
        return Named("", {})
    return Named("lone" if s.size[victim] else "no_pile", {"victim_seat": victim})


def _no_purchase(t: Tables, s: MarketState, seat: i64, card: i64) -> Named:
    if card not in s.market:
        return Named("sold", {"card": card})
    if s.purchases >= s.allowance:
        return Named("bought", {"made": s.purchases, "allowed": s.allowance})
    gold = s.gold[seat]
    return Named("missing", {"card": card, "missing": lacking(t, s, seat, card) - gold, "gold": gold})


def _no_ability(t: Tables, s: MarketState, seat: i64, card: i64) -> Named:
    index = find(s, seat, card)
    if index == NOTHING:
        return Named("not_owned", {"card": card})
    effect = effect_of(t, s.cards[seat][index])
    if not effect.hooks & H_USE:
        return Named("no_ability", {"card": card})
    if s.cards[seat][index] & USED:
        return Named("used", {"card": card})
    if isinstance(effect, Trade):
        return Named("no_gold", {"card": card, "needed": effect.gold, "gold": s.gold[seat]})
    face: i64 = effect.face if isinstance(effect, (Turn, Spend)) else NOTHING
    return Named("no_die", {"card": card, "face": face})
