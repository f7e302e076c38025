"""The numbers of `s.phase` in Thief's Market, and the words for them in views and questions."""

from __future__ import annotations

from typing import Final

PHASE_KEYS: Final = tuple(
    "start deal roll split keep spare reroll lucky lucky_roll buy pay turn potion copy ended".split()
)

START: Final = 0  # chance: who starts
DEAL: Final = 1  # chance: the next card of a row
ROLL: Final = 2  # chance: a die of the loot
SPLIT: Final = 3  # take, or steal from whom
KEEP: Final = 4  # how many of one kind
SPARE: Final = 5  # the victim keeps one returned die from being rerolled
REROLL: Final = 6  # chance: a returned die
LUCKY: Final = 7  # reroll a die of the final pile, or not
LUCKY_ROLL: Final = 8  # chance: that die
BUY: Final = 9  # buy, use an ability, or end the turn
PAY: Final = 10  # how many dice of one colour
TURN: Final = 11  # the new face of a die
POTION: Final = 12  # chance: the card behind the potion
COPY: Final = 13  # which card to copy
ENDED: Final = 14
# Between them the rules go on by themselves, in the order that flow.py shows.
GO_REFILL: Final = 20
GO_ROUND: Final = 21
GO_SPLIT: Final = 22
GO_KEEP: Final = 23
GO_SNAPSHOT: Final = 24
GO_LUCKY: Final = 25
GO_BUY: Final = 26
GO_PAY: Final = 27
GO_BOUGHT: Final = 28
GO_CLOSE: Final = 29
GO_END: Final = 30
GO_PURCHASE: Final = 31
GO_GAIN: Final = 32
