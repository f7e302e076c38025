"""PostgreSQL's LISTEN and NOTIFY: workers hear of each other's changes."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import asdict
from typing import Any

import psycopg
from sqlalchemy.engine import URL

from rookery.storage.engine import PATIENCE
from rookery.storage.heartbeat import Heartbeat
from rookery.storage.reads import WORKERS
from rookery.storage.rows import Entry, Stored
from rookery.storage.writes import CHANGING, CHANNEL

LOG = logging.getLogger("rookery.storage")
PAUSE = 1.0  # seconds before a lost connection is made again
BEAT = 0.5  # how soon the thread notices that it is to end
BEATING = "~"  # stands for no table: a worker hears itself
ENTRY = "entry "
LONGEST = 7000  # characters, all of them ASCII; PostgreSQL takes 8000 bytes

Said = Callable[[str, str, str], None]  # which worker, of which table, what


def spelled_news(row: Stored, entry: Entry) -> str:
    """A new entry with what changed beside it, for other workers; the table alone if it is too long."""
    told = json.dumps([asdict(entry), {name: getattr(row, name) for name in CHANGING}])
    return f"{row.id} {ENTRY}{told}" if len(told) < LONGEST else row.id


def read_news(words: str) -> tuple[Entry, dict[str, Any]] | None:
    """What another worker says of a new entry; None if it speaks of something else."""
    if not words.startswith(ENTRY):
        return None
    told, values = json.loads(words.removeprefix(ENTRY))
    return Entry(**told), values


class News:
    """A thread with a connection of its own; after a gap it reports '' once: look at everything."""

    def __init__(
        self,
        url: URL,
        name: str,
        number: int,
        heard: Callable[[str], None],
        said: Said | None,
        beat: Callable[[], Future[None]],
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._patience = {key: value for key, value in PATIENCE.items() if key not in url.query}
        self._beat = beat
        self._listening = False
        self._heartbeat = Heartbeat(beat)
        self._name = name
        self._number = number  # whoever holds the lock of this number is alive
        self._heard = heard
        self._said = said
        self._ending = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="rookery-news", daemon=True)
        self._thread.start()
        self._ready.wait(5)

    @property
    def deaf(self) -> bool:
        """Whether what other workers say does not arrive."""
        return not self._listening or self._heartbeat.lost()

    def close(self) -> None:
        """Stops listening."""
        self._ending.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._ending.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                LOG.warning("news of other workers are not heard", extra={"reason": str(error)})
                self._ending.wait(PAUSE)
            finally:
                self._listening = False

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True, **self._patience) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", (WORKERS, self._number))
            self._heartbeat = Heartbeat(self._beat)
            self._listening = True
            self._ready.set()
            self._heard("")
            while not self._ending.is_set():
                self._heartbeat.tick()
                if self._heartbeat.lost():
                    raise psycopg.OperationalError("a heartbeat was kept but not heard")
                for note in connection.notifies(timeout=BEAT):
                    self._take(*note.payload.split(" ", 2))
                    if self._ending.is_set():
                        return

    def _take(self, sender: str, match_id: str, words: str = "") -> None:
        if match_id == BEATING and sender == self._name:
            self._heartbeat.heard()
        if match_id == BEATING or sender == self._name:
            return
        if not words:
            self._heard(match_id)
        elif self._said is not None:
            self._said(sender, match_id, words)
