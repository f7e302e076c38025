"""The wanted poster at home (TD-11.3), where the table lets its owner decide."""

from __future__ import annotations

from rookery.games.thiefdom.actions import SHED, WEAR
from rookery.games.thiefdom.arrest import lose_poster
from rookery.games.thiefdom.const import F_RULES_3, NOWHERE
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import POSTER
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import Sink
from rookery.kernel.runtime import i64


class Poster(Phase):
    """AM-61: the poster goes, or stays for the dungeon. `arrest.come_home` asks."""

    numbers: tuple[int, ...] = (POSTER,)
    moment = "TD-11.3"

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        return [SHED, WEAR]

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        s.phase = s.resume
        thief: i64 = s.active
        if s.flags & F_RULES_3:
            thief = s.partner
            s.partner = NOWHERE
        if action == SHED:
            lose_poster(s, thief, out)
