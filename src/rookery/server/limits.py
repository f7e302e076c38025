"""How fast and how much: token buckets, one for each that asks."""

from __future__ import annotations

from collections.abc import Callable

MESSAGE_BYTES = 64 * 1024
BUNDLE = 32  # actions in one move
KEPT = 20_000  # buckets kept at a time


class Bucket:
    """Fills at a steady rate up to its burst; each message takes one."""

    __slots__ = ("burst", "level", "rate", "seen")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.seen = now

    def take(self, now: float) -> bool:
        """Whether one more may pass."""
        self.level = min(self.burst, self.level + max(0.0, now - self.seen) * self.rate)
        self.seen = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each key; the one unused for longest goes first when there are too many."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._kept: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Whether this one may ask once more now."""
        now = self._now()
        bucket = self._kept.pop(key, None) or Bucket(self._rate, self._burst, now)
        self._kept[key] = bucket  # at the end: the dict is in order of use
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return bucket.take(now)
