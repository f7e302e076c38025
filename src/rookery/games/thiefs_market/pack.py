"""Turns a data pack into the tables the rules read; a wrong one is refused with file, row, field, reason."""

from __future__ import annotations

from typing import Any, Final

from rookery.games.thiefs_market.const import (
    ASKS_COPY,
    ASKS_POTION,
    BY_ICONS,
    BY_RIVALS,
    CARD_KEYS,
    CARDS,
    COUNTED_KEYS,
    FACE_KEYS,
    FACES,
    GEMS,
    ICON_BITS,
    ICON_KEYS,
    ICONS,
    LETTER_KEYS,
    LETTERS,
    MOST_DICE,
    MOST_GEMS,
    NOTHING,
    ROW,
)
from rookery.games.thiefs_market.effects import (
    Asking,
    Bonus,
    Effect,
    Extra,
    Haul,
    Lucky,
    Pair,
    Per,
    Rare,
    Robbed,
    Spend,
    SplitReward,
    Trade,
    Tribute,
    Turn,
    Worth,
)
from rookery.kernel.rows import SOURCES, flag, index, list_of, one_of, rows, whole
from rookery.kernel.runtime import append, i64, vec

GEM_KEYS: Final = FACE_KEYS[:GEMS]
DIE_KEYS: Final = FACE_KEYS[:FACES]
GEM_SIGNS: Final = "RWBG"
EFFECTS: Final = (
    "turn",
    "spend",
    "trade",
    "extra",
    "tribute",
    "haul",
    "potion",
    "copy",
    "robbed",
    "lucky",
    "marker_reward",
    "crowd_reward",
    "bonus",
    "worth",
    "pair",
    "rare",
    "per",
)


class Tables:
    """A pack, checked and laid out for speed."""

    def __init__(self, data: dict[str, Any]) -> None:
        for name in ("cards", "setup"):
            if name not in data:
                raise ValueError(f"{name}.toml is missing")
        self.costs = vec[i64]([0] * (CARDS * GEMS))  # [card * GEMS + colour]
        self.icons = vec[i64]([0] * (CARDS * ICONS))  # [card * ICONS + icon]
        self.badges = vec[i64]([0] * CARDS)  # the icons of each card in one number, ICON_BITS each
        self.letters = [0] * CARDS
        self.promos: list[int] = []
        self.of_letter = vec[vec[i64]]([vec[i64]() for _ in range(LETTERS)])
        self.effects: list[Effect] = [Worth(0)] * CARDS
        self.hooks = vec[i64]([0] * CARDS)  # the same of each effect, so that rules need not ask it
        self._read_cards(rows(data, "cards", "card"))
        self.dice, self.purse = _read_players(rows(data, "setup", "players"))  # by seats - 3
        self.decks = self._read_decks(rows(data, "setup", "deck"))
        places = _read_majorities(rows(data, "setup", "majority"))
        self.henchmen = places[0]
        self.gold = places[1]

    def _read_cards(self, rows: list[dict[str, Any]]) -> None:
        seen: set[str] = set()
        for number, row in enumerate(rows, 1):
            one_of(f"cards.toml, row {number}", row, "key", CARD_KEYS)
            place = f"cards.toml, row {number} ({row['key']})"
            if row["key"] in seen:
                raise ValueError(f"{place}, key: {row['key']} stands here a second time")
            seen.add(row["key"])
            self._read_card(place, CARD_KEYS.index(row["key"]), row)
        for key in CARD_KEYS:
            if key not in seen:
                raise ValueError(f"cards.toml, all rows, key: {key} is missing")
        for card in range(CARDS):
            letter = self.letters[card]
            self.of_letter[letter] = append(self.of_letter[letter], card)
            self.hooks[card] = self.effects[card].hooks

    def _read_card(self, place: str, card: int, row: dict[str, Any]) -> None:
        one_of(place, row, "effect_source", SOURCES)
        one_of(place, row, "deck", LETTER_KEYS)
        self.letters[card] = LETTER_KEYS.index(row["deck"])
        for colour, count in enumerate(_read_cost(place, row)):
            self.costs[card * GEMS + colour] = count
        for icon in list_of(place, row, "icons", ICON_KEYS):
            self.icons[card * ICONS + icon] += 1
            self.badges[card] += 2 ** (icon * ICON_BITS)
        if flag(place, {"promo": False, **row}, "promo"):
            self.promos.append(card)
        one_of(place, row, "effect", EFFECTS)
        self.effects[card] = _make(place, row["effect"], row)

    def _read_decks(self, rows: list[dict[str, Any]]) -> list[int]:
        """How many cards of each letter are played with; there must be as many without the promos."""
        decks: list[int] = []
        for number, row in enumerate(rows, 1):
            place = f"setup.toml, deck {number}"
            one_of(place, row, "letter", LETTER_KEYS[number - 1 : number])
            there = len([card for card in self.of_letter[number - 1] if card not in self.promos])
            decks.append(whole(place, row, "cards", ROW, there))
        if len(decks) != LETTERS:
            raise ValueError(f"setup.toml, deck: {len(decks)} rows, there must be {LETTERS}")
        return decks


