"""Activating a location (TD-12): its sub-actions in any order, each once, until the thief leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.actions import (
    BUY_0,
    DELIVER,
    DO_MISSION,
    DRINK,
    DROP,
    FILL,
    FORGO,
    GIVE_POSTER,
    LEAVE,
    MEET,
    SELL,
    TAKE,
)
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BUILDING,
    DEALER,
    DID_BUY,
    DUNGEON,
    F_ONE_LOCATION,
    F_RULES_3,
    GO_LOCATION,
    GO_TURN,
    LOCATION,
    MARKET,
    NOWHERE,
    PER_SECTION,
    SMUGGLER,
    TAVERN,
)
from rookery.games.thiefdom.dealer import buy, deliver, offer_dealer
from rookery.games.thiefdom.dungeon import hand_in_poster, offer_dungeon, take
from rookery.games.thiefdom.events import E_VISITED
from rookery.games.thiefdom.goods import drop
from rookery.games.thiefdom.market import fill_with_gold, offer_market
from rookery.games.thiefdom.smuggler import do_mission, offer_smuggler
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables, card_in
from rookery.games.thiefdom.tavern import drink, meet, offer_tavern
from rookery.games.thiefdom.trade import sell
from rookery.games.thiefdom.villa import offer_villa, rob_villa
from rookery.kernel import EVERYONE, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def location_bit(c: City, building: i64) -> i64:
    """One bit a location, for `visited`: by section, the dungeon beside its smuggler apart."""
    section: i64 = building // PER_SECTION
    kind: i64 = c.kind[building]
    return 1 << (section + (8 if kind == SMUGGLER else 16 if kind > SMUGGLER else 0))


def was_activated(c: City, s: ThiefdomState, building: i64) -> bool:
    """TD-12.1: each location once a night; AM-17: or only one of them."""
    if s.flags & F_ONE_LOCATION:
        return s.visited != 0
    return s.visited & location_bit(c, building) != 0


def can_activate(t: Tables, c: City, s: ThiefdomState) -> bool:
    """TD-12.1, AM-17, AM-64: a location not yet activated tonight where something can be done."""
    thief: i64 = s.active
    building: i64 = s.spot[thief] - BUILDING
    if building < 0 or c.kind[building] < MARKET:
        return False
    if was_activated(c, s, building):
        return False
    s.here = building
    can = len(offers(t, c, s)) > 0
    s.here = NOWHERE
    return can


def activate(c: City, s: ThiefdomState, out: Sink) -> None:
    thief: i64 = s.active
    s.ap -= 1
    s.fresh = 0
    s.here = s.spot[thief] - BUILDING
    s.visited |= location_bit(c, s.here)
    if out.live:
        out.emit(E_VISITED, EVERYONE, thief // 3, thief % 3, c.kind[s.here], s.here // PER_SECTION + 1)
    s.phase = GO_LOCATION


def offers(t: Tables, c: City, s: ThiefdomState) -> list[int]:
    """The sub-actions that are still possible."""
    found: list[int] = []
    thief: i64 = s.active
    kind: i64 = c.kind[s.here]
    card = card_in(s, thief, 2)
    if card >= 0:
        t.effects[card].offer_inside(t, c, s, thief, 2, found)
    if kind == MARKET:
        offer_market(t, s, thief, found)
    elif kind == DEALER:
        offer_dealer(t, s, thief, found)
    elif kind == TAVERN:
        offer_tavern(t, s, thief, found)
    elif kind == DUNGEON:
        offer_dungeon(t, s, thief, found)
    elif kind == SMUGGLER:
        offer_smuggler(t, c, s, thief, found)
    else:
        offer_villa(t, c, s, thief, found)
    found.sort()
    return found


def ask_location(t: Tables, c: City, s: ThiefdomState) -> None:
    """The thief goes on, or is done when nothing is left to do."""
    if s.spot[s.active] != BUILDING + s.here or not offers(t, c, s):
        leave(s)
    else:
        s.phase = LOCATION
        s.actor = s.active // 3


def legal_location(t: Tables, c: City, s: ThiefdomState) -> list[int]:
    found = offers(t, c, s)
    if s.did or (s.flags & F_RULES_3 and _only_drops(found)):
        found.append(LEAVE)
    return found


def _only_drops(found: list[int]) -> bool:
    """TD-19.6: goods may be thrown away, nobody must."""
    return all(DROP <= action < FORGO for action in found)


def leave(s: ThiefdomState) -> None:
    s.here = NOWHERE
    s.did = 0
    s.open = 0
    s.limit = 0
    s.phase = GO_TURN


def visit(t: Tables, c: City, s: ThiefdomState, action: i64, out: Sink) -> None:
    """One sub-action."""
    thief: i64 = s.active
    if action == LEAVE:
        leave(s)
        return
    s.phase = GO_LOCATION
    if action >= DROP:
        drop(s, thief, action - DROP, out)
        return
    if TAKE <= action < GIVE_POSTER:
        take(s, thief, action - TAKE, out)
        return
    if BUY_0 <= action < MEET:
        _buy(t, s, thief, action - BUY_0, out)
        return
    s.open = 0
    if action < FILL:
        t.effects[s.ally[thief]].run(t, c, s, thief, 2, action, out)
    elif action == FILL:
        fill_with_gold(s, thief, out)
    elif action < SELL:
        rob_villa(c, s, thief, action, out)
    elif action < DELIVER:
        sell(t, s, thief, c.kind[s.here], action - SELL + 1, out)
    elif action == DELIVER:
        deliver(t, s, thief, out)
    elif action == MEET:
        meet(s)
    elif action < TAKE:
        drink(s, thief, action - DRINK + 1, out)
    elif action == DO_MISSION:
        do_mission(t, c, s, thief, out)
    else:
        hand_in_poster(s, thief, out)


def _buy(t: Tables, s: ThiefdomState, thief: i64, slot: i64, out: Sink) -> None:
    """TD-15.3: one or two cards, one after the other."""
    s.limit = s.limit - 1 if s.open == DID_BUY else 1
    s.did |= DID_BUY
    s.open = DID_BUY
    buy(t, s, thief, slot, 0, out)
