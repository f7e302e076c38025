"""A night: planning, then four activations each (TD-4), and the patrol boards (TD-5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.games.thiefdom.actions import PLAN_0
from rookery.games.thiefdom.citizens import begin_walk, lanterns_of
from rookery.games.thiefdom.const import (
    ACTION_POINTS,
    F_CHAOTIC,
    GO_ACTIVATION,
    GO_DAY,
    GO_END,
    GO_NIGHT,
    GO_PATROL,
    GO_TURN,
    NOWHERE,
    PATROL,
    PLAN,
    ROUNDS,
    THIEVES,
    TILES,
)
from rookery.games.thiefdom.events import E_ACTIVATED, E_NIGHT, E_PATROLS, E_PLAN, E_READY
from rookery.games.thiefdom.masks import lowest
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import Tables, board_set
from rookery.kernel import CHANCE, EVERYONE, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def _orders(tiles: int) -> list[int]:
    """The codes of three different tiles for the three thieves."""
    return [
        (a * 4 + b) * 4 + c
        for a in range(tiles)
        for b in range(tiles)
        for c in range(tiles)
        if a != b and b != c and a != c
    ]


ORDERS: Final = _orders(4)  # TD-4.2: the fourth tile goes on the patrol board
SOLO_ORDERS: Final = _orders(3)  # TD-24.3
EVERY_PLAN: Final = [PLAN_0 + order for order in ORDERS]
SOLO_PLANS: Final = [PLAN_0 + order for order in SOLO_ORDERS]


def orders(s: ThiefdomState) -> list[int]:
    """The possible plans: tile of thief 1, 2 and 3, each counted from 0."""
    return ORDERS if s.seats > 1 else SOLO_ORDERS


def begin_night(s: ThiefdomState, out: Sink) -> None:
    """TD-4.2, TD-23.2: everybody plans in secret, or chance deals the tiles."""
    if s.cursor == 0:
        s.round += 1
        s.plans = [NOWHERE] * s.seats
        s.pile = (1 << 3) - 1 if s.seats == 1 else 0
        out.emit(E_NIGHT, EVERYONE, s.round)
    if s.flags & F_CHAOTIC:
        _deal_tiles(s, out)
        return
    s.owed = (1 << s.seats) - 1
    s.phase = PLAN
    s.actor = 0


def _deal_tiles(s: ThiefdomState, out: Sink) -> None:
    if s.cursor < s.seats:
        s.phase = TILES
        s.actor = CHANCE
        return
    _show_plans(s, out)


def deal_tiles(s: ThiefdomState, order: i64) -> None:
    s.plans = changed(s.plans, s.cursor, order)
    s.cursor += 1
    s.phase = GO_NIGHT


def legal_plan(s: ThiefdomState) -> list[int]:
    return EVERY_PLAN.copy() if s.seats > 1 else SOLO_PLANS.copy()


def plan(s: ThiefdomState, seat: i64, order: i64, out: Sink) -> None:
    """A secret plan; when the last one is in, all are shown."""
    s.plans = changed(s.plans, seat, order)
    s.owed &= ~(1 << seat)
    out.emit(E_READY, EVERYONE, seat)
    if s.owed:
        s.actor = lowest(s.owed)
    else:
        _show_plans(s, out)


def _show_plans(s: ThiefdomState, out: Sink) -> None:
    if out.live:
        for seat in range(s.seats):
            tiles = [tile_of(s, seat, carrier) for carrier in range(4)]
            out.emit(E_PLAN, EVERYONE, seat, tiles[0], tiles[1], tiles[2], tiles[3])
    s.cursor = 0
    s.tile = 1
    s.turn = 0
    s.phase = GO_ACTIVATION


def tile_of(s: ThiefdomState, seat: i64, carrier: i64) -> i64:
    """The tile, 1 to 4, on a thief (0 to 2) or on the patrol board (3)."""
    order: i64 = s.plans[seat]
    first: i64 = order // 16
    second: i64 = order // 4 % 4
    third: i64 = order % 4
    if carrier == 0:
        return first + 1
    if carrier == 1:
        return second + 1
    return third + 1 if carrier == 2 else 7 - first - second - third


def next_activation(t: Tables, s: ThiefdomState, out: Sink) -> None:
    """TD-4.3: tile by tile, seat by seat."""
    if s.seats == 1:
        _next_solo(s, out)
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


def _next_solo(s: ThiefdomState, out: Sink) -> None:
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


def end_night(s: ThiefdomState) -> None:
    """TD-4.1, TD-21.7: round 6 has no day."""
    s.tile = 0
    s.turn = 0
    s.phase = GO_END if s.round == ROUNDS else GO_DAY


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
        out.emit(
            E_ACTIVATED, EVERYONE, thief // THIEVES, thief % THIEVES, tile_of(s, thief // THIEVES, thief % 3)
        )
    s.phase = GO_TURN


def next_citizen(t: Tables, s: ThiefdomState) -> None:
    """TD-5.1: the figures of the board from left to right."""
    citizens = board_set(t, s)[s.board].citizens
    if s.cursor == len(citizens):
        s.cursor = 0
        s.board = NOWHERE
        s.phase = GO_ACTIVATION
        return
    citizen: i64 = citizens[s.cursor]
    s.cursor += 1
    begin_walk(s, citizen, s.mover_seat, lanterns_of(citizen), GO_PATROL)
