"""The collectors (CR-9, CR-K): what each side does, who may use it, and what it lacks.

Few classes with parameters; the rows of data/collectors.toml choose among them. Rewards at the end answer
`bonus`; flip abilities answer `can`, cost `flip` cards of their type, and then `pay`.
"""

from __future__ import annotations

from typing import Final

from rookery.games.crypt.actions import PASS, REROLL_2, TAKE_0, USE_MANUSCRIPT, USE_REMAINS
from rookery.games.crypt.cards import bit, take_card, type_of, unflipped, value_of
from rookery.games.crypt.const import (
    DUE_FLIP,
    DUE_PEEK,
    DUE_REROLL,
    DUE_RESTORE,
    DUE_TAKE,
    IDOL,
    MANUSCRIPT,
    POTTERY,
    REMAINS,
)
from rookery.games.crypt.dice import count_failed, effort_of, has_failed, seat_of, showing
from rookery.games.crypt.events import E_IDOL_RACE, E_PEEKED, E_PEEKED_CARD, E_RESTORED, E_TOOK, E_TOOK_CARD
from rookery.games.crypt.phase_numbers import REROLL_ROLL
from rookery.games.crypt.state import CryptState, push
from rookery.games.crypt.tables import Effect, Tables
from rookery.games.crypt.tally import Tally
from rookery.kernel import CHANCE, EVERYONE, Named, Sink
from rookery.kernel.runtime import i64, vec

# By what waits on the stack: the collector's type, the side it is for, and its clause.
TYPE_OF: Final = vec[i64]([0, MANUSCRIPT, POTTERY, REMAINS, IDOL])
SIDE_OF: Final = vec[i64]([0, 1, 1, 0, 0])
_CLAUSES: Final = ("", "CR-K-MS-B", "CR-K-PO-B", "CR-K-RE-A", "CR-K-ID-A")


class Reroll(Effect):
    """Reroll one of your dice that failed in this Collect phase (CR-K-ID-A)."""

    def can(self, s: CryptState, seat: i64) -> bool:
        return count_failed(s, seat) > 0 and self.can_pay(s, seat)

    def pay(self, s: CryptState, seat: i64, what: i64, out: Sink) -> None:
        """The first failed die of that effort is taken up to be rolled again."""
        for index in range(len(s.dice)):
            d = s.dice[index]
            if seat_of(d) == seat and effort_of(d) == what and has_failed(d):
                s.dice[index] = showing(d, 0)
                break
        s.phase = REROLL_ROLL
        s.actor = CHANCE

    def lacks(self, s: CryptState, seat: i64, what: i64) -> Named:
        return Named("no_failed", {"effort": what})


class Peek(Effect):
    """See the face-down cards of the crypt (CR-K-MS-B): only while one is unknown to you."""

    def can(self, s: CryptState, seat: i64) -> bool:
        mask = 1 << seat
        for slot in range(len(s.slot_card)):
            if s.slot_card[slot] >= 0 and not s.slot_known[slot] & mask:
                return self.can_pay(s, seat)
        return False

    def pay(self, s: CryptState, seat: i64, what: i64, out: Sink) -> None:
        """This player alone sees every face-down card of the crypt."""
        seen = 0
        for slot in range(len(s.slot_card)):
            kind = s.slot_card[slot]
            if kind >= 0 and not s.slot_known[slot] & bit(seat):
                seen += 1
                s.slot_known[slot] |= bit(seat)
                out.emit(E_PEEKED_CARD, bit(seat), slot, type_of(kind), value_of(kind))
        out.emit(E_PEEKED, EVERYONE, seat, seen)

    def lacks(self, s: CryptState, seat: i64, what: i64) -> Named:
        return Named("", {}) if self.can(s, seat) else Named("all_seen", {})


