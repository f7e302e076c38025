"""Start tokens, by Day and by Night (OT-1.3, OT-9.2)."""

from __future__ import annotations

from rookery.games.oliver_twist.const import START_HAND
from rookery.games.oliver_twist.events import E_START_TOKEN
from rookery.games.oliver_twist.phase import Draw
from rookery.games.oliver_twist.phase_numbers import DEAL, GO_DEAL, GO_GUIDE, GO_LAY
from rookery.games.oliver_twist.phases.night_setup import lay_face_down
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tables import Tables
from rookery.games.oliver_twist.tokens import start_token
from rookery.kernel import CHANCE, EVERYONE, Sink
from rookery.kernel.runtime import append, i64, vec


class StartTokens(Draw):
    """OT-1.3, OT-9.2: two start tokens for each seat; then the board."""

    numbers: tuple[int, ...] = (GO_DEAL, DEAL)

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        if s.cursor < s.seats * START_HAND:
            s.phase = DEAL
            s.actor = CHANCE
            return
        s.cursor = 0
        if s.night:
            lay_face_down(t, s, out)
            s.phase = GO_GUIDE
        else:
            s.phase = GO_LAY

    def heap(self, s: OliverTwistState) -> vec[i64]:
        return s.aside

    def happen(self, t: Tables, s: OliverTwistState, outcome: i64, out: Sink) -> None:
        """One start token, seen by the one who gets it."""
        seat = s.cursor // START_HAND
        s.aside[outcome] -= 1
        s.reserves[seat] = append(s.reserves[seat], start_token(s, outcome))
        s.cursor += 1
        s.phase = GO_DEAL
        seen = EVERYONE if s.open_lairs else 2**seat
        out.emit(E_START_TOKEN, seen, seat, outcome)
