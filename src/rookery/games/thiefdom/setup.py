"""Laying out the city and everything on it (TD-1), one chance after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    ALL_CLIENTS,
    ALL_MISSIONS,
    ALL_TYPES,
    ARTS,
    ARTWORK,
    ARTWORKS,
    BACK,
    BOARDS,
    CARRIAGE,
    CITIZEN_MARK,
    F_STRATEGIC,
    F_TUTORIAL,
    GO_DRAFT,
    GO_REFILL,
    GO_SETUP,
    GUARDS,
    LEFT_OUT,
    MISSION,
    MISSIONS,
    NOBLE,
    NOBLES,
    PER_SECTION,
    PLACE,
    RIVER_SECTIONS,
    START_GOLD,
    START_VP,
    STRIDE,
    TYPES,
    VILLAS,
)
from rookery.games.thiefdom.events import E_BOARD, E_MISSION, E_PLACED, E_SECTION, E_VILLA
from rookery.games.thiefdom.state import ThiefdomState, changed, mark
from rookery.games.thiefdom.tables import Tables, board_set, columns
from rookery.kernel import CHANCE, EVERYONE, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64

WEST_GATE: Final = 280  # TD-1.4: the west opening of the south-west section, row 10
TUTORIAL_SMALL: Final = (2, 3, 4, 6, 7, 8)
TUTORIAL_LARGE: Final = (1, 2, 3, 4, 5, 6, 7, 8)


def open_box(s: ThiefdomState) -> None:
    """TD-1.5 to TD-1.7, TD-1.10: what needs no chance."""
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


def _lay_tutorial(s: ThiefdomState) -> None:
    """Part 4.4: all sides A, nothing turned."""
    sections = TUTORIAL_LARGE if s.seats > 2 else TUTORIAL_SMALL
    layout: i64 = 0
    for index in range(len(sections)):
        layout |= _shifted((sections[index] - 1) * 8, index)
    s.layout = layout


def _shifted(code: i64, place: i64) -> i64:
    while place > 0:
        code *= 64
        place -= 1
    return code


def go_on_with_setup(t: Tables, s: ThiefdomState, out: Sink) -> None:
    """Asks chance for the next piece, stage by stage."""
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
        _close_stage(c, s, out)
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


def _close_stage(c: City, s: ThiefdomState, out: Sink) -> None:
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


def setup_outcomes(t: Tables, s: ThiefdomState) -> list[int]:
    """What chance may lay next."""
    if s.phase == PLACE:
        return _free_sections(s)
    if s.phase == MISSION:
        return [n for n in range(MISSIONS) if s.mission_deck >> n & 1]
    if s.phase == VILLAS:
        return [n for n in range(len(t.gems_locked)) if n not in s.villas]
    if s.phase == ARTS:
        return [n for n in range(1, ARTWORKS + 1) if n not in s.arts]
    if s.phase == BOARDS:
        return [n for n in range(len(board_set(t, s))) if n not in s.boards]
    first: i64 = 0 if s.phase == GUARDS else NOBLE
    figures = 4 if s.seats > 2 else 3
    return [n for n in range(first, first + figures) if s.citizen_cell[n] < 0]


def _free_sections(s: ThiefdomState) -> list[int]:
    """TD-1.1: river sections in the east, never turned; all others anywhere, any way up."""
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


def laid_sections(s: ThiefdomState) -> list[int]:
    """The sections that lie already."""
    found: list[int] = []
    layout: i64 = s.layout
    for _ in range(s.cursor):
        found.append((layout & 63) // 8 + 1)
        layout >>= 6
    return found


def lay(t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
    """Chance has laid one piece."""
    phase: i64 = s.phase
    s.phase = GO_SETUP
    if phase == PLACE:
        width = columns(s)
        s.layout |= _shifted(outcome, s.cursor)
        if out.live:
            place = s.cursor
            section = outcome // 8 + 1
            out.emit(
                E_SECTION, EVERYONE, place // width, place % width, section, outcome // 4 % 2, outcome % 4
            )
    elif phase == BOARDS:
        _give_board(t, s, outcome, out)
    else:
        _lay_piece(t.city(s), s, phase, outcome, out)
    s.cursor += 1


def _give_board(t: Tables, s: ThiefdomState, board: i64, out: Sink) -> None:
    """TD-1.11: the icon tells the first player."""
    s.boards[s.cursor] = board
    first = board_set(t, s)[board].first
    if first:
        s.first = s.cursor
    if out.live:
        out.emit(E_BOARD, EVERYONE, s.cursor, board, 1 if first else 0)


def _lay_piece(c: City, s: ThiefdomState, phase: i64, outcome: i64, out: Sink) -> None:
    if phase == VILLAS:
        s.villas.append(outcome)
    elif phase == ARTS:
        s.arts = [*s.arts, outcome]
        if out.live:
            index = len(s.arts) - 1
            section = c.villas[index] // PER_SECTION + 1
            out.emit(E_VILLA, EVERYONE, section, s.villas[index], ARTWORK + outcome - 1)
    elif phase == MISSION:
        lay_mission(c, s, outcome, out)
    elif phase == GUARDS:
        section = c.villas[s.cursor] // PER_SECTION + 1
        s.guard_way[outcome] = BACK[c.gate_way[section]]  # TD-1.8: away from the villa
        _stand(s, outcome, c.nearest_lantern(c.gates[section], s.occ), out)
    else:
        _stand(s, outcome, c.nearest_lantern(c.catacombs[s.cursor], s.occ), out)


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


def _stand(s: ThiefdomState, citizen: i64, cell: i64, out: Sink) -> None:
    s.citizen_cell[citizen] = cell
    mark(s, cell, CITIZEN_MARK + citizen)
    if out.live:
        out.emit(E_PLACED, EVERYONE, citizen, cell // STRIDE, cell % STRIDE)
