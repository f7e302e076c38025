"""Crypt at the terminal: which drawing, which dialogue, which rule belongs to which moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.cli.boards import crypt_claim, crypt_lines, crypt_picture
from rookery.cli.boards.plain import Drawn
from rookery.cli.why import verdict
from rookery.kernel import MUTE, Named, play

if TYPE_CHECKING:
    from rookery.cli.table_talk import Talk
    from rookery.words import Words

SECTIONS = {
    "1": "setup",
    "2": "knowledge",
    "3": "round",
    "4": "reveal",
    "5": "claim",
    "6": "collect",
    "7": "torches",
    "8": "end",
    "9": "collectors",
    "K": "collectors",
    "S": "solo",
}


class Table(Drawn):
    """The crypt, its servants and its collectors."""

    asks = "place"

    def __init__(self) -> None:
        super().__init__(crypt_lines.lines, crypt_picture.draw)

    def more_names(self, words: Words) -> list[str]:
        return [words.say("board-crypt-ghost")]

    def ask_own(self, talk: Talk, seat: int) -> None:
        crypt_claim.ask(talk, seat)

    def typed(self, talk: Talk, seat: int, text: str) -> bool:
        groups = crypt_claim.parse(text)
        if not groups or talk.match.question(seat).name != "turn":
            return False
        claim = talk.match.game.pack("claim")
        if claim not in talk.match.legal(seat):
            talk.refuse(talk.match.game.why_not(talk.match.state, seat, claim))
            return True
        talk.match.play(claim, seat)
        if not crypt_claim.ask(talk, seat, text):
            talk.match.undo(seat)
        return True

    def menu(self, talk: Talk, seat: int) -> list[int]:
        claim = talk.match.game.pack("claim")
        return sorted(talk.match.legal(seat), key=lambda action: (action != claim, action))

    def label(self, talk: Talk, seat: int, action: int) -> str:
        named = talk.match.game.unpack(action)
        player = talk.match.view(seat)["players"][seat]
        if named.name == "recover":
            key = "board-crypt-recover" if player["exhausted"] else "board-crypt-stay"
            return talk.words.say(key, dice=player["exhausted"])
        if named.name == "claim":
            return talk.words.say("board-crypt-claim", dice=player["active"])
        if named.name == "reroll":
            return talk.words.say("board-crypt-reroll", effort=named.args["effort"])
        return talk.words.action(action)

    def is_half_taken(self, question: Named) -> bool:
        return question.name == "place" and not question.args["first"]

    def section(self, clause: str) -> str:
        return f"section-{SECTIONS[clause.split('-')[1].split('.')[0]]}"

    def _strongest(self, talk: Talk, seat: int, text: str) -> list[crypt_claim.Group]:
        """While cards are chosen, a bare number means everything one has on that card."""
        question = talk.match.question(seat)
        if question.name != "place" or not text.isdecimal():
            return []
        return [crypt_claim.Group(int(text) - 1, question.args["dice"], crypt_claim.FACES)]

    def reason(self, talk: Talk, seat: int, text: str) -> bool:
        groups = crypt_claim.parse(text) or self._strongest(talk, seat, text)
        if not groups:
            return False
        game, state = talk.match.game, talk.match.state
        claim = game.pack("claim")
        if not game.why_not(state, seat, claim):
            state = play(game, state, seat, claim, MUTE)
        for group in groups:
            action = crypt_claim.action_of(talk, group)
            clause = crypt_claim.BAD_GROUP if action < 0 else game.why_not(state, seat, action)
            because = game.reason(state, seat, action) if clause and action >= 0 else None
            verdict(talk, crypt_claim.spell(talk, group), clause, because)
        return True
