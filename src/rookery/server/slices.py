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


async def in_slices(work: Generator[Any, None, T]) -> T:
    """What the work answers in the end."""
    while True:
        end = time.perf_counter() + SLICE
        while True:
            try:
                next(work)
            except StopIteration as done:
                answer: T = done.value
                return answer
            if time.perf_counter() >= end:
                break
        await asyncio.sleep(0)
