"""Prowling: relocation, secret looks, and taking a token (OT-4, OT-10.9)."""

from __future__ import annotations

from rookery.games.oliver_twist.actions import PEEK_0, PLACE_0
from rookery.games.oliver_twist.burglary import begin_burglary
from rookery.games.oliver_twist.const import (
    BURGLARY,
    CHARACTER,
    DRAW,
    E_DREW,
    E_DREW_CARD,
    E_DROPPED,
    E_PEEKED,
    E_PEEKED_TOKEN,
    E_PLACED,
    E_RECEIVED,
    E_SKIPPED,
    E_STUCK,
    E_TOOK,
    EMPTY,
    FACE_DOWN,
    GO_DONE,
    GO_PEEK,
    GO_PLACE,
    GO_PROWL,
    GO_REVEAL,
    KINDS,
    LOOK,
    LOOKED,
    NOBODY,
    PEEK,
    PEEKS,
    PLACE,
    SPACES,
    SQUARE,
    SWAP,
    TAKE,
    TOOL_0,
    TOOLS,
)
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import BITS, single_target, touches, touches_token
from rookery.games.oliver_twist.tables import Tables, into_bag, is_object, pay, yellow_closed
from rookery.games.oliver_twist.tokens import add_token, is_full, swap_out
from rookery.kernel import CHANCE, EVERYONE, Picker, Sink
from rookery.kernel.runtime import append, i64, vec


def can_prowl(t: Tables, s: OliverTwistState, seat: i64) -> bool:
    """OT-3.3; by a table option a needed relocation must be paid in full (OT-7.3)."""
    if s.left == 0:
        return False
    if not s.poor_stay or s.money[seat] >= t.relocation:
        return True
    return touches_token(t.streets, s.board, s.pawn)


def begin_prowl(t: Tables, s: OliverTwistState, out: Sink) -> None:
    """OT-4.8, OT-4.9: the pawn is relocated, for money, if and only if it touches no token."""
    if touches_token(t.streets, s.board, s.pawn):
        s.phase = GO_REVEAL
        return
    paid = pay(s, s.active, t.relocation)
    out.emit(E_STUCK, EVERYONE, s.active, paid)
    relocate(s)


def relocate(s: OliverTwistState) -> None:
    """By Night two secret looks come first (OT-10.9)."""
    s.peeks = PEEKS if s.night else 0
    s.peeked = NOBODY
    s.phase = GO_PEEK


def ask_peek(s: OliverTwistState, out: Sink) -> None:
    """The next look, if there is still another face-down token."""
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


def peek_choices(s: OliverTwistState) -> vec[i64]:
    """Every face-down token but the one just looked at."""
    board = s.board
    found = vec[i64](capacity=SPACES)
    space: i64
    for space in range(SPACES):
        if board[space] >= FACE_DOWN and space != s.peeked:
            found = append(found, PEEK_0 + space)
    return found


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


def look(s: OliverTwistState, kind: i64, out: Sink) -> None:
    """Chance has decided what the token shows."""
    s.pool[kind] -= 1
    s.pool_size -= 1
    s.board[s.peeked] = LOOKED + kind
    _remember(s, out)


def _remember(s: OliverTwistState, out: Sink) -> None:
    kind = s.board[s.peeked] & (KINDS - 1)
    s.board[s.peeked] |= 64 * BITS[s.active]
    out.emit(E_PEEKED_TOKEN, BITS[s.active], s.peeked, kind)
    s.phase = GO_PEEK


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


def ask_place(t: Tables, s: OliverTwistState, out: Sink) -> None:
    """Where to? There is always a place; a single one is taken without asking."""
    first = next_place(t, s, SQUARE)
    if next_place(t, s, first + 1) == SPACES:
        place(s, first, out)
    else:
        s.phase = PLACE
        s.actor = s.active


