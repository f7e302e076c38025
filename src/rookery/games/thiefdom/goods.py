"""Points and inventories: what a thief can carry, gaining, paying, and making room (TD-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.actions import DROP
from rookery.games.thiefdom.cards.improvements import extra_of
from rookery.games.thiefdom.const import ART_SLOTS, ARTWORK, COUNTED, GOLD, GOLD_SLOTS, GOODS, LOOT_SLOTS
from rookery.games.thiefdom.events import E_DROPPED, E_GAINED, E_PAID, E_STOCKED, E_VP
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.kernel import EVERYONE, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def add_vp(s: ThiefdomState, seat: i64, vp: i64, out: Sink) -> None:
    """Moves a marker on the track; it never falls below 0 (AM-46)."""
    before: i64 = s.vp[seat]
    after: i64 = before + vp
    if after < 0:
        after = 0
    s.vp[seat] = after
    if out.live and after != before:
        out.emit(E_VP, EVERYONE, seat, after - before, after)


def loot_of(s: ThiefdomState, thief: i64) -> i64:
    """Loot slots in use; an artwork takes four (TD-19.1)."""
    base: i64 = thief * COUNTED
    loot: i64 = s.goods[base] + s.goods[base + 1] + s.goods[base + 2] + s.goods[base + 3]
    return loot + ART_SLOTS if s.art[thief] else loot


def gold_of(s: ThiefdomState, thief: i64) -> i64:
    return s.goods[thief * COUNTED + GOLD]


def holds(loot: i64, gold: i64, extra: i64) -> bool:
    """Whether an inventory is big enough (TD-19.2)."""
    over: i64 = loot - LOOT_SLOTS if loot > LOOT_SLOTS else 0
    if gold > GOLD_SLOTS:
        over += gold - GOLD_SLOTS
    return over <= extra


def space(s: ThiefdomState, thief: i64, good: i64) -> i64:
    """How many more pieces of a counted good fit; for an artwork 0 or 1."""
    loot = loot_of(s, thief)
    gold = gold_of(s, thief)
    extra = extra_of(s, thief)
    if good >= ARTWORK:
        return 1 if not s.art[thief] and holds(loot + ART_SLOTS, gold, extra) else 0
    loot_over: i64 = loot - LOOT_SLOTS if loot > LOOT_SLOTS else 0
    gold_over: i64 = gold - GOLD_SLOTS if gold > GOLD_SLOTS else 0
    left: i64 = extra - loot_over - gold_over
    if good == GOLD:
        return left + (GOLD_SLOTS - gold if gold < GOLD_SLOTS else 0)
    return left + (LOOT_SLOTS - loot if loot < LOOT_SLOTS else 0)


def carries(s: ThiefdomState, thief: i64, good: i64) -> i64:
    """How many pieces of a good a thief has."""
    if good >= ARTWORK:
        return 1 if s.art[thief] == good - ARTWORK + 1 else 0
    return s.goods[thief * COUNTED + good]


def put(s: ThiefdomState, thief: i64, good: i64, count: i64) -> None:
    """Changes an inventory; a negative count takes away."""
    if good >= ARTWORK:
        s.art = changed(s.art, thief, good - ARTWORK + 1 if count > 0 else 0)
    else:
        s.goods[thief * COUNTED + good] += count


def pay(s: ThiefdomState, thief: i64, good: i64, count: i64, out: Sink) -> None:
    """Goods go to the supply (TD-12.4)."""
    put(s, thief, good, -count)
    if out.live and count:
        out.emit(E_PAID, EVERYONE, thief // 3, thief % 3, good, count)


def receive(s: ThiefdomState, thief: i64, good: i64, count: i64, out: Sink) -> None:
    """Takes what fits; for the rest its owner may make room (TD-19.6, AM-20, AM-44)."""
    taken: i64 = space(s, thief, good)
    if taken > count:
        taken = count
    if taken > 0:
        put(s, thief, good, taken)
        if out.live:
            out.emit(E_GAINED, EVERYONE, thief // 3, thief % 3, good, taken)
    if taken < count and can_make_room(s, thief, good):
        s.todo.append(thief)
        s.todo.append(good)
        s.todo.append(count - taken)


def receive_all(s: ThiefdomState, thief: i64, goods: list[int], out: Sink) -> None:
    """Several counted goods at once."""
    good: i64
    for good in range(COUNTED):
        if goods[good]:
            receive(s, thief, good, goods[good], out)


def helps(s: ThiefdomState, thief: i64, dropped: i64, wanted: i64) -> bool:
    """Whether throwing one good away makes room for another, or comes nearer to it for an artwork."""
    if space(s, thief, wanted) > 0:
        return False
    return makes_room(s, thief, dropped, wanted)


def makes_room(s: ThiefdomState, thief: i64, dropped: i64, wanted: i64) -> bool:
    """Whether one good thrown away leaves more room for another, be there some already or not."""
    if dropped == wanted or not carries(s, thief, dropped):
        return False
    if wanted >= ARTWORK and s.art[thief]:
        return dropped >= ARTWORK
    loot = loot_of(s, thief)
    gold = gold_of(s, thief)
    if wanted == GOLD:
        return dropped != GOLD and loot > LOOT_SLOTS
    if dropped == GOLD:
        return gold > GOLD_SLOTS
    return True


def can_make_room(s: ThiefdomState, thief: i64, wanted: i64) -> bool:
    can = False
    good: i64
    for good in range(GOODS):
        can = can or helps(s, thief, good, wanted)
    return can


def offer_drops(s: ThiefdomState, thief: i64, wanted: i64, found: list[int]) -> None:
    """TD-19.6: goods that may be thrown away to make room."""
    good: i64
    for good in range(GOODS):
        if helps(s, thief, good, wanted) and DROP + good not in found:
            found.append(DROP + good)


def offer_more_drops(s: ThiefdomState, thief: i64, wanted: i64, found: list[int]) -> None:
    """TD-19.6: the same where there is room for some, but not for as many as he could have."""
    good: i64
    for good in range(GOODS):
        if makes_room(s, thief, good, wanted) and DROP + good not in found:
            found.append(DROP + good)


def offer_surplus(s: ThiefdomState, thief: i64, extra: i64, found: list[int]) -> None:
    """TD-19.2: what may be thrown away of an inventory that is too full for so many extra slots."""
    loot = loot_of(s, thief)
    gold = gold_of(s, thief)
    if holds(loot, gold, extra):
        return
    good: i64
    for good in range(GOODS):
        over = gold > GOLD_SLOTS if good == GOLD else loot > LOOT_SLOTS
        if over and carries(s, thief, good):
            found.append(DROP + good)


def drop(s: ThiefdomState, thief: i64, good: i64, out: Sink) -> None:
    """A piece goes to the supply."""
    put(s, thief, good, -1)
    if out.live:
        out.emit(E_DROPPED, EVERYONE, thief // 3, thief % 3, good)


def stock(s: ThiefdomState, seat: i64, good: i64, count: i64, out: Sink) -> None:
    """A hideout holds so many pieces more, or fewer."""
    s.store[seat * COUNTED + good] += count
    if out.live:
        out.emit(E_STOCKED, EVERYONE, seat, good, count)
