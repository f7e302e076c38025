"""Lists of legal placements, made once: they hang on the card, the dice in hand and the total to beat."""

from __future__ import annotations

from typing import Final

from rookery.games.crypt.actions import GROUPS
from rookery.games.crypt.const import DICE, FACES, MAX_SLOTS
from rookery.kernel.runtime import append, extend, i64, vec

TOTALS: Final = 19  # of a group: 0 to DICE * FACES


def _groups_above(total: int, dice: int) -> list[int]:
    """The groups (dice - 1) * 6 + effort - 1 that beat a total with at most so many dice."""
    return [(k - 1) * FACES + v - 1 for k in range(1, dice + 1) for v in range(1, FACES + 1) if k * v > total]


def _placements() -> vec[vec[i64]]:
    """For slot, dice in hand and total to beat: the legal placements, ready to be listed."""
    found = vec[vec[i64]]()
    for slot in range(MAX_SLOTS):
        for dice in range(DICE + 1):
            for total in range(TOTALS):
                groups = [slot * GROUPS + group for group in _groups_above(total, dice)]
                found = append(found, vec[i64](groups))
    return found


PLACEMENTS: Final = _placements()  # [(slot * 4 + dice) * 19 + total]


def _free_placements() -> vec[vec[i64]]:
    """For dice in hand, first slot and number of slots: all placements on free cards from there on."""
    found = vec[vec[i64]]()
    for dice in range(DICE + 1):
        for first in range(MAX_SLOTS + 1):
            for slots in range(MAX_SLOTS + 1):
                actions = vec[i64]()
                for slot in range(first, slots):
                    actions = extend(actions, PLACEMENTS[(slot * (DICE + 1) + dice) * TOTALS])
                found = append(found, actions)
    return found


FREE_PLACEMENTS: Final = _free_placements()  # [(dice * 7 + first) * 7 + slots]
