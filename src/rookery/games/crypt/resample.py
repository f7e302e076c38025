"""An honest other world: what a seat does not know is dealt anew (CR-2.4)."""

from __future__ import annotations

from rookery.games.crypt.cards import KIND, bit, known_to
from rookery.games.crypt.const import KINDS, VALUES
from rookery.games.crypt.state import CryptState
from rookery.kernel import Picker
from rookery.kernel.runtime import i64, vec


def resample(s: CryptState, seat: i64, pick: Picker) -> CryptState:
    """All cards whose value the seat does not know go into one pool and are dealt again.

    A card whose type shows keeps its type, so those places draw first, from their type's share of the pool;
    the others (only where backs hide the type) draw from what is left, and the rest is the deck.
    """
    world = s.copy()
    mask = bit(seat)
    pool = world.deck
    _gather(world, mask, pool)
    _deal_collections(world, mask, pool, pick)
    for slot in range(len(world.slot_card)):
        if world.slot_card[slot] >= 0 and not world.slot_known[slot] & mask:
            world.slot_card[slot] = _draw(world, world.slot_card[slot], pool, pick)
    for index in range(len(world.discard)):
        card = world.discard[index]
        if not known_to(card) & mask:
            world.discard[index] = card - (card & KIND) + _draw(world, card & KIND, pool, pick)
    if world.top >= 0:
        world.top = _draw(world, world.top, pool, pick)
    return world


def _gather(s: CryptState, mask: i64, pool: vec[i64]) -> None:
    """Adds every card the viewer does not know to the pool."""
    for own in s.cards:
        for card in own:
            if not known_to(card) & mask:
                pool[card & KIND] += 1
    for slot in range(len(s.slot_card)):
        if s.slot_card[slot] >= 0 and not s.slot_known[slot] & mask:
            pool[s.slot_card[slot]] += 1
    for card in s.discard:
        if not known_to(card) & mask:
            pool[card & KIND] += 1
    if s.top >= 0:
        pool[s.top] += 1


def _deal_collections(s: CryptState, mask: i64, pool: vec[i64], pick: Picker) -> None:
    """Cards in collections stand in columns: their type is always known."""
    for own in s.cards:
        for index in range(len(own)):
            card = own[index]
            if not known_to(card) & mask:
                own[index] = card - (card & KIND) + _draw_of_type(card & KIND, pool, pick)


def _draw(s: CryptState, kind: i64, pool: vec[i64], pick: Picker) -> i64:
    if s.backs_hidden:
        return _draw_from(0, KINDS, pool, pick)
    return _draw_of_type(kind, pool, pick)


def _draw_of_type(kind: i64, pool: vec[i64], pick: Picker) -> i64:
    first = kind - kind % VALUES
    return _draw_from(first, first + VALUES, pool, pick)


def _draw_from(first: i64, last: i64, pool: vec[i64], pick: Picker) -> i64:
    """One card among the kinds of a range, each copy equally likely."""
    total: i64 = 0
    kind: i64
    for kind in range(first, last):
        total += pool[kind]
    left = pick.below(total)
    kind = first
    while left >= pool[kind]:
        left -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind
