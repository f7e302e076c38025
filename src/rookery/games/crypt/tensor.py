"""What a seat may know as a row of bytes, straight from the state (see docs/research.md).

Seats are counted from the viewer: 0 is the viewer, 1 the next clockwise. Onlookers count from seat 0.
"""

from __future__ import annotations

from typing import Final, final

from rookery.games.crypt.cards import FLIPPED, KIND, KNOWN, bit, known_to, shown_type, type_of, value_of
from rookery.games.crypt.const import ALL_KNOW, DICE, FACES, GHOST, KINDS, TYPES, UNKNOWN, VALUES
from rookery.games.crypt.declared import SCORE_PARTS
from rookery.games.crypt.dice import effort_of, face_of, has_failed, seat_of
from rookery.games.crypt.flow import Crypt
from rookery.games.crypt.phase_numbers import ENDED
from rookery.games.crypt.phases.torches import lights_out_seat
from rookery.games.crypt.scoring import rank, score
from rookery.games.crypt.state import CryptState, placed, turns_per_round
from rookery.games.crypt.tables import Tables
from rookery.kernel import Encoder
from rookery.kernel.runtime import (
    BytesWriter,
    i16,
    i32,
    i64,
    u8,
    vec,
    write_i16_le,
    write_i32_le,
    write_i64_le,
)

# One part of the layout: name, scope, kind, shape, lowest and highest number, how far apart its cells are.
# Parts with the same distance above 1 take turns, cell by cell.
Row = tuple[str, str, str, tuple[int, ...], int, int, int]

HEAD: Final = 11  # the single cells before `sides`
SLOT: Final = 7  # cells of a slot: type, value, up, here, owner, dice, effort
PLAYER: Final = 4  # cells of a player: active, placed, exhausted, idol_race
ROLL: Final = 4  # cells of a die: seat, effort, face, failed
HIDDEN: Final = 5  # a value (1 to VALUES), or 0 where this seat does not know it
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


def _codes(seat: int) -> vec[i64]:
    """What a seat knows of every owned card: its code."""
    return vec[i64]([card_code(card, bit(seat)) for card in range(PACKED)])


def _closed(seat: int, hidden: int) -> vec[i64]:
    """What a seat knows of every card in the crypt or the box; backs may hide the type.

    In the lowest byte the type from 1, then the value, then both as the code of a card in the box.
    """
    words: list[int] = []
    for card in range(PACKED):
        known = known_to(card) & bit(seat)
        shown = UNKNOWN if hidden and not known else type_of(card)
        value = value_of(card) if known else 0
        words.append(shown + 1 | value << 8 | (1 + shown * HIDDEN + value) << 16)
    return vec[i64](words)


def _see(row: BytesWriter, unseen: i64, card: i64, known: i64) -> None:
    """One card less is unseen, if the viewer knows it: his bit stands at `known`."""
    cell = unseen + (card & KIND)
    row[cell] = row[cell] - u8(card >> known & 1)


def _put4(row: BytesWriter, a: i64, b: i64, c: i64, d: i64) -> None:
    """Four cells at once."""
    write_i32_le(row, i32(a | b << 8 | c << 16 | d << 24))


def _put8(row: BytesWriter, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64) -> None:
    """Eight cells at once."""
    low = a | b << 8 | c << 16 | d << 24
    write_i64_le(row, low | e << 32 | f << 40 | g << 48 | h << 56)


