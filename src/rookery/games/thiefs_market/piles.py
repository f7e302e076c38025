"""Between the phases: the piles are final, and lucky players reroll a die (TM-5)."""

from __future__ import annotations

from rookery.games.thiefs_market.actions import PASS, REROLL_0
from rookery.games.thiefs_market.cards import USED, tell_split, works_as
from rookery.games.thiefs_market.const import (
    E_LUCKY,
    E_LUCKY_ROLL,
    FACES,
    GEMS,
    GO_BUY,
    GO_LUCKY,
    H_LUCKY,
    KINDS,
    LUCKY,
    LUCKY_ROLL,
    MARKER,
    NOTHING,
)
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import CHANCE, EVERYONE, Sink
from rookery.kernel.runtime import append, i64, vec


def freeze_piles(t: Tables, s: MarketState, out: Sink) -> None:
    """TM-5.1, TM-5.2: what the piles show now counts for the round; who has the marker buys first."""
    seat: i64
    for seat in range(s.seats):
        s.colours[seat] = colours_of(s, seat)
        if s.pile[seat * KINDS + MARKER]:
            s.starter = seat
    for seat in range(s.seats):
        tell_split(t, s, (s.starter + seat) % s.seats, out)
    s.turns = 0
    s.asked = 0
    s.phase = GO_LUCKY


def colours_of(s: MarketState, seat: i64) -> i64:
    """The gem colours of a pile as bits."""
    found: i64 = 0
    bit: i64 = 1
    face: i64
    for face in range(GEMS):
        if s.pile[seat * KINDS + face]:
            found += bit
        bit += bit
    return found


def ask_lucky(t: Tables, s: MarketState) -> None:
    """TM-5.3: from the marker on, owners of a lucky card who have a die may reroll one."""
    step: i64
    for step in range(s.seats):
        seat: i64 = (s.starter + step) % s.seats
        if _find_lucky(t, s, seat) != NOTHING and len(lucky_choices(s, seat)) > 1:
            s.phase = LUCKY
            s.actor = seat
            return
    s.phase = GO_BUY


def _find_lucky(t: Tables, s: MarketState, seat: i64) -> i64:
    """The first lucky card that has not been asked for in this round."""
    own = s.cards[seat]
    index: i64
    for index in range(len(own)):
        if t.hooks[works_as(own[index])] & H_LUCKY and not own[index] & USED:
            return index
    return NOTHING


def lucky_choices(s: MarketState, seat: i64) -> vec[i64]:
    """The faces of the pile, or leave it."""
    found = vec[i64](capacity=FACES + 1)
    face: i64
    for face in range(FACES):
        if s.pile[seat * KINDS + face]:
            found = append(found, REROLL_0 + face)
    return append(found, PASS)


def choose_lucky(t: Tables, s: MarketState, seat: i64, action: i64, out: Sink) -> None:
    """A die is taken up, or all stay as they lie."""
    s.cards[seat][_find_lucky(t, s, seat)] += USED
    if action == PASS:
        s.phase = GO_LUCKY
        return
    face = action - REROLL_0
    s.pile[seat * KINDS + face] -= 1
    s.air = 1
    s.last = seat
    out.emit(E_LUCKY, EVERYONE, seat, face)
    s.phase = LUCKY_ROLL
    s.actor = CHANCE


def roll_lucky(s: MarketState, face: i64, out: Sink) -> None:
    """The die goes back to its pile; what counts for the round was frozen before."""
    s.pile[s.last * KINDS + face] += 1
    s.air = 0
    out.emit(E_LUCKY_ROLL, EVERYONE, s.last, face)
    s.phase = GO_LUCKY
