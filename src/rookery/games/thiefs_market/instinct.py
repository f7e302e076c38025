"""A rule of thumb for Thief's Market: a pile is worth what it buys, unless it is so fat that it is stolen."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefs_market.actions import (
    BUY_0,
    COPY_0,
    END,
    KEEP_0,
    KEEPS,
    PASS,
    REROLL_0,
    SPARE_0,
    STEAL_0,
    TAKE,
    TURN_0,
    USE_0,
)
from rookery.games.thiefs_market.appraisal import Appraisal, rounds_left
from rookery.games.thiefs_market.cards import effect_of, find, works_as
from rookery.games.thiefs_market.const import BAG, KINDS, MARKER, MASK, NOBODY
from rookery.games.thiefs_market.effects import Spend, Turn
from rookery.games.thiefs_market.guide import GOLD, POINT, Guide, appeal_of
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase_numbers import BUY, COPY, ENDED, KEEP, LUCKY, PAY, SPARE, SPLIT, TURN
from rookery.games.thiefs_market.piles import is_last, source
from rookery.games.thiefs_market.plan import Plan
from rookery.games.thiefs_market.scoring import total
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import Instinct
from rookery.kernel.runtime import i64, vec

ROLL: Final = 570  # what a die is worth before it is rolled
GEM_HELD: Final = 800  # an object in a pile that may still buy: a gem, or the marker
START_HELD: Final = 300


class MarketInstinct(Instinct[MarketState]):
    """Values piles by the purchases they allow; looks no further than this round."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.guide = Guide(tables)

    def weigh(self, s: MarketState, seat: int, legal: list[int]) -> list[int]:
        if s.phase == PAY:
            return legal.copy()  # dice before gold
        if s.phase == SPARE:
            return [appeal_of(action - SPARE_0) for action in legal]
        look = Appraisal(self.guide, s, seat)
        if s.phase == COPY:
            return [look.worth(action - COPY_0) for action in legal]
        if s.phase == BUY:
            return [_shop(look, action) for action in legal]
        look.rank()
        if s.phase == KEEP:
            return _keep(look, legal)
        if s.phase == SPLIT:
            return [_way(look, action) for action in legal]
        if s.phase == TURN:
            return [_turn(look, action - TURN_0) for action in legal]
        return [_lucky(look, action) for action in legal]

    def value(self, s: MarketState, seat: int) -> int:
        own: i64 = seat
        worth: i64 = total(self.tables, s, own) * POINT
        if s.phase == ENDED:
            return worth
        promise: i64 = 0
        for entry in s.cards[own]:
            promise += self.guide.promise[works_as(entry)]
        return worth + s.gold[own] * GOLD // 2 + promise * rounds_left(s) + _in_hand(s, own)


def _in_hand(s: MarketState, seat: i64) -> i64:
    """What a pile will bring in this round; who has none yet is promised a share of the centre."""
    first: i64 = seat * KINDS
    if s.phase < LUCKY and _is_empty(s, seat):
        empty: i64 = 0
        other: i64
        for other in range(s.seats):
            empty += 1 if _is_empty(s, other) else 0
        return _held(s.centre, 0) // empty
    if s.phase >= LUCKY and (seat - s.starter) % s.seats < s.turns:
        return s.pile[first + MASK] * POINT + s.pile[first + BAG] * GOLD // 2  # the shop is closed
    return _held(s.pile, first)


def _is_empty(s: MarketState, seat: i64) -> bool:
    """Whether a player has no pile."""
    objects: i64 = 0
    kind: i64
    for kind in range(seat * KINDS, seat * KINDS + KINDS):
        objects += s.pile[kind]
    return objects == 0


def _held(piles: vec[i64], first: i64) -> i64:
    """What a pile is worth before the shop."""
    gems: i64 = piles[first] + piles[first + 1] + piles[first + 2] + piles[first + 3]
    worth: i64 = gems * GEM_HELD + piles[first + BAG] * GOLD
    return worth + piles[first + MASK] * POINT + piles[first + MARKER] * START_HELD


def _way(look: Appraisal, action: i64) -> i64:
    """The best pile that taking, or stealing from somebody, can give."""
    s = look.s
    nothing = vec[i64]([0] * KINDS)
    if action != TAKE:
        return Plan(look, nothing, look.pile_of(action - STEAL_0), True).value
    if is_last(s):
        return look.spoils(s.centre)
    return Plan(look, nothing, s.centre, False).value


def _keep(look: Appraisal, legal: list[int]) -> list[int]:
    """Close to the plan is good."""
    s = look.s
    free = vec[i64]([0] * KINDS)
    kind: i64
    for kind in range(s.kind, KINDS):
        free[kind] = source(s, kind)
    plan = Plan(look, s.chosen, free, s.victim != NOBODY)
    wanted: i64 = KEEP_0 + s.kind * KEEPS + plan.pile[s.kind]
    found: list[int] = []
    action: i64
    for action in legal:
        found.append(action - wanted if action < wanted else wanted - action)
    return found


def _shop(look: Appraisal, action: i64) -> i64:
    """Buy while it pays, then squeeze what is left; END is 0."""
    if action == END:
        return 0
    pile = look.pile_of(look.seat)
    if action < USE_0:
        card = action - BUY_0
        return 2 * POINT + look.worth(card) - look.lacking(card, pile) * GOLD
    effect = effect_of(look.t, look.s.cards[look.seat][find(look.s, look.seat, action - USE_0)])
    if isinstance(effect, Turn):
        look.rank()
        return _try_turn(look, effect, pile)
    if isinstance(effect, Spend) and effect.gold:
        return -1  # a mask is a point already
    return POINT


def _try_turn(look: Appraisal, effect: Turn, pile: vec[i64]) -> i64:
    """A die is turned if the pile gets better by it."""
    before = look.spoils(pile)
    pile[effect.face] -= 1
    best: i64 = -1
    face: i64
    for face in effect.faces:
        pile[face] += 1
        better: i64 = look.spoils(pile) - before
        if better > best:
            best = better
        pile[face] -= 1
    if effect.faces == [BAG]:
        return best + 1  # the bag was counted on: a little better than leaving it
    return best + 3 * POINT if best > 0 and look.s.purchases < look.s.allowance else best


def _turn(look: Appraisal, face: i64) -> i64:
    """The face that makes the pile best; the die is still counted as what it was."""
    pile = look.pile_of(look.seat)
    entry = look.s.cards[look.seat][find(look.s, look.seat, look.s.card)]
    effect = effect_of(look.t, entry)
    assert isinstance(effect, Turn)
    pile[effect.face] -= 1
    pile[face] += 1
    return look.spoils(pile)


def _lucky(look: Appraisal, action: i64) -> i64:
    """A die that adds less than a fresh roll is rolled again."""
    if action == PASS:
        return 0
    pile = look.pile_of(look.seat)
    with_it = look.spoils(pile)
    pile[action - REROLL_0] -= 1
    return ROLL - (with_it - look.spoils(pile))
