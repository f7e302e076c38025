"""Pieces of Thief's Market in words, shared by the picture and by the plain lines."""

from __future__ import annotations

from typing import Any, Final

from rookery.cli.scene import Scene
from rookery.kernel import View
from rookery.table.packs import pack_of
from rookery.words import Words

KIND_KEYS: Final = ("red", "white", "blue", "green", "bag", "mask", "marker")
# The terminal's own palette; each object also has its letters.
KIND_STYLES: Final = ("bold red", "bold", "bold blue", "bold green", "bold yellow", "bold magenta", "reverse")
LETTERS: Final = "ABC"
HOUSE: Final = "house"
# The numbers that a card's sentence may ask for; where its row is silent they are 0.
ASKED: Final = ("points", "gold", "infamy", "discount", "tokens", "objects", "one", "more", "alone", "shared")
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


def judged(scene: Scene, face: dict[str, Any]) -> str:
    """Whether the viewer's pile and gold pay for a card, as the rules foresee; '' before there is a pile."""
    prices = dict(scene.ahead.get("means", {}).get("prices", []))
    if face["card"] not in prices:
        return ""
    beside = prices[face["card"]]  # gold beside the dice; below 0: gems that are missing
    say = scene.words.say
    return say("board-market-short", count=-beside) if beside < 0 else say("board-market-payable")


def card_text(words: Words, card: int) -> str:
    """The game's own words tell the cards of the house; those of another pack are told by what they do."""
    game = words.game
    assert game is not None
    pack = pack_of(game)
    key = game.terms["card"][card]
    row = next((row for row in pack.data.get("cards", {}).get("card", []) if row["key"] == key), None)
    if pack.name == HOUSE or row is None:
        return words.term("card", card, "text")
    face, icon = row.get("face", ""), row.get("icon", "")
    kind = row["effect"]
    if kind == "bonus":
        kind = f"bonus-{face}"
    elif kind == "extra" and not face:
        kind = "extra-always"
    given = dict.fromkeys(ASKED, 0) | {"each": 1}
    given |= {name: number for name, number in row.items() if isinstance(number, int)}
    return words.say(
        f"does-{kind}",
        face=words.say(f"term-face-{face}.a") if face else "",
        faces=words.either([words.say(f"term-face-{one}.a") for one in row.get("faces", [])]),
        icon=words.say(f"term-icon-{icon}") if icon else "",
        what=row.get("what", ""),
        **given,
    )


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
