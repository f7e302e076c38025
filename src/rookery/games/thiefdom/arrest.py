"""What an arrest costs (TD-7.7), and the wanted poster (TD-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.const import (
    ARREST_VP,
    ARTWORK,
    BUILDING,
    COUNTED,
    F_KEEP_POSTER,
    F_RULES_3,
    THIEVES,
)
from rookery.games.thiefdom.events import E_ARRESTED, E_POSTER, E_POSTER_OFF, E_SEIZED
from rookery.games.thiefdom.goods import add_vp
from rookery.games.thiefdom.phase_numbers import POSTER
from rookery.games.thiefdom.state import ThiefdomState, changed, mark
from rookery.kernel import EVERYONE, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def arrest(s: ThiefdomState, thief: i64, out: Sink) -> None:
    """Hideout, VP, goods, poster; cards and action points stay."""
    seat: i64 = thief // THIEVES
    if out.live:
        out.emit(E_ARRESTED, EVERYONE, seat, thief % THIEVES)
    lift_up(s, thief)
    s.spot[thief] = BUILDING + s.hideout[seat]
    _confiscate(s, thief, out)
    if s.wanted >> thief & 1:
        lose_poster(s, thief, out)
    add_vp(s, seat, -ARREST_VP, out)
    if thief == s.active:
        s.jumping = 0
        s.fresh = 0


def arrest_all(s: ThiefdomState, out: Sink) -> None:
    """TD-7.5, TD-7.9: all who were laid down, together."""
    thief: i64 = 0
    while s.down:
        if s.down & 1:
            arrest(s, thief, out)
        s.down >>= 1
        thief += 1


def lift_up(s: ThiefdomState, thief: i64) -> None:
    """Takes a figure from the alley, if it stands in one."""
    spot: i64 = s.spot[thief]
    if 0 <= spot < BUILDING and s.occ[spot] == thief + 1:
        mark(s, spot, 0)


def _confiscate(s: ThiefdomState, thief: i64, out: Sink) -> None:
    """TD-7.7 (c): to the dungeon; in solo play to the supply (TD-24.9)."""
    seat: i64 = thief // THIEVES
    good: i64
    for good in range(COUNTED):
        count: i64 = s.goods[thief * COUNTED + good]
        if count:
            s.goods[thief * COUNTED + good] = 0
            if s.seats > 1:
                s.dungeon = changed(s.dungeon, good, s.dungeon[good] + count)
            if out.live:
                out.emit(E_SEIZED, EVERYONE, seat, thief % THIEVES, good, count)
    art: i64 = s.art[thief]
    if art:
        s.art = changed(s.art, thief, 0)
        if s.seats > 1:
            s.dungeon_art |= 1 << art
        if out.live:
            out.emit(E_SEIZED, EVERYONE, seat, thief % THIEVES, ARTWORK + art - 1, 1)


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
