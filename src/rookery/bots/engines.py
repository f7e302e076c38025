"""Where the games of a contest are played: here, or in several processes. Results come in order."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context

from rookery.bots.arena import Contest, Result, play_one

Engine = Callable[[Contest, Sequence[int]], Iterator[Result]]


def processes(contest: Contest, numbers: Sequence[int], count: int | None = None) -> Iterator[Result]:
    """Several games at once on this machine, as many as it has processors."""
    workers = min(count or os.cpu_count() or 1, len(numbers))
    tasks = [(contest, number) for number in numbers]
    if workers <= 1:
        yield from map(play_one, tasks)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(play_one, tasks)
