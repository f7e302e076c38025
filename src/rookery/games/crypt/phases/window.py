"""Before the claims: the window in which Pottery B may be used (CR-4.2)."""

from __future__ import annotations

from typing import Final

from rookery.games.crypt.actions import PASS, TAKE_0, USE_MANUSCRIPT
from rookery.games.crypt.collectors import asks_next, can_use, use_or_pass
from rookery.games.crypt.const import MANUSCRIPT, MAX_SLOTS, POTTERY
from rookery.games.crypt.phase import Phase
from rookery.games.crypt.phase_numbers import GO_TURN, GO_WINDOW, WINDOW
from rookery.games.crypt.state import CryptState, in_round
from rookery.games.crypt.tables import Tables
from rookery.kernel import Named, Sink
from rookery.kernel.runtime import append, i64, vec

EVERYBODY: Final = 15  # the mask of four seats


class Window(Phase):
    """From the Leader clockwise, those who can use Pottery B are asked; each as often as they can."""

    numbers: tuple[int, ...] = (GO_WINDOW, WINDOW)
    moment = "CR-4.2"
    whose = "CR-4.2"

    def enter(self, t: Tables, s: CryptState, out: Sink) -> None:
        among = EVERYBODY if s.sides[POTTERY] == 1 else 0
        s.phase = WINDOW if asks_next(s, t.effect(POTTERY, 1), among) else GO_TURN

    def ask(self, s: CryptState, seat: i64) -> Named:
        return Named("window", {})

    def choices(self, t: Tables, s: CryptState, seat: i64) -> vec[i64]:
        """Take a face-down card, look first, or let it be."""
        found = vec[i64](capacity=MAX_SLOTS + 2)
        if can_use(t, s, seat, MANUSCRIPT, 1):
            found = append(found, USE_MANUSCRIPT)
        slot: i64
        for slot in range(len(s.slot_card)):
            if s.slot_card[slot] >= 0 and not s.slot_up[slot]:
                found = append(found, TAKE_0 + slot)
        return append(found, PASS)

    def apply(self, t: Tables, s: CryptState, seat: i64, action: i64, out: Sink) -> None:
        use_or_pass(t, s, seat, action, WINDOW if action == USE_MANUSCRIPT else GO_WINDOW, GO_WINDOW)

    def timely(self, s: CryptState) -> bool:
        return in_round(s) and s.turn == 0

    def holds(self, t: Tables, s: CryptState) -> bool:
        """It is offered to a seat that can use it, in order from the Leader."""
        if not 0 <= s.cursor < s.seats or s.actor != (s.leader + s.cursor) % s.seats:
            return False
        return can_use(t, s, s.actor, POTTERY, 1)
