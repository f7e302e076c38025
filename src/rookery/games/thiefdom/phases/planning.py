"""Planning a night (TD-4.2): four tiles for three thieves and the patrol board, in secret or by chance."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.actions import PLAN_0
from rookery.games.thiefdom.const import F_CHAOTIC, NOWHERE
from rookery.games.thiefdom.events import E_NIGHT, E_PLAN, E_READY
from rookery.games.thiefdom.masks import lowest
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import GO_ACTIVATION, GO_NIGHT, PLAN, TILES
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import CHANCE, EVERYONE, Named, Sink
from rookery.kernel.runtime import i64


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


class Planning(Phase):
    """TD-4.2: everybody plans in secret; when the last plan is in, all are shown."""

    numbers: tuple[int, ...] = (GO_NIGHT, PLAN)
    moment = "TD-4.2"
    whose = "TD-4.2"

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        if s.cursor == 0:
            s.round += 1
            s.plans = [NOWHERE] * s.seats
            s.pile = (1 << 3) - 1 if s.seats == 1 else 0
            out.emit(E_NIGHT, EVERYONE, s.round)
        if not s.flags & F_CHAOTIC:
            s.owed = (1 << s.seats) - 1
            s.phase = PLAN
            s.actor = 0
        elif s.cursor < s.seats:
            s.phase = TILES
            s.actor = CHANCE
        else:
            _show_plans(s, out)

    def ask(self, t: Tables, s: ThiefdomState, seat: i64) -> Named:
        return Named("plan", {"round": int(s.round)})

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        return EVERY_PLAN.copy() if s.seats > 1 else SOLO_PLANS.copy()

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        s.plans = changed(s.plans, seat, action - PLAN_0)
        s.owed &= ~(1 << seat)
        out.emit(E_READY, EVERYONE, seat)
        if s.owed:
            s.actor = lowest(s.owed)
        else:
            _show_plans(s, out)


class ChaoticTiles(Phase):
    """TD-23.2: with chaotic planning chance deals the tiles, seat by seat."""

    numbers: tuple[int, ...] = (TILES,)
    stream = 8

    def outcomes(self, t: Tables, s: ThiefdomState) -> list[int]:
        return orders(s)

    def happen(self, t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
        s.plans = changed(s.plans, s.cursor, outcome)
        s.cursor += 1
        s.phase = GO_NIGHT


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
