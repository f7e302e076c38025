"""The order of play: who acts, what they may do, and what comes next."""

from __future__ import annotations

from typing import Any, ClassVar

from rookery.games.thiefs_market.actions import (
    BUY_0,
    CODEC,
    END,
    KEEP_0,
    KEEPS,
    PAY_0,
    PAYS,
    SPARE_0,
    TURN_0,
    USE_0,
)
from rookery.games.thiefs_market.close import close_round, collect_objects
from rookery.games.thiefs_market.const import (
    BUY,
    CARDS,
    CLAUSES,
    COPY,
    DEAL,
    ENDED,
    EVENTS,
    FACES,
    GO_BOUGHT,
    GO_BUY,
    GO_CLOSE,
    GO_KEEP,
    GO_LUCKY,
    GO_PAY,
    GO_PILES,
    GO_REFILL,
    GO_ROUND,
    GO_SPLIT,
    KEEP,
    LUCKY,
    LUCKY_ROLL,
    NOBODY,
    PAY,
    POTION,
    QUESTIONS,
    REROLL,
    ROLL,
    SCORE_PARTS,
    SPLIT,
    START,
    STREAMS,
    TERMS,
    TURN,
    VISIBILITY_KEYS,
)
from rookery.games.thiefs_market.faults import faults
from rookery.games.thiefs_market.instinct import MarketInstinct
from rookery.games.thiefs_market.manners import MANNERS
from rookery.games.thiefs_market.market import (
    choose_starter,
    deal,
    deck_of_potion,
    refill,
    sample_card,
    unseen_of,
)
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.piles import ask_lucky, choose_lucky, freeze_piles, lucky_choices, roll_lucky
from rookery.games.thiefs_market.preview import preview
from rookery.games.thiefs_market.purchase import (
    ask_buyer,
    ask_payment,
    begin_payment,
    copy,
    copy_choices,
    draw_pay,
    end_turn,
    finish_purchase,
    gain_from_deck,
    legal_buy,
    legal_pay,
    legal_turn,
    pay,
    turn,
    use,
)
from rookery.games.thiefs_market.refusals import REASONS, reason, why_not
from rookery.games.thiefs_market.resample import resample
from rookery.games.thiefs_market.scoring import end_game, scores
from rookery.games.thiefs_market.split import (
    ask_keep,
    ask_split,
    begin_round,
    choose_way,
    count_ways,
    draw_keep,
    keep,
    legal_keep,
    reroll,
    roll,
    source,
    spare,
    spare_choices,
    way,
    ways,
)
from rookery.games.thiefs_market.state import MarketState, dump, restore
from rookery.games.thiefs_market.view import view
from rookery.kernel import (
    CHANCE,
    Game,
    Instinct,
    Named,
    Option,
    Options,
    Picker,
    ReasonKind,
    Score,
    Sink,
    View,
    check_seat,
)
from rookery.kernel.manners import Manners
from rookery.kernel.runtime import i64, vec

OPTIONS = (
    Option("promos", ("off", "on"), "off"),
    Option("first_seat", ("random", "1", "2", "3", "4", "5"), "random"),
    Option("infamy_visibility", VISIBILITY_KEYS, "hidden"),
    Option("appendage_a", ("all_dice", "one_die"), "all_dice"),
    Option("second_after_tie", ("on", "off"), "on"),
    Option("potion_next_deck", ("on", "off"), "on"),
    Option("max_rounds", ("20", "50", "100", "200"), "100"),
)


