"""What the Characters do when they help (OT-6.1, OT-C1 to OT-C13): when they can, and how they begin."""

from __future__ import annotations

from rookery.games.oliver_twist.actions import BURGLE, FIND_NOTHING, GRAB_0, ROB_0, SEARCH_0, VICTIM_0
from rookery.games.oliver_twist.const import (
    BURGLARY,
    CHARACTER,
    CLASSES,
    EMPTY,
    KINDS,
    SPACES,
    SQUARE,
    TOOL_0,
    TOOLS,
    WALLET,
)
from rookery.games.oliver_twist.events import (
    E_FOUND,
    E_FOUND_NOTHING,
    E_GRABBED,
    E_HEAVIER,
    E_LIGHTER,
    E_RECEIVED,
    E_SNATCHED,
    E_TOOL_TAKEN,
    E_WALLETS,
)
from rookery.games.oliver_twist.phase_numbers import (
    BREAK_IN,
    GO_DONE,
    GO_PROWL,
    GRAB,
    LOSE,
    PLANT,
    SEARCH,
    SNATCH,
    VICTIM,
    WALLETS,
)
from rookery.games.oliver_twist.phases.burglary import begin_burglary
from rookery.games.oliver_twist.phases.fagin import has_set, open_shop
from rookery.games.oliver_twist.phases.prowl import can_prowl, gain, gain_object
from rookery.games.oliver_twist.phases.relocation import next_place, relocate
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import BITS
from rookery.games.oliver_twist.tables import Effect, Tables, announce
from rookery.games.oliver_twist.tokens import KIND, PLANTED, START, SWAPPED, give_up, pick_token
from rookery.kernel import CHANCE, EVERYONE, Sink
from rookery.kernel.runtime import append, i64, pop, vec


class ExtraProwl(Effect):
    """Prowl `count` times; the skipped tokens may bring `pounds`, the way to the start may be free."""

    def __init__(self, count: int, pounds: int, free: bool) -> None:
        super().__init__(count, pounds)
        self.free = free

    def can(self, t: Tables, s: OliverTwistState, seat: i64) -> bool:
        if self.free:
            return next_place(t, s, SQUARE) < SPACES
        return can_prowl(t, s, seat)

    def run(self, t: Tables, s: OliverTwistState, seat: i64, out: Sink) -> None:
        s.again = self.count - 1
        s.extra = self.pounds
        if self.free:
            relocate(s)
        else:
            s.phase = GO_PROWL


class Sale(Effect):
    """Go to Fagin with `count` sets of at least `least` tokens, for `pounds` more each."""

    def __init__(self, count: int, pounds: int, least: int) -> None:
        super().__init__(count, pounds)
        self.least: i64 = least

    def can(self, t: Tables, s: OliverTwistState, seat: i64) -> bool:
        return has_set(s, seat, self.least)

    def run(self, t: Tables, s: OliverTwistState, seat: i64, out: Sink) -> None:
        open_shop(s, self.least, self.count, self.pounds)


class Receive(Effect):
    """A gift of money."""

    def run(self, t: Tables, s: OliverTwistState, seat: i64, out: Sink) -> None:
        s.money[seat] += self.pounds
        out.emit(E_RECEIVED, EVERYONE, seat, self.pounds)
        s.phase = GO_DONE


class Trade(Effect):
    """Wallets for money."""

    def can(self, t: Tables, s: OliverTwistState, seat: i64) -> bool:
        return wallets_of(s, seat) > 0

    def run(self, t: Tables, s: OliverTwistState, seat: i64, out: Sink) -> None:
        ask(s, seat, WALLETS)

    def chosen(self, t: Tables, s: OliverTwistState, seat: i64, number: i64, out: Sink) -> None:
        give_up(s, seat, WALLET, number, out)
        s.money[seat] += number * self.pounds
        announce(s, out, E_WALLETS, seat, number, number * self.pounds)
        s.phase = GO_DONE


class Pick(Effect):
    """One thing of several: the player is asked, unless there is only one."""

    asks: i64 = 0  # the phase
    first: i64 = 0  # the action from which the things are counted

    def things(self, s: OliverTwistState, seat: i64) -> vec[i64]:
        """The actions that there are."""
        raise NotImplementedError

    def can(self, t: Tables, s: OliverTwistState, seat: i64) -> bool:
        return len(self.things(s, seat)) > 0

    def run(self, t: Tables, s: OliverTwistState, seat: i64, out: Sink) -> None:
        found = self.things(s, seat)
        if len(found) == 1:
            self.chosen(t, s, seat, found[0] - self.first, out)
        else:
            ask(s, seat, self.asks)


