"""What a seat may know, built from nothing (contract part 2)."""

from __future__ import annotations

from typing import cast

from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BUILDING,
    BUILDINGS,
    CARDS,
    CITIZEN_KEYS,
    CLIENT_BITS,
    CLIENTS,
    KIND_KEYS,
    MISSIONS,
    NORTH,
    PER_SECTION,
    STRIDE,
    THIEVES,
    TYPES,
)
from rookery.games.thiefdom.phase_numbers import PHASE_KEYS, PLAN
from rookery.games.thiefdom.phases.planning import tile_of
from rookery.games.thiefdom.shown import (
    Building,
    Citizen,
    Clients,
    Equipment,
    Gate,
    Guild,
    MapView,
    Missions,
    Printed,
    Section,
    Thief,
    ThiefdomView,
    Turn,
)
from rookery.games.thiefdom.sight import ray
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables, board_set, city_or_none, columns
from rookery.games.thiefdom.tiles import SIZE
from rookery.kernel import View
from rookery.kernel.shown import headed


def view(t: Tables, s: ThiefdomState, seat: int) -> View:
    """Public facts, then this seat's draft cards and plan; seat -1 is an onlooker."""
    city = city_or_none(t, s)
    shown: ThiefdomView = {
        "actor": s.actor,
        "waiting": [other for other in range(s.seats) if s.owed >> other & 1],
        "round": s.round,
        "tile": s.tile,
        "turn": s.turn,
        "first": s.first,
        "starter": s.starter,
        "step": [s.stage, s.cursor, s.resume, s.back],
        "city": _layout(s),
        "villas": list(s.villas),
        "artworks": list(s.arts),
        "citizens": _citizens(city, s),
        "badges": s.badges,
        "bags": s.bags,
        "dungeon": [*s.dungeon, s.dungeon_art],
        "missions": _missions(s),
        "equipment": _equipment(s),
        "clients": _clients(s),
        "players": [_player(t, s, other, seat) for other in range(s.seats)],
        "thieves": [_thief(s, thief) for thief in range(s.seats * THIEVES)],
        "turn_of": _turn(s),
        "walk": {"mover": s.mover, "seat": s.mover_seat, "need": s.need, "heading": s.heading, "at": s.at},
        "trail": list(s.trail),
        "pool": list(s.pool),
        "room": list(s.todo),
    }
    if city:
        if not city.drawing:  # nothing in it changes, so that all views share it
            city.drawing = {"buildings": _buildings(t, s, city), "map": _map(city)}
        if not t.printed:
            t.printed = cast(View, _printed(t))
        shown["buildings"] = city.drawing["buildings"]
        shown["map"] = city.drawing["map"]
        shown["printed"] = cast(Printed, t.printed)
    if seat >= 0:
        shown["hand"] = _cards(s.hand, seat)
        shown["kept"] = _cards(s.kept, seat)
        shown["passed"] = _cards(s.passed, seat)
        shown["choice"] = s.choice[seat]
    if s.seats == 1:
        shown["solo"] = {
            "compass": s.compass,
            "boards_left": [board for board in range(3) if s.pile >> board & 1],
            "board": s.board,
            "face": s.face,
            "rivals": list(s.rivals),
        }
    return headed("thiefdom", s.seats, seat, PHASE_KEYS[s.phase], cast(View, shown))