class ThiefsMarket(Game[MarketState]):
    """Thief's Market for three to five players."""

    key: ClassVar[str] = "thiefs_market"
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 3
    max_seats: ClassVar[int] = 5
    clause_prefix: ClassVar[str] = "TM"
    manners: ClassVar[Manners] = MANNERS
    clauses: ClassVar[tuple[str, ...]] = CLAUSES
    score_parts: ClassVar[tuple[str, ...]] = SCORE_PARTS
    questions: ClassVar[tuple[str, ...]] = QUESTIONS
    reasons: ClassVar[tuple[ReasonKind, ...]] = REASONS
    streams: ClassVar[tuple[str, ...]] = STREAMS

    def __init__(self, pack: dict[str, Any]) -> None:
        super().__init__(CODEC, OPTIONS, EVENTS, TERMS)
        self.tables = Tables(pack)

    def settle(self, seats: int, chosen: dict[str, Any]) -> Options:
        settled = super().settle(seats, chosen)
        check_seat(settled, "first_seat", seats)
        return settled

    def new(self, seats: int, options: Options) -> MarketState:
        t = self.tables
        s = MarketState(seats)
        first = options["first_seat"]
        s.first_seat = 0 if first == "random" else int(first)
        s.promos = 1 if options["promos"] == "on" else 0
        s.visibility = VISIBILITY_KEYS.index(options["infamy_visibility"])
        s.one_die = 1 if options["appendage_a"] == "one_die" else 0
        s.second_after_tie = 1 if options["second_after_tie"] == "on" else 0
        s.potion_next_deck = 1 if options["potion_next_deck"] == "on" else 0
        s.max_rounds = int(options["max_rounds"])
        s.dice = t.dice[seats - 3]
        s.gold = vec[i64]([t.purse[seats - 3]] * seats)
        s.deck_left = vec[i64](t.decks)
        s.unseen = vec[i64]([1] * CARDS)
        if not s.promos:
            for card in t.promos:
                s.unseen[card] = 0
        collect_objects(s)
        return s

    def actor(self, s: MarketState) -> int:
        return s.actor

    def legal(self, s: MarketState, seat: int) -> list[int]:
        if seat != s.actor or seat < 0:
            return []
        if s.phase == KEEP:
            return legal_keep(s)
        if s.phase == PAY:
            return legal_pay(self.tables, s, seat)
        if s.phase == SPLIT:
            return ways(s)
        return list(_choices(self.tables, s, seat))

    def choose(self, s: MarketState, seat: int, pick: Picker) -> int:
        if s.phase == KEEP:
            return draw_keep(s, pick)
        if s.phase == PAY:
            return draw_pay(self.tables, s, seat, pick)
        if s.phase == SPLIT:
            return way(s, pick.below(count_ways(s)))
        choices = _choices(self.tables, s, seat)
        return choices[pick.below(len(choices))]

    def outcomes(self, s: MarketState) -> list[int]:
        if s.phase == DEAL:
            return unseen_of(self.tables, s, s.active)
        if s.phase == POTION:
            return unseen_of(self.tables, s, deck_of_potion(s))
        if s.phase == START:
            return [s.first_seat - 1] if s.first_seat else list(range(s.seats))
        return [0, 1, 2, 3, 4, 5]

    def sample(self, s: MarketState, pick: Picker) -> int:
        if s.phase == DEAL:
            return sample_card(self.tables, s, s.active, pick)
        if s.phase == POTION:
            return sample_card(self.tables, s, deck_of_potion(s), pick)
        if s.phase == START:
            return s.first_seat - 1 if s.first_seat else int(pick.below(s.seats))
        return int(pick.below(FACES))

    def stream(self, s: MarketState) -> int:
        if s.phase == START:
            return 0
        if s.phase == DEAL:
            return s.active + 1
        if s.phase == POTION:
            return deck_of_potion(s) + 1
        return 4 if s.phase == ROLL else 5

    def apply(self, s: MarketState, seat: int, action: int, out: Sink) -> None:
        t = self.tables
        if seat == CHANCE:
            _happen(t, s, action, out)
        elif s.phase == KEEP:
            keep(s, action - KEEP_0 - s.kind * KEEPS)
        elif s.phase == SPLIT:
            choose_way(s, seat, action, out)
        elif s.phase == BUY:
            _shop(t, s, seat, action, out)
        elif s.phase == PAY:
            pay(s, action - PAY_0 - s.colour * PAYS)
        elif s.phase == TURN:
            turn(t, s, seat, s.card, action - TURN_0, out)
        elif s.phase == LUCKY:
            choose_lucky(t, s, seat, action, out)
        elif s.phase == COPY:
            copy(t, s, seat, action, out)
        else:
            spare(s, seat, action - SPARE_0, out)
        _go_on(t, s, out)

    def question(self, s: MarketState, seat: int) -> Named:
        if seat != s.actor or seat < 0:
            return Named("wait", {})
        if s.phase == SPLIT:
            return Named("split", {"objects": s.centre_size})
        if s.phase == KEEP:
            stealing = 0 if s.victim == NOBODY else 1
            return Named("keep", {"face": s.kind, "count": source(s, s.kind), "stealing": stealing})
        if s.phase == BUY:
            return Named("buy", {"left": s.allowance - s.purchases, "gold": s.gold[seat]})
        if s.phase == PAY:
            return Named("pay", {"card": s.card, "face": s.colour})
        if s.phase == TURN:
            return Named("turn", {"card": s.card})
        if s.phase == LUCKY:
            return Named("lucky", {})
        return Named("copy" if s.phase == COPY else "spare", {})

    def view(self, s: MarketState, seat: int) -> View:
        shown = view(self.tables, s, seat) | self.standing(s)
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
        return [seat for seat in range(s.seats) if s.victors >> seat & 1]

    def verdict(self, s: MarketState) -> str:
        return "term-ending-truncated" if s.truncated and s.phase == ENDED else ""

    def why_not(self, s: MarketState, seat: int, action: int) -> str:
        if action in self.legal(s, seat):
            return ""
        return why_not(self.tables, s, seat, action)

    def reason(self, s: MarketState, seat: int, action: int) -> Named:
        return reason(self.tables, s, seat, action)

    def faults(self, s: MarketState) -> list[str]:
        return faults(self.tables, s)

    def dump(self, s: MarketState) -> dict[str, Any]:
        return dump(s)

    def restore(self, data: dict[str, Any]) -> MarketState:
        return self.sound(restore(data))

    def instinct(self) -> Instinct[MarketState]:
        return MarketInstinct(self.tables)


