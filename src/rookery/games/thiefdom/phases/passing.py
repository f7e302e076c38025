"""The goods of two thieves: in passing (TD-9.13) or by pigeon (TD-E7), first lifted, then shared out."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.actions import DONE, LIFT_0, OPEN_EXCHANGE, PASS, SHARE_0
from rookery.games.thiefdom.cards.improvements import extra_of
from rookery.games.thiefdom.const import ART_SLOTS, ARTWORK, COUNTED, GOLD, GOODS, NOWHERE, THIEVES
from rookery.games.thiefdom.events import E_HANDED
from rookery.games.thiefdom.goods import carries, gold_of, holds, loot_of, put, space
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import GO_SEEN, LIFT, PASSING, PHASE_KEYS, SHARE
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import EVERYONE, Named, Sink
from rookery.kernel.runtime import i64

UNLIMITED: Final = 99


class Passing(Phase):
    """TD-9.13: over an own thief with goods; with or without an exchange the thief then goes on."""

    numbers: tuple[int, ...] = (PASSING,)
    moment = "TD-9.13"

    def ask(self, t: Tables, s: ThiefdomState, seat: i64) -> Named:
        return _ask_both(s)

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        return [OPEN_EXCHANGE, PASS]

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        if action == OPEN_EXCHANGE:
            open_barter(s, s.partner, UNLIMITED, GO_SEEN)
        else:
            pass_by(s)


def pass_by(s: ThiefdomState) -> None:
    """No exchange; the cell is looked at."""
    s.partner = NOWHERE
    s.phase = GO_SEEN


def _ask_both(s: ThiefdomState) -> Named:
    return Named(PHASE_KEYS[s.phase], {"thief": int(s.active) % THIEVES, "other": int(s.partner) % THIEVES})


def open_barter(s: ThiefdomState, partner: i64, limit: i64, back: i64) -> None:
    """The goods of two thieves: first lifted, then shared out; `back` follows."""
    s.partner = partner
    s.limit = limit
    s.back = back
    s.cursor = 0
    s.phase = LIFT
    s.actor = s.active // THIEVES


class Barter(Phase):
    """TD-9.13, TD-E7: in passing there is no limit; a pigeon has one."""

    def ask(self, t: Tables, s: ThiefdomState, seat: i64) -> Named:
        return _ask_both(s)

    def why_not(self, t: Tables, s: ThiefdomState, seat: i64, action: i64) -> str:
        return "TD-9.13" if s.limit == UNLIMITED else "TD-E7"


class Lift(Barter):
    """TD-9.13, TD-E7: pieces of both, in order; no artwork where their number is limited."""

    numbers: tuple[int, ...] = (LIFT,)

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
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

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
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


class Share(Barter):
    """TD-9.13, TD-E7: the active thief keeps pieces, in order; the rest must fit the other's inventory."""

    numbers: tuple[int, ...] = (SHARE,)

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        found: list[int] = []
        good: i64
        for good in range(s.cursor, GOODS):
            if s.pool[good] and space(s, s.active, good) > 0 and _can_keep(s, good):
                found.append(SHARE_0 + good)
        if can_share(s, GOODS):
            found.append(DONE)
        return found

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        good: i64
        if action != DONE:
            good = action - SHARE_0
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


def _tell(s: ThiefdomState, giver: i64, taker: i64, good: i64, out: Sink) -> None:
    if out.live:
        out.emit(E_HANDED, EVERYONE, taker // THIEVES, giver % THIEVES, taker % THIEVES, good)


def _close(s: ThiefdomState) -> None:
    s.partner = NOWHERE
    s.limit = 0
    s.phase = s.back
