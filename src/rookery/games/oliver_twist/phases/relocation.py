"""Relocation: the Gang is placed anew; by Night two secret looks come first (OT-4.8, OT-10.9)."""

from __future__ import annotations

from rookery.games.oliver_twist.actions import PEEK_0, PLACE_0
from rookery.games.oliver_twist.const import (
    FACE_DOWN,
    KINDS,
    LOOKED,
    NO_NUMBERS,
    NOBODY,
    PEEKS,
    SPACES,
    SQUARE,
)
from rookery.games.oliver_twist.events import E_PEEKED, E_PEEKED_TOKEN, E_PLACED
from rookery.games.oliver_twist.phase import FaceDown, Phase
from rookery.games.oliver_twist.phase_numbers import GO_PEEK, GO_PLACE, GO_REVEAL, LOOK, PEEK, PLACE
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import BITS, touches, touches_token, yellow_closed
from rookery.games.oliver_twist.tables import Tables
from rookery.kernel import CHANCE, EVERYONE, Named, Picker, Sink
from rookery.kernel.runtime import append, i64, vec


def relocate(s: OliverTwistState) -> None:
    """By Night two secret looks come first (OT-10.9)."""
    s.peeks = PEEKS if s.night else 0
    s.peeked = NOBODY
    s.phase = GO_PEEK


class Look(FaceDown):
    """OT-10.9: a secret look at a face-down token, as long as there is still another one."""

    numbers: tuple[int, ...] = (GO_PEEK, PEEK, LOOK)
    moment = "OT-10.9"

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        if s.peeks:
            only: i64 = NOBODY
            board = s.board
            space: i64
            for space in range(SPACES):
                if board[space] >= FACE_DOWN and space != s.peeked:
                    if only != NOBODY:
                        s.phase = PEEK
                        s.actor = s.active
                        return
                    only = space
            if only != NOBODY:
                peek(s, only, out)
                return
        s.peeks = 0
        s.peeked = NOBODY
        s.phase = GO_PLACE

    def ask(self, t: Tables, s: OliverTwistState, seat: i64) -> Named:
        return Named("peek", {"left": s.peeks})

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        """Every face-down token but the one just looked at."""
        board = s.board
        found = vec[i64](capacity=SPACES)
        space: i64
        for space in range(SPACES):
            if board[space] >= FACE_DOWN and space != s.peeked:
                found = append(found, PEEK_0 + space)
        return found

    def apply(self, t: Tables, s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
        peek(s, action - PEEK_0, out)

    def happen(self, t: Tables, s: OliverTwistState, outcome: i64, out: Sink) -> None:
        s.pool[outcome] -= 1
        s.pool_size -= 1
        s.board[s.peeked] = LOOKED + outcome
        _remember(s, out)


def peek_anywhere(s: OliverTwistState, pick: Picker) -> i64:
    """One of these choices at random, without listing them: there may be 75."""
    board = s.board
    count: i64 = 0
    space: i64
    for space in range(SPACES):
        if board[space] >= FACE_DOWN and space != s.peeked:
            count += 1
    number = pick.below(count)
    space = 0
    while True:
        if board[space] >= FACE_DOWN and space != s.peeked:
            if number == 0:
                return PEEK_0 + space
            number -= 1
        space += 1


def peek(s: OliverTwistState, space: i64, out: Sink) -> None:
    """A player looks at a token; which one all see, what it shows he alone."""
    s.peeks -= 1
    s.peeked = space
    out.emit(E_PEEKED, EVERYONE, s.active, space)
    if s.board[space] == FACE_DOWN:
        s.phase = LOOK
        s.actor = CHANCE
    else:
        _remember(s, out)


def _remember(s: OliverTwistState, out: Sink) -> None:
    kind = s.board[s.peeked] & (KINDS - 1)
    s.board[s.peeked] |= 64 * BITS[s.active]
    out.emit(E_PEEKED_TOKEN, BITS[s.active], s.peeked, kind)
    s.phase = GO_PEEK


class Place(Phase):
    """OT-4.8: where to? There is always a place; a single one is taken without asking."""

    numbers: tuple[int, ...] = (GO_PLACE, PLACE)
    moment = "OT-4.8"

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        first = next_place(t, s, SQUARE)
        if next_place(t, s, first + 1) == SPACES:
            place(s, first, out)
        else:
            s.phase = PLACE
            s.actor = s.active

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        return places(t, s)

    def apply(self, t: Tables, s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
        place(s, action - PLACE_0, out)

    def why_not(self, t: Tables, s: OliverTwistState, seat: i64, action: i64) -> str:
        """OT-1.6 about closed streets, OT-B.4 about the square, OT-4.8 about the rest."""
        if not PLACE_0 <= action < PEEK_0:
            return super().why_not(t, s, seat, action)
        space = action - PLACE_0
        if yellow_closed(s) and t.streets.yellow[space]:
            return "OT-1.6"
        return "OT-B.4" if space == SQUARE and s.square_barred else "OT-4.8"

    def reason(self, t: Tables, s: OliverTwistState, seat: i64, action: i64) -> Named:
        return no_place(t, s, action - PLACE_0) if PLACE_0 <= action < PEEK_0 else NO_NUMBERS


def places(t: Tables, s: OliverTwistState) -> vec[i64]:
    """OT-4.8: free open spaces beside a token, other than the pawn's own."""
    found = vec[i64](capacity=16)
    space = next_place(t, s, SQUARE)
    while space < SPACES:
        found = append(found, PLACE_0 + space)
        space = next_place(t, s, space + 1)
    return found


def next_place(t: Tables, s: OliverTwistState, space: i64) -> i64:
    """The first place from a space on; SPACES if there is none."""
    board = s.board
    around = t.streets.around
    width = t.streets.width
    pawn = s.pawn
    closed = yellow_closed(s)
    if space == SQUARE and s.square_barred:
        space = 1
    while space < SPACES:
        shut = space == pawn or (closed and t.streets.yellow[space] == 1)
        if board[space] < 0 and not shut and touches(around, width, board, space):
            return space
        space += 1
    return space


def place(s: OliverTwistState, space: i64, out: Sink) -> None:
    """The pawn is put down there; the Prowl goes on."""
    s.pawn = space
    out.emit(E_PLACED, EVERYONE, s.active, space)
    s.phase = GO_REVEAL


def no_place(t: Tables, s: OliverTwistState, space: i64) -> Named:
    """What lies there, or that nothing lies beside it."""
    if s.board[space] >= 0:
        return Named("occupied", {"space": space})
    return NO_NUMBERS if touches_token(t.streets, s.board, space) else Named("alone", {"space": space})
