"""Thiefdom with every invariant of the contract (part 8.1) checked on each step the kit takes."""

from __future__ import annotations

from typing import Any, ClassVar

from rookery.games.thiefdom.flow import Thiefdom
from rookery.games.thiefdom.state import ThiefdomState
from rookery.kernel import Game, Instinct, Named, Options, Picker, ReasonKind, Recorder, Score, Sink, View
from rookery.kernel.ending import Rung, TieBreak
from tests.games.thiefdom import reach, symmetry
from tests.games.thiefdom.ledger import Step, broken
from tests.games.thiefdom.walks import follow_figures

SELDOM = 60  # positions between two of the costly comparisons


class Watched(Game[ThiefdomState]):
    """INV-1, 7 to 9, 11 to 15, 18 to 22 and 25 after each step; INV-23 and 24 at some positions.

    The others are the game's own `faults` (INV-2 to 6, 10) and the kit's work (INV-16, 17).
    """

    key: ClassVar[str] = Thiefdom.key
    rules_version: ClassVar[int] = Thiefdom.rules_version
    min_seats: ClassVar[int] = Thiefdom.min_seats
    max_seats: ClassVar[int] = Thiefdom.max_seats
    clause_prefix: ClassVar[str] = Thiefdom.clause_prefix
    clauses: ClassVar[tuple[str, ...]] = Thiefdom.clauses
    score_parts: ClassVar[tuple[str, ...]] = Thiefdom.score_parts
    questions: ClassVar[tuple[str, ...]] = Thiefdom.questions
    streams: ClassVar[tuple[str, ...]] = Thiefdom.streams
    motives: ClassVar[tuple[ReasonKind, ...]] = Thiefdom.motives

    def __init__(self, game: Thiefdom) -> None:
        super().__init__(game.codec, game.options, game.events, game.terms)
        self.game = game
        self.steps = 0
        self.looks = 0

    def apply(self, s: ThiefdomState, seat: int, action: int, out: Sink) -> None:
        before = s.copy()
        heard = Recorder()
        self.game.apply(s, seat, action, heard)
        step = Step(self.game, before, s, seat, action, heard.heard)
        found = [*broken(step), *follow_figures(step)]
        assert not found, f"{self.game.notation(action) if seat >= 0 else action} breaks {', '.join(found)}"
        self.steps += 1
        for event in heard.heard:
            out.emit(event.kind, event.seen, *event.args)

    def faults(self, s: ThiefdomState) -> list[str]:
        found = self.game.faults(s)
        self.looks += 1
        if self.looks % SELDOM == 0 and not found:
            found += symmetry.broken(self.game, s) + reach.broken(self.game, s)
        return found

    def new(self, seats: int, options: Options) -> ThiefdomState:
        return self.game.new(seats, options)

    def actor(self, s: ThiefdomState) -> int:
        return self.game.actor(s)

    def actors(self, s: ThiefdomState) -> int:
        return self.game.actors(s)

    def legal(self, s: ThiefdomState, seat: int) -> list[int]:
        return self.game.legal(s, seat)

    def outcomes(self, s: ThiefdomState) -> list[int]:
        return self.game.outcomes(s)

    def weight(self, s: ThiefdomState, outcome: int) -> int:
        return self.game.weight(s, outcome)

    def sample(self, s: ThiefdomState, pick: Picker) -> int:
        return self.game.sample(s, pick)

    def stream(self, s: ThiefdomState) -> int:
        return self.game.stream(s)

    def question(self, s: ThiefdomState, seat: int) -> Named:
        return self.game.question(s, seat)

    def view(self, s: ThiefdomState, seat: int) -> View:
        return self.game.view(s, seat)

    def resample(self, s: ThiefdomState, seat: int, pick: Picker) -> ThiefdomState:
        return self.game.resample(s, seat, pick)

    def scores(self, s: ThiefdomState) -> list[Score]:
        return self.game.scores(s)

    def winners(self, s: ThiefdomState) -> list[int]:
        return self.game.winners(s)

    def motive(self, s: ThiefdomState, seat: int, action: int) -> list[Named]:
        return self.game.motive(s, seat, action)

    def tie_breaks(self, s: ThiefdomState) -> list[TieBreak]:
        return self.game.tie_breaks(s)

    def ranks(self, s: ThiefdomState) -> list[Rung]:
        return self.game.ranks(s)

    def verdict(self, s: ThiefdomState) -> str:
        return self.game.verdict(s)

    def why_not(self, s: ThiefdomState, seat: int, action: int) -> str:
        return self.game.why_not(s, seat, action)

    def dump(self, s: ThiefdomState) -> dict[str, Any]:
        return self.game.dump(s)

    def restore(self, data: dict[str, Any]) -> ThiefdomState:
        return self.game.restore(data)

    def instinct(self) -> Instinct[ThiefdomState]:
        return self.game.instinct()
