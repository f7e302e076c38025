"""The order of play: who acts, what they may do, and what comes next."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rookery.games.crypt.actions import (
    CLAIM,
    CODEC,
    DONE,
    PASS,
    RECOVER,
    TAKE_0,
)
from rookery.games.crypt.choices import choices
from rookery.games.crypt.claim import (
    begin_turn,
    close_claim,
    open_claim,
    place,
    recover,
)
from rookery.games.crypt.collect import (
    ask_reroll,
    begin_collect,
    collect_cards,
    pass_reroll,
    reroll,
    rest,
    roll,
)
from rookery.games.crypt.const import (
    CLAUSES,
    E_TORCHES,
    EVENTS,
    FACES,
    FLIP,
    GHOST_ROLL,
    GO_CARDS,
    GO_COLLECT,
    GO_DEAL,
    GO_END,
    GO_REROLL,
    GO_REST,
    GO_ROUND,
    GO_SETUP,
    GO_TORCHES,
    GO_TURN,
    GO_WINDOW,
    KINDS,
    LEADER,
    PLACE,
    QUESTIONS,
    RANK_KEYS,
    REROLL,
    REROLL_ROLL,
    REVEAL,
    ROLL,
    SCORE_PARTS,
    SIDES,
    STREAMS,
    TERMS,
    TURN,
    TYPE_KEYS,
    WINDOW,
)
from rookery.games.crypt.dice import count_failed
from rookery.games.crypt.faults import faults
from rookery.games.crypt.ghost import roll_ghost
from rookery.games.crypt.instinct import CryptInstinct
from rookery.games.crypt.pack import Tables
from rookery.games.crypt.refusals import why_not
from rookery.games.crypt.resample import resample
from rookery.games.crypt.reveal import (
    ask_window,
    begin_round,
    choose_leader,
    choose_side,
    deal,
    draw,
    go_on_with_setup,
    pass_window,
    possible_leaders,
    sample_card,
)
from rookery.games.crypt.scoring import end_game, rank, roll_tie, scores
from rookery.games.crypt.state import (
    CryptState,
    circle,
    dump,
    is_lights_out,
    lights_out_seat,
    restore,
)
from rookery.games.crypt.view import view
from rookery.games.crypt.work import choose_flip, use, work_off
from rookery.kernel import (
    CHANCE,
    EVERYONE,
    MUTE,
    Game,
    Instinct,
    Named,
    Option,
    Options,
    Picker,
    Score,
    Sink,
    View,
    check_seat,
)
from rookery.kernel.runtime import i64, vec

SIDE_OPTIONS: Final = tuple(f"side_{key}" for key in TYPE_KEYS)
SIDE_NUMBERS: Final = {"A": 0, "B": 1, "random": -1}
_SIDE_VALUES = ("preset", "A", "B", "random")
OPTIONS = (
    Option("collectors", ("A", "B", "random"), "A"),
    *(Option(key, _SIDE_VALUES, "preset") for key in SIDE_OPTIONS),
    Option("first_leader", ("random", "1", "2", "3", "4"), "random"),
    Option("flips", ("owner", "automatic"), "owner"),
    Option("backs_show_type", ("on", "off"), "on"),
    Option("memory", ("perfect", "physical"), "perfect"),
    Option("self_push", ("off", "on"), "off"),
    Option("idol_b_same_round", ("off", "on"), "off"),
    Option("jewelry_a", ("once", "double"), "once"),
)


class Crypt(Game[CryptState]):
    """Crypt for one to four players."""

    key: ClassVar[str] = "crypt"
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    clause_prefix: ClassVar[str] = "CR"
    clauses: ClassVar[tuple[str, ...]] = CLAUSES
    score_parts: ClassVar[tuple[str, ...]] = SCORE_PARTS
    questions: ClassVar[tuple[str, ...]] = QUESTIONS
    streams: ClassVar[tuple[str, ...]] = STREAMS

    def __init__(self, pack: dict[str, Any]) -> None:
        super().__init__(CODEC, OPTIONS, EVENTS, TERMS)
        self.tables = Tables(pack)

    def settle(self, seats: int, chosen: dict[str, Any]) -> Options:
        settled = super().settle(seats, chosen)
        check_seat(settled, "first_leader", seats)
        return settled

    def new(self, seats: int, options: Options) -> CryptState:
        t = self.tables
        s = CryptState(seats, t.up[seats - 1] + t.down[seats - 1])
        s.sides = vec[i64]([_side(options, key) for key in SIDE_OPTIONS])
        leader = options["first_leader"]
        s.first_leader = 0 if leader == "random" else int(leader)
        s.auto_flips = 1 if options["flips"] == "automatic" else 0
        s.backs_hidden = 1 if options["backs_show_type"] == "off" else 0
        s.physical = 1 if options["memory"] == "physical" else 0
        s.self_push = 1 if options["self_push"] == "on" else 0
        s.same_round = 1 if options["idol_b_same_round"] == "on" else 0
        s.double_jewel = 1 if options["jewelry_a"] == "double" else 0
        s.deck = t.decks[seats - 1][:]
        s.deck_size = sum(s.deck)
        s.rounds = s.deck_size // (t.up[seats - 1] + t.down[seats - 1])
        go_on_with_setup(s)
        return s

    def actor(self, s: CryptState) -> int:
        return s.actor

    def legal(self, s: CryptState, seat: int) -> list[int]:
        return list(choices(self.tables, s, seat))

    def choose(self, s: CryptState, seat: int, pick: Picker) -> int:
        found = choices(self.tables, s, seat)
        return found[pick.below(len(found))]

    def choices(self, s: CryptState, seat: int) -> vec[i64]:
        return choices(self.tables, s, seat)

    def outcomes(self, s: CryptState) -> list[int]:
        if s.phase == REVEAL:
            return [kind for kind in range(KINDS) if s.deck[kind]]
        if s.phase == SIDES:
            return [0, 1]
        if s.phase == LEADER:
            return possible_leaders(s)
        return [1, 2, 3, 4, 5, 6]

    def weight(self, s: CryptState, outcome: int) -> int:
        return s.deck[outcome] if s.phase == REVEAL else 1

    def sample(self, s: CryptState, pick: Picker) -> int:
        if s.phase == REVEAL:
            return sample_card(s, pick)
        if s.phase == SIDES:
            return int(pick.below(2))
        if s.phase == LEADER:
            return super().sample(s, pick)
        return int(pick.below(FACES)) + 1

    def pass_chance(self, s: CryptState, pick: Picker, out: Sink = MUTE) -> int:
        t = self.tables
        while s.actor == CHANCE:
            if s.phase == ROLL:
                while s.phase == ROLL:
                    roll(s, pick.below(FACES) + 1, out)
                _go_on(t, s, out)
            elif s.phase == REVEAL:
                while s.phase == REVEAL:
                    draw(s, sample_card(s, pick))
                    deal(t, s, out)
                _go_on(t, s, out)
            else:
                self.apply(s, CHANCE, self.sample(s, pick), out)
        return s.actor

    def stream(self, s: CryptState) -> int:
        if s.phase <= REVEAL:
            return s.phase
        if s.phase == GHOST_ROLL:
            return 4
        return 3 if s.phase == ROLL or s.phase == REROLL_ROLL else 5

    def apply(self, s: CryptState, seat: int, action: int, out: Sink) -> None:
        t = self.tables
        if seat == CHANCE:
            _happen(t, s, action, out)
        elif s.phase == PLACE:
            if action == DONE:
                close_claim(s)
            else:
                place(s, seat, action, out)
        elif s.phase == FLIP:
            choose_flip(s, seat, action, out)
        elif action == CLAIM:
            open_claim(s)
        elif action == RECOVER:
            recover(s, seat, out)
        elif action == PASS:
            if s.phase == WINDOW:
                pass_window(s)
            else:
                pass_reroll(s)
        else:
            resume = GO_WINDOW if s.phase == WINDOW and action >= TAKE_0 else s.phase
            use(t, s, seat, action, resume)
        _go_on(t, s, out)

    def question(self, s: CryptState, seat: int) -> Named:
        if seat != s.actor or seat < 0:
            return Named("wait", {})
        dark = 1 if is_lights_out(s) else 0
        if s.phase == TURN:
            return Named("turn", {"dice": s.active[seat], "lights_out": dark})
        if s.phase == PLACE:
            first = 0 if s.groups else 1
            return Named("place", {"dice": s.active[seat], "first": first, "lights_out": dark})
        if s.phase == FLIP:
            frame = len(s.todo) - 4
            return Named("flip", {"type": s.todo[frame + 2], "left": s.todo[frame + 3]})
        if s.phase == REROLL:
            return Named("reroll", {"failed": int(count_failed(s, seat))})
        return Named("window", {})

    def view(self, s: CryptState, seat: int) -> View:
        return view(self.tables, s, seat)

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

    def why_not(self, s: CryptState, seat: int, action: int) -> str:
        if action in self.legal(s, seat):
            return ""
        return why_not(s, seat, action)

    def faults(self, s: CryptState) -> list[str]:
        return faults(self.tables, s)

    def dump(self, s: CryptState) -> dict[str, Any]:
        return dump(s)

    def restore(self, data: dict[str, Any]) -> CryptState:
        return self.sound(restore(data))

    def instinct(self) -> Instinct[CryptState]:
        return CryptInstinct(self.tables)


def _side(options: Options, key: str) -> int:
    """CR-1.4: a collector's own side, or the preset for all six; -1 = a coin decides."""
    side = options[key]
    if side == "preset":
        side = options["collectors"]
    return SIDE_NUMBERS[side]


