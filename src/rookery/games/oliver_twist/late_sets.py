"""Late sets at the end of a round: which ways there are to split a reserve (OT-8.2, OT-8.3)."""

from __future__ import annotations

from rookery.games.oliver_twist.cards import bits_in
from rookery.games.oliver_twist.const import FIRST_CLASS, REAL_TYPES, VALUES, WALLET
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tables import Tables
from rookery.games.oliver_twist.tokens import counts_of
from rookery.kernel.runtime import i64, vec


class LateSets:
    """All splits of one reserve. A split is told by the mask of the types it leaves over.

    The first type is the highest bit, as in the action `late`.
    """

    def __init__(self, t: Tables, s: OliverTwistState, seat: i64) -> None:
        self._set_from = t.set_from
        self._most = 1 if s.per_type else 9
        self.counts = counts_of(s.reserves[seat])
        self.wallets: i64 = self.counts[WALLET]
        self.pure = not s.no_pure and self.wallets >= t.set_from  # a set of wallets alone
        self.present: i64 = 0
        kind: i64
        for kind in range(REAL_TYPES):
            if self.of_type(kind):
                self.present += type_bit(kind)
        self.best = vec[i64]([-1] * 64)  # by mask: the highest income
        self._try(0, self.wallets, 0, 0)

    def of_type(self, kind: i64) -> i64:
        """How many Objects of a type there are."""
        if kind >= 2:
            return self.counts[kind + 2]
        return self.counts[2 * kind] + self.counts[2 * kind + 1]

    def _try(self, kind: i64, wallets: i64, mask: i64, income: i64) -> None:
        """Every number of sets of this type and the following ones."""
        if kind == REAL_TYPES:
            if income > self.best[mask]:
                self.best[mask] = income
            return
        count = self.of_type(kind)
        if count == 0:
            self._try(kind + 1, wallets, mask, income)
            return
        self._try(kind + 1, wallets, mask + type_bit(kind), income)
        worth: i64 = 0
        sets: i64
        for sets in range(1, min(count, self._most) + 1):
            missing = max(0, self._set_from * sets - count)
            if missing > wallets:
                break
            worth += self._nth_value(kind, sets)
            self._try(kind + 1, wallets - missing, mask, income + worth)

    def _nth_value(self, kind: i64, number: i64) -> i64:
        """The pounds on the n-th best token of a type."""
        first = FIRST_CLASS[kind]
        if kind < 2 and number <= self.counts[first + 1]:
            return VALUES[first + 1]
        return VALUES[first]

    def is_sold(self, mask: i64, kind: i64) -> bool:
        """Whether a split takes the tokens of a class out of the reserve."""
        if kind == WALLET:
            return self.pure or mask != self.present
        type_of = kind // 2 if kind < 4 else kind - 2
        return not mask & type_bit(type_of)

    def left_over(self, mask: i64) -> i64:
        """How many tokens a split leaves for the file."""
        left: i64 = 0
        kind: i64
        for kind in range(WALLET + 1):
            if not self.is_sold(mask, kind):
                left += self.counts[kind]
        return left

    def options(self) -> list[int]:
        """The splits worth considering: none is beaten whatever the file holds."""
        found: list[int] = []
        mask: i64
        for mask in range(64):
            if self.best[mask] >= 0 and not self._is_beaten(mask):
                found.append(mask)
        return found

    def _is_beaten(self, mask: i64) -> bool:
        other: i64
        for other in range(64):
            if self.best[other] >= 0 and other != mask and self._beats(other, mask):
                return True
        return False

    def _beats(self, mask: i64, other: i64) -> bool:
        """No more tokens left, and money enough for every type only this one leaves."""
        if self.left_over(mask) > self.left_over(other):
            return False
        more = bits_in(mask & ~other)
        return self.best[mask] - self.best[other] >= more


def type_bit(kind: i64) -> i64:
    """The bit of a type in the action `late`: its first field weighs most."""
    return 32 >> kind
