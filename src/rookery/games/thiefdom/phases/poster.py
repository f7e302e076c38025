"""The wanted poster (TD-11): who has one, and how it goes."""

from __future__ import annotations

from rookery.games.thiefdom.actions import SHED, WEAR
from rookery.games.thiefdom.const import BUILDING, F_KEEP_POSTER, F_RULES_3, NOWHERE, THIEVES
from rookery.games.thiefdom.events import E_POSTER, E_POSTER_OFF
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import POSTER
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import EVERYONE, Sink
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


def gain_poster(s: ThiefdomState, thief: i64, out: Sink) -> None:
    """TD-11.1: at most one."""
    if not s.wanted >> thief & 1:
        s.wanted |= 1 << thief
        if out.live:
            out.emit(E_POSTER, EVERYONE, thief // THIEVES, thief % THIEVES)


def lose_poster(s: ThiefdomState, thief: i64, out: Sink) -> None:
    s.wanted &= ~(1 << thief)
    if out.live:
        out.emit(E_POSTER_OFF, EVERYONE, thief // THIEVES, thief % THIEVES)


def come_home(s: ThiefdomState, thief: i64, out: Sink) -> None:
    """TD-11.3 (a): the poster goes in the own hideout; AM-61: its owner may be asked."""
    if s.wanted >> thief & 1 and s.spot[thief] == BUILDING + s.hideout[thief // THIEVES]:
        if s.flags & F_KEEP_POSTER and (thief == s.active or s.flags & F_RULES_3):
            if s.flags & F_RULES_3:
                s.partner = thief  # another own thief may have brought him (TD-C39)
            s.resume = s.phase
            s.phase = POSTER
            s.actor = thief // THIEVES
        else:
            lose_poster(s, thief, out)
