"""What a seat may know, built from nothing (contract part 2, CR-2.1 to CR-2.3)."""

from __future__ import annotations

from typing import cast

from rookery.games.crypt.cards import FLIPPED, KIND, bit, known_to, shown_type, type_of, value_of
from rookery.games.crypt.const import ALL_KNOW, CODES_OF_SIDES, GHOST, NOBODY, TYPES, VALUES
from rookery.games.crypt.dice import effort_of, face_of, has_failed, seat_of
from rookery.games.crypt.phase_numbers import PHASE_KEYS
from rookery.games.crypt.phases.torches import lights_out_seat
from rookery.games.crypt.shown import (
    CryptView,
    DiscardedCard,
    OwnedCard,
    PlayerView,
    RollView,
    SlotView,
    TieView,
)
from rookery.games.crypt.state import CryptState, placed, turns_per_round
from rookery.games.crypt.tables import Tables
from rookery.kernel import View
from rookery.kernel.shown import headed


def view(t: Tables, s: CryptState, seat: int) -> View:
    """Public facts, then what this seat has seen; seat -1 is an onlooker."""
    shown: CryptView = {
        "round": s.round,
        "rounds": s.rounds,
        "turn": s.turn,
        "turns": turns_per_round(s),
        "actor": s.actor,
        "leader": s.leader,
        "lights_out": lights_out_seat(s),
        "sides": [CODES_OF_SIDES[side] for side in s.sides],
        "deck": s.deck_size + (1 if s.top >= 0 else 0),
        "top": NOBODY if s.top < 0 else shown_type(s, s.top, 0, seat),
        "crypt": [_slot(s, slot, seat) for slot in range(len(s.slot_card))],
        "players": [_player(s, other, seat) for other in range(s.seats)],
        "rolls": [_roll(d) for d in s.dice],
        "discard": [_discarded(s, card, seat) for card in s.discard],
        "unseen": unseen(t, s, seat),
    }
    if s.seats == 1:
        shown["ghost"] = {
            "hand": s.ghost_hand,
            "aside": s.ghost_aside,
            "placed": placed(s, GHOST),
            "rolled": list(s.ghost_faces),
        }
    if s.tie_round:
        shown["tie"] = _tie(s)
    return headed("crypt", s.seats, seat, PHASE_KEYS[s.phase], cast(View, shown))


def _slot(s: CryptState, slot: int, seat: int) -> SlotView:
    kind = s.slot_card[slot]
    here = kind >= 0
    known = s.slot_known[slot]
    return {
        "type": shown_type(s, kind, known, seat) if here else NOBODY,
        "value": value_of(kind) if here and known & bit(seat) else 0,
        "up": bool(s.slot_up[slot]),
        "here": here,
        "owner": s.slot_owner[slot],
        "dice": s.slot_dice[slot],
        "effort": s.slot_effort[slot],
    }


def _player(s: CryptState, player: int, seat: int) -> PlayerView:
    return {
        "active": s.active[player],
        "placed": placed(s, player),
        "exhausted": s.exhausted[player],
        "idol_race": bool(s.race >> player & 1),
        "cards": [_owned(card, seat) for card in s.cards[player]],
    }


def _owned(card: int, seat: int) -> OwnedCard:
    """Collections lie in columns, so the type is open (CR-6.5); the value only to those who know."""
    return {
        "type": type_of(card),
        "value": value_of(card) if known_to(card) & bit(seat) else 0,
        "flipped": bool(card & FLIPPED),
        "public": known_to(card) == ALL_KNOW,
    }


def _discarded(s: CryptState, card: int, seat: int) -> DiscardedCard:
    return {
        "type": shown_type(s, card & KIND, known_to(card), seat),
        "value": value_of(card) if known_to(card) & bit(seat) else 0,
    }


def _roll(d: int) -> RollView:
    return {
        "seat": seat_of(d),
        "effort": effort_of(d),
        "face": face_of(d),
        "failed": face_of(d) > 0 and has_failed(d),
    }


def _tie(s: CryptState) -> TieView:
    return {
        "round": s.tie_round,
        "seats": [seat for seat in range(s.seats) if s.tied >> seat & 1],
        "sums": list(s.tie_sums),
    }


def unseen(t: Tables, s: CryptState, seat: int) -> list[list[int]]:
    """By type: how many cards of each value this seat has not seen; the deck's content is public (CR-1.2)."""
    mask = bit(seat)
    left = list(t.decks[s.seats - 1])
    for slot in range(len(s.slot_card)):
        if s.slot_card[slot] >= 0 and s.slot_known[slot] & mask:
            left[s.slot_card[slot]] -= 1
    for own in s.cards:
        for card in own:
            if known_to(card) & mask:
                left[card & KIND] -= 1
    for card in s.discard:
        if known_to(card) & mask:
            left[card & KIND] -= 1
    return [left[kind * VALUES : kind * VALUES + VALUES] for kind in range(TYPES)]
