"""One JSON object a line, and nothing in it that should stay secret: no cookies, bodies or addresses."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

LOG = logging.getLogger("rookery.http")
EXTRAS = ("table", "reason", "method", "route", "status", "ms", "address")


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


def set_up(level: int = logging.INFO) -> None:
    """Sends everything to standard error as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
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
