"""Owned cards as packed ints, and asking them for what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.games.thiefs_market.const import GEMS, H_BUY, H_CONVERT, H_ROBBED, H_SPLIT, NOTHING
from rookery.games.thiefs_market.effects import Effect
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import Sink

if TYPE_CHECKING:
    from mypy_extensions import i64

# An owned card: its number, 64 if its ability was used in this round, and 128 times one more than
# the card it is a copy of.
USED: Final = 64
COPY_OF: Final = 128
NUMBER: Final = 63


def number_of(entry: i64) -> i64:
    """The card itself."""
    return entry & NUMBER


def copied_by(entry: i64) -> i64:
    """The card it copies, or NOTHING."""
    return (entry >> 7) - 1


def works_as(entry: i64) -> i64:
    """The card whose effect and icons count."""
    return entry & NUMBER if entry < COPY_OF else (entry >> 7) - 1


def effect_of(t: Tables, entry: i64) -> Effect:
    """The effect of an owned card."""
    return t.effects[works_as(entry)]


def find(s: MarketState, seat: i64, card: i64) -> i64:
    """Where a card lies among those of a seat; NOTHING if it is not there."""
    own = s.cards[seat]
    index: i64
    for index in range(len(own)):
        if number_of(own[index]) == card:
            return index
    return NOTHING


def tell_bought(t: Tables, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
    """TM-6.7, step 3: every tribute the buyer owns, this card's own included."""
    for entry in s.cards[seat]:
        if t.hooks[works_as(entry)] & H_BUY:
            cost = t.costs[card * GEMS : card * GEMS + GEMS]
            effect_of(t, entry).bought(s, seat, number_of(entry), cost, out)


def tell_robbed(t: Tables, s: MarketState, seat: i64, out: Sink) -> i64:
    """TM-4.7: the victim's cards answer; the card that keeps the dice from being rerolled, or NOTHING."""
    calm: i64 = NOTHING
    for entry in s.cards[seat]:
        if t.hooks[works_as(entry)] & H_ROBBED:
            effect = effect_of(t, entry)
            effect.robbed(s, seat, number_of(entry), out)
            if effect.calms:
                calm = number_of(entry)
    return calm


def tell_split(t: Tables, s: MarketState, seat: i64, out: Sink) -> None:
    """TM-5.2: the piles are final."""
    for entry in s.cards[seat]:
        if t.hooks[works_as(entry)] & H_SPLIT:
            effect_of(t, entry).split(s, seat, number_of(entry), out)


def tell_converted(t: Tables, s: MarketState, seat: i64, out: Sink) -> None:
    """TM-7.1: bags and masks were turned in."""
    for entry in s.cards[seat]:
        if t.hooks[works_as(entry)] & H_CONVERT:
            effect_of(t, entry).convert(s, seat, number_of(entry), out)
