"""The centre and the piles: what lies where, and where the one to act sorts."""

from __future__ import annotations

from rookery.games.thiefs_market.const import GEMS, KINDS, MARKER, NOBODY
from rookery.games.thiefs_market.events import E_PILE
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import EVERYONE, Sink
from rookery.kernel.runtime import i64


def is_last(s: MarketState) -> bool:
    """Whether only one player has no pile."""
    without: i64 = 0
    seat: i64
    for seat in range(s.seats):
        if s.size[seat] == 0:
            without += 1
    return without == 1


def begin_sorting(s: MarketState, victim: i64) -> None:
    """Where the actor chooses from: a pile, or (NOBODY) the centre."""
    s.victim = victim
    s.kind = 0
    s.have = 0
    s.total = s.centre_size if victim == NOBODY else s.size[victim]
    s.left = s.total


def end_sorting(s: MarketState) -> None:
    """Nothing is being sorted any more."""
    s.victim = NOBODY
    s.kind = 0
    s.have = 0
    s.left = 0
    s.total = 0


def source(s: MarketState, kind: i64) -> i64:
    """How many of a kind lie where the actor chooses from."""
    if s.victim == NOBODY:
        return s.centre[kind]
    return s.pile[s.victim * KINDS + kind]


def tell_pile(s: MarketState, out: Sink) -> None:
    """The dice of the new pile, if it has any."""
    k = s.chosen
    if s.have > k[MARKER]:
        out.emit(E_PILE, EVERYONE, k[0], k[1], k[2], k[3], k[4], k[5])


def colours_of(s: MarketState, seat: i64) -> i64:
    """The gem colours of a pile as bits."""
    found: i64 = 0
    bit: i64 = 1
    face: i64
    for face in range(GEMS):
        if s.pile[seat * KINDS + face]:
            found += bit
        bit += bit
    return found
