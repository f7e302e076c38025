"""What Thiefdom tells its table: the clauses behind a question, and how far ahead its bots think."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.glossary import GLOSSARY
from rookery.games.thiefdom.measured import MEASURED
from rookery.kernel.manners import Deed, Manners, Sight, Stat, Thought

MANNERS: Final = Manners(
    glossary=GLOSSARY,
    measured=MEASURED,
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
    stats=(
        Stat("robbed", ("robbed",)),
        Stat("arrested", ("arrested",)),
        Stat("sold", ("sold",), sums="vp"),
        Stat("missions", ("mission_done",)),
        Stat("allies", ("ally",)),
        Stat("brawls", ("brawl",)),
    ),
    deeds=(Deed("sale", ("sold",), by="vp"), Deed("seized", ("seized",), by="count")),
    telling=(
        *("arrested", "mission_done", "ally", "sold", "delivered", "robbed", "brawl", "vp", "bought"),
        *("visited", "used", "hideout", "entered", "located", "plan", "walked", "stepped"),
    ),
    # Where a thief has dozens of ways, half a look is hardly better than a quarter.
    sights={"careless": Sight(15, 2), "apprentice": Sight(62, 10)},
    thoughts={
        "burglar": Thought(20, 0, 30),
        "fence": Thought(80, 0, 30),
        "mastermind": Thought(500, 20, 20),
        "legend": Thought(8000, 20, 20),
    },
    # Alone a round has few choices, and guided rollouts tell more about them than random ones.
    alone={"burglar": Thought(20, 20, 20), "fence": Thought(100, 20, 20)},
    stretch=0.7,
)
