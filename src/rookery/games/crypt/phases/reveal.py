"""Phase I: Reveal. The crypt is filled from the deck (CR-4.1)."""

from __future__ import annotations

from rookery.games.crypt.cards import type_of, value_of
from rookery.games.crypt.const import ALL_KNOW, KINDS, POTTERY, UNKNOWN
from rookery.games.crypt.events import E_HIDDEN, E_REVEALED, E_ROUND
from rookery.games.crypt.phase import Phase
from rookery.games.crypt.phase_numbers import GO_DEAL, GO_ROUND, GO_TURN, GO_WINDOW, REVEAL
from rookery.games.crypt.state import CryptState, lay_card
from rookery.games.crypt.tables import Tables
from rookery.kernel import CHANCE, EVERYONE, Picker, Sink
from rookery.kernel.runtime import i64, vec


class Round(Phase):
    """CR-3.1: the next round begins."""

    numbers: tuple[int, ...] = (GO_ROUND,)

    def enter(self, t: Tables, s: CryptState, out: Sink) -> None:
        s.round += 1
        s.turn = 0
        s.cursor = 0
        s.ghost_faces = vec[i64]()
        out.emit(E_ROUND, EVERYONE, s.round)
        s.phase = GO_DEAL


class Reveal(Phase):
    """CR-1.3, CR-4.1: card by card the deck's top comes into the crypt, and chance says what is the next."""

    numbers: tuple[int, ...] = (GO_DEAL, REVEAL)
    stream = 2

    def enter(self, t: Tables, s: CryptState, out: Sink) -> None:
        deal(t, s, out)

    def outcomes(self, s: CryptState) -> list[int]:
        return [kind for kind in range(KINDS) if s.deck[kind]]

    def weight(self, s: CryptState, outcome: i64) -> i64:
        return s.deck[outcome]

    def sample(self, s: CryptState, pick: Picker) -> i64:
        return sample_card(s, pick)

    def happen(self, t: Tables, s: CryptState, outcome: i64, out: Sink) -> None:
        draw(s, outcome)

    def timely(self, s: CryptState) -> bool:
        return s.round > 0 and s.turn == 0

    def holds(self, t: Tables, s: CryptState) -> bool:
        lying = [slot for slot in range(len(s.slot_card)) if s.slot_card[slot] >= 0]
        return s.actor == CHANCE and s.deck_size > 0 and s.top < 0 and lying == list(range(s.cursor))


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
        _finish(s, out)


def draw(s: CryptState, kind: i64) -> None:
    """The next card of the deck comes to the top; all see its back, nobody its value."""
    s.deck[kind] -= 1
    s.deck_size -= 1
    s.top = kind
    s.phase = GO_DEAL


def sample_card(s: CryptState, pick: Picker) -> i64:
    """A card of the deck, each copy equally likely."""
    left = pick.below(s.deck_size)
    kind: i64 = 0
    while left >= s.deck[kind]:
        left -= s.deck[kind]
        kind += 1
    return kind


def _finish(s: CryptState, out: Sink) -> None:
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
