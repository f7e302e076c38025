"""Why a move is not possible: the clause that forbids it. Only asked for moves that are not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.games.crypt.actions import (
    CLAIM,
    DONE,
    FLIP_0,
    GROUPS,
    PASS,
    REROLL_2,
    TAKE_0,
    USE_MANUSCRIPT,
    USE_REMAINS,
)
from rookery.games.crypt.claim import target_total
from rookery.games.crypt.const import ENDED, FACES, FLIP, NOBODY, PLACE, REROLL, TURN, WINDOW
from rookery.games.crypt.state import CryptState

if TYPE_CHECKING:
    from mypy_extensions import i64

# The clause that says what this moment is for.
_MOMENT: Final = {
    WINDOW: "CR-4.2",
    TURN: "CR-5.3",
    PLACE: "CR-5.4",
    FLIP: "CR-9.2",
    REROLL: "CR-6.7",
}


def why_not(s: CryptState, seat: i64, action: i64) -> str:
    """The clause that forbids an action to a seat."""
    if s.phase == ENDED:
        return "CR-8.1"
    if seat != s.actor:
        return "CR-5.1"
    if action < DONE:
        return _why_no_group(s, seat, action) if s.phase == PLACE else _MOMENT[s.phase]
    if action >= FLIP_0 or s.phase == FLIP:
        return "CR-9.2"
    if action == USE_REMAINS:
        return "CR-K-RE-A"
    if action == USE_MANUSCRIPT:
        return "CR-K-MS-B"
    if TAKE_0 <= action < REROLL_2:
        return "CR-K-PO-B"
    if REROLL_2 <= action < PASS:
        return "CR-K-ID-A"
    if action == CLAIM and s.phase == TURN:
        return "CR-5.9"
    return _MOMENT[s.phase]


def _why_no_group(s: CryptState, seat: i64, action: i64) -> str:
    """CR-5.4 about dice and slots, CR-5.5 about who lies there."""
    slot = action // GROUPS
    dice = action % GROUPS // FACES + 1
    effort = action % FACES + 1
    if slot < s.next_slot or slot >= len(s.slot_card) or s.slot_card[slot] == NOBODY:
        return "CR-5.4"
    total = target_total(s, seat, slot)
    if total < 0 or dice * effort <= total:
        return "CR-5.5"
    return "CR-5.4"
