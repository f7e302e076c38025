"""What the collectors do: few classes with parameters; the rows of data/collectors.toml choose among them.

Rewards at the end answer `bonus`; flip abilities answer `can` and cost `flip` cards of their type.
What a flip ability does then is a frame of work (flow.py), because dice or a choice may be in between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.crypt.cards import unflipped
from rookery.games.crypt.const import NOBODY
from rookery.games.crypt.dice import count_failed
from rookery.games.crypt.state import CryptState
from rookery.games.crypt.tally import Tally

if TYPE_CHECKING:
    from mypy_extensions import i64


class Effect:
    """A collector's side. `kind` is its treasure type."""

    def __init__(self, kind: i64, flip: i64) -> None:
        self.kind = kind
        self.flip = flip  # cards to turn face up for one use; 0 for rewards at the end

    def bonus(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        """Coins this side adds to a seat's score."""
        return 0

    def can(self, s: CryptState, seat: i64) -> bool:
        """Whether the seat may use it now, as far as its cards and the table go."""
        return False

    def can_pay(self, s: CryptState, seat: i64) -> bool:
        return unflipped(s, seat, self.kind) >= self.flip


class Reroll(Effect):
    """Reroll one of your dice that failed in this Collect phase (CR-K-ID-A)."""

    def can(self, s: CryptState, seat: i64) -> bool:
        return count_failed(s, seat) > 0 and self.can_pay(s, seat)


class Peek(Effect):
    """See the face-down cards of the crypt (CR-K-MS-B): only while one is unknown to you."""

    def can(self, s: CryptState, seat: i64) -> bool:
        mask = 1 << seat
        for slot in range(len(s.slot_card)):
            if s.slot_card[slot] >= 0 and not s.slot_known[slot] & mask:
                return self.can_pay(s, seat)
        return False


class Take(Effect):
    """Take a face-down card of the crypt before the claims (CR-K-PO-B)."""

    def can(self, s: CryptState, seat: i64) -> bool:
        for slot in range(len(s.slot_card)):
            if s.slot_card[slot] >= 0 and not s.slot_up[slot]:
                return self.can_pay(s, seat)
        return False


class Restore(Effect):
    """One exhausted die becomes active (CR-K-RE-A)."""

    def can(self, s: CryptState, seat: i64) -> bool:
        return s.exhausted[seat] > 0 and self.can_pay(s, seat)


class Race(Effect):
    """The first with `need` cards score more than those who follow (CR-K-ID-B)."""

    def __init__(self, kind: i64, need: i64, first: i64, later: i64) -> None:
        super().__init__(kind, 0)
        self.need = need
        self.first = first
        self.later = later

    def bonus(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        if s.race >> seat & 1:
            return self.first
        return self.later if tally.count(seat, self.kind) >= self.need else 0


class HighestAgain(Effect):
    """With enough cards the highest counts once more (CR-K-JW-A; twice more by option)."""

    def __init__(self, kind: i64, need: i64) -> None:
        super().__init__(kind, 0)
        self.need = need

    def bonus(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        if tally.count(seat, self.kind) < self.need:
            return 0
        highest = tally.highest(seat, self.kind)
        return 2 * highest if s.double_jewel else highest


class PerCard(Effect):
    """Coins for every card (CR-K-JW-B)."""

    def __init__(self, kind: i64, coins: i64) -> None:
        super().__init__(kind, 0)
        self.coins = coins

    def bonus(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        return self.coins * tally.count(seat, self.kind)


class Worth(Effect):
    """With enough cards each is worth the same, whatever is printed (CR-K-MS-A)."""

    def __init__(self, kind: i64, need: i64, coins: i64) -> None:
        super().__init__(kind, 0)
        self.need = need
        self.coins = coins

    def bonus(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        if tally.count(seat, self.kind) < self.need:
            return 0
        return self.coins * tally.count(seat, self.kind) - tally.coins(seat, self.kind)


class Steps(Effect):
    """Coins by the number of cards: the highest step reached (CR-K-PO-A, CR-K-RE-B)."""

    def __init__(self, kind: i64, needs: list[int], coins: list[int]) -> None:
        super().__init__(kind, 0)
        self.needs = needs
        self.coins = coins

    def bonus(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        count = tally.count(seat, self.kind)
        reached = 0
        for step in range(len(self.needs)):
            if count >= self.needs[step]:
                reached = self.coins[step]
        return reached


class MostCoins(Effect):
    """All whose cards together have the most coins score in full (CR-K-TA-A)."""

    def __init__(self, kind: i64, need: i64, coins: i64) -> None:
        super().__init__(kind, 0)
        self.need = need
        self.coins = coins

    def bonus(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        if tally.count(seat, self.kind) < self.need:
            return 0
        own = tally.coins(seat, self.kind)
        for other in range(s.seats):
            if tally.coins(other, self.kind) > own:
                return 0
        return self.coins


class Alone(Effect):
    """More for the only one with enough cards than for several (CR-K-TA-B)."""

    def __init__(self, kind: i64, need: i64, coins: i64, shared: i64) -> None:
        super().__init__(kind, 0)
        self.need = need
        self.coins = coins
        self.shared = shared

    def bonus(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        if tally.count(seat, self.kind) < self.need:
            return 0
        for other in range(s.seats):
            if other != seat and tally.count(other, self.kind) >= self.need:
                return self.shared
        return self.coins


def free_or_total(s: CryptState, slot: i64) -> i64:
    """What a new group must exceed on a slot: 0 on a free card."""
    if s.slot_owner[slot] == NOBODY:
        return 0
    return s.slot_dice[slot] * s.slot_effort[slot]
