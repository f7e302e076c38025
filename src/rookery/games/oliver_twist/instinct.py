"""A rule of thumb for Oliver Twist: what a token adds to one's sets against what skipping others costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.games.oliver_twist.actions import (
    BURGLE,
    EFFECT_0,
    END_ROUND,
    FAGIN,
    FIND_NOTHING,
    GRAB_0,
    HIDE_0,
    KEEP_0,
    LATE_0,
    PLACE_0,
    PROWL,
    ROB_0,
    SEARCH_0,
    SELL_TWO_0,
    SPEND_0,
    STARTER_0,
    STOP,
    SWAP_0,
    TAKE_0,
    VICTIM_0,
    WALLETS_1,
)
from rookery.games.oliver_twist.burglary import loot_of
from rookery.games.oliver_twist.const import (
    BURGLARY,
    CHARACTER,
    ENDED,
    FACE_DOWN,
    NOBODY,
    TOOLS,
    TYPE_OF,
    VALUES,
    WALLET,
)
from rookery.games.oliver_twist.effects import Effect, ExtraProwl, Lose, Receive, Sale, Trade, wallets_of
from rookery.games.oliver_twist.fagin import has_set, income, sell_choices, set_of
from rookery.games.oliver_twist.late import LateSets
from rookery.games.oliver_twist.prowl import places
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import targets, touches_token
from rookery.games.oliver_twist.tables import Tables, tool_types, top_reward
from rookery.games.oliver_twist.tokens import counts_of
from rookery.kernel import Instinct

if TYPE_CHECKING:
    from mypy_extensions import i64

POUND: Final = 1000
SKIPPED: Final = 550  # what a token in the file is feared to cost
JOKER: Final = 2600  # a wallet at hand
CARD: Final = 2600  # a Character at hand
FACELESS: Final = 2200  # a token nobody has seen
SHARE: Final = (450, 750, 1000)  # of a token's pounds, as the first, second or third of its type


class OliverTwistInstinct(Instinct[OliverTwistState]):
    """Counts pounds, hopes and police files; it looks one action ahead."""

    def __init__(self, tables: Tables, effects: list[Effect]) -> None:
        self.tables = tables
        self.effects = effects

    def weigh(self, s: OliverTwistState, seat: int, legal: list[int]) -> list[int]:
        if len(legal) == 1:
            return [0]
        return [self._weigh_one(s, seat, action) for action in legal]

    def value(self, s: OliverTwistState, seat: int) -> int:
        worth = (s.money[seat] + loot_of(self.tables, s, seat)) * POUND
        if s.phase == ENDED:
            return worth
        counts = counts_of(s.reserves[seat])
        for kind in range(WALLET):
            worth += counts[kind] * VALUES[kind] * 700
        worth += counts[WALLET] * 1500 + tool_types(s, seat) * 900
        hand = s.hands[seat]
        while hand:
            hand &= hand - 1
            worth += 1500
        return worth - len(s.files[seat]) * 250

    def _weigh_one(self, s: OliverTwistState, seat: i64, action: i64) -> i64:
        if action < TAKE_0:
            return self._weigh_action(s, seat, action)
        if action < PLACE_0:
            return self._take(s, seat, s.pawn, action - TAKE_0)
        if action < PLACE_0 + 76:
            return self._best_from(s, seat, action - PLACE_0)
        if action < SWAP_0:
            return 0  # one face-down token is like another
        if action < SELL_TWO_0:
            return -self.keep_worth(s, seat, action - SWAP_0)
        if action < STOP:
            return self._sale(s, seat, action)
        return self._weigh_choice(s, seat, action)

    def _weigh_action(self, s: OliverTwistState, seat: i64, action: i64) -> i64:
        t = self.tables
        if action == PROWL:
            price = 0 if touches_token(t.streets, s.board, s.pawn) else t.relocation * POUND
            return self._best_prowl(s, seat) - price
        if action == FAGIN:
            return self._best_sale(s, seat, t.set_from, 0)
        if action == END_ROUND:
            return -t.end_of_round * POUND
        if action >= HIDE_0:
            return -POUND // 2 if s.left else -POUND // 4 * 3
        return self._help(s, seat, action - EFFECT_0)

    def _help(self, s: OliverTwistState, seat: i64, card: i64) -> i64:
        """A card is an action too, and it is worth keeping one for the empty board."""
        effect = self.effects[card]
        if isinstance(effect, Receive):
            return effect.pounds * POUND - (CARD // 2 if s.left > 10 else 0)
        if isinstance(effect, Trade):
            return wallets_of(s, seat) * (effect.pounds * POUND - JOKER)
        if isinstance(effect, ExtraProwl):
            return self._best_prowl(s, seat) * (effect.count + 2) // 3 + effect.pounds * POUND
        if isinstance(effect, Sale):
            return self._best_sale(s, seat, effect.least, effect.pounds)
        if isinstance(effect, Lose):
            return min(effect.count, len(s.files[seat])) * SKIPPED
        return CARD - POUND // 2

    def _weigh_choice(self, s: OliverTwistState, seat: i64, action: i64) -> i64:
        if action == STOP:
            return 0
        if action < SPEND_0:
            return (action - KEEP_0) * POUND
        if action < STARTER_0:
            return s.tools[seat * TOOLS + action - SPEND_0]
        if action < LATE_0:
            return 1 if action - STARTER_0 == seat else 0
        if action < VICTIM_0:
            return self._late(s, seat, action - LATE_0)
        if action < WALLETS_1:
            return len(s.reserves[action - VICTIM_0]) + s.money[action - VICTIM_0]
        if action < GRAB_0:
            return (action - WALLETS_1) * (self.effects[s.helper].pounds * POUND - JOKER)
        if action < ROB_0:
            return self.worth(s, seat, s.board[action - GRAB_0])
        if action <= BURGLE:
            return POUND if action < BURGLE else (4 + 2 * tool_types(s, seat)) * POUND
        return 0 if action == FIND_NOTHING else self.worth(s, seat, action - SEARCH_0)

    def worth(self, s: OliverTwistState, seat: i64, kind: i64) -> i64:
        """What gaining a token is worth to a seat."""
        if kind >= CHARACTER:
            if kind == CHARACTER:
                return CARD
            if kind == BURGLARY:
                return 3600 + 1500 * tool_types(s, seat)
            return 1800 if s.left > 8 or not s.night else 200
        full = POUND if len(s.reserves[seat]) >= 9 else 0
        if kind == WALLET:
            return JOKER - full
        counts = counts_of(s.reserves[seat])
        have = self._of_type(counts, kind)
        gain: i64 = VALUES[kind] * SHARE[min(have, 2)]
        together = have + counts[WALLET] + 1
        if together == 3:
            gain += top_reward(self.tables, s) * POUND // 2
        elif together == 5:
            gain += self.tables.bonus * POUND // 2
        return gain - full

    def keep_worth(self, s: OliverTwistState, seat: i64, kind: i64) -> i64:
        """What a token of the reserve is worth: pounds, and company of its type."""
        if kind == WALLET:
            return JOKER
        have = self._of_type(counts_of(s.reserves[seat]), kind)
        return VALUES[kind] * SHARE[min(have, 3) - 1] + have * 100

    def _of_type(self, counts: list[int], kind: i64) -> int:
        first = kind - kind % 2 if kind < 4 else kind
        second = first + 1 if first < 4 else first
        return counts[first] + (counts[second] if TYPE_OF[first] < 2 else 0)

    def _take(self, s: OliverTwistState, seat: i64, pawn: i64, space: i64) -> i64:
        """The token, less what the way there puts into the file."""
        cost: i64 = 0
        parent = self.tables.streets.parent[pawn]
        before = parent[space]
        while before != pawn and before != NOBODY:
            cost += SKIPPED if s.extra == 0 else -POUND
            before = parent[before]
        return self.worth(s, seat, s.board[space]) - cost

    def _best_from(self, s: OliverTwistState, seat: i64, pawn: i64) -> i64:
        best: i64 = 0
        for action in targets(self.tables.streets, s.board, pawn):
            best = max(best, self._take(s, seat, pawn, action - TAKE_0))
        for space in self.tables.streets.near[pawn]:
            if s.board[space] >= FACE_DOWN:
                best = max(best, FACELESS)
        return best

    def _best_prowl(self, s: OliverTwistState, seat: i64) -> i64:
        if touches_token(self.tables.streets, s.board, s.pawn):
            return self._best_from(s, seat, s.pawn)
        best: i64 = 0
        for action in places(self.tables, s):
            best = max(best, self._best_from(s, seat, action - PLACE_0))
        return best

    def _best_sale(self, s: OliverTwistState, seat: i64, least: i64, extra: i64) -> i64:
        """Selling pays; but a small set may still grow while rewards are low and the streets are full."""
        if not has_set(s, seat, least):
            return 0
        was, s.least = s.least, least
        best: i64 = 0
        size: i64 = 0
        for action in sell_choices(s, seat):
            pounds = self._sale(s, seat, action) + extra * POUND
            if pounds > best:
                best = pounds
                size = sum(set_of(action)[1:])
        s.least = was
        ripe = size >= 5 or top_reward(self.tables, s) >= 4 or len(s.reserves[seat]) >= 8
        return best if ripe or s.left < 5 * s.seats else POUND

    def _sale(self, s: OliverTwistState, seat: i64, action: i64) -> i64:
        """The income, less what the wallets would be worth elsewhere."""
        spare = POUND if s.left else 0
        wallets: i64 = set_of(action)[3]
        return income(self.tables, s, action) * POUND - wallets * spare

    def _late(self, s: OliverTwistState, seat: i64, mask: i64) -> i64:
        sets = LateSets(self.tables, s, seat)
        return sets.best[mask] * POUND - sets.left_over(mask) * 100
