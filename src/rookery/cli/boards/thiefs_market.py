"""Thief's Market at the terminal: which drawing, which dialogue, which rule belongs to which moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.cli.boards import thiefs_market_lines, thiefs_market_loot, thiefs_market_picture
from rookery.cli.boards import thiefs_market_words as spell
from rookery.cli.boards.plain import Drawn
from rookery.cli.why import verdict
from rookery.kernel import Named

if TYPE_CHECKING:
    from rookery.cli.table_talk import Talk

SECTIONS = ("setup", "knowledge", "round", "split", "piles", "purchases", "close", "end", "cards")


class Table(Drawn):
    """The heap, the market and the players' piles."""

    asks = "keep"

    def __init__(self) -> None:
        super().__init__(thiefs_market_lines.lines, thiefs_market_picture.draw)

    def ask_own(self, talk: Talk, seat: int) -> None:
        thiefs_market_loot.ask(talk, seat)

    def typed(self, talk: Talk, seat: int, text: str) -> bool:
        wish = thiefs_market_loot.parse(talk.words, text)
        if wish is None or talk.match.question(seat).name != "split":
            return False
        thiefs_market_loot.send(talk, seat, wish)
        return True

    def menu(self, talk: Talk, seat: int) -> list[int]:
        """Purchases before the end of the turn; payments with the least gold first."""
        legal = talk.match.legal(seat)
        name = talk.match.question(seat).name
        if name == "pay":
            return sorted(legal, reverse=True)
        if name == "buy":
            end = talk.match.game.pack("end")
            return sorted(legal, key=lambda action: (action == end, action))
        return legal

    def label(self, talk: Talk, seat: int, action: int) -> str:
        named = talk.match.game.unpack(action)
        view = talk.match.view(seat)
        if named.name == "steal":
            pile = spell.objects(talk.words, view["players"][named.args["seat"]]["pile"])
            return talk.words.say("board-market-rob", name=talk.names[named.args["seat"]], objects=pile)
        if named.name == "take":
            objects = spell.objects(talk.words, view["centre"])
            return f"{talk.words.action(action)}: {objects}"
        if named.name == "buy":
            cost = next(face["cost"] for face in spell.faces(view) if face["card"] == named.args["card"])
            return f"{talk.words.action(action)} ({spell.objects(talk.words, cost)})"
        return talk.words.action(action)

    def is_half_taken(self, question: Named) -> bool:
        return question.name == "keep"

    def section(self, clause: str) -> str:
        return f"section-{SECTIONS[int(clause.split('-')[1].split('.')[0]) - 1]}"

    def reason(self, talk: Talk, seat: int, text: str) -> bool:
        wish = thiefs_market_loot.parse(talk.words, text)
        if wish is None or talk.match.question(seat).name not in ("split", "keep"):
            return False
        verdict(talk, text, thiefs_market_loot.bundle(talk, seat, wish)[1])
        return True
