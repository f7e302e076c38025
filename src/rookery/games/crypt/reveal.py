"""Set-up and phase I: the crypt is filled from the deck (CR-1, CR-4)."""

from __future__ import annotations

from rookery.games.crypt.cards import type_of, value_of
from rookery.games.crypt.const import (
    ALL_KNOW,
    E_HIDDEN,
    E_LEADER,
    E_REVEALED,
    E_ROUND,
    E_SIDE,
    GO_DEAL,
    GO_ROUND,
    GO_SETUP,
    GO_TURN,
    GO_WINDOW,
    LEADER,
    POTTERY,
    REVEAL,
    SIDES,
    TYPES,
    UNKNOWN,
    WINDOW,
)
from rookery.games.crypt.pack import Tables
from rookery.games.crypt.state import CryptState, lay_card
from rookery.kernel import CHANCE, EVERYONE, Picker, Sink
from rookery.kernel.runtime import i64, vec


def go_on_with_setup(s: CryptState) -> None:
    """Undecided sides first, then the Leader, then the first round."""
    while s.cursor < TYPES and s.sides[s.cursor] >= 0:
        s.cursor += 1
    s.phase = SIDES if s.cursor < TYPES else LEADER
    s.actor = CHANCE


def possible_leaders(s: CryptState) -> list[int]:
    """CR-1.6, CR-S.1: anybody, or the seat the table has chosen; in solo play the human."""
    if s.first_leader:
        return [s.first_leader - 1]
    return list(range(s.seats))


def choose_side(s: CryptState, side: i64, out: Sink) -> None:
    """CR-1.4 with a random side: a coin decides."""
    s.sides[s.cursor] = side
    out.emit(E_SIDE, EVERYONE, s.cursor, side)
    s.phase = GO_SETUP


def choose_leader(s: CryptState, seat: i64, out: Sink) -> None:
    """The first Leader is known, and with him the holder of Lights Out (CR-1.7)."""
    s.leader = seat
    out.emit(E_LEADER, EVERYONE, seat)
    s.phase = GO_ROUND


def begin_round(s: CryptState, out: Sink) -> None:
    """Phase I of the next round (CR-4.1)."""
    s.round += 1
    s.turn = 0
    s.cursor = 0
    s.ghost_faces = vec[i64]()
    out.emit(E_ROUND, EVERYONE, s.round)
    s.phase = GO_DEAL


def deal(t: Tables, s: CryptState, out: Sink) -> None:
    """Moves the top card into the crypt until it is full; chance says which card is the next top."""
    up = t.up[s.seats - 1]
    if s.top >= 0 and s.cursor < len(s.slot_card):
        is_up = s.cursor < up
        lay_card(s, s.cursor, s.top, 1 if is_up else 0, ALL_KNOW if is_up else 0)
        s.cursor += 1
        s.top = -1
    if s.top < 0 and s.deck_size > 0:
        s.phase = REVEAL
        s.actor = CHANCE
    else:
        finish_reveal(s, out)


def draw(s: CryptState, kind: i64) -> None:
    """The next card of the deck comes to the top; all see its back, nobody its value."""
    s.deck[kind] -= 1
    s.deck_size -= 1
    s.top = kind
    s.phase = GO_DEAL


def sample_card(s: CryptState, pick: Picker) -> int:
    """A card of the deck, each copy equally likely."""
    left = pick.below(s.deck_size)
    kind: i64 = 0
    while left >= s.deck[kind]:
        left -= s.deck[kind]
        kind += 1
    return int(kind)


def finish_reveal(s: CryptState, out: Sink) -> None:
    """The crypt is full: arrange it (solo), tell it, and open the window of Pottery B."""
    if s.seats == 1:
        arrange(s)
    if out.live:
        _tell_crypt(s, out)
    s.cursor = 0
    s.phase = GO_WINDOW if s.sides[POTTERY] == 1 else GO_TURN


def arrange(s: CryptState) -> None:
    """CR-S.3: falling values, the face-down card as 2.5; of equals, the one drawn first is left."""
    keys = [2 * value_of(s.slot_card[slot]) if s.slot_up[slot] else 5 for slot in range(len(s.slot_card))]
    order: list[int] = []
    for worth in range(8, 0, -1):
        order += [slot for slot in range(len(keys)) if keys[slot] == worth]
    s.slot_card = vec[i64]([s.slot_card[slot] for slot in order])
    s.slot_up = vec[i64]([s.slot_up[slot] for slot in order])
    s.slot_known = vec[i64]([s.slot_known[slot] for slot in order])


def _tell_crypt(s: CryptState, out: Sink) -> None:
    for slot in range(len(s.slot_card)):
        kind = s.slot_card[slot]
        if s.slot_up[slot]:
            out.emit(E_REVEALED, EVERYONE, slot, type_of(kind), value_of(kind))
        else:
            out.emit(E_HIDDEN, EVERYONE, slot, UNKNOWN if s.backs_hidden else type_of(kind))


def ask_window(t: Tables, s: CryptState) -> None:
    """CR-4.2: from the Leader clockwise, those who can use Pottery B are asked."""
    take = t.effect(POTTERY, 1)
    while s.cursor < s.seats:
        seat = (s.leader + s.cursor) % s.seats
        if take.can(s, seat):
            s.phase = WINDOW
            s.actor = seat
            return
        s.cursor += 1
    s.phase = GO_TURN


def pass_window(s: CryptState) -> None:
    """A player keeps his Pottery."""
    s.cursor += 1
    s.phase = GO_WINDOW
