"""Phase III, Idol A: failed dice may be rolled again (CR-6.7)."""

from __future__ import annotations

from rookery.games.crypt.actions import PASS, REROLL_2
from rookery.games.crypt.collectors import asks_next, can_use, use_or_pass
from rookery.games.crypt.const import IDOL
from rookery.games.crypt.dice import (
    count_failed,
    effort_of,
    face_of,
    failed_efforts,
    failed_seats,
    seat_of,
    showing,
)
from rookery.games.crypt.events import E_REROLLED
from rookery.games.crypt.phase import Phase
from rookery.games.crypt.phase_numbers import GO_REROLL, GO_REST, REROLL, REROLL_ROLL
from rookery.games.crypt.state import CryptState, in_round, turns_per_round
from rookery.games.crypt.tables import Tables
from rookery.kernel import CHANCE, EVERYONE, Named, Sink
from rookery.kernel.runtime import append, i64, vec


class Reroll(Phase):
    """From the Leader clockwise, those with an Idol and a failed die are asked (side A)."""

    numbers: tuple[int, ...] = (GO_REROLL, REROLL, REROLL_ROLL)
    moment = "CR-6.7"
    whose = "CR-6.7"
    stream = 3

    def enter(self, t: Tables, s: CryptState, out: Sink) -> None:
        failed: i64 = 0
        if s.sides[IDOL] == 0:
            failed = failed_seats(s)
        s.phase = REROLL if failed and asks_next(s, t.effect(IDOL, 0), failed) else GO_REST

    def ask(self, s: CryptState, seat: i64) -> Named:
        return Named("reroll", {"failed": count_failed(s, seat)})

    def choices(self, t: Tables, s: CryptState, seat: i64) -> vec[i64]:
        """Which failed die to roll again, or none."""
        found = failed_efforts(s, seat)
        place: i64
        for place in range(len(found)):
            found[place] += REROLL_2 - 2
        return append(found, PASS)

    def apply(self, t: Tables, s: CryptState, seat: i64, action: i64, out: Sink) -> None:
        use_or_pass(t, s, seat, action, REROLL, GO_REROLL)

    def happen(self, t: Tables, s: CryptState, outcome: i64, out: Sink) -> None:
        """CR-K-ID-A: the new roll counts; a die that fails again may be rerolled with another Idol."""
        index = 0
        while face_of(s.dice[index]):
            index += 1
        d = s.dice[index]
        s.dice[index] = showing(d, outcome)
        out.emit(E_REROLLED, EVERYONE, seat_of(d), effort_of(d), outcome)
        s.phase = GO_REROLL

    def timely(self, s: CryptState) -> bool:
        return in_round(s) and s.turn == turns_per_round(s)

    def holds(self, t: Tables, s: CryptState) -> bool:
        """A die is in the air, or a reroll is offered to a seat that can use it, in order from the Leader."""
        if s.phase != REROLL:
            return s.actor == CHANCE and any(face_of(d) == 0 for d in s.dice)
        if not 0 <= s.cursor < s.seats or s.actor != (s.leader + s.cursor) % s.seats:
            return False
        return can_use(t, s, s.actor, IDOL, 0)
