"""Pieces of Oliver Twist in words, shared by the picture and by the plain lines."""

from __future__ import annotations

from typing import Any, Final

from rookery.cli.boards.oliver_twist_town import EMPTY, FACE_DOWN
from rookery.kernel import View
from rookery.words import Words

# Two signs a token: Objects in small letters, all else in capitals.
SIGNS: Final = (
    *("a1", "a2", "h1", "h2", "br", "ne", "ri", "wa", "w*", "CH"),
    *("Tc", "Tl", "Tr", "Tp", "Ts", "BU", "??"),
)
OBJECTS: Final = 9


def heading(words: Words, view: View) -> str:
    """The hour, the tokens left and Fagin's next Reward."""
    hour = words.say(f"board-oliver_twist-{view['round']}")
    left = words.say("board-oliver_twist-left", count=view["left"])
    reward = view["rewards"][0] if view["rewards"] else 0
    return f"{words.say('title')} · {hour} · {left} · {words.say('board-oliver_twist-reward', pounds=reward)}"


def sign(view: View, space: int) -> str:
    """A space in two signs; a token that only the viewer knows has its sign behind an eye."""
    token = view["board"][space]
    if token == EMPTY:
        return "·"
    known = [peek["token"] for peek in view["peeked"] if peek["space"] == space]
    if token == FACE_DOWN and known and known[0] != FACE_DOWN:
        return "°" + SIGNS[known[0]]
    return SIGNS[token]


def money(words: Words, player: dict[str, Any]) -> str:
    """A sum, or that it is hidden."""
    return words.say("board-oliver_twist-pounds", pounds=player["money"]) if player["money"] >= 0 else "?"


def tokens(words: Words, player: dict[str, Any]) -> str:
    """A reserve, as far as the viewer sees it."""
    return ", ".join(words.term("token", own["token"]) for own in player["tokens"])


def tools(words: Words, player: dict[str, Any]) -> str:
    """The Tools in front of a lair."""
    found = [words.term("tool", tool) for tool, count in enumerate(player["tools"]) for _ in range(count)]
    return ", ".join(found)


def behind(words: Words, player: dict[str, Any]) -> list[str]:
    """What the viewer has behind his own lair, a line each."""
    found = []
    if player["tokens"]:
        found.append(words.say("board-oliver_twist-reserve", tokens=tokens(words, player)))
    if player["hand"]:
        cards = ", ".join(words.term("card", card) for card in player["hand"])
        found.append(words.say("board-oliver_twist-cards", cards=cards))
    if player["loot"]:
        pounds = ", ".join(f"{sum_:+}" for sum_ in player["loot"])
        found.append(words.say("board-oliver_twist-loot", pounds=pounds))
    return found


def accounts(words: Words, names: list[str], view: View) -> list[str]:
    """How the last round ended, seat by seat."""
    return [
        words.say(
            "board-oliver_twist-account",
            name=names[seat],
            late=row["late"],
            tokens=sum(row["file"]),
            fine=row["fine"],
        )
        for seat, row in enumerate(view["report"])
    ]
