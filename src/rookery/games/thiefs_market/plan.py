"""The pile to aim at: what buys a good card, with as much beside it as is not asking to be stolen."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefs_market.appraisal import Appraisal, appeal
from rookery.games.thiefs_market.const import BAG, GEMS, KINDS, MARKER, MASK
from rookery.games.thiefs_market.guide import POINT, appeal_of
from rookery.kernel.runtime import append, i64, vec

FEW: Final = 5  # prizes worth a thought
THEFT: Final = (300, 450)  # appeal of a pile beside a fair share: harmless up to here, then riskier
WHOLE: Final = 65536  # beyond the number of any gems (see `_gems`)


class Plan:
    """The best of the piles that hold `have` and any of `free`, and what it promises.

    Piles are tried in a fixed order and the first of equals stays. What a pile can bring has a limit, and
    fatter piles are stolen more often, so a walk ends where no fatter pile can be better; it also ends at
    a pile from which an earlier walk went on in the same way.
    """

    def __init__(self, look: Appraisal, have: vec[i64], free: vec[i64], steals: bool) -> None:
        self.value: i64 = -POINT
        self.pile = have[:]
        self._look = look
        self._fair: i64 = look.fair_share()
        self._most = have[:]
        room: i64 = -1 if steals else 0
        kind: i64
        for kind in range(KINDS):
            self._most[kind] += free[kind]
            room += self._most[kind]
        self._room = room
        self._limit: i64 = look.stock(self._most)
        self._met = vec[i64](capacity=64)
        self._have = have
        # The pile of this step: its objects, how many, their appeal, what its purchases bring.
        self._now = have[:]
        self._size: i64 = 0
        self._appeal: i64 = 0
        self._bought: i64 = 0
        self._walk()
        place: i64
        for place in range(look.count):
            if place == FEW:
                break
            self._aim(look.prizes[place])

    def _aim(self, card: i64) -> None:
        """Begins with the gems that a card costs, if gold pays for the others."""
        look = self._look
        now = self._now
        kind: i64
        for kind in range(KINDS):
            now[kind] = self._have[kind]
        for kind in range(GEMS):
            wanted = look.t.costs[card * GEMS + kind]
            if wanted > self._most[kind]:
                wanted = self._most[kind]
            if wanted > now[kind]:
                now[kind] = wanted
        if look.lacking(card, now) <= look.gold:
            self._walk()

    def _walk(self) -> None:
        """Adds one object after another, the best first."""
        now = self._now
        if self._meets(WHOLE + _gems(now)):
            return
        self._size = 0
        for count in now:
            self._size += count
        self._appeal = appeal(now, 0)
        self._bought = self._look.bought(now)
        if not (self._goes_on() and self._add(MASK) and self._add(BAG) and self._add(MARKER)):
            return
        if self._meets(_gems(now)):
            return
        colour: i64
        for colour in range(GEMS):
            if not self._add(colour):
                return

    def _add(self, kind: i64) -> bool:
        """All of a kind, one by one; answers whether to go on."""
        now = self._now
        step = appeal_of(kind)
        while now[kind] < self._most[kind]:
            now[kind] += 1
            self._size += 1
            self._appeal += step
            if kind < GEMS:
                if self._meets(_gems(now)):
                    return False
                self._bought = self._look.bought(now)
            if not self._goes_on():
                return False
        return True

    def _meets(self, key: i64) -> bool:
        """Whether an earlier walk was here."""
        for met in self._met:
            if met == key:
                return True
        self._met = append(self._met, key)
        return False

    def _goes_on(self) -> bool:
        """Remembers a pile that is better than all before; answers whether a fatter one might be."""
        if self._size == 0:
            return True
        if self._size > self._room:
            return False
        safe: i64 = 1000 - self._risk()
        if self._limit * safe // 1000 <= self.value:
            return False
        value: i64 = (self._bought + self._look.kept(self._now)) * safe // 1000
        if value > self.value:
            self.value = value
            kind: i64
            for kind in range(KINDS):
                self.pile[kind] = self._now[kind]
        return True

    def _risk(self) -> i64:
        """How likely a pile is stolen, in thousandths: the fatter beside a fair share, the likelier."""
        share: i64 = 1000 * self._appeal // self._fair
        risk: i64 = (share - THEFT[0]) * THEFT[1] // 1000
        if risk > 900:
            return 900
        return risk if risk > 20 else 20


def _gems(pile: vec[i64]) -> i64:
    """The gems of a pile as one number; of each colour there are fewer than 16."""
    return ((pile[0] * 16 + pile[1]) * 16 + pile[2]) * 16 + pile[3]
