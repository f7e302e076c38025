"""The order of play: a starter is drawn; then rounds of rolling, bidding and one showdown."""

from __future__ import annotations

from typing import Any

from liars_dice import bidding, showdown
from liars_dice.const import (
    BID,
    CHALLENGE,
    CLAUSES,
    CODEC,
    ENDED,
    EVENTS,
    EXACT,
    FACES,
    OPTIONS,
    REASONS,
    SEATS,
    STARTER,
    TERMS,
)
from liars_dice.faults import faults
from liars_dice.instinct import LiarsInstinct
from liars_dice.manners import MANNERS
from liars_dice.preview import preview
from liars_dice.resample import resample
from liars_dice.rolling import choose_starter, roll
from liars_dice.state import FIELDS, Cups, restore
from liars_dice.table import BOARD
from liars_dice.view import view
from rookery.kernel import CHANCE, OVER, Game, Instinct, Named, Options, Picker, Score, Sink, View


class LiarsDice(Game[Cups]):
    """Liar's Dice for two to six players."""

    key = "liars_dice"
    rules_version = 1
    min_seats, max_seats = SEATS
    clause_prefix = "LD"
    clauses = CLAUSES
    score_parts = ("outlasted",)
    questions = ("wait", "first", "bid")
    reasons = REASONS
    streams = ("starter", "dice")
    manners = MANNERS
    board = BOARD

    def __init__(self, pack: dict[str, Any], version: int = 0) -> None:
        super().__init__(CODEC, OPTIONS, EVENTS, TERMS, version)

    def new(self, seats: int, options: Options) -> Cups:
        wild, exact = int(options["wild"] == "on"), int(options["exact"] == "on")
        return Cups(seats, int(options["dice"]), wild, exact)

    def actor(self, s: Cups) -> int:
        if s.phase == ENDED:
            return OVER
        return s.actor if s.phase == BID else CHANCE

    def legal(self, s: Cups, seat: int) -> list[int]:
        return bidding.legal(s, seat)

    def outcomes(self, s: Cups) -> list[int]:
        return list(range(s.seats)) if s.phase == STARTER else list(range(1, FACES + 1))

    def stream(self, s: Cups) -> int:
        return 0 if s.phase == STARTER else 1

    def apply(self, s: Cups, seat: int, action: int, out: Sink) -> None:
        if s.phase == STARTER:
            choose_starter(s, action, out)
        elif s.phase != BID:
            roll(s, action, out)
        elif action == CHALLENGE:
            showdown.challenge(s, out)
        elif action == EXACT:
            showdown.call_exact(s, out)
        else:
            bidding.bid(s, action, out)

    def question(self, s: Cups, seat: int) -> Named:
        if s.phase != BID or seat != s.actor:
            return Named("wait", {})
        if not s.count:
            return Named("first", {"dice": sum(s.left)})
        return Named("bid", {"count": s.count, "face": s.face})

    def view(self, s: Cups, seat: int) -> View:
        return view(s, seat) | self.standing(s)

    def preview(self, s: Cups, seat: int) -> View:
        return preview(s, seat) if s.phase == BID and seat == s.actor else {}

    def resample(self, s: Cups, seat: int, pick: Picker) -> Cups:
        return resample(s, seat, pick)

    def scores(self, s: Cups) -> list[Score]:
        return showdown.scores(s)

    def winners(self, s: Cups) -> list[int]:
        return [seat for seat in range(s.seats) if s.left[seat]]

    def why_not(self, s: Cups, seat: int, action: int) -> str:
        return bidding.why_not(s, seat, action)

    def reason(self, s: Cups, seat: int, action: int) -> Named:
        return bidding.reason(s, seat, action)

    def faults(self, s: Cups) -> list[str]:
        return faults(s)

    def dump(self, s: Cups) -> dict[str, Any]:
        return FIELDS.dump(s)

    def restore(self, data: dict[str, Any]) -> Cups:
        return self.sound(restore(data))

    def instinct(self) -> Instinct[Cups]:
        return LiarsInstinct()