def _read_cost(place: str, row: dict[str, Any]) -> list[int]:
    cost = row.get("cost")
    if not isinstance(cost, str) or any(sign not in GEM_SIGNS for sign in cost):
        raise ValueError(f"{place}, cost: {cost!r}, it must be written with R, W, B and G")
    counts = [cost.count(sign) for sign in GEM_SIGNS]
    if max(counts) > MOST_GEMS:
        raise ValueError(f"{place}, cost: {cost!r}, the most of one colour is {MOST_GEMS}")
    return counts


def _read_players(rows: list[dict[str, Any]]) -> tuple[list[int], list[int]]:
    dice: list[int] = []
    purse: list[int] = []
    for number, row in enumerate(rows, 1):
        place = f"setup.toml, players {number}"
        seats = whole(place, row, "seats", number + 2, number + 2)
        dice.append(whole(place, row, "dice", seats, MOST_DICE))
        purse.append(whole(place, row, "gold", 0, 99))
    if len(rows) != 3:
        raise ValueError(f"setup.toml, players: {len(rows)} rows, there must be 3")
    return dice, purse


def _read_majorities(rows: list[dict[str, Any]]) -> list[list[int]]:
    names = ("henchmen", "gold")
    places: list[list[int]] = []
    for number, row in enumerate(rows, 1):
        place = f"setup.toml, majority {number}"
        one_of(place, row, "of", names[number - 1 : number])
        places.append([_points(place, row, "first"), _points(place, row, "second")])
    if len(places) != len(names):
        raise ValueError(f"setup.toml, majority: {len(places)} rows, there must be {len(names)}")
    return places


def _make(place: str, name: str, row: dict[str, Any]) -> Effect:
    """The effect of a row; those of the end of the game come second."""
    if name == "turn":
        face = index(place, row, "face", DIE_KEYS)
        faces = sorted(set(list_of(place, row, "faces", DIE_KEYS)))
        if face in faces or not faces:
            raise ValueError(f"{place}, faces: {row['faces']!r}, a die must be turned to another face")
        return Turn(face, faces)
    if name == "spend":
        face = index(place, row, "face", DIE_KEYS)
        return Spend(face, _tokens(place, row, "gold", 0), _tokens(place, row, "infamy", 0))
    if name == "trade":
        return Trade(_tokens(place, row, "gold"), _tokens(place, row, "infamy"))
    if name == "extra":
        one_of(place, row, "face", (*GEM_KEYS, "any"))
        colour = NOTHING if row["face"] == "any" else GEM_KEYS.index(row["face"])
        return Extra(colour, _tokens(place, row, "discount", 0))
    if name == "tribute":
        return Tribute(index(place, row, "face", GEM_KEYS), _tokens(place, row, "infamy"))
    if name == "robbed":
        return Robbed(_tokens(place, row, "infamy"))
    if name == "marker_reward":
        return SplitReward(0, _tokens(place, row, "infamy"))
    if name == "crowd_reward":
        return SplitReward(_tokens(place, row, "objects"), _tokens(place, row, "infamy"))
    if name == "bonus":
        return Bonus(
            DIE_KEYS.index(one_of(place, row, "face", ("bag", "mask"))), _tokens(place, row, "tokens")
        )
    return _make_plain(place, name, row)


def _make_plain(place: str, name: str, row: dict[str, Any]) -> Effect:
    """Effects without numbers, and those that count at the end."""
    if name == "haul":
        return Haul()
    if name == "lucky":
        return Lucky()
    if name == "potion":
        return Asking(ASKS_POTION)
    if name == "copy":
        return Asking(ASKS_COPY)
    if name == "worth":
        return Worth(_points(place, row, "points"))
    if name == "per":
        what = index(place, row, "what", COUNTED_KEYS)
        icon = index(place, row, "icon", ICON_KEYS) if what in (BY_ICONS, BY_RIVALS) else 0
        return Per(what, icon, _tokens(place, row, "each"), _points(place, row, "points"))
    icon = index(place, row, "icon", ICON_KEYS)
    if name == "pair":
        return Pair(icon, _points(place, row, "one"), _points(place, row, "more"))
    return Rare(icon, _points(place, row, "alone"), _points(place, row, "shared"))


def _tokens(place: str, row: dict[str, Any], field: str, low: int = 1) -> int:
    return whole(place, row, field, low, 99)


def _points(place: str, row: dict[str, Any], field: str) -> int:
    return whole(place, row, field, 0, 99)
