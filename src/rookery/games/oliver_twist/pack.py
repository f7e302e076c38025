"""Turns a data pack into the rules' tables; refuses a wrong one with file, row, field and reason."""

from __future__ import annotations

from typing import Any, Final

from rookery.games.oliver_twist.characters import (
    BreakIn,
    ExtraProwl,
    Grab,
    Lose,
    Plant,
    Receive,
    Sale,
    Search,
    Snatch,
    Trade,
)
from rookery.games.oliver_twist.const import (
    BURGLARY,
    CARD_KEYS,
    CHARACTER,
    CLASSES,
    KIND_KEYS,
    KINDS,
    LOOT,
    RICHEST,
    TOOL_KEYS,
    TYPE_KEYS,
    TYPE_OF,
    TYPES,
    VALUES,
)
from rookery.games.oliver_twist.pack_rows import placed
from rookery.games.oliver_twist.streets_pack import read_streets
from rookery.games.oliver_twist.tables import Effect, Tables
from rookery.kernel.rows import flag, one_of, whole

FILES: Final = ("streets", "tokens", "burglaries", "characters", "money")
OF_TYPE: Final = (12, 11, 10, 7, 6, 5, 9)  # Objects of each type in the box
OTHERS: Final = {"character": 5, "tools": 10, "burglary": 10}
STARTS: Final = 9
AMOUNTS: Final = ("start_money", "relocation", "end_of_round", "bonus", "bonus_from", "set_from", "fine")
SIMPLE: Final[dict[str, type[Effect]]] = {
    "grab": Grab,
    "search": Search,
    "snatch": Snatch,
    "break_in": BreakIn,
}


def read_tables(data: dict[str, Any]) -> Tables:
    """The checked tables of a pack."""
    for name in FILES:
        if name not in data:
            raise ValueError(f"{name}.toml is missing")
    streets = read_streets(data)
    tokens = _read_tokens(data)
    starts = [0] * CLASSES
    for place, row in placed(data, "tokens", "start"):
        starts[_class_of(place, row)] += whole(place, row, "count", 1, STARTS)
    if sum(starts) != STARTS:
        raise ValueError(f"tokens.toml, start, count: {sum(starts)} start tokens, the box has {STARTS}")
    return Tables(streets, tokens, starts, _read_loot(data), _read_rewards(data), _read_amounts(data))


def terms(t: Tables) -> dict[str, tuple[str, ...]]:
    """The arguments whose numbers stand for words."""
    return {
        "token": KIND_KEYS,
        "type": TYPE_KEYS,
        "tool": TOOL_KEYS,
        "card": CARD_KEYS,
        "space": tuple(t.streets.ids),
    }


def _class_of(place: str, row: dict[str, Any]) -> int:
    one_of(place, row, "type", TYPE_KEYS)
    kind = TYPE_KEYS.index(row["type"])
    values = [VALUES[c] for c in range(CLASSES) if TYPE_OF[c] == kind]
    if row.get("value") not in values:
        wanted = " or ".join(map(str, values))
        raise ValueError(f"{place}, value: {row.get('value')!r}, a {row['type']} is worth {wanted}")
    return TYPE_OF.index(kind) + values.index(row["value"])


def _read_tokens(data: dict[str, Any]) -> list[int]:
    """The 85 round tokens; how many there are of each type is the rulebook's (OT-1.5)."""
    tokens = [0] * KINDS
    for place, row in placed(data, "tokens", "object"):
        tokens[_class_of(place, row)] += whole(place, row, "count", 0, 60)
    for place, row in placed(data, "tokens", "other"):
        one_of(place, row, "kind", KIND_KEYS[CHARACTER:])
        tokens[KIND_KEYS.index(row["kind"])] += whole(place, row, "count", 0, 10)
    for kind in range(TYPES):
        found = sum(tokens[c] for c in range(CLASSES) if TYPE_OF[c] == kind)
        _count(f"tokens.toml, object, {TYPE_KEYS[kind]}", found, OF_TYPE[kind])
    _count("tokens.toml, other, character", tokens[CHARACTER], OTHERS["character"])
    _count("tokens.toml, other, tools", sum(tokens[CHARACTER + 1 : BURGLARY]), OTHERS["tools"])
    _count("tokens.toml, other, burglary", tokens[BURGLARY], OTHERS["burglary"])
    return tokens


def _count(place: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise ValueError(f"{place}, count: {found} tokens, the box has {wanted}")


def _read_loot(data: dict[str, Any]) -> list[int]:
    loot = [whole(at, row, "pounds", -RICHEST, RICHEST) for at, row in placed(data, "burglaries", "card")]
    if len(loot) != LOOT:
        raise ValueError(f"burglaries.toml, card: {len(loot)} cards, the box has {LOOT}")
    return loot


def _read_rewards(data: dict[str, Any]) -> list[int]:
    rewards = [whole(at, row, "pounds", 1, 99) for at, row in placed(data, "money", "reward")]
    if len(rewards) != 5 or rewards != sorted(rewards, reverse=True):
        raise ValueError(f"money.toml, reward, pounds: {rewards} are not five falling rewards")
    return rewards


def _read_amounts(data: dict[str, Any]) -> dict[str, int]:
    amounts: dict[str, int] = {}
    for place, row in placed(data, "money", "amount"):
        one_of(place, row, "key", AMOUNTS)
        if row["key"] in amounts:
            raise ValueError(f"{place}, key: {row['key']} stands here a second time")
        amounts[row["key"]] = whole(place, row, "number", 0, 99)
    for key in AMOUNTS:
        if key not in amounts:
            raise ValueError(f"money.toml, amount, key: {key} is missing")
    if not 2 <= amounts["set_from"] <= 9:
        raise ValueError(f"money.toml, amount, set_from: {amounts['set_from']}, it must be 2 to 9")
    return amounts


def read_effects(data: dict[str, Any]) -> list[Effect]:
    """The 13 Characters, by card."""
    found: dict[str, Effect] = {}
    for place, row in placed(data, "characters", "card"):
        one_of(place, row, "key", CARD_KEYS)
        if row["key"] in found:
            raise ValueError(f"{place}, key: {row['key']} stands here a second time")
        found[row["key"]] = _make(place, row)
    for key in CARD_KEYS:
        if key not in found:
            raise ValueError(f"characters.toml, card, key: {key} is missing")
    return [found[key] for key in CARD_KEYS]


def _make(place: str, row: dict[str, Any]) -> Effect:
    name = row.get("effect")
    if isinstance(name, str) and name in SIMPLE:
        return SIMPLE[name]()
    if name == "prowl":
        times = whole(place, row, "times", 1, 9)
        return ExtraProwl(times, whole(place, row, "pounds", 0, 99), flag(place, row, "free"))
    if name == "sell":
        sets = whole(place, row, "sets", 1, 3)
        return Sale(sets, whole(place, row, "pounds", 0, 99), whole(place, row, "least", 2, 9))
    if name == "lose":
        return Lose(whole(place, row, "tokens", 1, 99))
    if name == "plant":
        return Plant(whole(place, row, "tokens", 1, 99))
    if name == "receive":
        return Receive(0, whole(place, row, "pounds", 1, 99))
    if name == "trade":
        return Trade(0, whole(place, row, "pounds", 1, 99))
    known = ", ".join(sorted([*SIMPLE, "prowl", "sell", "lose", "plant", "receive", "trade"]))
    raise ValueError(f"{place}, effect: {name!r}, it must be one of {known}")
