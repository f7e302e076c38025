"""The Ghost's turn in the solo game: it rolls, groups its dice and takes what it can (CR-S.4 to CR-S.8)."""

from __future__ import annotations

from rookery.games.crypt.cards import discard, shown_type
from rookery.games.crypt.const import DICE, FACES, GHOST
from rookery.games.crypt.events import E_GHOST_ASIDE, E_GHOST_CLAIMED, E_GHOST_ROLLED, E_GHOST_TOOK
from rookery.games.crypt.phase import Phase
from rookery.games.crypt.phase_numbers import GHOST_ROLL
from rookery.games.crypt.phases.claim import evict, free_or_total
from rookery.games.crypt.state import (
    CryptState,
    end_turn,
    in_round,
    is_lights_out,
    seat_of_turn,
    turns_per_round,
)
from rookery.games.crypt.tables import Tables
from rookery.kernel import CHANCE, EVERYONE, ONLOOKER, Sink
from rookery.kernel.runtime import append, i64, vec


class Ghost(Phase):
    """Die by die; when all are rolled, they are placed."""

    numbers: tuple[int, ...] = (GHOST_ROLL,)
    stream = 4

    def happen(self, t: Tables, s: CryptState, outcome: i64, out: Sink) -> None:
        s.ghost_faces = append(s.ghost_faces, outcome)
        if len(s.ghost_faces) < s.ghost_hand:
            return
        _tell_roll(s, out)
        place_ghost(s, is_lights_out(s), out)
        end_turn(s)

    def timely(self, s: CryptState) -> bool:
        return in_round(s) and s.turn < turns_per_round(s)

    def holds(self, t: Tables, s: CryptState) -> bool:
        ghosts = s.seats == 1 and seat_of_turn(s) == GHOST
        return s.actor == CHANCE and ghosts and len(s.ghost_faces) < s.ghost_hand


def begin_ghost(s: CryptState) -> None:
    """CR-S.4, CR-S.8: three dice, or in its second turn those the human evicted, if any."""
    s.ghost_faces = vec[i64]()
    if is_lights_out(s) and s.ghost_hand == 0:
        end_turn(s)
        return
    if not is_lights_out(s):
        s.ghost_hand = DICE
    s.phase = GHOST_ROLL
    s.actor = CHANCE


def _tell_roll(s: CryptState, out: Sink) -> None:
    faces = [*s.ghost_faces, *[0] * DICE]
    out.emit(E_GHOST_ROLLED, EVERYONE, len(s.ghost_faces), faces[0], faces[1], faces[2])


def ghost_groups(faces: vec[i64]) -> list[int]:
    """CR-S.5: equal faces join; highest total first, of equal totals more dice first. As dice * 8 + face."""
    groups: list[int] = []
    for total in range(DICE * FACES, 0, -1):
        for dice in range(DICE, 0, -1):
            face = total // dice
            if total % dice == 0 and face <= FACES and _count(faces, face) == dice:
                groups.append(dice * 8 + face)
    return groups


def _count(faces: vec[i64], wanted: i64) -> i64:
    count: i64 = 0
    for face in faces:
        if face == wanted:
            count += 1
    return count


def place_ghost(s: CryptState, second_turn: bool, out: Sink) -> None:
    """CR-S.6 to CR-S.8: every group, or only the first in the second turn; what does not fit is set aside."""
    groups = ghost_groups(s.ghost_faces)
    aside = 0
    for index in range(len(groups)):
        dice = groups[index] // 8
        face = groups[index] % 8
        slot = -1 if second_turn and index else ghost_target(s, dice * face)
        s.ghost_hand -= dice
        if slot < 0:
            aside += dice
        else:
            _claim(s, slot, dice, face, out)
    s.ghost_aside += aside
    if aside:
        out.emit(E_GHOST_ASIDE, EVERYONE, aside)


def ghost_target(s: CryptState, total: i64) -> i64:
    """CR-S.6: the first card from the left that is free or held by the human with less; -1 if none."""
    for slot in range(len(s.slot_card)):
        if s.slot_card[slot] >= 0 and s.slot_owner[slot] != GHOST and free_or_total(s, slot) < total:
            return slot
    return -1


def _claim(s: CryptState, slot: i64, dice: i64, face: i64, out: Sink) -> None:
    evict(s, slot, out)
    s.slot_owner[slot] = GHOST
    s.slot_dice[slot] = dice
    s.slot_effort[slot] = face
    if out.live:
        kind = shown_type(s, s.slot_card[slot], s.slot_known[slot], ONLOOKER)
        out.emit(E_GHOST_CLAIMED, EVERYONE, slot, dice, face, kind)


def let_go(s: CryptState, slot: i64, out: Sink) -> None:
    """CR-S.9: the Ghost owns nothing: the card it has claimed leaves the game."""
    discard(s, slot, E_GHOST_TOOK, out)
