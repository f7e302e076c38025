"""A patrol board (TD-5.1): its citizens walk from left to right."""

from __future__ import annotations

from rookery.games.thiefdom.const import NOWHERE
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import GO_ACTIVATION, GO_PATROL
from rookery.games.thiefdom.phases.citizens import begin_walk, lanterns_of
from rookery.games.thiefdom.phases.solo import move_by_compass
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables, board_set
from rookery.kernel import Sink
from rookery.kernel.runtime import i64


class Patrol(Phase):
    """TD-5.1: one figure after the other; alone the compass moves them (TD-24.5)."""

    numbers: tuple[int, ...] = (GO_PATROL,)

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        if s.seats == 1:
            move_by_compass(t, t.city(s), s, out)
            return
        citizens = board_set(t, s)[s.board].citizens
        if s.cursor == len(citizens):
            s.cursor = 0
            s.board = NOWHERE
            s.phase = GO_ACTIVATION
            return
        citizen: i64 = citizens[s.cursor]
        s.cursor += 1
        begin_walk(s, citizen, s.mover_seat, lanterns_of(citizen), GO_PATROL)
