"""The decks and the three rows (TM-1.5, TM-1.6, TM-7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefs_market.cards import number_of
from rookery.games.thiefs_market.const import (
    CARDS,
    DEAL,
    E_DEALT,
    E_OPENED,
    E_START,
    GO_END,
    GO_REFILL,
    GO_ROUND,
    LAST_DECK,
    NOTHING,
    ROW,
)
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.state import MarketState, in_row
from rookery.kernel import CHANCE, EVERYONE, Picker, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def choose_starter(s: MarketState, seat: i64, out: Sink) -> None:
    """TM-1.2: who holds the marker at the start; then the first row is laid out."""
    s.starter = seat
    out.emit(E_START, EVERYONE, seat)
    s.phase = GO_REFILL


def runs_out(s: MarketState) -> bool:
    """TM-8.1: deck C cannot bring its row back to five cards."""
    return s.active == LAST_DECK and s.deck_left[LAST_DECK] < ROW - in_row(s, LAST_DECK)


def refill(s: MarketState, out: Sink) -> None:
    """TM-7.3: the active row is completed card by card; when its deck fails, the next one opens."""
    while in_row(s, s.active) < ROW:
        if runs_out(s):
            s.phase = GO_END
            return
        if s.deck_left[s.active] > 0:
            s.phase = DEAL
            s.actor = CHANCE
            return
        s.active += 1
        out.emit(E_OPENED, EVERYONE, s.active)
    s.phase = GO_ROUND


def deal(s: MarketState, card: i64, out: Sink) -> None:
    """A card from the active deck to the first free place of its row."""
    slot = s.active * ROW
    while s.market[slot] != NOTHING:
        slot += 1
    s.market[slot] = card
    draw(s, card, s.active)
    if out.live:
        out.emit(E_DEALT, EVERYONE, card, s.active)
    s.phase = GO_REFILL


def draw(s: MarketState, card: i64, letter: i64) -> None:
    """A card leaves its deck."""
    s.unseen[card] = 0
    s.deck_left[letter] -= 1


def deck_of_potion(s: MarketState) -> i64:
    """TM-9.9: the deck of the next card that would be dealt; NOTHING if there is none."""
    letter = s.active
    while s.deck_left[letter] == 0:
        if letter == LAST_DECK or not s.potion_next_deck:
            return NOTHING
        letter += 1
    return letter


def unseen_of(t: Tables, s: MarketState, letter: i64) -> list[int]:
    """TM-2.3: the cards of a letter that nobody has seen; the deck is a random part of them."""
    return [card for card in t.of_letter[letter] if s.unseen[card]]


def sample_card(t: Tables, s: MarketState, letter: i64, pick: Picker) -> i64:
    """A card of a deck: each unseen one is equally likely."""
    cards = t.of_letter[letter]
    size = len(cards)
    card = cards[pick.below(size)]
    while not s.unseen[card]:
        card = cards[pick.below(size)]
    return card


def box(t: Tables, s: MarketState) -> list[int]:
    """The cards that were seen and have left the game (TM-9.9)."""
    gone: list[int] = [1 - unseen for unseen in s.unseen]
    for card in s.market:
        if card != NOTHING:
            gone[card] = 0
    for own in s.cards:
        for entry in own:
            gone[number_of(entry)] = 0
    return [card for card in range(CARDS) if gone[card] and (s.promos or card not in t.promos)]
