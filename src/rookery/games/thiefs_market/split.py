"""Phase 1, Splitting the loot: roll, take, steal (TM-4)."""

from __future__ import annotations

from rookery.games.thiefs_market.actions import KEEP_0, KEEPS, SPARE_0, STEAL_0, TAKE
from rookery.games.thiefs_market.cards import tell_robbed
from rookery.games.thiefs_market.const import (
    E_CALM,
    E_LOOT,
    E_PILE,
    E_REROLLED,
    E_ROUND,
    E_SPARED,
    E_STOLE,
    E_TOOK,
    FACES,
    GO_KEEP,
    GO_PILES,
    GO_SPLIT,
    KEEP,
    KINDS,
    MARKER,
    NOBODY,
    NOTHING,
    REROLL,
    ROLL,
    SPARE,
    SPLIT,
)
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import CHANCE, EVERYONE, Picker, Sink
from rookery.kernel.runtime import append, i64, vec


def begin_round(s: MarketState, out: Sink) -> None:
    """TM-4.1: the marker and all dice come to the centre; the dice are rolled one by one."""
    s.round += 1
    seat: i64
    for seat in range(s.seats):
        s.size[seat] = 0
        s.colours[seat] = 0
    s.last = (s.starter + s.seats - 1) % s.seats
    if out.live:
        out.emit(E_ROUND, EVERYONE, s.round)
    s.phase = ROLL
    s.actor = CHANCE


def roll(s: MarketState, face: i64, out: Sink) -> None:
    """One die of the loot."""
    s.centre[face] += 1
    s.centre_size += 1
    s.air -= 1
    if s.air == 0:
        if out.live:
            c = s.centre
            out.emit(E_LOOT, EVERYONE, c[0], c[1], c[2], c[3], c[4], c[5])
        s.phase = GO_SPLIT


def ask_split(s: MarketState, out: Sink) -> None:
    """TM-4.2, TM-4.8: the next player without a pile acts; when all have one, the loot is split."""
    seat: i64 = (s.last + 1) % s.seats
    while s.size[seat] > 0:
        if seat == s.last:
            s.phase = GO_PILES
            return
        seat = (seat + 1) % s.seats
    s.actor = seat
    if count_ways(s) > 1:
        s.phase = SPLIT
    else:
        choose_way(s, seat, way(s, 0), out)


def count_ways(s: MarketState) -> i64:
    """TM-4.4, TM-4.6: take if something lies in the centre, steal a pile of two objects or more."""
    count: i64 = 1 if s.centre_size > 0 else 0
    for size in s.size:
        if size > 1:
            count += 1
    return count


def way(s: MarketState, number: i64) -> i64:
    """One of them, counted from 0."""
    if s.centre_size > 0:
        if number == 0:
            return TAKE
        number -= 1
    other: i64 = 0
    while number > 0 or s.size[other] < 2:
        if s.size[other] > 1:
            number -= 1
        other += 1
    return STEAL_0 + other


def ways(s: MarketState) -> list[int]:
    """All of them."""
    found: list[int] = []
    number: i64
    for number in range(count_ways(s)):
        found.append(way(s, number))
    return found


def is_last(s: MarketState) -> bool:
    """Whether only one player has no pile."""
    without: i64 = 0
    seat: i64
    for seat in range(s.seats):
        if s.size[seat] == 0:
            without += 1
    return without == 1


def choose_way(s: MarketState, seat: i64, action: i64, out: Sink) -> None:
    """Take or steal; then, kind by kind, how many to keep. The last one takes all (TM-4.4)."""
    begin_sorting(s, NOBODY if action == TAKE else action - STEAL_0)
    kind: i64
    if s.victim == NOBODY and is_last(s):
        for kind in range(KINDS):
            s.chosen[kind] = s.centre[kind]
        s.have = s.total
        take(s, seat, out)
        return
    for kind in range(KINDS):
        s.chosen[kind] = 0
    s.phase = GO_KEEP


def begin_sorting(s: MarketState, victim: i64) -> None:
    """Where the actor chooses from: a pile, or (NOBODY) the centre."""
    s.victim = victim
    s.kind = 0
    s.have = 0
    s.total = s.centre_size if victim == NOBODY else s.size[victim]
    s.left = s.total


def source(s: MarketState, kind: i64) -> i64:
    """How many of a kind lie where the actor chooses from."""
    if s.victim == NOBODY:
        return s.centre[kind]
    return s.pile[s.victim * KINDS + kind]


def fewest(s: MarketState, count: i64) -> i64:
    """TM-4.4, TM-4.6: at least one object must be kept, of the last kind if of no other."""
    return 1 if s.left == count and s.have == 0 else 0


def most(s: MarketState, count: i64) -> i64:
    """TM-4.6: a thief must put back at least one object."""
    if s.victim != NOBODY and s.left == count and s.have == s.total - count:
        return count - 1
    return count


def ask_keep(t: Tables, s: MarketState, out: Sink) -> None:
    """The next kind of which there is a choice; without one the answer is taken for granted."""
    while s.kind < KINDS:
        count = source(s, s.kind)
        low = fewest(s, count)
        if count > 0 and low < most(s, count):
            s.phase = KEEP
            return
        keep(s, low if count > 0 else 0)
    if s.victim == NOBODY:
        take(s, s.actor, out)
    else:
        steal(t, s, s.actor, out)


