"""Exchanging goods: in the hideout (TD-19.4), in passing (TD-9.13), by pigeon (TD-E7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.actions import DONE, FETCH, LIFT_0, SHARE_0, STORE
from rookery.games.thiefdom.const import (
    ART_SLOTS,
    ARTWORK,
    BUILDING,
    COUNTED,
    EXCHANGE,
    GO_SEEN,
    GO_TURN,
    GOLD,
    GOODS,
    LIFT,
    NOWHERE,
    SHARE,
    THIEVES,
)
from rookery.games.thiefdom.events import E_FETCHED, E_HANDED, E_STORED
from rookery.games.thiefdom.goods import carries, extra_of, gold_of, holds, loot_of, put, space
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.kernel import EVERYONE, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64

UNLIMITED = 99


def can_exchange(s: ThiefdomState) -> bool:
    """TD-8.3, TD-19.4: the active thief is at home and there is something to move."""
    thief: i64 = s.active
    seat: i64 = thief // THIEVES
    home: i64 = BUILDING + s.hideout[seat]
    if s.fresh or s.spot[thief] != home:
        return False
    if s.store_art[seat]:
        return True
    index: i64
    for index in range(seat * COUNTED, seat * COUNTED + COUNTED):
        if s.store[index]:
            return True
    other: i64
    for other in range(seat * THIEVES, seat * THIEVES + THIEVES):
        if s.spot[other] == home and loot_of(s, other) + gold_of(s, other) > 0:
            return True
    return False


def open_exchange(s: ThiefdomState) -> None:
    """First everything that goes into the hideout, then what comes out of it: any change can be made so."""
    s.stage = 0
    s.cursor = 0
    s.phase = EXCHANGE
    s.actor = s.active // THIEVES


def legal_exchange(s: ThiefdomState) -> list[int]:
    found: list[int] = []
    seat: i64 = s.active // THIEVES
    home: i64 = BUILDING + s.hideout[seat]
    code: i64
    if s.stage == 0:
        for code in range(s.cursor, THIEVES * GOODS):
            thief: i64 = seat * THIEVES + code // GOODS
            if s.spot[thief] == home and carries(s, thief, code % GOODS):
                found.append(STORE + code)
    for code in range(s.cursor if s.stage else 0, THIEVES * GOODS):
        thief = seat * THIEVES + code // GOODS
        good: i64 = code % GOODS
        if s.spot[thief] == home and in_store(s, seat, good) and space(s, thief, good) > 0:
            found.append(FETCH + code)
    found.append(DONE)
    return found


def in_store(s: ThiefdomState, seat: i64, good: i64) -> bool:
    """Whether a good lies in a hideout."""
    if good >= ARTWORK:
        return (s.store_art[seat] >> (good - ARTWORK + 1) & 1) == 1
    return s.store[seat * COUNTED + good] > 0


def exchange(s: ThiefdomState, action: i64, out: Sink) -> None:
    """One piece to or from the hideout."""
    if action == DONE:
        s.fresh = 1
        s.phase = GO_TURN
        return
    seat: i64 = s.active // THIEVES
    stored = action < FETCH
    code: i64 = action - STORE if stored else action - FETCH
    thief: i64 = seat * THIEVES + code // GOODS
    good: i64 = code % GOODS
    count: i64 = 1 if stored else -1
    put(s, thief, good, -count)
    if good < COUNTED:
        s.store[seat * COUNTED + good] += count
    else:
        s.store_art = changed(s.store_art, seat, s.store_art[seat] ^ 1 << (good - ARTWORK + 1))
    s.stage = 0 if stored else 1
    s.cursor = code
    if out.live:
        out.emit(E_STORED if stored else E_FETCHED, EVERYONE, seat, thief % THIEVES, good)
    if len(legal_exchange(s)) == 1:
        exchange(s, DONE, out)


def open_barter(s: ThiefdomState, partner: i64, limit: i64, back: i64) -> None:
    """The goods of two thieves: first lifted, then shared out; `back` follows."""
    s.partner = partner
    s.limit = limit
    s.back = back
    s.cursor = 0
    s.phase = LIFT
    s.actor = s.active // THIEVES


def legal_lift(s: ThiefdomState) -> list[int]:
    """Pieces of both, in order; no artwork where their number is limited (TD-E7)."""
    found: list[int] = []
    last: i64 = GOODS if s.limit == UNLIMITED else COUNTED
    code: i64
    if sum(s.pool) < s.limit:
        for code in range(s.cursor, 2 * GOODS):
            owner: i64 = s.active if code < GOODS else s.partner
            if code % GOODS < last and carries(s, owner, code % GOODS):
                found.append(LIFT_0 + code)
    found.append(DONE)
    return found


def lift(s: ThiefdomState, action: i64, out: Sink) -> None:
    if action != DONE:
        code: i64 = action - LIFT_0
        owner: i64 = s.active if code < GOODS else s.partner
        put(s, owner, code % GOODS, -1)
        s.pool[code % GOODS] += 1
        s.cursor = code
        return
    s.cursor = 0
    s.phase = SHARE
    if sum(s.pool) == 0:
        _close(s)


def legal_share(s: ThiefdomState) -> list[int]:
    """The active thief keeps pieces, in order; the rest must fit the other's inventory."""
    found: list[int] = []
    good: i64
    for good in range(s.cursor, GOODS):
        if s.pool[good] and space(s, s.active, good) > 0 and _can_keep(s, good):
            found.append(SHARE_0 + good)
    if _rest_fits(s):
        found.append(DONE)
    return found


