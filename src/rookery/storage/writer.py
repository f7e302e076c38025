"""One thread writes for the whole process; what arrives together is committed together."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from rookery.storage.engine import WRITING

T = TypeVar("T")
After = Callable[[Connection], None] | None
BATCH = 256  # writes in one commit at most


class Write(NamedTuple):
    """One piece of work; it may run twice, so it changes nothing but the database."""

    key: str  # the table it touches: locks are taken in this order on every worker
    work: Callable[[Connection], Any]
    answer: Future[Any]
    after: After = None  # once all others of the commit hold their locks


class Writer:
    """Answers a write only after the commit that holds it is on disk."""

    def __init__(self, engine: Engine, check: Callable[[], None] | None = None) -> None:
        self._engine = engine.execution_options(**WRITING)
        self._check = check or _nothing  # raises when the file is no longer ours
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="rookery-writer", daemon=True)
        self._thread.start()

    def submit(self, key: str, work: Callable[[Connection], T], after: After = None) -> Future[T]:
        """Queues a write; the answer comes when it is durable. `after` follows unless it answers False."""
        answer: Future[T] = Future()
        self._queue.put(Write(key, work, answer, after))
        return answer

    def close(self) -> None:
        """Finishes what is queued, then ends."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch, last = self._gather()
            self._commit(batch)
            if last:
                return

    def _gather(self) -> tuple[list[Write], bool]:
        """Waits for one write and takes along what else is there."""
        first = self._queue.get()
        if first is None:
            return [], True
        batch = [first]
        while len(batch) < BATCH:
            try:
                more = self._queue.get_nowait()
            except Empty:
                break
            if more is None:
                return batch, True
            batch.append(more)
        return batch, False

    def _commit(self, batch: list[Write]) -> None:
        batch = [write for write in batch if write.answer.set_running_or_notify_cancel()]
        batch.sort(key=lambda write: write.key)
        try:
            self._together(batch)
        except Exception as error:  # a deadlock or a bad write: each on its own then
            if len(batch) == 1:
                batch[0].answer.set_exception(error)
                return
            for write in batch:
                self._alone(write)

    def _together(self, batch: list[Write]) -> None:
        if not batch:
            return
        self._check()
        with self._engine.begin() as connection:
            results = [write.work(connection) for write in batch]
            for write, result in zip(batch, results, strict=True):
                if write.after is not None and result is not False:
                    write.after(connection)
        self._check()  # a commit into a file that was replaced meanwhile is none
        for write, result in zip(batch, results, strict=True):
            write.answer.set_result(result)

    def _alone(self, write: Write) -> None:
        try:
            self._together([write])
        except Exception as error:
            write.answer.set_exception(error)


def _nothing() -> None:
    """There is nothing to check."""