def legal_keep(s: MarketState) -> list[int]:
    """How many of the kind that is asked for now."""
    count = source(s, s.kind)
    first: i64 = KEEP_0 + s.kind * KEEPS
    found: list[int] = []
    number: i64
    for number in range(fewest(s, count), most(s, count) + 1):
        found.append(first + number)
    return found


def draw_keep(s: MarketState, pick: Picker) -> i64:
    """Any of them."""
    count = source(s, s.kind)
    low = fewest(s, count)
    return KEEP_0 + s.kind * KEEPS + low + pick.below(most(s, count) + 1 - low)


def keep(s: MarketState, count: i64) -> None:
    """So many of this kind; the next kind comes."""
    s.chosen[s.kind] = count
    s.have += count
    s.left -= source(s, s.kind)
    s.kind += 1
    s.phase = GO_KEEP


def take(s: MarketState, seat: i64, out: Sink) -> None:
    """TM-4.5: the objects become the actor's pile as they lie."""
    kind: i64
    for kind in range(KINDS):
        s.centre[kind] -= s.chosen[kind]
        s.pile[seat * KINDS + kind] = s.chosen[kind]
    s.centre_size -= s.have
    s.size[seat] = s.have
    s.last = seat
    if out.live:
        out.emit(E_TOOK, EVERYONE, seat, s.have, s.chosen[MARKER])
        _tell_pile(s, out)
    for kind in range(KINDS):
        s.chosen[kind] = 0
    _forget(s)
    s.phase = GO_SPLIT


def steal(t: Tables, s: MarketState, seat: i64, out: Sink) -> None:
    """TM-4.7: the whole pile goes to the thief, who puts the rest back; those dice are rerolled."""
    victim = s.victim
    if out.live:
        _tell_theft(s, seat, victim, out)
    calm = tell_robbed(t, s, victim, out)
    kind: i64
    for kind in range(KINDS):
        count = s.pile[victim * KINDS + kind]
        s.pile[victim * KINDS + kind] = 0
        s.pile[seat * KINDS + kind] = s.chosen[kind]
        s.chosen[kind] = count - s.chosen[kind]  # from here on: what goes back
    s.size[victim] = 0
    s.size[seat] = s.have
    s.last = seat
    s.centre[MARKER] += s.chosen[MARKER]
    s.centre_size += s.chosen[MARKER]
    s.chosen[MARKER] = 0
    _forget(s)
    if calm == NOTHING:
        reroll_returned(s)
    elif s.one_die:
        _ask_spare(s, victim, out)
    else:
        if out.live:
            out.emit(E_CALM, EVERYONE, victim, calm)
        _lay_returned(s)


def _tell_theft(s: MarketState, seat: i64, victim: i64, out: Sink) -> None:
    """`marker`: 0 = it was not there, 1 = kept, 2 = put back."""
    marker = 0
    if s.pile[victim * KINDS + MARKER]:
        marker = 1 if s.chosen[MARKER] else 2
    out.emit(E_STOLE, EVERYONE, seat, victim, s.have, s.total - s.have, marker)
    _tell_pile(s, out)


def _tell_pile(s: MarketState, out: Sink) -> None:
    """The dice of the new pile, if it has any."""
    k = s.chosen
    if s.have > k[MARKER]:
        out.emit(E_PILE, EVERYONE, k[0], k[1], k[2], k[3], k[4], k[5])


def _forget(s: MarketState) -> None:
    """Nothing is being sorted any more."""
    s.victim = NOBODY
    s.kind = 0
    s.have = 0
    s.left = 0
    s.total = 0


def reroll_returned(s: MarketState) -> None:
    """TM-4.7, step 5: every die put back is rolled again, none that lay in the centre."""
    face: i64
    for face in range(FACES):
        s.air += s.chosen[face]
        s.chosen[face] = 0
    if s.air > 0:
        s.phase = REROLL
        s.actor = CHANCE
    else:
        s.phase = GO_SPLIT


def _lay_returned(s: MarketState) -> None:
    """Lucky Animal Appendage: the dice keep their faces."""
    face: i64
    for face in range(FACES):
        s.centre[face] += s.chosen[face]
        s.centre_size += s.chosen[face]
        s.chosen[face] = 0
    s.phase = GO_SPLIT


def spare_choices(s: MarketState) -> vec[i64]:
    """The faces among the dice put back."""
    found = vec[i64](capacity=FACES)
    face: i64
    for face in range(FACES):
        if s.chosen[face]:
            found = append(found, SPARE_0 + face)
    return found


def _ask_spare(s: MarketState, victim: i64, out: Sink) -> None:
    """Option `appendage_a`: the victim chooses the one die that keeps its face."""
    choices = spare_choices(s)
    if len(choices) > 1:
        s.phase = SPARE
        s.actor = victim
    elif len(choices) == 1:
        spare(s, victim, choices[0] - SPARE_0, out)
    else:
        s.phase = GO_SPLIT


def spare(s: MarketState, victim: i64, face: i64, out: Sink) -> None:
    """One returned die keeps its face, the others are rerolled."""
    s.chosen[face] -= 1
    s.centre[face] += 1
    s.centre_size += 1
    out.emit(E_SPARED, EVERYONE, victim, face)
    reroll_returned(s)


def reroll(s: MarketState, face: i64, out: Sink) -> None:
    """One die that was put back comes to lie in the centre."""
    s.centre[face] += 1
    s.centre_size += 1
    s.air -= 1
    if out.live:
        out.emit(E_REROLLED, EVERYONE, face)
    if s.air == 0:
        s.phase = GO_SPLIT
