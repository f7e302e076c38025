"""What Thief's Market is apart from its order of play: its names, what is seen and saved, who wins."""

from __future__ import annotations

from typing import Any, ClassVar

from rookery.games.thiefs_market.const import CLAUSES, STREAMS, TERMS
from rookery.games.thiefs_market.declared import CODEC, EVENTS, OPTIONS, QUESTIONS, SCORE_PARTS
from rookery.games.thiefs_market.instinct import MarketInstinct
from rookery.games.thiefs_market.manners import MANNERS
from rookery.games.thiefs_market.motives import MOTIVES, motive
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase_numbers import ENDED
from rookery.games.thiefs_market.phases.setup import set_up
from rookery.games.thiefs_market.preview import preview
from rookery.games.thiefs_market.reasons import REASONS
from rookery.games.thiefs_market.resample import resample
from rookery.games.thiefs_market.scoring import prizes, scores, tie_breaks
from rookery.games.thiefs_market.state import FIELDS, MarketState, restore
from rookery.games.thiefs_market.view import view
from rookery.kernel import Fields, Game, Instinct, Named, Options, Picker, ReasonKind, Score, View
from rookery.kernel.ending import TieBreak
from rookery.kernel.manners import Manners
from rookery.kernel.masks import members
from rookery.kernel.shown import joined


class ThiefsMarketGame(Game[MarketState]):
    """Everything that is asked about a state without going on from it; flow.py adds the order of play."""

    key: ClassVar[str] = "thiefs_market"
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 3
    max_seats: ClassVar[int] = 5
    clause_prefix: ClassVar[str] = "TM"
    seat_option: ClassVar[str] = "first_seat"
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
        self.tables = Tables(pack)

    def new(self, seats: int, options: Options) -> MarketState:
        return set_up(self.tables, seats, options)

    def view(self, s: MarketState, seat: int) -> View:
        shown = joined(view(self.tables, s, seat), self.standing(s))
        if s.phase == ENDED:
            shown["truncated"] = bool(s.truncated)
        return shown

    def preview(self, s: MarketState, seat: int) -> View:
        return preview(self.tables, s, seat)

    def resample(self, s: MarketState, seat: int, pick: Picker) -> MarketState:
        return resample(s, seat, pick)

    def scores(self, s: MarketState) -> list[Score]:
        return scores(self.tables, s)

    def winners(self, s: MarketState) -> list[int]:
        return members(s.victors)

    def verdict(self, s: MarketState) -> str:
        return "term-ending-truncated" if s.truncated and s.phase == ENDED else ""

    def tie_breaks(self, s: MarketState) -> list[TieBreak]:
        return tie_breaks(self.tables, s)

    def prizes(self, s: MarketState) -> list[Named]:
        return prizes(self.tables, s)

    def motive(self, s: MarketState, seat: int, action: int) -> list[Named]:
        return motive(self.tables, s, seat, action)

    def restore(self, data: dict[str, Any]) -> MarketState:
        return self.sound(restore(data))

    def instinct(self) -> Instinct[MarketState]:
        return MarketInstinct(self.tables)
