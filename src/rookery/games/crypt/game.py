"""What Crypt is apart from its order of play: its names, what is seen and saved, who wins."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from rookery.games.crypt.const import CLAUSES, STREAMS, TERMS
from rookery.games.crypt.declared import CODEC, EVENTS, OPTIONS, QUESTIONS, SCORE_PARTS
from rookery.games.crypt.instinct import CryptInstinct
from rookery.games.crypt.manners import MANNERS
from rookery.games.crypt.motives import MOTIVES, motive
from rookery.games.crypt.pack import read_tables
from rookery.games.crypt.preview import preview
from rookery.games.crypt.reasons import REASONS
from rookery.games.crypt.resample import resample
from rookery.games.crypt.scoring import ranks, scores, tie_breaks
from rookery.games.crypt.state import FIELDS, CryptState, restore
from rookery.games.crypt.view import view
from rookery.kernel import (
    Fields,
    Game,
    Instinct,
    Named,
    Picker,
    ReasonKind,
    Score,
    View,
)
from rookery.kernel.ending import Rung, TieBreak
from rookery.kernel.manners import Manners
from rookery.kernel.masks import members
from rookery.kernel.shown import joined


class CryptGame(Game[CryptState]):
    """Everything that is asked about a state without going on from it; flow.Crypt adds the order of play."""

    key: ClassVar[str] = "crypt"
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    clause_prefix: ClassVar[str] = "CR"
    seat_option: ClassVar[str] = "first_leader"
    manners: ClassVar[Manners] = MANNERS
    clauses: ClassVar[tuple[str, ...]] = CLAUSES
    score_parts: ClassVar[tuple[str, ...]] = SCORE_PARTS
    questions: ClassVar[tuple[str, ...]] = QUESTIONS
    reasons: ClassVar[tuple[ReasonKind, ...]] = REASONS
    motives: ClassVar[tuple[ReasonKind, ...]] = MOTIVES
    streams: ClassVar[tuple[str, ...]] = STREAMS
    fields: ClassVar[Fields | None] = FIELDS

    def __init__(self, pack: dict[str, Any]) -> None:
        super().__init__(CODEC, OPTIONS, EVENTS, TERMS)
        self.tables = read_tables(pack)

    def view(self, s: CryptState, seat: int) -> View:
        return joined(view(self.tables, s, seat), self.result(s))

    def preview(self, s: CryptState, seat: int) -> View:
        return cast(View, preview(self.tables, s, seat))

    def resample(self, s: CryptState, seat: int, pick: Picker) -> CryptState:
        return resample(s, seat, pick)

    def scores(self, s: CryptState) -> list[Score]:
        return scores(self.tables, s)

    def winners(self, s: CryptState) -> list[int]:
        return members(s.victors)

    def tie_breaks(self, s: CryptState) -> list[TieBreak]:
        return tie_breaks(self.tables, s)

    def ranks(self, s: CryptState) -> list[Rung]:
        return ranks(self.tables, s)

    def motive(self, s: CryptState, seat: int, action: int) -> list[Named]:
        return motive(s, seat, action)

    def restore(self, data: dict[str, Any]) -> CryptState:
        return self.sound(restore(data))

    def instinct(self) -> Instinct[CryptState]:
        return CryptInstinct(self.tables)
