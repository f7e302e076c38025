"""What a seat may know as a row of numbers, straight from the state (see docs/research.md).

Seats are counted from the viewer: 0 is the viewer, 1 the next clockwise. Onlookers count from seat 0.
"""

from __future__ import annotations

from typing import Final

from rookery.games.oliver_twist.cards import bits_in
from rookery.games.oliver_twist.const import (
    CARDS,
    CELLS,
    FACE_DOWN,
    KINDS,
    LOOT,
    PEEKS,
    RICHEST,
    SPACES,
    TOOLS,
    WALK,
)
from rookery.games.oliver_twist.declared import EVENTS, SCORE_PARTS
from rookery.games.oliver_twist.flow import OliverTwist
from rookery.games.oliver_twist.phase_numbers import ENDED, KEEP, LOOT_DRAW, SEARCH, SWAP
from rookery.games.oliver_twist.phases.end_of_round import REPORT
from rookery.games.oliver_twist.scoring import score
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import yellow_closed
from rookery.games.oliver_twist.tables import Tables
from rookery.games.oliver_twist.tokens import KIND, START
from rookery.kernel import Encoder
from rookery.kernel.runtime import BytesWriter, i16, i64, vec, write_i16_le

# One part of the layout: name, scope, kind, shape, lowest and highest number, how far apart its cells are.
Row = tuple[str, str, str, tuple[int, ...], int, int, int]

MOST: Final = 250  # pounds beyond it are brought to it
FILE: Final = 127  # tokens in a file
LAST: Final = 12  # announcements of the last action; of more the newest are kept
TOLD: Final = 7  # cells of an announcement: its kind and six numbers
RESULT: Final = 1 + len(SCORE_PARTS)
SEAT_NAMES: Final = ("seat", "victim_seat", "starter_seat")
# By kind of event, for each of its numbers: whether it is a seat.
IS_SEAT: Final = [[name in SEAT_NAMES for name in event.args] for event in EVENTS]
ZEROS: Final = [bytes(2 * cells) for cells in range(LAST * TOLD + 1)]  # by number of cells


def layout(seats: int, rewards: int) -> list[Row]:
    """The parts of a row in order; sizes hang on the number of seats and of Reward tokens alone."""
    return [
        ("phase", "public", "category", (), 0, ENDED, 1),
        ("night", "public", "count", (), 0, 1, 1),
        ("seat", "public", "category", (), 0, seats, 1),  # 0 = onlooker
        ("actor", "public", "category", (), 0, seats + 1, 1),  # 0 = over, 1 = chance, 2 = viewer
        ("active", "public", "category", (), 0, seats, 1),  # 0 = nobody, 1 = viewer
        ("guide", "public", "category", (), 0, seats, 1),
        ("helper", "public", "category", (), 0, CARDS, 1),  # 0 = no Character
        ("again", "public", "count", (), 0, 9, 1),
        ("sets", "public", "count", (), 0, 9, 1),
        ("pawn", "public", "category", (), 0, SPACES, 1),  # spaces from 1
        ("left", "public", "count", (), 0, SPACES, 1),
        ("yellow_closed", "public", "count", (), 0, 1, 1),
        ("board", "public", "category", (SPACES,), 0, FACE_DOWN + 1, 1),  # 0 = nothing
        ("looked", "private", "category", (SPACES,), 0, FACE_DOWN + 1, 1),  # 0 = nobody looked
        ("lookers", "public", "count", (seats, SPACES), 0, 1, 1),
        ("walk", "public", "bag", (1, WALK), 0, SPACES, 1),
        ("peeks", "public", "count", (), 0, PEEKS, 1),
        ("peeked", "public", "category", (), 0, SPACES, 1),  # 0 = no space
        ("rewards", "public", "count", (rewards,), 0, MOST, 1),  # those left, then zeros
        ("pile", "public", "count", (), 0, CARDS, 1),
        ("discard", "public", "count", (CARDS,), 0, 1, 1),
        ("vault", "public", "count", (), 0, LOOT, 1),
        ("took", "public", "category", (), 0, KINDS, 1),  # 0 = nothing
        ("announced", "public", "count", (seats,), -1, MOST, 1),  # -1 = not announced
        ("money", "private", "count", (seats,), -1, MOST, 1),  # -1 = hidden
        ("reserve", "public", "count", (seats,), 0, CELLS, 1),
        ("tokens", "private", "bag", (seats, CELLS), 0, 2 * KINDS, 1),  # start tokens from 17
        ("tools", "public", "count", (seats, TOOLS), 0, 9, 1),
        ("cards", "public", "count", (seats,), 0, CARDS, 1),
        ("hand", "private", "count", (CARDS,), 0, 1, 1),
        ("burglaries", "public", "count", (seats,), 0, LOOT, 1),
        ("loot", "private", "count", (seats, LOOT), -RICHEST, RICHEST, 1),
        ("file", "public", "count", (seats,), -1, FILE, 1),  # -1 = hidden
        ("told", "public", "count", (), 0, LAST, 1),
        ("last", "public", "count", (LAST, TOLD), -MOST, MOST, 1),  # kind from 1, seats from the viewer
        ("report", "public", "count", (seats, REPORT), 0, FILE, 1),
        ("drawn", "private", "count", (1 + LOOT,), -RICHEST, RICHEST, 1),  # how many, then each
        ("searched", "private", "count", (1 + KINDS,), 0, FILE, 1),  # 1 = searching, then each kind
        ("waiting", "public", "category", (), 0, KINDS, 1),  # 0 = no token
        ("scores", "public", "count", (seats, RESULT), -MOST, MOST, 1),
        ("winners", "public", "count", (seats,), 0, 1, 1),
    ]


