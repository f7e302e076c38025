"""Why a choice is refused, in numbers: every reason and the numbers it gives; the phases say which."""

from __future__ import annotations

from typing import Final

from rookery.kernel import ReasonKind

REASONS: Final = (
    ReasonKind("others", ("seat",)),
    ReasonKind("held", ("seat", "total", "dice", "most")),
    ReasonKind("held_by_ghost", ("total", "dice", "most")),
    ReasonKind("too_low", ("made", "total")),
    ReasonKind("your_own", ("total",)),
    ReasonKind("few_active", ("dice", "active")),
    ReasonKind("to_the_right", ("slot",)),
    ReasonKind("gone", ("slot",)),
    ReasonKind("nobody_active", ("exhausted",)),
    ReasonKind("no_target", ("dice", "most", "least")),
    ReasonKind("side", ("type", "side")),
    ReasonKind("cards", ("type", "need", "have")),
    ReasonKind("nobody_tired"),
    ReasonKind("all_seen"),
    ReasonKind("face_up", ("slot",)),
    ReasonKind("no_failed", ("effort",)),
    ReasonKind("flip_first", ("type", "left")),
)