def _can_keep(s: ThiefdomState, good: i64) -> bool:
    """Whether a legal sharing exists after this piece."""
    put(s, s.active, good, 1)
    s.pool[good] -= 1
    can = can_share(s, good)
    s.pool[good] += 1
    put(s, s.active, good, -1)
    return can


def can_share(s: ThiefdomState, first: i64) -> bool:
    """Whether the pool fits both, if the active thief may take goods from `first` on."""
    loot: i64 = 0  # free to go either way
    fixed: i64 = 0  # loot that goes to the other
    good: i64
    for good in range(GOLD):
        if good >= first:
            loot += s.pool[good]
        else:
            fixed += s.pool[good]
    gold: i64 = s.pool[GOLD]
    mine: i64 = 0  # artworks that the active thief may take: at most one
    arts: i64 = 0
    for good in range(ARTWORK, GOODS):
        arts += s.pool[good]
        if good >= first and s.pool[good] and not s.art[s.active]:
            mine = 1
    number: i64
    for number in range(mine + 1):
        if arts - number + (1 if s.art[s.partner] else 0) <= 1 and _splits(
            s, loot, gold if first <= GOLD else 0, fixed, gold, number, arts - number
        ):
            return True
    return False


def _splits(
    s: ThiefdomState, loot: i64, free_gold: i64, fixed: i64, gold: i64, mine: i64, theirs: i64
) -> bool:
    """Tries every split of loose loot and gold."""
    taken: i64
    coins: i64
    for taken in range(loot + 1):
        for coins in range(free_gold + 1):
            if holds(
                loot_of(s, s.active) + taken + mine * ART_SLOTS,
                gold_of(s, s.active) + coins,
                extra_of(s, s.active),
            ) and holds(
                loot_of(s, s.partner) + loot - taken + fixed + theirs * ART_SLOTS,
                gold_of(s, s.partner) + gold - coins,
                extra_of(s, s.partner),
            ):
                return True
    return False


def _rest_fits(s: ThiefdomState) -> bool:
    """Whether everything that is left fits the other thief."""
    return can_share(s, GOODS)


def share(s: ThiefdomState, action: i64, out: Sink) -> None:
    if action != DONE:
        good: i64 = action - SHARE_0
        s.pool[good] -= 1
        put(s, s.active, good, 1)
        s.cursor = good
        _tell(s, s.partner, s.active, good, out)
        if sum(s.pool) == 0:
            _close(s)
        return
    for good in range(GOODS):
        while s.pool[good]:
            s.pool[good] -= 1
            put(s, s.partner, good, 1)
            _tell(s, s.active, s.partner, good, out)
    _close(s)


def _tell(s: ThiefdomState, giver: i64, taker: i64, good: i64, out: Sink) -> None:
    if out.live:
        out.emit(E_HANDED, EVERYONE, taker // THIEVES, giver % THIEVES, taker % THIEVES, good)


def _close(s: ThiefdomState) -> None:
    s.partner = NOWHERE
    s.limit = 0
    s.phase = s.back


def in_passing(s: ThiefdomState, exchanges: bool) -> None:
    """TD-9.13: with or without an exchange the thief goes on, and the cell is looked at."""
    if exchanges:
        open_barter(s, s.partner, UNLIMITED, GO_SEEN)
    else:
        s.partner = NOWHERE
        s.phase = GO_SEEN
