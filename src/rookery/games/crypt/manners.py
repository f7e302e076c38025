"""What Crypt tells its table: the clauses behind a question, and how far ahead its bots think."""

from __future__ import annotations

from typing import Final

from rookery.games.crypt.glossary import GLOSSARY
from rookery.games.crypt.measured import MEASURED
from rookery.kernel.manners import Deed, Manners, Stat

MANNERS: Final = Manners(
    glossary=GLOSSARY,
    measured=MEASURED,
    behind={
        "window": ("CR-4.2", "CR-K-PO-B"),
        "turn": ("CR-5.3", "CR-5.8"),
        "place": ("CR-5.4", "CR-5.5"),
        "flip": ("CR-9.2",),
        "reroll": ("CR-6.7", "CR-K-ID-A"),
    },
    besides={"lights_out": ("CR-5.7",)},
    counted=("slot",),
    stats=(
        Stat("cards", ("collected", "took")),
        Stat("evicted", ("evicted",)),
        Stat("exhausted", ("exhausted",), sums="dice"),
    ),
    deeds=(Deed("card", ("collected", "shown"), by="value"), Deed("exhausted", ("exhausted",), by="dice")),
    telling=("idol_race", "took", "collected", "evicted", "exhausted", "restored", "recovered", "claimed"),
)
