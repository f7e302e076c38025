"""Crypt as plain lines: for pipes, for screen readers, for anybody who prefers sentences."""

from __future__ import annotations

from typing import Any

from rookery.cli.boards import crypt_words as spell
from rookery.cli.scene import Scene
from rookery.cli.seats import GHOST_BADGE, badge
from rookery.kernel import View
from rookery.words import Words


def lines(scene: Scene, view: View, full: bool) -> list[str]:
    """The whole table from the heading to the last collection."""
    words, names = scene.words, scene.names
    found = [f"== {spell.heading(words, view)}"]
    found += [
        _card(words, names, view, number, card)
        for number, card in enumerate(view["crypt"], 1)
        if card["here"]
    ]
    if full or view["round"] == 1:  # later they are known; `view` tells them again
        found += _collectors(words, view)
    for seat, player in enumerate(view["players"]):
        found.append(_servants(words, names, view, seat, player))
        found += _collection(words, player)
    if "ghost" in view:
        found.append(_ghost(words, view))
    if any(card["cards"] for card in view["players"]):
        found.append(words.say("board-crypt-legend"))
    if full:
        found.append(words.say("board-crypt-unseen", cards="; ".join(spell.unseen(words, view))))
    return found


def _card(words: Words, names: list[str], view: View, number: int, card: dict[str, Any]) -> str:
    args: dict[str, str | int] = {
        "card": number,
        "type": words.term("type", card["type"]),
        "value": spell.value_words(words, view, card),
    }
    groups = spell.winning(view, card)
    if card["owner"] < 0:
        return words.say("board-crypt-line-free", **args)
    holder = f"{spell.owner_badge(view, card['owner'])} {names[card['owner']]}"
    total = card["dice"] * card["effort"]
    dice = f"{card['dice']}×{card['effort']}"
    text = words.say("board-crypt-line-held", holder=holder, group=dice, total=total, **args)
    if groups:
        text += " " + words.say("board-crypt-line-win", groups=groups)
    return text


def _collectors(words: Words, view: View) -> list[str]:
    found = []
    for kind, side in enumerate(view["sides"]):
        name = f"{words.term('type', kind)} {side}"
        text = spell.collector_text(words, view, kind)
        have = spell.progress(words, view, kind)
        found.append(f"*  {name}{f' ({have})' if have else ''}, {text}")
    return found


def _servants(words: Words, names: list[str], view: View, seat: int, player: dict[str, Any]) -> str:
    torch = spell.torches(words, view, seat)
    text = words.say(
        "board-crypt-line-servants",
        player=f"{badge(seat)} {names[seat]}",
        active=player["active"],
        placed=player["placed"],
        exhausted=player["exhausted"],
    )
    return f"{text} [{torch}]" if torch else text


def _collection(words: Words, player: dict[str, Any]) -> list[str]:
    columns = [
        f"{words.term('type', kind)} {spell.column(player, kind)}"
        for kind in range(len(spell.TYPE_KEYS))
        if spell.column(player, kind)
    ]
    return ["      " + ", ".join(columns)] if columns else []


def _ghost(words: Words, view: View) -> str:
    ghost = view["ghost"]
    text = words.say(
        "board-crypt-line-ghost",
        hand=ghost["hand"],
        placed=ghost["placed"],
        aside=ghost["aside"],
    )
    torch = spell.torches(words, view, 1)
    return f"{GHOST_BADGE} {text}" + (f" [{torch}]" if torch else "")
