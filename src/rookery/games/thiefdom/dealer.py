"""The dealers (TD-15) and the forge of Melisande's smiths (TD-C33): equipment, gems, artworks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.actions import BUY_0, DELIVER, DROP, KEEP_0, REPLACE_0
from rookery.games.thiefdom.const import (
    ARTWORK,
    DEALER,
    DID_BUY,
    DID_DELIVER,
    DISPLAY,
    DRAW,
    F_REPLACE,
    F_RULES_3,
    GO_DRAW,
    GO_LOCATION,
    GOLD,
    KEEP,
    NO_CARD,
    NOWHERE,
    REPLACE,
    TYPES,
)
from rookery.games.thiefdom.events import E_BOUGHT, E_DELIVERED, E_DISCARDED, E_SHOWN
from rookery.games.thiefdom.goods import add_vp, drop, gold_of, offer_surplus, pay, put, receive_all
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import SACK, Tables, settle_gear
from rookery.games.thiefdom.trade import offer_sales
from rookery.kernel import CHANCE, EVERYONE, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer_dealer(t: Tables, s: ThiefdomState, thief: i64, found: list[int]) -> None:
    offer_sales(t, s, thief, DEALER, found)
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


def can_equip(s: ThiefdomState, thief: i64, card: i64) -> bool:
    """TD-2.3: two cards, of different types; AM-24: a full thief may be allowed to replace one."""
    first, second = s.equip[thief * 2], s.equip[thief * 2 + 1]
    if card in (first, second):
        return False
    return first < 0 or second < 0 or s.flags & F_REPLACE != 0


def has_slot(s: ThiefdomState, thief: i64) -> bool:
    return s.equip[thief * 2] < 0 or s.equip[thief * 2 + 1] < 0


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


def equip(t: Tables, s: ThiefdomState, thief: i64, card: i64) -> None:
    slot: i64 = 0 if s.equip[thief * 2] < 0 else 1
    s.equip = changed(s.equip, thief * 2 + slot, card)
    s.used &= ~(1 << slot)
    settle_gear(t, s, thief)


def discard(t: Tables, s: ThiefdomState, thief: i64, slot: i64, out: Sink) -> None:
    """TD-20.5: to the discard pile, the slot is free again."""
    card: i64 = s.equip[thief * 2 + slot]
    s.equip = changed(s.equip, thief * 2 + slot, NO_CARD)
    s.discard = changed(s.discard, card, s.discard[card] + 1)
    s.used &= ~(1 << slot)
    if out.live:
        out.emit(E_DISCARDED, EVERYONE, card)
    settle_gear(t, s, thief)


def legal_replacement(t: Tables, s: ThiefdomState) -> list[int]:
    """AM-24: either card may make way; a Sack only once the rest holds everything (TD-19.2)."""
    if not s.flags & F_RULES_3:
        return [REPLACE_0, REPLACE_0 + 1]
    thief: i64 = s.active
    found: list[int] = []
    drops: list[int] = []
    if s.gear[thief] & SACK:
        offer_surplus(s, thief, 0, drops)
    slot: i64
    for slot in range(2):
        card: i64 = s.equip[thief * 2 + slot]
        if not drops or not t.effects[card].ability & SACK:
            found.append(REPLACE_0 + slot)
    found += drops
    found.sort()
    return found


def replace(t: Tables, s: ThiefdomState, action: i64, out: Sink) -> None:
    """The card in this slot makes way; or goods do, so that the Sack can."""
    thief: i64 = s.active
    if action < REPLACE_0:
        drop(s, thief, action - DROP, out)
        return
    discard(t, s, thief, action - REPLACE_0, out)
    equip(t, s, thief, s.partner)
    s.partner = NOWHERE
    s.phase = s.resume


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


def draw_next(t: Tables, s: ThiefdomState, out: Sink) -> None:
    """Part 5.4: cards from the deck to choose one from."""
    if s.cursor < s.limit and restock(s):
        s.phase = DRAW
        s.actor = CHANCE
        return
    choices = keepable(s)
    if len(choices) > 1:
        s.phase = KEEP
        s.actor = s.active // 3
    else:
        _keep(t, s, choices[0] - KEEP_0 if choices else NOWHERE, out)


def restock(s: ThiefdomState) -> bool:
    """TD-15.5: an empty deck takes the discard pile; False if there is none."""
    if sum(s.deck) == 0:
        s.deck = s.discard.copy()
        s.discard = [0] * TYPES
    return sum(s.deck) > 0


def draw(s: ThiefdomState, card: i64, out: Sink) -> None:
    s.deck[card] -= 1
    s.revealed[s.cursor] = card
    if out.live:
        out.emit(E_SHOWN, EVERYONE, s.cursor, card)
    s.cursor += 1
    s.phase = GO_DRAW


def keepable(s: ThiefdomState) -> list[int]:
    """A type the thief already has cannot be kept."""
    thief: i64 = s.active
    first, second = s.equip[thief * 2], s.equip[thief * 2 + 1]
    return [
        KEEP_0 + index
        for index in range(2)
        if s.revealed[index] >= 0 and s.revealed[index] != first and s.revealed[index] != second
    ]


def keep(t: Tables, s: ThiefdomState, action: i64, out: Sink) -> None:
    _keep(t, s, action - KEEP_0, out)


def _keep(t: Tables, s: ThiefdomState, kept: i64, out: Sink) -> None:
    index: i64
    for index in range(2):
        card: i64 = s.revealed[index]
        if card >= 0:
            s.revealed[index] = NO_CARD
            if index == kept:
                equip(t, s, s.active, card)
            else:
                s.discard = changed(s.discard, card, s.discard[card] + 1)
                if out.live:
                    out.emit(E_DISCARDED, EVERYONE, card)
    s.limit = 0
    s.phase = GO_LOCATION
