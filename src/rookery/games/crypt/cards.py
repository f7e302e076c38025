"""Treasure cards as packed ints: turned face up (CR-9.2), collected, discarded."""

from __future__ import annotations

from typing import Final

from rookery.games.crypt.const import ALL_KNOW, NOBODY, ONLOOKER_BIT, UNKNOWN, VALUES
from rookery.games.crypt.events import E_FLIPPED
from rookery.games.crypt.state import CryptState
from rookery.kernel import EVERYONE, ONLOOKER, Sink
from rookery.kernel.runtime import append, i64, vec

# A card someone owns: its kind, 32 if it is flipped, and 64 times the mask of those who know its value.
FLIPPED: Final = 32
KNOWN: Final = 64
KIND: Final = 31


def bit(seat: i64) -> i64:
    """The knowledge bit of a seat or, for -1, of onlookers."""
    if seat < 0:
        return ONLOOKER_BIT
    return 1 << seat


def owned(kind: i64, known: i64) -> i64:
    """A card just gained."""
    return kind + KNOWN * known


def type_of(card: i64) -> i64:
    """The treasure type of a packed card or a kind."""
    return (card & KIND) >> 2


def value_of(card: i64) -> i64:
    """The coins on a packed card or a kind."""
    return (card & 3) + 1


def known_to(card: i64) -> i64:
    """The mask of those who know an owned card's value."""
    return card >> 6


def shown_type(s: CryptState, kind: i64, known: i64, seat: i64) -> i64:
    """The type of a card that lies face down in the crypt, the deck or the box, as a seat sees it."""
    if s.backs_hidden and not known & bit(seat):
        return UNKNOWN
    return type_of(kind)


def count_of(s: CryptState, seat: i64, kind_type: i64) -> i64:
    """How many cards of a type a seat owns."""
    count: i64 = 0
    for card in s.cards[seat]:
        if (card & 31) >> 2 == kind_type:
            count += 1
    return count


def unflipped(s: CryptState, seat: i64, kind_type: i64) -> i64:
    """How many cards of a type a seat can still turn face up."""
    count: i64 = 0
    for card in s.cards[seat]:
        if (card & 31) >> 2 == kind_type and not card & FLIPPED:
            count += 1
    return count


def flip_code(card: i64) -> i64:
    """How the owner names a card to flip: by value, and whether all know it already."""
    return (value_of(card) - 1) * 2 + (1 if known_to(card) == ALL_KNOW else 0)


def flip_choices(s: CryptState, seat: i64, kind_type: i64) -> vec[i64]:
    """The different cards of a type a seat may turn face up, as ascending flip codes."""
    seen: i64 = 0
    for card in s.cards[seat]:
        if type_of(card) == kind_type and not card & FLIPPED:
            seen |= 1 << flip_code(card)
    codes = vec[i64](capacity=2 * VALUES)
    code: i64
    for code in range(2 * VALUES):
        if seen >> code & 1:
            codes = append(codes, code)
    return codes


def default_flip(s: CryptState, seat: i64, kind_type: i64) -> i64:
    """The card an automatic flip takes: one all know, else the one owned longest.

    The hidden values play no part, so that the choice tells nobody anything about the cards kept.
    """
    first: i64 = -1
    own = s.cards[seat]
    index: i64
    for index in range(len(own)):
        card = own[index]
        if type_of(card) == kind_type and not card & FLIPPED:
            if known_to(card) == ALL_KNOW:
                return index
            if first < 0:
                first = index
    return first


def find_flip(s: CryptState, seat: i64, kind_type: i64, code: i64) -> i64:
    """Where the card with this flip code lies in the collection."""
    own = s.cards[seat]
    index: i64
    for index in range(len(own)):
        card = own[index]
        if type_of(card) == kind_type and not card & FLIPPED and flip_code(card) == code:
            return index
    return -1


def flip(s: CryptState, seat: i64, index: i64, out: Sink) -> None:
    """Turns a card of the collection face up: all know it from now on."""
    card = s.cards[seat][index]
    s.cards[seat][index] = (card & KIND) + FLIPPED + KNOWN * ALL_KNOW
    if out.live:
        out.emit(E_FLIPPED, EVERYONE, seat, type_of(card), value_of(card))


def gain(s: CryptState, seat: i64, kind: i64, known: i64) -> None:
    """A card joins a collection; its owner knows it, and so do those who saw it (CR-2.2)."""
    if s.physical:
        known = 0  # the table forgets what lay face up once it is collected (option `memory`)
    s.cards[seat] = append(s.cards[seat], owned(kind, known | bit(seat)))


def take_card(s: CryptState, seat: i64, slot: i64, event: i64, secret_event: i64, out: Sink) -> None:
    """A card of the crypt joins a collection; face down, only its owner learns the value."""
    kind = s.slot_card[slot]
    known = s.slot_known[slot]
    s.slot_card[slot] = NOBODY
    gain(s, seat, kind, known)
    if out.live:
        value = value_of(kind) if known == ALL_KNOW else 0
        out.emit(event, EVERYONE, seat, slot, type_of(kind), value)
        if not known & bit(seat):
            out.emit(secret_event, bit(seat), type_of(kind), value_of(kind))


def discard(s: CryptState, slot: i64, event: i64, out: Sink) -> None:
    """CR-6.1, CR-S.9: a card leaves the game; face down it stays unknown."""
    kind = s.slot_card[slot]
    known = s.slot_known[slot]
    s.discard = append(s.discard, kind + KNOWN * known)
    s.slot_card[slot] = NOBODY
    if out.live:
        value = value_of(kind) if known == ALL_KNOW else 0
        out.emit(event, EVERYONE, slot, shown_type(s, kind, known, ONLOOKER), value)
