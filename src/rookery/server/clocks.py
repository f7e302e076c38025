"""Time to think: live (minutes and an increment) or slow (days a turn). Pure sums, no waiting."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

DAY = 86400.0
GRACE = 30.0  # seconds somebody who comes back has at least

Clock = dict[str, Any]  # {"kind": "live", "minutes", "increment"} or {"kind": "slow", "days"}
Clocks = dict[str, Any]  # {"left": seconds by seat, "since": when they began to run}


def allowance(clock: Clock) -> float:
    """What a seat has at the start, or for each turn of slow play."""
    return float(clock["days"] * DAY if clock["kind"] == "slow" else clock["minutes"] * 60)


def fresh(clock: Clock | None, seats: int, now: float) -> Clocks | None:
    """The clocks at the first move."""
    return None if clock is None else {"left": [allowance(clock)] * seats, "since": now}


def settled(clocks: Clocks | None, running: Iterable[int], now: float) -> Clocks | None:
    """The clocks with the time until now taken off those that run."""
    if clocks is None:
        return None
    left = list(clocks["left"])
    for seat in running:
        left[seat] = max(0.0, left[seat] - max(0.0, now - clocks["since"]))
    return {"left": left, "since": now}


def passed_on(clock: Clock, clocks: Clocks, before: Iterable[int], after: Iterable[int]) -> Clocks:
    """Who finished a turn gets the increment (slow: the full time); who takes it back gives it back."""
    left = list(clocks["left"])
    slow = clock["kind"] == "slow"
    for seat in set(before) - set(after):
        left[seat] = allowance(clock) if slow else left[seat] + clock["increment"]
    for seat in set(after) - set(before):
        left[seat] = allowance(clock) if slow else left[seat]
    return clocks | {"left": left}


def taken_back(clock: Clock, clocks: Clocks, seat: int) -> Clocks:
    """An undone turn gives its increment back, so that nobody gains time by it."""
    left = list(clocks["left"])
    if clock["kind"] == "live":
        left[seat] = max(1.0, left[seat] - clock["increment"])
    return clocks | {"left": left}


def returned(clock: Clock | None, clocks: Clocks | None, seat: int) -> Clocks | None:
    """Somebody who comes back to a run-down clock can at least make a move."""
    if clock is None or clocks is None:
        return clocks
    left = list(clocks["left"])
    again = allowance(clock) if clock["kind"] == "slow" else max(GRACE, float(clock["increment"]))
    left[seat] = max(left[seat], again)
    return clocks | {"left": left}


def deadline(clocks: Clocks | None, running: Iterable[int]) -> float | None:
    """When the first of the running clocks is down."""
    if clocks is None:
        return None
    ends = [clocks["since"] + clocks["left"][seat] for seat in running]
    return min(ends, default=None)


def run_down(clocks: Clocks | None, running: Iterable[int], now: float) -> list[int]:
    """The seats whose time is up."""
    if clocks is None:
        return []
    return [seat for seat in running if now >= clocks["since"] + clocks["left"][seat]]
