"""Where the games of a contest are played: here, in several processes, or away. Results come in order."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context

from rookery.bots.arena import Contest, Result, play_one
from rookery.bots.own import lend

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


def play_away(contest: Contest, number: int, lent: Sequence[tuple[str, bytes]]) -> Result | str:
    """One game on a machine that has none of our files; a refusal comes back as its sentence."""
    try:
        for file, source in lent:
            lend(file, source)
        return play_one((contest, number))
    except ValueError as error:
        return str(error)
