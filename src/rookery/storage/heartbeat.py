"""A worker says something to itself through the database, to know that it still hears."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future

EVERY = 1.0  # seconds between two beats
SILENCE = 3.0  # a beat that was kept and not heard for so long is lost, and the connection with it


class Heartbeat:
    """One beat at a time; what cannot even be sent says nothing about hearing."""

    def __init__(self, send: Callable[[], Future[None]], now: Callable[[], float] = time.monotonic) -> None:
        self._send = send
        self._now = now
        self._sent: Future[None] | None = None
        self._kept: float | None = None  # when we saw that the beat was committed
        self._next = now()

    def tick(self) -> None:
        """Sends the next beat when it is time, and notes when one was kept."""
        now = self._now()
        if self._sent is None:
            if now >= self._next:
                self._sent, self._next = self._send(), now + EVERY
        elif self._sent.done() and self._kept is None:
            if self._sent.cancelled() or self._sent.exception() is not None:
                self._sent = None
            else:
                self._kept = now

    def heard(self) -> None:
        """The beat came back."""
        self._sent = self._kept = None

    def lost(self) -> bool:
        """Whether the connection that listens is as good as gone."""
        return self._kept is not None and self._now() > self._kept + SILENCE
