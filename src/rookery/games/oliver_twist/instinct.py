"""A rule of thumb for Oliver Twist: what a token adds to one's sets against what skipping others costs."""

from __future__ import annotations

from typing import Final

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
    PEEK_0,
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
from rookery.games.oliver_twist.cards import bits_in
from rookery.games.oliver_twist.characters import ExtraProwl, Lose, Receive, Sale, Trade, wallets_of
from rookery.games.oliver_twist.const import (
    BURGLARY,
    CELLS,
    CHARACTER,
    FACE_DOWN,
    KINDS,
    NOBODY,
    SPACES,
    SQUARE,
    TOOLS,
    VALUES,
    WALLET,
)
from rookery.games.oliver_twist.late_sets import LateSets
from rookery.games.oliver_twist.phase_numbers import ENDED
from rookery.games.oliver_twist.phases.fagin import has_set, income, sell_choices, set_of, size_of, top_reward
from rookery.games.oliver_twist.phases.relocation import next_place
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import touches_token
from rookery.games.oliver_twist.tables import Tables, tool_types
from rookery.games.oliver_twist.tokens import KIND, counts_of
from rookery.kernel import Instinct
from rookery.kernel.runtime import i64, vec

POUND: Final = 1000
SKIPPED: Final = 550  # what a token in the file is feared to cost
JOKER: Final = 2600  # a wallet at hand
CARD: Final = 2600  # a Character at hand
FACELESS: Final = 2200  # a token nobody has seen
SHARE: Final = (450, 750, 1000)  # of a token's pounds, as the first, second or third of its type


