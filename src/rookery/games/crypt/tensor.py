"""What a seat may know as a row of bytes, straight from the state (see docs/research.md).

Seats are counted from the viewer: 0 is the viewer, 1 the next clockwise. Onlookers count from seat 0.
"""

from __future__ import annotations

from typing import Final

from rookery.games.crypt.cards import FLIPPED, KIND, KNOWN, bit, known_to, shown_type, type_of, value_of
from rookery.games.crypt.const import (
    ALL_KNOW,
    DICE,
    ENDED,
    FACES,
    GHOST,
    KINDS,
    SCORE_PARTS,
    TYPES,
    UNKNOWN,
    VALUES,
)
from rookery.games.crypt.dice import effort_of, face_of, has_failed, seat_of
from rookery.games.crypt.flow import Crypt
from rookery.games.crypt.pack import Tables
from rookery.games.crypt.scoring import rank, score
from rookery.games.crypt.state import CryptState, lights_out_seat, placed, turns_per_round
from rookery.kernel import Encoder
from rookery.kernel.runtime import BytesWriter, i32, i64, u8, vec, write_i32_le, write_i64_le

# One part of the layout: name, scope, kind, shape, lowest and highest number, how far apart its cells are.
# Parts with the same distance above 1 take turns, cell by cell.
Row = tuple[str, str, str, tuple[int, ...], int, int, int]

HEAD: Final = 11  # the single cells before `sides`
SLOT: Final = 7  # cells of a slot: type, value, up, here, owner, dice, effort
PLAYER: Final = 4  # cells of a player: active, placed, exhausted, idol_race
ROLL: Final = 4  # cells of a die: seat, effort, face, failed
HIDDEN: Final = VALUES + 1  # a value, or 0 where this seat does not know it
OPEN: Final = 1 + TYPES * HIDDEN  # the first code of a card that all know
TURNED: Final = OPEN + KINDS  # the first code of a flipped card
CODES: Final = TURNED + KINDS  # card codes: 0 = none, what one knows of a closed card, open, flipped
AWAY: Final = 2 + TYPES * HIDDEN  # codes of a card in the box: 0 = none, then as above, last of all unknown
MOST: Final = 127
PACKED: Final = KNOWN * (ALL_KNOW + 1)  # beyond every packed card


def layout(seats: int, slots: int, deck: int) -> list[Row]:
    """The parts of a row in order; sizes hang on the number of seats alone."""
    around = 2 if seats == 1 else seats
    dice = DICE * seats
    rows: list[Row] = [
        ("phase", "public", "category", (), 0, 12, 1),
        ("round", "public", "count", (), 0, 16, 1),
        ("rounds", "public", "count", (), 0, 16, 1),
        ("turn", "public", "count", (), 0, 4, 1),
        ("turns", "public", "count", (), 0, 4, 1),
        ("deck", "public", "count", (), 0, deck, 1),
        ("seat", "public", "category", (), 0, seats, 1),  # 0 = onlooker
        ("actor", "public", "category", (), 0, seats + 1, 1),  # 0 = over, 1 = chance, 2 = viewer
        ("leader", "public", "category", (), 0, around - 1, 1),
        ("lights_out", "public", "category", (), 0, around - 1, 1),
        ("top", "public", "category", (), 0, TYPES + 1, 1),  # 0 = no card
        ("sides", "public", "category", (TYPES,), 0, 2, 1),  # 0 = not yet decided, then A, B
        ("slot_type", "public", "category", (slots,), 0, TYPES + 1, SLOT),  # 0 = no card
        ("slot_value", "private", "category", (slots,), 0, VALUES, SLOT),  # 0 = unknown
        ("slot_up", "public", "count", (slots,), 0, 1, SLOT),
        ("slot_here", "public", "count", (slots,), 0, 1, SLOT),
        ("slot_owner", "public", "category", (slots,), 0, around, SLOT),  # 0 = nobody, 1 = viewer
        ("slot_dice", "public", "count", (slots,), 0, DICE, SLOT),
        ("slot_effort", "public", "count", (slots,), 0, FACES, SLOT),
        ("servants", "public", "count", (seats, PLAYER), 0, DICE, 1),
        ("roll_seat", "public", "category", (dice,), 0, seats, ROLL),  # 0 = no die
        ("roll_effort", "public", "count", (dice,), 0, FACES, ROLL),
        ("roll_face", "public", "count", (dice,), 0, FACES, ROLL),
        ("roll_failed", "public", "count", (dice,), 0, 1, ROLL),
        ("cards", "private", "bag", (seats, deck), 0, CODES - 1, 1),
        ("discard", "private", "bag", (1, deck), 0, AWAY - 1, 1),
        ("unseen", "private", "count", (TYPES, VALUES), 0, 8, 1),
    ]
    if seats == 1:
        rows.append(("ghost", "public", "count", (3 + DICE,), 0, FACES, 1))
        rows.append(("verdict", "public", "category", (), 0, 4, 1))
    else:
        rows.append(("tie", "public", "count", (1 + 2 * seats,), 0, 20, 1))
    rows.append(("scores", "public", "count", (seats, len(SCORE_PARTS)), 0, MOST, 1))
    rows.append(("winners", "public", "count", (seats,), 0, 1, 1))
    return rows


