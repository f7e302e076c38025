"""What Oliver Twist tells its table: the clauses behind a question, and how far ahead its bots think."""

from __future__ import annotations

from typing import Final

from rookery.games.oliver_twist.glossary import GLOSSARY
from rookery.games.oliver_twist.measured import MEASURED
from rookery.kernel.manners import Deed, Manners, Stat, Thought

MANNERS: Final = Manners(
    glossary=GLOSSARY,
    measured=MEASURED,
    behind={
        "action": ("OT-3.2", "OT-3.7"),
        "peek": ("OT-10.9",),
        "place": ("OT-4.8",),
        "reveal": ("OT-10.3",),
        "branch": ("OT-10.5",),
        "take": ("OT-4.3", "OT-4.5"),
        "swap": ("OT-4.12",),
        "sell": ("OT-5.1", "OT-5.3"),
        "keep": ("OT-10.12",),
        "spend": ("OT-10.11",),
        "starter": ("OT-9.9",),
        "late": ("OT-8.3",),
        "wallets": ("OT-C10",),
        "grab": ("OT-C1",),
        "search": ("OT-C6",),
        "break_in": ("OT-C13",),
    },
    # Long games: rollouts are cut and judged by the rule of thumb, and follow it where that is cheap.
    thoughts={
        "burglar": Thought(100, 20, 20),
        "fence": Thought(400, 60, 60),
        "mastermind": Thought(4000, 100, 100),
        "legend": Thought(12500, 100, 100),
    },
    stats=(
        Stat("tokens", ("took", "grabbed")),
        Stat("sold", ("sold",), sums="pounds"),
        Stat("robbed", ("snatched", "tool_taken")),
        Stat("victim", ("snatched", "tool_taken"), whose="victim_seat"),
        Stat("burgled", ("burgled",)),
        Stat("fined", ("fined",), sums="pounds"),
    ),
    deeds=(
        Deed("sale", ("sold",), by="pounds"),
        Deed("burglary", ("loot_shown",), by="pounds"),
        Deed("fine", ("fined",), by="pounds"),
    ),
    telling=(
        *("burgled", "fined", "sold", "snatched", "tool_taken", "wallets", "grabbed", "found", "late"),
        *("took", "skipped", "helped", "hid", "revealed", "placed"),
    ),
    slots={"fence": 0.45, "mastermind": 1.65},
)
