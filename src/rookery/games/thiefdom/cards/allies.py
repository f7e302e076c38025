"""Allies (TD-C13 to TD-C48): what they do by themselves.

What the others change, in an action that everybody has, is in improvements.py.
"""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.actions import (
    BRIBE,
    FENCE,
    FERRY,
    FILL,
    LEND,
    PIGEON,
    SWAP,
    TELEPORT,
    TITHE,
    USE,
)
from rookery.games.thiefdom.arrest import arrest_all, catcher
from rookery.games.thiefdom.cards.improvements import (
    DUNGEON_SAFE,
    FORGE_SHOP,
    FREE_ALLIES,
    HURRIES,
    MISSION_PAY,
    OWN_TURN_SAFE,
    SECOND_GEM,
    TIPS_DRIVER,
    TUNNELS,
    VAULTS,
    WELCOME,
    settle_gear,
)
from rookery.games.thiefdom.cards.use import OneUse, Used, WithThief, is_unused, kind_at, tell_use
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BUILDING,
    CLIENT_BITS,
    COUNTED,
    DEALER,
    DID_CARD,
    F_TITHE_DEAR,
    F_TITHE_ONCE,
    GEM,
    GOLD,
    NO_CARD,
    NOBLE,
    NOWHERE,
    STRIDE,
    TAVERN,
    THIEVES,
    TYPES,
    WINE,
)
from rookery.games.thiefdom.events import E_GAINED, E_HANDED
from rookery.games.thiefdom.goods import add_vp, carries, gold_of, pay, put, receive, space, stock
from rookery.games.thiefdom.moves import look_around, teleport
from rookery.games.thiefdom.phase_numbers import GO_TURN
from rookery.games.thiefdom.sight import looker
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import Effect, Tables
from rookery.kernel import EVERYONE, Sink
from rookery.kernel.runtime import i64

# Allies who change a regular action: the bit that this action asks for.
IMPROVEMENTS: Final = {
    "welcome": WELCOME,  # TD-C16
    "vault": VAULTS,  # TD-C23
    "forge_shop": FORGE_SHOP,  # TD-C33
    "tips_driver": TIPS_DRIVER,  # TD-C34
    "mission_pay": MISSION_PAY,  # TD-C35
    "second_gem": SECOND_GEM,  # TD-C36
    "free_allies": FREE_ALLIES,  # TD-C37
    "tunnel": TUNNELS,  # TD-C44
    "dungeon_safe": DUNGEON_SAFE,  # TD-C45
    "own_turn_safe": OWN_TURN_SAFE,  # TD-C47
    "hurry": HURRIES,  # TD-C48
}


class Price(Effect):
    """A better price in some locations (TD-C22, C27, C32)."""

    def __init__(self, kinds: list[int], vp: i64) -> None:
        super().__init__()
        self.kinds = kinds
        self.vp = vp

    def price(self, kind: i64) -> i64:
        return self.vp if kind in self.kinds else 0


class Hoard(Effect):
    """VP at the end for each piece of a good in the hideout (TD-C18 to C21, C46)."""

    def __init__(self, good: i64, vp: i64) -> None:
        super().__init__()
        self.good = good
        self.vp = vp

    def hoard(self, s: ThiefdomState, seat: i64) -> i64:
        return s.store[seat * 5 + self.good] * self.vp


class Wages(Effect):
    """Gold by day for a thief in an alley (TD-C41)."""

    def __init__(self, gold: i64) -> None:
        super().__init__()
        self.gold = gold

    def wages(self) -> i64:
        return self.gold


class Gift(OneUse):
    """Once a turn in one kind of building: a good, perhaps for another (TD-C13, C14)."""

    def __init__(self, card: i64, kind: i64, pays: i64, gives: i64) -> None:
        super().__init__(card)
        self.kind = kind
        self.pays = pays  # -1 = nothing
        self.gives = gives

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        paid = self.pays < 0 or carries(s, thief, self.pays) > 0
        if is_unused(s, slot) and paid and kind_at(c, s, thief) == self.kind:
            found.append(self.first)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        if self.pays >= 0:
            pay(s, thief, self.pays, 1, out)
        receive(s, thief, self.gives, 1, out)


