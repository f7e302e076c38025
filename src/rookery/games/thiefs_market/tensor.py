"""What a seat may know as a row of numbers, straight from the state (see docs/research.md).

Seats are counted from the viewer: 0 is the viewer, 1 the next clockwise. Onlookers count from seat 0.
Every card exists once, so `place` says of each where it lies.
"""

from __future__ import annotations

from typing import Final

from rookery.games.thiefs_market.cards import USED, copied_by, number_of, works_as
from rookery.games.thiefs_market.const import (
    BUY,
    CARDS,
    COPY,
    ENDED,
    GEMS,
    ICONS,
    KEEP,
    KINDS,
    LETTERS,
    MOST_DICE,
    MOST_GEMS,
    NOBODY,
    OPEN,
    SCORE_PARTS,
    SLOTS,
    SPARE,
)
from rookery.games.thiefs_market.flow import ThiefsMarket
from rookery.games.thiefs_market.market import box
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.purchase import buyer
from rookery.games.thiefs_market.scoring import scores
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import Encoder, shorts
from rookery.kernel.runtime import i64, vec

# One part of the layout: name, scope, kind, shape, lowest and highest number, how far apart its cells are.
Row = tuple[str, str, str, tuple[int, ...], int, int, int]

MOST: Final = 300  # gold, infamy and points beyond it are brought to it
RESULT: Final = 1 + len(SCORE_PARTS)
# Where a card can lie; owners follow.
LEFT_OUT: Final = 0
UNSEEN: Final = 1
ON_SALE: Final = 2
BOXED: Final = 3
OWNED: Final = 4


def layout(seats: int) -> list[Row]:
    """The parts of a row in order; sizes hang on the number of seats alone."""
    objects = MOST_DICE + 1
    return [
        ("phase", "public", "category", (), 0, ENDED, 1),
        ("round", "public", "count", (), 0, 200, 1),
        ("max_rounds", "public", "count", (), 0, 200, 1),
        ("seat", "public", "category", (), 0, seats, 1),  # 0 = onlooker
        ("actor", "public", "category", (), 0, seats + 1, 1),  # 0 = over, 1 = chance, 2 = viewer
        ("starter", "public", "category", (), 0, seats - 1, 1),
        ("infamy_visibility", "public", "category", (), 0, 2, 1),
        ("active", "public", "category", (), 0, LETTERS - 1, 1),
        ("dice", "public", "count", (3,), 0, MOST_DICE, 1),  # of the table, being rolled, spent
        ("centre", "public", "count", (KINDS,), 0, MOST_DICE, 1),
        ("returned", "public", "count", (KINDS,), 0, MOST_DICE, 1),
        ("victim", "public", "category", (), 0, seats, 1),  # 0 = the centre
        ("kind", "public", "category", (), 0, KINDS, 1),
        ("kept", "public", "count", (KINDS,), 0, MOST_DICE, 1),
        ("objects_left", "public", "count", (2,), 0, objects, 1),  # of this kind and later ones, in all
        ("buyer", "public", "category", (), 0, seats, 1),  # 0 = nobody
        ("purchases", "public", "count", (3,), 0, CARDS, 1),  # made, allowed, discount
        ("bought", "public", "category", (), 0, CARDS, 1),  # 0 = no card
        ("colour", "public", "category", (), 0, KINDS, 1),  # the colour that is asked for
        ("paid", "public", "count", (KINDS,), 0, MOST_DICE, 1),
        ("decks", "public", "count", (LETTERS,), 0, CARDS, 1),
        ("slot_card", "public", "category", (SLOTS,), 0, CARDS, 1),  # 0 = no card
        ("slot_cost", "public", "count", (SLOTS, GEMS), 0, MOST_GEMS, 1),
        ("slot_icons", "public", "count", (SLOTS, ICONS), 0, 9, 1),
        ("place", "public", "category", (CARDS,), 0, OWNED + seats - 1, 1),
        ("used", "public", "count", (CARDS,), 0, 1, 1),
        ("copy", "public", "category", (CARDS,), 0, CARDS, 1),  # 0 = no copy
        ("piles", "public", "count", (seats, KINDS), 0, MOST_DICE, 1),
        ("objects", "public", "count", (seats,), 0, objects, 1),
        ("colours", "public", "count", (seats, GEMS), 0, 1, 1),
        ("gold", "public", "count", (seats,), 0, MOST, 1),
        ("infamy", "private", "count", (seats,), -1, MOST, 1),  # -1 = hidden
        ("icons", "public", "count", (seats, ICONS), 0, CARDS, 1),
        ("scores", "public", "count", (seats, RESULT), -MOST, MOST, 1),
        ("winners", "public", "count", (seats,), 0, 1, 1),
        ("truncated", "public", "count", (), 0, 1, 1),
    ]


