"""Phase 2, Making purchases: one buy turn each, in it any number of steps (TM-6.1 to TM-6.4)."""

from __future__ import annotations

from rookery.games.thiefs_market.actions import BUY_0, END, PAY_0, TURN_0, USE_0
from rookery.games.thiefs_market.cards import effect_of, number_of, works_as
from rookery.games.thiefs_market.const import H_EXTRA, SLOTS
from rookery.games.thiefs_market.events import E_PASSED
from rookery.games.thiefs_market.faults import purchase_fault
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import BUY, GO_BUY, GO_CLOSE
from rookery.games.thiefs_market.phases.ability import is_usable, no_ability, use, why_no_ability
from rookery.games.thiefs_market.phases.payment import begin_payment, is_payable, lacking
from rookery.games.thiefs_market.state import MarketState, buyer
from rookery.kernel import EVERYONE, Named, Picker, Sink
from rookery.kernel.runtime import append, i64, vec


class BuyTurn(Phase):
    """Buy, use an ability, or end the turn."""

    numbers: tuple[int, ...] = (GO_BUY, BUY)
    moment = "TM-6.2"
    whose = "TM-6.1"

    def enter(self, t: Tables, s: MarketState, out: Sink) -> None:
        """TM-6.1: from the marker clockwise; who can do nothing is passed over.

        If nobody can, the last one is asked all the same, so that the piles are seen before they go.
        """
        while s.turns < s.seats:
            seat = buyer(s)
            s.purchases = 0
            count_allowance(t, s, seat)
            if can_do_something(t, s, seat) or (s.turns == s.seats - 1 and not s.asked):
                s.asked = 1
                s.phase = BUY
                s.actor = seat
                return
            if out.live:
                out.emit(E_PASSED, EVERYONE, seat)
            s.turns += 1
        s.phase = GO_CLOSE

    def ask(self, s: MarketState, seat: i64) -> Named:
        return Named("buy", {"left": s.allowance - s.purchases, "gold": s.gold[seat]})

    def choices(self, t: Tables, s: MarketState, seat: i64) -> list[int]:
        return list(steps(t, s, seat))

    def choose(self, t: Tables, s: MarketState, seat: i64, pick: Picker) -> i64:
        found = steps(t, s, seat)
        return found[pick.below(len(found))]

    def apply(self, t: Tables, s: MarketState, seat: i64, action: i64, out: Sink) -> None:
        if action == END:
            _end_turn(s, seat, out)
        elif action < USE_0:
            begin_payment(s, action - BUY_0)
        else:
            use(t, s, seat, action - USE_0, out)

    def why_not(self, t: Tables, s: MarketState, seat: i64, action: i64) -> str:
        if BUY_0 <= action < PAY_0:
            return _why_no_purchase(s, action - BUY_0)
        if USE_0 <= action < TURN_0:
            return why_no_ability(t, s, seat, action - USE_0)
        return self.moment

    def reason(self, t: Tables, s: MarketState, seat: i64, action: i64) -> Named:
        if BUY_0 <= action < PAY_0:
            return _no_purchase(t, s, seat, action - BUY_0)
        if USE_0 <= action < TURN_0:
            return no_ability(t, s, seat, action - USE_0)
        return Named("", {})

    def fault(self, s: MarketState) -> str:
        return purchase_fault(s)


def steps(t: Tables, s: MarketState, seat: i64) -> vec[i64]:
    """TM-6.2, TM-6.3: end the turn, buy what can be paid, use what can be used."""
    found = append(vec[i64](capacity=SLOTS), END)
    if s.purchases < s.allowance:
        for card in s.market:
            if card >= 0 and is_payable(t, s, seat, card):
                found = _insert(found, BUY_0 + card)
    for entry in s.cards[seat]:
        if is_usable(t, s, seat, entry):
            found = _insert(found, USE_0 + number_of(entry))
    return found


def _insert(found: vec[i64], action: i64) -> vec[i64]:
    """Steps stand in rising order."""
    found = append(found, action)
    place: i64 = len(found) - 1
    while place > 0 and found[place - 1] > action:
        found[place] = found[place - 1]
        place -= 1
    found[place] = action
    return found


def count_allowance(t: Tables, s: MarketState, seat: i64) -> None:
    """TM-6.4, TM-6.5: how many cards the buyer may buy, and how much cheaper; after every gain."""
    s.allowance = 1
    s.discount = 0
    for entry in s.cards[seat]:
        if t.hooks[works_as(entry)] & H_EXTRA:
            effect = effect_of(t, entry)
            s.allowance += effect.extra(s, seat)
            s.discount += effect.discount()


def can_do_something(t: Tables, s: MarketState, seat: i64) -> bool:
    """Whether a card or an ability is within reach."""
    for card in s.market:
        if card >= 0 and is_payable(t, s, seat, card):
            return True
    usable: i64 = 0
    for entry in s.cards[seat]:
        if is_usable(t, s, seat, entry):
            usable += 1
    return usable > 0


def _end_turn(s: MarketState, seat: i64, out: Sink) -> None:
    """The next one buys."""
    if s.purchases == 0 and out.live:
        out.emit(E_PASSED, EVERYONE, seat)
    s.turns += 1
    s.phase = GO_BUY


def _why_no_purchase(s: MarketState, card: i64) -> str:
    """Not there, no purchase left, or too dear."""
    if card not in s.market:
        return "TM-6.3"
    return "TM-6.5" if s.purchases < s.allowance else "TM-6.4"


def _no_purchase(t: Tables, s: MarketState, seat: i64, card: i64) -> Named:
    """The same in numbers."""
    if card not in s.market:
        return Named("sold", {"card": card})
    if s.purchases >= s.allowance:
        return Named("bought", {"made": s.purchases, "allowed": s.allowance})
    gold = s.gold[seat]
    return Named("missing", {"card": card, "missing": lacking(t, s, seat, card) - gold, "gold": gold})
