"""Phase II: claim treasures or recover servants (CR-5)."""

from __future__ import annotations

from rookery.games.crypt.actions import DONE, FREE_PLACEMENTS, GROUPS, PLACEMENTS, TOTALS
from rookery.games.crypt.cards import shown_type
from rookery.games.crypt.const import (
    DICE,
    E_CLAIMED,
    E_EVICTED,
    E_PASSED,
    E_RECOVERED,
    E_TURN,
    FACES,
    GHOST,
    GHOST_ROLL,
    GO_COLLECT,
    GO_TURN,
    NOBODY,
    PLACE,
    TURN,
)
from rookery.games.crypt.state import (
    CryptState,
    free_slot,
    is_lights_out,
    seat_of_turn,
    turns_per_round,
)
from rookery.kernel import CHANCE, EVERYONE, ONLOOKER, Sink
from rookery.kernel.runtime import append, extend, i64, vec


def begin_turn(s: CryptState, out: Sink) -> None:
    """The next turn of the round, of a seat or of the Ghost; after the last one, Collect (CR-5.1)."""
    if s.turn == turns_per_round(s):
        s.phase = GO_COLLECT
        return
    seat = seat_of_turn(s)
    if s.seats == 1 and seat == GHOST:
        _begin_ghost(s)
        return
    s.phase = TURN
    s.actor = seat
    if out.live:
        out.emit(E_TURN, EVERYONE, seat, 1 if is_lights_out(s) else 0)


def _begin_ghost(s: CryptState) -> None:
    """CR-S.4, CR-S.8: three dice, or in its second turn those the human evicted, if any."""
    s.ghost_faces = vec[i64]()
    if is_lights_out(s) and s.ghost_hand == 0:
        end_turn(s)
        return
    if not is_lights_out(s):
        s.ghost_hand = DICE
    s.phase = GHOST_ROLL
    s.actor = CHANCE


def end_turn(s: CryptState) -> None:
    """The next in order is up."""
    s.turn += 1
    s.phase = GO_TURN


def target_total(s: CryptState, seat: i64, slot: i64) -> i64:
    """The total a group must exceed there (CR-5.5); -1 if the slot is no target at all."""
    if s.slot_card[slot] < 0:
        return -1
    owner = s.slot_owner[slot]
    if owner == NOBODY:
        return 0
    if owner == seat and not s.self_push:
        return -1
    return s.slot_dice[slot] * s.slot_effort[slot]


def placements(s: CryptState, seat: i64) -> vec[i64]:
    """Every group the seat may place now, on slots from `next_slot` on (CR-5.4, CR-5.5)."""
    dice = s.active[seat]
    slots = len(s.slot_card)
    free = s.next_slot
    while free < slots and s.slot_owner[free] == NOBODY and s.slot_card[free] >= 0:
        free += 1
    # The free cards on the left are listed at once, the rest one by one.
    found = FREE_PLACEMENTS[(dice * 7 + s.next_slot) * 7 + free][:]
    slot: i64
    for slot in range(free, slots):
        total = target_total(s, seat, slot)
        if total >= 0:
            found = extend(found, PLACEMENTS[(slot * (DICE + 1) + dice) * TOTALS + total])
    return found


def can_place(s: CryptState, seat: i64) -> bool:
    """Whether any group can be placed."""
    most = s.active[seat] * FACES
    if most == 0:
        return False
    slot: i64
    for slot in range(s.next_slot, len(s.slot_card)):
        total = target_total(s, seat, slot)
        if 0 <= total < most:
            return True
    return False


def open_claim(s: CryptState) -> None:
    """The player decides to claim; groups follow one by one."""
    s.phase = PLACE
    s.next_slot = 0
    s.groups = 0


def place(s: CryptState, seat: i64, action: i64, out: Sink) -> None:
    """One group goes on one card; who lay there gets his dice back (CR-5.4 to CR-5.7)."""
    slot = action // GROUPS
    dice = action % GROUPS // FACES + 1
    effort = action % FACES + 1
    evict(s, slot, out)
    s.active[seat] -= dice
    s.slot_owner[slot] = seat
    s.slot_dice[slot] = dice
    s.slot_effort[slot] = effort
    s.next_slot = slot + 1
    s.groups += 1
    if out.live:
        kind = shown_type(s, s.slot_card[slot], s.slot_known[slot], ONLOOKER)
        out.emit(E_CLAIMED, EVERYONE, seat, slot, dice, effort, kind)
    if is_lights_out(s) or not can_place(s, seat):
        close_claim(s)


def close_claim(s: CryptState) -> None:
    """The claim is complete."""
    s.next_slot = 0
    end_turn(s)


def evict(s: CryptState, slot: i64, out: Sink) -> None:
    """CR-5.6: all dice of the evicted group return to their owner, active."""
    owner = s.slot_owner[slot]
    if owner == NOBODY:
        return
    dice = s.slot_dice[slot]
    if s.seats == 1 and owner == GHOST:
        s.ghost_hand += dice
    else:
        s.active[owner] += dice
    free_slot(s, slot)
    if out.live:
        kind = shown_type(s, s.slot_card[slot], s.slot_known[slot], ONLOOKER)
        out.emit(E_EVICTED, EVERYONE, owner, slot, dice, kind)


def recover(s: CryptState, seat: i64, out: Sink) -> None:
    """CR-5.8: all exhausted dice become active; with none exhausted it is a pass."""
    back = s.exhausted[seat]
    if back:
        s.active[seat] += back
        s.exhausted[seat] = 0
        out.emit(E_RECOVERED, EVERYONE, seat, back)
    else:
        out.emit(E_PASSED, EVERYONE, seat)
    end_turn(s)


def legal_place(s: CryptState, seat: i64) -> vec[i64]:
    """The groups that may follow, and an end once there is one (CR-5.4)."""
    found = placements(s, seat)
    if s.groups:
        found = append(found, DONE)
    return found
