"""The set-up (TD-1): what needs no chance, then the city and everything on it, one chance after the other."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    ALL_CLIENTS,
    ALL_MISSIONS,
    ALL_TYPES,
    ARTWORK,
    ARTWORKS,
    BACK,
    CARRIAGE,
    CITIZEN_MARK,
    F_STRATEGIC,
    F_TUTORIAL,
    LEFT_OUT,
    MISSIONS,
    NOBLE,
    PER_SECTION,
    RIVER_SECTIONS,
    START_GOLD,
    START_VP,
    STRIDE,
    TYPES,
)
from rookery.games.thiefdom.events import E_BOARD, E_MISSION, E_PLACED, E_SECTION, E_VILLA
from rookery.games.thiefdom.masks import any_bit
from rookery.games.thiefdom.options import flags_of
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import (
    ARTS,
    BOARDS,
    GO_DRAFT,
    GO_REFILL,
    GO_RENEW,
    GO_SETUP,
    GUARDS,
    MISSION,
    NOBLES,
    PLACE,
    VILLAS,
)
from rookery.games.thiefdom.state import ThiefdomState, changed, mark
from rookery.games.thiefdom.tables import Tables, board_set, columns
from rookery.kernel import CHANCE, EVERYONE, Options, Picker, Sink
from rookery.kernel.runtime import i64

WEST_GATE: Final = 280  # TD-1.4: the west opening of the south-west section, row 10


class SetUp(Phase):
    """TD-1: asks chance for the next piece; `stage` is the kind of piece, `cursor` counts them."""

    numbers: tuple[int, ...] = (GO_SETUP,)

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        if s.stage < VILLAS:
            if s.cursor < columns(s) * 2:
                _ask(s, PLACE)
                return
            s.stage = VILLAS
            s.cursor = 0
        c = t.city(s)
        while s.stage <= BOARDS:
            if s.cursor < _pieces(c, s):
                _ask(s, s.stage)
                return
            close_stage(c, s, out)
            if s.phase != GO_SETUP:
                return


def _ask(s: ThiefdomState, phase: i64) -> None:
    s.phase = phase
    s.actor = CHANCE


def _pieces(c: City, s: ThiefdomState) -> i64:
    """How many chances a stage has."""
    if s.stage == MISSION:
        return len(c.smugglers) * (3 if s.flags & F_STRATEGIC else 1)
    if s.stage == BOARDS:
        return s.seats if s.seats > 1 else 0
    return len(c.villas)


def close_stage(c: City, s: ThiefdomState, out: Sink) -> None:
    """What follows when a stage is complete; the display is filled like at the end of a turn."""
    s.cursor = 0
    if s.stage == NOBLES:
        _stand(s, CARRIAGE, c.nearest_lantern(WEST_GATE, s.occ), out)
        s.stage = MISSION
    elif s.stage == MISSION:
        if s.flags & F_STRATEGIC:
            s.mission_deck = 0  # TD-23.1: all others go to the box
        s.stage = BOARDS
        s.resume = GO_SETUP
        s.phase = GO_REFILL
    elif s.stage == BOARDS:
        s.stage = 0
        s.starter = s.first
        s.phase = GO_DRAFT
    else:
        s.stage += 1


def _piece_laid(s: ThiefdomState) -> None:
    s.cursor += 1
    s.phase = GO_SETUP


class Sections(Phase):
    """TD-1.1: river sections in the east, never turned; all others anywhere, any way up."""

    numbers: tuple[int, ...] = (PLACE,)

    def outcomes(self, t: Tables, s: ThiefdomState) -> list[int]:
        width = columns(s)
        laid = laid_sections(s)
        found: list[int] = []
        river = s.cursor % width == width - 1
        for section in range(1, 9):
            if section in laid or (s.seats < 3 and section in LEFT_OUT):
                continue
            if (section in RIVER_SECTIONS) != river:
                continue
            for side in range(2):
                for turns in range(1 if river else 4):
                    found.append((section - 1) * 8 + side * 4 + turns)
        return found

    def happen(self, t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
        s.layout |= _shifted(outcome, s.cursor)
        if out.live:
            width = columns(s)
            row, column = s.cursor // width, s.cursor % width
            out.emit(E_SECTION, EVERYONE, row, column, outcome // 8 + 1, outcome // 4 % 2, outcome % 4)
        _piece_laid(s)


def laid_sections(s: ThiefdomState) -> list[int]:
    """The sections that lie already."""
    found: list[int] = []
    layout: i64 = s.layout
    for _ in range(s.cursor):
        found.append((layout & 63) // 8 + 1)
        layout >>= 6
    return found


def _shifted(code: i64, place: i64) -> i64:
    while place > 0:
        code *= 64
        place -= 1
    return code


class Villas(Phase):
    """TD-1.3: a villa tile at each villa; its lock is on the gems or on the artwork."""

    numbers: tuple[int, ...] = (VILLAS,)
    stream = 1

    def outcomes(self, t: Tables, s: ThiefdomState) -> list[int]:
        return [n for n in range(len(t.gems_locked)) if n not in s.villas]

    def happen(self, t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
        s.villas.append(outcome)
        _piece_laid(s)


class Artworks(Phase):
    """TD-1.3: one artwork in each villa."""

    numbers: tuple[int, ...] = (ARTS,)
    stream = 2

    def outcomes(self, t: Tables, s: ThiefdomState) -> list[int]:
        return [n for n in range(1, ARTWORKS + 1) if n not in s.arts]

    def happen(self, t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
        s.arts = [*s.arts, outcome]
        if out.live:
            index = len(s.arts) - 1
            section = t.city(s).villas[index] // PER_SECTION + 1
            out.emit(E_VILLA, EVERYONE, section, s.villas[index], ARTWORK + outcome - 1)
        _piece_laid(s)


class Guards(Phase):
    """TD-1.8: guards stand before the villas and look away from them."""

    numbers: tuple[int, ...] = (GUARDS,)
    stream = 3

    def outcomes(self, t: Tables, s: ThiefdomState) -> list[int]:
        return _in_the_box(s, 0)

    def happen(self, t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
        c = t.city(s)
        section = c.villas[s.cursor] // PER_SECTION + 1
        s.guard_way[outcome] = BACK[c.gate_way[section]]
        _stand(s, outcome, c.nearest_lantern(c.gates[section], s.occ), out)
        _piece_laid(s)


class Nobles(Phase):
    """TD-1.9: nobles start on the lanterns nearest to the catacombs."""

    numbers: tuple[int, ...] = (NOBLES,)
    stream = 3

    def outcomes(self, t: Tables, s: ThiefdomState) -> list[int]:
        return _in_the_box(s, NOBLE)

    def happen(self, t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
        c = t.city(s)
        _stand(s, outcome, c.nearest_lantern(c.catacombs[s.cursor], s.occ), out)
        _piece_laid(s)


def _in_the_box(s: ThiefdomState, first: int) -> list[int]:
    """TD-1.12: guards or nobles who do not stand yet; the fourth ones only with three players or more."""
    figures = 4 if s.seats > 2 else 3
    return [n for n in range(first, first + figures) if s.citizen_cell[n] < 0]


def _stand(s: ThiefdomState, citizen: i64, cell: i64, out: Sink) -> None:
    s.citizen_cell[citizen] = cell
    mark(s, cell, CITIZEN_MARK + citizen)
    if out.live:
        out.emit(E_PLACED, EVERYONE, citizen, cell // STRIDE, cell % STRIDE)


class Missions(Phase):
    """TD-1.6, TD-21.6 (3): a mission for a smuggler, at the beginning or by day."""

    numbers: tuple[int, ...] = (MISSION,)
    stream = 4

    def outcomes(self, t: Tables, s: ThiefdomState) -> list[int]:
        return [n for n in range(MISSIONS) if s.mission_deck >> n & 1]

    def sample(self, t: Tables, s: ThiefdomState, pick: Picker) -> i64:
        return any_bit(s.mission_deck, pick)

    def happen(self, t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
        lay_mission(t.city(s), s, outcome, out)
        if s.round:
            s.phase = GO_RENEW
        else:
            _piece_laid(s)


def lay_mission(c: City, s: ThiefdomState, mission: i64, out: Sink) -> None:
    """TD-1.6, TD-23.1: first the slots, then two more beside each smuggler."""
    smugglers = len(c.smugglers)
    s.mission_deck &= ~(1 << mission)
    if s.cursor < smugglers:
        s.slots = changed(s.slots, s.cursor, mission)
    else:
        s.piles = changed(s.piles, s.cursor - smugglers, mission)
    if out.live:
        out.emit(E_MISSION, EVERYONE, c.smugglers[s.cursor % smugglers], mission)


class Boards(Phase):
    """TD-1.11: a patrol board for each player; the icon tells the first player."""

    numbers: tuple[int, ...] = (BOARDS,)
    stream = 6

    def outcomes(self, t: Tables, s: ThiefdomState) -> list[int]:
        return [n for n in range(len(board_set(t, s))) if n not in s.boards]

    def happen(self, t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
        s.boards[s.cursor] = outcome
        first = board_set(t, s)[outcome].first
        if first:
            s.first = s.cursor
        if out.live:
            out.emit(E_BOARD, EVERYONE, s.cursor, outcome, 1 if first else 0)
        _piece_laid(s)


TUTORIAL_SMALL: Final = (2, 3, 4, 6, 7, 8)


TUTORIAL_LARGE: Final = (1, 2, 3, 4, 5, 6, 7, 8)


def set_up(seats: int, options: Options, version: int) -> ThiefdomState:
    """What the table has settled, and what needs no chance."""
    s = ThiefdomState(seats)
    s.flags = flags_of(options, version)
    s.vp = [START_VP] * s.seats
    s.store = [0, 0, 0, 0, START_GOLD] * s.seats
    s.mission_deck = ALL_MISSIONS
    s.clients = ALL_CLIENTS
    s.half = ALL_TYPES
    s.deck = [1] * TYPES
    figures: i64 = 4 if s.seats > 2 else 3
    s.badges = (1 << figures) - 1
    s.bags = s.badges
    if s.flags & F_TUTORIAL:
        _lay_tutorial(s)
        s.stage = VILLAS
    s.phase = GO_SETUP
    return s


def _lay_tutorial(s: ThiefdomState) -> None:
    """Part 4.4: all sides A, nothing turned."""
    sections = TUTORIAL_LARGE if s.seats > 2 else TUTORIAL_SMALL
    layout = 0
    for section in reversed(sections):
        layout = layout * 64 + (section - 1) * 8
    s.layout = layout
