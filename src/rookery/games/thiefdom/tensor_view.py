"""The row of a tensor from a view: for bots that are given views only."""

from __future__ import annotations

from typing import Any

from rookery.games.thiefdom import tensor_parts as parts
from rookery.games.thiefdom.const import (
    BUILDING,
    BUILDINGS,
    CELLS,
    CITIZENS,
    CLIENTS,
    KIND_KEYS,
    MISSIONS,
    RATING_KEYS,
    STRIDE,
    THIEVES,
    TYPES,
)
from rookery.games.thiefdom.phase_numbers import PHASE_KEYS
from rookery.games.thiefdom.tensor import ThiefdomTensor
from rookery.games.thiefdom.tensor_cells import MOST
from rookery.games.thiefdom.tensor_map import ALLEY, CATACOMB, GATES, LANTERN, MAP, ROOF
from rookery.kernel import View

POINTS = ("ap", "mp", "jumping", "tunnel", "hurry", "smoke", "fresh", "limit")
VERDICTS = ("", *(f"rank-{key}" for key in RATING_KEYS))


def cells_of(t: ThiefdomTensor, view: View) -> list[int]:
    """The same row that `ThiefdomTensor.packed` makes of the state behind this view."""
    seats, base = int(t.seats), max(view["seat"], 0)
    order = [(base + near) % seats for near in range(seats)]
    actor = view["actor"]
    row = [PHASE_KEYS.index(view["phase"]), view["seat"] + 1]
    row += [actor + 2 if actor < 0 else order.index(actor) + 2]
    row += [int(seat in view["waiting"]) for seat in order]
    row += [view["round"], view["tile"], view["turn"], order.index(view["first"])]
    row += [order.index(view["starter"]), *_capped(view["step"])]
    row += _city(view, int(t.places)) + _citizens(view) + _supply(view)
    row += _players([view["players"][seat] for seat in order])
    row += _thieves([view["thieves"][seat * THIEVES + n] for seat in order for n in range(THIEVES)])
    row += _turn(view["turn_of"], order) + _walk(view, order)
    for name in ("hand", "kept", "passed"):
        row += from_one(view.get(name, [-1] * THIEVES))
    return [*row, view.get("choice", -1) + 1, *_end(view, order)]


def bits(mask: int, count: int) -> list[int]:
    """A mask as so many flags."""
    return [mask >> bit & 1 for bit in range(count)]


def from_one(numbers: list[int]) -> list[int]:
    """Numbers from -1 (none) on, counted from 0."""
    return [number + 1 for number in numbers]


def filled(numbers: list[int], size: int) -> list[int]:
    """A list made longer with zeros, or cut."""
    return numbers[:size] + [0] * (size - len(numbers))


