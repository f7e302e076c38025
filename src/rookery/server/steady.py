"""The service's time. It never jumps, whatever is done to the machine's clock.

Within a process it is counted by the machine's ticks since it was switched on, which nobody can set.
Where it differs from the true clock (the database's, which all workers share; with SQLite the machine's own)
it runs a little faster or slower until they meet. Now and then it is written down beside the ticks, so that
a service that starts again on the same machine goes on counting; after a reboot, or on another machine, the
true clock says how long it was away, but never that time went back behind what was written.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path

from rookery.storage import Store
from rookery.storage.rows import Pulse

SLEW = 0.05  # how much faster or slower it runs while it makes up for a difference
BEAT = 15.0  # seconds between two times that it is written down


def ticks() -> float:
    """Seconds since the machine was switched on, those asleep too where the system counts them."""
    counted: float = time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))
    return counted


def boot() -> str:
    """Which run of this machine it is; nothing where the system does not tell."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text().strip()
    except OSError:
        return ""


class Steady:
    """A clock that is called for the time, in Unix seconds."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        ticks: Callable[[], float] = ticks,
        boot: Callable[[], str] = boot,
    ) -> None:
        self.wall = wall
        self.ticks = ticks
        self.boot = boot
        self._beat = float("-inf")  # the ticks when it was last written down
        self.set(wall())

    def __call__(self) -> float:
        gone = max(0.0, self.ticks() - self._at)
        return self._time + gone + max(-SLEW * gone, min(SLEW * gone, self._gap))

    def set(self, now: float) -> None:
        """Begins anew at a time; only before anybody has looked."""
        self._time, self._at, self._gap = now, self.ticks(), 0.0

    def lean(self, true: float) -> None:
        """Makes up slowly for the difference to the true clock."""
        now = self()
        self._time, self._at, self._gap = now, self.ticks(), true - now

    async def resume(self, store: Store) -> None:
        """Finds the time when the service starts."""
        true = await store.clock() or self.wall()
        self.set(resumed(await store.pulses(), self.boot(), self.ticks(), true))

    async def beat(self, store: Store) -> None:
        """Looks at the true clock and writes the time down, if that was not done just now."""
        if self.ticks() - self._beat >= BEAT:
            self._beat = self.ticks()
            self.lean(await store.clock() or self.wall())
            await self.write(store)

    async def write(self, store: Store) -> None:
        """Writes the time down."""
        await store.pulse(Pulse(self.boot(), self(), self.ticks()))


def resumed(pulses: Iterable[Pulse], boot: str, ticks: float, true: float) -> float:
    """Where time goes on: by the ticks of this very machine, or else by the true clock, never back."""
    latest = true
    for pulse in pulses:
        if boot and pulse.boot == boot and pulse.ticks <= ticks:
            return pulse.time + ticks - pulse.ticks
        latest = max(latest, pulse.time)
    return latest
