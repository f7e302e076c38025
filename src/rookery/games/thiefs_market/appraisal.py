"""What cards and objects are worth to a player, by rule of thumb, in thousandths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.games.thiefs_market.cards import effect_of
from rookery.games.thiefs_market.const import (
    ASKS_NOTHING,
    GEMS,
    H_BUY,
    H_CONVERT,
    H_EXTRA,
    H_GAIN,
    H_LUCKY,
    H_ROBBED,
    H_SPLIT,
    H_USE,
    HENCHMAN,
    ICONS,
    KINDS,
    LETTERS,
    NOTHING,
)
from rookery.games.thiefs_market.effects import Effect, Extra, Tally
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.scoring import tally
from rookery.games.thiefs_market.state import MarketState

if TYPE_CHECKING:
    from mypy_extensions import i64

POINT: Final = 1000
GOLD: Final = 650  # a gem of any colour later, and a step to the majority
OBJECTS: Final = [550, 550, 550, 550, GOLD, POINT, 400]  # what anybody would give for each kind
MAJORITY: Final = 450  # a henchman on the way to the majority
DRAW: Final = 2600  # a card from the deck, unseen
# What a card brings in each round that is left, by the moment at which it works.
PROMISE: Final = (
    (H_EXTRA, 420),
    (H_USE, 380),
    (H_BUY, 450),
    (H_ROBBED, 150),
    (H_SPLIT, 300),
    (H_LUCKY, 150),
    (H_CONVERT, 400),
)


def rounds_left(s: MarketState) -> int:
    """About how many rounds the decks will last: a card a player and round."""
    cards = sum(s.deck_left[letter] for letter in range(s.active, LETTERS))
    return 1 + cards // s.seats


def promise(effect: Effect, rounds: int) -> int:
    """What an effect is expected to bring before the end."""
    worth = 0
    for hook, value in PROMISE:
        if effect.hooks & hook:
            worth += value * rounds
    return worth


class Appraisal:
    """The market as one player sees it."""

    def __init__(self, t: Tables, s: MarketState, seat: int) -> None:
        self.t = t
        self.s = s
        self.seat = seat
        self.rounds = rounds_left(s)
        self.effects = [effect_of(t, entry) for entry in s.cards[seat]]
        self.discount: i64 = 0
        self.extras: list[int] = []  # a colour for each further purchase, or NOTHING
        for effect in self.effects:
            self.discount += effect.discount()
            if isinstance(effect, Extra):
                self.extras.append(int(effect.colour))
        self.fair = self._fair_share()
        self._tally = tally(t, s)
        self._points = self._own_points(self._tally)
        self.prizes = self._sort_prizes()  # (worth, card), the best first

    def _own_points(self, counted: Tally) -> int:
        points = 0
        for effect in self.effects:
            points += effect.points(counted, self.seat)
        return points

    def _sort_prizes(self) -> list[tuple[int, int]]:
        prizes = [(self.worth(card), card) for card in self.s.market if card != NOTHING]
        prizes.sort(reverse=True)
        return prizes

    def worth(self, card: int) -> int:
        """Points at the end, its promise, and what it gives at once."""
        t, s, seat = self.t, self.s, self.seat
        effect = t.effects[card]
        icons = self._tally.icons.copy()
        for icon in range(ICONS):
            icons[seat * ICONS + icon] += t.icons[card * ICONS + icon]
        cards = self._tally.cards.copy()
        cards[seat] += 1
        after = Tally(s.seats, icons, cards, s.infamy)
        gained = self._own_points(after) + effect.points(after, seat) - self._points
        worth = gained * POINT + promise(effect, self.rounds)
        worth += MAJORITY * t.icons[card * ICONS + HENCHMAN]
        if effect.asks != ASKS_NOTHING:
            worth += DRAW
        elif effect.hooks & H_GAIN:
            worth += max(s.size[seat], 3) * POINT
        elif effect.hooks & H_BUY:
            worth += POINT
        return worth

    def lacking(self, card: i64, pile: list[int]) -> i64:
        """The gold a pile leaves to be paid for a card."""
        costs = self.t.costs
        missing: i64 = -self.discount
        colour: i64
        for colour in range(GEMS):
            short: i64 = costs[card * GEMS + colour] - pile[colour]
            if short > 0:
                missing += short
        return missing if missing > 0 else 0

    def purchases(self, pile: list[int]) -> i64:
        """How many cards a final pile would allow."""
        count: i64 = 1
        for colour in self.extras:
            if colour == NOTHING or pile[colour]:
                count += 1
        return count

    def _fair_share(self) -> int:
        """What everybody would get if the loot were split evenly; never 0."""
        loot = appeal(self.s.centre)
        for seat in range(self.s.seats):
            loot += appeal(self.pile_of(seat))
        return max(1, loot // self.s.seats)

    def pile_of(self, seat: int) -> list[int]:
        """A seat's pile as a list of its own."""
        return self.s.pile[seat * KINDS : seat * KINDS + KINDS]


def appeal(pile: list[int]) -> int:
    """What a pile is worth to anybody."""
    worth: i64 = 0
    kind: i64
    for kind in range(KINDS):
        worth += OBJECTS[kind] * pile[kind]
    return int(worth)
