"""The spaces that environments declare."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from rookery.research.layout import Layout

OBSERVATION = "observation"
ACTION_MASK = "action_mask"


def row_space(layout: Layout, count: int = 1) -> spaces.Box:
    """The space of `count` rows end to end."""
    low, high = np.tile(layout.low, count), np.tile(layout.high, count)
    return spaces.Box(low, high, dtype=layout.dtype.type)


def masked_space(layout: Layout, n_actions: int) -> spaces.Dict:
    """An observation as PettingZoo's classic games have it: the row beside the action mask."""
    mask = spaces.Box(0, 1, (n_actions,), np.int8)
    return spaces.Dict({OBSERVATION: row_space(layout), ACTION_MASK: mask})
