"""Phase 1, a theft: what the victim gets, what is put back and rolled again (TM-4.7)."""

from __future__ import annotations

from rookery.games.thiefs_market.actions import SPARE_0
from rookery.games.thiefs_market.cards import tell_robbed
from rookery.games.thiefs_market.const import FACES, KINDS, MARKER, NOTHING
from rookery.games.thiefs_market.events import E_CALM, E_REROLLED, E_SPARED, E_STOLE
from rookery.games.thiefs_market.faults import split_fault
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import GO_SPLIT, REROLL, SPARE
from rookery.games.thiefs_market.piles import end_sorting, tell_pile
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import CHANCE, EVERYONE, Named, Sink
from rookery.kernel.runtime import i64


def steal(t: Tables, s: MarketState, seat: i64, out: Sink) -> None:
    """TM-4.7: the whole pile goes to the thief, who puts the rest back; those dice are rerolled."""
    victim = s.victim
    if out.live:
        _tell_theft(s, seat, victim, out)
    calm = tell_robbed(t, s, victim, out)
    kind: i64
    for kind in range(KINDS):
        count = s.pile[victim * KINDS + kind]
        s.pile[victim * KINDS + kind] = 0
        s.pile[seat * KINDS + kind] = s.chosen[kind]
        s.chosen[kind] = count - s.chosen[kind]  # from here on: what goes back
    s.size[victim] = 0
    s.size[seat] = s.have
    s.last = seat
    s.centre[MARKER] += s.chosen[MARKER]
    s.centre_size += s.chosen[MARKER]
    s.chosen[MARKER] = 0
    end_sorting(s)
    if calm == NOTHING:
        _reroll_returned(s)
    elif s.one_die:
        _ask_spare(s, victim, out)
    else:
        if out.live:
            out.emit(E_CALM, EVERYONE, victim, calm)
        _lay_returned(s)


def _tell_theft(s: MarketState, seat: i64, victim: i64, out: Sink) -> None:
    """`marker`: 0 = it was not there, 1 = kept, 2 = put back."""
    marker = 0
    if s.pile[victim * KINDS + MARKER]:
        marker = 1 if s.chosen[MARKER] else 2
    out.emit(E_STOLE, EVERYONE, seat, victim, s.have, s.total - s.have, marker)
    tell_pile(s, out)


def _reroll_returned(s: MarketState) -> None:
    """TM-4.7, step 5: every die put back is rolled again, none that lay in the centre."""
    face: i64
    for face in range(FACES):
        s.air += s.chosen[face]
        s.chosen[face] = 0
    if s.air > 0:
        s.phase = REROLL
        s.actor = CHANCE
    else:
        s.phase = GO_SPLIT


def _lay_returned(s: MarketState) -> None:
    """Lucky Animal Appendage: the dice keep their faces."""
    face: i64
    for face in range(FACES):
        s.centre[face] += s.chosen[face]
        s.centre_size += s.chosen[face]
        s.chosen[face] = 0
    s.phase = GO_SPLIT


class Spare(Phase):
    """Option `appendage_a`: the victim chooses the one die that keeps its face."""

    numbers: tuple[int, ...] = (SPARE,)
    moment = "TM-4.7"
    whose = "TM-4.7"

    def ask(self, s: MarketState, seat: i64) -> Named:
        return Named("spare", {})

    def choices(self, t: Tables, s: MarketState, seat: i64) -> list[int]:
        return _returned_faces(s)

    def apply(self, t: Tables, s: MarketState, seat: i64, action: i64, out: Sink) -> None:
        _spare(s, seat, action - SPARE_0, out)

    def fault(self, s: MarketState) -> str:
        return split_fault(s)


def _ask_spare(s: MarketState, victim: i64, out: Sink) -> None:
    """With one face among the dice put back there is no question, with no die nothing to spare."""
    choices = _returned_faces(s)
    if len(choices) > 1:
        s.phase = SPARE
        s.actor = victim
    elif len(choices) == 1:
        _spare(s, victim, choices[0] - SPARE_0, out)
    else:
        s.phase = GO_SPLIT


def _returned_faces(s: MarketState) -> list[int]:
    """The faces among the dice put back."""
    return [SPARE_0 + face for face in range(FACES) if s.chosen[face]]


def _spare(s: MarketState, victim: i64, face: i64, out: Sink) -> None:
    """One returned die keeps its face, the others are rerolled."""
    s.chosen[face] -= 1
    s.centre[face] += 1
    s.centre_size += 1
    out.emit(E_SPARED, EVERYONE, victim, face)
    _reroll_returned(s)


class Reroll(Phase):
    """TM-4.7, step 5: the dice that were put back come to lie in the centre one by one."""

    numbers: tuple[int, ...] = (REROLL,)
    moment = "TM-4.7"
    whose = "TM-4.7"

    def happen(self, t: Tables, s: MarketState, outcome: i64, out: Sink) -> None:
        reroll(s, outcome, out)

    def fault(self, s: MarketState) -> str:
        return split_fault(s)


def reroll(s: MarketState, face: i64, out: Sink) -> None:
    """One die that was put back."""
    s.centre[face] += 1
    s.centre_size += 1
    s.air -= 1
    if out.live:
        out.emit(E_REROLLED, EVERYONE, face)
    if s.air == 0:
        s.phase = GO_SPLIT
