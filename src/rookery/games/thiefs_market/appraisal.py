"""What cards and piles are worth to a player, by rule of thumb, in thousandths of a point."""

from __future__ import annotations

from rookery.games.thiefs_market.cards import USED, works_as
from rookery.games.thiefs_market.const import (
    BAG,
    GEMS,
    H_END,
    H_EXTRA,
    KINDS,
    LETTERS,
    MARKER,
    MASK,
    NOTHING,
    SLOTS,
)
from rookery.games.thiefs_market.effects import Tally
from rookery.games.thiefs_market.guide import GEM, GOLD, POINT, START, Guide
from rookery.games.thiefs_market.scoring import tally
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel.runtime import append, i64, vec


def rounds_left(s: MarketState) -> i64:
    """About how many rounds the decks will last: a card a player and round."""
    cards: i64 = 0
    letter: i64
    for letter in range(s.active, LETTERS):
        cards += s.deck_left[letter]
    return 1 + cards // s.seats


class Appraisal:
    """The market as one player sees it."""

    def __init__(self, guide: Guide, s: MarketState, seat: i64) -> None:
        self.guide = guide
        self.t = guide.tables
        self.s = s
        self.seat = seat
        self.gold: i64 = s.gold[seat]
        self.rounds: i64 = rounds_left(s)
        self.discount: i64 = 0
        self.always: i64 = 1  # purchases that need no colour in the final pile
        self.extras = vec[i64]()  # a colour for each further purchase
        self._growing = vec[i64]()  # own cards whose points hang on what else the seat has
        # Abilities that a die left over would feed: its face, how many of that face go before, the gain.
        self._fed = vec[i64]()
        self._nth = vec[i64]()
        self._gain = vec[i64]()
        for entry in s.cards[seat]:
            self._own(works_as(entry), entry)
        self._counted: Tally = tally(self.t, s)
        self._grown: i64 = self._growing_points()
        # The cards of the market, the best first: how many, their numbers and their worth (see `rank`).
        self.count: i64 = 0
        self.prizes = vec[i64]()
        self._worths = vec[i64]()
        # Those among them that a pile could pay for (see `stock`).
        self._stocked: i64 = 0
        self._shelf = vec[i64]()
        self._values = vec[i64]()
        self.rest = vec[i64]([0] * GEMS)  # the gems that are left after the purchases

    def _own(self, card: i64, entry: i64) -> None:
        """What a card of the seat changes."""
        guide = self.guide
        if self.t.hooks[card] & H_EXTRA:
            self.discount += guide.cheaper[card]
            if guide.extra[card] == NOTHING:
                self.always += 1
            else:
                self.extras = append(self.extras, guide.extra[card])
        if guide.grows[card]:
            self._growing = append(self._growing, card)
        face: i64 = guide.feeds[card]
        if face != NOTHING and not entry & USED:
            nth: i64 = 0
            for fed in self._fed:
                if fed == face:
                    nth += 1
            self._fed = append(self._fed, face)
            self._nth = append(self._nth, nth)
            self._gain = append(self._gain, guide.gain[card])

    def _growing_points(self) -> i64:
        points: i64 = 0
        for card in self._growing:
            points += self.t.effects[card].points(self._counted, self.seat)
        return points

    def worth(self, card: i64) -> i64:
        """Points at the end, its promise, and what it gives at once."""
        t, guide, counted = self.t, self.guide, self._counted
        gained: i64 = 0
        if t.hooks[card] & H_END or len(self._growing):  # else nothing is counted
            counted.icons[self.seat] += t.badges[card]
            counted.cards[self.seat] += 1
            gained = t.effects[card].points(counted, self.seat) + self._growing_points() - self._grown
            counted.cards[self.seat] -= 1
            counted.icons[self.seat] -= t.badges[card]
        worth: i64 = gained * POINT + guide.promise[card] * self.rounds + guide.at_once[card]
        if guide.hauls[card]:
            size = self.s.size[self.seat]
            worth += (size if size > 3 else 3) * POINT
        return worth

    def rank(self) -> None:
        """Sorts the market by worth, later cards first among equals."""
        worths = vec[i64]([0] * SLOTS)
        prizes = vec[i64]([0] * SLOTS)
        count: i64 = 0
        for card in self.s.market:
            if card == NOTHING:
                continue
            worth = self.worth(card)
            place = count
            while place > 0 and (
                worths[place - 1] < worth or (worths[place - 1] == worth and prizes[place - 1] < card)
            ):
                worths[place] = worths[place - 1]
                prizes[place] = prizes[place - 1]
                place -= 1
            worths[place] = worth
            prizes[place] = card
            count += 1
        self.count = count
        self.prizes = prizes
        self._worths = worths
        self._shelf = prizes[:]
        self._values = worths[:]

    def lacking(self, card: i64, pile: vec[i64]) -> i64:
        """The gold a pile leaves to be paid for a card."""
        costs = self.t.costs
        missing: i64 = -self.discount
        colour: i64
        for colour in range(GEMS):
            short: i64 = costs[card * GEMS + colour] - pile[colour]
            if short > 0:
                missing += short
        return missing if missing > 0 else 0

    def purchases(self, pile: vec[i64]) -> i64:
        """How many cards a final pile would allow."""
        count = self.always
        for colour in self.extras:
            if pile[colour]:
                count += 1
        return count

    def spoils(self, pile: vec[i64]) -> i64:
        """What a final pile brings: its best purchases, then what is left of it."""
        self.stock(pile)
        return self.bought(pile) + self.kept(pile)

    def stock(self, most: vec[i64]) -> i64:
        """Puts the prizes on the shelf that pay for a pile within `most`; no such pile brings more."""
        total: i64 = 0
        best: i64 = 0
        stocked: i64 = 0
        place: i64
        for place in range(self.count):
            card = self.prizes[place]
            lacking = self.lacking(card, most)
            net: i64 = self._worths[place] - lacking * GOLD
            if lacking <= self.gold and net > 0:
                self._shelf[stocked] = card
                self._values[stocked] = self._worths[place]
                stocked += 1
                total += net
                if net > best:
                    best = net
        self._stocked = stocked
        colour: i64
        for colour in range(GEMS):
            self.rest[colour] = most[colour]
        best *= self.purchases(most)
        return (total if total < best else best) + self.kept(most)

    def bought(self, pile: vec[i64]) -> i64:
        """What the purchases of a pile from the shelf bring; `rest` is what they leave of its gems."""
        rest, costs = self.rest, self.t.costs
        colour: i64
        for colour in range(GEMS):
            rest[colour] = pile[colour]
        gold = self.gold
        value: i64 = 0
        purchases = self.purchases(pile)
        place: i64
        for place in range(self._stocked):
            card = self._shelf[place]
            missing = self.lacking(card, rest)
            net: i64 = self._values[place] - missing * GOLD
            if missing > gold or net <= 0:
                continue
            gold -= missing
            value += net
            for colour in range(GEMS):
                left: i64 = rest[colour] - costs[card * GEMS + colour]
                rest[colour] = left if left > 0 else 0
            purchases -= 1
            if purchases == 0:
                break
        return value

    def kept(self, pile: vec[i64]) -> i64:
        """Bags, masks and the marker of a pile; gems that no purchase needs feed abilities."""
        value: i64 = pile[MASK] * POINT + pile[BAG] * GOLD + pile[MARKER] * START
        place: i64
        for place in range(len(self._fed)):
            face = self._fed[place]
            left = self.rest[face] if face < GEMS else pile[face]
            if left > self._nth[place]:
                value += self._gain[place]
        return value

    def fair_share(self) -> i64:
        """What everybody would get if the loot were split evenly; never 0."""
        s = self.s
        loot: i64 = appeal(s.centre, 0)
        seat: i64
        for seat in range(s.seats):
            loot += appeal(s.pile, seat * KINDS)
        share: i64 = loot // s.seats
        return share if share > 1 else 1

    def pile_of(self, seat: i64) -> vec[i64]:
        """A seat's pile by itself."""
        return self.s.pile[seat * KINDS : seat * KINDS + KINDS]


def appeal(piles: vec[i64], first: i64) -> i64:
    """What a pile is worth to anybody."""
    gems: i64 = piles[first] + piles[first + 1] + piles[first + 2] + piles[first + 3]
    worth: i64 = gems * GEM + piles[first + BAG] * GOLD
    return worth + piles[first + MASK] * POINT + piles[first + MARKER] * START
