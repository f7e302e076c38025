"""What a seat may know as a row of numbers, straight from the state (see docs/research.md).

Seats are counted from the viewer: 0 is the viewer, 1 the next clockwise. Onlookers count from seat 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.games.oliver_twist.burglary import count_bits, kept_by
from rookery.games.oliver_twist.const import (
    CARDS,
    CELLS,
    ENDED,
    EVENTS,
    FACE_DOWN,
    KEEP,
    KINDS,
    LOOT,
    LOOT_DRAW,
    PEEKS,
    RICHEST,
    SCORE_PARTS,
    SEARCH,
    SPACES,
    SWAP,
    TOOLS,
    WALK,
)
from rookery.games.oliver_twist.dusk import REPORT, score
from rookery.games.oliver_twist.flow import OliverTwist
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tables import Tables, yellow_closed
from rookery.games.oliver_twist.tokens import KIND, START
from rookery.kernel import Encoder, shorts

if TYPE_CHECKING:
    from mypy_extensions import i64

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


class OliverTensor(Encoder):
    """Makes rows for one number of seats."""

    def __init__(self, tables: Tables, seats: int) -> None:
        self.tables = tables
        self.seats: i64 = seats
        self.rows = layout(seats, len(tables.rewards))

    def packed(self, s: OliverTwistState, seat: int) -> bytes:
        """The row of one seat, or of an onlooker (-1)."""
        base: i64 = 0 if seat < 0 else seat
        order = [int((base + near) % self.seats) for near in range(self.seats)]
        row: list[int] = []
        self._add_head(row, s, seat, base)
        self._add_board(row, s, seat, order)
        self._add_walk(row, s)
        self._add_purses(row, s, seat, order)
        self._add_lairs(row, s, seat, order)
        self._add_last(row, s, base)
        for player in order:
            report = s.report[player * REPORT : player * REPORT + REPORT]
            row.extend(report if report else [0] * REPORT)
        self._add_waiting(row, s, seat)
        self._add_end(row, s, order)
        return shorts(row)

    def _whose(self, seat: i64, base: i64) -> i64:
        """A seat counted from the viewer (1), or 0 for nobody."""
        if seat < 0:
            return 0
        near = seat - base
        return near + 1 if near >= 0 else near + self.seats + 1

    def _add_head(self, row: list[int], s: OliverTwistState, seat: i64, base: i64) -> None:
        row.append(s.phase)
        row.append(s.night)
        row.append(seat + 1)
        row.append(s.actor + 2 if s.actor < 0 else self._whose(s.actor, base) + 1)
        row.append(self._whose(s.active, base))
        row.append(self._whose(s.guide, base))
        row.append(s.helper + 1)
        row.append(s.again)
        row.append(s.sets)
        row.append(s.pawn + 1)
        row.append(s.left)
        row.append(1 if yellow_closed(s) else 0)

    def _add_board(self, row: list[int], s: OliverTwistState, seat: i64, order: list[int]) -> None:
        looked: list[int] = []
        masks: list[int] = []
        token: i64
        for token in s.board:
            row.append(token + 1 if token < FACE_DOWN else FACE_DOWN + 1)
            mask: i64 = token >> 6 if token > FACE_DOWN else 0
            known = seat >= 0 and (mask >> seat & 1) == 1
            masks.append(mask)
            looked.append(0 if mask == 0 else (token & KIND) + 1 if known else FACE_DOWN + 1)
        row.extend(looked)
        for player in order:
            row.extend([mask >> player & 1 for mask in masks])

    def _add_walk(self, row: list[int], s: OliverTwistState) -> None:
        row.extend(filled([space + 1 for space in s.walk if space >= 0], WALK))
        row.append(s.peeks)
        row.append(s.peeked + 1)
        row.extend(filled(self.tables.rewards[s.rewards :], len(self.tables.rewards)))
        row.append(count_bits(s.pile))
        row.extend([int(s.gone >> card & 1) for card in range(CARDS)])
        row.append(count_bits(s.vault))
        row.append(s.took + 1)

    def _add_purses(self, row: list[int], s: OliverTwistState, seat: i64, order: list[int]) -> None:
        shown = s.open_lairs == 1 or s.phase == ENDED
        for player in order:
            row.append(min(s.announced[player], MOST) if s.announced else -1)
        for player in order:
            row.append(min(s.money[player], MOST) if shown or player == seat else -1)
        for player in order:
            row.append(len(s.reserves[player]))
        for player in order:
            own = s.reserves[player] if s.open_lairs == 1 or player == seat else []
            row.extend(filled([1 + (token & KIND) + (token & START) for token in own], CELLS))

    def _add_lairs(self, row: list[int], s: OliverTwistState, seat: i64, order: list[int]) -> None:
        for player in order:
            row.extend(s.tools[player * TOOLS : player * TOOLS + TOOLS])
        for player in order:
            row.append(count_bits(s.hands[player]))
        hand = s.hands[seat] if seat >= 0 else 0
        row.extend([hand >> card & 1 for card in range(CARDS)])
        kept = [kept_by(s, player) for player in order]
        for own in kept:
            row.append(len(own))
        for near in range(self.seats):
            known = order[near] == seat or s.phase == ENDED
            row.extend(filled([self.tables.loot[card] for card in kept[near]] if known else [], LOOT))
        for player in order:
            row.append(len(s.files[player]) if s.open_lairs else -1)

    def _add_last(self, row: list[int], s: OliverTwistState, base: i64) -> None:
        told = s.shown[-LAST * TOLD :]
        row.append(len(told) // TOLD)
        index: i64
        for index in range(0, len(told), TOLD):
            kind: i64 = told[index]
            row.append(kind + 1)
            seats = IS_SEAT[kind]
            for offset in range(TOLD - 1):
                number: i64 = told[index + 1 + offset] if offset < len(seats) else 0
                if offset < len(seats) and seats[offset]:
                    number = self._whose(number, base)
                row.append(number)
        row.extend([0] * (LAST * TOLD - len(told)))

    def _add_waiting(self, row: list[int], s: OliverTwistState, seat: i64) -> None:
        acts = seat == s.active
        drawn = s.drawn if s.phase == KEEP or s.phase == LOOT_DRAW else []
        row.append(len(drawn))
        row.extend(filled([self.tables.loot[card] for card in drawn] if acts else [], LOOT))
        searched = [0] * (1 + KINDS)
        if s.phase == SEARCH and acts:
            searched[0] = 1
            for token in s.files[seat]:
                searched[1 + (token & KIND)] += 1
        row.extend(searched)
        row.append((s.cursor & KIND) + 1 if s.phase == SWAP else 0)

    def _add_end(self, row: list[int], s: OliverTwistState, order: list[int]) -> None:
        if s.phase != ENDED:
            row.extend([0] * int(self.seats * (RESULT + 1)))
            return
        for player in order:
            found = score(self.tables, s, player)
            row.extend([max(-MOST, min(points, MOST)) for points in [found.total, *found.parts]])
        row.extend([int(s.victors >> player & 1) for player in order])


def encoder(game: OliverTwist, seats: int) -> OliverTensor:
    """The rows of a table; the research layer finds this function by its name."""
    return OliverTensor(game.tables, seats)
