"""The order of play: who acts, what they may do, and what comes next."""

from __future__ import annotations

from typing import Any, ClassVar

from rookery.games.thiefdom import chance
from rookery.games.thiefdom.actions import (
    HIDE,
    OPEN_EXCHANGE,
    PASS,
    PICK_0,
    PLAN_0,
    SHED,
    WALK_0,
    WEAR,
)
from rookery.games.thiefdom.arrest import lose_poster
from rookery.games.thiefdom.barter import (
    exchange,
    in_passing,
    legal_exchange,
    legal_lift,
    legal_share,
    lift,
    share,
)
from rookery.games.thiefdom.citizens import any_walk, ask_way, legal_walk, take_way
from rookery.games.thiefdom.const import (
    BUY,
    CLAUSES,
    CLIENT,
    EXCHANGE,
    F_RULES_3,
    GO_ACTIVATION,
    GO_BUY,
    GO_DAY,
    GO_DRAFT,
    GO_DRAW,
    GO_HIDEOUT,
    GO_LOCATION,
    GO_NIGHT,
    GO_PATROL,
    GO_REFILL,
    GO_RENEW,
    GO_REVEAL,
    GO_SEEN,
    GO_SETUP,
    GO_TURN,
    GO_WALK,
    HIDEOUT,
    KEEP,
    LIFT,
    LOCATION,
    MOVE,
    NOWHERE,
    PASSING,
    PICK,
    PLAN,
    RATING_KEYS,
    REPLACE,
    ROOM,
    SHARE,
    STREAM_OF,
    STREAMS,
    TERMS,
    TURN,
    WALK,
)
from rookery.games.thiefdom.day import begin_day, refill, renew_missions
from rookery.games.thiefdom.dealer import draw_next, keep, keepable, legal_replacement, replace
from rookery.games.thiefdom.declared import CODEC, EVENTS, OPTIONS, QUESTIONS, SCORE_PARTS
from rookery.games.thiefdom.draft import (
    ask_buyer,
    ask_hideout,
    go_on_with_draft,
    hide,
    legal_hideout,
    legal_pick,
    legal_purchase,
    pick,
    purchase,
)
from rookery.games.thiefdom.faults import faults
from rookery.games.thiefdom.goods import ask_room, legal_room, make_room
from rookery.games.thiefdom.instinct import ThiefdomInstinct
from rookery.games.thiefdom.locations import ask_location, legal_location, visit
from rookery.games.thiefdom.manners import MANNERS
from rookery.games.thiefdom.moves import check_seen, legal_move, move
from rookery.games.thiefdom.night import begin_night, legal_plan, next_activation, next_citizen, plan
from rookery.games.thiefdom.options import flags_of, rules_flag
from rookery.games.thiefdom.pack import read_tables
from rookery.games.thiefdom.preview import preview
from rookery.games.thiefdom.questions import question
from rookery.games.thiefdom.reasons import REASONS, reason
from rookery.games.thiefdom.refusals import why_not
from rookery.games.thiefdom.resample import resample
from rookery.games.thiefdom.scoring import end_game, rating, scores
from rookery.games.thiefdom.setup import go_on_with_setup, open_box
from rookery.games.thiefdom.solo import move_by_compass
from rookery.games.thiefdom.state import FIELDS, ThiefdomState, restore
from rookery.games.thiefdom.tables import Tables
from rookery.games.thiefdom.tavern import choose_client, legal_client, reveal_next
from rookery.games.thiefdom.turn import ask_turn, legal_turn, take_turn
from rookery.games.thiefdom.view import view
from rookery.kernel import (
    CHANCE,
    MUTE,
    Fields,
    Game,
    Instinct,
    Named,
    Options,
    Picker,
    ReasonKind,
    Score,
    Sink,
    View,
)
from rookery.kernel.manners import Manners
from rookery.kernel.runtime import i64


