"""Tokens in reserves and files as packed ints, and what the others know of them (OT-2.3).

A token is its kind, plus START for a start token, plus UNSEEN while only its owner knows which start token
it is, plus SWAPPED once it was moved from a full reserve to the file unseen by others, plus PLANTED if Noah
Claypole put it there unseen by all. AGE counts how many tokens the owner had swapped out when it came in, and
TURN which swap-out it was: others know that a swapped token was in the reserve by then, no more.
"""

from __future__ import annotations

from typing import Final

from rookery.games.oliver_twist.const import CELLS, CLASSES
from rookery.games.oliver_twist.events import E_FILED, E_FILED_TOKEN, E_START_BACK
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tables import announce, into_bag
from rookery.kernel import EVERYONE, Sink
from rookery.kernel.runtime import append, i64, pop, vec

KIND: Final = 15
START: Final = 16
UNSEEN: Final = 32
SWAPPED: Final = 64
PLANTED: Final = 128
AGE: Final = 256
TURN: Final = 65536
PAYLOAD: Final = 63 + 255 * AGE  # what a swap-out hides: kind, start, unseen, age


def counts_of(own: vec[i64]) -> vec[i64]:
    """How many tokens of each class a reserve holds."""
    counts = vec[i64]([0] * CLASSES)
    for token in own:
        counts[token & KIND] += 1
    return counts


def total(counts: vec[i64]) -> i64:
    """How many tokens a multiset holds."""
    size: i64 = 0
    for count in counts:
        size += count
    return size


def nth_token(counts: vec[i64], number: i64) -> i64:
    """The kind of the n-th token."""
    kind: i64 = 0
    count = counts[0]
    while number >= count:
        number -= count
        kind += 1
        count = counts[kind]
    return kind


def start_token(s: OliverTwistState, kind: i64) -> i64:
    """A start token just dealt: its owner alone knows it, unless lairs are open."""
    return kind + START + (0 if s.open_lairs else UNSEEN)


def add_token(s: OliverTwistState, seat: i64, kind: i64) -> None:
    """A token that all have seen joins a reserve; `kind` may carry START."""
    s.reserves[seat] = append(s.reserves[seat], kind + AGE * s.swaps[seat])


def is_full(s: OliverTwistState, seat: i64) -> bool:
    """OT-4.11: nine places."""
    return len(s.reserves[seat]) >= CELLS


def pick_token(s: OliverTwistState, seat: i64, kind: i64) -> i64:
    """Takes a token of a class out of a reserve: start tokens first (OT-5.6), then the newest."""
    own = s.reserves[seat]
    best: i64 = -1
    best_rank: i64 = -1
    index: i64
    for index in range(len(own)):
        token: i64 = own[index]
        if token & KIND == kind:
            rank: i64 = (token & START) * TURN + token // AGE
            if rank > best_rank:
                best = index
                best_rank = rank
    s.reserves[seat], token = pop(own, best)
    return token


def discard(s: OliverTwistState, token: i64) -> None:
    """OT-5.6: a round token goes into the bag, a start token back to the others, seen by all."""
    if token & START:
        s.aside_seen[token & KIND] += 1
    else:
        into_bag(s, token & KIND)


def give_up(s: OliverTwistState, seat: i64, kind: i64, count: i64, out: Sink) -> None:
    """So many tokens of a class leave a reserve for the bag; start tokens are told by their shape."""
    for _ in range(count):
        token = pick_token(s, seat, kind)
        discard(s, token)
        if token & START:
            announce(s, out, E_START_BACK, seat, token & KIND)


def swap_out(s: OliverTwistState, seat: i64, kind: i64, out: Sink) -> None:
    """OT-4.12: a token of a full reserve moves to the file; others see only that one did."""
    token = pick_token(s, seat, kind)
    if s.open_lairs:
        s.files[seat] = append(s.files[seat], token & (KIND | START))
        announce(s, out, E_FILED_TOKEN, seat, kind)
        return
    s.files[seat] = append(s.files[seat], (token & PAYLOAD) + SWAPPED + TURN * s.swaps[seat])
    s.swaps[seat] += 1
    out.emit(E_FILED, EVERYONE, seat)
    out.emit(E_FILED_TOKEN, 2**seat, seat, kind)
