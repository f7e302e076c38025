"""Going to Fagin: sets of one type, wallets as jokers, rewards and the bonus (OT-5)."""

from __future__ import annotations

from rookery.games.oliver_twist.actions import COUNTS, SELL_ONE_0, SELL_TWO_0, SELL_WALLETS_2, STOP
from rookery.games.oliver_twist.const import (
    CELLS,
    FIRST_CLASS,
    NO_NUMBERS,
    REAL_TYPES,
    TYPE_OF,
    TYPES,
    VALUES,
    WALLET,
)
from rookery.games.oliver_twist.events import E_SOLD
from rookery.games.oliver_twist.phase import Phase
from rookery.games.oliver_twist.phase_numbers import GO_DONE, SELL
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tables import Tables, announce
from rookery.games.oliver_twist.tokens import counts_of, give_up
from rookery.kernel import Named, Sink
from rookery.kernel.runtime import append, i64, vec


def has_set(s: OliverTwistState, seat: i64, least: i64) -> bool:
    """OT-5.1: whether so many tokens of one type, wallets included, are in the reserve."""
    own = s.reserves[seat]
    if len(own) < least:
        return False
    packed: i64 = 0  # four bits for each type; two classes of a type share them
    wallets: i64 = 0
    most: i64 = 0
    for token in own:
        kind: i64 = token & 15
        if kind == WALLET:
            wallets += 1
            continue
        shift: i64 = (kind >> 1 if kind < 4 else kind - 2) * 4
        packed += 1 << shift
        count: i64 = (packed >> shift) & 15
        if count > most:
            most = count
    if most == 0:
        return wallets >= least and not s.no_pure
    return most + wallets >= least


def largest_set(s: OliverTwistState, seat: i64) -> int:
    """How many tokens of one type a reserve holds, wallets included."""
    counts = counts_of(s.reserves[seat])
    of_type = [0] * TYPES
    for kind in range(WALLET):
        of_type[TYPE_OF[kind]] += counts[kind]
    return max(of_type) + counts[WALLET]


def open_shop(s: OliverTwistState, least: i64, sets: i64, extra: i64) -> None:
    """The player goes to Fagin: with how many sets, how small, and for how much on top."""
    s.least = least
    s.sets = sets
    s.extra = extra
    s.phase = SELL
    s.actor = s.active