class Take(Effect):
    """Take a face-down card of the crypt before the claims (CR-K-PO-B)."""

    def can(self, s: CryptState, seat: i64) -> bool:
        for slot in range(len(s.slot_card)):
            if s.slot_card[slot] >= 0 and not s.slot_up[slot]:
                return self.can_pay(s, seat)
        return False

    def pay(self, s: CryptState, seat: i64, what: i64, out: Sink) -> None:
        take_card(s, seat, what, E_TOOK, E_TOOK_CARD, out)

    def lacks(self, s: CryptState, seat: i64, what: i64) -> Named:
        if what >= len(s.slot_card) or s.slot_card[what] < 0:
            return Named("gone", {"slot": what})
        return Named("face_up", {"slot": what}) if s.slot_up[what] else Named("", {})


class Restore(Effect):
    """One exhausted die becomes active (CR-K-RE-A)."""

    def can(self, s: CryptState, seat: i64) -> bool:
        return s.exhausted[seat] > 0 and self.can_pay(s, seat)

    def pay(self, s: CryptState, seat: i64, what: i64, out: Sink) -> None:
        s.exhausted[seat] -= 1
        s.active[seat] += 1
        out.emit(E_RESTORED, EVERYONE, seat)

    def lacks(self, s: CryptState, seat: i64, what: i64) -> Named:
        return Named("", {}) if s.exhausted[seat] else Named("nobody_tired", {})


