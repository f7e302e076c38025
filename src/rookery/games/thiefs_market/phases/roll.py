"""Phase 1, Splitting the loot: all dice are rolled (TM-4.1)."""

from __future__ import annotations

from rookery.games.thiefs_market.events import E_LOOT, E_ROUND
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import GO_ROUND, GO_SPLIT, ROLL
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import CHANCE, EVERYONE, Sink
from rookery.kernel.runtime import i64


class Roll(Phase):
    """The marker and all dice come to the centre; the dice are rolled one by one."""

    numbers: tuple[int, ...] = (GO_ROUND, ROLL)
    moment = "TM-4.1"
    whose = "TM-4.1"

    def enter(self, t: Tables, s: MarketState, out: Sink) -> None:
        """A new round: nobody has a pile, and who took the marker in the last one begins (TM-7.5)."""
        s.round += 1
        seat: i64
        for seat in range(s.seats):
            s.size[seat] = 0
            s.colours[seat] = 0
        s.last = (s.starter + s.seats - 1) % s.seats
        if out.live:
            out.emit(E_ROUND, EVERYONE, s.round)
        s.phase = ROLL
        s.actor = CHANCE

    def stream(self, s: MarketState) -> i64:
        return 4

    def happen(self, t: Tables, s: MarketState, outcome: i64, out: Sink) -> None:
        roll(s, outcome, out)


def roll(s: MarketState, face: i64, out: Sink) -> None:
    """One die of the loot."""
    s.centre[face] += 1
    s.centre_size += 1
    s.air -= 1
    if s.air == 0:
        if out.live:
            c = s.centre
            out.emit(E_LOOT, EVERYONE, c[0], c[1], c[2], c[3], c[4], c[5])
        s.phase = GO_SPLIT
