"""What Thief's Market tells its table: the clauses behind a question, and how far ahead its bots think."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefs_market.glossary import GLOSSARY
from rookery.games.thiefs_market.measured import MEASURED
from rookery.kernel.manners import Deed, Manners, Stat, Thought

MANNERS: Final = Manners(
    glossary=GLOSSARY,
    measured=MEASURED,
    behind={
        "split": ("TM-4.3", "TM-4.4", "TM-4.6"),
        "keep": ("TM-4.4", "TM-4.6"),
        "spare": ("TM-4.7",),
        "lucky": ("TM-5.3",),
        "buy": ("TM-6.2", "TM-6.4", "TM-6.5"),
        "pay": ("TM-6.5", "TM-6.6"),
        "turn": ("TM-9.1",),
        "copy": ("TM-6.7",),
    },
    stats=(
        Stat("cards", ("bought", "gained")),
        Stat("thefts", ("stole",)),
        Stat("robbed", ("stole",), whose="victim_seat"),
        Stat("gold", ("gold", "bags"), sums="gold"),
    ),
    deeds=(Deed("theft", ("stole",), by="kept"), Deed("bags", ("bags",), by="gold")),
    telling=("stole", "bought", "gained", "copied", "took", "turned", "lucky_roll", "masks", "bags", "loot"),
    thoughts={
        "burglar": Thought(30, 20, 20),
        "fence": Thought(150, 20, 20),
        "mastermind": Thought(800, 20, 20),
        "legend": Thought(12000, 20, 20),
    },
    stretch=1.55,
)