class Extra(Effect):
    """A good and VP beside a location's own sub-actions (TD-C29)."""

    def __init__(self, card: i64, kind: i64, gives: i64, vp: i64) -> None:
        super().__init__()
        self.card = card
        self.kind = kind
        self.gives = gives
        self.vp = vp

    def offer_inside(
        self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]
    ) -> None:
        if c.kind[s.here] == self.kind and not s.did & DID_CARD:
            found.append(USE + self.card)

    def run(
        self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink
    ) -> None:
        tell_use(s, thief, slot, out)
        s.did |= DID_CARD
        add_vp(s, thief // THIEVES, self.vp, out)
        receive(s, thief, self.gives, 1, out)


class Bribe(Used):
    """An action: a gold into the dungeon, and one guard looks away this night (TD-C17)."""

    points: i64 = 1
    first: i64 = BRIBE
    after: i64 = USE

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        if s.ap < 1 or not is_unused(s, slot) or gold_of(s, thief) < 1:
            return
        guard: i64
        for guard in range(NOBLE):
            if s.citizen_cell[guard] >= 0:
                found.append(BRIBE + guard)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        pay(s, thief, GOLD, 1, out)
        s.dungeon = changed(s.dungeon, GOLD, s.dungeon[GOLD] + 1)
        s.blinded = changed(s.blinded, thief, s.blinded[thief] | 1 << (action - BRIBE))


class Swap(WithThief):
    """An action: two own thieves change places (TD-C39)."""

    first: i64 = SWAP
    after: i64 = SWAP + THIEVES

    def suits(self, s: ThiefdomState, thief: i64, other: i64) -> bool:
        return s.spot[other] != s.spot[thief]

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        other: i64 = thief - thief % THIEVES + action - SWAP
        here: i64 = s.spot[thief]
        there: i64 = s.spot[other]
        teleport(c, s, other, here, out)
        teleport(c, s, thief, there, out)
        s.down = 0
        if there < BUILDING and catcher(c, s, thief, looker(c, s, there, 0)) >= 0:
            s.down |= 1 << thief
        if here < BUILDING and catcher(c, s, other, looker(c, s, here, 0)) >= 0:
            s.down |= 1 << other  # AM-55: both are checked
        arrest_all(s, out)


class Teleport(Used):
    """Free: from one building of a kind to another (TD-C25, C26, C30, C40, C43)."""

    first: i64 = TELEPORT
    after: i64 = PIGEON

    def __init__(self, kind: i64) -> None:
        super().__init__()
        self.kind = kind

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        if kind_at(c, s, thief) == self.kind:
            for building in c.of_kind(self.kind):
                if building + BUILDING != s.spot[thief]:
                    found.append(TELEPORT + building)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        teleport(c, s, thief, BUILDING + action - TELEPORT, out)


class Ferry(Used):
    """Free, once a turn: along the river (TD-C24)."""

    first: i64 = FERRY
    after: i64 = PIGEON

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        spot: i64 = s.spot[thief]
        beside = spot - BUILDING in c.shore_buildings if spot >= BUILDING else spot in c.shore_alleys
        if not beside or not is_unused(s, slot):
            return
        for cell in c.shore_alleys:
            if not s.occ[cell]:
                found.append(FERRY + cell // STRIDE)
        for building in c.shore_buildings:
            if building + BUILDING != spot:
                found.append(TELEPORT + building)

    def do(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink) -> None:
        if action >= TELEPORT:
            teleport(c, s, thief, BUILDING + action - TELEPORT, out)
            return
        for cell in c.shore_alleys:
            if cell // STRIDE == action - FERRY:
                teleport(c, s, thief, cell, out)
                look_around(c, s, thief, out)
                return


class Shuttle(Effect):
    """The last step in a tavern leads to a dealer, and the other way round (TD-C42)."""

    def offer_inside(
        self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]
    ) -> None:
        kind: i64 = c.kind[s.here]
        if kind in (TAVERN, DEALER):
            for building in c.of_kind(TAVERN + DEALER - kind):
                found.append(TELEPORT + building)

    def run(
        self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink
    ) -> None:
        tell_use(s, thief, slot, out)
        s.here = NOWHERE
        s.did = 0
        s.open = 0
        s.limit = 0
        s.phase = GO_TURN
        teleport(c, s, thief, BUILDING + action - TELEPORT, out)


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
        stock(s, seat, good, -1, out)
        if (action - FENCE) % 2:
            put(s, thief, GOLD, self.gold)  # AM-41
            if out.live:
                out.emit(E_GAINED, EVERYONE, seat, thief % THIEVES, GOLD, self.gold)
        else:
            stock(s, seat, GOLD, self.gold, out)
        add_vp(s, seat, self.wine_vp if good == WINE else self.vp, out)
