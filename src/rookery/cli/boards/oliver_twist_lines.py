"""Oliver Twist as plain lines: for pipes, for screen readers, for anybody who prefers sentences."""

from __future__ import annotations

from rookery.cli.boards import oliver_twist_words as spell
from rookery.cli.boards.oliver_twist_town import EMPTY, FACE_DOWN, town_of
from rookery.cli.scene import Scene
from rookery.cli.seats import badge
from rookery.kernel import View
from rookery.words import Words


def lines(scene: Scene, view: View, full: bool) -> list[str]:
    """The streets that still hold something, then the lairs."""
    words, names = scene.words, scene.names
    found = [f"== {spell.heading(words, view)}"]
    found.append(words.say("board-oliver_twist-gang", space=words.term("space", view["pawn"])))
    if full:
        found += _streets(words, view)
    for seat, player in enumerate(view["players"]):
        found.append(
            words.say(
                "board-oliver_twist-lair",
                player=f"{badge(seat)} {names[seat]}",
                money=spell.money(words, player),
                reserve=player["reserve"],
                cards=player["cards"],
                burglaries=player["burglaries"],
                tools=spell.tools(words, player) or "–",
            )
        )
        if seat == view["seat"]:
            found += ["      " + line for line in spell.behind(words, player)]
    if full:
        found += spell.accounts(words, names, view)
    return found


def _streets(words: Words, view: View) -> list[str]:
    found = []
    for street in town_of(words).streets:
        if any(view["board"][space] != EMPTY for space in street.spaces):
            things = ", ".join(_thing(words, view, space) for space in street.spaces)
            found.append(f"*  {street.name}: {things}")
    return found


def _thing(words: Words, view: View, space: int) -> str:
    """A token in a word; a dash for an empty space, brackets for what only the viewer knows."""
    token = view["board"][space]
    if token == EMPTY:
        return "@" if view["pawn"] == space else "–"
    if token < FACE_DOWN:
        return words.term("token", token)
    known = [peek["token"] for peek in view["peeked"] if peek["space"] == space]
    return f"({words.term('token', known[0])})" if known and known[0] != FACE_DOWN else "?"
