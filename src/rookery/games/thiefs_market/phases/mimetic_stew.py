"""Phase 2, Mimetic Stew (a promo): it becomes a copy of an opponent's card (TM-6.7, Q37)."""

from __future__ import annotations

from rookery.games.thiefs_market.actions import COPY_0
from rookery.games.thiefs_market.cards import COPY_OF, find, number_of, works_as
from rookery.games.thiefs_market.const import NOTHING
from rookery.games.thiefs_market.events import E_COPIED
from rookery.games.thiefs_market.faults import purchase_fault
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import COPY, GO_BOUGHT
from rookery.games.thiefs_market.phases.buy_turn import count_allowance
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import EVERYONE, Named, Sink
from rookery.kernel.runtime import i64


class MimeticStew(Phase):
    """Which of the opponents' cards?"""

    numbers: tuple[int, ...] = (COPY,)
    moment = "TM-6.7"
    whose = "TM-6.1"

    def ask(self, s: MarketState, seat: i64) -> Named:
        return Named("copy", {})

    def choices(self, t: Tables, s: MarketState, seat: i64) -> list[int]:
        return _cards_of_opponents(s, seat)

    def apply(self, t: Tables, s: MarketState, seat: i64, action: i64, out: Sink) -> None:
        _copy(t, s, seat, action - COPY_0, out)

    def fault(self, s: MarketState) -> str:
        return purchase_fault(s)


def ask_copy(t: Tables, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
    """With one card there is no question; if there is none the stew stays what it is."""
    choices = _cards_of_opponents(s, seat)
    s.card = card
    if len(choices) > 1:
        s.phase = COPY
        s.actor = seat
    elif len(choices) == 1:
        _copy(t, s, seat, choices[0] - COPY_0, out)
    else:
        s.card = NOTHING


def _cards_of_opponents(s: MarketState, seat: i64) -> list[int]:
    others = [other for other in range(s.seats) if other != seat]
    return sorted(COPY_0 + number_of(entry) for other in others for entry in s.cards[other])


def _copy(t: Tables, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
    """From now on the stew works as another card; what that one does when gained happens at once."""
    out.emit(E_COPIED, EVERYONE, seat, card)
    model = _model(s, card)
    s.cards[seat][find(s, seat, s.card)] += COPY_OF * (model + 1)
    t.effects[model].gained(s, seat, s.card, out)
    s.card = NOTHING
    count_allowance(t, s, seat)
    s.phase = GO_BOUGHT


def _model(s: MarketState, card: i64) -> i64:
    """What an owned card works as; a copy of a copy is a copy of the same card."""
    model = card
    for own in s.cards:
        for entry in own:
            if number_of(entry) == card:
                model = works_as(entry)
    return model
