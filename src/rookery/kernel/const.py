"""The few numbers that every game and every table share."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1  # the actor when dice or cards decide
OVER: Final = -2  # the actor when nobody does any more
ONLOOKER: Final = -1  # the seat of somebody who only watches
EVERYONE: Final = -1  # an event's audience: all seats and onlookers
