"""Time to think: live (minutes and an increment) or slow (days a turn). Pure sums, no waiting."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

DAY = 86400.0
GRACE = 30.0  # seconds somebody has at least who comes back to a clock that ran down,
OFFER = 300.0  # seconds for which an offer to end stands in live play; else it is a day
AWAY = 600.0  # seconds after which somebody who is not connected counts as gone
GRACES = 3  # so often, and each time half as much

Clock = dict[str, Any]  # {"kind": "live", "minutes", "increment"} or {"kind": "slow", "days"}
Clocks = dict[str, Any]  # {"left": seconds by seat, "since": when they began to run, "graces": used by seat}


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
    return clocks | {"left": left, "since": now}


def paused(clocks: Clocks | None, since: float, now: float) -> Clocks | None:
    """The clocks without the time in which nobody could play."""
    return None if clocks is None else clocks | {"since": now - max(0.0, since - clocks["since"])}


def passed_on(
    clock: Clock, clocks: Clocks, before: Iterable[int], after: Iterable[int], bots: Iterable[int] = ()
) -> Clocks:
    """Who finished a turn gets the increment, unless a bot did; in slow play every new turn has its days."""
    left = list(clocks["left"])
    slow = clock["kind"] == "slow"
    for seat in set(before) - set(after) - set(bots):
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
    """Who comes back finds the clock as it was; one that had run down has a little more, GRACES times."""
    if clock is None or clocks is None or clocks["left"][seat] > 0:
        return clocks
    left, used = list(clocks["left"]), _graces(clocks)
    whole = allowance(clock) if clock["kind"] == "slow" else max(GRACE, float(clock["increment"]))
    left[seat] = whole / 2 ** used[seat]
    used[seat] += 1
    return clocks | {"left": left, "graces": used}


def run_out(clocks: Clocks | None, seat: int) -> bool:
    """Whether a seat's time is up for good: it has run down once more than there are graces."""
    return clocks is not None and clocks["left"][seat] <= 0 and _graces(clocks)[seat] >= GRACES


def _graces(clocks: Clocks) -> list[int]:
    return list(clocks.get("graces") or [0] * len(clocks["left"]))


def offer_stands(clock: Clock | None) -> float:
    """Seconds for which an offer to end stands, if nobody plays on."""
    return OFFER if clock is not None and clock["kind"] == "live" else DAY


def away_for_good(clock: Clock | None) -> float:
    """Seconds after which somebody for whom a bot stands in is no longer asked whether to end."""
    return allowance(clock) if clock is not None and clock["kind"] == "slow" else AWAY


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
