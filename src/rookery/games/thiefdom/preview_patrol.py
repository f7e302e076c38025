"""Who certainly arrests a thief if his turn ends where he stands (TD-4.3, TD-5.1, TD-7.1).

The tiles of a night lie open. If the next one moves a patrol, all its ways are walked on copies.
"""

from __future__ import annotations

from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import BUILDING, NOWHERE
from rookery.games.thiefdom.phase_numbers import GO_ACTIVATION, GO_PATROL, GO_WALK, WALK
from rookery.games.thiefdom.phases.citizens import ask_way
from rookery.games.thiefdom.phases.night import Activation
from rookery.games.thiefdom.phases.patrol import Patrol
from rookery.games.thiefdom.preview_moves import Watch
from rookery.games.thiefdom.preview_walks import Stroll, onward
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import MUTE

MOST = 60  # walks looked at; whom all of these arrest without an end is told nothing


def catcher(t: Tables, c: City, s: ThiefdomState) -> int:
    """The citizen of the next patrol who arrests the active thief, whichever ways it takes; else NOWHERE."""
    if s.seats == 1 or s.spot[s.active] >= BUILDING:
        return NOWHERE
    after = s.copy()
    after.phase = GO_ACTIVATION
    Activation().enter(t, after, MUTE)
    return Ways(t, c, s.active).catcher(after) if after.phase == GO_PATROL else NOWHERE


class Ways:
    """All ways that a patrol board can take, until one is found on which the thief stays free."""

    def __init__(self, t: Tables, c: City, thief: int) -> None:
        self.t = t
        self.c = c
        self.thief = thief
        self.tried = 0

    def catcher(self, s: ThiefdomState) -> int:
        """Who arrests him from here on, as the first way tells; NOWHERE if he may get off."""
        Patrol().enter(self.t, s, MUTE)
        if s.phase != GO_WALK:
            return NOWHERE
        watch = Watch()
        while s.phase == GO_WALK:
            ask_way(self.c, s, watch)
        if self.thief in watch.arrested:
            return watch.catcher
        return self._onward(s) if s.phase == WALK else self.catcher(s)

    def _onward(self, s: ThiefdomState) -> int:
        """The same at a crossing."""
        found = NOWHERE
        for stroll in onward(self.c, Stroll(s)):
            self.tried += 1
            if self.tried > MOST:
                return NOWHERE
            if self.thief in stroll.arrested:
                one: int = s.mover
            elif stroll.s.phase == WALK:
                one = self._onward(stroll.s)
            else:
                one = self.catcher(stroll.s)
            if one == NOWHERE:
                return NOWHERE
            found = one
        return found
