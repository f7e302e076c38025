"""The three decks: what nobody has seen of them, and what has left the game (TM-1.5, TM-2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefs_market.cards import number_of
from rookery.games.thiefs_market.const import CARDS, NOTHING
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import Picker

if TYPE_CHECKING:
    from mypy_extensions import i64


def draw(s: MarketState, card: i64, letter: i64) -> None:
    """A card leaves its deck."""
    s.unseen[card] = 0
    s.deck_left[letter] -= 1


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
