"""More effects of clients: exchanges and blessings (TD-C15, C28, C31, C38)."""

from __future__ import annotations

from rookery.games.thiefdom.actions import FENCE, FILL, LEND, SWAP, TITHE
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BUILDING,
    CLIENT_BITS,
    COUNTED,
    F_TITHE_DEAR,
    F_TITHE_ONCE,
    GEM,
    GOLD,
    NO_CARD,
    THIEVES,
    TYPES,
    WINE,
)
from rookery.games.thiefdom.effects import OneUse, Used, is_unused, kind_at
from rookery.games.thiefdom.events import E_GAINED, E_HANDED, E_STOCKED
from rookery.games.thiefdom.goods import add_vp, carries, gold_of, pay, put, space
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import Tables, settle_gear
from rookery.kernel import EVERYONE, Sink
from rookery.kernel.runtime import i64


class Blessing(OneUse):
    """Free, once a game: VP and action points in one kind of building (TD-C15)."""

    def __init__(self, card: i64, kind: i64, vp: i64, ap: i64) -> None:
        super().__init__(card)
        self.card = card
        self.kind = kind
        self.vp = vp
        self.ap = ap

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        if kind_at(c, s, thief) == self.kind:
            found.append(self.first)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        s.ap += self.ap
        s.ally = changed(s.ally, thief, NO_CARD)  # AM-28: the slot is empty again
        s.client_box += CLIENT_BITS[self.card - TYPES]
        settle_gear(t, s, thief)
        add_vp(s, thief // THIEVES, self.vp, out)


class Tithe(Used):
    """Free, once a turn: gold for VP in one kind of building (TD-C28)."""

    first: i64 = TITHE
    after: i64 = FENCE

    def __init__(self, kind: i64, gold: i64, vp: i64) -> None:
        super().__init__()
        self.kind = kind
        self.gold = gold
        self.vp = vp

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        if not is_unused(s, slot) or kind_at(c, s, thief) != self.kind:
            return
        most: i64 = gold_of(s, thief) // self._cost(s)
        if s.flags & F_TITHE_ONCE and most > 1:
            most = 1
        number: i64
        for number in range(most):
            found.append(TITHE + number)

    def _cost(self, s: ThiefdomState) -> i64:
        return 1 if s.flags & F_TITHE_DEAR else self.gold  # AM-31

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        times: i64 = action - TITHE + 1
        pay(s, thief, GOLD, times * self._cost(s), out)
        add_vp(s, thief // THIEVES, times * self.vp, out)


class Lend(Used):
    """Free, once a turn: one good to or from another own thief (TD-C31)."""

    first: i64 = LEND
    after: i64 = SWAP

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        if not is_unused(s, slot):
            return
        first: i64 = thief - thief % THIEVES
        other: i64
        good: i64
        for other in range(first, first + THIEVES):
            if other == thief:
                continue
            for good in range(COUNTED):
                if carries(s, thief, good) and space(s, other, good) > 0:
                    found.append(LEND + (other - first) * 10 + good)
            for good in range(COUNTED):
                if carries(s, other, good) and space(s, thief, good) > 0:
                    found.append(LEND + (other - first) * 10 + 5 + good)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        code: i64 = action - LEND
        giver: i64 = thief
        taker: i64 = thief - thief % THIEVES + code // 10
        if code % 10 >= 5:
            giver, taker = taker, giver
        put(s, giver, code % 5, -1)
        put(s, taker, code % 5, 1)
        if out.live:
            out.emit(E_HANDED, EVERYONE, thief // THIEVES, giver % THIEVES, taker % THIEVES, code % 5)


class Fence(Used):
    """Free in the own hideout: gems, liquor and wine of the hideout for gold and VP (TD-C38)."""

    first: i64 = FENCE
    after: i64 = FILL

    def __init__(self, gold: i64, vp: i64, wine_vp: i64) -> None:
        super().__init__()
        self.gold = gold
        self.vp = vp
        self.wine_vp = wine_vp

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        seat: i64 = thief // THIEVES
        if s.spot[thief] != BUILDING + s.hideout[seat]:
            return
        good: i64
        for good in range(GEM, WINE + 1):
            if s.store[seat * COUNTED + good]:
                found.append(FENCE + (good - GEM) * 2)
                if space(s, thief, GOLD) >= self.gold:
                    found.append(FENCE + (good - GEM) * 2 + 1)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        seat: i64 = thief // THIEVES
        good: i64 = GEM + (action - FENCE) // 2
        s.store[seat * COUNTED + good] -= 1
        if out.live:
            out.emit(E_STOCKED, EVERYONE, seat, good, -1)
        if (action - FENCE) % 2:
            put(s, thief, GOLD, self.gold)  # AM-41
            if out.live:
                out.emit(E_GAINED, EVERYONE, seat, thief % THIEVES, GOLD, self.gold)
        else:
            s.store[seat * COUNTED + GOLD] += self.gold
            if out.live:
                out.emit(E_STOCKED, EVERYONE, seat, GOLD, self.gold)
        add_vp(s, seat, self.wine_vp if good == WINE else self.vp, out)
