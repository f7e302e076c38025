"""Pieces of Crypt in words, shared by the picture and by the plain lines."""

from __future__ import annotations

from typing import Any, Final

from rookery.cli.seats import GHOST_BADGE, badge
from rookery.kernel import View
from rookery.words import Words

TYPE_KEYS: Final = ("idol", "jewelry", "manuscript", "pottery", "remains", "tapestry")
NOTHING: Final = -1


def heading(words: Words, view: View) -> str:
    """Round, turn and deck."""
    if view["top"] == NOTHING:
        deck = words.say("board-crypt-deck-empty")
    else:
        top = words.term("type", view["top"])
        deck = words.say("board-crypt-deck", count=view["deck"], top=top)
    where = words.say(
        "board-crypt-round",
        round=view["round"],
        rounds=view["rounds"],
        turn=min(view["turn"] + 1, view["turns"]),
        turns=view["turns"],
    )
    return f"{words.say('title')} · {where} · {deck}"


def owner_badge(view: View, owner: int) -> str:
    """The badge of whoever holds a card."""
    return GHOST_BADGE if is_ghost(view, owner) else badge(owner)


def is_ghost(view: View, owner: int) -> bool:
    """Whether a seat number means the Ghost of a solo game."""
    return bool("ghost" in view and owner == 1)


def value_words(words: Words, view: View, card: dict[str, Any]) -> str:
    """The value on a card of the crypt: for all, for you alone, or hidden."""
    if not card["value"]:
        return words.say("board-crypt-hidden")
    key = "board-crypt-coins" if card["up"] else "board-crypt-coins-yours"
    return words.say(key, coins=card["value"])


def cell(card: dict[str, Any]) -> str:
    """A card of a collection: `3` known to all, `3^` turned, `(3)` known to you, `?` hidden."""
    if not card["value"]:
        return "?"
    if card["flipped"]:
        return f"{card['value']}^"
    return str(card["value"]) if card["public"] else f"({card['value']})"


def column(player: dict[str, Any], kind: int) -> str:
    """A player's cards of one type."""
    return " ".join(cell(card) for card in player["cards"] if card["type"] == kind)


def torches(words: Words, view: View, seat: int) -> str:
    """Which torches a seat holds."""
    held = []
    if view["leader"] == seat:
        held.append(words.say("board-crypt-leader"))
    if view["lights_out"] == seat:
        held.append(words.say("board-crypt-lights-out"))
    return " + ".join(held)


def progress(words: Words, view: View, kind: int) -> str:
    """How many cards of a type the viewer has, and how many of them were turned up."""
    if view["seat"] < 0:
        return ""
    cards = [card for card in view["players"][view["seat"]]["cards"] if card["type"] == kind]
    turned = sum(card["flipped"] for card in cards)
    key = "board-crypt-progress-turned" if turned else "board-crypt-progress"
    return words.say(key, count=len(cards), turned=turned)


def collector_text(words: Words, view: View, kind: int) -> str:
    """What a collector wants and gives, in a few words."""
    return words.say(f"collector-{TYPE_KEYS[kind]}-{view['sides'][kind]}")


def winning(view: View, card: dict[str, Any]) -> str:
    """The cheapest groups of your servants that take a card: `1×5 2×3`."""
    if view["seat"] < 0 or card["owner"] == view["seat"]:
        return ""
    total = card["dice"] * card["effort"]
    hand = view["players"][view["seat"]]["active"]
    efforts = [(dice, total // dice + 1) for dice in range(1, hand + 1)]
    return " ".join(f"{dice}×{effort}" for dice, effort in efforts if effort <= 6)


def unseen(words: Words, view: View) -> list[str]:
    """For each type the values that this seat has not met yet."""
    found = []
    for kind, counts in enumerate(view["unseen"]):
        values = [str(value) for value, count in enumerate(counts, 1) for _ in range(count)]
        found.append(f"{words.term('type', kind)} {' '.join(values) or '–'}")
    return found
