"""What Thiefdom is apart from its order of play: its names, what is seen and saved, who wins."""

from __future__ import annotations

from typing import Any, ClassVar

from rookery.games.thiefdom.const import CLAUSES, F_RULES_3, STREAMS, TERMS
from rookery.games.thiefdom.declared import CODEC, EVENTS, OPTIONS, QUESTIONS, SCORE_PARTS
from rookery.games.thiefdom.faults import faults
from rookery.games.thiefdom.instinct import ThiefdomInstinct
from rookery.games.thiefdom.manners import MANNERS
from rookery.games.thiefdom.motives import MOTIVES, motive
from rookery.games.thiefdom.options import rules_flag
from rookery.games.thiefdom.pack import read_tables
from rookery.games.thiefdom.phase_numbers import PICK, PLAN
from rookery.games.thiefdom.preview import preview
from rookery.games.thiefdom.reasons import REASONS
from rookery.games.thiefdom.resample import resample
from rookery.games.thiefdom.scoring import ranks, scores, tie_breaks
from rookery.games.thiefdom.state import FIELDS, ThiefdomState, restore
from rookery.games.thiefdom.view import view
from rookery.kernel import Fields, Game, Instinct, Named, Picker, ReasonKind, Score, View
from rookery.kernel.ending import Rung, TieBreak
from rookery.kernel.manners import Manners
from rookery.kernel.masks import members
from rookery.kernel.runtime import i64
from rookery.kernel.shown import joined


def is_asked(s: ThiefdomState, seat: i64) -> bool:
    """Whether an answer of this seat is awaited; the draft and the planning ask all at once."""
    if s.phase == PICK or s.phase == PLAN:
        return seat >= 0 and (s.owed >> seat & 1) == 1
    return 0 <= seat == s.actor


class ThiefdomGame(Game[ThiefdomState]):
    """Everything that is asked about a state without going on from it; flow.py adds the order of play."""

    key: ClassVar[str] = "thiefdom"
    rules_version: ClassVar[int] = 3
    earlier: ClassVar[tuple[int, ...]] = (2,)
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    clause_prefix: ClassVar[str] = "TD"
    manners: ClassVar[Manners] = MANNERS
    clauses: ClassVar[tuple[str, ...]] = CLAUSES
    score_parts: ClassVar[tuple[str, ...]] = SCORE_PARTS
    questions: ClassVar[tuple[str, ...]] = QUESTIONS
    reasons: ClassVar[tuple[ReasonKind, ...]] = REASONS
    motives: ClassVar[tuple[ReasonKind, ...]] = MOTIVES
    streams: ClassVar[tuple[str, ...]] = STREAMS
    fields: ClassVar[Fields | None] = FIELDS

    def __init__(self, pack: dict[str, Any], version: int = 0) -> None:
        super().__init__(CODEC, OPTIONS, EVENTS, TERMS, version)
        self.tables = read_tables(pack)

    def actor(self, s: ThiefdomState) -> int:
        return s.actor

    def actors(self, s: ThiefdomState) -> int:
        if s.actor < 0:
            return 0
        return s.owed if s.phase == PICK or s.phase == PLAN else 1 << s.actor

    def view(self, s: ThiefdomState, seat: int) -> View:
        return joined(view(self.tables, s, seat), self.result(s))

    def preview(self, s: ThiefdomState, seat: int) -> View:
        return preview(self.tables, s) if is_asked(s, seat) else {}

    def motive(self, s: ThiefdomState, seat: int, action: int) -> list[Named]:
        return motive(self.tables, s, seat, action)

    def resample(self, s: ThiefdomState, seat: int, pick: Picker) -> ThiefdomState:
        return resample(s, seat, pick)

    def scores(self, s: ThiefdomState) -> list[Score]:
        return scores(self.tables, s)

    def winners(self, s: ThiefdomState) -> list[int]:
        return members(s.victors)

    def tie_breaks(self, s: ThiefdomState) -> list[TieBreak]:
        return tie_breaks(self.tables, s)

    def ranks(self, s: ThiefdomState) -> list[Rung]:
        return ranks(s)

    def faults(self, s: ThiefdomState) -> list[str]:
        return faults(self.tables, s)

    def restore(self, data: dict[str, Any]) -> ThiefdomState:
        s = restore(data)
        if s.flags & F_RULES_3 != rules_flag(self.version):
            raise ValueError(f"the saved state does not follow version {self.version} of the rules")
        return self.sound(s)

    def instinct(self) -> Instinct[ThiefdomState]:
        return ThiefdomInstinct(self.tables)