def _happen(t: Tables, s: CryptState, outcome: int, out: Sink) -> None:
    """Chance has decided."""
    if s.phase == ROLL:
        roll(s, outcome, out)
    elif s.phase == REVEAL:
        draw(s, outcome)
    elif s.phase == REROLL_ROLL:
        reroll(s, outcome, out)
    elif s.phase == GHOST_ROLL:
        roll_ghost(s, outcome, out)
    elif s.phase == SIDES:
        choose_side(s, outcome, out)
    elif s.phase == LEADER:
        choose_leader(s, outcome, out)
    else:
        roll_tie(t, s, outcome, out)


def _go_on(t: Tables, s: CryptState, out: Sink) -> None:
    """CR-3.1: the rules go on by themselves until chance or a seat is to act."""
    while True:
        if len(s.todo):
            if not work_off(t, s, out):
                return
        elif s.phase < GO_SETUP:
            return
        elif s.phase == GO_SETUP:
            go_on_with_setup(s)
        elif s.phase == GO_ROUND:
            begin_round(s, out)
        elif s.phase == GO_DEAL:
            deal(t, s, out)
        elif s.phase == GO_WINDOW:
            ask_window(t, s)
        elif s.phase == GO_TURN:
            begin_turn(s, out)
        elif s.phase == GO_COLLECT:
            begin_collect(s, out)
        elif s.phase == GO_CARDS:
            collect_cards(t, s, out)
        elif s.phase == GO_REROLL:
            ask_reroll(t, s)
        elif s.phase == GO_REST:
            rest(s, out)
        elif s.phase == GO_TORCHES:
            pass_torches(s, out)
        elif s.phase == GO_END:
            end_game(t, s, out)


def pass_torches(s: CryptState, out: Sink) -> None:
    """CR-7.1: both torches go one seat to the left, that is, clockwise."""
    s.leader = (s.leader + 1) % circle(s)
    out.emit(E_TORCHES, EVERYONE, s.leader, lights_out_seat(s))
    s.phase = GO_ROUND
