"""Everything that changes during a game of Crypt."""

from __future__ import annotations

from typing import Any, Final

from rookery.games.crypt.const import NOBODY
from rookery.games.crypt.declared import STATE
from rookery.games.crypt.fields import CryptFields
from rookery.games.crypt.phase_numbers import GO_TURN
from rookery.kernel import declared_fields
from rookery.kernel.runtime import append, i64

MOST = 1 << 20  # beyond any number of a state
FIELDS: Final = declared_fields("Crypt", (1, 4), STATE, largest=MOST)


class CryptState(CryptFields):
    """Dice of one player are alike, so they are counted; cards are packed ints (see cards.py)."""

    def copy(self) -> CryptState:
        return CryptState(like=self)


def circle(s: CryptState) -> i64:
    """How many sit around the table; the Ghost counts in a solo game."""
    if s.seats == 1:
        return 2
    return s.seats


def turns_per_round(s: CryptState) -> i64:
    """CR-5.1: everybody once; with two, the Leader a second time."""
    if s.seats < 3:
        return 3
    return s.seats


def seat_of_turn(s: CryptState) -> i64:
    """Whose turn of the round it is (CR-5.1, CR-S.2)."""
    return (s.leader + s.turn) % circle(s)


def is_lights_out(s: CryptState) -> bool:
    """CR-5.7: the last turn of the round is played with the torch out."""
    return s.turn == turns_per_round(s) - 1


def in_round(s: CryptState) -> bool:
    """A round has begun, and its cards are dealt: the next one lies on the deck, or there is none."""
    return s.round > 0 and (s.top >= 0 or s.deck_size == 0)


def end_turn(s: CryptState) -> None:
    """The next in order is up."""
    s.turn += 1
    s.phase = GO_TURN


def placed(s: CryptState, seat: i64) -> i64:
    """How many dice of a seat (or of the Ghost) lie on cards."""
    count: i64 = 0
    slot: i64
    for slot in range(len(s.slot_owner)):
        if s.slot_owner[slot] == seat:
            count += s.slot_dice[slot]
    return count


def restore(data: dict[str, Any]) -> CryptState:
    """A state from its dump; ValueError names the field that is wrong."""
    FIELDS.check(data)
    s = CryptState(data["seats"])
    FIELDS.fill(s, data)
    return s


def push(s: CryptState, todo: i64, seat: i64, first: i64, left: i64) -> None:
    """What comes before all that waits already."""
    s.todo = append(append(append(append(s.todo, todo), seat), first), left)


def lay_card(s: CryptState, slot: i64, kind: i64, up: i64, known: i64) -> None:
    """A card comes into the crypt."""
    s.slot_card[slot] = kind
    s.slot_up[slot] = up
    s.slot_known[slot] = known


def free_slot(s: CryptState, slot: i64) -> None:
    """The dice leave a card."""
    s.slot_owner[slot] = NOBODY
    s.slot_dice[slot] = 0
    s.slot_effort[slot] = 0