def card_code(card: i64, mask: i64) -> i64:
    """An owned card as those with a bit in `mask` know it."""
    known = known_to(card)
    if known == ALL_KNOW:
        return (card & KIND) + (TURNED if card & FLIPPED else OPEN)
    return 1 + type_of(card) * HIDDEN + (value_of(card) if known & mask else 0)


def _codes(seat: int) -> bytes:
    """What a seat knows of every owned card: its code."""
    return bytes(card_code(card, bit(seat)) for card in range(PACKED))


def _closed(seat: int, hidden: int) -> bytes:
    """What a seat knows of every card in the crypt or the box: type and value; backs may hide the type."""
    codes = bytearray()
    for card in range(PACKED):
        known = known_to(card) & bit(seat)
        shown = UNKNOWN if hidden and not known else type_of(card)
        codes.append(shown * HIDDEN + (value_of(card) if known else 0))
    return bytes(codes)


def _words(counts: vec[i64]) -> vec[i64]:
    """Counts of all kinds as they stand in a row, eight of them in a word."""
    words = vec[i64]([0] * (KINDS // 8))
    kind: i64
    for kind in range(KINDS):
        words[kind >> 3] += counts[kind] << 8 * (kind & 7)
    return words


def _see(unseen: vec[i64], card: i64, known: i64) -> None:
    """One card less is unseen, if the viewer knows it: his bit stands at `known`."""
    kind = card & KIND
    unseen[kind >> 3] -= (card >> known & 1) << 8 * (kind & 7)


def _put4(row: BytesWriter, a: i64, b: i64, c: i64, d: i64) -> None:
    """Four cells at once."""
    write_i32_le(row, i32(a | b << 8 | c << 16 | d << 24))


def _put8(row: BytesWriter, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64) -> None:
    """Eight cells at once."""
    low = a | b << 8 | c << 16 | d << 24
    write_i64_le(row, low | e << 32 | f << 40 | g << 48 | h << 56)


class CryptTensor(Encoder):
    """Makes rows for one number of seats."""

    def __init__(self, tables: Tables, seats: int) -> None:
        slots = int(tables.up[seats - 1] + tables.down[seats - 1])
        self.tables = tables
        self.counts = tables.decks[seats - 1]
        self.deck: i64 = sum(self.counts)
        self.seats: i64 = seats
        self.slots: i64 = slots
        self.rows = layout(seats, slots, int(self.deck))
        self.extra: i64 = 4 + DICE if seats == 1 else 1 + 2 * seats
        tail = int(self.extra) + seats * (len(SCORE_PARTS) + 1)
        self._zeros = [bytes(count) for count in range(max(tail, 49, 12 * seats + 1) + 1)]
        self._tail: i64 = tail
        self._owned = [_codes(seat) for seat in range(-1, seats)]
        self._full = _words(self.counts)
        self._closed = [_closed(seat, hidden) for hidden in range(2) for seat in range(-1, seats)]

    def write(self, row: BytesWriter, s: CryptState, seat: int) -> None:
        base: i64 = 0 if seat < 0 else seat
        known: i64 = 6 + (4 if seat < 0 else seat)  # where the viewer's bit stands in a packed card
        unseen = self._full[:]
        closed = self._closed[s.backs_hidden * (self.seats + 1) + seat + 1]
        self._add_head(row, s, seat, base)
        self._add_slots(row, s, base, known, closed, unseen)
        self._add_players(row, s, base)
        self._add_rolls(row, s, base)
        self._add_cards(row, s, base, known, self._owned[seat + 1], unseen)
        self._add_discard(row, s, known, closed, unseen)
        for word in unseen:
            write_i64_le(row, word)
        if s.phase == ENDED or s.tie_round:
            row.write(bytes(self._end(s, base)))
        elif s.seats == 1:
            self._add_ghost(row, s)
        else:
            row.write(self._zeros[self._tail])

    def _add_head(self, row: BytesWriter, s: CryptState, seat: i64, base: i64) -> None:
        deck = s.deck_size
        top: i64 = 0
        if s.top >= 0:
            deck += 1
            top = shown_type(s, s.top, 0, seat) + 1
        actor = s.actor + 2 if s.actor < 0 else self._from(s.actor, base) + 2
        _put8(row, s.phase, s.round, s.rounds, s.turn, turns_per_round(s), deck, seat + 1, actor)
        leader, lights_out = self._from(s.leader, base), self._from(lights_out_seat(s), base)
        a, b, c, d, e, f = s.sides[0], s.sides[1], s.sides[2], s.sides[3], s.sides[4], s.sides[5]
        _put8(row, leader, lights_out, top, a + 1, b + 1, c + 1, d + 1, e + 1)
        row.append(u8(f + 1))

    def _from(self, seat: i64, base: i64) -> i64:
        """A seat counted from the viewer; the Ghost stays 1."""
        if self.seats == 1 or seat == base:
            return seat - base
        return seat - base if seat > base else seat - base + self.seats

    def _seat(self, near: i64, base: i64) -> i64:
        """Who sits so far from the viewer."""
        seat = base + near
        return seat if seat < self.seats else seat - self.seats

    def _add_slots(
        self, row: BytesWriter, s: CryptState, base: i64, known: i64, closed: bytes, unseen: vec[i64]
    ) -> None:
        slot: i64
        for slot in range(self.slots):
            kind = s.slot_card[slot]
            code: i64 = -HIDDEN
            if kind >= 0:
                card = kind + KNOWN * s.slot_known[slot]
                code = closed[card]
                _see(unseen, card, known)
            owner: i64 = 0
            if s.slot_owner[slot] >= 0:
                owner = self._from(s.slot_owner[slot], base) + 1
            _put4(row, code // HIDDEN + 1, code % HIDDEN, s.slot_up[slot], 1 if kind >= 0 else 0)
            row.append(u8(owner))
            row.append(u8(s.slot_dice[slot]))
            row.append(u8(s.slot_effort[slot]))

    def _add_players(self, row: BytesWriter, s: CryptState, base: i64) -> None:
        near: i64
        for near in range(self.seats):
            player = self._seat(near, base)
            _put4(row, s.active[player], placed(s, player), s.exhausted[player], s.race >> player & 1)

    def _add_rolls(self, row: BytesWriter, s: CryptState, base: i64) -> None:
        for d in s.dice:
            failed = 1 if face_of(d) and has_failed(d) else 0
            _put4(row, self._from(seat_of(d), base) + 1, effort_of(d), face_of(d), failed)
        row.write(self._zeros[ROLL * (DICE * self.seats - len(s.dice))])

    def _add_cards(
        self, row: BytesWriter, s: CryptState, base: i64, known: i64, owned: bytes, unseen: vec[i64]
    ) -> None:
        near: i64
        for near in range(self.seats):
            player = self._seat(near, base)
            own = s.cards[player]
            for card in own:
                code: i64 = owned[card]
                row.append(u8(code))
                _see(unseen, card, known)
            row.write(self._zeros[self.deck - len(own)])

    def _add_discard(
        self, row: BytesWriter, s: CryptState, known: i64, closed: bytes, unseen: vec[i64]
    ) -> None:
        for card in s.discard:
            code: i64 = closed[card]
            row.append(u8(code + 1))
            _see(unseen, card, known)
        row.write(self._zeros[self.deck - len(s.discard)])

    def _add_ghost(self, row: BytesWriter, s: CryptState) -> None:
        """The Ghost while the game goes on: there is no verdict, and there are no results."""
        row.append(u8(s.ghost_hand))
        row.append(u8(s.ghost_aside))
        row.append(u8(placed(s, GHOST)))
        for face in s.ghost_faces:
            row.append(u8(face))
        row.write(self._zeros[self._tail - 3 - len(s.ghost_faces)])

    def _end(self, s: CryptState, base: i64) -> list[int]:
        """The Ghost of a solo game or the dice of a tie, then results."""
        cells = self._ghost(s) if s.seats == 1 else self._tie(s, base)
        order = [int((base + near) % self.seats) for near in range(self.seats)]
        if s.phase != ENDED:
            return cells + [0] * int(self._tail - self.extra)
        for seat in order:
            cells += [min(part, MOST) for part in score(self.tables, s, seat).parts]
        return cells + [int(s.victors >> seat & 1) for seat in order]

    def _ghost(self, s: CryptState) -> list[int]:
        faces = [*s.ghost_faces, *[0] * (DICE - len(s.ghost_faces))]
        verdict = rank(self.tables, score(self.tables, s, 0).total) + 1
        return [int(s.ghost_hand), int(s.ghost_aside), int(placed(s, GHOST)), *faces, int(verdict)]

    def _tie(self, s: CryptState, base: i64) -> list[int]:
        if not s.tie_round:
            return [0] * int(self.extra)
        order = [int((base + near) % self.seats) for near in range(self.seats)]
        tied = [int(s.tied >> seat & 1) for seat in order]
        return [int(s.tie_round), *tied, *[int(s.tie_sums[seat]) for seat in order]]


def encoder(game: Crypt, seats: int) -> CryptTensor:
    """The rows of a table; the research layer finds this function by its name."""
    return CryptTensor(game.tables, seats)
