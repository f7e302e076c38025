"""Robbing citizens in the alleys (TD-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.actions import ROB
from rookery.games.thiefdom.cards.improvements import CUDGEL, SECOND_GEM, THIMBLE, TIPS_DRIVER
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BADGE,
    BUILDING,
    CARRIAGE,
    CITIZEN_MARK,
    F_FIXED_BAGS,
    GEM,
    GOLD,
    NOBLE,
    WINE,
)
from rookery.games.thiefdom.events import E_ROBBED
from rookery.games.thiefdom.goods import add_vp, gold_of, pay, receive
from rookery.games.thiefdom.phase_numbers import GO_TURN
from rookery.games.thiefdom.phases.citizens import begin_walk
from rookery.games.thiefdom.phases.poster import gain_poster
from rookery.games.thiefdom.sight import in_ray
from rookery.games.thiefdom.state import ThiefdomState
from rookery.kernel import EVERYONE, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer_robberies(c: City, s: ThiefdomState, found: list[int]) -> None:
    """TD-10.1: from an alley cell, the citizens on the cells next to it, each once a night."""
    spot: i64 = s.spot[s.active]
    if spot >= BUILDING:
        return
    first = len(found)
    way: i64
    for way in range(4):
        cell: i64 = c.nb[spot * 4 + way]
        if cell >= 0 and s.occ[cell] >= CITIZEN_MARK:
            citizen: i64 = s.occ[cell] - CITIZEN_MARK
            if not s.robbed >> citizen & 1:
                _offer(c, s, citizen, spot, found)
    if len(found) > first + 1:
        found[first:] = sorted(found[first:])


def _offer(c: City, s: ThiefdomState, citizen: i64, spot: i64, found: list[int]) -> None:
    gear: i64 = s.gear[s.active]
    if citizen < NOBLE:
        if in_ray(c, s.citizen_cell[citizen], s.guard_way[citizen], spot):
            return  # TD-10.3: no card helps
        if s.badges >> citizen & 1:
            found.append(ROB + citizen * 2)
        if gear & CUDGEL:
            found.append(ROB + citizen * 2 + 1)
    elif citizen == CARRIAGE:
        found.append(ROB + citizen * 2)
        if gear & TIPS_DRIVER and gold_of(s, s.active) > 0:
            found.append(ROB + citizen * 2 + 1)
    elif s.bags >> (citizen - NOBLE) & 1:
        ways = noble_ways(s, citizen)
        if ways & 1:
            found.append(ROB + citizen * 2)
        if ways & 2:
            found.append(ROB + citizen * 2 + 1)


def noble_ways(s: ThiefdomState, noble: i64) -> i64:
    """TD-10.4: gold (1), a gem (2), or the choice of both; with Thimble-rig one robbery brings both."""
    if s.gear[s.active] & THIMBLE:
        return 1
    if s.flags & F_FIXED_BAGS:
        return 1 if noble % 2 == 0 else 2  # AM-18: A and C carry gold, B and D a gem
    return 3


def rob(s: ThiefdomState, citizen: i64, way: i64, out: Sink) -> None:
    """One action: the goods, the poster, the cudgel."""
    thief: i64 = s.active
    s.ap -= 1
    s.fresh = 0
    s.robbed |= 1 << citizen
    s.phase = GO_TURN
    if out.live:
        out.emit(E_ROBBED, EVERYONE, thief // 3, thief % 3, citizen)
    if citizen < NOBLE:
        _rob_guard(s, thief, citizen, way, out)
    elif citizen == CARRIAGE:
        _rob_carriage(s, thief, way, out)
    else:
        _rob_noble(s, thief, citizen - NOBLE, way, out)


def _rob_guard(s: ThiefdomState, thief: i64, guard: i64, way: i64, out: Sink) -> None:
    """TD-10.3, TD-E3: the badge if there is one; with the Cudgel a VP and a push."""
    if s.badges >> guard & 1:
        s.badges &= ~(1 << guard)
        receive(s, thief, BADGE, 1, out)
    if way:
        add_vp(s, thief // 3, 1, out)
        begin_walk(s, guard, thief // 3, 1, GO_TURN)


def _rob_carriage(s: ThiefdomState, thief: i64, way: i64, out: Sink) -> None:
    """TD-10.2, TD-C34."""
    if way:
        pay(s, thief, GOLD, 1, out)
        receive(s, thief, WINE, 2, out)
    else:
        receive(s, thief, WINE, 1, out)
        gain_poster(s, thief, out)


def _rob_noble(s: ThiefdomState, thief: i64, noble: i64, way: i64, out: Sink) -> None:
    """TD-10.4, TD-E11, TD-C36."""
    s.bags &= ~(1 << noble)
    gear: i64 = s.gear[thief]
    both = gear & THIMBLE
    gems: i64 = 1 if way or both else 0
    if gear & SECOND_GEM:
        gems += 1
    if gems:
        receive(s, thief, GEM, gems, out)
    if not way or both:
        receive(s, thief, GOLD, 2, out)


def why_no_robbery(c: City, s: ThiefdomState, citizen: i64, way: i64) -> str:
    """TD-10.1 about place and number, then the citizen's own rule."""
    spot = s.spot[s.active]
    cell = s.citizen_cell[citizen]
    near = spot < BUILDING and cell >= 0 and cell in [c.nb[spot * 4 + side] for side in range(4)]
    if s.ap == 0:
        return "TD-8.1"
    if not near or s.robbed >> citizen & 1:
        return "TD-10.1"
    if citizen < NOBLE:
        return "TD-E3" if way and s.badges >> citizen & 1 else "TD-10.3"
    return "TD-C34" if citizen == CARRIAGE else "TD-10.4"
