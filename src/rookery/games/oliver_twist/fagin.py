"""Going to Fagin: sets of one type, wallets as jokers, rewards and the bonus (OT-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.oliver_twist.actions import (
    COUNTS,
    SELL_ONE_0,
    SELL_TWO_0,
    SELL_WALLETS_2,
    STOP,
)
from rookery.games.oliver_twist.const import (
    CELLS,
    E_SOLD,
    FIRST_CLASS,
    GO_DONE,
    REAL_TYPES,
    SELL,
    TYPES,
    VALUES,
    WALLET,
)
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tables import Tables, announce, top_reward
from rookery.games.oliver_twist.tokens import counts_of, give_up
from rookery.kernel import Sink

if TYPE_CHECKING:
    from mypy_extensions import i64

_FOUR: int = 4  # bits for a count


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


def open_shop(s: OliverTwistState, least: i64, sets: i64, extra: i64) -> None:
    """The player goes to Fagin: with how many sets, how small, and for how much on top."""
    s.least = least
    s.sets = sets
    s.extra = extra
    s.phase = SELL
    s.actor = s.active


def sell_choices(s: OliverTwistState, seat: i64) -> list[int]:
    """OT-5.2: every set by type, values and wallets, ascending; an end after the first of two sets."""
    counts = counts_of(s.reserves[seat])
    wallets: i64 = counts[WALLET]
    least: i64 = s.least
    found: list[int] = []
    _add_pairs(found, 0, counts[0], counts[1], wallets, least)
    _add_pairs(found, 1, counts[2], counts[3], wallets, least)
    kind: i64
    for kind in range(2, REAL_TYPES):
        _add_singles(found, kind, counts[FIRST_CLASS[kind]], wallets, least)
    if not s.no_pure:
        number: i64
        for number in range(least, wallets + 1):
            found.append(int(SELL_WALLETS_2 + number - 2))
    if s.sets < 0:
        found.append(STOP)
    return found


def _add_pairs(found: list[int], kind: i64, low: i64, high: i64, wallets: i64, least: i64) -> None:
    """Sets of apples or handkerchiefs, which come in two values."""
    if low + high == 0 or low + high + wallets < least:
        return
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
                found.append(int(base + joker))


def _add_singles(found: list[int], kind: i64, count: i64, wallets: i64, least: i64) -> None:
    """Sets of a type with one value."""
    if count == 0 or count + wallets < least:
        return
    number: i64
    joker: i64
    for number in range(1, count + 1):
        first: i64 = least - number
        if first < 0:
            first = 0
        base: i64 = SELL_ONE_0 + ((kind - 2) * CELLS + number - 1) * COUNTS
        for joker in range(first, wallets + 1):
            found.append(int(base + joker))


def set_of(action: i64) -> list[int]:
    """What a selling action hands over: type, tokens of its first and second value, wallets."""
    if action < SELL_ONE_0:
        code = action - SELL_TWO_0
        wallets = code % COUNTS
        high = code // COUNTS % COUNTS
        low = code // (COUNTS * COUNTS) % COUNTS
        return [code // (COUNTS * COUNTS * COUNTS), low, high, wallets]
    if action < SELL_WALLETS_2:
        code = action - SELL_ONE_0
        wallets = code % COUNTS
        number = code // COUNTS % CELLS + 1
        return [2 + code // (COUNTS * CELLS), number, 0, wallets]
    return [TYPES - 1, 0, 0, action - SELL_WALLETS_2 + 2]


def income(t: Tables, s: OliverTwistState, action: i64) -> i64:
    """OT-5.3: the tokens' pounds, the bonus for a large set, the top Reward, and what a card adds."""
    kind, low, high, wallets = set_of(action)
    first = FIRST_CLASS[kind]
    total: i64 = low * VALUES[first] + s.extra + top_reward(t, s)
    if high:
        total += high * VALUES[first + 1]
    if low + high + wallets >= t.bonus_from:
        total += t.bonus
    return total


def sell(t: Tables, s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
    """OT-5.4, OT-5.6: money from the bank, the Reward is used up, the tokens are gone."""
    kind, low, high, wallets = set_of(action)
    pounds = income(t, s, action)
    s.money[seat] += pounds
    if s.rewards < len(t.rewards):
        s.rewards += 1
    announce(s, out, E_SOLD, seat, kind, low, high, wallets, pounds)
    first = FIRST_CLASS[kind]
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
        close_shop(s)


def close_shop(s: OliverTwistState) -> None:
    """The visit is over."""
    s.sets = 0
    s.extra = 0
    s.least = 0
    s.phase = GO_DONE