class Thiefdom(Game[ThiefdomState]):
    """Thiefdom for one to four players."""

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
    fields: ClassVar[Fields | None] = FIELDS
    reasons: ClassVar[tuple[ReasonKind, ...]] = REASONS
    streams: ClassVar[tuple[str, ...]] = STREAMS

    def __init__(self, pack: dict[str, Any], version: int = 0) -> None:
        super().__init__(CODEC, OPTIONS, EVENTS, TERMS, version)
        self.tables = read_tables(pack)

    def new(self, seats: int, options: Options) -> ThiefdomState:
        s = ThiefdomState(seats)
        s.flags = flags_of(options, self.version)
        open_box(s)
        go_on(self.tables, s, MUTE)
        return s

    def actor(self, s: ThiefdomState) -> int:
        return s.actor

    def actors(self, s: ThiefdomState) -> int:
        if s.actor < 0:
            return 0
        return s.owed if s.phase == PICK or s.phase == PLAN else 1 << s.actor

    def legal(self, s: ThiefdomState, seat: int) -> list[int]:
        if seat < 0 or not self.actors(s) >> seat & 1:
            return []
        t = self.tables
        if s.phase == TURN:
            return legal_turn(t, t.city(s), s)
        if s.phase == MOVE:
            return legal_move(t.city(s), s)
        if s.phase == WALK:
            return legal_walk(t.city(s), s)
        if s.phase == LOCATION:
            return legal_location(t, t.city(s), s)
        return self._legal_seldom(s, seat)

    def _legal_seldom(self, s: ThiefdomState, seat: int) -> list[int]:
        phase = s.phase
        if phase == EXCHANGE:
            return legal_exchange(s)
        if phase == PLAN:
            return legal_plan(s)
        if phase == CLIENT:
            return legal_client(self.tables, self.tables.city(s), s)
        if phase == ROOM:
            return legal_room(s)
        if phase == LIFT:
            return legal_lift(s)
        if phase == SHARE:
            return legal_share(s)
        if phase == PASSING:
            return [OPEN_EXCHANGE, PASS]
        if phase == BUY:
            return legal_purchase(self.tables, s, seat)
        if phase == PICK:
            return legal_pick(s, seat)
        if phase == HIDEOUT:
            return legal_hideout(self.tables.city(s), s)
        if phase == KEEP:
            return keepable(s)
        if phase == REPLACE:
            return legal_replacement(self.tables, s)
        return [SHED, WEAR]

    def choose(self, s: ThiefdomState, seat: int, pick: Picker) -> int:
        if s.phase == WALK:
            return any_walk(self.tables.city(s), s, pick)
        legal = self.legal(s, seat)
        return legal[pick.below(len(legal))]

    def outcomes(self, s: ThiefdomState) -> list[int]:
        return chance.outcomes(self.tables, s)

    def weight(self, s: ThiefdomState, outcome: int) -> int:
        return chance.weight(s, outcome)

    def sample(self, s: ThiefdomState, pick: Picker) -> int:
        return chance.sample(self.tables, s, pick)

    def stream(self, s: ThiefdomState) -> int:
        return STREAM_OF[s.phase]

    def apply(self, s: ThiefdomState, seat: int, action: int, out: Sink) -> None:
        t = self.tables
        if seat == CHANCE:
            chance.happen(t, s, action, out)
        elif s.phase == TURN:
            take_turn(t, t.city(s), s, action, out)
        elif s.phase == MOVE:
            move(t.city(s), s, action, out)
        elif s.phase == WALK:
            take_way(t.city(s), s, action - WALK_0, out)
        elif s.phase == LOCATION:
            visit(t, t.city(s), s, action, out)
        else:
            _answer(t, s, seat, action, out)
        go_on(t, s, out)

    def question(self, s: ThiefdomState, seat: int) -> Named:
        if seat < 0 or not self.actors(s) >> seat & 1:
            return Named("wait", {})
        return question(self.tables, s, seat)

    def view(self, s: ThiefdomState, seat: int) -> View:
        return view(self.tables, s, seat) | self.result(s)

    def preview(self, s: ThiefdomState, seat: int) -> View:
        return preview(self.tables, s) if seat >= 0 and self.actors(s) >> seat & 1 else {}

    def resample(self, s: ThiefdomState, seat: int, pick: Picker) -> ThiefdomState:
        return resample(s, seat, pick)

    def scores(self, s: ThiefdomState) -> list[Score]:
        return scores(self.tables, s)

    def winners(self, s: ThiefdomState) -> list[int]:
        return [seat for seat in range(s.seats) if s.victors >> seat & 1]

    def verdict(self, s: ThiefdomState) -> str:
        if s.seats > 1 or s.actor >= CHANCE:
            return ""
        return "rank-" + RATING_KEYS[rating(self.scores(s)[0].total)]

    def why_not(self, s: ThiefdomState, seat: int, action: int) -> str:
        if action in self.legal(s, seat):
            return ""
        mask = self.actors(s)
        return why_not(self.tables, s, seat, action, seat >= 0 and (mask >> seat & 1) == 1)

    def reason(self, s: ThiefdomState, seat: int, action: int) -> Named:
        mask = self.actors(s)
        return reason(self.tables, s, seat, action, seat >= 0 and (mask >> seat & 1) == 1)

    def faults(self, s: ThiefdomState) -> list[str]:
        return faults(self.tables, s)

    def restore(self, data: dict[str, Any]) -> ThiefdomState:
        s = restore(data)
        if s.flags & F_RULES_3 != rules_flag(self.version):
            raise ValueError(f"the saved state does not follow version {self.version} of the rules")
        return self.sound(s)

    def instinct(self) -> Instinct[ThiefdomState]:
        return ThiefdomInstinct(self.tables)


