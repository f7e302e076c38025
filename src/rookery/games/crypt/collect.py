"""Phase III: discard, roll, collect, reroll, rest (CR-6)."""

from __future__ import annotations

from rookery.games.crypt.cards import KNOWN, bit, gain, shown_type, type_of, unflipped, value_of
from rookery.games.crypt.const import (
    ALL_KNOW,
    E_ALL_EVICTED,
    E_COLLECTED,
    E_COLLECTED_CARD,
    E_DISCARDED,
    E_EXHAUSTED,
    E_GHOST_TOOK,
    E_IDOL_RACE,
    E_REROLLED,
    E_ROLLED,
    GHOST,
    GO_CARDS,
    GO_END,
    GO_REROLL,
    GO_REST,
    GO_TORCHES,
    IDOL,
    NOBODY,
    REROLL,
    REROLL_ROLL,
    ROLL,
    WORK_FLIP,
)
from rookery.games.crypt.dice import (
    count_failed,
    die,
    effort_of,
    face_of,
    failed_seats,
    has_failed,
    seat_of,
    showing,
    slot_of,
)
from rookery.games.crypt.effects import Race
from rookery.games.crypt.pack import Tables
from rookery.games.crypt.state import CryptState, free_slot, placed, push
from rookery.kernel import CHANCE, EVERYONE, ONLOOKER, Sink
from rookery.kernel.runtime import append, i64, vec


def begin_collect(s: CryptState, out: Sink) -> None:
    """Unclaimed cards leave, the evicted take their tired servants back, the dice are lined up."""
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


def discard(s: CryptState, slot: i64, event: i64, out: Sink) -> None:
    """CR-6.1, CR-S.9: a card leaves the game; face down it stays unknown."""
    kind = s.slot_card[slot]
    known = s.slot_known[slot]
    s.discard = append(s.discard, kind + KNOWN * known)
    s.slot_card[slot] = NOBODY
    if out.live:
        value = value_of(kind) if known == ALL_KNOW else 0
        out.emit(event, EVERYONE, slot, shown_type(s, kind, known, ONLOOKER), value)


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


def collect_cards(t: Tables, s: CryptState, out: Sink) -> None:
    """CR-6.5: each claimed card goes to its claimant whatever the rolls were; then the Idol race."""
    for slot in range(len(s.slot_card)):
        if s.slot_card[slot] < 0:
            continue
        seat = s.slot_owner[slot]
        if s.seats == 1 and seat == GHOST:
            discard(s, slot, E_GHOST_TOOK, out)
        else:
            take_card(s, seat, slot, E_COLLECTED, E_COLLECTED_CARD, out)
    s.cursor = 0
    s.phase = GO_REROLL
    run_race(t, s, out)


def take_card(s: CryptState, seat: i64, slot: i64, event: i64, secret_event: i64, out: Sink) -> None:
    """A card of the crypt joins a collection; face down, only its owner learns the value."""
    kind = s.slot_card[slot]
    known = s.slot_known[slot]
    s.slot_card[slot] = NOBODY
    gain(s, seat, kind, known)
    if out.live:
        value = value_of(kind) if known == ALL_KNOW else 0
        out.emit(event, EVERYONE, seat, slot, type_of(kind), value)
        if not known & bit(seat):
            out.emit(secret_event, bit(seat), type_of(kind), value_of(kind))


def run_race(t: Tables, s: CryptState, out: Sink) -> None:
    """CR-K-ID-B: those who are first with enough Idols flip them, all of one event together."""
    if s.sides[IDOL] != 1:
        return
    if s.race_round and not (s.same_round and s.race_round == s.round):
        return
    race = t.effect(IDOL, 1)
    assert isinstance(race, Race)
    for step in range(s.seats - 1, -1, -1):  # the Leader's flips come to lie on top
        seat = (s.leader + step) % s.seats
        if not s.race >> seat & 1 and unflipped(s, seat, IDOL) >= race.need:
            s.race |= 1 << seat
            s.race_round = s.round
            s.resume = s.phase
            push(s, WORK_FLIP, seat, IDOL, race.need)
            out.emit(E_IDOL_RACE, EVERYONE, seat, race.first)


def ask_reroll(t: Tables, s: CryptState) -> None:
    """CR-6.7: from the Leader clockwise, those with an Idol and a failed die are asked (side A)."""
    failed: i64 = 0
    if s.sides[IDOL] == 0:
        failed = failed_seats(s)
    if failed:
        idol = t.effect(IDOL, 0)
        while s.cursor < s.seats:
            seat = (s.leader + s.cursor) % s.seats
            if failed >> seat & 1 and idol.can(s, seat):
                s.phase = REROLL
                s.actor = seat
                return
            s.cursor += 1
    s.phase = GO_REST


def pass_reroll(s: CryptState) -> None:
    """A player lets his failed dice be."""
    s.cursor += 1
    s.phase = GO_REROLL


def lift_failed(s: CryptState, seat: i64, effort: i64) -> None:
    """The first failed die of that effort is taken up to be rolled again."""
    for index in range(len(s.dice)):
        d = s.dice[index]
        if seat_of(d) == seat and effort_of(d) == effort and has_failed(d):
            s.dice[index] = showing(d, 0)
            break
    s.phase = REROLL_ROLL
    s.actor = CHANCE


def reroll(s: CryptState, face: i64, out: Sink) -> None:
    """CR-K-ID-A: the new roll counts; a die that fails again may be rerolled with another Idol."""
    index = 0
    while face_of(s.dice[index]):
        index += 1
    d = s.dice[index]
    s.dice[index] = showing(d, face)
    out.emit(E_REROLLED, EVERYONE, seat_of(d), effort_of(d), face)
    s.phase = GO_REROLL


def rest(s: CryptState, out: Sink) -> None:
    """CR-6.8: failed dice are exhausted, all others come home; then the torches or the end."""
    if out.live:
        _tell_failures(s, out)
    slot: i64
    for slot in range(len(s.slot_owner)):
        owner = s.slot_owner[slot]
        if 0 <= owner < s.seats:
            s.active[owner] += s.slot_dice[slot]
        free_slot(s, slot)
    for d in s.dice:
        if has_failed(d):
            s.active[seat_of(d)] -= 1
            s.exhausted[seat_of(d)] += 1
    s.ghost_hand = 0
    s.ghost_aside = 0
    s.dice = vec[i64]()
    s.phase = GO_TORCHES if s.top >= 0 else GO_END


def _tell_failures(s: CryptState, out: Sink) -> None:
    for seat in range(s.seats):
        failed = count_failed(s, seat)
        if failed:
            out.emit(E_EXHAUSTED, EVERYONE, seat, failed)