class Sell(Phase):
    """OT-5.2 to OT-5.6: one set is sold; with Barney's help a second one may follow (OT-C12)."""

    numbers: tuple[int, ...] = (SELL,)
    moment = "OT-5.1"

    def ask(self, t: Tables, s: OliverTwistState, seat: i64) -> Named:
        return Named("sell", {"pounds": int(top_reward(t, s)), "second": 1 if s.sets < 0 else 0})

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        return sell_choices(s, seat, s.least)

    def apply(self, t: Tables, s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
        if action == STOP:
            _close_shop(s)
        else:
            _sell(t, s, seat, action, out)

    def reason(self, t: Tables, s: OliverTwistState, seat: i64, action: i64) -> Named:
        if SELL_TWO_0 <= action < STOP and size_of(set_of(action)) < s.least:
            return Named("few", {"tokens": size_of(set_of(action)), "least": s.least})
        return NO_NUMBERS


def sell_choices(s: OliverTwistState, seat: i64, least: i64) -> vec[i64]:
    """OT-5.2: every set by type, values and wallets, ascending; an end after the first of two sets."""
    counts = counts_of(s.reserves[seat])
    wallets = counts[WALLET]
    found = vec[i64](capacity=16)
    found = _add_pairs(found, 0, counts[0], counts[1], wallets, least)
    found = _add_pairs(found, 1, counts[2], counts[3], wallets, least)
    kind: i64
    for kind in range(2, REAL_TYPES):
        found = _add_singles(found, kind, counts[kind + 2], wallets, least)
    if not s.no_pure:
        number: i64
        for number in range(least, wallets + 1):
            found = append(found, SELL_WALLETS_2 + number - 2)
    if s.sets < 0:
        found = append(found, STOP)
    return found


def _add_pairs(found: vec[i64], kind: i64, low: i64, high: i64, wallets: i64, least: i64) -> vec[i64]:
    """Sets of apples or handkerchiefs, which come in two values."""
    if low + high == 0 or low + high + wallets < least:
        return found
    few: i64
    many: i64
    joker: i64
    for few in range(low + 1):
        for many in range(high + 1):
            if few + many == 0:
                continue
            first: i64 = least - few - many
            if first < 0:
                first = 0
            base: i64 = SELL_TWO_0 + ((kind * COUNTS + few) * COUNTS + many) * COUNTS
            for joker in range(first, wallets + 1):
                found = append(found, base + joker)
    return found


def _add_singles(found: vec[i64], kind: i64, count: i64, wallets: i64, least: i64) -> vec[i64]:
    """Sets of a type with one value."""
    if count == 0 or count + wallets < least:
        return found
    number: i64
    joker: i64
    for number in range(1, count + 1):
        first: i64 = least - number
        if first < 0:
            first = 0
        base: i64 = SELL_ONE_0 + ((kind - 2) * CELLS + number - 1) * COUNTS
        for joker in range(first, wallets + 1):
            found = append(found, base + joker)
    return found


def set_of(action: i64) -> i64:
    """What a selling action hands over, four bits each: wallets, tokens of either value, type."""
    if action < SELL_ONE_0:
        code = action - SELL_TWO_0
        high = code // COUNTS % COUNTS
        low = code // (COUNTS * COUNTS) % COUNTS
        return code % COUNTS + (low << 4) + (high << 8) + (code // (COUNTS * COUNTS * COUNTS) << 12)
    if action < SELL_WALLETS_2:
        code = action - SELL_ONE_0
        number = code // COUNTS % CELLS + 1
        return code % COUNTS + (number << 4) + (2 + code // (COUNTS * CELLS) << 12)
    return action - SELL_WALLETS_2 + 2 + (TYPES - 1 << 12)


def size_of(sold: i64) -> i64:
    """How many tokens a set has."""
    return (sold & 15) + (sold >> 4 & 15) + (sold >> 8 & 15)


def worth_of(sold: i64) -> i64:
    """The pounds on a set's tokens."""
    first: i64 = FIRST_CLASS[sold >> 12]
    low = sold >> 4 & 15
    high = sold >> 8 & 15
    total: i64 = 0
    if low:
        total += low * VALUES[first]
    if high:
        total += high * VALUES[first + 1]
    return total


def bonus_for(t: Tables, sold: i64) -> i64:
    """What a large set earns besides."""
    return t.bonus if size_of(sold) >= t.bonus_from else 0


def income(t: Tables, s: OliverTwistState, sold: i64) -> i64:
    """OT-5.3: the set's pounds, the bonus for a large one, the top Reward, and what a card adds."""
    return worth_of(sold) + bonus_for(t, sold) + top_reward(t, s) + s.extra


def _sell(t: Tables, s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
    """OT-5.4, OT-5.6: money from the bank, the Reward is used up, the tokens are gone."""
    sold = set_of(action)
    wallets = sold & 15
    low = sold >> 4 & 15
    high = sold >> 8 & 15
    pounds = income(t, s, sold)
    s.money[seat] += pounds
    if s.rewards < len(t.rewards):
        s.rewards += 1
    announce(s, out, E_SOLD, seat, sold >> 12, low, high, wallets, pounds)
    first: i64 = FIRST_CLASS[sold >> 12]
    give_up(s, seat, first, low, out)
    give_up(s, seat, first + 1, high, out)
    give_up(s, seat, WALLET, wallets, out)
    _sell_on(s, seat)


def _sell_on(s: OliverTwistState, seat: i64) -> None:
    """OT-C12: a second set may follow, if there is one; `sets` is below 0 while it may be declined."""
    left = (s.sets if s.sets > 0 else -s.sets) - 1
    if left > 0 and has_set(s, seat, s.least):
        s.sets = -left
        s.phase = SELL
        s.actor = seat
    else:
        _close_shop(s)


def _close_shop(s: OliverTwistState) -> None:
    """The visit is over."""
    s.sets = 0
    s.extra = 0
    s.least = 0
    s.phase = GO_DONE


def top_reward(t: Tables, s: OliverTwistState) -> i64:
    """OT-1.8: what the next set earns besides; 0 once the pile is used up (OT-5.5)."""
    return t.rewards[s.rewards] if s.rewards < len(t.rewards) else 0
