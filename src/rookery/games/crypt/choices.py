"""What a seat may do now, listed."""

from __future__ import annotations

from rookery.games.crypt.actions import (
    CLAIM,
    FLIP_0,
    PASS,
    RECOVER,
    REROLL_2,
    TAKE_0,
    USE_MANUSCRIPT,
    USE_REMAINS,
)
from rookery.games.crypt.cards import flip_choices
from rookery.games.crypt.claim import can_place, legal_place
from rookery.games.crypt.const import FLIP, MANUSCRIPT, MAX_SLOTS, PLACE, REMAINS, REROLL, TURN
from rookery.games.crypt.dice import failed_efforts
from rookery.games.crypt.pack import Tables
from rookery.games.crypt.state import CryptState
from rookery.kernel.runtime import append, i64, vec


def choices(t: Tables, s: CryptState, seat: i64) -> vec[i64]:
    """The legal actions of a seat, ascending."""
    if seat != s.actor or seat < 0:
        return vec[i64]()
    if s.phase == PLACE:
        return legal_place(s, seat)
    if s.phase == TURN:
        return legal_turn(t, s, seat)
    if s.phase == FLIP:
        return legal_flip(s, seat)
    if s.phase == REROLL:
        return legal_reroll(s, seat)
    return legal_window(t, s, seat)


def legal_turn(t: Tables, s: CryptState, seat: i64) -> vec[i64]:
    """CR-5.2, CR-5.3: claim or recover, and before that the collectors of any time."""
    found = append(vec[i64](capacity=4), RECOVER)
    if can_place(s, seat):
        found = append(found, CLAIM)
    if s.sides[REMAINS] == 0 and t.effect(REMAINS, 0).can(s, seat):
        found = append(found, USE_REMAINS)
    if can_peek(t, s, seat):
        found = append(found, USE_MANUSCRIPT)
    return found


def legal_window(t: Tables, s: CryptState, seat: i64) -> vec[i64]:
    """CR-4.2: take a face-down card, look first, or let it be."""
    found = vec[i64](capacity=MAX_SLOTS + 2)
    if can_peek(t, s, seat):
        found = append(found, USE_MANUSCRIPT)
    slot: i64
    for slot in range(len(s.slot_card)):
        if s.slot_card[slot] >= 0 and not s.slot_up[slot]:
            found = append(found, TAKE_0 + slot)
    return append(found, PASS)


def can_peek(t: Tables, s: CryptState, seat: i64) -> bool:
    """CR-K-MS-B: whether Manuscript B may be used now."""
    return s.sides[MANUSCRIPT] == 1 and t.effect(MANUSCRIPT, 1).can(s, seat)


def legal_flip(s: CryptState, seat: i64) -> vec[i64]:
    """CR-9.2: which card to turn face up."""
    found = flip_choices(s, seat, s.todo[len(s.todo) - 2])
    place: i64
    for place in range(len(found)):
        found[place] += FLIP_0
    return found


def legal_reroll(s: CryptState, seat: i64) -> vec[i64]:
    """CR-6.7: which failed die to roll again, or none."""
    found = failed_efforts(s, seat)
    place: i64
    for place in range(len(found)):
        found[place] += REROLL_2 - 2
    return append(found, PASS)
