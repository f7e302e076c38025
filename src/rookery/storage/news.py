"""PostgreSQL's LISTEN and NOTIFY: workers hear of each other's changes."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import psycopg
from sqlalchemy.engine import URL

from rookery.storage.rows import Entry, Stored
from rookery.storage.writes import CHANGING, CHANNEL

PAUSE = 1.0  # seconds before a lost connection is made again
BEAT = 0.5  # how soon the thread notices that it is to end
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

    def __init__(self, url: URL, name: str, heard: Callable[[str], None], said: Said | None) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._name = name
        self._heard = heard
        self._said = said
        self._ending = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="rookery-news", daemon=True)
        self._thread.start()
        self._ready.wait(5)

    def close(self) -> None:
        """Stops listening."""
        self._ending.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._ending.is_set():
            try:
                self._listen()
            except psycopg.Error:
                self._ending.wait(PAUSE)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._ready.set()
            self._heard("")
            while not self._ending.is_set():
                for note in connection.notifies(timeout=BEAT):
                    self._take(*note.payload.split(" ", 2))
                    if self._ending.is_set():
                        return

    def _take(self, sender: str, match_id: str, words: str = "") -> None:
        if sender == self._name:
            return
        if not words:
            self._heard(match_id)
        elif self._said is not None:
            self._said(sender, match_id, words)
