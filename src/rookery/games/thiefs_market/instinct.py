"""A rule of thumb for Thief's Market: a pile is worth what it buys, unless it is so fat that it is stolen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
from rookery.games.thiefs_market.appraisal import (
    GOLD,
    OBJECTS,
    POINT,
    Appraisal,
    appeal,
    promise,
    rounds_left,
)
from rookery.games.thiefs_market.cards import USED, effect_of, find, works_as
from rookery.games.thiefs_market.const import (
    BAG,
    BUY,
    COPY,
    ENDED,
    GEMS,
    H_USE,
    KEEP,
    KINDS,
    LUCKY,
    MASK,
    NOBODY,
    PAY,
    SPLIT,
    TURN,
)
from rookery.games.thiefs_market.effects import Spend, Turn
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.scoring import scores
from rookery.games.thiefs_market.split import is_last, source
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import Instinct

if TYPE_CHECKING:
    from mypy_extensions import i64

FEW: Final = 5  # prizes worth a thought
THEFT: Final = (300, 450)  # appeal of a pile beside a fair share: harmless up to here, then riskier
ROLL: Final = 570  # what a die is worth before it is rolled
HELD: Final = [800, 800, 800, 800, GOLD, POINT, 300]  # an object in a pile that may still buy


class Plan:
    """A pile to aim at, and what it promises."""

    def __init__(self, value: int, pile: list[int]) -> None:
        self.value = value
        self.pile = pile


class MarketInstinct(Instinct[MarketState]):
    """Values piles by the purchases they allow; looks no further than this round."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def weigh(self, s: MarketState, seat: int, legal: list[int]) -> list[int]:
        if len(legal) == 1:
            return [0]
        if s.phase == PAY:
            return legal.copy()  # dice before gold
        look = Appraisal(self.tables, s, seat)
        if s.phase == SPLIT:
            return [self._way(look, action) for action in legal]
        if s.phase == KEEP:
            return self._keep(look, legal)
        if s.phase == BUY:
            return [self._shop(look, action) for action in legal]
        if s.phase == TURN:
            return [self._turn(look, action - TURN_0) for action in legal]
        if s.phase == COPY:
            return [look.worth(action - COPY_0) for action in legal]
        if s.phase == LUCKY:
            return [self._lucky(look, action) for action in legal]
        return [OBJECTS[action - SPARE_0] for action in legal]

    def value(self, s: MarketState, seat: int) -> int:
        rounds = rounds_left(s)
        worth = scores(self.tables, s)[seat].total * POINT
        if s.phase == ENDED:
            return worth
        worth += s.gold[seat] * GOLD // 2
        for entry in s.cards[seat]:
            worth += promise(effect_of(self.tables, entry), rounds)
        return worth + self._in_hand(s, seat)

    def _in_hand(self, s: MarketState, seat: int) -> int:
        """What a pile will bring in this round; who has none yet is promised a share of the centre."""
        pile = s.pile[seat * KINDS : seat * KINDS + KINDS]
        if s.phase < LUCKY and not any(pile):
            empty = 0
            for other in range(s.seats):
                empty += 0 if any(s.pile[other * KINDS : other * KINDS + KINDS]) else 1
            return _held(s.centre) // empty
        if s.phase >= LUCKY and (seat - s.starter) % s.seats < s.turns:
            return pile[MASK] * POINT + pile[BAG] * GOLD // 2  # the shop is closed
        return _held(pile)

    def _way(self, look: Appraisal, action: int) -> int:
        """The best pile that taking, or stealing from somebody, can give."""
        s = look.s
        nothing = [0] * KINDS
        if action != TAKE:
            return self._plan(look, nothing, look.pile_of(action - STEAL_0), True).value
        if is_last(s):
            return self._spoils(look, s.centre)
        return self._plan(look, nothing, s.centre, False).value

    def _keep(self, look: Appraisal, legal: list[int]) -> list[int]:
        """Close to the plan is good."""
        s = look.s
        have = s.chosen.copy()
        free = [source(s, kind) if kind >= s.kind else 0 for kind in range(KINDS)]
        plan = self._plan(look, have, free, s.victim != NOBODY)
        wanted = plan.pile[s.kind]
        first = int(KEEP_0 + s.kind * KEEPS)
        return [-abs(action - first - wanted) for action in legal]

    def _plan(self, look: Appraisal, have: list[int], free: list[int], steals: bool) -> Plan:
        """Tries the piles that buy a good card, bare or with more and more beside it."""
        best = Plan(-POINT, have)
        room = sum(have) + sum(free) - (1 if steals else 0)
        for card in [-1, *[prize[1] for prize in look.prizes[:FEW]]]:
            pile = have.copy()
            if card >= 0:
                for colour in range(GEMS):
                    needed = max(0, look.t.costs[card * GEMS + colour] - have[colour])
                    pile[colour] += min(needed, free[colour])
                if look.lacking(card, pile) > look.s.gold[look.seat]:
                    continue
            self._try_more(look, best, pile, have, free, room)
        return best

    def _try_more(
        self, look: Appraisal, best: Plan, pile: list[int], have: list[int], free: list[int], room: int
    ) -> None:
        """Adds one object after another, the best first, and remembers the best pile."""
        self._consider(look, best, pile, room)
        for kind in (MASK, BAG, 6, 0, 1, 2, 3):
            while pile[kind] < have[kind] + free[kind]:
                pile[kind] += 1
                self._consider(look, best, pile, room)

    def _consider(self, look: Appraisal, best: Plan, pile: list[int], room: int) -> None:
        size: i64 = 0
        for count in pile:
            size += count
        if not 0 < size <= room:
            return
        value = self._spoils(look, pile) * (1000 - self._risk(look, pile)) // 1000
        if value > best.value:
            best.value = value
            best.pile = pile.copy()

    def _risk(self, look: Appraisal, pile: list[int]) -> int:
        """How likely a pile is stolen, in thousandths: the fatter beside a fair share, the likelier."""
        share = 1000 * appeal(pile) // look.fair
        return min(900, max(20, (share - THEFT[0]) * THEFT[1] // 1000))

    def _spoils(self, look: Appraisal, pile: list[int]) -> int:
        """What a final pile brings: its best purchases, then what is left of it."""
        rest = pile.copy()
        costs = look.t.costs
        gold: i64 = look.s.gold[look.seat]
        value: i64 = 0
        purchases = look.purchases(pile)
        for worth, card in look.prizes:
            if purchases == 0:
                break
            lacking = look.lacking(card, rest)
            if lacking <= gold and worth > lacking * GOLD:
                purchases -= 1
                gold -= lacking
                value += worth - lacking * GOLD
                for colour in range(GEMS):
                    rest[colour] -= min(rest[colour], costs[card * GEMS + colour])
        value += rest[MASK] * POINT + rest[BAG] * GOLD + rest[6] * OBJECTS[6]
        return int(value) + self._leftovers(look, rest)

    def _leftovers(self, look: Appraisal, rest: list[int]) -> int:
        """Gems that no purchase needs feed abilities."""
        value = 0
        own = look.s.cards[look.seat]
        for place in range(len(own)):
            effect = look.effects[place]
            if not effect.hooks & H_USE or own[place] & USED:
                continue
            if isinstance(effect, Spend) and rest[effect.face] and effect.face < GEMS:
                rest[effect.face] -= 1
                value += effect.infamy * POINT
            elif isinstance(effect, Turn) and rest[effect.face] and effect.faces == [BAG]:
                rest[effect.face] -= 1
                value += GOLD
        return value

    def _shop(self, look: Appraisal, action: int) -> int:
        """Buy while it pays, then squeeze what is left; END is 0."""
        if action == END:
            return 0
        pile = look.pile_of(look.seat)
        if action < USE_0:
            card = action - BUY_0
            return 2 * POINT + look.worth(card) - look.lacking(card, pile) * GOLD
        effect = effect_of(look.t, look.s.cards[look.seat][find(look.s, look.seat, action - USE_0)])
        if isinstance(effect, Turn):
            return self._try_turn(look, effect, pile)
        if isinstance(effect, Spend) and effect.gold:
            return -1  # a mask is a point already
        return POINT

    def _try_turn(self, look: Appraisal, effect: Turn, pile: list[int]) -> int:
        """A die is turned if the pile gets better by it."""
        before = self._spoils(look, pile)
        pile[effect.face] -= 1
        best = -1
        for face in effect.faces:
            pile[face] += 1
            best = max(best, self._spoils(look, pile) - before)
            pile[face] -= 1
        if effect.faces == [BAG]:
            return best + 1  # the bag was counted on: a little better than leaving it
        return best + 3 * POINT if best > 0 and look.s.purchases < look.s.allowance else best

    def _turn(self, look: Appraisal, face: int) -> int:
        """The face that makes the pile best; the die is still counted as what it was."""
        pile = look.pile_of(look.seat)
        entry = look.s.cards[look.seat][find(look.s, look.seat, look.s.card)]
        effect = look.t.effects[works_as(entry)]
        assert isinstance(effect, Turn)
        pile[effect.face] -= 1
        pile[face] += 1
        return self._spoils(look, pile)

    def _lucky(self, look: Appraisal, action: int) -> int:
        """A die that adds less than a fresh roll is rolled again."""
        if action == PASS:
            return 0
        pile = look.pile_of(look.seat)
        with_it = self._spoils(look, pile)
        pile[action - REROLL_0] -= 1
        return ROLL - (with_it - self._spoils(look, pile))


def _held(pile: list[int]) -> int:
    """What a pile is worth before the shop."""
    worth: i64 = 0
    kind: i64
    for kind in range(KINDS):
        worth += HELD[kind] * pile[kind]
    return int(worth)
