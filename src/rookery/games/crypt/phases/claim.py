"""Phase II, a claim: one group of dice after another, from left to right (CR-5.4 to CR-5.7)."""

from __future__ import annotations

from rookery.games.crypt.actions import DONE, GROUPS
from rookery.games.crypt.cards import shown_type
from rookery.games.crypt.const import DICE, FACES, GHOST, NOBODY
from rookery.games.crypt.events import E_CLAIMED, E_EVICTED
from rookery.games.crypt.phase import Phase
from rookery.games.crypt.phase_numbers import PLACE
from rookery.games.crypt.placements import FREE_PLACEMENTS, PLACEMENTS, TOTALS
from rookery.games.crypt.state import (
    CryptState,
    end_turn,
    free_slot,
    in_round,
    is_lights_out,
    seat_of_turn,
    turns_per_round,
)
from rookery.games.crypt.tables import Tables
from rookery.kernel import EVERYONE, ONLOOKER, Named, Sink
from rookery.kernel.runtime import append, extend, i64, vec


class Claim(Phase):
    """Groups of dice go to different cards; with Lights Out to one only."""

    numbers: tuple[int, ...] = (PLACE,)
    moment = "CR-5.4"

    def ask(self, s: CryptState, seat: i64) -> Named:
        dark = 1 if is_lights_out(s) else 0
        return Named("place", {"dice": s.active[seat], "first": 0 if s.groups else 1, "lights_out": dark})

    def choices(self, t: Tables, s: CryptState, seat: i64) -> vec[i64]:
        """The groups that may follow, and an end once there is one (CR-5.4)."""
        found = placements(s, seat)
        if s.groups:
            found = append(found, DONE)
        return found

    def apply(self, t: Tables, s: CryptState, seat: i64, action: i64, out: Sink) -> None:
        if action == DONE:
            _close(s)
        else:
            place(s, seat, action, out)

    def why_not(self, t: Tables, s: CryptState, seat: i64, action: i64) -> str:
        """CR-5.4 about dice and slots, CR-5.5 about who lies there."""
        if action >= DONE:
            return super().why_not(t, s, seat, action)
        slot = action // GROUPS
        if slot < s.next_slot or slot >= len(s.slot_card) or s.slot_card[slot] == NOBODY:
            return "CR-5.4"
        total = target_total(s, seat, slot)
        return "CR-5.5" if total < 0 or total_of(action) <= total else "CR-5.4"

    def reason(self, t: Tables, s: CryptState, seat: i64, action: i64) -> Named:
        return why_no_group(s, seat, action) if action < DONE else super().reason(t, s, seat, action)

    def timely(self, s: CryptState) -> bool:
        return in_round(s) and s.turn < turns_per_round(s)

    def holds(self, t: Tables, s: CryptState) -> bool:
        """The last group lies before `next_slot`, each took a die, and there is something left to decide."""
        if s.actor != seat_of_turn(s) or (s.groups > 0) != (s.next_slot > 0):
            return False
        if s.next_slot > 0 and s.slot_owner[s.next_slot - 1] != s.actor:
            return False
        return s.groups + s.active[s.actor] <= DICE and len(self.choices(t, s, s.actor)) > 0


def total_of(action: i64) -> i64:
    """What a group counts: its dice times its effort (CR-5.5)."""
    return (action % GROUPS // FACES + 1) * (action % FACES + 1)


def free_or_total(s: CryptState, slot: i64) -> i64:
    """What a new group must exceed on a slot: 0 on a free card."""
    if s.slot_owner[slot] == NOBODY:
        return 0
    return s.slot_dice[slot] * s.slot_effort[slot]


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
        _close(s)


def _close(s: CryptState) -> None:
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


def why_no_group(s: CryptState, seat: i64, action: i64) -> Named:
    """Why this group cannot lie on this card, in numbers."""
    slot = action // GROUPS
    dice = action % GROUPS // FACES + 1
    if slot >= len(s.slot_card) or s.slot_card[slot] < 0:
        return Named("gone", {"slot": slot})
    if slot < s.next_slot:
        return Named("to_the_right", {"slot": s.next_slot - 1})
    total = target_total(s, seat, slot)
    if total < 0:
        return Named("your_own", {"total": free_or_total(s, slot)})
    active = s.active[seat]
    if active > 0 and active * FACES <= total:
        return _why_too_high(s, slot, total, active)
    if dice > active:
        return Named("few_active", {"dice": dice, "active": active})
    made = total_of(action)
    return Named("too_low", {"made": made, "total": total}) if made <= total else Named("", {})


def _why_too_high(s: CryptState, slot: i64, total: i64, active: i64) -> Named:
    """Somebody holds the card with more than all dice of the seat could make."""
    numbers = {"total": int(total), "dice": int(active), "most": int(active * FACES)}
    owner = s.slot_owner[slot]
    if s.seats == 1 and owner == GHOST:
        return Named("held_by_ghost", numbers)
    return Named("held", {"seat": int(owner), **numbers})
