"""Between the phases: the final piles are frozen (TM-5.1, TM-5.2)."""

from __future__ import annotations

from rookery.games.thiefs_market.cards import tell_split
from rookery.games.thiefs_market.const import KINDS, MARKER
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import GO_LUCKY, GO_SNAPSHOT
from rookery.games.thiefs_market.piles import colours_of
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import Sink
from rookery.kernel.runtime import i64


class Snapshot(Phase):
    """What the piles show now counts for the round; who has the marker buys first."""

    numbers: tuple[int, ...] = (GO_SNAPSHOT,)

    def enter(self, t: Tables, s: MarketState, out: Sink) -> None:
        seat: i64
        for seat in range(s.seats):
            s.colours[seat] = colours_of(s, seat)
            if s.pile[seat * KINDS + MARKER]:
                s.starter = seat
        for seat in range(s.seats):
            tell_split(t, s, (s.starter + seat) % s.seats, out)
        s.turns = 0
        s.asked = 0
        s.phase = GO_LUCKY
