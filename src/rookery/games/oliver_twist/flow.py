"""Oliver Twist as the kernel sees it: who acts, what they may do, and what comes next."""

from __future__ import annotations

from typing import Any, ClassVar

from rookery.games.oliver_twist import chance
from rookery.games.oliver_twist.actions import CODEC
from rookery.games.oliver_twist.choices import choices
from rookery.games.oliver_twist.const import (
    ACTION,
    CLAUSES,
    EVENTS,
    KEEP,
    LAY,
    NOBODY,
    PEEK,
    PHASE_KEYS,
    QUESTIONS,
    REVEAL,
    SCORE_PARTS,
    SELL,
    STREAMS,
    SWAP,
    TAKE,
    VICTIM,
)
from rookery.games.oliver_twist.dusk import score
from rookery.games.oliver_twist.faults import faults
from rookery.games.oliver_twist.instinct import OliverTwistInstinct
from rookery.games.oliver_twist.options import OPTIONS, take_options
from rookery.games.oliver_twist.pack import read_effects, read_tables, terms
from rookery.games.oliver_twist.prowl import peek_anywhere
from rookery.games.oliver_twist.refusals import why_not
from rookery.games.oliver_twist.resample import resample
from rookery.games.oliver_twist.setup import set_up
from rookery.games.oliver_twist.state import OliverTwistState, dump, restore
from rookery.games.oliver_twist.steps import choose, go_on, happen
from rookery.games.oliver_twist.tables import top_reward
from rookery.games.oliver_twist.tokens import KIND
from rookery.games.oliver_twist.view import view
from rookery.kernel import CHANCE, Game, Instinct, Named, Options, Picker, Score, Sink, View, check_seat


class OliverTwist(Game[OliverTwistState]):
    """Oliver Twist for two to four players."""

    key: ClassVar[str] = "oliver_twist"
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    clause_prefix: ClassVar[str] = "OT"
    clauses: ClassVar[tuple[str, ...]] = CLAUSES
    score_parts: ClassVar[tuple[str, ...]] = SCORE_PARTS
    questions: ClassVar[tuple[str, ...]] = QUESTIONS
    streams: ClassVar[tuple[str, ...]] = STREAMS

    def __init__(self, pack: dict[str, Any]) -> None:
        self.tables = read_tables(pack)
        self.effects = read_effects(pack)
        super().__init__(CODEC, OPTIONS, EVENTS, terms(self.tables))

    def settle(self, seats: int, chosen: dict[str, Any]) -> Options:
        settled = super().settle(seats, chosen)
        check_seat(settled, "first_player", seats)
        return settled

    def new(self, seats: int, options: Options) -> OliverTwistState:
        s = OliverTwistState(seats)
        take_options(s, options)
        set_up(self.tables, s)
        return s

    def actor(self, s: OliverTwistState) -> int:
        return s.actor

    def legal(self, s: OliverTwistState, seat: int) -> list[int]:
        if seat != s.actor or seat < 0:
            return []
        return list(choices(self.tables, self.effects, s, seat))

    def choose(self, s: OliverTwistState, seat: int, pick: Picker) -> int:
        if s.phase == PEEK:
            return peek_anywhere(s, pick)
        found = choices(self.tables, self.effects, s, seat)
        return found[pick.below(len(found))]

    def outcomes(self, s: OliverTwistState) -> list[int]:
        return chance.outcomes(s)

    def weight(self, s: OliverTwistState, outcome: int) -> int:
        return chance.weight(s, outcome)

    def sample(self, s: OliverTwistState, pick: Picker) -> int:
        return chance.sample(s, pick)

    def stream(self, s: OliverTwistState) -> int:
        return s.phase

    def apply(self, s: OliverTwistState, seat: int, action: int, out: Sink) -> None:
        if seat == CHANCE:
            happen(self.tables, self.effects, s, action, out)
            if s.phase == LAY:
                return
        else:
            choose(self.tables, self.effects, s, seat, action, out)
        go_on(self.tables, s, out)

    def question(self, s: OliverTwistState, seat: int) -> Named:
        if seat != s.actor or seat < 0:
            return Named("wait", {})
        return Named(PHASE_KEYS[s.phase], self._asked(s))

    def _asked(self, s: OliverTwistState) -> dict[str, int]:
        """The numbers of a question."""
        if s.phase == ACTION:
            return {"tokens": s.left}
        if s.phase == PEEK:
            return {"left": s.peeks}
        if s.phase == REVEAL:
            return {"guide": 1 if s.guide != NOBODY else 0}
        if s.phase == SWAP:
            return {"token": s.cursor & KIND}
        if s.phase == SELL:
            return {"pounds": int(top_reward(self.tables, s)), "second": 1 if s.sets < 0 else 0}
        if s.phase == TAKE:
            return {"second": 1 if s.again else 0}
        if s.phase == KEEP:
            return {"cards": len(s.drawn)}
        if s.phase == VICTIM:
            return {"card": s.helper}
        return {}

    def view(self, s: OliverTwistState, seat: int) -> View:
        return view(self.tables, s, seat)

    def resample(self, s: OliverTwistState, seat: int, pick: Picker) -> OliverTwistState:
        return resample(self.tables, s, seat, pick)

    def scores(self, s: OliverTwistState) -> list[Score]:
        return [score(self.tables, s, seat) for seat in range(s.seats)]

    def winners(self, s: OliverTwistState) -> list[int]:
        return [seat for seat in range(s.seats) if s.victors >> seat & 1]

    def why_not(self, s: OliverTwistState, seat: int, action: int) -> str:
        if action in self.legal(s, seat):
            return ""
        return why_not(self.tables, s, seat, action)

    def faults(self, s: OliverTwistState) -> list[str]:
        return faults(self.tables, s)

    def dump(self, s: OliverTwistState) -> dict[str, Any]:
        return dump(s)

    def restore(self, data: dict[str, Any]) -> OliverTwistState:
        return self.sound(restore(data))

    def instinct(self) -> Instinct[OliverTwistState]:
        return OliverTwistInstinct(self.tables, self.effects)
