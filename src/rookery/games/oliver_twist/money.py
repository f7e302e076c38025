"""Money (OT-7): the bank never runs out, and nobody owes."""

from __future__ import annotations

from rookery.games.oliver_twist.state import OliverTwistState
from rookery.kernel.runtime import i64


def pay(s: OliverTwistState, seat: i64, amount: i64) -> i64:
    """OT-7.3: cash never falls below 0; answers what was really paid."""
    cash: i64 = s.money[seat]
    paid: i64 = amount if amount <= cash else cash
    s.money[seat] = cash - paid
    return paid
