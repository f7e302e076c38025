"""Phase II, a seat's turn: claim treasures or recover servants, collectors first (CR-5.1 to CR-5.3)."""

from __future__ import annotations

from rookery.games.crypt.actions import CLAIM, DONE, RECOVER, USE_MANUSCRIPT, USE_REMAINS
from rookery.games.crypt.collectors import can_use, use
from rookery.games.crypt.const import FACES, GHOST, MANUSCRIPT, REMAINS
from rookery.games.crypt.events import E_PASSED, E_RECOVERED, E_TURN
from rookery.games.crypt.phase import Phase
from rookery.games.crypt.phase_numbers import GO_COLLECT, GO_TURN, PLACE, TURN
from rookery.games.crypt.phases.claim import can_place, target_total, why_no_group
from rookery.games.crypt.phases.ghost import begin_ghost
from rookery.games.crypt.state import (
    CryptState,
    end_turn,
    in_round,
    is_lights_out,
    seat_of_turn,
    turns_per_round,
)
from rookery.games.crypt.tables import Tables
from rookery.kernel import EVERYONE, Named, Sink
from rookery.kernel.runtime import append, i64, vec


class Turn(Phase):
    """One after another from the Leader, until the round's last turn, with Lights Out, is over."""

    numbers: tuple[int, ...] = (GO_TURN, TURN)
    moment = "CR-5.3"

    def enter(self, t: Tables, s: CryptState, out: Sink) -> None:
        """The next turn of the round, of a seat or of the Ghost; after the last one, Collect (CR-5.1)."""
        if s.turn == turns_per_round(s):
            s.phase = GO_COLLECT
            return
        seat = seat_of_turn(s)
        if s.seats == 1 and seat == GHOST:
            begin_ghost(s)
            return
        s.phase = TURN
        s.actor = seat
        if out.live:
            out.emit(E_TURN, EVERYONE, seat, 1 if is_lights_out(s) else 0)

    def ask(self, s: CryptState, seat: i64) -> Named:
        return Named("turn", {"dice": s.active[seat], "lights_out": 1 if is_lights_out(s) else 0})

    def choices(self, t: Tables, s: CryptState, seat: i64) -> vec[i64]:
        """CR-5.2, CR-5.3: claim or recover, and before that the collectors of any time."""
        found = append(vec[i64](capacity=4), RECOVER)
        if can_place(s, seat):
            found = append(found, CLAIM)
        if can_use(t, s, seat, REMAINS, 0):
            found = append(found, USE_REMAINS)
        if can_use(t, s, seat, MANUSCRIPT, 1):
            found = append(found, USE_MANUSCRIPT)
        return found

    def apply(self, t: Tables, s: CryptState, seat: i64, action: i64, out: Sink) -> None:
        if action == CLAIM:
            open_claim(s)
        elif action == RECOVER:
            recover(s, seat, out)
        else:
            use(t, s, seat, action, TURN)

    def why_not(self, t: Tables, s: CryptState, seat: i64, action: i64) -> str:
        if action == CLAIM:
            return "CR-5.9"
        return super().why_not(t, s, seat, action)

    def reason(self, t: Tables, s: CryptState, seat: i64, action: i64) -> Named:
        if action < DONE:
            return why_no_group(s, seat, action)
        return why_no_claim(s, seat) if action == CLAIM else super().reason(t, s, seat, action)

    def timely(self, s: CryptState) -> bool:
        return in_round(s) and s.turn < turns_per_round(s)

    def holds(self, t: Tables, s: CryptState) -> bool:
        return s.actor == seat_of_turn(s)


def open_claim(s: CryptState) -> None:
    """The player decides to claim; groups follow one by one."""
    s.phase = PLACE
    s.next_slot = 0
    s.groups = 0


def recover(s: CryptState, seat: i64, out: Sink) -> None:
    """CR-5.8: all exhausted dice become active; with none exhausted it is a pass."""
    back = s.exhausted[seat]
    if back:
        s.active[seat] += back
        s.exhausted[seat] = 0
        out.emit(E_RECOVERED, EVERYONE, seat, back)
    else:
        out.emit(E_PASSED, EVERYONE, seat)
    end_turn(s)


def why_no_claim(s: CryptState, seat: i64) -> Named:
    """CR-5.9: nobody to send, or no card that so many dice could take."""
    dice = s.active[seat]
    if dice == 0:
        return Named("nobody_active", {"exhausted": s.exhausted[seat]})
    totals = [int(target_total(s, seat, slot)) for slot in range(len(s.slot_card))]
    held = [total for total in totals if total >= 0]
    if not held:
        return Named("", {})
    return Named("no_target", {"dice": dice, "most": dice * FACES, "least": min(held)})
