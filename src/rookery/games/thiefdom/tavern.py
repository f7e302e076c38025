"""The taverns (TD-16): clients become allies or end in a brawl; wine is sold, liquor bought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.games.thiefdom.actions import ALLY, BRAWL_0, DECLINE, DRINK, MEET
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BRAWL,
    BRAWL_VP,
    CLIENT,
    CLIENTS,
    DID_DRINK,
    DID_MEET,
    DISPLAY,
    F_RULES_3,
    GO_LOCATION,
    GO_REVEAL,
    GOLD,
    LIQUOR,
    NO_CARD,
    REVEAL,
    TAVERN,
    TYPES,
)
from rookery.games.thiefdom.events import E_ALLY, E_BRAWL, E_CLIENTS, E_DECLINED
from rookery.games.thiefdom.goods import (
    add_vp,
    gold_of,
    offer_drops,
    offer_more_drops,
    pay,
    receive,
    receive_all,
    space,
)
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import FREE_ALLIES, Tables, settle_gear
from rookery.games.thiefdom.trade import offer_sales
from rookery.kernel import CHANCE, EVERYONE, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64

# A table: the compiler shifts small numbers in 32 bits, and there are 36 clients.
CLIENT_BITS: Final = [2**n for n in range(CLIENTS)]


def offer_tavern(t: Tables, s: ThiefdomState, thief: i64, found: list[int]) -> None:
    offer_sales(t, s, thief, TAVERN, found)
    if not s.did & DID_MEET and can_meet(s, thief):
        found.append(MEET)
    if not s.did & DID_DRINK:
        gold = gold_of(s, thief)
        room = space(s, thief, LIQUOR)
        number: i64
        for number in range(gold if gold < room else room):
            found.append(DRINK + number)
        if s.flags & F_RULES_3:
            if gold > room:
                offer_more_drops(s, thief, LIQUOR, found)
        elif gold and room <= 0:
            offer_drops(s, thief, LIQUOR, found)


def can_meet(s: ThiefdomState, thief: i64) -> bool:
    """TD-16.1: the ally slot must be empty, and somebody must be there."""
    return s.ally[thief] == NO_CARD and (s.clients | s.client_discard) != 0


def drink(s: ThiefdomState, thief: i64, count: i64, out: Sink) -> None:
    """TD-16.3: liquor for 1 gold each."""
    s.did |= DID_DRINK
    pay(s, thief, GOLD, count, out)
    receive(s, thief, LIQUOR, count, out)


def meet(s: ThiefdomState) -> None:
    s.did |= DID_MEET
    s.cursor = 0
    s.phase = GO_REVEAL


def reveal_next(s: ThiefdomState) -> None:
    """Four clients come to the table; the discard pile is shuffled when the deck is empty."""
    if s.clients == 0:
        s.clients = s.client_discard
        s.client_discard = 0
    if s.cursor < DISPLAY and s.clients:
        s.phase = REVEAL
        s.actor = CHANCE
    else:
        s.phase = CLIENT
        s.actor = s.active // 3


def reveal(s: ThiefdomState, client: i64, out: Sink) -> None:
    s.clients -= CLIENT_BITS[client]
    s.revealed[s.cursor] = TYPES + client
    if out.live:
        out.emit(E_CLIENTS, EVERYONE, TYPES + client)
    s.cursor += 1
    s.phase = GO_REVEAL


def legal_client(t: Tables, c: City, s: ThiefdomState) -> list[int]:
    """TD-16.1: an ally he can pay, a brawl (in a tavern only, AM-27), or nothing."""
    found: list[int] = []
    thief: i64 = s.active
    gold = gold_of(s, thief)
    free = s.guild[thief // 3] & FREE_ALLIES
    for slot in range(DISPLAY):
        card = s.revealed[slot]
        if card >= 0 and (free or t.cost[card] <= gold):
            found.append(ALLY + slot)
    if c.kind[s.here] == TAVERN:
        for slot in range(DISPLAY):
            if s.revealed[slot] >= 0:
                found.append(BRAWL_0 + slot)
    found.append(DECLINE)
    return found


def choose_client(t: Tables, s: ThiefdomState, action: i64, out: Sink) -> None:
    """The choice, then the others go to the discard pile."""
    thief: i64 = s.active
    s.phase = GO_LOCATION
    if action == DECLINE:
        out.emit(E_DECLINED, EVERYONE, thief // 3)
    elif action >= BRAWL_0:
        _brawl(s, thief, action - BRAWL_0, out)
    else:
        _ally(t, s, thief, action - ALLY, out)
    slot: i64
    for slot in range(DISPLAY):
        if s.revealed[slot] >= 0:
            s.client_discard += CLIENT_BITS[s.revealed[slot] - TYPES]
            s.revealed[slot] = NO_CARD


def _ally(t: Tables, s: ThiefdomState, thief: i64, slot: i64, out: Sink) -> None:
    card: i64 = s.revealed[slot]
    s.revealed[slot] = NO_CARD
    cost: i64 = 0 if s.guild[thief // 3] & FREE_ALLIES else t.cost[card]
    pay(s, thief, GOLD, cost, out)
    s.ally = changed(s.ally, thief, card)
    s.used &= ~4
    settle_gear(t, s, thief)
    if out.live:
        out.emit(E_ALLY, EVERYONE, thief // 3, thief % 3, card, cost)
    add_vp(s, thief // 3, t.vp[card], out)
    receive_all(s, thief, t.joins[card], out)


def _brawl(s: ThiefdomState, thief: i64, slot: i64, out: Sink) -> None:
    """The card lies face down for the rest of the game: no ally any more."""
    card: i64 = s.revealed[slot]
    s.revealed[slot] = NO_CARD
    s.ally = changed(s.ally, thief, BRAWL + card)
    if out.live:
        out.emit(E_BRAWL, EVERYONE, thief // 3, thief % 3, card)
    add_vp(s, thief // 3, BRAWL_VP, out)
