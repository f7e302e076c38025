"""Why a move is not possible: the clause that forbids it. Only asked for moves that are not legal."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.actions import (
    ACTIVATE,
    BRIBE,
    BUY_0,
    CLIMB,
    DELIVER,
    DO_MISSION,
    DRINK,
    DROP,
    ENDURE,
    ENTER,
    FENCE,
    FERRY,
    FILL,
    FORGO,
    GIVE_POSTER,
    GRAPPLE,
    HURRY,
    LEND,
    MEET,
    OPEN_EXCHANGE,
    PIGEON,
    PURCHASE,
    REPLACE_0,
    ROB,
    SELL,
    SHOOT,
    STOP,
    SWAP,
    TAKE,
    TAKE_ART,
    TELEPORT,
    THROW,
    TITHE,
    USE,
    VAULT,
    WALK_0,
)
from rookery.games.thiefdom.barter import UNLIMITED
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BUILDING,
    BUY,
    CARRIAGE,
    CLIENT,
    DEALER,
    DID_VILLA,
    ENDED,
    EXCHANGE,
    HIDEOUT,
    KEEP,
    LIFT,
    LOCATION,
    MARKET,
    MOVE,
    NOBLE,
    PASSING,
    PICK,
    PLAN,
    POSTER,
    REPLACE,
    ROOM,
    SHARE,
    SMUGGLER,
    THIEVES,
    TURN,
    VILLA,
    WALK,
)
from rookery.games.thiefdom.dealer import can_equip
from rookery.games.thiefdom.goods import gold_of
from rookery.games.thiefdom.locations import was_activated
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import PICKS_LOCKS, Tables
from rookery.games.thiefdom.villa import villa_index

# Whose turn it is to answer in a phase, and what a phase is for.
_WAIT: Final = {PICK: "TD-2.1", BUY: "TD-2.4", HIDEOUT: "TD-3.1", PLAN: "TD-4.2", ENDED: "TD-22.1"}
_MOMENT: Final = {
    PICK: "TD-2.1",
    HIDEOUT: "TD-3.2",
    PLAN: "TD-4.2",
    TURN: "TD-8.1",
    MOVE: "TD-8.3",
    PASSING: "TD-9.13",
    LOCATION: "TD-12.2",
    KEEP: "TD-15.1",
    ROOM: "TD-19.6",
    EXCHANGE: "TD-19.4",
    POSTER: "TD-11.3",
    REPLACE: "TD-2.3",
}
# Verbs of cards by the number of their first action.
_CARDS: Final = (
    (SHOOT, THROW, "TD-E2"),
    (THROW, BRIBE, "TD-E12"),
    (BRIBE, USE, "TD-C17"),
    (GRAPPLE, FERRY, "TD-E5"),
    (FERRY, TELEPORT, "TD-C24"),
    (TELEPORT, PIGEON, "TD-9.11"),
    (PIGEON, LEND, "TD-E7"),
    (LEND, SWAP, "TD-C31"),
    (SWAP, TITHE, "TD-C39"),
    (TITHE, FENCE, "TD-C28"),
    (FENCE, FILL, "TD-C38"),
    (BUY_0, MEET, "TD-C33"),
)
_SALES: Final = ("TD-13.2", "TD-15.2", "TD-17.2", "TD-16.2", "TD-18.1", "TD-C27")  # by kind from the market


def why_not(t: Tables, s: ThiefdomState, seat: int, action: int, owes: bool) -> str:
    """The clause that forbids an action to a seat."""
    if not owes:
        return _WAIT.get(int(s.phase), "TD-4.3")
    if s.phase == BUY:
        return _why_no_purchase(t, s, seat, action)
    if s.phase == WALK:
        return "TD-5.5" if WALK_0 <= action < ROB else "TD-5.1"
    if s.phase in (LIFT, SHARE):
        return "TD-9.13" if s.limit == UNLIMITED else "TD-E7"
    city = t.city(s)
    if s.phase == CLIENT:
        return "TD-C37" if city.kind[s.here] == MARKET else "TD-16.1"
    if s.phase == MOVE and action <= STOP:
        return _why_no_step(city, s, action)
    if s.phase == TURN:
        return _why_not_in_turn(city, s, action)
    if s.phase == LOCATION:
        return _why_not_inside(t, city, s, action)
    if s.phase == REPLACE and REPLACE_0 <= action < REPLACE_0 + 2:
        return "TD-19.2"
    return _MOMENT[int(s.phase)]


def _why_no_purchase(t: Tables, s: ThiefdomState, seat: int, action: int) -> str:
    """TD-2.1 about the cards, TD-2.2 about gold, TD-2.3 about thieves."""
    card = (action - PURCHASE) // THIEVES
    if not 0 <= card < 12:
        return "TD-2.2"
    if card not in s.kept[seat * THIEVES : seat * THIEVES + THIEVES]:
        return "TD-2.1"
    return "TD-2.2" if t.cost[card] > s.store[seat * 5 + 4] else "TD-2.3"


def _why_no_step(c: City, s: ThiefdomState, action: int) -> str:
    """What is in the way: distance, a wall, a figure, or a side without an entrance."""
    if action == STOP:
        return "TD-9.3" if s.jumping else "TD-9.1"
    if action >= VAULT:
        return "TD-C23"
    if action >= CLIMB:
        return "TD-E1"
    if s.at >= BUILDING:
        return "TD-9.7"
    beside = [c.over[s.at * 4 + way] for way in range(4)]
    if action in beside:
        return "TD-9.12"
    if action >= ENTER:
        return "TD-9.6"
    if s.hurry and c.catacomb[s.at] and c.catacomb[action]:
        return "TD-C48"
    return "TD-9.3" if s.occ[action] else "TD-9.1"


def _why_not_in_turn(c: City, s: ThiefdomState, action: int) -> str:
    if action < STOP:
        return "TD-8.1" if s.ap == 0 else _why_no_step(c, s, action)
    if action == HURRY:
        return "TD-C48"
    if ROB <= action < ACTIVATE:
        return _why_no_robbery(c, s, (action - ROB) // 2, (action - ROB) % 2)
    if action == ACTIVATE:
        return _why_no_visit(c, s)
    if action == ENDURE:
        return "TD-8.2"
    if action == OPEN_EXCHANGE:
        return "TD-19.4"
    if USE <= action < GRAPPLE:
        return card_clause(action - USE)
    for first, last, clause in _CARDS:
        if first <= action < last:
            return clause
    return _MOMENT[TURN]


def card_clause(card: int) -> str:
    """Equipment is TD-E1 to E12, clients are TD-C13 to C48."""
    return f"TD-E{card + 1}" if card < 12 else f"TD-C{card + 1}"


def _why_no_robbery(c: City, s: ThiefdomState, citizen: int, way: int) -> str:
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


def _why_no_visit(c: City, s: ThiefdomState) -> str:
    spot = s.spot[s.active]
    if s.ap == 0:
        return "TD-8.1"
    if spot < BUILDING or c.kind[spot - BUILDING] < MARKET or was_activated(c, s, spot - BUILDING):
        return "TD-12.1"
    return "TD-18.2" if c.kind[spot - BUILDING] == SMUGGLER else "TD-12.2"


def _why_not_inside(t: Tables, c: City, s: ThiefdomState, action: int) -> str:
    """The sub-action's own clause where it belongs to this kind of location."""
    kind = c.kind[s.here]
    if USE <= action < GRAPPLE:
        return card_clause(action - USE)
    if TELEPORT <= action < PIGEON:
        return "TD-C42"
    if action == FILL:
        return "TD-13.1"
    if FILL < action < SELL:
        return _why_no_loot(t, c, s, action)
    if SELL <= action < DELIVER:
        return _SALES[kind - MARKET]
    if BUY_0 <= action < MEET:
        return _why_no_card(t, c, s, s.display[action - BUY_0])
    singles = ((DELIVER, "TD-15.1"), (MEET, "TD-16.1"), (GIVE_POSTER, "TD-17.3"), (DO_MISSION, "TD-18.2"))
    for code, clause in singles:
        if action == code:
            return clause
    ranges = ((DRINK, TAKE, "TD-16.3"), (TAKE, GIVE_POSTER, "TD-17.1"), (DROP, FORGO, "TD-19.6"))
    for first, last, clause in ranges:
        if first <= action < last:
            return clause
    return _MOMENT[LOCATION]


def _why_no_loot(t: Tables, c: City, s: ThiefdomState, action: int) -> str:
    """TD-14.3 about an artwork that is gone, TD-14.2 about the lock, TD-14.1 about number and room."""
    if c.kind[s.here] != VILLA or s.did & DID_VILLA:
        return "TD-14.1"
    index = villa_index(c, s)
    if action == TAKE_ART and s.arts[index] <= 0:
        return "TD-14.3"
    locked = (action == TAKE_ART) != (t.gems_locked[s.villas[index]] == 1)
    return "TD-14.2" if locked and not s.gear[s.active] & PICKS_LOCKS else "TD-14.1"


def _why_no_card(t: Tables, c: City, s: ThiefdomState, card: int) -> str:
    """TD-2.3 about the thief's slots, TD-15.3 about place, number and price."""
    if c.kind[s.here] != DEALER or card < 0 or t.cost[card] > gold_of(s, s.active):
        return "TD-15.3"
    return "TD-15.3" if can_equip(s, s.active, card) else "TD-2.3"
