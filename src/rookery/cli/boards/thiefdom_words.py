"""Pieces of Thiefdom in words, shared by the picture, the plain lines and the menu."""

from __future__ import annotations

from typing import Any, Final

from rookery.cli.boards.thiefdom_map import sign
from rookery.games.thiefdom.const import BUILDING, NORTH, PER_SECTION, STRIDE, THIEVES
from rookery.kernel import View
from rookery.words import Words

LEGEND: Final = (
    "alley",
    "lantern",
    "sight",
    "wall",
    "door",
    "guard",
    "noble",
    "carriage",
    "thief",
    "home",
    "gate",
)
VILLA_SECTIONS: Final = (2, 4, 5, 7)
SMUGGLER_SECTIONS: Final = (4, 5, 7, 8)


def heading(words: Words, view: View) -> str:
    """Which night, and what is going on."""
    phase = words.say(f"phase-{view['phase']}")
    return words.say("board-thiefdom-title", round=view["round"], phase=phase)


def place(words: Words, view: View, spot: int) -> str:
    """A spot in words."""
    if spot < 0:
        return words.say("board-thiefdom-nowhere")
    if spot < BUILDING:
        return words.placed("place-cell", {"row": spot // STRIDE, "column": spot % STRIDE})
    section, house = divmod(spot - BUILDING, PER_SECTION)
    return words.placed("place-house", {"section": section + 1, "house": house})


def goods(words: Words, counts: list[int], artworks: list[int]) -> str:
    """Goods as `2 gems and a bottle of wine`."""
    found = [words.placed("part-goods", {"count": n, "good": good}) for good, n in enumerate(counts[:5]) if n]
    found += [words.term("good", 4 + art, "a") for art in artworks]
    return words.listed(found) or words.say("board-thiefdom-none")


def artworks_in(mask: int) -> list[int]:
    """The numbers of the artworks in a mask."""
    return [art for art in range(1, 7) if mask >> art & 1]


def cards(words: Words, thief: dict[str, Any]) -> str:
    """What a thief owns, his ally last."""
    found = [words.term("card", card) for card in [*thief["equipment"], thief["ally"]] if card >= 0]
    if thief["brawl"] >= 0:
        found.append(words.say("board-thiefdom-brawl"))
    if thief["wanted"]:
        found.append(words.say("board-thiefdom-wanted"))
    return ", ".join(found)


def hideout(words: Words, view: View, seat: int) -> str:
    """What a guild keeps at home, its patrol and its tiles."""
    player = view["players"][seat]
    parts = [goods(words, player["store"], artworks_in(player["store_artworks"]))]
    if player["patrol"]:
        names = " ".join(sign(citizen, NORTH) for citizen in player["patrol"])
        parts.append(words.say("board-thiefdom-patrol", citizens=names))
    if player["plan"]:
        parts.append(words.say("board-thiefdom-tiles", tiles=" ".join(map(str, player["plan"]))))
    if player["endurance"]:
        parts.append(words.say("board-thiefdom-endurance"))
    return "; ".join(parts)


def legend(words: Words) -> list[str]:
    """What the signs of the map mean."""
    letters = [f"{letter} {words.term('kind', kind)}" for kind, letter in enumerate("TGFSCMDXIK")]
    return [words.say(f"board-thiefdom-legend-{key}") for key in LEGEND] + letters


def notes(words: Words, view: View, full: bool) -> list[str]:
    """Who is on the move; in full also missions, villas, display, dungeon and rivals."""
    found: list[str] = []
    turn = view["turn_of"]
    if turn["active"] >= 0:
        thief = words.term("thief", turn["active"] % THIEVES)
        found.append(words.say("board-thiefdom-turn", thief=thief, ap=turn["ap"], mp=turn["mp"]))
    return found + _offers(words, view) if full else found


def _offers(words: Words, view: View) -> list[str]:
    found = _missions(words, view) + _villas(words, view)
    display = [_priced(words, view, card) for card in view["equipment"]["display"] if card >= 0]
    if display:
        found.append(words.say("board-thiefdom-display", cards=", ".join(display)))
    if any(view["dungeon"]):
        seized = goods(words, view["dungeon"], artworks_in(view["dungeon"][5]))
        found.append(words.say("board-thiefdom-dungeon", goods=seized))
    if "solo" in view:
        places = [place(words, view, spot) for spot in view["solo"]["rivals"] if spot >= 0]
        if places:
            found.append(words.say("board-thiefdom-rivals", places="; ".join(places)))
    return found


def _priced(words: Words, view: View, card: int) -> str:
    cost, vp = view["printed"]["cost"][card], view["printed"]["vp"][card]
    return words.say("board-thiefdom-price", name=words.term("card", card), cost=cost, vp=vp)


def _sections(view: View, sections: tuple[int, ...]) -> list[int]:
    laid = {gate["section"] for gate in view["map"]["gates"]}
    return [section for section in sections if section in laid]


def _missions(words: Words, view: View) -> list[str]:
    found = []
    for section, mission in zip(_sections(view, SMUGGLER_SECTIONS), view["missions"]["slots"], strict=False):
        if mission >= 0:
            printed = view["printed"]["missions"][mission]
            found.append(
                words.say(
                    "board-thiefdom-mission",
                    section=words.say("place-section", section=section),
                    number=mission + 1,
                    wants=goods(words, printed["wants"], []),
                    vp=printed["vp"],
                    gives=goods(words, printed["gives"], []),
                )
            )
    return found


def _villas(words: Words, view: View) -> list[str]:
    found = []
    for at, section in enumerate(_sections(view, VILLA_SECTIONS)):
        art = view["artworks"][at]
        name = words.term("good", 4 + art, "a") if art > 0 else words.say("board-thiefdom-gone")
        locked = view["printed"]["gems_locked"][view["villas"][at]]
        quarter = words.say("place-section", section=section)
        found.append(words.say("board-thiefdom-villa", section=quarter, art=name, locked=locked))
    return found
