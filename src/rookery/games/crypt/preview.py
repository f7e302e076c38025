"""What a seat can foresee of its choices, from the rules themselves: a board draws it and reckons nothing."""

from __future__ import annotations

from typing import Final

from rookery.games.crypt.actions import CLAIM, DONE, FLIP_0, GROUPS, REROLL_2, TAKE_0
from rookery.games.crypt.cards import FLIPPED, flip_code, type_of, unflipped
from rookery.games.crypt.const import DICE, FACES, IDOL, NOBODY
from rookery.games.crypt.dice import effort_of, has_failed, seat_of
from rookery.games.crypt.phase_numbers import FLIP, PLACE, REROLL, TURN, WINDOW
from rookery.games.crypt.phases.claim import can_place, place, target_total
from rookery.games.crypt.phases.turn import open_claim
from rookery.games.crypt.shown import CardAhead, CryptPreview, Draft
from rookery.games.crypt.state import CryptState
from rookery.games.crypt.tables import Tables
from rookery.kernel import MUTE

RISKS: Final = [round(100 * (effort - 1) / FACES) for effort in range(1, FACES + 1)]  # CR-6.4, in percent


def preview(t: Tables, s: CryptState, seat: int) -> CryptPreview:
    """What this seat is asked about, worked out; nothing for those who are not asked."""
    if seat != s.actor or seat < 0:
        return {}
    if s.phase == FLIP:
        return {"flips": _flips(s, seat)}
    if s.phase == REROLL:
        return {"rerolled": _rerolled(s, seat), "risk": RISKS}
    return {"takes": _takes(s)} if s.phase == WINDOW else _claim(t, s, seat)


def _claim(t: Tables, s: CryptState, seat: int) -> CryptPreview:
    """CR-5.4 to CR-5.7: the claim is opened and laid out on copies, by the rules that will carry it out."""
    ahead = s.copy()
    drafts: dict[str, Draft] = {}
    if s.phase == TURN and can_place(s, seat):
        open_claim(ahead)
    _lay(ahead, seat, "", drafts)
    return {
        "cards": [_card(ahead, seat, slot) for slot in range(len(s.slot_card))],
        "drafts": drafts,
        "open": [CLAIM] if s.phase == TURN else [],
        "risk": RISKS,
        "rerolls": _rerolls(t, s, seat),
    }


def _card(s: CryptState, seat: int, slot: int) -> CardAhead:
    """What a group must do on one card, and with how many dice it can."""
    beats = int(target_total(s, seat, slot)) if slot >= s.next_slot else -1
    efforts = [_efforts(beats, dice) if dice <= s.active[seat] else [] for dice in range(1, DICE + 1)]
    return {
        "beats": beats,
        "evicts": int(s.slot_owner[slot]) if beats >= 0 else NOBODY,
        "efforts": efforts,
        "first": [_safest(efforts[:dice]) for dice in range(DICE + 1)],
    }


def _efforts(beats: int, dice: int) -> list[int]:
    """CR-5.5: the efforts with which so many dice exceed a total; none where nothing may be laid."""
    return [effort for effort in range(1, FACES + 1) if 0 <= beats < dice * effort]


def _safest(efforts: list[list[int]]) -> list[int]:
    """The group of the lowest effort, then of the fewest dice."""
    lowest = min((row[0] for row in efforts if row), default=0)
    for index in range(len(efforts)):
        if lowest and lowest in efforts[index]:
            return [index + 1, lowest]
    return []


def _lay(s: CryptState, seat: int, laid: str, drafts: dict[str, Draft]) -> None:
    """Every way to lay dice on cards from here on; what can follow hangs on their number alone."""
    still = s.phase == PLACE
    drafts[laid] = {"left": int(s.active[seat]), "end": [DONE] if still and s.groups else []}
    if not still:
        return
    for slot in range(s.next_slot, len(s.slot_card)):
        beats = int(target_total(s, seat, slot))
        for dice in range(1, s.active[seat] + 1):
            efforts = _efforts(beats, dice)
            if efforts:
                after = s.copy()
                place(after, seat, slot * GROUPS + (dice - 1) * FACES + efforts[0] - 1, MUTE)
                _lay(after, seat, f"{laid} {slot}x{dice}".strip(), drafts)


def _rerolls(t: Tables, s: CryptState, seat: int) -> int:
    """CR-K-ID-A: how many failed dice the Idols of this seat can roll again."""
    if s.sides[IDOL] != 0:
        return 0
    return int(unflipped(s, seat, IDOL) // t.effect(IDOL, 0).flip)


def _flips(s: CryptState, seat: int) -> list[int]:
    """CR-9.2: for each card of the collection the action that turns it face up."""
    wanted = s.todo[len(s.todo) - 2]
    return [
        int(FLIP_0 + flip_code(card)) if type_of(card) == wanted and not card & FLIPPED else -1
        for card in s.cards[seat]
    ]


def _rerolled(s: CryptState, seat: int) -> list[int]:
    """CR-6.7: for each die on the table the action that rolls it again."""
    return [int(REROLL_2 - 2 + effort_of(d)) if seat_of(d) == seat and has_failed(d) else -1 for d in s.dice]


def _takes(s: CryptState) -> list[int]:
    """CR-4.2: for each slot the action that takes its card."""
    return [
        TAKE_0 + slot if s.slot_card[slot] >= 0 and not s.slot_up[slot] else -1
        for slot in range(len(s.slot_card))
    ]
