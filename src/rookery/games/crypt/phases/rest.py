"""Phase III, the end of it: who is exhausted (CR-6.8)."""

from __future__ import annotations

from rookery.games.crypt.dice import count_failed, has_failed, seat_of
from rookery.games.crypt.events import E_EXHAUSTED
from rookery.games.crypt.phase import Phase
from rookery.games.crypt.phase_numbers import GO_END, GO_REST, GO_TORCHES
from rookery.games.crypt.phases.end import is_last_round
from rookery.games.crypt.state import CryptState, free_slot
from rookery.games.crypt.tables import Tables
from rookery.kernel import EVERYONE, Sink
from rookery.kernel.runtime import i64, vec


class Rest(Phase):
    """Failed dice are exhausted, all others come home; then the torches, or the end (CR-8.1)."""

    numbers: tuple[int, ...] = (GO_REST,)

    def enter(self, t: Tables, s: CryptState, out: Sink) -> None:
        if out.live:
            _tell_failures(s, out)
        slot: i64
        for slot in range(len(s.slot_owner)):
            owner = s.slot_owner[slot]
            if 0 <= owner < s.seats:
                s.active[owner] += s.slot_dice[slot]
            free_slot(s, slot)
        for d in s.dice:
            if has_failed(d):
                s.active[seat_of(d)] -= 1
                s.exhausted[seat_of(d)] += 1
        s.ghost_hand = 0
        s.ghost_aside = 0
        s.dice = vec[i64]()
        s.phase = GO_END if is_last_round(s) else GO_TORCHES


def _tell_failures(s: CryptState, out: Sink) -> None:
    for seat in range(s.seats):
        failed = count_failed(s, seat)
        if failed:
            out.emit(E_EXHAUSTED, EVERYONE, seat, failed)
