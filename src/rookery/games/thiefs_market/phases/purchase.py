"""Phase 2, a purchase: the card changes hands, and what that sets off, in its order (TM-6.7)."""

from __future__ import annotations

from rookery.games.thiefs_market.cards import tell_bought
from rookery.games.thiefs_market.const import ASKS_COPY, ASKS_POTION, GEMS, KINDS, NOTHING, SLOTS
from rookery.games.thiefs_market.events import E_BOUGHT
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import BUY, GO_BOUGHT, GO_GAIN, GO_PURCHASE
from rookery.games.thiefs_market.phases.buy_turn import count_allowance
from rookery.games.thiefs_market.phases.mimetic_stew import ask_copy
from rookery.games.thiefs_market.phases.payment import paid_so_far, price
from rookery.games.thiefs_market.phases.unlabeled_potion import drink
from rookery.games.thiefs_market.state import MarketState, buyer
from rookery.kernel import EVERYONE, Sink
from rookery.kernel.runtime import append, i64


class Purchase(Phase):
    """Steps 1 to 3: dice and gold are spent, the card leaves the market, tributes are paid."""

    numbers: tuple[int, ...] = (GO_PURCHASE,)

    def enter(self, t: Tables, s: MarketState, out: Sink) -> None:
        seat = buyer(s)
        card = s.card
        dice = paid_so_far(s)
        gold = price(t, s, card) - dice
        colour: i64
        for colour in range(GEMS):
            s.pile[seat * KINDS + colour] -= s.chosen[colour]
            s.chosen[colour] = 0
        s.spent += dice
        s.gold[seat] -= gold
        s.colour = 0
        _leave_market(s, card)
        s.cards[seat] = append(s.cards[seat], card)
        if out.live:
            out.emit(E_BOUGHT, EVERYONE, seat, card, dice, gold)
        tell_bought(t, s, seat, card, out)
        s.phase = GO_GAIN


def _leave_market(s: MarketState, card: i64) -> None:
    """Its place stays empty until the end of the round."""
    slot: i64
    for slot in range(SLOTS):
        if s.market[slot] == card:
            s.market[slot] = NOTHING


class Gain(Phase):
    """Step 4: a card has come to the buyer, bought or not: what it does when gained, or what it asks for."""

    numbers: tuple[int, ...] = (GO_GAIN,)

    def enter(self, t: Tables, s: MarketState, out: Sink) -> None:
        seat = buyer(s)
        card = s.card
        s.card = NOTHING
        count_allowance(t, s, seat)
        effect = t.effects[card]
        s.phase = GO_BOUGHT
        if effect.asks == ASKS_POTION:
            drink(s, seat, card, out)
        elif effect.asks == ASKS_COPY:
            ask_copy(t, s, seat, card, out)
        else:
            effect.gained(s, seat, card, out)


class Purchased(Phase):
    """Step 5: one more purchase is made, and the buy turn goes on."""

    numbers: tuple[int, ...] = (GO_BOUGHT,)

    def enter(self, t: Tables, s: MarketState, out: Sink) -> None:
        s.purchases += 1
        s.actor = buyer(s)
        s.phase = BUY
