"""The solo game's citizens: patrol boards, compass, rivals (TD-24)."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BACK,
    BUILDING,
    DEALER,
    DUNGEON,
    MARKET,
    NOWHERE,
    PER_SECTION,
    TAVERN,
    THIEVES,
)
from rookery.games.thiefdom.events import E_COMPASS, E_RIVAL
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import COMPASS, GO_ACTIVATION, GO_DAY, GO_PATROL, PATROL, RIVAL
from rookery.games.thiefdom.phases.citizens import begin_walk, lanterns_of, stay, take_way
from rookery.games.thiefdom.phases.planning import tile_of
from rookery.games.thiefdom.phases.turn import begin_turn
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import Tables, board_set
from rookery.kernel import CHANCE, EVERYONE, Picker, Sink
from rookery.kernel.runtime import i64

# TD-24.8, by face: the kind of location and the section where a rival goes.
HAUNTS: Final = (
    (TAVERN, 8),
    (TAVERN, 2),
    (MARKET, 3),
    (MARKET, 3),
    (DEALER, 6),
    (DEALER, 6),
    (DUNGEON, 7),
    (TAVERN, 8),
)


class SoloBoard(Phase):
    """TD-24.5 (1): one of the boards still face down."""

    numbers: tuple[int, ...] = (PATROL,)
    stream = 10

    def outcomes(self, t: Tables, s: ThiefdomState) -> list[int]:
        return [board for board in range(3) if s.pile >> board & 1]

    def happen(self, t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
        s.pile &= ~(1 << outcome)
        s.board = outcome
        s.phase = COMPASS
        s.actor = CHANCE


class Die(Phase):
    """A die with eight faces."""

    def outcomes(self, t: Tables, s: ThiefdomState) -> list[int]:
        return [1, 2, 3, 4, 5, 6, 7, 8]

    def sample(self, t: Tables, s: ThiefdomState, pick: Picker) -> i64:
        return pick.below(8) + 1


class Compass(Die):
    """TD-24.5 (2): one roll for the whole board."""

    numbers: tuple[int, ...] = (COMPASS,)
    stream = 11

    def happen(self, t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
        s.face = outcome
        out.emit(E_COMPASS, EVERYONE, s.board, outcome)
        s.cursor = 0
        s.phase = GO_PATROL


def move_by_compass(t: Tables, c: City, s: ThiefdomState, out: Sink) -> None:
    """TD-24.5 (3): the figures of the board in order, then the rival's die."""
    board = board_set(t, s)[s.board]
    if s.cursor == len(board.citizens):
        s.cursor = 0
        s.phase = RIVAL
        s.actor = CHANCE
        return
    citizen: i64 = board.citizens[s.cursor]
    s.cursor += 1
    begin_walk(s, citizen, 0, lanterns_of(citizen), GO_PATROL)
    ways = forced_path(c, s)
    if not ways:
        stay(s, out)
    for way in ways:
        take_way(c, s, way, out)


def preferred(face: i64) -> list[int]:
    """TD-24.6: the rolled direction, then round, clockwise for even faces."""
    first = (face - 1) // 2
    turn = 1 if face % 2 == 0 else 3
    return [int((first + turn * step) % 4) for step in range(4)]


def forced_path(c: City, s: ThiefdomState) -> list[int]:
    """The ways the compass leads to; empty if it would go round for ever (TD-24.7, AM-50)."""
    ways: list[int] = []
    seen: list[int] = []
    cell: i64 = s.at
    heading: i64 = s.heading
    need: i64 = s.need
    while True:
        way = _first_way(c, cell, heading, s.face)
        edge: i64 = cell * 4 + way
        if way < 0 or edge * 2 + need - 1 in seen:
            return []
        seen.append(edge * 2 + need - 1)
        ways.append(way)
        arrival: i64 = c.corridor[edge]
        cell = arrival >> 2
        heading = arrival & 3
        if not s.occ[cell]:
            need -= 1
            if need == 0:
                return ways


def _first_way(c: City, cell: i64, heading: i64, face: i64) -> i64:
    for way in preferred(face):
        if c.corridor[cell * 4 + way] >= 0 and (heading < 0 or way != BACK[heading]):
            return way
    return NOWHERE


class Rival(Die):
    """TD-24.5 (4), TD-24.8: the rival of the board goes where the second die says."""

    numbers: tuple[int, ...] = (RIVAL,)
    stream = 11

    def happen(self, t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
        rival = board_set(t, s)[s.board].rival
        kind, section = HAUNTS[outcome - 1]
        for building in t.city(s).of_kind(kind):
            if building // PER_SECTION + 1 == section:
                s.rivals = changed(s.rivals, rival, BUILDING + building)
        if out.live:
            out.emit(E_RIVAL, EVERYONE, rival, outcome, kind, section)
        s.board = NOWHERE
        s.face = 0
        s.phase = GO_ACTIVATION


def next_alone(s: ThiefdomState, out: Sink) -> None:
    """TD-24.4: thieves and citizens take turns; the compass tells who begins."""
    if s.tile > 2 * THIEVES:
        s.phase = GO_DAY
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
