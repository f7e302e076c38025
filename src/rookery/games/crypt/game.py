"""What Crypt is apart from its order of play: its names, what is seen and saved, who wins."""

from __future__ import annotations

from typing import Any, ClassVar

from rookery.games.crypt.const import CLAUSES, RANK_KEYS, STREAMS, TERMS
from rookery.games.crypt.declared import CODEC, EVENTS, OPTIONS, QUESTIONS, SCORE_PARTS
from rookery.games.crypt.instinct import CryptInstinct
from rookery.games.crypt.manners import MANNERS
from rookery.games.crypt.pack import Tables
from rookery.games.crypt.preview import preview
from rookery.games.crypt.reasons import REASONS
from rookery.games.crypt.resample import resample
from rookery.games.crypt.scoring import rank, scores
from rookery.games.crypt.state import FIELDS, CryptState, restore
from rookery.games.crypt.view import view
from rookery.kernel import (
    CHANCE,
    Fields,
    Game,
    Instinct,
    Options,
    Picker,
    ReasonKind,
    Score,
    View,
    check_seat,
)
from rookery.kernel.manners import Manners


class CryptGame(Game[CryptState]):
    """Everything that is asked about a state without going on from it; flow.Crypt adds the order of play."""

    key: ClassVar[str] = "crypt"
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    clause_prefix: ClassVar[str] = "CR"
    manners: ClassVar[Manners] = MANNERS
    clauses: ClassVar[tuple[str, ...]] = CLAUSES
    score_parts: ClassVar[tuple[str, ...]] = SCORE_PARTS
    questions: ClassVar[tuple[str, ...]] = QUESTIONS
    reasons: ClassVar[tuple[ReasonKind, ...]] = REASONS
    streams: ClassVar[tuple[str, ...]] = STREAMS
    fields: ClassVar[Fields | None] = FIELDS

    def __init__(self, pack: dict[str, Any]) -> None:
        super().__init__(CODEC, OPTIONS, EVENTS, TERMS)
        self.tables = Tables(pack)

    def settle(self, seats: int, chosen: dict[str, Any]) -> Options:
        settled = super().settle(seats, chosen)
        check_seat(settled, "first_leader", seats)
        return settled

    def view(self, s: CryptState, seat: int) -> View:
        return view(self.tables, s, seat) | self.result(s)

    def preview(self, s: CryptState, seat: int) -> View:
        return preview(self.tables, s, seat)

    def resample(self, s: CryptState, seat: int, pick: Picker) -> CryptState:
        return resample(s, seat, pick)

    def scores(self, s: CryptState) -> list[Score]:
        return scores(self.tables, s)

    def winners(self, s: CryptState) -> list[int]:
        return [seat for seat in range(s.seats) if s.victors >> seat & 1]

    def verdict(self, s: CryptState) -> str:
        if s.seats > 1 or s.actor >= CHANCE:
            return ""
        return "rank-" + RANK_KEYS[rank(self.tables, self.scores(s)[0].total)]

    def restore(self, data: dict[str, Any]) -> CryptState:
        return self.sound(restore(data))

    def instinct(self) -> Instinct[CryptState]:
        return CryptInstinct(self.tables)
