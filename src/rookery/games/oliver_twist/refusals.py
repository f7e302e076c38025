"""Why a move is not possible: the clause that forbids it. Only asked for moves that are not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.games.oliver_twist.actions import (
    EFFECT_0,
    END_ROUND,
    FAGIN,
    HIDE_0,
    NO_REVEAL,
    PEEK_0,
    PLACE_0,
    PROWL,
    REVEAL_0,
    TAKE_0,
)
from rookery.games.oliver_twist.const import (
    ACTION,
    BRANCH,
    BREAK_IN,
    EMPTY,
    ENDED,
    FACE_DOWN,
    GRAB,
    KEEP,
    LATE,
    PEEK,
    PLACE,
    REVEAL,
    SEARCH,
    SELL,
    SPACES,
    SPEND,
    STARTER,
    SWAP,
    TAKE,
    VICTIM,
    WALLETS,
)
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import BITS
from rookery.games.oliver_twist.tables import Tables

if TYPE_CHECKING:
    from mypy_extensions import i64

# The clause that says what this moment is for.
_MOMENT: Final = {
    ACTION: "OT-3.2",
    PEEK: "OT-10.9",
    PLACE: "OT-4.8",
    REVEAL: "OT-10.3",
    BRANCH: "OT-10.5",
    TAKE: "OT-4.3",
    SWAP: "OT-4.12",
    SELL: "OT-5.1",
    KEEP: "OT-10.12",
    SPEND: "OT-10.11",
    STARTER: "OT-9.9",
    LATE: "OT-8.3",
    WALLETS: "OT-C10",
    GRAB: "OT-C1",
    SEARCH: "OT-C6",
    BREAK_IN: "OT-C13",
}


def why_not(t: Tables, s: OliverTwistState, seat: i64, action: i64) -> str:
    """The clause that forbids an action to a seat."""
    if s.phase == ENDED:
        return "OT-11.2"
    if seat != s.actor:
        return "OT-3.1"
    if s.phase == VICTIM:
        return f"OT-C{s.helper + 1}"
    if s.phase == ACTION:
        return _why_no_action(t, s, seat, action)
    if s.phase == TAKE and TAKE_0 <= action < PLACE_0:
        return _why_no_token(t, s, action - TAKE_0)
    if s.phase == PLACE and PLACE_0 <= action < PEEK_0:
        return _why_no_place(t, s, action - PLACE_0)
    if s.phase == REVEAL and (action == NO_REVEAL or REVEAL_0 <= action < NO_REVEAL):
        return "OT-9.8" if s.guide >= 0 else "OT-10.3"
    if s.phase < ACTION:
        return "OT-3.1"
    return "OT-3.8" if action <= END_ROUND else _MOMENT[s.phase]


def _why_no_action(t: Tables, s: OliverTwistState, seat: i64, action: i64) -> str:
    """OT-3.3 to OT-3.7: what the turn lacks for this action."""
    if action == PROWL:
        return "OT-3.3" if s.left == 0 else "OT-7.3"
    if action == FAGIN:
        return "OT-3.4"
    if action == END_ROUND:
        return "OT-3.7"
    if action < END_ROUND:
        card = action - EFFECT_0 if action < HIDE_0 else action - HIDE_0
        return "OT-6.4" if s.hands[seat] & BITS[card] else "OT-3.5"
    if TAKE_0 <= action < PLACE_0:
        return "OT-4.3"
    if PLACE_0 <= action < PEEK_0:
        return "OT-4.9"
    return "OT-3.2"


def _why_no_token(t: Tables, s: OliverTwistState, space: i64) -> str:
    """OT-4.2 about gaps, OT-10.2 about face-down tokens, OT-4.3 about the distance."""
    if s.board[space] == EMPTY:
        return "OT-4.2"
    if s.board[space] >= FACE_DOWN:
        return "OT-10.2"
    return "OT-4.2" if t.streets.parent[s.pawn * SPACES + space] >= 0 else "OT-4.3"


def _why_no_place(t: Tables, s: OliverTwistState, space: i64) -> str:
    """OT-1.6 about closed streets, OT-B.4 about the square, OT-4.8 about the rest."""
    if s.seats == 2 and t.streets.yellow[space]:
        return "OT-1.6"
    return "OT-B.4" if space == 0 and s.square_barred else "OT-4.8"