def place(s: OliverTwistState, space: i64, out: Sink) -> None:
    """The pawn is put down there; the Prowl goes on."""
    s.pawn = space
    out.emit(E_PLACED, EVERYONE, s.active, space)
    s.phase = GO_REVEAL


def ask_take(t: Tables, s: OliverTwistState, out: Sink) -> None:
    """OT-4.3: which token of the series? A single one is taken without asking."""
    only = single_target(t.streets, s.board, s.pawn)
    if only != NOBODY:
        take(t, s, only, out)
    else:
        s.phase = TAKE
        s.actor = s.active


def take(t: Tables, s: OliverTwistState, space: i64, out: Sink) -> None:
    """OT-4.5 to OT-4.7: the skipped tokens go to the file, the pawn moves, the token is gained.

    While `extra` is set (OT-C2) the skipped ones go into the bag and bring so much each.
    """
    seat = s.active
    parent = t.streets.parent
    start = s.pawn * SPACES
    before = parent[start + space]
    while before != s.pawn:
        _skip(s, seat, before, out)
        before = parent[start + before]
    kind: i64 = s.board[space]
    s.board[space] = EMPTY
    s.left -= 1
    s.pawn = space
    s.took = kind
    out.emit(E_TOOK, EVERYONE, seat, space, kind)
    gain(s, seat, kind, out)


def _skip(s: OliverTwistState, seat: i64, space: i64, out: Sink) -> None:
    kind: i64 = s.board[space]
    s.board[space] = EMPTY
    s.left -= 1
    if s.extra:
        into_bag(s, kind)
        s.money[seat] += s.extra
        out.emit(E_DROPPED, EVERYONE, seat, space, kind)
        out.emit(E_RECEIVED, EVERYONE, seat, s.extra)
    else:
        s.files[seat] = append(s.files[seat], kind)
        out.emit(E_SKIPPED, EVERYONE, seat, space, kind)


def gain(s: OliverTwistState, seat: i64, kind: i64, out: Sink) -> None:
    """OT-4.7: an Object, a Tool, a Character or a Burglary."""
    if is_object(kind):
        gain_object(s, seat, kind)
    elif kind == CHARACTER:
        into_bag(s, kind)
        _draw_card(s)
    elif kind == BURGLARY:
        into_bag(s, kind)
        begin_burglary(s, seat, 1, out)
    else:
        s.tools[seat * TOOLS + kind - TOOL_0] += 1
        s.phase = GO_DONE


def gain_object(s: OliverTwistState, seat: i64, token: i64) -> None:
    """OT-4.12: with a full reserve another token must make room first."""
    if is_full(s, seat):
        s.cursor = token  # it waits here
        s.phase = SWAP
        s.actor = seat
    else:
        add_token(s, seat, token)
        s.phase = GO_DONE


def make_room(s: OliverTwistState, seat: i64, kind: i64, out: Sink) -> None:
    """The owner has named the token that goes to the file; the new one takes its place."""
    swap_out(s, seat, kind, out)
    add_token(s, seat, s.cursor)
    s.cursor = 0
    s.phase = GO_DONE


def _draw_card(s: OliverTwistState) -> None:
    """OT-6.5: an empty pile gives nothing."""
    if s.pile:
        s.phase = DRAW
        s.actor = CHANCE
    else:
        s.phase = GO_DONE


def draw_card(s: OliverTwistState, card: i64, out: Sink) -> None:
    """The card goes into the hand, seen by its owner."""
    bit = BITS[card]
    s.pile -= bit
    s.hands[s.active] += bit
    out.emit(E_DREW, EVERYONE, s.active)
    out.emit(E_DREW_CARD, BITS[s.active], card)
    s.phase = GO_DONE


def after_prowl(t: Tables, s: OliverTwistState) -> bool:
    """OT-C4: whether another Prowl follows; it is due if a token is left."""
    if s.again == 0 or not can_prowl(t, s, s.active):
        return False
    s.again -= 1
    s.phase = GO_PROWL
    return True
