"""The order of a night (TD-4.3): tile by tile and seat by seat, a thief or a patrol board is activated."""

from __future__ import annotations

from rookery.games.thiefdom.const import THIEVES
from rookery.games.thiefdom.events import E_PATROLS
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import GO_ACTIVATION, GO_DAY, GO_PATROL
from rookery.games.thiefdom.phases.planning import tile_of
from rookery.games.thiefdom.phases.solo import next_alone
from rookery.games.thiefdom.phases.turn import begin_turn
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import EVERYONE, Sink
from rookery.kernel.runtime import i64


class Activation(Phase):
    """TD-4.3: for tiles 1 to 4, each player in turn activates what carries the tile."""

    numbers: tuple[int, ...] = (GO_ACTIVATION,)

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        if s.seats == 1:
            next_alone(s, out)
            return
        if s.turn == s.seats:
            s.turn = 0
            s.tile += 1
        if s.tile > 4:
            s.phase = GO_DAY
            return
        seat: i64 = (s.first + s.turn) % s.seats
        s.turn += 1
        carrier: i64 = 0
        while tile_of(s, seat, carrier) != s.tile:
            carrier += 1
        if carrier < THIEVES:
            begin_turn(s, seat * THIEVES + carrier, out)
            return
        s.cursor = 0
        s.board = s.boards[seat]
        s.mover_seat = seat
        if out.live:
            out.emit(E_PATROLS, EVERYONE, seat, s.board, s.tile)
        s.phase = GO_PATROL
