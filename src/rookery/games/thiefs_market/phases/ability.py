"""Phase 2, abilities of cards: once a round, in the owner's buy turn (TM-6.8 to TM-6.10, TM-9.1, TM-9.2)."""

from __future__ import annotations

from rookery.games.thiefs_market.actions import TURN_0
from rookery.games.thiefs_market.cards import USED, effect_of, find, works_as
from rookery.games.thiefs_market.const import H_USE, KINDS, NOTHING
from rookery.games.thiefs_market.effects import Spend, Trade, Turn
from rookery.games.thiefs_market.events import E_TURNED, E_USED
from rookery.games.thiefs_market.faults import purchase_fault
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import BUY, TURN
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import EVERYONE, Named, Sink
from rookery.kernel.runtime import i64


class TurnDie(Phase):
    """TM-9.1: the face the die is turned to, where a card leaves the choice."""

    numbers: tuple[int, ...] = (TURN,)
    moment = "TM-9.1"
    whose = "TM-6.1"

    def ask(self, s: MarketState, seat: i64) -> Named:
        return Named("turn", {"card": s.card})

    def choices(self, t: Tables, s: MarketState, seat: i64) -> list[int]:
        return [TURN_0 + face for face in effect_of(t, s.cards[seat][find(s, seat, s.card)]).faces]

    def apply(self, t: Tables, s: MarketState, seat: i64, action: i64, out: Sink) -> None:
        _turn(t, s, seat, s.card, action - TURN_0, out)

    def fault(self, s: MarketState) -> str:
        return purchase_fault(s)


def is_usable(t: Tables, s: MarketState, seat: i64, entry: i64) -> bool:
    """TM-6.8: an ability that was not used yet and can be paid for."""
    if not t.hooks[works_as(entry)] & H_USE:
        return False
    effect = effect_of(t, entry)
    return not (effect.once and entry & USED) and effect.can(s, seat)


def use(t: Tables, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
    """TM-6.8: an ability of the buyer; a die with several new faces asks which."""
    index = find(s, seat, card)
    effect = effect_of(t, s.cards[seat][index])
    if effect.once:
        s.cards[seat][index] += USED
    if len(effect.faces) > 1:
        s.card = card
        s.phase = TURN
    elif effect.faces:
        _turn(t, s, seat, card, effect.faces[0], out)
    else:
        out.emit(E_USED, EVERYONE, seat, card)
        effect.use(s, seat, card, out)


def _turn(t: Tables, s: MarketState, seat: i64, card: i64, face: i64, out: Sink) -> None:
    """TM-6.10: the die stays in the pile and shows another face."""
    effect_of(t, s.cards[seat][find(s, seat, card)]).use(s, seat, card, out)
    s.pile[seat * KINDS + face] += 1
    s.card = NOTHING
    s.phase = BUY
    out.emit(E_TURNED, EVERYONE, seat, card, face)


def why_no_ability(t: Tables, s: MarketState, seat: i64, card: i64) -> str:
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


def no_ability(t: Tables, s: MarketState, seat: i64, card: i64) -> Named:
    """The same in numbers."""
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
