"""Time and chance in the tests' hands: nothing waits, and both services draw the same."""

from __future__ import annotations

import asyncio
import random
import secrets
import selectors
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import ExitStack, contextmanager
from dataclasses import fields
from typing import Any, TypeVar
from unittest import mock

import anyio.to_thread

from rookery.server.settings import Settings
from rookery.storage.writer import Writer

T = TypeVar("T")
START = 2_000_000.0
OURS = ("rookery.server", "rookery.storage", "rookery.table", "rookery.bots")
CLOCKS = (time.time, time.monotonic, time.perf_counter)


class Jumping(selectors.DefaultSelector):
    """Instead of waiting, moves the dial on to the next thing that is due."""

    dial: Dial

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise AssertionError("everybody waits for something that never comes")
        self.dial.moved += max(0.0, timeout)
        return super().select(0)


class Dial(asyncio.SelectorEventLoop):
    """An event loop whose time passes only when nothing is left to do; threads' work is done at once."""

    def __init__(self) -> None:
        self.moved = 0.0
        self.thinks: Callable[[Any], float] = lambda work: 0.0  # how long some work in a thread seems to take
        jumping = Jumping()
        jumping.dial = self
        super().__init__(jumping)

    def time(self) -> float:
        return self.moved

    def now(self) -> float:
        """The time of day."""
        return START + self.moved

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        answer: asyncio.Future[T] = self.create_future()
        took = self.thinks(func)
        try:
            result = func(*args)
        except Exception as error:
            answer.set_exception(error)
        else:
            self.call_later(took, _settle, answer, result) if took else answer.set_result(result)
        return answer


def _settle(answer: asyncio.Future[Any], result: object) -> None:
    if not answer.done():
        answer.set_result(result)


class Clock:
    """Stands in for `time`: whichever clock is asked, the dial answers."""

    def __init__(self, dial: Dial) -> None:
        self._dial = dial

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name) if name.isupper() else lambda *_: self._dial.now()

    def sleep(self, seconds: float) -> None:
        self._dial.moved += seconds


class Dice(random.Random):
    """Stands in for `secrets`: the same draws in both services."""

    def token_hex(self, size: int = 32) -> str:
        return self.randbytes(size).hex()

    def token_bytes(self, size: int = 32) -> bytes:
        return self.randbytes(size)

    def randbelow(self, end: int) -> int:
        return self.randrange(end)


def settings_of(plain: Settings, dial: Dial, **changes: Any) -> dict[str, Any]:
    """The settings that tell the time, told by the dial."""
    told = {field.name: dial.now for field in fields(plain) if field.default in CLOCKS}
    return told | {"now": dial.now} | changes


@contextmanager
def in_hand(dial: Dial) -> Iterator[None]:
    """Everything of ours that looks at a clock, draws at random or writes in a thread is in our hands."""

    clock = Clock(dial)
    stand_ins = {id(time): clock, id(secrets): Dice(1), id(random): Dice(2), id(time.sleep): clock.sleep}
    stand_ins |= {id(function): dial.now for function in CLOCKS}
    with ExitStack() as held:
        held.enter_context(mock.patch.object(Writer, "submit", _written(Writer.submit)))
        held.enter_context(mock.patch.object(ThreadPoolExecutor, "submit", _done))
        held.enter_context(mock.patch.object(anyio.to_thread, "run_sync", _here))
        for home, module in list(sys.modules.items()):
            for name, thing in list(vars(module).items()) if home.startswith(OURS) else ():
                if id(thing) in stand_ins:
                    held.enter_context(mock.patch.object(module, name, stand_ins[id(thing)]))
        yield


async def _here(work: Callable[..., T], *args: Any, **_: Any) -> T:
    return work(*args)


def _done(pool: ThreadPoolExecutor, work: Callable[..., T], *args: Any, **named: Any) -> Future[T]:
    answer: Future[T] = Future()
    try:
        answer.set_result(work(*args, **named))
    except Exception as error:
        answer.set_exception(error)
    return answer


def _written(plain: Callable[..., Future[T]]) -> Callable[..., Future[T]]:
    """The writer's thread does its work; we wait for it, so that no time passes meanwhile."""

    def submit(*args: Any, **named: Any) -> Future[T]:
        answer = plain(*args, **named)
        wait([answer])
        return answer

    return submit
