"""What the acting seat can foresee: how likely each bid is true, how likely a doubt is right."""

from __future__ import annotations

from liars_dice.bidding import bid_of, legal
from liars_dice.const import CHALLENGE, EXACT
from liars_dice.odds import ALL, precision, truth
from liars_dice.state import Cups
from rookery.kernel import View


def preview(s: Cups, seat: int) -> View:
    """By action: a word key and its numbers, as the board for any game shows them."""
    return {"actions": {str(action): told(s, seat, action) for action in legal(s, seat)}}


def told(s: Cups, seat: int, action: int) -> View:
    """One choice in per cent."""
    return {"key": "odds", "args": {"percent": (chance(s, seat, action) + 5) // 10}}


def chance(s: Cups, seat: int, action: int) -> int:
    """How likely a choice turns out right, in thousandths."""
    if action == CHALLENGE:
        return ALL - truth(s, seat, s.count, s.face)
    if action == EXACT:
        return precision(s, seat, s.count, s.face)
    return truth(s, seat, *bid_of(action))
