"""The hideouts (TD-3): everybody chooses a house."""

from __future__ import annotations

from rookery.games.thiefdom.actions import HIDE
from rookery.games.thiefdom.const import BUILDING, PER_SECTION, THIEVES
from rookery.games.thiefdom.events import E_HIDEOUT
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import GO_HIDEOUT, GO_NIGHT, HIDEOUT
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import EVERYONE, Sink
from rookery.kernel.runtime import i64


class Hideout(Phase):
    """TD-3.1: from the right of the first player, counter-clockwise."""

    numbers: tuple[int, ...] = (GO_HIDEOUT, HIDEOUT)
    moment = "TD-3.2"
    whose = "TD-3.1"

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        if s.cursor == s.seats:
            s.cursor = 0
            s.phase = GO_NIGHT
            return
        s.phase = HIDEOUT
        s.actor = (s.first + s.seats - 1 - s.cursor) % s.seats

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        """TD-3.2: any house but the church and those already taken."""
        return sorted([HIDE + house for house in t.city(s).houses if house not in s.hideout])

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        house: i64 = action - HIDE
        s.hideout[seat] = house
        for thief in range(seat * THIEVES, seat * THIEVES + THIEVES):
            s.spot[thief] = BUILDING + house
        if out.live:
            kind = t.city(s).kind[house]
            out.emit(E_HIDEOUT, EVERYONE, seat, kind, house // PER_SECTION + 1, house % PER_SECTION)
        s.cursor += 1
        s.phase = GO_HIDEOUT
