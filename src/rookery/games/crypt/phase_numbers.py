"""The numbers of `s.phase` in Crypt, and the words for them in views and questions."""

from __future__ import annotations

from typing import Final

PHASE_KEYS: Final = tuple(
    "sides leader reveal window turn place flip roll reroll reroll_roll ghost_roll tie_roll ended".split()
)

SIDES: Final = 0  # chance: which side of a collector
LEADER: Final = 1  # chance: who leads first
REVEAL: Final = 2  # chance: the next card of the deck
WINDOW: Final = 3  # before the claims: Pottery B
TURN: Final = 4  # claim, recover, or use a collector first
PLACE: Final = 5  # one group of dice after another
FLIP: Final = 6  # which card to turn face up
ROLL: Final = 7  # chance: a placed die
REROLL: Final = 8  # Idol A: reroll a failed die or pass
REROLL_ROLL: Final = 9  # chance: the rerolled die
GHOST_ROLL: Final = 10  # chance: a die of the Ghost
TIE_ROLL: Final = 11  # chance: a die of a tied player
ENDED: Final = 12
# Between them the rules go on by themselves, in the order that flow.py shows.
GO_SETUP: Final = 20
GO_ROUND: Final = 21
GO_DEAL: Final = 22
GO_WINDOW: Final = 23
GO_TURN: Final = 24
GO_COLLECT: Final = 25
GO_CARDS: Final = 26
GO_REROLL: Final = 27
GO_REST: Final = 28
GO_TORCHES: Final = 29
GO_END: Final = 30
