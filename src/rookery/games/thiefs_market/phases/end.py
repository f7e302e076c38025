"""The end of the game: when it comes, and who wins (TM-8.1); scoring.py counts."""

from __future__ import annotations

from rookery.games.thiefs_market.const import LAST_DECK, ROW
from rookery.games.thiefs_market.events import E_ENDED, E_REVEALED, E_WON
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import ENDED, GO_END
from rookery.games.thiefs_market.scoring import best, scores
from rookery.games.thiefs_market.state import MarketState, in_row
from rookery.kernel import EVERYONE, OVER, Sink


class End(Phase):
    """No further action; all infamy is shown (TM-2.4) and the best thief crowned."""

    numbers: tuple[int, ...] = (GO_END, ENDED)
    moment = "TM-8.1"
    whose = "TM-8.1"

    def enter(self, t: Tables, s: MarketState, out: Sink) -> None:
        out.emit(E_ENDED, EVERYONE, s.truncated)
        for seat in range(s.seats):
            out.emit(E_REVEALED, EVERYONE, seat, s.infamy[seat])
        results = scores(t, s)
        s.victors = 0
        for seat in best(s, [score.total for score in results]):
            s.victors |= 1 << seat
            out.emit(E_WON, EVERYONE, seat, results[seat].total)
        s.phase = ENDED
        s.actor = OVER


def runs_out(s: MarketState) -> bool:
    """TM-8.1: deck C cannot bring its row back to five cards."""
    return s.active == LAST_DECK and s.deck_left[LAST_DECK] < ROW - in_row(s, LAST_DECK)


def stops(s: MarketState) -> bool:
    """TM-8.10: the table has played as many rounds as it wanted; told apart from an end that came anyway."""
    if s.round < s.max_rounds:
        return False
    s.truncated = 0 if runs_out(s) else 1
    return True
