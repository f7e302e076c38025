"""Set-up, what chance decides of it: who starts (TM-1.2)."""

from __future__ import annotations

from rookery.games.thiefs_market.events import E_START
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import GO_REFILL, START
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import EVERYONE, Picker, Sink
from rookery.kernel.runtime import i64


class FirstPlayer(Phase):
    """TM-1.2: who holds the marker at the start; then the first row is laid out (TM-1.6)."""

    numbers: tuple[int, ...] = (START,)
    moment = "TM-1.2"
    whose = "TM-1.2"

    def outcomes(self, t: Tables, s: MarketState) -> list[int]:
        """Anybody, or the seat the table has chosen."""
        return [s.first_seat - 1] if s.first_seat else list(range(s.seats))

    def sample(self, t: Tables, s: MarketState, pick: Picker) -> i64:
        return s.first_seat - 1 if s.first_seat else pick.below(s.seats)

    def stream(self, s: MarketState) -> i64:
        return 0

    def happen(self, t: Tables, s: MarketState, outcome: i64, out: Sink) -> None:
        s.starter = outcome
        out.emit(E_START, EVERYONE, outcome)
        s.phase = GO_REFILL
