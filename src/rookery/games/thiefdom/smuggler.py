"""The smugglers (TD-18): one mission for what it asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.actions import DO_MISSION
from rookery.games.thiefdom.cards.improvements import MISSION_PAY
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import COUNTED, DID_MISSION, GOLD, PER_SECTION
from rookery.games.thiefdom.events import E_MISSION, E_MISSION_DONE
from rookery.games.thiefdom.goods import add_vp, carries, pay, receive, receive_all
from rookery.games.thiefdom.reasons import NO_REASON, too_few
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import EVERYONE, Named, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def smuggler_index(c: City, building: i64) -> i64:
    """Which of the city's smugglers lives there."""
    return c.smugglers.index(building // PER_SECTION + 1)


def offer_smuggler(t: Tables, c: City, s: ThiefdomState, thief: i64, found: list[int]) -> None:
    """TD-18.2: with a mission on the slot and its goods in hand."""
    mission: i64 = s.slots[smuggler_index(c, s.here)]
    if mission >= 0 and not s.did & DID_MISSION and has_goods(s, thief, t.missions[mission].wants):
        found.append(DO_MISSION)


def has_goods(s: ThiefdomState, thief: i64, wants: list[int]) -> bool:
    enough = True
    good: i64
    for good in range(COUNTED):
        enough = enough and s.goods[thief * COUNTED + good] >= wants[good]
    return enough


def do_mission(t: Tables, c: City, s: ThiefdomState, thief: i64, out: Sink) -> None:
    """TD-18.1, TD-C35."""
    index = smuggler_index(c, s.here)
    number: i64 = s.slots[index]
    mission = t.missions[number]
    seat: i64 = thief // 3
    s.slots = changed(s.slots, index, -1)
    s.missions = changed(s.missions, seat, s.missions[seat] | 1 << number)
    s.did |= DID_MISSION
    good: i64
    for good in range(COUNTED):
        if mission.wants[good]:
            pay(s, thief, good, mission.wants[good], out)
    if out.live:
        out.emit(E_MISSION_DONE, EVERYONE, seat, thief % 3, number)
    add_vp(s, seat, mission.vp, out)
    receive_all(s, thief, mission.gives, out)
    if s.guild[seat] & MISSION_PAY:
        receive(s, thief, GOLD, 2, out)
        add_vp(s, seat, 2, out)


def no_mission(t: Tables, c: City, s: ThiefdomState, building: i64) -> Named:
    """The first good that the active thief lacks for the mission there."""
    mission = s.slots[smuggler_index(c, building)]
    for good in range(COUNTED) if mission >= 0 else ():
        wants = t.missions[mission].wants[good]
        if wants > carries(s, s.active, good):
            return too_few(good, wants, carries(s, s.active, good))
    return NO_REASON


def take_from_pile(c: City, s: ThiefdomState, out: Sink) -> None:
    """Two tiles lie beside each smuggler; the upper one was laid last."""
    smugglers = len(c.smugglers)
    for layer in (1, 0):
        index: i64 = s.cursor + layer * smugglers
        if s.piles[index] >= 0:
            s.slots = changed(s.slots, s.cursor, s.piles[index])
            s.piles = changed(s.piles, index, -1)
            out.emit(E_MISSION, EVERYONE, c.smugglers[s.cursor], s.slots[s.cursor])
            return