class OliverTwistInstinct(Instinct[OliverTwistState]):
    """Counts pounds, hopes and police files; it looks one action ahead."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.effects = tables.effects

    def weigh(self, s: OliverTwistState, seat: int, legal: list[int]) -> list[int]:
        weights = [0] * len(legal)
        if len(legal) < 2 or (legal[0] >= PEEK_0 and legal[-1] < SWAP_0):
            return weights  # one face-down token is like another
        worths = self._worths(s, seat)
        place: i64
        for place in range(len(legal)):
            weights[place] = self._weigh_one(s, seat, legal[place], worths)
        return weights

    def value(self, s: OliverTwistState, seat: int) -> int:
        worth = s.money[seat]
        entry: i64
        for entry in s.burgled:
            if entry & 3 == seat:
                worth += self.tables.loot[entry >> 2]
        worth *= POUND
        if s.phase == ENDED:
            return worth
        for token in s.reserves[seat]:
            kind = token & KIND
            worth += 1500 if kind == WALLET else VALUES[kind] * 700
        worth += tool_types(s, seat) * 900 + bits_in(s.hands[seat]) * 1500
        return worth - len(s.files[seat]) * 250

    def _weigh_one(self, s: OliverTwistState, seat: i64, action: i64, worths: vec[i64]) -> i64:
        if action < TAKE_0:
            return self._weigh_action(s, seat, action, worths)
        if action < PLACE_0:
            return self._take(s, action - TAKE_0, worths)
        if action < PEEK_0:
            return self._best_from(s, action - PLACE_0, worths)
        if action < SWAP_0:
            return 0
        if action < SELL_TWO_0:
            return -self._keep_worth(s, seat, action - SWAP_0)
        if action < STOP:
            return self._sale(s, set_of(action))
        return self._weigh_choice(s, seat, action, worths)

    def _weigh_action(self, s: OliverTwistState, seat: i64, action: i64, worths: vec[i64]) -> i64:
        t = self.tables
        if action == PROWL:
            price = 0 if touches_token(t.streets, s.board, s.pawn) else t.relocation * POUND
            return self._best_prowl(s, worths) - price
        if action == FAGIN:
            return self._best_sale(s, seat, t.set_from, 0)
        if action == END_ROUND:
            return -t.end_of_round * POUND
        if action >= HIDE_0:
            return -POUND // 2 if s.left else -POUND // 4 * 3
        return self._help(s, seat, action - EFFECT_0, worths)

    def _help(self, s: OliverTwistState, seat: i64, card: i64, worths: vec[i64]) -> i64:
        """A card is an action too, and it is worth keeping one for the empty board."""
        effect = self.effects[card]
        if isinstance(effect, Receive):
            return effect.pounds * POUND - (CARD // 2 if s.left > 10 else 0)
        if isinstance(effect, Trade):
            return wallets_of(s, seat) * (effect.pounds * POUND - JOKER)
        if isinstance(effect, ExtraProwl):
            return self._best_prowl(s, worths) * (effect.count + 2) // 3 + effect.pounds * POUND
        if isinstance(effect, Sale):
            return self._best_sale(s, seat, effect.least, effect.pounds)
        if isinstance(effect, Lose):
            return min(effect.count, len(s.files[seat])) * SKIPPED
        return CARD - POUND // 2

    def _weigh_choice(self, s: OliverTwistState, seat: i64, action: i64, worths: vec[i64]) -> i64:
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
            return worths[s.board[action - GRAB_0]]
        if action <= BURGLE:
            return POUND if action < BURGLE else (4 + 2 * tool_types(s, seat)) * POUND
        return 0 if action == FIND_NOTHING else worths[action - SEARCH_0]

    def _worths(self, s: OliverTwistState, seat: i64) -> vec[i64]:
        """What gaining a token is worth to a seat, by kind."""
        own = s.reserves[seat]
        counts = counts_of(own)
        full: i64 = POUND if len(own) >= CELLS else 0
        third = top_reward(self.tables, s) * POUND // 2
        fifth = self.tables.bonus * POUND // 2
        worths = vec[i64]([1800 if s.left > 8 or not s.night else 200] * KINDS)
        worths[CHARACTER] = CARD
        worths[BURGLARY] = 3600 + 1500 * tool_types(s, seat)
        worths[WALLET] = JOKER - full
        kind: i64
        for kind in range(WALLET):
            have = counts[kind] if kind >= 4 else counts[kind & 2] + counts[kind | 1]
            gain: i64 = VALUES[kind] * (1000 if have > 1 else 750 if have else 450) - full
            together = have + counts[WALLET] + 1
            if together == 3:
                gain += third
            elif together == 5:
                gain += fifth
            worths[kind] = gain
        return worths

    def _keep_worth(self, s: OliverTwistState, seat: i64, kind: i64) -> i64:
        """What a token of the reserve is worth: pounds, and company of its type."""
        if kind == WALLET:
            return JOKER
        counts = counts_of(s.reserves[seat])
        have = counts[kind] if kind >= 4 else counts[kind & 2] + counts[kind | 1]
        return VALUES[kind] * SHARE[min(have, 3) - 1] + have * 100

    def _take(self, s: OliverTwistState, space: i64, worths: vec[i64]) -> i64:
        """The token, less what the way there puts into the file."""
        skipped: i64 = SKIPPED if s.extra == 0 else -POUND
        worth = worths[s.board[space]]
        parent = self.tables.streets.parent
        start = s.pawn * SPACES
        before = parent[start + space]
        while before != s.pawn and before != NOBODY:
            worth -= skipped
            before = parent[start + before]
        return worth

    def _best_from(self, s: OliverTwistState, pawn: i64, worths: vec[i64]) -> i64:
        """The best token of all series from a space; a face-down token beside it is a hope too."""
        streets = self.tables.streets
        board = s.board
        skipped: i64 = SKIPPED if s.extra == 0 else -POUND
        best: i64 = 0
        index = streets.first[pawn]
        end = streets.first[pawn + 1]
        while index < end:
            token = board[streets.node[index]]
            if token < 0 or token >= FACE_DOWN:
                if token >= 0 and best < FACELESS and streets.depth[index] == 1:
                    best = FACELESS
                index = streets.skip[index]
            else:
                worth = worths[token] - (streets.depth[index] - 1) * skipped
                if worth > best:
                    best = worth
                index += 1
        return best

    def _best_prowl(self, s: OliverTwistState, worths: vec[i64]) -> i64:
        t = self.tables
        if touches_token(t.streets, s.board, s.pawn):
            return self._best_from(s, s.pawn, worths)
        best: i64 = 0
        space = next_place(t, s, SQUARE)
        while space < SPACES:
            found = self._best_from(s, space, worths)
            if found > best:
                best = found
            space = next_place(t, s, space + 1)
        return best

    def _best_sale(self, s: OliverTwistState, seat: i64, least: i64, extra: i64) -> i64:
        """Selling pays; but a small set may still grow while rewards are low and the streets are full."""
        if not has_set(s, seat, least):
            return 0
        best: i64 = 0
        size: i64 = 0
        for action in sell_choices(s, seat, least):
            sold = set_of(action)
            pounds = self._sale(s, sold) + extra * POUND
            if pounds > best:
                best = pounds
                size = size_of(sold)
        ripe = size >= 5 or top_reward(self.tables, s) >= 4 or len(s.reserves[seat]) >= 8
        return best if ripe or s.left < 5 * s.seats else POUND

    def _sale(self, s: OliverTwistState, sold: i64) -> i64:
        """The income, less what the wallets would be worth elsewhere."""
        spare: i64 = POUND if s.left else 0
        return income(self.tables, s, sold) * POUND - (sold & 15) * spare

    def _late(self, s: OliverTwistState, seat: i64, mask: i64) -> i64:
        sets = LateSets(self.tables, s, seat)
        return sets.best[mask] * POUND - sets.left_over(mask) * 100
