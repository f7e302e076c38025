"""Everything that changes during a game of Oliver Twist."""

from __future__ import annotations

from typing import Any, Final

from rookery.games.oliver_twist.declared import STATE
from rookery.games.oliver_twist.fields import OliverTwistFields
from rookery.kernel import declared_fields

FIELDS: Final = declared_fields("Oliver Twist", (2, 4), STATE)


class OliverTwistState(OliverTwistFields):
    """Decks and bags are multisets, so what nobody has seen yet is not decided yet.

    Tokens in reserves and files are packed ints (see tokens.py); cards are bit masks. Vectors change in place
    and belong to one state; lists are shared by copies and only ever replaced.
    """

    def copy(self) -> OliverTwistState:
        return OliverTwistState(like=self)


def restore(data: dict[str, Any]) -> OliverTwistState:
    """A state from its dump; ValueError names the field that is wrong."""
    FIELDS.check(data)
    s = OliverTwistState(data["seats"])
    FIELDS.fill(s, data)
    return s
