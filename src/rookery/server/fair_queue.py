"""Where bots think: a few threads, and a queue in which nobody gets ahead by asking more often.

Whom people wait for goes first; then hints and replays; then tables whose people are away; tables of bots
alone come last. Within each of these the addresses take turns, and at an address its guests. One address
never holds all threads, and one thread is kept for bots whom people wait for.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Any, NamedTuple, TypeVar

from rookery.server import metrics

T = TypeVar("T")
MERCY = 8  # of so many turns one goes to the last in line, so that nobody waits for ever


class Rank(IntEnum):
    """In what order the threads are given away."""

    WAITED = 0  # somebody looks at the table and waits
    ASKED = 1  # hints and replays
    AWAY = 2  # people sit there, but none is connected
    ALONE = 3  # bots among themselves


class Turn(NamedTuple):
    """For whom there is something to think about."""

    rank: Rank
    place: str  # the address
    guest: str


@dataclass(eq=False)
class Job:
    """Something to think about, and who is told the result."""

    turn: Turn
    work: Callable[[], Any]
    told: asyncio.Future[Any]


class Round:
    """The jobs of one rank: addresses take turns, at an address its guests, a guest's jobs in order."""

    def __init__(self) -> None:
        self._places: dict[str, dict[str, deque[Job]]] = {}

    def __bool__(self) -> bool:
        return bool(self._places)

    def add(self, job: Job) -> None:
        guests = self._places.setdefault(job.turn.place, {})
        guests.setdefault(job.turn.guest, deque()).append(job)

    def take(self, free: Callable[[str], bool]) -> Job | None:
        """The next job of an address that may have a thread."""
        place = next((place for place in self._places if free(place)), None)
        if place is None:
            return None
        guests = self._places.pop(place)
        guest = next(iter(guests))
        jobs = guests.pop(guest)
        job = jobs.popleft()
        if jobs:
            guests[guest] = jobs  # behind the others
        if guests:
            self._places[place] = guests
        return job

    def drop(self, job: Job) -> None:
        """Takes out a job that nobody waits for any more."""
        guests = self._places.get(job.turn.place, {})
        jobs = guests.get(job.turn.guest, deque())
        if job in jobs:
            jobs.remove(job)
            if not jobs:
                del guests[job.turn.guest]
            if not guests:
                del self._places[job.turn.place]


class Thinkers:
    """The threads and the queue before them; everything but the thinking happens on the event loop."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="rookery-bot")
        self._threads = threads
        self._a_place = max(1, threads // 2)
        self._rounds = [Round() for _ in Rank]
        self._busy: Counter[str] = Counter()  # threads by address
        self._running = 0
        self._unawaited = 0  # threads that think for no one who waits
        self._turns = 0

    async def think(self, turn: Turn, work: Callable[[], T]) -> T:
        """The result of some work that is done in a thread when its turn comes."""
        job = Job(turn, work, asyncio.get_running_loop().create_future())
        self._rounds[turn.rank].add(job)
        metrics.THINKING.labels(turn.rank.name.lower()).inc()
        try:
            self._begin()
            result: T = await job.told
            return result
        finally:
            self._rounds[turn.rank].drop(job)
            metrics.THINKING.labels(turn.rank.name.lower()).dec()

    def _begin(self) -> None:
        while self._running < self._threads:
            job = self._next()
            if job is None:
                return
            self._running += 1
            self._busy[job.turn.place] += 1
            self._unawaited += job.turn.rank > Rank.WAITED
            done = asyncio.get_running_loop().run_in_executor(self._pool, job.work)
            done.add_done_callback(partial(self._ended, job))

    def _next(self) -> Job | None:
        ranks: Iterable[Rank] = reversed(Rank) if self._turns % MERCY == MERCY - 1 else Rank
        spare = self._unawaited < max(1, self._threads - 1)
        for rank in ranks:
            if self._rounds[rank] and (rank is Rank.WAITED or spare):
                job = self._rounds[rank].take(self._free)
                if job is not None:
                    self._turns += 1
                    return job
        return None

    def _free(self, place: str) -> bool:
        return self._busy[place] < self._a_place

    def _ended(self, job: Job, done: asyncio.Future[Any]) -> None:
        self._running -= 1
        self._unawaited -= job.turn.rank > Rank.WAITED
        self._busy[job.turn.place] -= 1
        if not self._busy[job.turn.place]:
            del self._busy[job.turn.place]
        error = None if done.cancelled() else done.exception()
        if job.told.done():  # whoever asked has gone
            pass
        elif done.cancelled():
            job.told.cancel()
        elif error is not None:
            job.told.set_exception(error)
        else:
            job.told.set_result(done.result())
        self._begin()

    def close(self) -> None:
        """Ends after what is being thought about."""
        self._threads = 0
        self._pool.shutdown(wait=True, cancel_futures=True)
