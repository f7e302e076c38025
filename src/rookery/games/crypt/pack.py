"""Turns a data pack into the tables of the rules; refuses a wrong one with file, row, field and reason."""

from __future__ import annotations

from typing import Any, Final

from rookery.games.crypt.collectors import (
    Alone,
    HighestAgain,
    MostCoins,
    Peek,
    PerCard,
    Race,
    Reroll,
    Restore,
    Steps,
    Take,
    Worth,
)
from rookery.games.crypt.const import KINDS, MAX_SLOTS, RANK_KEYS, TYPE_KEYS, TYPES, VALUES
from rookery.games.crypt.tables import Effect, Tables
from rookery.kernel.rows import one_of, rows, whole
from rookery.kernel.runtime import append, i64, vec

ICONS: Final = ("", "III", "IV")
BOX: Final = 48
# The effect of each collector's side: a pack may change its numbers, not its nature.
EFFECTS: Final = {
    "idol A": "reroll",
    "idol B": "race",
    "jewelry A": "highest_again",
    "jewelry B": "per_card",
    "manuscript A": "worth",
    "manuscript B": "peek",
    "pottery A": "steps",
    "pottery B": "take",
    "remains A": "restore",
    "remains B": "steps",
    "tapestry A": "most_coins",
    "tapestry B": "alone",
}


def read_tables(data: dict[str, Any]) -> Tables:
    """The rules' tables of a pack; ValueError names what is wrong in it."""
    for name in ("treasures", "setup", "collectors"):
        if name not in data:
            raise ValueError(f"{name}.toml is missing")
    t = Tables()
    cards = rows(data, "treasures", "card")
    players = rows(data, "setup", "players")
    _check_box(cards)
    _lay_out(t, cards, players)
    t.effects = vec[Effect](_read_effects(rows(data, "collectors", "side")))
    t.ranks = _read_ranks(rows(data, "setup", "rank"))
    return t


def _check_box(cards: list[dict[str, Any]]) -> None:
    total = 0
    for row, card in enumerate(cards, 1):
        place = f"treasures.toml, row {row}"
        one_of(place, card, "type", TYPE_KEYS)
        whole(place, card, "value", 1, VALUES)
        one_of(place, card, "icon", ICONS)
        total += whole(place, card, "count", 1, BOX)
    if total != BOX:
        raise ValueError(f"treasures.toml, all rows, count: {total} cards, the box has {BOX}")


def _lay_out(t: Tables, cards: list[dict[str, Any]], players: list[dict[str, Any]]) -> None:
    for row, line in enumerate(players, 1):
        place = f"setup.toml, players {row}"
        whole(place, line, "seats", row, row)
        up = whole(place, line, "up", 1, MAX_SLOTS)
        down = whole(place, line, "down", 0, MAX_SLOTS - up)
        deck = _deck_without(cards, _icons(place, line))
        if sum(deck) != whole(place, line, "deck", 1, BOX):
            raise ValueError(f"{place}, deck: {line['deck']}, the cards left are {sum(deck)}")
        if sum(deck) % (up + down):
            raise ValueError(f"{place}, up + down: {up + down} does not divide {sum(deck)} cards")
        t.decks.append(vec[i64](deck))
        t.up = append(t.up, up)
        t.down = append(t.down, down)
    if len(players) != 4:
        raise ValueError(f"setup.toml, players: {len(players)} rows, there must be 4")


def _icons(place: str, line: dict[str, Any]) -> list[str]:
    """The set-up icons of the cards that leave the deck."""
    icons = line.get("remove")
    if not isinstance(icons, list) or not all(icon in ICONS[1:] for icon in icons):
        raise ValueError(f"{place}, remove: {icons!r}, it must be a list of {' and '.join(ICONS[1:])}")
    return icons


def _deck_without(cards: list[dict[str, Any]], icons: list[str]) -> list[int]:
    deck = [0] * KINDS
    for card in cards:
        if card["icon"] not in icons:
            deck[TYPE_KEYS.index(card["type"]) * VALUES + card["value"] - 1] += card["count"]
    return deck


def _read_ranks(rows: list[dict[str, Any]]) -> list[int]:
    """The fewest coins of each solo rank."""
    if len(rows) != len(RANK_KEYS):
        raise ValueError(f"setup.toml, rank: {len(rows)} rows, there must be {len(RANK_KEYS)}")
    lowest = -1
    ranks: list[int] = []
    for row, rank in enumerate(rows, 1):
        place = f"setup.toml, rank {row}"
        one_of(place, rank, "key", RANK_KEYS[row - 1 : row])
        lowest = whole(place, rank, "from", lowest + 1, 999)
        ranks.append(lowest)
    return ranks


def _read_effects(rows: list[dict[str, Any]]) -> list[Effect]:
    found: dict[str, Effect] = {}
    for row, side in enumerate(rows, 1):
        place = f"collectors.toml, row {row}"
        one_of(place, side, "type", TYPE_KEYS)
        one_of(place, side, "side", ("A", "B"))
        name = f"{side['type']} {side['side']}"
        one_of(place, side, "effect", (EFFECTS[name],))
        if name in found:
            raise ValueError(f"{place}, side: {name} stands here a second time")
        found[name] = _make(place, TYPE_KEYS.index(side["type"]), side)
    for name in EFFECTS:
        if name not in found:
            raise ValueError(f"collectors.toml, all rows, side: {name} is missing")
    return [found[f"{TYPE_KEYS[kind]} {side}"] for kind in range(TYPES) for side in "AB"]


def _make(place: str, kind: int, side: dict[str, Any]) -> Effect:
    name = side["effect"]
    if name in ("reroll", "peek", "take", "restore"):
        flip = whole(place, side, "flip", 1, 4)
        ability: dict[str, type[Effect]] = {
            "reroll": Reroll,
            "peek": Peek,
            "take": Take,
            "restore": Restore,
        }
        return ability[name](kind, flip)
    if name == "steps":
        return _make_steps(place, kind, side)
    if name == "per_card":
        return PerCard(kind, _coins(place, side, "coins"))
    need = whole(place, side, "need", 1, 8)
    if name == "race":
        return Race(kind, need, _coins(place, side, "first"), _coins(place, side, "later"))
    if name == "highest_again":
        return HighestAgain(kind, need)
    if name == "worth":
        return Worth(kind, need, whole(place, side, "coins", VALUES, 99))
    if name == "most_coins":
        return MostCoins(kind, need, _coins(place, side, "coins"))
    return Alone(kind, need, _coins(place, side, "coins"), _coins(place, side, "shared"))


def _make_steps(place: str, kind: int, side: dict[str, Any]) -> Effect:
    steps = side.get("steps")
    if not isinstance(steps, list) or not steps:
        raise ValueError(f"{place}, steps: {steps!r} is not a list of [cards, coins]")
    for step in steps:
        if not _is_step(step):
            raise ValueError(f"{place}, steps: {step!r} is not [cards, coins]")
    needs = [step[0] for step in steps]
    if needs != sorted(set(needs)):
        raise ValueError(f"{place}, steps: {steps!r} do not rise")
    return Steps(kind, needs, [step[1] for step in steps])


def _is_step(step: object) -> bool:
    """From so many cards on, so many coins."""
    if not isinstance(step, list) or len(step) != 2 or not all(type(n) is int for n in step):
        return False
    return bool(1 <= step[0] <= 8 and 0 <= step[1] <= 99)


def _coins(place: str, row: dict[str, Any], field: str) -> int:
    return whole(place, row, field, 0, 99)
