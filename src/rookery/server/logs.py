"""One JSON object a line, and nothing in it that should stay secret: no cookies, bodies or addresses.

Nobody outside decides how long the log gets: warnings of one kind are written once and then counted, and of
the other lines so many a second are written.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Callable
from traceback import walk_tb
from typing import Any, TextIO

from rookery.server.limits import Bucket

LOG = logging.getLogger("rookery.http")
EXTRAS = ("table", "reason", "method", "route", "status", "ms", "address", "again")
MINUTE = 60.0  # a warning that comes again is counted for so long
KINDS = 200  # of warnings in a minute; those beyond are one kind
LINES, BURST = 50.0, 200  # lines a second that are no warnings

Kind = tuple[str, int, str, str]


class Lines(logging.Formatter):
    """Spells a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "by": record.name,
            "says": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in EXTRAS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Calm(logging.StreamHandler[TextIO]):
    """Writes what is new at once and what repeats itself as a number."""

    def __init__(self, stream: TextIO, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._now = now
        self._since: dict[Kind, float] = {}  # in order of time
        self._again: dict[Kind, int] = {}
        self._lines = Bucket(LINES, BURST, now())
        self._left_out = 0

    def emit(self, record: logging.LogRecord) -> None:
        now = self._now()
        self._count_up(now - MINUTE)
        if record.levelno < logging.WARNING:
            if self._lines.take(now):
                super().emit(record)
            else:
                self._left_out += 1
            return
        kind = _kind(record) if len(self._since) < KINDS else ("rookery.log", record.levelno, "many more", "")
        if kind in self._since:
            self._again[kind] += 1
            return
        self._since[kind], self._again[kind] = now, 0
        super().emit(record)

    def close(self) -> None:
        """The counts that nobody has been told yet are told."""
        self._count_up(self._now())
        super().close()

    def _count_up(self, until: float) -> None:
        for kind in [kind for kind, since in self._since.items() if since <= until]:
            del self._since[kind]
            self._repeated(kind[:3], self._again.pop(kind))
        if self._left_out and self._lines.take(self._now()):
            told, self._left_out = self._left_out, 0
            self._repeated(("rookery.log", logging.INFO, "lines were left out"), told)

    def _repeated(self, kind: tuple[str, int, str], times: int) -> None:
        name, level, says = kind
        if times:
            line = {"name": name, "levelno": level, "levelname": logging.getLevelName(level), "msg": says}
            super().emit(logging.makeLogRecord(line | {"again": times}))


def _kind(record: logging.LogRecord) -> Kind:
    """What makes two warnings the same: who says what, where in the code, at which table."""
    says = re.sub(r"\d+", "…", str(record.msg).partition("\n")[0])[:100]
    where = f"{record.pathname}:{record.lineno} {getattr(record, 'table', '')}"
    if record.exc_info and record.exc_info[0] is not None:
        places = [line for _, line in walk_tb(record.exc_info[2])]
        where += f"{record.exc_info[0].__name__} {places[-1:]}"
    return record.name, record.levelno, says, where


def set_up(level: int = logging.INFO) -> None:
    """Sends everything to standard error as lines of JSON."""
    handler = Calm(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)


def request(method: str, route: str, status: int, seconds: float) -> None:
    """Notes one answered request by its route, never by its full address."""
    extra = {"method": method[:10], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
    LOG.info("request", extra=extra)
