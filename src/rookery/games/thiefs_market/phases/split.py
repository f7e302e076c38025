"""Phase 1, Splitting the loot: take from the centre or steal a pile, and keep what (TM-4.2 to TM-4.6)."""

from __future__ import annotations

from rookery.games.thiefs_market.actions import KEEP_0, KEEPS, SPARE_0, STEAL_0, TAKE
from rookery.games.thiefs_market.const import KINDS, MARKER, NOBODY
from rookery.games.thiefs_market.events import E_TOOK
from rookery.games.thiefs_market.faults import sorting_fault, split_fault
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import GO_KEEP, GO_SNAPSHOT, GO_SPLIT, KEEP, SPLIT
from rookery.games.thiefs_market.phases.steal import steal
from rookery.games.thiefs_market.piles import begin_sorting, end_sorting, is_last, source, tell_pile
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import EVERYONE, Named, Picker, Sink
from rookery.kernel.runtime import i64


class Split(Phase):
    """Who has no pile takes or steals; there is no pass (TM-4.3)."""

    numbers: tuple[int, ...] = (GO_SPLIT, SPLIT)
    moment = "TM-4.3"
    whose = "TM-4.2"

    def enter(self, t: Tables, s: MarketState, out: Sink) -> None:
        """TM-4.2, TM-4.8: the next player without a pile acts; when all have one, the loot is split."""
        seat: i64 = (s.last + 1) % s.seats
        while s.size[seat] > 0:
            if seat == s.last:
                s.phase = GO_SNAPSHOT
                return
            seat = (seat + 1) % s.seats
        s.actor = seat
        if count_ways(s) > 1:
            s.phase = SPLIT
        else:
            choose_way(s, seat, way(s, 0), out)

    def ask(self, s: MarketState, seat: i64) -> Named:
        return Named("split", {"objects": s.centre_size})

    def choices(self, t: Tables, s: MarketState, seat: i64) -> list[int]:
        return ways(s)

    def choose(self, t: Tables, s: MarketState, seat: i64, pick: Picker) -> i64:
        return way(s, pick.below(count_ways(s)))

    def apply(self, t: Tables, s: MarketState, seat: i64, action: i64, out: Sink) -> None:
        choose_way(s, seat, action, out)

    def why_not(self, t: Tables, s: MarketState, seat: i64, action: i64) -> str:
        """TM-4.6 about victims, TM-4.4 about the centre; nothing is kept before there is a choice."""
        if action >= SPARE_0:
            return self.moment
        return "TM-4.6" if STEAL_0 <= action < KEEP_0 else "TM-4.4"

    def reason(self, t: Tables, s: MarketState, seat: i64, action: i64) -> Named:
        """An empty centre, no pile, a lone object; or nothing to choose, as the last one takes all."""
        if action == TAKE:
            return Named("no_loot", {})
        if action >= KEEP_0:
            takes_all = action < SPARE_0 and is_last(s) and s.centre_size > 0
            return Named("all", {"objects": s.centre_size}) if takes_all else Named("", {})
        victim: i64 = action - STEAL_0
        if victim >= s.seats:
            return Named("", {})
        return Named("lone" if s.size[victim] else "no_pile", {"victim_seat": victim})

    def fault(self, s: MarketState) -> str:
        return split_fault(s)


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


class Keep(Phase):
    """Kind by kind, how many the actor keeps; without a choice the answer is taken for granted."""

    numbers: tuple[int, ...] = (GO_KEEP, KEEP)
    moment = "TM-4.3"
    whose = "TM-4.2"

    def enter(self, t: Tables, s: MarketState, out: Sink) -> None:
        ask_keep(t, s, out)

    def ask(self, s: MarketState, seat: i64) -> Named:
        stealing = 0 if s.victim == NOBODY else 1
        return Named("keep", {"face": s.kind, "count": source(s, s.kind), "stealing": stealing})

    def choices(self, t: Tables, s: MarketState, seat: i64) -> list[int]:
        return counts_to_keep(s)

    def choose(self, t: Tables, s: MarketState, seat: i64, pick: Picker) -> i64:
        return draw_keep(s, pick)

    def apply(self, t: Tables, s: MarketState, seat: i64, action: i64, out: Sink) -> None:
        keep(s, action - KEEP_0 - s.kind * KEEPS)

    def why_not(self, t: Tables, s: MarketState, seat: i64, action: i64) -> str:
        if not _of_kind(s, action):
            return self.moment
        return "TM-4.4" if s.victim == NOBODY else "TM-4.6"

    def reason(self, t: Tables, s: MarketState, seat: i64, action: i64) -> Named:
        if not _of_kind(s, action):
            return Named("", {})
        count = source(s, s.kind)
        return Named("keep", {"face": s.kind, "least": fewest(s, count), "most": most(s, count)})

    def fault(self, s: MarketState) -> str:
        return sorting_fault(s)


def _of_kind(s: MarketState, action: i64) -> bool:
    """Whether an action answers for the kind that is asked for now."""
    first: i64 = KEEP_0 + s.kind * KEEPS
    return first <= action < first + KEEPS


def fewest(s: MarketState, count: i64) -> i64:
    """TM-4.4, TM-4.6: at least one object must be kept, of the last kind if of no other."""
    return 1 if s.left == count and s.have == 0 else 0


def most(s: MarketState, count: i64) -> i64:
    """TM-4.6: a thief must put back at least one object."""
    if s.victim != NOBODY and s.left == count and s.have == s.total - count:
        return count - 1
    return count


def ask_keep(t: Tables, s: MarketState, out: Sink) -> None:
    """The next kind of which there is a choice; after the last one what is kept becomes a pile."""
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


def counts_to_keep(s: MarketState) -> list[int]:
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
        tell_pile(s, out)
    for kind in range(KINDS):
        s.chosen[kind] = 0
    end_sorting(s)
    s.phase = GO_SPLIT
