"""Activating a location (TD-12): its sub-actions in any order, each once, until the thief leaves.

What each kind offers and does is in its own file: market, villa, dealer, tavern, dungeon, smuggler.
"""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.actions import (
    BUY_0,
    DELIVER,
    DO_MISSION,
    DRINK,
    DROP,
    FILL,
    FORGO,
    GEMS,
    GIVE_POSTER,
    GRAPPLE,
    LEAVE,
    MEET,
    PIGEON,
    SELL,
    TAKE,
    TELEPORT,
    USE,
)
from rookery.games.thiefdom.cards.use import clause_of_card
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BUILDING,
    DEALER,
    DID_BUY,
    DUNGEON,
    F_ONE_LOCATION,
    F_RULES_3,
    MARKET,
    NOWHERE,
    PER_SECTION,
    SMUGGLER,
    TAVERN,
    THIEVES,
    VILLA,
)
from rookery.games.thiefdom.dealer import buy, deliver, no_card, offer_dealer, why_no_card
from rookery.games.thiefdom.dungeon import hand_in_poster, offer_dungeon, take
from rookery.games.thiefdom.events import E_VISITED
from rookery.games.thiefdom.goods import drop
from rookery.games.thiefdom.market import fill_with_gold, offer_market
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import GO_LOCATION, GO_TURN, LOCATION
from rookery.games.thiefdom.reasons import NO_REASON
from rookery.games.thiefdom.sales import no_goods_to_sell, sell, why_no_sale
from rookery.games.thiefdom.smuggler import do_mission, no_mission, offer_smuggler
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables, card_in
from rookery.games.thiefdom.tavern import drink, meet, no_drink, offer_tavern
from rookery.games.thiefdom.villa import no_room_for_loot, offer_villa, rob_villa, why_no_loot
from rookery.kernel import EVERYONE, Named, Sink
from rookery.kernel.runtime import i64

# Sub-actions whose clause is the same wherever they are refused: the first, the one after the last.
CLAUSES: Final = (
    (TELEPORT, PIGEON, "TD-C42"),
    (FILL, GEMS, "TD-13.1"),
    (DELIVER, BUY_0, "TD-15.1"),
    (MEET, DRINK, "TD-16.1"),
    (DRINK, TAKE, "TD-16.3"),
    (TAKE, GIVE_POSTER, "TD-17.1"),
    (GIVE_POSTER, DO_MISSION, "TD-17.3"),
    (DO_MISSION, DROP, "TD-18.2"),
    (DROP, FORGO, "TD-19.6"),
)


class Location(Phase):
    """TD-12.2: the thief goes on, or is done when nothing is left to do."""

    numbers: tuple[int, ...] = (GO_LOCATION, LOCATION)
    moment = "TD-12.2"

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        if s.spot[s.active] != BUILDING + s.here or not offers(t, t.city(s), s):
            leave(s)
        else:
            s.phase = LOCATION
            s.actor = s.active // THIEVES

    def ask(self, t: Tables, s: ThiefdomState, seat: i64) -> Named:
        return Named("location", {"thief": int(s.active) % THIEVES, "kind": t.city(s).kind[s.here]})

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        found = offers(t, t.city(s), s)
        if s.did or (s.flags & F_RULES_3 and _only_drops(found)):
            found.append(LEAVE)
        return found

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        """One sub-action; a purchase or a take may go on piece by piece, all else closes it."""
        thief: i64 = s.active
        if action == LEAVE:
            leave(s)
            return
        s.phase = GO_LOCATION
        if action >= DROP:
            drop(s, thief, action - DROP, out)
        elif TAKE <= action < GIVE_POSTER:
            take(s, thief, action - TAKE, out)
        elif BUY_0 <= action < MEET:
            _buy(t, s, thief, action - BUY_0, out)
        else:
            s.open = 0
            _do(t, t.city(s), s, action, out)

    def why_not(self, t: Tables, s: ThiefdomState, seat: i64, action: i64) -> str:
        """The sub-action's own clause where it belongs to this kind of location."""
        c = t.city(s)
        if USE <= action < GRAPPLE:
            return clause_of_card(action)
        if GEMS <= action < SELL:
            return why_no_loot(t, c, s, action)
        if SELL <= action < DELIVER:
            return why_no_sale(c.kind[s.here])
        if BUY_0 <= action < MEET:
            return why_no_card(t, c, s, s.display[action - BUY_0])
        for first, last, clause in CLAUSES:
            if first <= action < last:
                return clause
        return self.moment

    def reason(self, t: Tables, s: ThiefdomState, seat: i64, action: i64) -> Named:
        """What a location asks for: goods to sell, gold to pay, room to carry."""
        c = t.city(s)
        thief = s.active
        kind = c.kind[s.here]
        if SELL <= action < DELIVER:
            return no_goods_to_sell(s, thief, kind, action - SELL + 1)
        if kind == DEALER and BUY_0 <= action < MEET:
            return no_card(t, s, thief, s.display[action - BUY_0])
        if kind == TAVERN and DRINK <= action < TAKE:
            return no_drink(s, thief, action - DRINK + 1)
        if kind == VILLA and GEMS <= action < SELL:
            return no_room_for_loot(s, action)
        if kind == SMUGGLER and action == DO_MISSION:
            return no_mission(t, c, s, s.here)
        return NO_REASON


def _do(t: Tables, c: City, s: ThiefdomState, action: i64, out: Sink) -> None:
    """A sub-action that is done at once."""
    thief: i64 = s.active
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


def _only_drops(found: list[int]) -> bool:
    """TD-19.6: goods may be thrown away, nobody must."""
    return all(DROP <= action < FORGO for action in found)


def leave(s: ThiefdomState) -> None:
    s.here = NOWHERE
    s.did = 0
    s.open = 0
    s.limit = 0
    s.phase = GO_TURN


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


def why_no_visit(c: City, s: ThiefdomState) -> str:
    """TD-12.1 about the place and the night, TD-12.2 and TD-18.2 about what could be done there."""
    spot = s.spot[s.active]
    if s.ap == 0:
        return "TD-8.1"
    if spot < BUILDING or c.kind[spot - BUILDING] < MARKET or was_activated(c, s, spot - BUILDING):
        return "TD-12.1"
    return "TD-18.2" if c.kind[spot - BUILDING] == SMUGGLER else "TD-12.2"