def _answer(t: Tables, s: ThiefdomState, seat: int, action: int, out: Sink) -> None:
    """The choices that come seldom."""
    phase = s.phase
    if phase == EXCHANGE:
        exchange(s, action, out)
    elif phase == PLAN:
        plan(s, seat, action - PLAN_0, out)
    elif phase == CLIENT:
        choose_client(t, s, action, out)
    elif phase == ROOM:
        make_room(s, action, out)
    elif phase == LIFT:
        lift(s, action, out)
    elif phase == SHARE:
        share(s, action, out)
    elif phase == PASSING:
        in_passing(s, action == OPEN_EXCHANGE)
    elif phase == BUY:
        purchase(t, s, seat, action, out)
    elif phase == PICK:
        pick(s, seat, action - PICK_0, out)
    elif phase == HIDEOUT:
        hide(t.city(s), s, seat, action - HIDE, out)
    elif phase == KEEP:
        keep(t, s, action, out)
    elif phase == REPLACE:
        replace(t, s, action, out)
    else:
        _answer_poster(s, action, out)


def _answer_poster(s: ThiefdomState, action: int, out: Sink) -> None:
    """AM-61: the poster goes, or stays for the dungeon."""
    s.phase = s.resume
    thief: i64 = s.active
    if s.flags & F_RULES_3:
        thief = s.partner
        s.partner = NOWHERE
    if action == SHED:
        lose_poster(s, thief, out)


def go_on(t: Tables, s: ThiefdomState, out: Sink) -> None:
    """The rules go on by themselves until chance or a seat is to act."""
    while True:
        if s.todo and s.phase >= GO_SETUP:
            if not ask_room(s, out):
                return
        elif s.phase < GO_SETUP:
            return
        elif s.phase == GO_TURN:
            ask_turn(t, t.city(s), s, out)
        elif s.phase == GO_WALK:
            ask_way(t.city(s), s, out)
        elif s.phase == GO_LOCATION:
            ask_location(t, t.city(s), s)
        elif s.phase == GO_PATROL:
            if s.seats == 1:
                move_by_compass(t, t.city(s), s, out)
            else:
                next_citizen(t, s)
        elif s.phase == GO_ACTIVATION:
            next_activation(t, s, out)
        elif s.phase == GO_REFILL:
            refill(s)
        else:
            _go_on_seldom(t, s, out)


def _go_on_seldom(t: Tables, s: ThiefdomState, out: Sink) -> None:
    """Set-up, draft, day and end."""
    phase = s.phase
    if phase == GO_SETUP:
        go_on_with_setup(t, s, out)
    elif phase == GO_DRAFT:
        go_on_with_draft(s, out)
    elif phase == GO_BUY:
        ask_buyer(s, out)
    elif phase == GO_HIDEOUT:
        ask_hideout(s)
    elif phase == GO_NIGHT:
        begin_night(s, out)
    elif phase == GO_DAY:
        begin_day(t, s, out)
    elif phase == GO_RENEW:
        renew_missions(t.city(s), s, out)
    elif phase == GO_REVEAL:
        reveal_next(s)
    elif phase == GO_DRAW:
        draw_next(t, s, out)
    elif phase == GO_SEEN:
        check_seen(t.city(s), s, out)
    else:
        end_game(t, s, out)
