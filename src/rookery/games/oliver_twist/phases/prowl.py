"""Prowling: a token of a series is taken, what is skipped goes to the file (OT-4)."""

from __future__ import annotations

from rookery.games.oliver_twist.actions import PLACE_0, SWAP_0, TAKE_0
from rookery.games.oliver_twist.cards import bits_in, cards_in, nth_card
from rookery.games.oliver_twist.const import (
    BURGLARY,
    CARDS,
    CHARACTER,
    CLASSES,
    EMPTY,
    FACE_DOWN,
    NO_NUMBERS,
    NOBODY,
    REACH,
    SPACES,
    SQUARE,
    TOOL_0,
    TOOLS,
)
from rookery.games.oliver_twist.events import (
    E_DREW,
    E_DREW_CARD,
    E_DROPPED,
    E_RECEIVED,
    E_SKIPPED,
    E_STUCK,
    E_TOOK,
)
from rookery.games.oliver_twist.money import pay
from rookery.games.oliver_twist.phase import Phase
from rookery.games.oliver_twist.phase_numbers import DRAW, GO_DONE, GO_PROWL, GO_REVEAL, GO_TAKE, SWAP, TAKE
from rookery.games.oliver_twist.phases.burglary import begin_burglary
from rookery.games.oliver_twist.phases.relocation import relocate
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import BITS, single_target, targets, touches_token
from rookery.games.oliver_twist.tables import Tables, into_bag, is_object
from rookery.games.oliver_twist.tokens import KIND, add_token, counts_of, is_full, swap_out
from rookery.kernel import CHANCE, EVERYONE, Named, Picker, Sink
from rookery.kernel.runtime import append, i64, vec


def can_prowl(t: Tables, s: OliverTwistState, seat: i64) -> bool:
    """OT-3.3; by a table option a needed relocation must be paid in full (OT-7.3)."""
    if s.left == 0:
        return False
    if not s.poor_stay or s.money[seat] >= t.relocation:
        return True
    return touches_token(t.streets, s.board, s.pawn)


class Prowl(Phase):
    """OT-4.8, OT-4.9: the pawn is relocated, for money, if and only if it touches no token."""

    numbers: tuple[int, ...] = (GO_PROWL,)

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        if touches_token(t.streets, s.board, s.pawn):
            s.phase = GO_REVEAL
            return
        paid = pay(s, s.active, t.relocation)
        out.emit(E_STUCK, EVERYONE, s.active, paid)
        relocate(s)


class Take(Phase):
    """OT-4.3: which token of the series? A single one is taken without asking."""

    numbers: tuple[int, ...] = (GO_TAKE, TAKE)
    moment = "OT-4.3"

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        only = single_target(t.streets, s.board, s.pawn)
        if only != NOBODY:
            take(t, s, only, out)
        else:
            s.phase = TAKE
            s.actor = s.active

    def ask(self, t: Tables, s: OliverTwistState, seat: i64) -> Named:
        return Named("take", {"second": 1 if s.again else 0, "pounds": s.extra})

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        return targets(t.streets, s.board, s.pawn)

    def apply(self, t: Tables, s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
        take(t, s, action - TAKE_0, out)

    def why_not(self, t: Tables, s: OliverTwistState, seat: i64, action: i64) -> str:
        if TAKE_0 <= action < PLACE_0:
            return _why_no_token(t, s, action - TAKE_0)
        return super().why_not(t, s, seat, action)

    def reason(self, t: Tables, s: OliverTwistState, seat: i64, action: i64) -> Named:
        return no_token(t, s, action - TAKE_0) if TAKE_0 <= action < PLACE_0 else NO_NUMBERS


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
        _ask_card(s)
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


def _ask_card(s: OliverTwistState) -> None:
    """OT-6.5: an empty pile gives nothing."""
    if s.pile:
        s.phase = DRAW
        s.actor = CHANCE
    else:
        s.phase = GO_DONE


def _why_no_token(t: Tables, s: OliverTwistState, space: i64) -> str:
    """OT-4.3 about the distance, OT-4.2 about gaps, OT-10.2 about face-down tokens, here or on the way."""
    start = s.pawn * SPACES
    parent = t.streets.parent
    if s.board[space] >= 0 and s.board[space] < FACE_DOWN and parent[start + space] < 0:
        return "OT-4.3"
    dark = False
    while space != s.pawn and space >= 0:
        if s.board[space] == EMPTY:
            return "OT-4.2"
        dark = dark or s.board[space] >= FACE_DOWN
        space = parent[start + space]
    return "OT-10.2" if dark else "OT-4.2"


def no_token(t: Tables, s: OliverTwistState, space: i64) -> Named:
    """The obstacle nearest to the Gang on the way, or how long the way is."""
    steps = t.streets.steps(s.pawn, space)
    if steps > REACH:
        return Named("far", {"steps": steps, "most": REACH})
    found = NO_NUMBERS
    while space != s.pawn and space > SQUARE:
        if s.board[space] == EMPTY:
            found = Named("gap", {"space": space})
        elif s.board[space] >= FACE_DOWN:
            found = Named("dark", {"space": space})
        space = t.streets.parent[s.pawn * SPACES + space]
    return found


class MakeRoom(Phase):
    """OT-4.12: with a full reserve a token named by its owner goes to the file first."""

    numbers: tuple[int, ...] = (SWAP,)
    moment = "OT-4.12"

    def ask(self, t: Tables, s: OliverTwistState, seat: i64) -> Named:
        return Named("swap", {"token": s.cursor & KIND})

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        """Every class in the reserve."""
        counts = counts_of(s.reserves[seat])
        found = vec[i64](capacity=CLASSES)
        kind: i64
        for kind in range(CLASSES):
            if counts[kind]:
                found = append(found, SWAP_0 + kind)
        return found

    def apply(self, t: Tables, s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
        swap_out(s, seat, action - SWAP_0, out)
        add_token(s, seat, s.cursor)
        s.cursor = 0
        s.phase = GO_DONE


class DrawCharacter(Phase):
    """OT-4.7: a Character card goes into the hand, seen by its owner."""

    numbers: tuple[int, ...] = (DRAW,)

    def outcomes(self, s: OliverTwistState) -> list[int]:
        return cards_in(s.pile, CARDS)

    def sample(self, s: OliverTwistState, pick: Picker) -> i64:
        return nth_card(s.pile, pick.below(bits_in(s.pile)))

    def happen(self, t: Tables, s: OliverTwistState, outcome: i64, out: Sink) -> None:
        bit = BITS[outcome]
        s.pile -= bit
        s.hands[s.active] += bit
        out.emit(E_DREW, EVERYONE, s.active)
        out.emit(E_DREW_CARD, BITS[s.active], outcome)
        s.phase = GO_DONE