class Grab(Pick):
    """Any face-up Object of the board, without moving the pawn."""

    asks: i64 = GRAB
    first: i64 = GRAB_0

    def can(self, t: Tables, s: OliverTwistState, seat: i64) -> bool:
        return has_face_up(s, 0, CHARACTER)

    def things(self, s: OliverTwistState, seat: i64) -> vec[i64]:
        return grab_choices(s, 0, CHARACTER)

    def chosen(self, t: Tables, s: OliverTwistState, seat: i64, number: i64, out: Sink) -> None:
        grab(s, seat, number, out)


class Lose(Effect):
    """Up to `count` random tokens leave one's own file unseen."""

    def can(self, t: Tables, s: OliverTwistState, seat: i64) -> bool:
        return len(s.files[seat]) > 0

    def run(self, t: Tables, s: OliverTwistState, seat: i64, out: Sink) -> None:
        s.cursor = min(self.count, len(s.files[seat]))
        s.nancy = seat
        s.nancy_known = 0
        s.nancy_stayed = len(s.files[seat]) - s.cursor
        announce(s, out, E_LIGHTER, seat, s.cursor)
        wait(s, LOSE)

    def fallen(self, t: Tables, s: OliverTwistState, seat: i64, number: i64, out: Sink) -> None:
        s.files[seat], token = pop(s.files[seat], number)
        s.lost = append(s.lost, token)
        _count_down(s)


class Search(Effect):
    """Look through one's own file and take an Object back."""

    def can(self, t: Tables, s: OliverTwistState, seat: i64) -> bool:
        return len(s.files[seat]) > 0

    def run(self, t: Tables, s: OliverTwistState, seat: i64, out: Sink) -> None:
        if s.nancy == seat:
            s.nancy_known |= BITS[seat]
        if s.noah == seat:
            s.noah_known |= BITS[seat]
        ask(s, seat, SEARCH)

    def chosen(self, t: Tables, s: OliverTwistState, seat: i64, number: i64, out: Sink) -> None:
        if number == CLASSES:
            announce(s, out, E_FOUND_NOTHING, seat)
            s.phase = GO_DONE
            return
        index = _index_in_file(s, seat, number)
        s.files[seat], token = pop(s.files[seat], index)
        if s.nancy == seat and index < s.nancy_stayed:
            s.nancy_stayed -= 1
        announce(s, out, E_FOUND, seat, number)
        gain_object(s, seat, token & (KIND | START))


class Snatch(Pick):
    """A random token of an opponent's reserve, shown to all."""

    asks: i64 = VICTIM
    first: i64 = VICTIM_0

    def things(self, s: OliverTwistState, seat: i64) -> vec[i64]:
        return snatch_victims(s, seat)

    def victims(self, s: OliverTwistState, seat: i64) -> vec[i64]:
        return snatch_victims(s, seat)

    def chosen(self, t: Tables, s: OliverTwistState, seat: i64, number: i64, out: Sink) -> None:
        s.cursor = number
        wait(s, SNATCH)

    def fallen(self, t: Tables, s: OliverTwistState, seat: i64, number: i64, out: Sink) -> None:
        victim = s.cursor
        token = _lift(s, victim, number)
        s.cursor = 0
        announce(s, out, E_SNATCHED, seat, victim, token & KIND)
        gain_object(s, seat, token & (KIND | START))


class Plant(Effect):
    """Up to `count` random tokens of the bag go unseen into an opponent's file."""

    def can(self, t: Tables, s: OliverTwistState, seat: i64) -> bool:
        return s.bag_size + len(lost_round(s)) > 0

    def run(self, t: Tables, s: OliverTwistState, seat: i64, out: Sink) -> None:
        if s.seats == 2:
            self.chosen(t, s, seat, 1 - seat, out)
        else:
            ask(s, seat, VICTIM)

    def chosen(self, t: Tables, s: OliverTwistState, seat: i64, number: i64, out: Sink) -> None:
        s.cursor = min(self.count, s.bag_size + len(lost_round(s)))
        s.noah = number
        s.noah_known = 0
        announce(s, out, E_HEAVIER, seat, number, s.cursor)
        wait(s, PLANT)

    def fallen(self, t: Tables, s: OliverTwistState, seat: i64, number: i64, out: Sink) -> None:
        if number >= KINDS:
            s.lost, token = pop(s.lost, number - KINDS)
            token &= KIND
        else:
            token = number
            s.bag[number] -= 1
            s.bag_size -= 1
        s.files[s.noah] = append(s.files[s.noah], token + PLANTED)
        _count_down(s)
        if s.cursor == 0:
            s.bag_then = list(s.bag)


