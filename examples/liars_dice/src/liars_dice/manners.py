"""What Liar's Dice tells its table."""

from __future__ import annotations

from typing import Final

from rookery.kernel.manners import Manners, Thought

MANNERS: Final = Manners(
    behind={"bid": ("LD-3.3", "LD-4.1"), "first": ("LD-3.1", "LD-3.5")},
    thoughts={
        "burglar": Thought(60, 50, 12),
        "fence": Thought(250, 50, 20),
        "mastermind": Thought(1000, 50, 30),
        "legend": Thought(8000, 50, 30),
    },
)
