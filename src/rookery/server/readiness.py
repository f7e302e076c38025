"""Whether this worker can keep what it is told: alive is not enough."""

from __future__ import annotations

import asyncio
import time

from rookery.server.hall import Hall
from rookery.storage import DriverError, StoreError

FRESH = 1.0  # seconds an answer is given again before the disk is tried anew
DEADLINE = 3.0  # seconds for one write
STANDSTILL = 30.0  # seconds without a round of the watch
READ_ONLY = "the database is read-only"
KNOWN = {"full": "the disk is full", "readonly": READ_ONLY, "read-only": READ_ONLY}


class Readiness:
    """Tries the real writer and the real disk, for everybody who asks at the same time only once."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._turn = asyncio.Lock()
        self._at = float("-inf")
        self._fault = ""

    async def fault(self) -> str:
        """One sentence that names what is wrong, or nothing."""
        async with self._turn:
            if time.monotonic() >= self._at + FRESH:
                self._fault = await self._look()
                self._at = time.monotonic()
            return self._fault

    async def _look(self) -> str:
        store = self._hall.store
        try:
            async with asyncio.timeout(DEADLINE):
                await store.probe()
        except TimeoutError:
            return f"the database did not keep a write within {DEADLINE:.0f} seconds"
        except StoreError as error:
            return _sentence(error)
        if store.deaf:
            return "news of other workers are not heard"
        if self._hall.now() > self._hall.watched + STANDSTILL:
            return "the watch over clocks and bots stands still"
        return ""


def _sentence(error: StoreError) -> str:
    said = str(error.orig if isinstance(error, DriverError) else error)
    found = [sentence for word, sentence in KNOWN.items() if word in said]
    if found or not isinstance(error, DriverError):
        return (found or [said])[0]
    return "the database keeps nothing"
