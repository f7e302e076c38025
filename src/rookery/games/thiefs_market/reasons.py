"""Why a choice is refused, in numbers: every reason and the numbers it gives; the phases say which."""

from __future__ import annotations

from typing import Final

from rookery.kernel import ReasonKind

REASONS: Final = (
    ReasonKind("wait", ("seat",)),
    ReasonKind("no_loot"),
    ReasonKind("no_pile", ("victim_seat",)),
    ReasonKind("lone", ("victim_seat",)),
    ReasonKind("all", ("objects",)),
    ReasonKind("keep", ("face", "least", "most")),
    ReasonKind("sold", ("card",)),
    ReasonKind("bought", ("made", "allowed")),
    ReasonKind("missing", ("card", "missing", "gold")),
    ReasonKind("pay", ("face", "least", "most")),
    ReasonKind("not_owned", ("card",)),
    ReasonKind("no_ability", ("card",)),
    ReasonKind("used", ("card",)),
    ReasonKind("no_die", ("card", "face")),
    ReasonKind("no_gold", ("card", "needed", "gold")),
)