class MarketTensor(Encoder):
    """Makes rows for one number of seats."""

    def __init__(self, tables: Tables, seats: int) -> None:
        self.tables = tables
        self.seats: i64 = seats
        self.rows = layout(seats)

    def packed(self, s: MarketState, seat: int) -> bytes:
        """The row of one seat, or of an onlooker (-1)."""
        base: i64 = 0 if seat < 0 else seat
        row: list[int] = []
        self._add_head(row, s, seat, base)
        self._add_sorting(row, s, base)
        self._add_buying(row, s, base)
        self._add_market(row, s)
        self._add_places(row, s, base)
        self._add_players(row, s, seat, base)
        self._add_end(row, s, base)
        return shorts(row)

    def _from(self, seat: i64, base: i64) -> i64:
        """A seat counted from the viewer."""
        near = seat - base
        return near if near >= 0 else near + self.seats

    def _add_head(self, row: list[int], s: MarketState, seat: i64, base: i64) -> None:
        row.append(s.phase)
        row.append(s.round)
        row.append(s.max_rounds)
        row.append(seat + 1)
        row.append(s.actor + 2 if s.actor < 0 else self._from(s.actor, base) + 2)
        row.append(self._from(s.starter, base))
        row.append(s.visibility)
        row.append(s.active)
        row.append(s.dice)
        row.append(s.air)
        row.append(s.spent)
        row.extend(s.centre)

    def _add_sorting(self, row: list[int], s: MarketState, base: i64) -> None:
        row.extend(s.chosen if s.phase == SPARE else [0] * KINDS)
        row.append(0 if s.victim == NOBODY else self._from(s.victim, base) + 1)
        row.append(s.kind)
        row.extend(s.chosen if s.phase == KEEP else [0] * KINDS)
        row.append(s.left)
        row.append(s.total)

    def _add_buying(self, row: list[int], s: MarketState, base: i64) -> None:
        if not BUY <= s.phase <= COPY:
            row.extend([0] * (6 + KINDS))
            return
        row.append(self._from(buyer(s), base) + 1)
        row.append(s.purchases)
        row.append(s.allowance)
        row.append(s.discount)
        row.append(s.card + 1)
        row.append(s.colour)
        row.extend(s.chosen[: s.colour])
        row.extend([0] * (KINDS - s.colour))

    def _add_market(self, row: list[int], s: MarketState) -> None:
        t = self.tables
        row.extend(s.deck_left)
        card: i64
        for card in s.market:
            row.append(card + 1)
        for card in s.market:
            row.extend(t.costs[card * GEMS : card * GEMS + GEMS] if card >= 0 else [0] * GEMS)
        for card in s.market:
            row.extend(t.icons[card * ICONS : card * ICONS + ICONS] if card >= 0 else [0] * ICONS)

    def _add_places(self, row: list[int], s: MarketState, base: i64) -> None:
        place = [UNSEEN if unseen else LEFT_OUT for unseen in s.unseen]
        used = [0] * CARDS
        copy = [0] * CARDS
        card: i64
        for card in s.market:
            if card >= 0:
                place[card] = ON_SALE
        for card in box(self.tables, s):
            place[card] = BOXED
        player: i64
        entry: i64
        for player in range(self.seats):
            for entry in s.cards[player]:
                card = number_of(entry)
                place[card] = OWNED + self._from(player, base)
                used[card] = 1 if entry & USED else 0
                copy[card] = copied_by(entry) + 1
        row.extend(place)
        row.extend(used)
        row.extend(copy)

    def _add_players(self, row: list[int], s: MarketState, seat: i64, base: i64) -> None:
        order = [int((base + near) % self.seats) for near in range(self.seats)]
        shown = s.visibility == OPEN or s.phase == ENDED
        for player in order:
            row.extend(s.pile[player * KINDS : player * KINDS + KINDS])
        for player in order:
            row.append(s.size[player])
        for player in order:
            row.extend([s.colours[player] >> colour & 1 for colour in range(GEMS)])
        for player in order:
            row.append(min(s.gold[player], MOST))
        for player in order:
            row.append(min(s.infamy[player], MOST) if shown or player == seat else -1)
        for player in order:
            row.extend(self._icons(s.cards[player]))

    def _icons(self, own: vec[i64]) -> list[int]:
        """How often each icon stands on the cards of a player."""
        icons = self.tables.icons
        counts = [0] * ICONS
        entry: i64
        for entry in own:
            first: i64 = works_as(entry) * ICONS
            icon: i64
            for icon in range(ICONS):
                counts[icon] += icons[first + icon]
        return counts

    def _add_end(self, row: list[int], s: MarketState, base: i64) -> None:
        if s.phase != ENDED:
            row.extend([0] * int(self.seats * (RESULT + 1) + 1))
            return
        order = [int((base + near) % self.seats) for near in range(self.seats)]
        found = scores(self.tables, s)
        for player in order:
            for points in [found[player].total, *found[player].parts]:
                row.append(max(-MOST, min(points, MOST)))
        row.extend([int(s.victors >> player & 1) for player in order])
        row.append(s.truncated)


def encoder(game: ThiefsMarket, seats: int) -> MarketTensor:
    """The rows of a table; the research layer finds this function by its name."""
    return MarketTensor(game.tables, seats)
