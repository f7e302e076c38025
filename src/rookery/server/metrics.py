"""What /metrics tells, in Prometheus' own text."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import REGISTRY

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # set by `rookery serve` when there are several workers
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

REQUESTS = Counter("rookery_requests_total", "HTTP requests", ["method", "route", "status"])
REQUEST_SECONDS = Histogram("rookery_request_seconds", "Time to answer a request", buckets=FAST)
MOVES = Counter("rookery_entries_total", "Acknowledged entries", ["game", "kind", "by"])
MOVE_SECONDS = Histogram("rookery_entry_seconds", "From move to durable entry", buckets=FAST)
STALE = Counter("rookery_stale_total", "Moves that came too late")
REFUSED = Counter("rookery_refused_total", "Messages refused", ["error"])
CUT_OFF = Counter("rookery_cut_off_total", "Connections closed for being slow or too many", ["why"])
HANDED = Counter("rookery_handed_total", "Connections handed to the worker that holds their table")
CUT_SHORT = Counter("rookery_cut_short_total", "Bots' choices that time cut short", ["game", "bot"])
REBUILT = Counter("rookery_rebuilt_total", "Tables rebuilt from their entries")
LOOKS_FAILED = Counter("rookery_looks_failed_total", "Looks of the watch that failed", ["reason"])
SET_ASIDE = Gauge("rookery_tables_set_aside", "Tables that the watch set aside", multiprocess_mode="livesum")
WATCHES_ENDED = Counter("rookery_watches_ended_total", "Times that the watch had to be begun again")
THINKING = Gauge(
    "rookery_thinking", "Choices that are thought about or wait for it", ["rank"], multiprocess_mode="livesum"
)
SOCKETS = Gauge("rookery_sockets", "Open WebSockets", multiprocess_mode="livesum")
TABLES = Gauge("rookery_tables", "Tables in memory", multiprocess_mode="livesum")


def text() -> bytes:
    """All figures, of all workers of this machine."""
    if FOLDER not in os.environ:
        return bytes(generate_latest(REGISTRY))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return bytes(generate_latest(registry))
