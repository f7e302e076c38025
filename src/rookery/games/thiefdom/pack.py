"""Turns a data pack into tables, and refuses a wrong one with file, row, field and reason."""

from __future__ import annotations

from typing import Any, Final

from rookery.games.thiefdom.cards import allies, equipment
from rookery.games.thiefdom.cards.allies import (
    Blessing,
    Bribe,
    Extra,
    Fence,
    Ferry,
    Gift,
    Hoard,
    Lend,
    Price,
    Shuttle,
    Swap,
    Teleport,
    Tithe,
    Wages,
)
from rookery.games.thiefdom.cards.equipment import Fish, Grapple, Pigeon, Push, Smoke
from rookery.games.thiefdom.const import (
    ARTWORKS,
    CARD_KEYS,
    CARDS,
    CITIZEN_KEYS,
    CLIENTS,
    COUNTED,
    GOOD_KEYS,
    KIND_KEYS,
    MISSIONS,
    TYPES,
)
from rookery.games.thiefdom.rows import each, goods_in
from rookery.games.thiefdom.sections import read_tiles
from rookery.games.thiefdom.tables import Artwork, Board, Effect, Mission, Tables
from rookery.kernel.rows import flag, list_of, one_of, whole

# The effect of each card: a pack may change its numbers, not its nature.
GOODS: Final = GOOD_KEYS[:COUNTED]
CARRIED: Final = 4  # of loot, and of gold

IMPROVEMENTS: Final = equipment.IMPROVEMENTS | allies.IMPROVEMENTS


def read_tables(data: dict[str, Any]) -> Tables:
    """The whole pack, checked."""
    for name in ("sections", "cards", "missions", "villas", "patrols"):
        if name not in data:
            raise ValueError(f"{name}.toml is missing")
    t = Tables()
    t.tiles = read_tiles(each(data, "sections", "side"))
    _read_cards(t, each(data, "cards", "card"))
    _read_missions(t, each(data, "missions", "mission"))
    _read_villas(t, data)
    _read_boards(t, each(data, "patrols", "board"))
    return t


def _read_cards(t: Tables, rows: list[dict[str, Any]]) -> None:
    if len(rows) != CARDS:
        raise ValueError(f"cards.toml, card: {len(rows)} rows, there must be {TYPES} + {CLIENTS}")
    for number, row in enumerate(rows):
        place = f"cards.toml, row {number + 1} ({row.get('key')})"
        one_of(place, row, "key", (CARD_KEYS[number],))
        t.cost[number] = whole(place, row, "cost", 0, 6)
        t.vp[number] = whole(place, row, "vp", 0, 20)
        t.joins.append(goods_in(place, row, "goods", CARRIED))
        t.effects.append(_effect(place, number, row))


def _effect(place: str, card: int, row: dict[str, Any]) -> Effect:
    name = row.get("effect")
    plain: dict[str, type[Effect]] = {
        "grapple": Grapple,
        "bribe": Bribe,
        "ferry": Ferry,
        "lend": Lend,
        "swap": Swap,
        "shuttle": Shuttle,
    }
    if name == "ability":
        one_of(place, row, "ability", tuple(IMPROVEMENTS))
        return Effect(IMPROVEMENTS[row["ability"]])
    if isinstance(name, str) and name in plain:
        return plain[name]()
    if name in ("gift", "extra", "blessing", "tithe", "teleport"):
        return _placed_effect(place, card, row)
    if name == "price":
        kinds = list_of(place, row, "places", KIND_KEYS, least=1)
        return Price(kinds, whole(place, row, "gain", 1, 20))
    if name == "hoard":
        one_of(place, row, "good", GOODS)
        return Hoard(GOODS.index(row["good"]), whole(place, row, "gain", 1, 20))
    if name == "wages":
        return Wages(whole(place, row, "gold", 1, 6))
    if name == "pigeon":
        return Pigeon(whole(place, row, "limit", 1, 12))
    return _scored_effect(place, card, row)


def _placed_effect(place: str, card: int, row: dict[str, Any]) -> Effect:
    """Effects that work in one kind of building."""
    one_of(place, row, "place", KIND_KEYS)
    kind = KIND_KEYS.index(row["place"])
    name = row["effect"]
    if name == "teleport":
        return Teleport(kind)
    if name == "blessing":
        actions = whole(place, row, "actions", 1, 9)
        return Blessing(card, kind, whole(place, row, "gain", 0, 20), actions)
    if name == "tithe":
        gold = whole(place, row, "gold", 1, 6)
        return Tithe(kind, gold, whole(place, row, "gain", 1, 20))
    one_of(place, row, "gives", GOODS)
    gives = GOODS.index(row["gives"])
    if name == "extra":
        return Extra(card, kind, gives, whole(place, row, "gain", 0, 20))
    if "pays" in row:
        one_of(place, row, "pays", GOODS)
    return Gift(card, kind, GOODS.index(row["pays"]) if "pays" in row else -1, gives)


