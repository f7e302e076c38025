"""The parts of a tensor's row, in order."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.const import (
    BUILDINGS,
    CARDS,
    CELLS,
    CITIZENS,
    CLIENTS,
    COUNTED,
    DISPLAY,
    GOODS,
    MISSIONS,
    ROUNDS,
    ROWS,
    STRIDE,
    THIEVES,
    TYPES,
    VILLA,
)
from rookery.games.thiefdom.declared import SCORE_PARTS
from rookery.games.thiefdom.phase_numbers import ENDED
from rookery.games.thiefdom.tensor_cells import MOST
from rookery.games.thiefdom.tensor_map import FAR, GATES, GROUNDS

# One part of the layout: name, scope, kind, shape, lowest and highest number, how far apart its cells are.
Row = tuple[str, str, str, tuple[int, ...], int, int, int]

VILLAS: Final = 4
ARTS: Final = 7  # bits of a mask of artworks
LOCATIONS: Final = 24  # bits of the locations visited in a turn
DID: Final = 11  # bits of what was done at a location
USES: Final = 5  # bits of the cards used in a turn
STEPS: Final = 8  # ways taken in a move; of more the newest are kept
FRAMES: Final = 8  # goods to receive; of more the newest are kept
PATROL: Final = 4  # citizens on a patrol board
RESULT: Final = 1 + len(SCORE_PARTS)


def layout(seats: int, places: int) -> list[Row]:
    """All parts; sizes hang on the number of seats alone."""
    rows = [*_head(seats, places), *_city(), *_supply(), *_players(seats), *_turn(seats), *_own()]
    if seats == 1:
        rows.append(("compass", "public", "count", (), 0, 3, 1))
        rows.append(("boards_left", "public", "count", (3,), 0, 1, 1))
        rows.append(("board", "public", "category", (), 0, 9, 1))  # 0 = none
        rows.append(("face", "public", "count", (), 0, 9, 1))
        rows.append(("rivals", "public", "count", (3, FAR), -1, BUILDINGS, 1))
        rows.append(("verdict", "public", "category", (), 0, 6, 1))  # 0 = not over
    rows.append(("scores", "public", "count", (seats, RESULT), -MOST, MOST, 1))
    rows.append(("winners", "public", "count", (seats,), 0, 1, 1))
    return rows


def _head(seats: int, places: int) -> list[Row]:
    return [
        ("phase", "public", "category", (), 0, ENDED, 1),
        ("seat", "public", "category", (), 0, seats, 1),  # 0 = onlooker
        ("actor", "public", "category", (), 0, seats + 1, 1),  # 0 = over, 1 = chance, 2 = viewer
        ("waiting", "public", "count", (seats,), 0, 1, 1),
        ("round", "public", "count", (), 0, ROUNDS, 1),
        ("tile", "public", "count", (), 0, 9, 1),
        ("turn", "public", "count", (), 0, 9, 1),
        ("first", "public", "category", (), 0, max(1, seats - 1), 1),
        ("starter", "public", "category", (), 0, max(1, seats - 1), 1),
        ("step", "public", "count", (4,), 0, MOST, 1),
        ("section", "public", "category", (places,), 0, 8, 1),  # 0 = not laid yet
        ("side", "public", "count", (places,), 0, 1, 1),  # 0 = A
        ("turns", "public", "category", (places,), 0, 3, 1),
    ]


def _city() -> list[Row]:
    return [
        ("ground", "public", "category", (CELLS,), 0, GROUNDS - 1, 1),
        ("walls", "public", "category", (CELLS,), 0, 15, 1),
        ("buildings", "public", "category", (BUILDINGS,), 0, VILLA + 1, 1),  # kinds, by section; 0 = none
        ("gates", "public", "count", (GATES, 2), 0, CELLS, 1),  # cell + 1, 1 = to the north
        ("watched", "public", "count", (CELLS,), 0, 4, 1),  # guards that see a cell
        ("villas", "public", "category", (VILLAS,), 0, 9, 1),  # 0 = no villa, 1 = not laid yet
        ("artworks", "public", "category", (VILLAS,), 0, 8, 1),
        ("citizen_cell", "public", "count", (CITIZENS,), 0, CELLS, 1),  # 0 = nowhere
        ("citizen_row", "public", "count", (CITIZENS,), -1, ROWS - 1, 1),
        ("citizen_column", "public", "count", (CITIZENS,), -1, STRIDE - 1, 1),
        ("guard_way", "public", "category", (4,), 0, 3, 1),
        ("badges", "public", "count", (4,), 0, 1, 1),
        ("bags", "public", "count", (4,), 0, 1, 1),
    ]


def _supply() -> list[Row]:
    return [
        ("dungeon", "public", "count", (COUNTED,), 0, MOST, 1),
        ("dungeon_artworks", "public", "count", (ARTS,), 0, 1, 1),
        ("mission_slots", "public", "category", (4,), 0, MISSIONS, 1),
        ("mission_piles", "public", "category", (8,), 0, MISSIONS, 1),
        ("missions_unseen", "public", "count", (MISSIONS,), 0, 1, 1),
        ("mission_deck", "public", "count", (), 0, MISSIONS, 1),
        ("display", "public", "category", (DISPLAY,), 0, TYPES, 1),
        ("equipment_deck", "public", "count", (TYPES,), 0, 9, 1),
        ("equipment_discard", "public", "count", (TYPES,), 0, 9, 1),
        ("half", "public", "count", (), 0, TYPES, 1),
        ("clients", "public", "category", (CLIENTS,), 0, 3, 1),  # elsewhere, deck, discard, box
        ("revealed", "public", "category", (4,), 0, CARDS, 1),
        ("pool", "public", "count", (GOODS,), 0, MOST, 1),
    ]


def _players(seats: int) -> list[Row]:
    thieves = seats * THIEVES
    return [
        ("vp", "public", "count", (seats,), -MOST, MOST, 1),
        ("hideout", "public", "category", (seats,), 0, BUILDINGS, 1),
        ("store", "public", "count", (seats, COUNTED), 0, MOST, 1),
        ("store_artworks", "public", "count", (seats, ARTS), 0, 1, 1),
        ("patrol_board", "public", "category", (seats,), 0, 9, 1),
        ("patrol", "public", "category", (seats, PATROL), 0, CITIZENS, 1),
        ("endurance", "public", "count", (seats,), 0, 1, 1),
        ("missions", "public", "count", (seats, MISSIONS), 0, 1, 1),
        ("plan", "private", "category", (seats, 4), 0, 4, 1),  # 0 = none, or hidden
        ("cards_kept", "public", "count", (seats,), 0, THIEVES, 1),
        ("thief_spot", "public", "count", (thieves, FAR), -1, BUILDINGS, 1),
        ("thief_goods", "public", "count", (thieves, COUNTED), 0, 9, 1),
        ("thief_artwork", "public", "category", (thieves,), 0, 6, 1),
        ("thief_wanted", "public", "count", (thieves,), 0, 1, 1),
        ("thief_equipment", "public", "category", (thieves, 2), 0, TYPES, 1),
        ("thief_ally", "public", "category", (thieves,), 0, CARDS, 1),
        ("thief_brawl", "public", "category", (thieves,), 0, 100, 1),
        ("thief_blinded", "public", "count", (thieves, 4), 0, 1, 1),
    ]


def _turn(seats: int) -> list[Row]:
    return [
        ("active", "public", "category", (), 0, seats * THIEVES, 1),  # 0 = no thief
        ("at", "public", "count", (FAR,), -1, BUILDINGS, 1),
        ("vault_from", "public", "count", (FAR,), -1, BUILDINGS, 1),
        ("points", "public", "count", (8,), 0, MOST, 1),  # ap mp jumping tunnel hurry smoke fresh limit
        ("here", "public", "category", (), 0, BUILDINGS, 1),  # 0 = at no location
        ("partner", "public", "count", (), 0, MOST, 1),  # 0 = none; a thief counted from seat 0, or a card
        ("robbed", "public", "count", (CITIZENS,), 0, 1, 1),
        ("visited", "public", "count", (LOCATIONS,), 0, 1, 1),
        ("used", "public", "count", (USES,), 0, 1, 1),
        ("did", "public", "count", (DID,), 0, 1, 1),
        ("open", "public", "count", (DID,), 0, 1, 1),
        ("mover", "public", "category", (), 0, CITIZENS, 1),
        ("mover_seat", "public", "category", (), 0, seats, 1),
        ("need", "public", "count", (), 0, 9, 1),
        ("heading", "public", "category", (), 0, 4, 1),
        ("trail", "public", "count", (1 + STEPS,), 0, CELLS * 8, 1),  # how many ways, then each
        ("room", "public", "count", (1 + 3 * FRAMES,), 0, MOST, 1),  # how many, then thief, good, pieces
    ]


def _own() -> list[Row]:
    return [
        ("hand", "private", "category", (THIEVES,), 0, TYPES, 1),
        ("kept", "private", "category", (THIEVES,), 0, TYPES, 1),
        ("passed", "private", "category", (THIEVES,), 0, TYPES, 1),
        ("choice", "private", "category", (), 0, TYPES, 1),
    ]
