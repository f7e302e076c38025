"""Pieces of Thief's Market in words, shared by the picture and by the plain lines."""

from __future__ import annotations

from typing import Any, Final

from rookery.kernel import View
from rookery.words import Words

KIND_KEYS: Final = ("red", "white", "blue", "green", "bag", "mask", "marker")
# The terminal's own palette; each object also has its letters.
KIND_STYLES: Final = ("bold red", "bold", "bold blue", "bold green", "bold yellow", "bold magenta", "reverse")
LETTERS: Final = "ABC"
SPLITTING: Final = ("start", "deal", "roll", "split", "keep", "spare", "reroll")


def short(words: Words, kind: int) -> str:
    """The letters of an object, as it is drawn and typed."""
    return words.say(f"board-market-{KIND_KEYS[kind]}")


def objects(words: Words, counts: list[int]) -> str:
    """A heap in letters: `Re Re Bl 1st`."""
    return " ".join(short(words, kind) for kind, count in enumerate(counts) for _ in range(count))


def legend(words: Words) -> str:
    """What the letters mean."""
    pairs = (f"{short(words, kind)} {words.term('face', kind)}" for kind in range(len(KIND_KEYS)))
    return " · ".join(pairs)


def heading(words: Words, view: View) -> str:
    """Round, phase and what the decks still hold."""
    decks = " ".join(f"{letter} {left}" for letter, left in zip(LETTERS, view["decks"], strict=True))
    where = words.say("board-market-round", round=view["round"], decks=decks)
    return f"{words.say('title')} · {where}"


def is_splitting(view: View) -> bool:
    """Whether the loot still lies in the centre."""
    return view["phase"] in SPLITTING


def faces(view: View) -> list[dict[str, Any]]:
    """The cards on the market, row by row."""
    return [face for row in view["market"] for face in row if face is not None]


def missing(view: View, face: dict[str, Any]) -> int:
    """Gems the viewer lacks for a card even with all gold; -1 without a pile to judge by."""
    if view["seat"] < 0 or not sum(view["players"][view["seat"]]["pile"]):
        return -1
    player = view["players"][view["seat"]]
    discount = view["buying"]["discount"] if view["buying"]["seat"] == view["seat"] else 0
    pairs = zip(face["cost"], player["pile"], strict=False)
    lacking: int = sum(max(0, cost - there) for cost, there in pairs) - discount - player["gold"]
    return max(0, lacking)


def judged(words: Words, view: View, face: dict[str, Any]) -> str:
    """Whether the viewer's pile and gold pay for a card; '' before there is a pile."""
    lacking = missing(view, face)
    if lacking < 0:
        return ""
    return words.say("board-market-short", count=lacking) if lacking else words.say("board-market-payable")


def card_name(words: Words, owned: dict[str, Any]) -> str:
    """An owned card by the name it works under, marked once it was used."""
    card = owned["copy"] if owned["copy"] >= 0 else owned["card"]
    return words.term("card", card) + ("*" if owned["used"] else "")


def infamy(words: Words, player: dict[str, Any]) -> str:
    """A player's infamy, as far as this seat may see it."""
    return "?" if player["infamy"] < 0 else str(player["infamy"])


def pile(words: Words, player: dict[str, Any]) -> str:
    """A pile in letters, or that there is none."""
    return objects(words, player["pile"]) or words.say("board-market-no-pile")
