"""Thief's Market as plain lines: for pipes, for screen readers, for anybody who prefers sentences."""

from __future__ import annotations

from typing import Any

from rookery.cli.boards import thiefs_market_words as spell
from rookery.cli.scene import Scene
from rookery.cli.seats import badge
from rookery.kernel import View
from rookery.words import Words


def lines(scene: Scene, view: View, full: bool) -> list[str]:
    """The whole table from the heading to the last player's cards."""
    words, names = scene.words, scene.names
    found = [f"== {spell.heading(words, view)}"]
    if spell.is_splitting(view):
        there = spell.objects(words, view["centre"]) or words.say("board-market-empty")
        found.append(words.say("board-market-line-centre", objects=there))
    for letter, row in zip(spell.LETTERS, view["market"], strict=True):
        found += [_card(scene, letter, face, full) for face in row if face is not None]
    for seat, player in enumerate(view["players"]):
        found.append(_player(words, names, seat, player))
        if player["cards"]:
            cards = ", ".join(spell.card_name(words, owned) for owned in player["cards"])
            found.append(f"      {cards}")
    if full or view["round"] == 1:
        found.append(spell.legend(words))
    return found


def _card(scene: Scene, letter: str, face: dict[str, Any], full: bool) -> str:
    words = scene.words
    text = words.say(
        "board-market-line-card",
        letter=letter,
        card=words.term("card", face["card"]),
        cost=spell.objects(words, face["cost"]),
    )
    note = spell.judged(scene, face)
    told = spell.card_text(words, face["card"]) if full else ""
    return " ".join(part for part in (text, f"[{note}]" if note else "", told) if part)


def _player(words: Words, names: list[str], seat: int, player: dict[str, Any]) -> str:
    return words.say(
        "board-market-line-player",
        player=f"{badge(seat)} {names[seat]}",
        pile=spell.pile(words, player),
        gold=player["gold"],
        infamy=spell.infamy(words, player),
        cards=len(player["cards"]),
    )
