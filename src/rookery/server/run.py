"""Starts the service in one process or several."""

from __future__ import annotations

import os
import signal
import socket
import tempfile
from types import FrameType

import uvicorn
from fastapi import FastAPI

from rookery.server import logs
from rookery.server.limits import MESSAGE_BYTES
from rookery.server.settings import default_database, from_environment, read_secret
from rookery.storage.engine import database_url, migrate, open_engine

GOODBYE = 5  # seconds for open requests when the service ends


def worker() -> FastAPI:
    """The application of one worker; its settings come from the environment."""
    from rookery.server.app import create_app

    logs.set_up()
    return create_app(from_environment())


def serve(host: str, port: int, database: str | None, workers: int, *, proxied: bool = False) -> None:
    """Runs until it is told to stop; ValueError for what cannot work."""
    chosen = database or os.environ.get("ROOKERY_DATABASE") or default_database()
    if workers > 1 and database_url(chosen).get_backend_name() == "sqlite":
        raise ValueError("several workers need PostgreSQL: give --database postgresql://… or one worker")
    os.environ["ROOKERY_DATABASE"] = chosen
    read_secret()
    _try_port(host, port)
    _upgrade(chosen)
    if workers > 1:
        folder = tempfile.mkdtemp(prefix="rookery-metrics-")
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    print(f"Rookery is open at http://{shown}:{port}/", flush=True)
    signal.signal(signal.SIGTERM, _stopped)  # uvicorn ends gracefully, then passes the signal on
    uvicorn.run(
        "rookery.server.run:worker",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        access_log=False,
        log_config=None,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # packed frames tell by their length how alike two lines are
        server_header=False,
        proxy_headers=proxied,
        timeout_graceful_shutdown=GOODBYE,
    )


def _try_port(host: str, port: int) -> None:
    """Refuses an address that cannot be opened before anything else is done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            reason = getattr(error, "strerror", None) or "there is no such port"
            raise ValueError(f"{host}, port {port} cannot be opened: {reason}") from None


def _stopped(number: int, frame: FrameType | None) -> None:
    """The service has ended; so does the program, without a fault."""


def _upgrade(database: str) -> None:
    """Brings the database up to date once, before any worker starts."""
    engine = open_engine(database)
    try:
        migrate(engine)
    finally:
        engine.dispose()
