"""The table before the first turn (OT-1)."""

from __future__ import annotations

from rookery.games.oliver_twist.const import BURGLARY
from rookery.games.oliver_twist.phase_numbers import FIRST
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tables import Tables
from rookery.kernel import CHANCE
from rookery.kernel.runtime import i64, vec


def set_up(t: Tables, s: OliverTwistState) -> None:
    """OT-1.2 to OT-1.9: money, start tokens aside, Burglaries aside, all others in the bag."""
    seat: i64
    for seat in range(s.seats):
        s.money[seat] = t.start_money
    s.aside = vec[i64](t.starts)
    s.bag = vec[i64](t.tokens)
    s.bag[BURGLARY] = 0
    s.bag_size = sum(t.tokens) - t.tokens[BURGLARY]
    s.phase = FIRST
    s.actor = CHANCE
