"""Phase III: Collect. Unclaimed cards leave, dice are rolled, claimed cards are taken (CR-6.1 to CR-6.6)."""

from __future__ import annotations

from rookery.games.crypt.cards import discard, shown_type, take_card
from rookery.games.crypt.const import GHOST, IDOL, NOBODY
from rookery.games.crypt.dice import die, effort_of, seat_of, showing, slot_of
from rookery.games.crypt.events import (
    E_ALL_EVICTED,
    E_COLLECTED,
    E_COLLECTED_CARD,
    E_DISCARDED,
    E_ROLLED,
)
from rookery.games.crypt.phase import Phase
from rookery.games.crypt.phase_numbers import GO_CARDS, GO_COLLECT, GO_REROLL, ROLL
from rookery.games.crypt.phases.ghost import let_go
from rookery.games.crypt.state import CryptState, in_round, placed, turns_per_round
from rookery.games.crypt.tables import Tables
from rookery.kernel import CHANCE, EVERYONE, ONLOOKER, Sink
from rookery.kernel.runtime import append, i64


class Collect(Phase):
    """Unclaimed cards leave, the evicted take their tired servants back, the dice are rolled."""

    numbers: tuple[int, ...] = (GO_COLLECT, ROLL)
    stream = 3

    def enter(self, t: Tables, s: CryptState, out: Sink) -> None:
        slot: i64
        seat: i64
        for slot in range(len(s.slot_card)):
            if s.slot_card[slot] >= 0 and s.slot_owner[slot] == NOBODY:
                discard(s, slot, E_DISCARDED, out)
        for seat in range(s.seats):
            _recover_if_all_evicted(s, seat, out)
        _line_up_dice(s)
        s.cursor = 0
        _roll_next(s)

    def happen(self, t: Tables, s: CryptState, outcome: i64, out: Sink) -> None:
        roll(s, outcome, out)

    def timely(self, s: CryptState) -> bool:
        return in_round(s) and s.turn == turns_per_round(s)

    def holds(self, t: Tables, s: CryptState) -> bool:
        return s.actor == CHANCE and 0 <= s.cursor < len(s.dice)


class TakeCards(Phase):
    """CR-6.5: each claimed card goes to its claimant whatever the rolls were; then the Idol race."""

    numbers: tuple[int, ...] = (GO_CARDS,)

    def enter(self, t: Tables, s: CryptState, out: Sink) -> None:
        for slot in range(len(s.slot_card)):
            if s.slot_card[slot] < 0:
                continue
            seat = s.slot_owner[slot]
            if s.seats == 1 and seat == GHOST:
                let_go(s, slot, out)
            else:
                take_card(s, seat, slot, E_COLLECTED, E_COLLECTED_CARD, out)
        s.cursor = 0
        s.phase = GO_REROLL
        run_race(t, s, out)


def _recover_if_all_evicted(s: CryptState, seat: i64, out: Sink) -> None:
    """CR-6.2. Who recovered this round has nobody exhausted, so no die on a card is test enough."""
    tired = s.exhausted[seat]
    if tired and placed(s, seat) == 0:
        s.active[seat] += tired
        s.exhausted[seat] = 0
        out.emit(E_ALL_EVICTED, EVERYONE, seat, tired)


def _line_up_dice(s: CryptState) -> None:
    """CR-6.3: from the Leader clockwise, slots left to right; effort 1 is not rolled."""
    slot: i64
    for slot in range(len(s.slot_owner)):
        owner = s.slot_owner[slot]
        if 0 <= owner < s.seats and s.slot_effort[slot] > 1:
            d = die(owner, slot, s.slot_effort[slot])
            left = s.slot_dice[slot]
            while left > 0:
                _line_up(s, d)
                left -= 1


def _line_up(s: CryptState, d: i64) -> None:
    """A die goes before those of players who come later."""
    place = len(s.dice)
    s.dice = append(s.dice, d)
    while place > 0 and _after_leader(s, seat_of(s.dice[place - 1])) > _after_leader(s, seat_of(d)):
        s.dice[place] = s.dice[place - 1]
        place -= 1
    s.dice[place] = d


def _after_leader(s: CryptState, seat: i64) -> i64:
    """How many seats clockwise from the Leader."""
    return seat - s.leader if seat >= s.leader else seat - s.leader + s.seats


def _roll_next(s: CryptState) -> None:
    if s.cursor < len(s.dice):
        s.phase = ROLL
        s.actor = CHANCE
    else:
        s.phase = GO_CARDS


def roll(s: CryptState, face: i64, out: Sink) -> None:
    """CR-6.3, CR-6.4: one die; below its effort it has failed."""
    d = s.dice[s.cursor]
    s.dice[s.cursor] = showing(d, face)
    if out.live:
        slot = slot_of(d)
        kind = shown_type(s, s.slot_card[slot], s.slot_known[slot], ONLOOKER)
        out.emit(E_ROLLED, EVERYONE, seat_of(d), effort_of(d), face, kind)
    s.cursor += 1
    _roll_next(s)


def run_race(t: Tables, s: CryptState, out: Sink) -> None:
    """CR-6.6: whether somebody is the first with enough Idols, looked at for all together."""
    if s.sides[IDOL] == 1:
        t.effect(IDOL, 1).gained(s, out)
