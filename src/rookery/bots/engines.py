"""Where games are played: here, in several processes, or away. Results come in order."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.pool import AsyncResult
from typing import Any, Protocol, TypeVar

from rookery.bots.arena import Contest, Result, play_one
from rookery.bots.own import lend

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 4  # tasks on their way for each processor


class Engine(Protocol):
    """Does the same work for many tasks; bots are named so that their files can travel along."""

    def __call__(self, work: Callable[[T], R], tasks: Iterable[T], bots: Sequence[str]) -> Iterator[R]:
        """The results in the order of the tasks."""


def side_by_side(work: Callable[[T], R], tasks: Iterable[T], count: int | None = None) -> Iterator[R]:
    """Several tasks at once on this machine, as many as it has processors; few begin before their time."""
    workers = count or os.cpu_count() or 1
    if workers <= 1:
        yield from map(work, tasks)
        return
    with get_context("spawn").Pool(workers, _be_patient) as pool:
        yield from in_order(
            lambda task: pool.apply_async(work, (task,)), AsyncResult.get, tasks, AHEAD * workers
        )


def in_order(
    begin: Callable[[T], Any], end: Callable[[Any], R], tasks: Iterable[T], most: int
) -> Iterator[R]:
    """Begins up to so many tasks before the first has ended, and gives the results in the tasks' order."""
    waiting: deque[Any] = deque()
    for task in tasks:
        waiting.append(begin(task))
        if len(waiting) >= most:
            yield end(waiting.popleft())
    while waiting:
        yield end(waiting.popleft())


def _be_patient() -> None:
    """A worker leaves it to the one who started it to be interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def processes(contest: Contest, numbers: Sequence[int], count: int | None = None) -> Iterator[Result]:
    """Several games of a contest at once on this machine."""
    return side_by_side(play_one, [(contest, number) for number in numbers], count)


def play_contest(engine: Engine, contest: Contest, numbers: Sequence[int]) -> Iterator[Result]:
    """Games of a contest by an engine."""
    return engine(play_one, [(contest, number) for number in numbers], contest.bots)


def work_away(work: Callable[[T], R], task: T, lent: Sequence[tuple[str, bytes]]) -> R | str:
    """One task on a machine that has none of our files; a refusal comes back as its sentence."""
    try:
        for file, source in lent:
            lend(file, source)
        return work(task)
    except ValueError as error:
        return str(error)