class BreakIn(Pick):
    """A Tool of the board or of an opponent, or by Night a burglary at once."""

    asks: i64 = BREAK_IN

    def things(self, s: OliverTwistState, seat: i64) -> vec[i64]:
        return break_in_choices(s, seat)

    def chosen(self, t: Tables, s: OliverTwistState, seat: i64, number: i64, out: Sink) -> None:
        if number == BURGLE:
            begin_burglary(s, seat, 0, out)
        elif number >= ROB_0:
            victim = (number - ROB_0) // TOOLS
            tool = (number - ROB_0) % TOOLS
            s.tools[victim * TOOLS + tool] -= 1
            s.tools[seat * TOOLS + tool] += 1
            out.emit(E_TOOL_TAKEN, EVERYONE, seat, victim, tool)
            s.phase = GO_DONE
        else:
            grab(s, seat, number - GRAB_0, out)


def ask(s: OliverTwistState, seat: i64, phase: i64) -> None:
    """The player chooses."""
    s.phase = phase
    s.actor = seat


def wait(s: OliverTwistState, phase: i64) -> None:
    """Chance decides."""
    s.phase = phase
    s.actor = CHANCE


def _count_down(s: OliverTwistState) -> None:
    """One of several draws is done."""
    s.cursor -= 1
    if s.cursor == 0:
        s.phase = GO_DONE


def grab(s: OliverTwistState, seat: i64, space: i64, out: Sink) -> None:
    """A token leaves the board although the pawn stays."""
    kind = s.board[space]
    s.board[space] = EMPTY
    s.left -= 1
    out.emit(E_GRABBED, EVERYONE, seat, space, kind)
    gain(s, seat, kind, out)


def grab_choices(s: OliverTwistState, first: i64, last: i64) -> vec[i64]:
    """The spaces with a face-up token of these kinds."""
    board = s.board
    found = vec[i64](capacity=16)
    space: i64
    for space in range(SPACES):
        if first <= board[space] < last:
            found = append(found, GRAB_0 + space)
    return found


def has_face_up(s: OliverTwistState, first: i64, last: i64) -> bool:
    """Whether there is such a space."""
    board = s.board
    space: i64 = 0
    while space < SPACES and not first <= board[space] < last:
        space += 1
    return space < SPACES


def break_in_choices(s: OliverTwistState, seat: i64) -> vec[i64]:
    """OT-C13: Tools face up on the board, Tools of others, and by Night a burglary."""
    found = grab_choices(s, TOOL_0, BURGLARY)
    other: i64
    tool: i64
    for other in range(s.seats):
        for tool in range(TOOLS):
            if other != seat and s.tools[other * TOOLS + tool]:
                found = append(found, ROB_0 + other * TOOLS + tool)
    if s.night and s.vault:
        found = append(found, BURGLE)
    return found


def snatch_victims(s: OliverTwistState, seat: i64) -> vec[i64]:
    """Opponents with a token in their reserve."""
    found = vec[i64](capacity=4)
    other: i64
    for other in range(s.seats):
        if other != seat and len(s.reserves[other]):
            found = append(found, VICTIM_0 + other)
    return found


def wallets_of(s: OliverTwistState, seat: i64) -> i64:
    """How many wallets a reserve holds."""
    count: i64 = 0
    for token in s.reserves[seat]:
        if token & KIND == WALLET:
            count += 1
    return count


def search_choices(s: OliverTwistState, seat: i64) -> vec[i64]:
    """The classes of Objects in one's own file; without any there is nothing to take."""
    inside: i64 = 0
    for token in s.files[seat]:
        inside |= BITS[token & KIND]
    found = vec[i64](capacity=CLASSES)
    kind: i64
    for kind in range(CLASSES):
        if inside & BITS[kind]:
            found = append(found, SEARCH_0 + kind)
    return found if len(found) else append(found, FIND_NOTHING)


def _index_in_file(s: OliverTwistState, seat: i64, kind: i64) -> i64:
    """The newest token of a class; one whose place is known to all before a secret one."""
    best = -1
    for index in range(len(s.files[seat])):
        token = s.files[seat][index]
        if token & KIND == kind and (best < 0 or token < SWAPPED):
            best = index
    return best


def lost_round(s: OliverTwistState) -> list[int]:
    """Where in `lost` the round tokens are; they lie in the bag."""
    return [index for index in range(len(s.lost)) if not s.lost[index] & START]


def _lift(s: OliverTwistState, seat: i64, code: i64) -> i64:
    """Takes the token of a class, a start token or a round one, out of a reserve."""
    if code >= START:
        return pick_token(s, seat, code - START)
    own = s.reserves[seat]
    best: i64 = -1
    for index in range(len(own)):
        if own[index] & (KIND | START) == code and (best < 0 or own[index] > own[best]):
            best = index
    s.reserves[seat], token = pop(own, best)
    return token