def filled(numbers: list[int], size: i64) -> list[int]:
    """A list made longer with zeros, or cut."""
    return numbers[:size] + [0] * (size - len(numbers))


def put(row: BytesWriter, number: i64) -> None:
    """One cell."""
    write_i16_le(row, i16(number))


def put_flags(row: BytesWriter, mask: i64, size: i64) -> None:
    """A cell for each bit, the lowest first."""
    for _ in range(size):
        put(row, mask & 1)
        mask >>= 1


class OliverTensor(Encoder):
    """Makes rows for one number of seats."""

    def __init__(self, tables: Tables, seats: int) -> None:
        self.tables = tables
        self.seats: i64 = seats
        self.rows = layout(seats, len(tables.rewards))
        # by viewer and, from nobody on, by seat
        self._near = vec[i64](
            [
                (seat - base) % seats + 1 if seat >= 0 else 0
                for base in range(seats)
                for seat in range(-1, seats)
            ]
        )
        self._unlooked = bytes(2 * SPACES * (1 + seats))
        self._unreported = bytes(2 * REPORT * seats)
        self._unended = bytes(2 * (RESULT + 1) * seats)

    def write(self, row: BytesWriter, s: OliverTwistState, seat: int) -> None:
        base: i64 = 0 if seat < 0 else seat
        self._add_head(row, s, seat, base)
        self._add_board(row, s, seat, base)
        self._add_walk(row, s)
        self._add_purses(row, s, seat, base)
        self._add_lairs(row, s, seat, base)
        self._add_loot(row, s, seat, base)
        self._add_last(row, s, base)
        self._add_report(row, s, base)
        self._add_waiting(row, s, seat)
        self._add_end(row, s, base)

    def _whose(self, seat: i64, base: i64) -> i64:
        """A seat counted from the viewer (1), or 0 for nobody."""
        return self._near[base * (self.seats + 1) + seat + 1]

    def _player(self, near: i64, base: i64) -> i64:
        """The seat that is so far from the viewer."""
        player = base + near
        return player if player < self.seats else player - self.seats

    def _add_head(self, row: BytesWriter, s: OliverTwistState, seat: i64, base: i64) -> None:
        put(row, s.phase)
        put(row, s.night)
        put(row, seat + 1)
        put(row, s.actor + 2 if s.actor < 0 else self._whose(s.actor, base) + 1)
        put(row, self._whose(s.active, base))
        put(row, self._whose(s.guide, base))
        put(row, s.helper + 1)
        put(row, s.again)
        put(row, s.sets)
        put(row, s.pawn + 1)
        put(row, s.left)
        put(row, 1 if yellow_closed(s) else 0)

    def _add_board(self, row: BytesWriter, s: OliverTwistState, seat: i64, base: i64) -> None:
        board = s.board
        looked = False
        space: i64
        for space in range(SPACES):
            token: i64 = board[space]
            if token > FACE_DOWN:
                looked = True
                token = FACE_DOWN
            put(row, token + 1)
        if not looked:
            row.write(self._unlooked)
            return
        for space in range(SPACES):
            token = board[space]
            if token <= FACE_DOWN:
                put(row, 0)
            elif seat >= 0 and token >> 6 >> seat & 1:
                put(row, (token & KIND) + 1)
            else:
                put(row, FACE_DOWN + 1)
        near: i64
        for near in range(self.seats):
            shift = 6 + self._player(near, base)
            for space in range(SPACES):
                token = board[space]
                put(row, token >> shift & 1 if token > FACE_DOWN else 0)

    def _add_walk(self, row: BytesWriter, s: OliverTwistState) -> None:
        size: i64 = 0
        space: i64
        for space in s.walk:
            if space >= 0 and size < WALK:
                put(row, space + 1)
                size += 1
        row.write(ZEROS[WALK - size])
        put(row, s.peeks)
        put(row, s.peeked + 1)
        rewards = self.tables.rewards
        index: i64
        for index in range(s.rewards, len(rewards)):
            put(row, rewards[index])
        row.write(ZEROS[min(s.rewards, len(rewards))])
        put(row, bits_in(s.pile))
        put_flags(row, s.gone, CARDS)
        put(row, bits_in(s.vault))
        put(row, s.took + 1)

    def _add_purses(self, row: BytesWriter, s: OliverTwistState, seat: i64, base: i64) -> None:
        shown = s.open_lairs == 1 or s.phase == ENDED
        near: i64
        for near in range(self.seats):
            put(row, min(s.announced[self._player(near, base)], MOST) if s.announced else -1)
        for near in range(self.seats):
            player = self._player(near, base)
            put(row, min(s.money[player], MOST) if shown or player == seat else -1)
        for near in range(self.seats):
            put(row, len(s.reserves[self._player(near, base)]))
        for near in range(self.seats):
            player = self._player(near, base)
            size: i64 = 0
            if s.open_lairs == 1 or player == seat:
                own = s.reserves[player]
                size = len(own)
                index: i64
                for index in range(size):
                    token: i64 = own[index]
                    put(row, 1 + (token & KIND) + (token & START))
            row.write(ZEROS[CELLS - size])

    def _add_lairs(self, row: BytesWriter, s: OliverTwistState, seat: i64, base: i64) -> None:
        near: i64
        tool: i64
        for near in range(self.seats):
            first = self._player(near, base) * TOOLS
            for tool in range(first, first + TOOLS):
                put(row, s.tools[tool])
        for near in range(self.seats):
            put(row, bits_in(s.hands[self._player(near, base)]))
        put_flags(row, s.hands[seat] if seat >= 0 else 0, CARDS)

    def _add_loot(self, row: BytesWriter, s: OliverTwistState, seat: i64, base: i64) -> None:
        near: i64
        entry: i64
        for near in range(self.seats):
            player = self._player(near, base)
            kept: i64 = 0
            for entry in s.burgled:
                if entry & 3 == player:
                    kept += 1
            put(row, kept)
        for near in range(self.seats):
            player = self._player(near, base)
            kept = 0
            if player == seat or s.phase == ENDED:
                for entry in s.burgled:
                    if entry & 3 == player:
                        put(row, self.tables.loot[entry >> 2])
                        kept += 1
            row.write(ZEROS[LOOT - kept])
        for near in range(self.seats):
            put(row, len(s.files[self._player(near, base)]) if s.open_lairs else -1)

    def _add_last(self, row: BytesWriter, s: OliverTwistState, base: i64) -> None:
        told = s.shown
        size: i64 = len(told)
        first: i64 = max(0, size - LAST * TOLD)
        put(row, (size - first) // TOLD)
        index: i64
        for index in range(first, size, TOLD):
            kind: i64 = told[index]
            put(row, kind + 1)
            seats = IS_SEAT[kind]
            offset: i64
            for offset in range(len(seats)):
                number: i64 = told[index + 1 + offset]
                put(row, self._whose(number, base) if seats[offset] else number)
            row.write(ZEROS[TOLD - 1 - len(seats)])
        row.write(ZEROS[LAST * TOLD - (size - first)])

    def _add_report(self, row: BytesWriter, s: OliverTwistState, base: i64) -> None:
        if not s.report:
            row.write(self._unreported)
            return
        near: i64
        index: i64
        for near in range(self.seats):
            first = self._player(near, base) * REPORT
            for index in range(first, first + REPORT):
                put(row, s.report[index])

    def _add_waiting(self, row: BytesWriter, s: OliverTwistState, seat: i64) -> None:
        acts = seat == s.active
        drawn: i64 = len(s.drawn) if s.phase == KEEP or s.phase == LOOT_DRAW else 0
        put(row, drawn)
        if not acts:
            drawn = 0
        index: i64
        for index in range(drawn):
            put(row, self.tables.loot[s.drawn[index]])
        row.write(ZEROS[LOOT - drawn])
        if s.phase == SEARCH and acts:
            self._add_search(row, s, seat)
        else:
            row.write(ZEROS[1 + KINDS])
        put(row, (s.cursor & KIND) + 1 if s.phase == SWAP else 0)

    def _add_search(self, row: BytesWriter, s: OliverTwistState, seat: i64) -> None:
        inside = [0] * KINDS
        for token in s.files[seat]:
            inside[token & KIND] += 1
        put(row, 1)
        for count in inside:
            put(row, count)

    def _add_end(self, row: BytesWriter, s: OliverTwistState, base: i64) -> None:
        if s.phase != ENDED:
            row.write(self._unended)
            return
        near: i64
        for near in range(self.seats):
            found = score(self.tables, s, self._player(near, base))
            for points in [found.total, *found.parts]:
                put(row, max(-MOST, min(points, MOST)))
        for near in range(self.seats):
            put(row, s.victors >> self._player(near, base) & 1)


def encoder(game: OliverTwist, seats: int) -> OliverTensor:
    """The rows of a table; the research layer finds this function by its name."""
    return OliverTensor(game.tables, seats)
