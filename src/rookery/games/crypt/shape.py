"""Whether the numbers of a state can stand beside each other at all; asked of saved games first."""

from __future__ import annotations

from rookery.games.crypt.const import DICE, FACES, KINDS, MAX_SLOTS, MOST_TIE_ROUNDS, TYPES
from rookery.games.crypt.dice import effort_of, face_of, seat_of, slot_of
from rookery.games.crypt.phase_numbers import GO_END, SIDES
from rookery.games.crypt.state import CryptState, circle, turns_per_round
from rookery.kernel.runtime import i64, vec


def shape_holds(s: CryptState) -> bool:
    """Lengths that go together and numbers in range."""
    return _lengths_hold(s) and _lists_hold(s) and _numbers_hold(s)


def _lengths_hold(s: CryptState) -> bool:
    per_seat = (s.active, s.exhausted, s.tie_sums)
    per_slot = (s.slot_up, s.slot_known, s.slot_owner, s.slot_dice, s.slot_effort)
    return (
        all(len(row) == s.seats for row in per_seat)
        and len(s.cards) == s.seats
        and len(s.slot_card) <= MAX_SLOTS
        and all(len(row) == len(s.slot_card) for row in per_slot)
        and len(s.deck) == KINDS
        and len(s.sides) == TYPES
        and len(s.todo) % 4 == 0
        and len(s.ghost_faces) <= DICE
    )


def _within(row: vec[i64], low: int, high: int) -> bool:
    return all(low <= number <= high for number in row)


def _lists_hold(s: CryptState) -> bool:
    return (
        _within(s.slot_card, -1, KINDS - 1)
        and _within(s.slot_up, 0, 1)
        and _within(s.slot_known, 0, 31)
        and _within(s.slot_owner, -1, circle(s) - 1)
        and all(_die_holds(s, d) for d in s.dice)
        and _within(s.ghost_faces, 1, FACES)
        and _within(s.sides, -1 if s.phase == SIDES else 0, 1)
        and _within(s.tie_sums, 0, DICE * FACES)
        and all(_within(own, 0, 2047) for own in s.cards)
        and _within(s.discard, 0, 2047)
    )


def _die_holds(s: CryptState, d: int) -> bool:
    return (
        seat_of(d) < s.seats
        and slot_of(d) < len(s.slot_card)
        and 2 <= effort_of(d) <= FACES
        and 0 <= face_of(d) <= FACES
    )


def _numbers_hold(s: CryptState) -> bool:
    everybody = (1 << s.seats) - 1
    switches = vec[i64]([s.backs_hidden, s.physical, s.self_push, s.same_round, s.double_jewel, s.auto_flips])
    return (
        _within(switches, 0, 1)
        and 0 <= s.first_leader <= s.seats
        and 0 <= s.leader < circle(s)
        and 0 <= s.round <= s.rounds
        and 0 <= s.race_round <= s.round
        and 0 <= s.turn <= turns_per_round(s)
        and 0 <= s.cursor <= DICE * 4
        and 0 <= s.next_slot <= len(s.slot_card)
        and 0 <= s.groups <= DICE
        and -1 <= s.top < KINDS
        and 0 <= s.race <= everybody
        and 0 <= s.tied <= everybody
        and 0 <= s.victors <= everybody
        and 0 <= s.tie_round <= MOST_TIE_ROUNDS
        and 0 <= s.ghost_aside <= DICE
        and 0 <= s.resume <= GO_END
    )
