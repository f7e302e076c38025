"""The order of a night (TD-4.3): tile by tile and seat by seat, a thief or a patrol board is activated."""

from __future__ import annotations

from rookery.games.thiefdom.const import ACTION_POINTS, ROUNDS, THIEVES
from rookery.games.thiefdom.events import E_ACTIVATED, E_PATROLS
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import GO_ACTIVATION, GO_DAY, GO_END, GO_PATROL, GO_TURN, PATROL
from rookery.games.thiefdom.phases.planning import tile_of
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import CHANCE, EVERYONE, Sink
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
            end_night(s)
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


def next_alone(s: ThiefdomState, out: Sink) -> None:
    """TD-24.4: thieves and citizens take turns; the compass tells who begins."""
    if s.tile > 2 * THIEVES:
        end_night(s)
        return
    half: i64 = s.tile
    s.tile += 1
    if (half + s.compass) % 2 == 0:
        s.phase = PATROL
        s.actor = CHANCE
        return
    carrier: i64 = 0
    while tile_of(s, 0, carrier) != (half + 1) // 2:
        carrier += 1
    begin_turn(s, carrier, out)


def begin_turn(s: ThiefdomState, thief: i64, out: Sink) -> None:
    """TD-8.1: three action points; what is limited to a night starts anew."""
    s.active = thief
    s.ap = ACTION_POINTS
    s.robbed = 0
    s.visited = 0
    s.used = 0
    s.smoke = 0
    s.fresh = 0
    if out.live:
        seat: i64 = thief // THIEVES
        out.emit(E_ACTIVATED, EVERYONE, seat, thief % THIEVES, tile_of(s, seat, thief % THIEVES))
    s.phase = GO_TURN


def end_night(s: ThiefdomState) -> None:
    """TD-4.1, TD-21.7: round 6 has no day."""
    s.tile = 0
    s.turn = 0
    s.phase = GO_END if s.round == ROUNDS else GO_DAY
