"""What Thiefdom tells its table: the clauses behind a question, and how far ahead its bots think."""

from __future__ import annotations

from typing import Final

from rookery.kernel.manners import Manners, Sight, Thought

MANNERS: Final = Manners(
    behind={
        "pick": ("TD-2.1",),
        "buy": ("TD-2.2", "TD-2.3"),
        "hideout": ("TD-3.1", "TD-3.2"),
        "plan": ("TD-4.2", "TD-4.3"),
        "walk": ("TD-5.5", "TD-5.6"),
        "turn": ("TD-8.1", "TD-9.1"),
        "move": ("TD-9.1", "TD-9.3", "TD-7.3"),
        "passing": ("TD-9.13",),
        "location": ("TD-12.2",),
        "client": ("TD-16.1",),
        "keep": ("TD-15.1",),
        "room": ("TD-19.6",),
        "exchange": ("TD-19.4",),
        "lift": ("TD-E7",),
        "share": ("TD-E7",),
        "poster": ("TD-11.3",),
        "replace": ("TD-2.3",),
    },
    counted=("slot", "row", "column", "house", "mission", "board", "villa"),
    # Where a thief has dozens of ways, half a look is hardly better than a quarter.
    sights={"careless": Sight(15, 2), "apprentice": Sight(62, 10)},
    thoughts={
        "burglar": Thought(20, 0, 30),
        "fence": Thought(80, 0, 30),
        "mastermind": Thought(500, 20, 20),
    },
    # Alone a round has few choices, and guided rollouts tell more about them than random ones.
    alone={"burglar": Thought(20, 20, 20), "fence": Thought(100, 20, 20)},
    stretch=0.7,
)
