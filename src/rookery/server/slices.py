"""Long work on the loop, a slice at a time: nobody waits for more than one slice of it.

A thread would not do: while one of them reckons, the others wait for their turn (`TURN` in `run.py`), and the
loop asks for its turn after every frame that it sends.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Any, TypeVar

SLICE = 0.003  # seconds of work before everybody else has a turn

T = TypeVar("T")


class Slices:
    """However much long work there is at a time, between any two slices of it everybody else has a turn."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def through(self, work: Generator[Any, None, T]) -> T:
        """What the work answers in the end."""
        answer: list[T] = []
        while not answer:
            async with self._turn:
                _slice(work, answer)
                await asyncio.sleep(0)
        return answer[0]


def _slice(work: Generator[Any, None, T], answer: list[T]) -> None:
    """Some steps of the work, at least one; what it answers at its end is put into the list."""
    end = time.perf_counter() + SLICE
    try:
        next(work)
        while time.perf_counter() < end:
            next(work)
    except StopIteration as done:
        answer.append(done.value)
