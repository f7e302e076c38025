"""The dealers (TD-15) and the forge of Melisande's smiths (TD-C33): equipment, gems, artworks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.actions import BUY_0, DELIVER
from rookery.games.thiefdom.cards.equipment import can_equip, equip, has_slot
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    ARTWORK,
    DEALER,
    DID_BUY,
    DID_DELIVER,
    DISPLAY,
    GOLD,
    NO_CARD,
    TYPES,
)
from rookery.games.thiefdom.events import E_BOUGHT, E_DELIVERED
from rookery.games.thiefdom.goods import add_vp, gold_of, pay, put, receive_all
from rookery.games.thiefdom.phase_numbers import GO_DRAW, REPLACE
from rookery.games.thiefdom.reasons import NO_REASON, too_dear
from rookery.games.thiefdom.sales import offer_sales
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import EVERYONE, Named, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer_dealer(t: Tables, s: ThiefdomState, thief: i64, found: list[int]) -> None:
    offer_sales(t, s, thief, DEALER, found)  # TD-15.2: gems
    if s.art[thief] and not s.did & DID_DELIVER:
        found.append(DELIVER)
    if not s.did & DID_BUY or (s.open == DID_BUY and s.limit > 0):
        offer_cards(t, s, thief, 0, found)


def offer_cards(t: Tables, s: ThiefdomState, thief: i64, discount: i64, found: list[int]) -> None:
    """TD-15.3: cards of the display that the thief can pay and carry (TD-2.3)."""
    slot: i64
    for slot in range(DISPLAY):
        card: i64 = s.display[slot]
        if card >= 0 and _price(t, card, discount) <= gold_of(s, thief) and can_equip(s, thief, card):
            found.append(BUY_0 + slot)


def _price(t: Tables, card: i64, discount: i64) -> i64:
    cost: i64 = t.cost[card] - discount
    return cost if cost > 0 else 0


def buy(t: Tables, s: ThiefdomState, thief: i64, slot: i64, discount: i64, out: Sink) -> None:
    """Pays, scores, equips; the display stays short until the turn ends (TD-15.5)."""
    card: i64 = s.display[slot]
    cost = _price(t, card, discount)
    vp: i64 = t.vp[card] + discount
    s.display = changed(s.display, slot, NO_CARD)
    pay(s, thief, GOLD, cost, out)
    if out.live:
        out.emit(E_BOUGHT, EVERYONE, thief // 3, thief % 3, card, cost, vp)
    add_vp(s, thief // 3, vp, out)
    if has_slot(s, thief):
        equip(t, s, thief, card)
    else:
        s.partner = card
        s.resume = s.phase
        s.phase = REPLACE
        s.actor = thief // 3


def deliver(t: Tables, s: ThiefdomState, thief: i64, out: Sink) -> None:
    """TD-15.1: the artwork leaves the game, its bonus comes."""
    art: i64 = s.art[thief]
    s.did |= DID_DELIVER
    put(s, thief, ARTWORK + art - 1, -1)
    if out.live:
        out.emit(E_DELIVERED, EVERYONE, thief // 3, thief % 3, ARTWORK + art - 1)
    bonus = t.artworks[art - 1]
    add_vp(s, thief // 3, bonus.vp, out)
    receive_all(s, thief, bonus.gives, out)
    if bonus.draws and has_slot(s, thief):
        s.limit = bonus.draws
        s.cursor = 0
        s.phase = GO_DRAW


def restock(s: ThiefdomState) -> bool:
    """TD-15.5: an empty deck takes the discard pile; False if there is none."""
    if sum(s.deck) == 0:
        s.deck = s.discard.copy()
        s.discard = [0] * TYPES
    return sum(s.deck) > 0


def why_no_card(t: Tables, c: City, s: ThiefdomState, card: i64) -> str:
    """TD-2.3 about the thief's slots, TD-15.3 about place, number and price."""
    if c.kind[s.here] != DEALER or card < 0 or t.cost[card] > gold_of(s, s.active):
        return "TD-15.3"
    return "TD-15.3" if can_equip(s, s.active, card) else "TD-2.3"


def no_card(t: Tables, s: ThiefdomState, thief: i64, card: i64) -> Named:
    """Two other cards in the way, or the price."""
    if card < 0:
        return NO_REASON
    if not can_equip(s, thief, card) and card not in s.equip[thief * 2 : thief * 2 + 2]:
        return Named("equipped", {"cards": 2})
    return too_dear(t.cost[card], gold_of(s, thief))
