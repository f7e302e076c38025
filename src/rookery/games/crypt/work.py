"""Flip abilities: cards are turned face up first, then the collector pays (CR-9.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.crypt.actions import FLIP_0, REROLL_2, TAKE_0, USE_MANUSCRIPT, USE_REMAINS
from rookery.games.crypt.cards import (
    bit,
    default_flip,
    find_flip,
    flip,
    type_of,
    unflipped,
    value_of,
)
from rookery.games.crypt.collect import lift_failed, run_race, take_card
from rookery.games.crypt.const import (
    E_PEEKED,
    E_PEEKED_CARD,
    E_TOOK,
    E_TOOK_CARD,
    FLIP,
    IDOL,
    MANUSCRIPT,
    POTTERY,
    REMAINS,
    TURN,
    WINDOW,
    WORK_FLIP,
    WORK_PEEK,
    WORK_REROLL,
    WORK_RESTORE,
    WORK_TAKE,
)
from rookery.games.crypt.pack import Tables
from rookery.games.crypt.scoring import restore_die
from rookery.games.crypt.state import CryptState, push
from rookery.kernel import EVERYONE, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def use(t: Tables, s: CryptState, seat: i64, action: i64, resume: i64) -> None:
    """Puts a flip ability on the stack: the effect below, the flips that pay for it on top."""
    s.resume = resume
    if action == USE_REMAINS:
        push(s, WORK_RESTORE, seat, 0, 0)
        push(s, WORK_FLIP, seat, REMAINS, t.effect(REMAINS, 0).flip)
    elif action == USE_MANUSCRIPT:
        push(s, WORK_PEEK, seat, 0, 0)
        push(s, WORK_FLIP, seat, MANUSCRIPT, t.effect(MANUSCRIPT, 1).flip)
    elif action < REROLL_2:
        push(s, WORK_TAKE, seat, action - TAKE_0, 0)
        push(s, WORK_FLIP, seat, POTTERY, t.effect(POTTERY, 1).flip)
    else:
        push(s, WORK_REROLL, seat, action - REROLL_2 + 2, 0)
        push(s, WORK_FLIP, seat, IDOL, t.effect(IDOL, 0).flip)


def work_off(t: Tables, s: CryptState, out: Sink) -> bool:
    """Does the work on top of the stack; False if the owner must choose a card first."""
    frame = len(s.todo) - 4
    work, seat, first, left = s.todo[frame], s.todo[frame + 1], s.todo[frame + 2], s.todo[frame + 3]
    if work == WORK_FLIP:
        return _flip_next(s, frame, seat, first, left, out)
    s.todo = s.todo[:frame]
    s.phase = s.resume
    if s.phase == TURN or s.phase == WINDOW:
        s.actor = seat
    if work == WORK_RESTORE:
        restore_die(s, seat, out)
    elif work == WORK_PEEK:
        peek(s, seat, out)
    elif work == WORK_TAKE:
        take_card(s, seat, first, E_TOOK, E_TOOK_CARD, out)
        run_race(t, s, out)
    else:
        lift_failed(s, seat, first)
    return True


def _flip_next(s: CryptState, frame: i64, seat: i64, kind_type: i64, left: i64, out: Sink) -> bool:
    """Flips by itself if all must go or the table says so.

    Otherwise the owner is asked even if his cards are alike: not being asked would tell that they are.
    """
    if left == 0:
        s.todo = s.todo[:frame]
        if not len(s.todo):
            s.phase = s.resume
        return True
    if unflipped(s, seat, kind_type) > left and not s.auto_flips:
        s.phase = FLIP
        s.actor = seat
        return False
    flip(s, seat, default_flip(s, seat, kind_type), out)
    s.todo[frame + 3] = left - 1
    return True


def choose_flip(s: CryptState, seat: i64, action: i64, out: Sink) -> None:
    """The owner names the card."""
    frame = len(s.todo) - 4
    flip(s, seat, find_flip(s, seat, s.todo[frame + 2], action - FLIP_0), out)
    s.todo[frame + 3] -= 1


def peek(s: CryptState, seat: i64, out: Sink) -> None:
    """CR-K-MS-B: this player alone sees every face-down card of the crypt."""
    seen = 0
    for slot in range(len(s.slot_card)):
        kind = s.slot_card[slot]
        if kind >= 0 and not s.slot_known[slot] & bit(seat):
            seen += 1
            s.slot_known[slot] |= bit(seat)
            out.emit(E_PEEKED_CARD, bit(seat), slot, type_of(kind), value_of(kind))
    out.emit(E_PEEKED, EVERYONE, seat, seen)
