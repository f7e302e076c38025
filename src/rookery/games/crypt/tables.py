"""What the rules read beside the state: the pack's numbers and the collectors."""

from __future__ import annotations

from rookery.games.crypt.cards import unflipped
from rookery.games.crypt.state import CryptState
from rookery.games.crypt.tally import Tally
from rookery.kernel import Named, Sink
from rookery.kernel.runtime import i64, vec


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

    def pay(self, s: CryptState, seat: i64, what: i64, out: Sink) -> None:
        """What a use does once its cards are flipped; `what` is a slot or an effort."""

    def lacks(self, s: CryptState, seat: i64, what: i64) -> Named:
        """Why a use that could be paid for is refused, in numbers."""
        return Named("", {})

    def gained(self, s: CryptState, out: Sink) -> None:
        """Cards have come into collections."""


class Tables:
    """A pack, checked and laid out for speed; pack.py fills it."""

    def __init__(self) -> None:
        self.decks: list[vec[i64]] = []  # by seats - 1: how many cards of each kind
        self.up = vec[i64]()
        self.down = vec[i64]()
        self.effects = vec[Effect]()  # [type * 2 + side]
        self.ranks: list[int] = []  # the fewest coins of each solo rank

    def effect(self, kind: i64, side: i64) -> Effect:
        """CR-9.4: the side of a collector that is in play."""
        return self.effects[kind * 2 + side]
