"""Worlds that a seat may not tell from its own, by brute force from the contract's table (part 2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rookery.games.crypt.state import CryptState
from rookery.kernel import Game


class Place(NamedTuple):
    """Where a card lies whose value a seat does not know."""

    where: str  # "crypt", "discard", "top", or the collection of a seat
    at: int
    kind: int
    shows_type: bool


def hidden_places(s: CryptState, seat: int) -> list[Place]:
    """Every card outside the deck that hides its value from a seat; -1 is an onlooker."""
    backs = not s.backs_hidden
    me = 16 if seat < 0 else 1 << seat
    places = [
        Place("crypt", slot, number, backs)
        for slot, number in enumerate(s.slot_card)
        if number >= 0 and not s.slot_up[slot] and not s.slot_known[slot] & me
    ]
    places += [
        Place("discard", index, number & 31, backs)
        for index, number in enumerate(s.discard)
        if not number >> 6 & me
    ]
    for owner, cards in enumerate(s.cards):
        places += [
            Place(str(owner), index, number & 31, True)
            for index, number in enumerate(cards)
            if owner != seat and not number & 32 and not number >> 6 & me
        ]
    if s.top >= 0:
        places.append(Place("top", 0, s.top, backs))
    return places


def put(s: CryptState, place: Place, kind: int) -> None:
    """Another card lies there; who knows it stays as it is."""
    if place.where == "crypt":
        s.slot_card[place.at] = kind
    elif place.where == "top":
        s.top = kind
    else:
        pile = s.discard if place.where == "discard" else s.cards[int(place.where)]
        pile[place.at] += kind - place.kind


def may_be(place: Place, kind: int) -> bool:
    """Whether another card could lie there as far as its back shows."""
    return kind != place.kind and (kind >> 2 == place.kind >> 2 or not place.shows_type)


def secrets(game: Game[Any], s: CryptState, seat: int) -> Iterator[tuple[str, CryptState]]:
    """Each hidden card against one of the deck, and each against the next hidden one it could be."""
    places = hidden_places(s, seat)
    for number, place in enumerate(places):
        others = [kind for kind in range(24) if s.deck[kind] and may_be(place, kind)]
        if others:
            kind = others[(s.round + number) % len(others)]
            world = s.copy()
            put(world, place, kind)
            world.deck[place.kind] += 1
            world.deck[kind] -= 1
            yield f"card in {place.where}", world
        for other in places[number + 1 :]:
            if may_be(place, other.kind) and may_be(other, place.kind):
                world = s.copy()
                put(world, place, other.kind)
                put(world, other, place.kind)
                yield f"card in {place.where} and in {other.where}", world
                break
