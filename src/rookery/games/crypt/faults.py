"""The invariants of the contract (part 8.1) that can be read off one state."""

from __future__ import annotations

from rookery.games.crypt.cards import FLIPPED, KIND, KNOWN, known_to
from rookery.games.crypt.const import ALL_KNOW, DICE, FACES, GHOST, KINDS, NOBODY
from rookery.games.crypt.phase_numbers import REVEAL
from rookery.games.crypt.shape import shape_holds
from rookery.games.crypt.state import CryptState, placed
from rookery.games.crypt.tables import Tables


def faults(t: Tables, s: CryptState) -> list[str]:
    """The ids of the invariants this state breaks, whatever its phase; `flow.stands` looks at that."""
    found: list[str] = []
    if not shape_holds(s):
        return ["I10"]  # nothing else can be read from it
    if not _dice_hold(s):
        found.append("I01")
    if not _cards_hold(t, s):
        found.append("I02")
    if not _claims_hold(s):
        found.append("I03")
    if not _deck_holds(t, s):
        found.append("I04")
    if not _knowledge_holds(s):
        found.append("I05")
    if not _flips_hold(s):
        found.append("I06")
    return found


def _dice_hold(s: CryptState) -> bool:
    """I01: three dice for everybody, the Ghost included."""
    for seat in range(s.seats):
        active, tired = s.active[seat], s.exhausted[seat]
        if active < 0 or tired < 0 or active + tired + placed(s, seat) != DICE:
            return False
    if s.seats > 1:
        return True
    ghost = s.ghost_hand + s.ghost_aside + placed(s, GHOST)
    return ghost in (0, DICE) and s.ghost_hand >= 0  # 0 until it has rolled in this round


def _cards_hold(t: Tables, s: CryptState) -> bool:
    """I02: every card of the deck is somewhere, once."""
    seen = s.deck[:]
    if s.top >= 0:
        seen[s.top] += 1
    for kind in s.slot_card:
        if kind >= 0:
            seen[kind] += 1
    for own in [*s.cards, s.discard]:
        for card in own:
            if card & KIND >= KINDS:
                return False
            seen[card & KIND] += 1
    return list(seen) == list(t.decks[s.seats - 1]) and sum(s.deck) == s.deck_size and min(s.deck) >= 0


def _claims_hold(s: CryptState) -> bool:
    """I03: a slot has one group of one owner with one effort, or nobody."""
    for slot in range(len(s.slot_owner)):
        dice, effort = s.slot_dice[slot], s.slot_effort[slot]
        if s.slot_owner[slot] == NOBODY:
            if dice or effort:
                return False
        elif not (1 <= dice <= DICE and 1 <= effort <= FACES):
            return False
    return True


def _deck_holds(t: Tables, s: CryptState) -> bool:
    """I04: the deck falls by one crypt a round, and the rounds are as many as it fills."""
    crypt = t.up[s.seats - 1] + t.down[s.seats - 1]
    left = s.deck_size + (1 if s.top >= 0 else 0)
    dealt = sum(t.decks[s.seats - 1]) - left
    rounds = sum(t.decks[s.seats - 1]) // crypt
    return (
        s.rounds == rounds
        and len(s.slot_card) == crypt
        and dealt == (s.cursor + (s.round - 1) * crypt if s.phase == REVEAL else s.round * crypt)
    )


def _knowledge_holds(s: CryptState) -> bool:
    """I05: owners know their cards, and what lies face up is known to all."""
    for seat in range(s.seats):
        for card in s.cards[seat]:
            if not known_to(card) >> seat & 1 or known_to(card) > ALL_KNOW:
                return False
    for slot in range(len(s.slot_card)):
        if s.slot_up[slot] and s.slot_known[slot] != ALL_KNOW:
            return False
    return all(card < KNOWN * (ALL_KNOW + 1) for card in s.discard)


def _flips_hold(s: CryptState) -> bool:
    """I06: a flipped card is known to all."""
    for own in s.cards:
        for card in own:
            if card & FLIPPED and known_to(card) != ALL_KNOW:
                return False
    return True
