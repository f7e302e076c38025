"""What speaks for a choice and against it, from what a seat knows (for hints)."""

from __future__ import annotations

from typing import Final

from rookery.games.crypt.actions import DONE, GROUPS, RECOVER
from rookery.games.crypt.cards import bit, count_of, type_of, value_of
from rookery.games.crypt.const import FACES
from rookery.games.crypt.state import CryptState
from rookery.kernel import Named, ReasonKind

MOTIVES: Final = (
    ReasonKind("value", ("type", "value")),
    ReasonKind("hidden", ("slot",)),
    ReasonKind("more", ("type", "cards")),
    ReasonKind("evicts", ("seat",)),
    ReasonKind("effort", ("percent",)),
    ReasonKind("recovers", ("dice",)),
)


def motive(s: CryptState, seat: int, action: int) -> list[Named]:
    """The card and who holds it, then the risk of the effort (CR-6.4); what a rest brings back."""
    if action == RECOVER:
        return [Named("recovers", {"dice": int(s.exhausted[seat])})]
    if action >= DONE:
        return []
    slot = action // GROUPS
    kind = s.slot_card[slot]
    found = [Named("hidden", {"slot": slot})]
    if s.slot_up[slot] or s.slot_known[slot] & bit(seat):
        found = [Named("value", {"type": int(type_of(kind)), "value": int(value_of(kind))})]
        own = int(count_of(s, seat, type_of(kind)))
        if own:
            found.append(Named("more", {"type": int(type_of(kind)), "cards": own}))
    if 0 <= s.slot_owner[slot] < s.seats:
        found.append(Named("evicts", {"seat": int(s.slot_owner[slot])}))
    effort = action % FACES + 1
    return [*found, Named("effort", {"percent": 100 * (effort - 1) // FACES})]
