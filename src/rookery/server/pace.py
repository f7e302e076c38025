"""When a bot's move is told: by its level, its game and the host's pace, by nothing that is hidden.

A bot begins to think when it is asked, and its move is told one slot later, with one choice or with fifty.
It stops thinking well before; should a busy machine make it miss the slot all the same, the next one is its.
"""

from __future__ import annotations

import asyncio
from math import ceil
from time import monotonic
from typing import Any

from rookery.bots import search
from rookery.bots.levels import LIVE
from rookery.kernel import Game

# Seconds of a slot beside the pace, where a game says no other.
THINKS = {"burglar": 0.15, "fence": 0.3, "mastermind": 0.65, "legend": 1.65}
ELSE = 0.1  # those who do not search
SLOWLY = ("fence", "mastermind", "legend")  # as long as people wait, where the rules are not compiled
MARGIN = 0.15  # seconds of a slot in which nobody thinks


def slot(game: Game[Any], bot: str, pace: float) -> float:
    """Seconds from a bot's question to its move; none at all where the host wants no pace."""
    if not pace:
        return 0.0
    if bot in SLOWLY and _interpreted():
        return max(LIVE, pace + MARGIN)
    return pace + game.manners.slots.get(bot, THINKS.get(bot, ELSE))


def _interpreted() -> bool:
    """Whether searches run without a compiler's help, and far slower by it."""
    return str(search.__file__).endswith(".py")


def thinking(slot: float) -> float:
    """Seconds of a slot that a bot may think."""
    return slot - MARGIN if slot else LIVE


def told_at(began: float, ready: float, slot: float) -> float:
    """When a move is told that was thought about from `began` to `ready`: at the end of a whole slot."""
    return began + slot * max(1, ceil((ready - began) / slot)) if slot else ready


def clock() -> float:
    """Seconds of the machine, as slots are measured."""
    return monotonic()


async def until(moment: float) -> None:
    """Waits for a moment of that clock."""
    await asyncio.sleep(max(0.0, moment - clock()))