def _scored_effect(place: str, card: int, row: dict[str, Any]) -> Effect:
    """Effects that bring VP when they are used."""
    one_of(place, row, "effect", ("push", "fish", "smoke", "fence"))
    vp = whole(place, row, "gain", 0, 20)
    name = row["effect"]
    if name == "push":
        return Push(flag(place, row, "guards"), vp, flag(place, row, "spent"))
    if name == "fence":
        gold = whole(place, row, "gold", 1, 6)
        return Fence(gold, vp, whole(place, row, "wine", 0, 20))
    return Fish(card, vp) if name == "fish" else Smoke(card, vp)


def _read_missions(t: Tables, rows: list[dict[str, Any]]) -> None:
    for number, row in enumerate(rows, 1):
        place = f"missions.toml, row {number}"
        whole(place, row, "number", number, number)
        wants = goods_in(place, row, "wants", CARRIED)
        if sum(wants) == 0:
            raise ValueError(f"{place}, wants: nothing is asked for")
        gives = goods_in(place, row, "gives", CARRIED)
        t.missions.append(Mission(wants, gives, whole(place, row, "vp", 0, 40)))
    if len(rows) != MISSIONS:
        raise ValueError(f"missions.toml, mission: {len(rows)} rows, there must be {MISSIONS}")


def _read_villas(t: Tables, data: dict[str, Any]) -> None:
    arts = each(data, "villas", "artwork")
    for number, row in enumerate(arts, 1):
        place = f"villas.toml, artwork {number}"
        whole(place, row, "number", number, number)
        gives = goods_in(place, row, "gives", CARRIED)
        draws = whole(place, row, "draws", 0, 2) if "draws" in row else 0
        t.artworks.append(Artwork(whole(place, row, "vp", 0, 40), gives, draws))
    if len(arts) != ARTWORKS:
        raise ValueError(f"villas.toml, artwork: {len(arts)} rows, there must be {ARTWORKS}")
    villas = each(data, "villas", "villa")
    for number, row in enumerate(villas, 1):
        place = f"villas.toml, villa {number}"
        whole(place, row, "number", number, number)
        one_of(place, row, "locked", ("artwork", "gems"))
        t.gems_locked.append(1 if row["locked"] == "gems" else 0)
    if len(villas) != 4:
        raise ValueError(f"villas.toml, villa: {len(villas)} rows, there must be 4")


def _read_boards(t: Tables, rows: list[dict[str, Any]]) -> None:
    t.boards = [[], [], [], []]
    for number, row in enumerate(rows, 1):
        place = f"patrols.toml, row {number}"
        seats = whole(place, row, "seats", 1, 4)
        citizens = list_of(place, row, "citizens", CITIZEN_KEYS, least=1)
        first = flag(place, row, "first")
        rival = whole(place, row, "rival", 1, 3) - 1 if seats == 1 else -1
        t.boards[seats - 1].append(Board(citizens, first, rival))
    for seats in range(1, 5):
        _check_boards(t.boards[seats - 1], seats)


def _check_boards(boards: list[Board], seats: int) -> None:
    """Every citizen walks once a night, and exactly one board has the first player's icon."""
    place = f"patrols.toml, boards for {seats}"
    if len(boards) != (3 if seats == 1 else seats):
        raise ValueError(f"{place}: {len(boards)} rows, there must be {3 if seats == 1 else seats}")
    letters = 4 if seats > 2 else 3
    wanted = [*range(letters), *range(4, 4 + letters), 8]
    if sorted(citizen for board in boards for citizen in board.citizens) != wanted:
        raise ValueError(f"{place}, citizens: each citizen of the game must stand on one board")
    if sum(board.first for board in boards) != (0 if seats == 1 else 1):
        raise ValueError(f"{place}, first: exactly one board has the icon, in solo play none")
    if seats == 1 and sorted(board.rival for board in boards) != [0, 1, 2]:
        raise ValueError(f"{place}, rival: each of the three rivals must stand on one board")