@final
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
        self._rolls: i64 = ROLL * DICE * seats
        self._tail: i64 = self.extra + seats * (len(SCORE_PARTS) + 1)
        none = bytes(int(self._rolls + self.deck * (seats + 1)))
        self._rest = none + bytes(list(self.counts)) + bytes(int(self._tail))  # no dice, no cards, all unseen
        self._owned = vec[vec[i64]]([_codes(seat) for seat in range(-1, seats)])
        self._closed = vec[vec[i64]](
            [_closed(seat, hidden) for hidden in range(2) for seat in range(-1, seats)]
        )

    def write(self, row: BytesWriter, s: CryptState, seat: int) -> None:
        base: i64 = 0 if seat < 0 else seat
        known: i64 = 6 + (4 if seat < 0 else seat)  # where the viewer's bit stands in a packed card
        closed = self._closed[s.backs_hidden * (self.seats + 1) + seat + 1]
        self._add_head(row, s, seat, base)
        lying = self._add_slots(row, s, base, closed)
        self._add_players(row, s, base, lying)
        rolls: i64 = len(row)
        cards = rolls + self._rolls
        discard = cards + self.seats * self.deck
        unseen = discard + self.deck
        row.write(self._rest)  # and now what there is, over the zeros
        self._put_rolls(row, rolls, s, base)
        self._put_cards(row, cards, unseen, s, base, known, self._owned[seat + 1])
        self._put_discard(row, discard, unseen, s, known, closed)
        self._see_slots(row, unseen, s, known)
        if s.phase == ENDED or s.tie_round:
            self._put_end(row, unseen + KINDS, s, base)
        elif s.seats == 1:
            self._put_ghost(row, unseen + KINDS, s)

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
        return seat - base if seat >= base else seat - base + self.seats

    def _seat(self, near: i64, base: i64) -> i64:
        """Who sits so far from the viewer."""
        seat = base + near
        return seat if seat < self.seats else seat - self.seats

    def _add_slots(self, row: BytesWriter, s: CryptState, base: i64, closed: vec[i64]) -> i64:
        """The crypt; answers how many dice of each seat lie there, a byte for each."""
        lying: i64 = 0
        slot: i64
        for slot in range(self.slots):
            kind, dice = s.slot_card[slot], s.slot_dice[slot]
            cells: i64 = 0
            if kind >= 0:
                cells = (
                    closed[kind + KNOWN * s.slot_known[slot]] & 0xFFFF | 1 << 24
                )  # type, value, not up, here
            write_i32_le(row, i32(cells | s.slot_up[slot] << 16))
            owner: i64 = 0
            if dice > 0:
                lying += dice << 8 * s.slot_owner[slot]
                owner = self._from(s.slot_owner[slot], base) + 1
            write_i16_le(row, i16(owner | dice << 8))
            row.append(u8(s.slot_effort[slot]))
        return lying

    def _add_players(self, row: BytesWriter, s: CryptState, base: i64, lying: i64) -> None:
        near: i64
        for near in range(self.seats):
            player = self._seat(near, base)
            placed = lying >> 8 * player & 255
            _put4(row, s.active[player], placed, s.exhausted[player], s.race >> player & 1)

    def _put_rolls(self, row: BytesWriter, cell: i64, s: CryptState, base: i64) -> None:
        for d in s.dice:
            row[cell] = u8(self._from(seat_of(d), base) + 1)
            row[cell + 1] = u8(effort_of(d))
            row[cell + 2] = u8(face_of(d))
            if face_of(d) and has_failed(d):
                row[cell + 3] = 1
            cell += ROLL

    def _put_cards(
        self,
        row: BytesWriter,
        start: i64,
        unseen: i64,
        s: CryptState,
        base: i64,
        known: i64,
        owned: vec[i64],
    ) -> None:
        near: i64
        for near in range(self.seats):
            cell = start
            for card in s.cards[self._seat(near, base)]:
                row[cell] = u8(owned[card])
                cell += 1
                _see(row, unseen, card, known)
            start += self.deck

    def _put_discard(
        self, row: BytesWriter, cell: i64, unseen: i64, s: CryptState, known: i64, closed: vec[i64]
    ) -> None:
        for card in s.discard:
            row[cell] = u8(closed[card] >> 16)
            cell += 1
            _see(row, unseen, card, known)

    def _see_slots(self, row: BytesWriter, unseen: i64, s: CryptState, known: i64) -> None:
        slot: i64
        for slot in range(self.slots):
            if s.slot_card[slot] >= 0:
                _see(row, unseen, s.slot_card[slot] + KNOWN * s.slot_known[slot], known)

    def _put_ghost(self, row: BytesWriter, cell: i64, s: CryptState) -> None:
        """The Ghost while the game goes on: there is no verdict, and there are no results."""
        row[cell] = u8(s.ghost_hand)
        row[cell + 1] = u8(s.ghost_aside)
        row[cell + 2] = u8(placed(s, GHOST))
        for face in s.ghost_faces:
            row[cell + 3] = u8(face)
            cell += 1

    def _put_end(self, row: BytesWriter, cell: i64, s: CryptState, base: i64) -> None:
        for number in self._end(s, base):
            row[cell] = u8(number)
            cell += 1

    def _end(self, s: CryptState, base: i64) -> list[int]:
        """The Ghost of a solo game or the dice of a tie, then results."""
        cells = self._ghost(s) if s.seats == 1 else self._tie(s, base)
        order = [int((base + near) % self.seats) for near in range(self.seats)]
        if s.phase != ENDED:
            return cells
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