def spot_cells(spot: int) -> list[int]:
    """A spot as whether there is one, building (0 = none), row and column of an alley (else -1)."""
    if spot < 0:
        return [0, 0, -1, -1]
    if spot >= BUILDING:
        return [1, spot - BUILDING + 1, -1, -1]
    return [1, 0, spot // STRIDE, spot % STRIDE]


def _capped(numbers: list[int]) -> list[int]:
    return [max(-MOST, min(number, MOST)) for number in numbers]


def _whose(seat: int, order: list[int]) -> int:
    """A seat counted from the viewer (1), or 0 for nobody."""
    return 0 if seat < 0 else order.index(seat) + 1


def _thief(thief: int, order: list[int]) -> int:
    """A thief counted from the viewer's first (1), or 0 for none."""
    return 0 if thief < 0 else order.index(thief // THIEVES) * THIEVES + thief % THIEVES + 1


def _city(view: View, places: int) -> list[int]:
    sections = view["city"]
    row = filled([section["section"] for section in sections], places)
    row += filled(["AB".index(section["side"]) for section in sections], places)
    row += filled([section["turns"] for section in sections], places)
    row += _map(view["map"], view["buildings"]) if "map" in view else [0] * MAP
    watched = [0] * CELLS
    for citizen in view["citizens"]:
        for cell in citizen["sees"]:
            watched[cell] += 1
    return row + watched


def _map(city: dict[str, Any], buildings: list[dict[str, Any]]) -> list[int]:
    ground, walls, gates = [0] * CELLS, [0] * CELLS, [0] * (2 * GATES)
    for cells, mark in (("alleys", ALLEY), ("lanterns", LANTERN), ("catacombs", CATACOMB)):
        for cell in city[cells]:
            ground[cell] += mark
    kinds = [0] * BUILDINGS
    for building in buildings:
        kinds[building["spot"] - BUILDING] = KIND_KEYS.index(building["kind"]) + 1
        for cell in building["cells"]:
            ground[cell] = ROOF + KIND_KEYS.index(building["kind"])
    for wall in city["walls"]:
        walls[wall // 4] += 2 ** (wall % 4)
    for gate in city["gates"]:
        gates[2 * gate["section"] - 2] = gate["cell"] + 1
        gates[2 * gate["section"] - 1] = int(gate["north"])
    return ground + walls + kinds + gates


def _citizens(view: View) -> list[int]:
    citizens = view["citizens"]
    row = filled([villa + 2 for villa in view["villas"]], parts.VILLAS)
    row += filled([art + 2 for art in view["artworks"]], parts.VILLAS)
    row += from_one([citizen["cell"] for citizen in citizens])
    row += [citizen["row"] for citizen in citizens] + [citizen["column"] for citizen in citizens]
    row += [citizen["facing"] for citizen in citizens[:4]]
    return row + bits(view["badges"], 4) + bits(view["bags"], 4)


def _supply(view: View) -> list[int]:
    missions, equipment, clients = view["missions"], view["equipment"], view["clients"]
    row = [*_capped(view["dungeon"][:-1]), *bits(view["dungeon"][-1], parts.ARTS)]
    row += from_one(missions["slots"]) + from_one(missions["piles"])
    row += [int(mission in missions["unseen"]) for mission in range(MISSIONS)] + [missions["deck"]]
    row += from_one(equipment["display"]) + equipment["deck"] + equipment["discard"] + [equipment["half"]]
    places = [0] * CLIENTS
    for place, name in enumerate(("deck", "discard", "box"), 1):
        for card in clients[name]:
            places[card - TYPES] = place
    return row + places + from_one(clients["revealed"]) + _capped(view["pool"])


def _players(players: list[dict[str, Any]]) -> list[int]:
    row = _capped([player["vp"] for player in players])
    row += from_one([player["hideout"] for player in players])
    row += _capped([count for player in players for count in player["store"]])
    row += [flag for player in players for flag in bits(player["store_artworks"], parts.ARTS)]
    row += from_one([player["board"] for player in players])
    row += [number for player in players for number in filled(from_one(player["patrol"]), parts.PATROL)]
    row += [int(player["endurance"]) for player in players]
    row += [int(mission in player["missions"]) for player in players for mission in range(MISSIONS)]
    row += [tile for player in players for tile in filled(player["plan"], 4)]
    return row + [player["cards_kept"] for player in players]


def _thieves(thieves: list[dict[str, Any]]) -> list[int]:
    row = [number for thief in thieves for number in spot_cells(thief["spot"])]
    row += [count for thief in thieves for count in thief["goods"]]
    row += [thief["artwork"] for thief in thieves] + [int(thief["wanted"]) for thief in thieves]
    row += [card for thief in thieves for card in from_one(thief["equipment"])]
    row += from_one([thief["ally"] for thief in thieves]) + from_one([thief["brawl"] for thief in thieves])
    return row + [flag for thief in thieves for flag in bits(thief["blinded"], 4)]


def _turn(turn: dict[str, Any], order: list[int]) -> list[int]:
    row = [_thief(turn["active"], order), *spot_cells(turn["at"]), *spot_cells(turn["vault_from"])]
    row += _capped([turn[name] for name in POINTS])
    row += [turn["here"] + 1, min(turn["partner"] + 1, MOST), *bits(turn["robbed"], CITIZENS)]
    row += bits(turn["visited"], parts.LOCATIONS) + bits(turn["used"], parts.USES)
    return row + bits(turn["did"], parts.DID) + bits(turn["open"], parts.DID)


def _walk(view: View, order: list[int]) -> list[int]:
    walk, trail = view["walk"], view["trail"]
    row = [walk["mover"] + 1, _whose(walk["seat"], order), walk["need"], walk["heading"] + 1]
    row += [min(len(trail), parts.STEPS), *filled(trail[-parts.STEPS :], parts.STEPS)]
    frames = view["room"][-3 * parts.FRAMES :]
    received = [len(frames) // 3]
    for index in range(0, len(frames), 3):
        thief, good, pieces = frames[index : index + 3]
        received += [_thief(thief, order), good + 1, min(pieces, MOST)]
    return row + filled(received, 1 + 3 * parts.FRAMES)


def _end(view: View, order: list[int]) -> list[int]:
    row: list[int] = []
    if len(order) == 1:
        solo = view["solo"]
        row += [solo["compass"], *[int(board in solo["boards_left"]) for board in range(3)]]
        row += [solo["board"] + 1, solo["face"]]
        row += [number for spot in solo["rivals"] for number in spot_cells(spot)]
        row.append(VERDICTS.index(view.get("verdict", "")))
    if "scores" not in view:
        return row + [0] * (len(order) * (parts.RESULT + 1))
    row += _capped([points for seat in order for points in view["scores"][seat]])
    return row + [int(seat in view["winners"]) for seat in order]
