"""Selling goods for VP: what each kind of location buys and for how much (TD-13 to TD-17)."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.actions import SELL
from rookery.games.thiefdom.const import (
    BADGE,
    DEALER,
    DID_SELL,
    F_GUILD_PRICE,
    GEM,
    LIQUOR,
    MARKET,
    THIEVES,
    WINE,
)
from rookery.games.thiefdom.events import E_SOLD
from rookery.games.thiefdom.goods import add_vp, carries, pay
from rookery.games.thiefdom.reasons import NO_REASON, too_few
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables, card_in
from rookery.kernel import EVERYONE, Named, Sink
from rookery.kernel.runtime import i64, vec

# By kind of building: what it buys and the usual price; from the market on, the clause about it.
BOUGHT: Final = vec[i64]([-1, -1, -1, -1, -1, LIQUOR, GEM, BADGE, WINE, -1, WINE])
USUAL: Final = vec[i64]([0, 0, 0, 0, 0, 1, 1, 2, 2, 0, 0])
CLAUSES: Final = ("TD-13.2", "TD-15.2", "TD-17.2", "TD-16.2", "TD-18.1", "TD-C27")


def price_of(t: Tables, s: ThiefdomState, thief: i64, kind: i64) -> i64:
    """VP for one piece; cards may pay more, and a villa pays only by a card (TD-C22, C27, C32)."""
    best: i64 = USUAL[kind]
    first: i64 = thief
    last: i64 = thief + 1
    if s.flags & F_GUILD_PRICE and kind == DEALER:
        first = thief - thief % THIEVES  # AM-40
        last = first + THIEVES
    owner: i64
    for owner in range(first, last):
        card = card_in(s, owner, 2)
        if card >= 0:
            price: i64 = t.effects[card].price(kind)
            if price > best:
                best = price
    return best


def offer_sales(t: Tables, s: ThiefdomState, thief: i64, kind: i64, found: list[int]) -> None:
    """Any number of the goods this location buys, in one sub-action."""
    good: i64 = BOUGHT[kind]
    if s.did & DID_SELL or good < 0:
        return
    count = carries(s, thief, good)
    if count and price_of(t, s, thief, kind):
        number: i64
        for number in range(count):
            found.append(SELL + number)


def sell(t: Tables, s: ThiefdomState, thief: i64, kind: i64, count: i64, out: Sink) -> None:
    good: i64 = BOUGHT[kind]
    vp: i64 = count * price_of(t, s, thief, kind)
    pay(s, thief, good, count, out)
    if out.live:
        out.emit(E_SOLD, EVERYONE, thief // 3, thief % 3, good, count, vp)
    add_vp(s, thief // THIEVES, vp, out)
    s.did |= DID_SELL


def why_no_sale(kind: i64) -> str:
    return CLAUSES[kind - MARKET]


def no_goods_to_sell(s: ThiefdomState, thief: i64, kind: i64, count: i64) -> Named:
    good: i64 = BOUGHT[kind]
    return too_few(good, count, carries(s, thief, good)) if good >= 0 else NO_REASON
