"""The end of the game: last uses, the tie for first, the solo rank (CR-8, CR-S.13)."""

from __future__ import annotations

from rookery.games.crypt.cards import FLIPPED, KNOWN, default_flip, flip, known_to, type_of, value_of
from rookery.games.crypt.const import ALL_KNOW, MOST_TIE_ROUNDS, REMAINS
from rookery.games.crypt.events import E_ENDED, E_RANKED, E_SHOWN, E_TIE_ROLLED, E_TIED, E_WON
from rookery.games.crypt.phase import Phase
from rookery.games.crypt.phase_numbers import ENDED, GO_END, TIE_ROLL
from rookery.games.crypt.scoring import rank, total, total_in
from rookery.games.crypt.state import CryptState, in_round, turns_per_round
from rookery.games.crypt.tables import Tables
from rookery.games.crypt.tally import Tally
from rookery.kernel import CHANCE, EVERYONE, OVER, Sink
from rookery.kernel.runtime import i64


def is_last_round(s: CryptState) -> bool:
    """CR-8.1: no card is left to deal."""
    return s.top < 0


class End(Phase):
    """The last round is over: the highest score wins, and those tied for first roll their servants."""

    numbers: tuple[int, ...] = (GO_END, TIE_ROLL)
    stream = 5

    def enter(self, t: Tables, s: CryptState, out: Sink) -> None:
        end_game(t, s, out)

    def happen(self, t: Tables, s: CryptState, outcome: i64, out: Sink) -> None:
        roll_tie(t, s, outcome, out)

    def timely(self, s: CryptState) -> bool:
        return is_last(s)

    def holds(self, t: Tables, s: CryptState) -> bool:
        return s.actor == CHANCE and next_to_roll(s) >= 0


class Ended(Phase):
    """CR-8.1: nobody has anything to decide any more."""

    numbers: tuple[int, ...] = (ENDED,)
    whose = "CR-8.1"

    def timely(self, s: CryptState) -> bool:
        return is_last(s)

    def holds(self, t: Tables, s: CryptState) -> bool:
        return s.actor == OVER


def is_last(s: CryptState) -> bool:
    """All turns of the last round are over."""
    return in_round(s) and s.turn == turns_per_round(s) and s.round == s.rounds


def end_game(t: Tables, s: CryptState, out: Sink) -> None:
    """CR-8.1 to CR-8.5: the last round is over."""
    seat: i64
    for seat in range(s.seats):
        _use_up_remains(t, s, seat, out)
    out.emit(E_ENDED, EVERYONE)
    for seat in range(s.seats):
        _show(s, seat, out)
    if s.seats == 1:
        _rank_solo(t, s, out)
        return
    tally = Tally(s)
    best: i64 = 0
    first: i64 = 0  # the mask of those who lead
    for seat in range(s.seats):
        coins = total_in(t, s, tally, seat)
        if not first or coins > best:
            best = coins
            first = 1 << seat
        elif coins == best:
            first |= 1 << seat
    begin_tie(t, s, first, out)


def _use_up_remains(t: Tables, s: CryptState, seat: i64, out: Sink) -> None:
    """CR-8.2: Remains A is used as often as possible: it can only add coins."""
    restore = t.effect(REMAINS, 0)
    while s.sides[REMAINS] == 0 and restore.can(s, seat):
        for _ in range(restore.flip):
            flip(s, seat, default_flip(s, seat, REMAINS), out)
        restore.pay(s, seat, 0, out)


def _show(s: CryptState, seat: i64, out: Sink) -> None:
    """CR-2.3: every collection is revealed."""
    own = s.cards[seat]
    for index in range(len(own)):
        card = own[index]
        if known_to(card) != ALL_KNOW:
            own[index] = (card & (FLIPPED - 1 + FLIPPED)) + KNOWN * ALL_KNOW
            out.emit(E_SHOWN, EVERYONE, seat, type_of(card), value_of(card))


def begin_tie(t: Tables, s: CryptState, tied: i64, out: Sink) -> None:
    """CR-8.5: those tied for first (a mask) roll their servants; without any servant they share."""
    dice: i64 = 0
    seat: i64
    for seat in range(s.seats):
        if tied >> seat & 1:
            dice += s.active[seat]
    if not tied & (tied - 1) or dice == 0 or s.tie_round == MOST_TIE_ROUNDS:
        _crown(t, s, tied, out)
        return
    s.tie_round += 1
    s.tied = tied
    for seat in range(s.seats):
        s.tie_sums[seat] = 0
        if tied >> seat & 1:
            out.emit(E_TIED, EVERYONE, seat, s.active[seat])
    s.cursor = 0
    s.phase = TIE_ROLL
    s.actor = CHANCE


def roll_tie(t: Tables, s: CryptState, face: i64, out: Sink) -> None:
    """One die of the next tied player, from the last Leader clockwise; the highest sum wins."""
    seat = next_to_roll(s)
    s.cursor += 1
    s.tie_sums[seat] += face
    out.emit(E_TIE_ROLLED, EVERYONE, seat, face)
    if next_to_roll(s) >= 0:
        return
    best = max(s.tie_sums)
    still: i64 = 0
    for seat in range(s.seats):
        if s.tied >> seat & 1 and s.tie_sums[seat] == best:
            still |= 1 << seat
    begin_tie(t, s, still, out)


def next_to_roll(s: CryptState) -> i64:
    """Whose die is next after `cursor` dice of this roll-off; -1 if all have rolled."""
    before: i64 = 0
    for step in range(s.seats):
        seat = (s.leader + step) % s.seats
        if s.tied >> seat & 1:
            before += s.active[seat]
            if s.cursor < before:
                return seat
    return -1


def _crown(t: Tables, s: CryptState, victors: i64, out: Sink) -> None:
    s.victors = victors
    if out.live:
        for seat in range(s.seats):
            if victors >> seat & 1:
                out.emit(E_WON, EVERYONE, seat, total(t, s, seat))
    s.phase = ENDED
    s.actor = OVER


def _rank_solo(t: Tables, s: CryptState, out: Sink) -> None:
    """CR-S.13: the Fool has to give the treasure back; every higher rank counts as a victory."""
    coins = total(t, s, 0)
    reached = rank(t, coins)
    s.victors = 1 if reached else 0
    out.emit(E_RANKED, EVERYONE, coins, reached)
    s.phase = ENDED
    s.actor = OVER
