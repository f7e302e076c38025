"""Between the phases: lucky players may reroll a die of their final pile (TM-5.3)."""

from __future__ import annotations

from rookery.games.thiefs_market.actions import PASS, REROLL_0
from rookery.games.thiefs_market.cards import USED, works_as
from rookery.games.thiefs_market.const import FACES, H_LUCKY, KINDS, NOTHING
from rookery.games.thiefs_market.events import E_LUCKY, E_LUCKY_ROLL
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import GO_BUY, GO_LUCKY, LUCKY, LUCKY_ROLL
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import CHANCE, EVERYONE, Named, Sink
from rookery.kernel.runtime import i64


class Lucky(Phase):
    """From the marker on, owners of Lucky Animal Appendage who have a die are asked."""

    numbers: tuple[int, ...] = (GO_LUCKY, LUCKY, LUCKY_ROLL)
    moment = "TM-5.3"
    whose = "TM-5.3"

    def enter(self, t: Tables, s: MarketState, out: Sink) -> None:
        step: i64
        for step in range(s.seats):
            seat: i64 = (s.starter + step) % s.seats
            if _find_lucky(t, s, seat) != NOTHING and len(self.choices(t, s, seat)) > 1:
                s.phase = LUCKY
                s.actor = seat
                return
        s.phase = GO_BUY

    def ask(self, s: MarketState, seat: i64) -> Named:
        return Named("lucky", {})

    def choices(self, t: Tables, s: MarketState, seat: i64) -> list[int]:
        """The faces of the pile, or leave it."""
        faces = [REROLL_0 + face for face in range(FACES) if s.pile[seat * KINDS + face]]
        return [*faces, PASS]

    def apply(self, t: Tables, s: MarketState, seat: i64, action: i64, out: Sink) -> None:
        """A die is taken up, or all stay as they lie."""
        s.cards[seat][_find_lucky(t, s, seat)] += USED
        if action == PASS:
            s.phase = GO_LUCKY
            return
        face = action - REROLL_0
        s.pile[seat * KINDS + face] -= 1
        s.air = 1
        s.last = seat
        out.emit(E_LUCKY, EVERYONE, seat, face)
        s.phase = LUCKY_ROLL
        s.actor = CHANCE

    def happen(self, t: Tables, s: MarketState, outcome: i64, out: Sink) -> None:
        """The die goes back to its pile; what counts for the round was frozen before."""
        s.pile[s.last * KINDS + outcome] += 1
        s.air = 0
        out.emit(E_LUCKY_ROLL, EVERYONE, s.last, outcome)
        s.phase = GO_LUCKY


def _find_lucky(t: Tables, s: MarketState, seat: i64) -> i64:
    """The first lucky card that has not been asked for in this round."""
    own = s.cards[seat]
    index: i64
    for index in range(len(own)):
        if t.hooks[works_as(own[index])] & H_LUCKY and not own[index] & USED:
            return index
    return NOTHING