def _layout(s: ThiefdomState) -> list[Section]:
    """The sections in their places."""
    places = int(s.cursor) if s.phase == 0 else int(columns(s)) * 2
    codes = [int(s.layout) >> (6 * place) & 63 for place in range(places)]
    return [{"section": code // 8 + 1, "side": "AB"[code // 4 % 2], "turns": code % 4} for code in codes]


def _map(city: City) -> MapView:
    """The alleys, the walls beside them (cell * 4 + direction), and what lies at each entrance."""
    gates: list[Gate] = [
        {"section": section, "cell": city.gates[section], "north": city.gate_way[section] == NORTH}
        for section in range(1, 9)
        if city.gates[section] >= 0
    ]
    return {
        "columns": city.columns * SIZE,
        "alleys": list(city.cells),
        "lanterns": [cell for cell in city.cells if city.lantern[cell]],
        "walls": [
            cell * 4 + way for cell in city.cells for way in range(4) if city.over[cell * 4 + way] >= 0
        ],
        "catacombs": list(city.catacombs),
        "gates": gates,
    }


def _printed(t: Tables) -> Printed:
    """What cards, missions, artworks and villas say in this pack."""
    return {
        "cost": list(t.cost),
        "vp": list(t.vp),
        "brings": [list(goods) for goods in t.joins],
        "missions": [{"wants": one.wants, "gives": one.gives, "vp": one.vp} for one in t.missions],
        "artworks": [{"vp": one.vp, "gives": one.gives, "draws": one.draws} for one in t.artworks],
        "gems_locked": list(t.gems_locked),
    }


def _building_cells(t: Tables, s: ThiefdomState, city: City) -> dict[int, list[int]]:
    """By building: the cells its roof covers; a villa lies outside."""
    found: dict[int, list[int]] = {}
    for place in range(int(city.columns) * 2):
        tile = t.tiles[int(s.layout) >> (6 * place) & 63]
        base = place // int(city.columns) * SIZE * STRIDE + place % int(city.columns) * SIZE
        for cell, spot in sorted(tile.at.items()):
            found.setdefault(spot, []).append(base + cell)
    return found


def _buildings(t: Tables, s: ThiefdomState, city: City) -> list[Building]:
    """Every building with its cells and those beside it: doors to enter, cells to leave to."""
    found: list[Building] = []
    doors: list[list[int]] = [[] for _ in range(BUILDINGS)]
    for cell in city.cells:
        for spot in city.doors[cell]:
            doors[spot - BUILDING].append(cell)
    roofs = _building_cells(t, s, city)
    for number in range(BUILDINGS):
        if city.kind[number] >= 0:
            found.append(
                {
                    "spot": BUILDING + number,
                    "kind": KIND_KEYS[city.kind[number]],
                    "section": number // PER_SECTION + 1,
                    "house": number % PER_SECTION,
                    "cells": roofs.get(BUILDING + number, []),
                    "doors": doors[number],
                    "leave": list(city.leave[number]),
                }
            )
    return found


def _citizens(city: City | None, s: ThiefdomState) -> list[Citizen]:
    """Who stands where, and what each guard sees."""
    found: list[Citizen] = []
    for citizen, key in enumerate(CITIZEN_KEYS):
        cell = s.citizen_cell[citizen]
        guard = citizen < 4
        seen = ray(city, cell, s.guard_way[citizen]) if city and guard and cell >= 0 else []
        found.append(
            {
                "key": key,
                "cell": cell,
                "row": cell // STRIDE if cell >= 0 else -1,
                "column": cell % STRIDE if cell >= 0 else -1,
                "facing": s.guard_way[citizen] if guard else -1,
                "sees": seen,
            }
        )
    return found


def _missions(s: ThiefdomState) -> Missions:
    return {
        "slots": list(s.slots),
        "piles": list(s.piles),
        "unseen": [mission for mission in range(MISSIONS) if s.mission_deck >> mission & 1],
        "deck": sum(1 for mission in range(MISSIONS) if s.mission_deck >> mission & 1),
    }


def _equipment(s: ThiefdomState) -> Equipment:
    """The deck's content is public once the draft is over; before, its size and the full-circle rest are."""
    return {
        "display": list(s.display),
        "deck": list(s.deck),
        "discard": list(s.discard),
        "half": sum(1 for card in range(TYPES) if s.half >> card & 1),
    }


def _clients(s: ThiefdomState) -> Clients:
    return {
        "deck": [TYPES + n for n in range(CLIENTS) if s.clients & CLIENT_BITS[n]],
        "discard": [TYPES + n for n in range(CLIENTS) if s.client_discard & CLIENT_BITS[n]],
        "box": [TYPES + n for n in range(CLIENTS) if s.client_box & CLIENT_BITS[n]],
        "revealed": list(s.revealed),
    }


def _player(t: Tables, s: ThiefdomState, player: int, seat: int) -> Guild:
    board = s.boards[player]
    hidden = s.phase == PLAN and player != seat
    planned = s.plans[player] >= 0 and not hidden
    return {
        "vp": s.vp[player],
        "hideout": s.hideout[player],
        "store": s.store[player * 5 : player * 5 + 5],
        "store_artworks": s.store_art[player],
        "board": board,
        "patrol": list(board_set(t, s)[board].citizens) if board >= 0 else [],
        "endurance": not s.endurance >> player & 1,
        "missions": [mission for mission in range(MISSIONS) if s.missions[player] >> mission & 1],
        "plan": [tile_of(s, player, carrier) for carrier in range(4)] if planned else [],
        "cards_kept": sum(1 for card in _cards(s.kept, player) if card >= 0),
    }


def _cards(cards: list[int], seat: int) -> list[int]:
    return cards[seat * THIEVES : seat * THIEVES + THIEVES]


def _thief(s: ThiefdomState, thief: int) -> Thief:
    ally = s.ally[thief]
    return {
        "spot": s.spot[thief],
        "goods": list(s.goods[thief * 5 : thief * 5 + 5]),
        "artwork": s.art[thief],
        "wanted": bool(s.wanted >> thief & 1),
        "equipment": s.equip[thief * 2 : thief * 2 + 2],
        "ally": ally if ally < CARDS else -1,
        "brawl": ally % 100 if ally >= CARDS else -1,
        "blinded": s.blinded[thief],
    }


def _turn(s: ThiefdomState) -> Turn:
    return {
        "active": s.active,
        "ap": s.ap,
        "at": s.at,
        "mp": s.mp,
        "jumping": s.jumping,
        "tunnel": s.tunnel,
        "hurry": s.hurry,
        "vault_from": s.vault_from,
        "robbed": s.robbed,
        "visited": s.visited,
        "used": s.used,
        "smoke": s.smoke,
        "fresh": s.fresh,
        "here": s.here,
        "did": s.did,
        "open": s.open,
        "partner": s.partner,
        "limit": s.limit,
    }
