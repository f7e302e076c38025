"""A tiny game with everything a table must handle: deals, secrets, commitments, looks and dice."""

from __future__ import annotations

from typing import Any, ClassVar

from rookery.kernel import (
    CHANCE,
    EVERYONE,
    OVER,
    Codec,
    EventKind,
    Field,
    Game,
    Instinct,
    Named,
    Option,
    Options,
    Picker,
    Score,
    Sink,
    State,
    Verb,
    View,
)
from rookery.kernel.manners import Manners

DEAL, COMMIT, TURN, ROLL, ENDED = range(5)
BID, MARK, PEEK, SHOW, ROLL_DIE, STOP = 0, 3, 6, 7, 8, 9
CODEC = Codec(
    [
        Verb("bid", (Field("height", 3),)),  # secret until all have bid
        Verb("mark", (Field("number", 3),)),  # open, and nothing hangs on it
        Verb("peek"),  # at the next seat's card
        Verb("show"),  # the own card, to all
        Verb("roll"),
        Verb("stop"),
    ]
)
DEALT, BIDDEN, MARKED, PEEKED, SEEN, SHOWN, ROLLED = range(7)
EVENTS = (
    EventKind("dealt", ("card",), secret=True),
    EventKind("bidden", ("seat",)),
    EventKind("marked", ("seat", "number")),
    EventKind("peeked", ("seat",)),
    EventKind("seen", ("seat", "card"), secret=True),
    EventKind("shown", ("seat", "card")),
    EventKind("rolled", ("seat", "face")),
)
OPTIONS = (Option("length", ("short", "long"), "short"),)


class Urn(State):
    """One card, one bid, one mark and one die a seat; `known[seat]` masks who knows the card."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.phase = DEAL
        self.turn = 0
        self.cards: list[int] = []
        self.known: list[int] = []
        self.bids = [-1] * seats
        self.marks = [0] * seats
        self.dice = [0] * seats

    def copy(self) -> Urn:
        twin = Urn(self.seats)
        twin.phase, twin.turn = self.phase, self.turn
        twin.cards, twin.known = list(self.cards), list(self.known)
        twin.bids, twin.marks, twin.dice = list(self.bids), list(self.marks), list(self.dice)
        return twin


class Feeling(Instinct[Urn]):
    """Likes to roll, then to bid high."""

    def weigh(self, s: Urn, seat: int, legal: list[int]) -> list[int]:
        return [{ROLL_DIE: 9, BID + 2: 5, BID + 1: 2}.get(action, 0) for action in legal]

    def value(self, s: Urn, seat: int) -> int:
        return 1000 * (s.cards[seat] + s.dice[seat])


class Toy(Game[Urn]):
    """Cards are dealt, all bid at once, then each seat marks and looks until it rolls or stops."""

    key: ClassVar[str] = "toy"
    manners: ClassVar[Manners] = Manners(counted=("slot",))
    rules_version: ClassVar[int] = 3
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    score_parts: ClassVar[tuple[str, ...]] = ("card", "bid", "die")
    streams: ClassVar[tuple[str, ...]] = ("deck", "dice")

    def __init__(self) -> None:
        super().__init__(CODEC, OPTIONS, EVENTS, {"card": ("nothing", "one", "two", "three")})

    def new(self, seats: int, options: Options) -> Urn:
        return Urn(seats)

    def actor(self, s: Urn) -> int:
        if s.phase in (DEAL, ROLL):
            return CHANCE
        if s.phase == ENDED:
            return OVER
        return s.bids.index(-1) if s.phase == COMMIT else s.turn

    def actors(self, s: Urn) -> int:
        if s.phase == COMMIT:
            return sum(1 << seat for seat in range(s.seats) if s.bids[seat] < 0)
        return 1 << s.turn if s.phase == TURN else 0

    def legal(self, s: Urn, seat: int) -> list[int]:
        if s.phase == COMMIT:
            return [BID, BID + 1, BID + 2]
        return list(range(MARK, STOP + 1))

    def why_not(self, s: Urn, seat: int, action: int) -> str:
        return "" if action in self.legal(s, seat) else "TOY-1"

    def outcomes(self, s: Urn) -> list[int]:
        return [1, 2, 3]

    def weight(self, s: Urn, outcome: int) -> int:
        return outcome if s.phase == ROLL else 1

    def stream(self, s: Urn) -> int:
        return int(s.phase == ROLL)

    def apply(self, s: Urn, seat: int, action: int, out: Sink) -> None:
        if s.phase == DEAL:
            who = len(s.cards)
            s.cards.append(action)
            s.known.append(1 << who)
            out.emit(DEALT, 1 << who, action)
            s.phase = COMMIT if len(s.cards) == s.seats else DEAL
        elif s.phase == COMMIT:
            s.bids[seat] = action - BID
            out.emit(BIDDEN, EVERYONE, seat)
            s.phase = COMMIT if -1 in s.bids else TURN
        elif s.phase == ROLL:
            s.dice[s.turn] = action
            out.emit(ROLLED, EVERYONE, s.turn, action)
            self._pass_on(s)
        else:
            self._act(s, seat, action, out)

    def _act(self, s: Urn, seat: int, action: int, out: Sink) -> None:
        other = (seat + 1) % s.seats
        if action < PEEK:
            s.marks[seat] = action - MARK
            out.emit(MARKED, EVERYONE, seat, action - MARK)
        elif action == PEEK:
            s.known[other] |= 1 << seat
            out.emit(PEEKED, EVERYONE, seat)
            out.emit(SEEN, 1 << seat, other, s.cards[other])
        elif action == SHOW:
            s.known[seat] = -1
            out.emit(SHOWN, EVERYONE, seat, s.cards[seat])
        elif action == ROLL_DIE:
            s.phase = ROLL
        else:
            self._pass_on(s)

    def _pass_on(self, s: Urn) -> None:
        s.turn += 1
        s.phase = ENDED if s.turn == s.seats else TURN

    def _knows(self, s: Urn, viewer: int, seat: int) -> bool:
        return s.known[seat] == -1 or (viewer >= 0 and bool(s.known[seat] >> viewer & 1))

    def question(self, s: Urn, seat: int) -> Named:
        return Named("act" if self.actors(s) >> seat & 1 else "wait", {"seat": seat})

    def view(self, s: Urn, seat: int) -> View:
        open_bids = s.phase != COMMIT
        cards = enumerate(s.cards)
        return {
            "phase": s.phase,
            "turn": s.turn,
            "cards": [card if self._knows(s, seat, who) else 0 for who, card in cards],
            "bids": [bid if open_bids or who == seat else -1 for who, bid in enumerate(s.bids)],
            "owing": [bid < 0 for bid in s.bids],
            "marks": list(s.marks),
            "dice": list(s.dice),
        }

    def resample(self, s: Urn, seat: int, pick: Picker) -> Urn:
        twin = s.copy()
        for who in range(len(s.cards)):
            if not self._knows(s, seat, who):
                twin.cards[who] = 1 + int(pick.below(3))
            if s.phase == COMMIT and who != seat and s.bids[who] >= 0:
                twin.bids[who] = int(pick.below(3))
        return twin

    def scores(self, s: Urn) -> list[Score]:
        parts = [list(row) for row in zip(s.cards, s.bids, s.dice, strict=True)]
        return [Score(sum(row), row) for row in parts]

    def winners(self, s: Urn) -> list[int]:
        totals = [score.total for score in self.scores(s)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def dump(self, s: Urn) -> dict[str, Any]:
        return {name: getattr(s, name) for name in vars(s)}

    def instinct(self) -> Instinct[Urn]:
        return Feeling()
