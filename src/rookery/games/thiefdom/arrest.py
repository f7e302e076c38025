"""An arrest: who is safe from it (TD-7.6), the attempt (TD-7.5), and what it costs (TD-7.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.cards.improvements import DUNGEON_SAFE, OWN_TURN_SAFE
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    ARREST_VP,
    ARTWORK,
    BUILDING,
    COUNTED,
    DUNGEON_SECTION,
    F_BLIND_TO_ALL,
    NOBLE,
    THIEVES,
)
from rookery.games.thiefdom.events import E_ARRESTED, E_ATTEMPT, E_SEIZED
from rookery.games.thiefdom.goods import add_vp
from rookery.games.thiefdom.phases.poster import lose_poster
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


def is_blind(s: ThiefdomState, thief: i64, guard: i64) -> bool:
    """TD-C17: a bribed guard cannot arrest this thief (AM-37: or nobody)."""
    if s.flags & F_BLIND_TO_ALL:
        union = 0
        for mask in s.blinded:
            union |= mask
        return (union >> guard & 1) == 1
    return (s.blinded[thief] >> guard & 1) == 1


def is_immune(c: City, s: ThiefdomState, thief: i64, guard: i64, seen_from: i64) -> bool:
    """TD-7.6: cards that keep a guard from arresting a thief he sees."""
    gear: i64 = s.gear[thief]
    if thief == s.active and (s.smoke or gear & OWN_TURN_SAFE):
        return True
    if gear & DUNGEON_SAFE and c.section[seen_from] == DUNGEON_SECTION:
        return True
    return is_blind(s, thief, guard)


def lay_down(c: City, s: ThiefdomState, thief: i64, guard: i64, seen_from: i64, out: Sink) -> None:
    """TD-7.5: an attempt, unless a card protects the thief."""
    bit: i64 = 1 << thief
    if not s.down & bit and not is_immune(c, s, thief, guard, seen_from):
        s.down |= bit
        if out.live:
            out.emit(E_ATTEMPT, EVERYONE, thief // 3, thief % 3, guard)


def catcher(c: City, s: ThiefdomState, thief: i64, mask: i64) -> i64:
    """The first of these guards that may arrest the thief; -1 = none."""
    guard: i64
    for guard in range(NOBLE):
        if mask >> guard & 1 and not is_immune(c, s, thief, guard, s.citizen_cell[guard]):
            return guard
    return -1


def meet_wanted(s: ThiefdomState, cell: i64, out: Sink) -> None:
    """TD-7.4, TD-11.2: a noble or the carriage passes over a thief; a wanted one is laid down."""
    thief: i64 = s.occ[cell] - 1
    if not 0 <= thief < s.seats * THIEVES or not s.wanted >> thief & 1 or s.down >> thief & 1:
        return
    if thief == s.active and s.smoke:
        return
    s.down |= 1 << thief
    if out.live:
        out.emit(E_ATTEMPT, EVERYONE, thief // THIEVES, thief % THIEVES, s.mover)
