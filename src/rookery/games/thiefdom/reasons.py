"""Why a choice is refused, in the numbers of the position; only asked for choices that are not legal."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.actions import (
    ACTIVATE,
    ALLY,
    BRAWL_0,
    BUY_0,
    CLIMB,
    DELIVER,
    DO_MISSION,
    DRINK,
    FETCH,
    GEMS,
    HURRY,
    LIFT_0,
    MEET,
    PURCHASE,
    ROB,
    SELL,
    STEP,
    STOP,
    TAKE,
    TAKE_ART,
)
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    ART_SLOTS,
    BUILDING,
    BUY,
    CLIENT,
    COUNTED,
    DEALER,
    EXCHANGE,
    GEM,
    GOLD,
    GOODS,
    LIQUOR,
    LOCATION,
    MOVE,
    NOWHERE,
    PICK,
    PLAN,
    SMUGGLER,
    TAVERN,
    THIEVES,
    TURN,
    TYPES,
    VILLA,
)
from rookery.games.thiefdom.dealer import can_equip
from rookery.games.thiefdom.goods import carries, gold_of, space
from rookery.games.thiefdom.preview_moves import Search
from rookery.games.thiefdom.smuggler import smuggler_index
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import HURRIES, Tables
from rookery.games.thiefdom.trade import BOUGHT
from rookery.kernel import Named, ReasonKind

REASONS: Final = (
    ReasonKind("turn", ("seat",)),
    ReasonKind("spent", ("thief",)),
    ReasonKind("far", ("steps", "mp")),
    ReasonKind("watched", ("citizen",)),
    ReasonKind("price", ("price", "gold")),
    ReasonKind("few", ("good", "needs", "has")),
    ReasonKind("full", ("needs", "free")),
    ReasonKind("equipped", ("cards",)),
)
NONE: Final = Named("", {})
FAR = 20  # MP with which a way is looked for; about what lies farther the clause says enough


def reason(t: Tables, s: ThiefdomState, seat: int, action: int, owes: bool) -> Named:
    """What the clause behind a refusal means here; nothing where it says it all."""
    if not owes:
        return Named("turn", {"seat": s.actor}) if s.actor >= 0 and s.phase not in (PICK, PLAN) else NONE
    if s.phase == BUY:
        card = (action - PURCHASE) // THIEVES
        kept = s.kept[seat * THIEVES : seat * THIEVES + THIEVES]
        return (
            _price(t.cost[card], s.store[seat * COUNTED + GOLD])
            if 0 <= card < TYPES and card in kept
            else NONE
        )
    if s.phase in (TURN, MOVE):
        return _in_turn(t, t.city(s), s, action)
    if s.phase == LOCATION:
        return _inside(t, t.city(s), s, action)
    if s.phase == CLIENT and ALLY <= action < BRAWL_0 and s.revealed[action - ALLY] >= 0:
        return _price(t.cost[s.revealed[action - ALLY]], gold_of(s, s.active))
    if s.phase == EXCHANGE and FETCH <= action < LIFT_0:
        thief = seat * THIEVES + (action - FETCH) // GOODS
        return _full(1, space(s, thief, (action - FETCH) % GOODS))
    return NONE


def _price(price: int, gold: int) -> Named:
    return Named("price", {"price": price, "gold": gold}) if price > gold else NONE


def _few(good: int, needs: int, has: int) -> Named:
    return Named("few", {"good": good, "needs": needs, "has": has}) if needs > has else NONE


def _full(needs: int, free: int) -> Named:
    return Named("full", {"needs": needs, "free": free}) if needs > free else NONE


def _in_turn(t: Tables, c: City, s: ThiefdomState, action: int) -> Named:
    """TD-8.1 about action points, TD-9 about the way, TD-18.2 about a mission's goods."""
    costs = action < STOP or action == HURRY or ROB <= action <= ACTIVATE
    if s.phase == TURN and costs and s.ap == 0:
        return Named("spent", {"thief": s.active % THIEVES})
    if STEP <= action < CLIMB:
        return _why_no_way(c, s, action)
    if s.phase == TURN and action == HURRY and s.gear[s.active] & HURRIES:
        return _price(1, gold_of(s, s.active))
    spot = s.spot[s.active]
    if s.phase == TURN and action == ACTIVATE and spot >= BUILDING and c.kind[spot - BUILDING] == SMUGGLER:
        return _why_no_mission(t, c, s, spot - BUILDING)
    return NONE


def _why_no_way(c: City, s: ThiefdomState, spot: int) -> Named:
    """How many MP it would take, or who would catch him on the way."""
    if c.kind[spot - BUILDING] < 0 if spot >= BUILDING else spot not in c.cells:
        return NONE
    search = Search(c, s)
    search.run(FAR, spot)
    if spot in search.found:
        steps = search.found[spot][0].steps
        return Named("far", {"steps": steps, "mp": int(s.mp)}) if steps > s.mp else NONE
    unseen = s.copy()
    unseen.smoke = 1  # as if nobody arrested him
    other = Search(c, unseen)
    other.run(FAR, spot)
    for passed in other.found[spot][0].path if spot in other.found else []:
        if passed in search.found and search.found[passed][0].arrest != NOWHERE:
            return Named("watched", {"citizen": search.found[passed][0].arrest})
    return NONE


def _why_no_mission(t: Tables, c: City, s: ThiefdomState, building: int) -> Named:
    here = s.copy()
    here.here = building
    mission = s.slots[smuggler_index(c, here)]
    for good in range(COUNTED) if mission >= 0 else ():
        wants = t.missions[mission].wants[good]
        if wants > carries(s, s.active, good):
            return _few(good, wants, carries(s, s.active, good))
    return NONE


def _inside(t: Tables, c: City, s: ThiefdomState, action: int) -> Named:
    """What a location asks for: goods to sell, gold to pay, room to carry."""
    thief = s.active
    kind = c.kind[s.here]
    if SELL <= action < DELIVER and BOUGHT[kind] >= 0:
        return _few(BOUGHT[kind], action - SELL + 1, carries(s, thief, BOUGHT[kind]))
    if BUY_0 <= action < MEET and kind == DEALER and s.display[action - BUY_0] >= 0:
        card = s.display[action - BUY_0]
        if not can_equip(s, thief, card) and card not in s.equip[thief * 2 : thief * 2 + 2]:
            return Named("equipped", {"cards": 2})
        return _price(t.cost[card], gold_of(s, thief))
    if DRINK <= action < TAKE and kind == TAVERN:
        count = action - DRINK + 1
        return (
            _price(count, gold_of(s, thief))
            if count > gold_of(s, thief)
            else _full(count, space(s, thief, LIQUOR))
        )
    if action == GEMS and kind == VILLA:
        return _full(1, space(s, thief, GEM))
    if action == TAKE_ART and kind == VILLA:
        return _full(ART_SLOTS, space(s, thief, GEM))
    if action == DO_MISSION and kind == SMUGGLER:
        return _why_no_mission(t, c, s, s.here)
    return NONE
