"""What Oliver Twist is apart from its order of play: its names, what is seen and saved, who wins."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from rookery.games.oliver_twist.actions import PROWL
from rookery.games.oliver_twist.const import CLAUSES, REASONS
from rookery.games.oliver_twist.declared import CODEC, EVENTS, OPTIONS, QUESTIONS, SCORE_PARTS
from rookery.games.oliver_twist.faults import faults
from rookery.games.oliver_twist.instinct import OliverTwistInstinct
from rookery.games.oliver_twist.manners import MANNERS
from rookery.games.oliver_twist.motives import MOTIVES, motive
from rookery.games.oliver_twist.options import take_options
from rookery.games.oliver_twist.pack import read_effects, read_tables, terms
from rookery.games.oliver_twist.phase_numbers import ACTION, STREAMS
from rookery.games.oliver_twist.phases.day_setup import set_up
from rookery.games.oliver_twist.preview import preview
from rookery.games.oliver_twist.resample import resample
from rookery.games.oliver_twist.scoring import score, tie_breaks
from rookery.games.oliver_twist.state import FIELDS, OliverTwistState, restore
from rookery.games.oliver_twist.streets import touches_token
from rookery.games.oliver_twist.view import view
from rookery.kernel import Fields, Game, Instinct, Named, Options, Picker, ReasonKind, Score, View
from rookery.kernel.ending import TieBreak
from rookery.kernel.manners import Manners
from rookery.kernel.masks import members
from rookery.kernel.shown import joined


class OliverTwistGame(Game[OliverTwistState]):
    """Everything that is asked about a state without going on from it; flow.py adds the order of play."""

    key: ClassVar[str] = "oliver_twist"
    rules_version: ClassVar[int] = 2
    earlier: ClassVar[tuple[int, ...]] = (1,)
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    clause_prefix: ClassVar[str] = "OT"
    seat_option: ClassVar[str] = "first_player"
    clauses: ClassVar[tuple[str, ...]] = CLAUSES
    score_parts: ClassVar[tuple[str, ...]] = SCORE_PARTS
    questions: ClassVar[tuple[str, ...]] = QUESTIONS
    reasons: ClassVar[tuple[ReasonKind, ...]] = REASONS
    motives: ClassVar[tuple[ReasonKind, ...]] = MOTIVES
    manners: ClassVar[Manners] = MANNERS
    streams: ClassVar[tuple[str, ...]] = STREAMS
    fields: ClassVar[Fields | None] = FIELDS

    def __init__(self, pack: dict[str, Any], version: int = 0) -> None:
        self.tables = read_tables(pack)
        self.tables.effects = read_effects(pack)
        super().__init__(CODEC, OPTIONS, EVENTS, terms(self.tables), version)
        self.tables.version = self.version

    def new(self, seats: int, options: Options) -> OliverTwistState:
        s = OliverTwistState(seats)
        take_options(s, options, self.version)
        set_up(self.tables, s)
        return s

    def actor(self, s: OliverTwistState) -> int:
        return s.actor

    def stream(self, s: OliverTwistState) -> int:
        return s.phase

    def view(self, s: OliverTwistState, seat: int) -> View:
        return joined(view(self.tables, s, seat), self.standing(s))

    def preview(self, s: OliverTwistState, seat: int) -> View:
        return cast(View, preview(self.tables, s, seat))

    def resample(self, s: OliverTwistState, seat: int, pick: Picker) -> OliverTwistState:
        return resample(self.tables, s, seat, pick)

    def scores(self, s: OliverTwistState) -> list[Score]:
        return [score(self.tables, s, seat) for seat in range(s.seats)]

    def winners(self, s: OliverTwistState) -> list[int]:
        return members(s.victors)

    def tie_breaks(self, s: OliverTwistState) -> list[TieBreak]:
        return tie_breaks(self.tables, s)

    def motive(self, s: OliverTwistState, seat: int, action: int) -> list[Named]:
        return motive(self.tables, s, seat, action)

    def binds(self, s: OliverTwistState, seat: int, action: int) -> str:
        """OT-3.8: who has paid for a relocation prowls."""
        paid = s.money[seat] > 0 and not touches_token(self.tables.streets, s.board, s.pawn)
        return "OT-3.8" if s.phase == ACTION and action == PROWL and paid else ""

    def faults(self, s: OliverTwistState) -> list[str]:
        return faults(self.tables, s)

    def restore(self, data: dict[str, Any]) -> OliverTwistState:
        return self.sound(restore(data))

    def instinct(self) -> Instinct[OliverTwistState]:
        return OliverTwistInstinct(self.tables)
