"""Phase 2, Unlabeled Potion: the next card of the decks instead of it (TM-9.9)."""

from __future__ import annotations

from rookery.games.thiefs_market.const import LAST_DECK, NOTHING
from rookery.games.thiefs_market.decks import draw, sample_card, unseen_of
from rookery.games.thiefs_market.events import E_DISCARDED, E_GAINED, E_NO_CARD
from rookery.games.thiefs_market.faults import purchase_fault
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import GO_GAIN, POTION
from rookery.games.thiefs_market.state import MarketState, buyer
from rookery.kernel import CHANCE, EVERYONE, Picker, Sink
from rookery.kernel.runtime import append, i64, pop


class UnlabeledPotion(Phase):
    """Chance says which card comes: gained, not bought; no tribute, no purchase."""

    numbers: tuple[int, ...] = (POTION,)
    moment = "TM-9.9"
    whose = "TM-9.9"

    def outcomes(self, t: Tables, s: MarketState) -> list[int]:
        return unseen_of(t, s, deck_of_potion(s))

    def sample(self, t: Tables, s: MarketState, pick: Picker) -> i64:
        return sample_card(t, s, deck_of_potion(s), pick)

    def stream(self, s: MarketState) -> i64:
        return deck_of_potion(s) + 1

    def happen(self, t: Tables, s: MarketState, outcome: i64, out: Sink) -> None:
        seat = buyer(s)
        draw(s, outcome, deck_of_potion(s))
        s.cards[seat] = append(s.cards[seat], outcome)
        out.emit(E_GAINED, EVERYONE, seat, outcome)
        s.card = outcome
        s.phase = GO_GAIN

    def fault(self, s: MarketState) -> str:
        return purchase_fault(s)


def deck_of_potion(s: MarketState) -> i64:
    """The deck of the next card that would be dealt; NOTHING if there is none."""
    letter = s.active
    while s.deck_left[letter] == 0:
        if letter == LAST_DECK or not s.potion_next_deck:
            return NOTHING
        letter += 1
    return letter


def drink(s: MarketState, seat: i64, card: i64, out: Sink) -> None:
    """The potion goes to the box; if no card is left nothing comes instead."""
    s.cards[seat], _ = pop(s.cards[seat])
    out.emit(E_DISCARDED, EVERYONE, card)
    if deck_of_potion(s) == NOTHING:
        out.emit(E_NO_CARD, EVERYONE, seat)
    else:
        s.phase = POTION
        s.actor = CHANCE
