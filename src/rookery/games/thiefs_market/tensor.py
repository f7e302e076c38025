"""What a seat may know as a row of numbers, straight from the state (see docs/research.md).

Seats are counted from the viewer: 0 is the viewer, 1 the next clockwise. Onlookers count from seat 0.
Every card exists once, so `place` says of each where it lies.
"""

from __future__ import annotations

from typing import Final

from rookery.games.thiefs_market.cards import USED, copied_by, number_of
from rookery.games.thiefs_market.const import (
    CARDS,
    GEMS,
    ICONS,
    KINDS,
    LETTERS,
    MOST_DICE,
    MOST_GEMS,
    NOBODY,
    OPEN,
    SLOTS,
)
from rookery.games.thiefs_market.declared import SCORE_PARTS
from rookery.games.thiefs_market.flow import ThiefsMarket
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase_numbers import BUY, COPY, ENDED, KEEP, SPARE
from rookery.games.thiefs_market.scoring import scores, tally
from rookery.games.thiefs_market.state import MarketState, buyer
from rookery.kernel import Encoder, shorts
from rookery.kernel.runtime import BytesWriter, i16, i64, u8, vec, write_i16_le

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

NOBODY_BUYS: Final = bytes(2 * (6 + KINDS))


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
        # The cells of each card in the market, and of an empty place behind them.
        self._costs = [shorts(list(tables.costs[card * GEMS : (card + 1) * GEMS])) for card in range(CARDS)]
        self._icons = [shorts(list(tables.icons[card * ICONS : (card + 1) * ICONS])) for card in range(CARDS)]
        self._costs.append(bytes(2 * GEMS))
        self._icons.append(bytes(2 * ICONS))
        # Where all cards lie, and that none is used or a copy, if none lies anywhere else.
        places = [BOXED] * CARDS
        self._boxed = shorts(places + [0] * (2 * CARDS))
        for card in tables.promos:
            places[card] = LEFT_OUT
        self._boxed_without_promos = shorts(places + [0] * (2 * CARDS))
        self._no_result = bytes(2 * (seats * (RESULT + 1) + 1))

    def write(self, row: BytesWriter, s: MarketState, seat: int) -> None:
        base: i64 = 0 if seat < 0 else seat
        self._add_head(row, s, seat, base)
        self._add_sorting(row, s, base)
        self._add_buying(row, s, base)
        self._add_market(row, s)
        self._add_places(row, s, base)
        self._add_piles(row, s, base)
        self._add_tokens(row, s, seat, base)
        self._add_icons(row, s, base)
        if s.phase == ENDED:
            self._add_end(row, s, base)
        else:
            row.write(self._no_result)

    def _from(self, seat: i64, base: i64) -> i64:
        """A seat counted from the viewer."""
        near = seat - base
        return near if near >= 0 else near + self.seats

    def _at(self, near: i64, base: i64) -> i64:
        """The seat that is so far from the viewer."""
        seat = base + near
        return seat if seat < self.seats else seat - self.seats

    def _add_head(self, row: BytesWriter, s: MarketState, seat: i64, base: i64) -> None:
        _put(row, s.phase)
        _put(row, s.round)
        _put(row, s.max_rounds)
        _put(row, seat + 1)
        _put(row, s.actor + 2 if s.actor < 0 else self._from(s.actor, base) + 2)
        _put(row, self._from(s.starter, base))
        _put(row, s.visibility)
        _put(row, s.active)
        _put(row, s.dice)
        _put(row, s.air)
        _put(row, s.spent)
        _put_some(row, s.centre, 0, KINDS)

    def _add_sorting(self, row: BytesWriter, s: MarketState, base: i64) -> None:
        _put_kinds(row, s.chosen, KINDS if s.phase == SPARE else 0)
        _put(row, 0 if s.victim == NOBODY else self._from(s.victim, base) + 1)
        _put(row, s.kind)
        _put_kinds(row, s.chosen, KINDS if s.phase == KEEP else 0)
        _put(row, s.left)
        _put(row, s.total)

    def _add_buying(self, row: BytesWriter, s: MarketState, base: i64) -> None:
        if not BUY <= s.phase <= COPY:
            row.write(NOBODY_BUYS)
            return
        _put(row, self._from(buyer(s), base) + 1)
        _put(row, s.purchases)
        _put(row, s.allowance)
        _put(row, s.discount)
        _put(row, s.card + 1)
        _put(row, s.colour)
        _put_kinds(row, s.chosen, s.colour)

    def _add_market(self, row: BytesWriter, s: MarketState) -> None:
        _put_some(row, s.deck_left, 0, LETTERS)
        for card in s.market:
            _put(row, card + 1)
        for card in s.market:
            row.write(self._costs[card])
        for card in s.market:
            row.write(self._icons[card])

    def _add_places(self, row: BytesWriter, s: MarketState, base: i64) -> None:
        first: i64 = len(row)
        row.write(self._boxed if s.promos else self._boxed_without_promos)
        card: i64
        for card in range(CARDS):
            if s.unseen[card]:
                _set(row, first + 2 * card, UNSEEN)
        for card in s.market:
            if card >= 0:
                _set(row, first + 2 * card, ON_SALE)
        player: i64
        for player in range(self.seats):
            place: i64 = OWNED + self._from(player, base)
            for entry in s.cards[player]:
                card = number_of(entry)
                _set(row, first + 2 * card, place)
                _set(row, first + 2 * (card + CARDS), 1 if entry & USED else 0)
                _set(row, first + 2 * (card + 2 * CARDS), copied_by(entry) + 1)

    def _add_piles(self, row: BytesWriter, s: MarketState, base: i64) -> None:
        near: i64
        colour: i64
        for near in range(self.seats):
            _put_some(row, s.pile, self._at(near, base) * KINDS, KINDS)
        for near in range(self.seats):
            _put(row, s.size[self._at(near, base)])
        for near in range(self.seats):
            colours = s.colours[self._at(near, base)]
            for colour in range(GEMS):
                _put(row, colours >> colour & 1)

    def _add_tokens(self, row: BytesWriter, s: MarketState, seat: i64, base: i64) -> None:
        shown = s.visibility == OPEN or s.phase == ENDED
        near: i64
        for near in range(self.seats):
            _put(row, _bounded(s.gold[self._at(near, base)]))
        for near in range(self.seats):
            player = self._at(near, base)
            _put(row, _bounded(s.infamy[player]) if shown or player == seat else -1)

    def _add_icons(self, row: BytesWriter, s: MarketState, base: i64) -> None:
        """How often each icon stands on the cards of a player."""
        counted = tally(self.tables, s)
        near: i64
        icon: i64
        for near in range(self.seats):
            player = self._at(near, base)
            for icon in range(ICONS):
                _put(row, counted.own(player, icon))

    def _add_end(self, row: BytesWriter, s: MarketState, base: i64) -> None:
        found = scores(self.tables, s)
        near: i64
        for near in range(self.seats):
            score = found[self._at(near, base)]
            _put(row, _bounded(score.total))
            for points in score.parts:
                _put(row, _bounded(points))
        for near in range(self.seats):
            _put(row, s.victors >> self._at(near, base) & 1)
        _put(row, s.truncated)


def _put(row: BytesWriter, number: i64) -> None:
    """One cell."""
    write_i16_le(row, i16(number))


def _put_some(row: BytesWriter, numbers: vec[i64], first: i64, count: i64) -> None:
    """Some cells."""
    place: i64
    for place in range(first, first + count):
        write_i16_le(row, i16(numbers[place]))


def _put_kinds(row: BytesWriter, numbers: vec[i64], count: i64) -> None:
    """A cell for each kind; those behind the first `count` are 0."""
    kind: i64
    for kind in range(KINDS):
        _put(row, numbers[kind] if kind < count else 0)


def _set(row: BytesWriter, place: i64, number: i64) -> None:
    """Changes the low byte of a cell."""
    row[place] = u8(number)


def _bounded(number: i64) -> i64:
    """Brought to the range of the layout."""
    if number > MOST:
        return MOST
    return number if number > -MOST else -MOST


def encoder(game: ThiefsMarket, seats: int) -> MarketTensor:
    """The rows of a table; the research layer finds this function by its name."""
    return MarketTensor(game.tables, seats)