class Race(Effect):
    """The first with `need` cards score more than those who follow (CR-K-ID-B)."""

    def __init__(self, kind: i64, need: i64, first: i64, later: i64) -> None:
        super().__init__(kind, 0)
        self.need = need
        self.first = first
        self.later = later

    def bonus(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        if s.race >> seat & 1:
            return self.first
        return self.later if tally.count(seat, self.kind) >= self.need else 0

    def gained(self, s: CryptState, out: Sink) -> None:
        """Those who are first with enough cards flip them, all of one event together."""
        if s.race_round and not (s.same_round and s.race_round == s.round):
            return
        for step in range(s.seats - 1, -1, -1):  # the Leader's flips come to lie on top
            seat = (s.leader + step) % s.seats
            if not s.race >> seat & 1 and unflipped(s, seat, self.kind) >= self.need:
                s.race |= 1 << seat
                s.race_round = s.round
                s.resume = s.phase
                push(s, DUE_FLIP, seat, self.kind, self.need)
                out.emit(E_IDOL_RACE, EVERYONE, seat, self.first)


class HighestAgain(Effect):
    """With enough cards the highest counts once more (CR-K-JW-A; twice more by option)."""

    def __init__(self, kind: i64, need: i64) -> None:
        super().__init__(kind, 0)
        self.need = need

    def bonus(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        if tally.count(seat, self.kind) < self.need:
            return 0
        highest = tally.highest(seat, self.kind)
        return 2 * highest if s.double_jewel else highest


class PerCard(Effect):
    """Coins for every card (CR-K-JW-B)."""

    def __init__(self, kind: i64, coins: i64) -> None:
        super().__init__(kind, 0)
        self.coins = coins

    def bonus(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        return self.coins * tally.count(seat, self.kind)


class Enough(Effect):
    """Coins for those who have enough cards of a kind."""

    def __init__(self, kind: i64, need: i64, coins: i64) -> None:
        super().__init__(kind, 0)
        self.need = need
        self.coins = coins

    def bonus(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        return self.reward(s, tally, seat) if tally.count(seat, self.kind) >= self.need else 0

    def reward(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        """What a seat with enough cards gets."""
        return self.coins


class Worth(Enough):
    """With enough cards each is worth the same, whatever is printed (CR-K-MS-A)."""

    def reward(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        return self.coins * tally.count(seat, self.kind) - tally.coins(seat, self.kind)


class Steps(Effect):
    """Coins by the number of cards: the highest step reached (CR-K-PO-A, CR-K-RE-B)."""

    def __init__(self, kind: i64, needs: list[int], coins: list[int]) -> None:
        super().__init__(kind, 0)
        self.needs = needs
        self.coins = coins

    def bonus(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        count = tally.count(seat, self.kind)
        reached = 0
        for step in range(len(self.needs)):
            if count >= self.needs[step]:
                reached = self.coins[step]
        return reached


class MostCoins(Enough):
    """All whose cards together have the most coins score in full (CR-K-TA-A)."""

    def reward(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        own = tally.coins(seat, self.kind)
        for other in range(s.seats):
            if tally.coins(other, self.kind) > own:
                return 0
        return self.coins


class Alone(Enough):
    """More for the only one with enough cards than for several (CR-K-TA-B)."""

    def __init__(self, kind: i64, need: i64, coins: i64, shared: i64) -> None:
        super().__init__(kind, need, coins)
        self.shared = shared

    def reward(self, s: CryptState, tally: Tally, seat: i64) -> i64:
        for other in range(s.seats):
            if other != seat and tally.count(other, self.kind) >= self.need:
                return self.shared
        return self.coins


def ability(action: i64) -> i64:
    """What an action asks a collector for; 0 if it is no use of a collector."""
    if action == USE_REMAINS:
        return DUE_RESTORE
    if action == USE_MANUSCRIPT:
        return DUE_PEEK
    if TAKE_0 <= action < REROLL_2:
        return DUE_TAKE
    return DUE_REROLL if REROLL_2 <= action < PASS else 0


def clause_of(action: i64) -> str:
    """The collector's clause behind an action, or ''."""
    return _CLAUSES[ability(action)]


def _object(action: i64) -> i64:
    """What is to be taken or rerolled: a slot or an effort."""
    if action >= REROLL_2:
        return action - REROLL_2 + 2
    return action - TAKE_0 if action >= TAKE_0 else 0


def effect_of(t: Tables, todo: i64) -> Effect:
    """The collector that does what waits on the stack."""
    return t.effect(TYPE_OF[todo], SIDE_OF[todo])


def can_use(t: Tables, s: CryptState, seat: i64, kind: i64, side: i64) -> bool:
    """CR-9.1, CR-9.4: anybody may, while this side is in play, with the cards and a use for it."""
    return s.sides[kind] == side and t.effect(kind, side).can(s, seat)


def asks_next(s: CryptState, collector: Effect, among: i64) -> bool:
    """From the Leader clockwise, the next of these seats that can use it acts; False if there is none."""
    while s.cursor < s.seats:
        seat = (s.leader + s.cursor) % s.seats
        if among >> seat & 1 and collector.can(s, seat):
            s.actor = seat
            return True
        s.cursor += 1
    return False


def use_or_pass(t: Tables, s: CryptState, seat: i64, action: i64, resume: i64, on: i64) -> None:
    """A use, after which the rules resume there; or a pass, and they go on to the next seat."""
    if action == PASS:
        s.cursor += 1
        s.phase = on
    else:
        use(t, s, seat, action, resume)


def use(t: Tables, s: CryptState, seat: i64, action: i64, resume: i64) -> None:
    """Puts a use on the stack: what it does below, the flips that pay for it on top."""
    todo = ability(action)
    s.resume = resume
    push(s, todo, seat, _object(action), 0)
    push(s, DUE_FLIP, seat, TYPE_OF[todo], effect_of(t, todo).flip)


def why_unable(t: Tables, s: CryptState, seat: i64, action: i64) -> Named:
    """What a use of a collector lacks; nothing where it is only the wrong time, which the clause says."""
    todo = ability(action)
    kind = TYPE_OF[todo]
    if s.sides[kind] != SIDE_OF[todo]:
        return Named("side", {"type": kind, "side": s.sides[kind]})
    effect = effect_of(t, todo)
    if not effect.can_pay(s, seat):
        return Named("cards", {"type": kind, "need": effect.flip, "have": unflipped(s, seat, kind)})
    return effect.lacks(s, seat, _object(action))
