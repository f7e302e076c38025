"""The market is laid out and refilled (TM-1.6, TM-7.3)."""

from __future__ import annotations

from rookery.games.thiefs_market.const import NOTHING, ROW
from rookery.games.thiefs_market.decks import draw, sample_card, unseen_of
from rookery.games.thiefs_market.events import E_DEALT, E_OPENED
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import DEAL, GO_END, GO_REFILL, GO_ROUND
from rookery.games.thiefs_market.phases.end import runs_out
from rookery.games.thiefs_market.state import MarketState, in_row
from rookery.kernel import CHANCE, EVERYONE, Picker, Sink
from rookery.kernel.runtime import i64


class Refill(Phase):
    """TM-7.3: the active row is completed card by card; when its deck fails, the next one opens."""

    numbers: tuple[int, ...] = (GO_REFILL, DEAL)
    moment = "TM-7.3"
    whose = "TM-7.3"

    def enter(self, t: Tables, s: MarketState, out: Sink) -> None:
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

    def outcomes(self, t: Tables, s: MarketState) -> list[int]:
        return unseen_of(t, s, s.active)

    def sample(self, t: Tables, s: MarketState, pick: Picker) -> i64:
        return sample_card(t, s, s.active, pick)

    def stream(self, s: MarketState) -> i64:
        return s.active + 1

    def happen(self, t: Tables, s: MarketState, outcome: i64, out: Sink) -> None:
        """A card from the active deck to the first free place of its row."""
        slot = s.active * ROW
        while s.market[slot] != NOTHING:
            slot += 1
        s.market[slot] = outcome
        draw(s, outcome, s.active)
        if out.live:
            out.emit(E_DEALT, EVERYONE, outcome, s.active)
        s.phase = GO_REFILL