def _choices(t: Tables, s: MarketState, seat: i64) -> vec[i64]:
    """What the actor may do where it has to be listed to be counted."""
    if s.phase == BUY:
        return legal_buy(t, s, seat)
    if s.phase == TURN:
        return legal_turn(t, s, seat)
    if s.phase == LUCKY:
        return lucky_choices(s, seat)
    if s.phase == COPY:
        return copy_choices(s, seat)
    return spare_choices(s)


def _shop(t: Tables, s: MarketState, seat: int, action: int, out: Sink) -> None:
    """TM-6.2: one step of a buy turn."""
    if action == END:
        end_turn(s, seat, out)
    elif action < USE_0:
        begin_payment(s, action - BUY_0)
    else:
        use(t, s, seat, action, out)


def _happen(t: Tables, s: MarketState, outcome: int, out: Sink) -> None:
    """Chance has decided."""
    if s.phase == ROLL:
        roll(s, outcome, out)
    elif s.phase == REROLL:
        reroll(s, outcome, out)
    elif s.phase == DEAL:
        deal(s, outcome, out)
    elif s.phase == LUCKY_ROLL:
        roll_lucky(s, outcome, out)
    elif s.phase == POTION:
        gain_from_deck(t, s, outcome, out)
    else:
        choose_starter(s, outcome, out)


def _go_on(t: Tables, s: MarketState, out: Sink) -> None:
    """TM-3.1: the rules go on by themselves until chance or a seat is to act."""
    while s.phase >= GO_REFILL:
        if s.phase == GO_KEEP:
            ask_keep(t, s, out)
        elif s.phase == GO_SPLIT:
            ask_split(s, out)
        elif s.phase == GO_PAY:
            ask_payment(t, s, out)
        elif s.phase == GO_BUY:
            ask_buyer(t, s, out)
        elif s.phase == GO_BOUGHT:
            finish_purchase(s)
        elif s.phase == GO_PILES:
            freeze_piles(t, s, out)
        elif s.phase == GO_LUCKY:
            ask_lucky(t, s)
        elif s.phase == GO_CLOSE:
            close_round(t, s, out)
        elif s.phase == GO_REFILL:
            refill(s, out)
        elif s.phase == GO_ROUND:
            begin_round(s, out)
        else:
            end_game(t, s, out)
