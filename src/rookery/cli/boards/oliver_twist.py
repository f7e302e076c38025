"""Oliver Twist at the terminal: which drawing, which words, which rule belongs to which moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.cli.boards import oliver_twist_lines, oliver_twist_picture
from rookery.cli.boards.oliver_twist_town import town_of
from rookery.cli.boards.plain import Drawn
from rookery.cli.seats import badge

if TYPE_CHECKING:
    from rookery.cli.table_talk import Talk

SECTIONS = {
    "1": "setup",
    "2": "knowledge",
    "3": "turn",
    "4": "prowl",
    "5": "fagin",
    "6": "help",
    "7": "money",
    "8": "dusk",
    "9": "night_setup",
    "10": "night",
    "11": "end",
    "B": "board",
    "C": "characters",
}


class Table(Drawn):
    """The streets, the Gang and the lairs."""

    def __init__(self) -> None:
        super().__init__(oliver_twist_lines.lines, oliver_twist_picture.draw)

    def label(self, talk: Talk, seat: int, action: int) -> str:
        named = talk.match.game.unpack(action)
        view = talk.match.view(seat)
        if named.name == "take":
            way = town_of(talk.words).ways(view)[named.args["space"]]
            return talk.words.say(
                "board-oliver_twist-take",
                token=talk.words.term("token", view["board"][named.args["space"]]),
                space=talk.words.term("space", named.args["space"]),
                skipped=len(way) - 1,
            )
        if named.name in ("starter", "victim"):
            other = named.args["seat"]
            return f"{badge(other)} {talk.players.names[other]}"
        if named.name == "effect":
            text = talk.words.term("card", named.args["card"], "text")
            return f"{talk.words.action(action)}. {text}"
        return talk.words.action(action)

    def section(self, clause: str) -> str:
        part = clause.split("-")[1].split(".")[0]
        return f"section-{SECTIONS[part if part in SECTIONS else part[0]]}"
