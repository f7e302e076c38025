"""Worlds that a seat may not tell from its own, by brute force from the contract's table (part 2.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rookery.games.thiefdom.phase_numbers import BUY, DEAL, PICK, PLAN
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.kernel import Game

NOTHING_HIDDEN = (1, 4)  # seats: alone nobody looks on, and with four every half-circle card is dealt


def secrets(game: Game[Any], s: ThiefdomState, seat: int) -> Iterator[tuple[str, ThiefdomState]]:
    """Other plans, other draft cards of the others, other secret picks."""
    if s.phase == PLAN:
        for other in range(s.seats):
            if other != seat and s.plans[other] >= 0:
                world = s.copy()
                world.plans = changed(s.plans, other, 6 if s.plans[other] != 6 else 9)
                yield "plan", world
    if s.phase in (DEAL, PICK, BUY) and s.seats > 1:
        yield from _draft(s, seat)


def _draft(s: ThiefdomState, seat: int) -> Iterator[tuple[str, ThiefdomState]]:
    right = (seat - 1) % s.seats if seat >= 0 else -1
    undealt = [card for card in range(12) if s.half >> card & 1]
    for owner in range(s.seats):
        if owner == seat:
            continue
        for index in range(owner * 3, owner * 3 + 3):
            if undealt and s.kept[index] >= 0 and (s.phase == PICK or owner != right):
                world = s.copy()
                world.half ^= 1 << undealt[0] | 1 << s.kept[index]
                world.kept[index] = undealt[0]
                yield "kept card", world
        if s.phase == PICK and s.choice[owner] >= 0:
            hand = [card for card in s.hand[owner * 3 : owner * 3 + 3] if card not in (-1, s.choice[owner])]
            world = s.copy()
            world.choice[owner] = hand[0]
            yield "pick", world
