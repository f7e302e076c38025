"""Why a choice is refused, in numbers: the kinds of reasons, and those that several phases give."""

from __future__ import annotations

from typing import Final

from rookery.kernel import Named, ReasonKind

REASONS: Final = (
    ReasonKind("turn", ("seat",)),
    ReasonKind("spent", ("thief",)),
    ReasonKind("far", ("steps", "mp")),
    ReasonKind("watched", ("citizen",)),
    ReasonKind("price", ("price", "gold")),
    ReasonKind("few", ("good", "needs", "has")),
    ReasonKind("full", ("needs", "free")),
    ReasonKind("equipped", ("cards",)),
)
NO_REASON: Final = Named("", {})  # where the clause says it all


def too_dear(price: int, gold: int) -> Named:
    return Named("price", {"price": price, "gold": gold}) if price > gold else NO_REASON


def too_few(good: int, needs: int, has: int) -> Named:
    return Named("few", {"good": good, "needs": needs, "has": has}) if needs > has else NO_REASON


def too_full(needs: int, free: int) -> Named:
    return Named("full", {"needs": needs, "free": free}) if needs > free else NO_REASON
