"""How fast, how much and how many: token buckets and counts, one for each that asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

MESSAGE_BYTES = 64 * 1024
HEAD_BYTES = 64 * 1024  # the lines before a body; our neighbours' cookies come with them
BUNDLE = 32  # actions in one move
CROWDED = 10  # an address may send as much as so many sockets
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


class Crowd:
    """How many of something each address holds at a time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def enter(self, place: str, *, by_force: bool = False) -> bool:
        """Whether one more may come; it counts until it leaves."""
        if self._held[place] >= self._most and not by_force:
            return False
        self._held[place] += 1
        return True

    def leave(self, place: str) -> None:
        """One of those that came is gone."""
        self._held[place] -= 1
        if self._held[place] <= 0:
            del self._held[place]

    def __getitem__(self, place: str) -> int:
        return self._held[place]


class Whereabouts:
    """The address at which each guest was last seen: in memory only, and told to nobody."""

    def __init__(self) -> None:
        self._kept: dict[str, str] = {}

    def seen(self, guest: str, place: str) -> None:
        """A guest asks from an address."""
        self._kept.pop(guest, None)
        self._kept[guest] = place  # at the end: the dict is in order of use
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]

    def of(self, guest: str) -> str:
        """Where a guest was last seen; all we have not seen lately count as one address."""
        return self._kept.get(guest, "")


@lru_cache(4096)
def neighbourhood(host: str) -> str:
    """Whom an address counts for: IPv6 hands out whole networks, so there 64 bits are one address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"
